import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemWith, mail } from '../life.fixture.ts';
import { viewOf } from '../view.ts';
import { matchOf } from './account-matches.ts';
import { type AccountRecord, recordOf } from './account-records.ts';
import { areNear, mayMatch, mayMatchApart, noTraits, traitsOf, withTraits } from './account-traits.ts';

const letter = mail(
  'l',
  '2023-05-06T09:00:00+02:00',
  'Hotel Avenida <stay@avenida.pt>',
  'Max <max@muster.de>',
  'Your receipt',
  'Your booking is confirmed. Total €42.10',
  {
    documentKind: 'receipt',
    amounts: [{ value: 42.1, currency: 'EUR', role: 'total', field: 'body', text: '€42.10' }],
  },
);
const paper = itemWith('p', 'image', {
  time: { start: '2023-05-06T21:00:00', end: '2023-05-06T21:00:00', precision: 'second', source: 'exif-naive' },
  documentKind: 'receipt',
  ocr: { text: 'Receipt\nTotal 42.10 EUR\nThank you' },
  amounts: [{ value: 42.1, currency: 'EUR', role: 'total', field: 'ocr', text: '42.10 EUR' }],
});
const [ofLetter, ofPaper] = [letter, paper].map((item) => recordOf(viewOf(item, 'UTC')));

const name = (words: string) => ({
  words: words.split(' '),
  compact: words.replace(' ', ''),
  keys: words.split(' ').map((word) => `name ${word}`),
  houses: [],
});
const day = fc.constantFrom('2023-05-06', '2023-05-07', '2023-05-09', '2023-06-20');
const hour = fc.constantFrom('T00:00:00', 'T19:30:00').chain((clock) => day.map((one) => one + clock));
const sum = fc
  .constantFrom(42.1, 80)
  .map((value) => ({ value, currency: 'EUR', role: 'total' as const, field: 'body' as const, text: String(value) }));
const DAY = 86_400_000;

/** A record of which all that reasons look at varies, within what makes matches frequent. */
const anyRecord = (base: AccountRecord): fc.Arbitrary<AccountRecord> =>
  fc
    .record({
      state: fc.constantFrom('booked', 'invoiced', 'paid', 'delivered', 'cancelled', 'refunded', 'requested', 'quoted'),
      lead: fc.constantFrom('lodging', 'train', 'ticket', 'restaurant', 'subscription', undefined),
      amount: fc.option(sum, { nil: undefined }),
      named: fc.subarray([name('avenida'), name('casa azul')], { maxLength: 1 }),
      sender: fc.constantFrom('avenida', 'azul', undefined),
      days: fc.uniqueArray(
        day.map((one) => `check-in ${one}`),
        { maxLength: 3 },
      ),
      mentioned: fc.uniqueArray(day, { maxLength: 3 }),
      hours: fc.array(hour, { maxLength: 2 }),
      after: fc.constantFrom(0, 0.05, 1, 3, 4.5, 20, 29, 200, 390, 420),
      thread: fc.constantFrom(undefined, { id: 't' }, { id: 't', inReplyTo: 'x' }),
    })
    .map(({ state, lead, amount, named, sender, days, mentioned, hours, after, thread }) => ({
      ...base,
      state: state as AccountRecord['state'],
      lead,
      amount,
      sums: { ...base.sums, ...(amount === undefined ? {} : { whole: amount }) },
      parties: { display: undefined, named, sender: base.isPaper ? undefined : sender },
      codes: [],
      codeKinds: new Set<string>(),
      days: new Set(days),
      mentioned: new Set(mentioned),
      own: '2023-05-06',
      clock: Date.UTC(2023, 4, 6) + after * DAY,
      view: {
        ...base.view,
        thread,
        dates: hours.map((start) => ({ start, end: start, role: 'event' as const, field: 'body' as const, text: '' })),
      },
    }));

it('what records have between them never rules out a match that one of the reasons finds', () => {
  if (ofLetter === undefined || ofPaper === undefined) throw new Error('The letter and the paper are records.');
  const record = fc.oneof(anyRecord(ofLetter), anyRecord(ofPaper));
  const [asOne, asOther] = [
    { found: 0, looked: 0 },
    { found: 0, looked: 0 },
  ];
  const check = fc.property(fc.array(record, { minLength: 1, maxLength: 3 }), record, (account, later) => {
    const own = account.map((one) => traitsOf([one])).reduce(withTraits, noTraits);
    const others = traitsOf([later]);
    const matches = (isApart: boolean) => account.some((one) => matchOf(one, later, 0, () => isApart) !== undefined);
    for (const [isApart, may, seen] of [
      [false, mayMatch, asOne],
      [true, mayMatchApart, asOther],
    ] as const) {
      const looked = areNear(own, others) && may(own, others);
      if (looked) seen.looked += 1;
      if (!matches(isApart)) continue;
      seen.found += 1;
      expect(looked).toBe(true);
    }
  });
  fc.assert(check, { numRuns: 4000, seed: 1 });
  // Some match, and some are not looked at: the check is of something.
  expect([asOne.found, asOther.found].every((found) => found > 50)).toBe(true);
  expect([asOne.looked, asOther.looked].every((looked) => looked < 3900)).toBe(true);
});
