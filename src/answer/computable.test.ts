import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComputable } from './computable.ts';

const quoted = (...quotes: readonly string[]) =>
  quotes.map((quote, i) => ({ id: `mail-${i + 1}` as never, field: 'body', quote }));
const from = (text: string, ...quotes: readonly string[]) => isComputable({ text, citations: quoted(...quotes) });

describe('what quotes give', () => {
  it.each([
    ['€397.71', ['EUR 397.71']],
    ['€842.97', ['€445.26', '€397.71']],
    ['£10.50 and €20.00', ['£10.50', '€12.00', '€8.00']],
    ['€80.00', ['Total: €100.00', 'Refund €20.00']],
    ['8 May 2023', ['2023-05-08T10:00:00']],
    ['2023年5月8日（2023-05-08）', ['8 May 2023']],
    ['8 May 2023 (16:00)', ['2023-05-08 at 16:00']],
    ['16:00', ['at 4:00 pm']],
    ['1 June 2023', ['I started the pottery class yesterday', '2023-06-02T20:00:00']],
    ['4 nights', ['5 May 2023', '9 May 2023']],
    ['5 days', ['5 May 2023 to 9 May 2023']],
    ['30 April 2017 to 2 May 2017', ['April 30, 2017 au May 2, 2017']],
    ['277 days', ['3. May 2018', '30/Jul/2017']],
    ['12:45 (1245 hrs)', ['at 1245 hrs']],
    ['4 nights', ['Invoice for four nights.']],
    ['3 晚', ['5月1日至5月4日']],
    ['3 nights', ['30. September 2022', '3. Oktober 2022']],
    ['5 nights', ['9-14.07.2022']],
    ['3 weeks', ['2023-05-01', '2023-05-22']],
    ['2', ['2023-05-01', '2023-05-22']],
    ['Anna Berg and Ben Okoro', ['Anna Berg', 'Ben Okoro']],
    ['14C', ['Seat: 14C']],
    ['Yes: Milo has his vaccination.', ['Milo has his vaccination.']],
    ['Before', ['2023-05-01', '2023-05-22']],
    ['The one in Porto', ['€314.57', '€961.20']],
    ['€2,010.95', ['2010.95欧']],
    ['€2,010.12', ['EUR 2010.12']],
    ['mail-1, mail-2', ['a', 'b']],
    ['Yes: your flight to Lisbon (LIS) was moved.', ['your flight to Lisbon (LIS) was moved.']],
    ['We moved in. Come and see us!', ['We moved in.', 'Come and see us!']],
  ] as const)('%s from %j', (text, quotes) => {
    const field = /^\d{4}-\d\d-\d\dT/.test(quotes[1] ?? '') ? 'time' : 'body';
    const citations = quotes.map((quote, i) => ({
      id: (field === 'time' ? 'one' : `mail-${i + 1}`) as never,
      field: i === 1 ? field : 'body',
      quote,
    }));
    expect(isComputable({ text, citations, question: 'Was the one in Porto cheaper?' })).toBe(true);
  });

  it.each([
    ['a sum that leaves one out', '€445.26', ['€400.00', '€45.00']],
    ['another day', '9 May 2023', ['2023-05-08T10:00:00']],
    ['another year', '8 May 2022', ['8 May 2023']],
    ['another time', '17:00', ['at 4:00 pm']],
    ['another length', '5 nights', ['5 May 2023', '9 May 2023']],
    ['a name nobody said', 'Clara', ['Anna Berg']],
    ['one name of two', 'Anna Berg and Clara', ['Anna Berg', 'Ben']],
    ['an id that is not cited', 'mail-1, mail-9', ['a', 'b']],
    ['a comparison of one value', 'The one in Porto', ['€314.57']],
    ['a yes with other words', 'Yes: she came along.', ['Milo has his vaccination.']],
    ['a side that was not asked about', 'The one in Rome', ['€314.57', '€961.20']],
    ['a dash', '–', ['€314.57', '€961.20']],
    ['nothing', '€1.00', []],
  ] as const)('not %s', (_, text, quotes) => {
    expect(from(text, ...quotes)).toBe(false);
  });
});

it('takes a count of the store for more than is cited, and no other', () => {
  const citations = quoted('2023-01-01', '2023-01-02');
  expect(isComputable({ text: '82', citations, counted: 82 })).toBe(true);
  expect(isComputable({ text: '81', citations, counted: 82 })).toBe(false);
});

const cents = fc.integer({ min: 101, max: 5_000_000 });
const money = (n: number): string => `€${(n / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const day = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe('tampering', () => {
  it('is seen in a sum of money, and the true sum is not refused', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, (parts, other) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        const quotes = parts.map(money);
        expect(from(money(sum), ...quotes)).toBe(true);
        // Refunds may be taken off and differences told: those are no tampering.
        const reachable = signedSums(parts);
        const told = new Set([...reachable, ...parts, ...parts.flatMap((a) => parts.map((b) => a - b))]);
        fc.pre(!told.has(other) && other > 9000);
        expect(from(money(other), ...quotes)).toBe(false);
      }),
    );
  });

  it('is seen in a day', () => {
    fc.assert(
      fc.property(day, day, (said, other) => {
        expect(from(said, `on ${said} at the station`)).toBe(true);
        expect(from(said, `on ${other} at the station`)).toBe(said === other);
      }),
    );
  });

  it('is seen in a number of nights', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 3, max: 60 }), fc.integer({ min: 3, max: 60 }), (start, nights, said) => {
        const end = new Date(Date.parse(start) + nights * 86_400_000).toISOString().slice(0, 10);
        fc.pre(![start, end].some((iso) => iso.split('-').some((part) => Number(part) === said)));
        expect(from(`${said} nights`, start, end)).toBe(said === nights);
      }),
    );
  });

  it('is seen in quoted words: a letter more or less', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{4,8}$/), fc.nat(), (code, at) => {
        expect(from(code, `Reference: ${code}.`)).toBe(true);
        const cut = at % code.length;
        const tampered = `${code.slice(0, cut)}Ω${code.slice(cut)}`;
        expect(from(tampered, `Reference: ${code}.`)).toBe(false);
      }),
    );
  });

  it('is seen in made-up answers', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12} [a-z]{5,12}$/), fc.stringMatching(/^[A-Z]{6,20}$/), (said, quote) => {
        fc.pre(!/^(?:yes|no|before|after|both)/.test(said));
        expect(from(said, quote)).toBe(false);
      }),
    );
  });
});

function signedSums(parts: readonly number[]): Set<number> {
  let sums = new Set([0]);
  for (const part of parts) sums = new Set([...sums].flatMap((sum) => [sum + part, sum - part]));
  return sums;
}

it.each([
  ['18:45', '2020-11-19 18點45分'],
  ['09:00', '現改為9點整起飛'],
  ['18:45 (18點45)', '18點45分'],
])('%s is what a letter in traditional characters writes', (text, quote) => {
  expect(from(text, quote)).toBe(true);
});

it('follows a reckoning of quoted numbers, and of small ones that the question says', () => {
  const citations = [
    { id: 'a', field: 'body', quote: '£27.50' },
    { id: 'b', field: 'body', quote: '£4' },
  ] as never;
  const question = 'What did the seats come to for the three of us?';
  expect(isComputable({ text: '£86.50', citations, question, worked: '3 × 27.5 + 4' })).toBe(true);
  expect(isComputable({ text: '£86.50', citations, worked: '3 × 27.5 + 4' })).toBe(false);
  expect(isComputable({ text: '£87.50', citations, question, worked: '3 × 27.5 + 5' })).toBe(false);
  expect(isComputable({ text: '£90.00', citations, question, worked: '3 × 27.5 + 4' })).toBe(false);
});

it('follows a length between two quoted times', () => {
  const citations = [{ id: 'a', field: 'body', quote: '16:41 – Quimper 20:20' }] as never;
  expect(isComputable({ text: '3 hours 39 minutes', citations })).toBe(true);
  expect(isComputable({ text: '3小时39分钟', citations })).toBe(true);
  expect(isComputable({ text: '3 hours 40 minutes', citations })).toBe(false);
});
