import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { itemIdSchema } from '../memory/ids.ts';
import { assembleItem, type MemoryItem, storedPart } from '../memory/item.ts';
import type { Amount, DocumentKind, MentionedDate } from '../memory/item-text.ts';
import { by } from './context.ts';
import { at, berlin, context, evenings, itemWith, lisbon, mail, photo, tokyo } from './life.fixture.ts';
import { organise } from './organise.ts';
import { textSayings } from './text-cues.ts';

const me = 'Max Muster <max@muster.de>';
const total = (value: number): Amount => ({ value, currency: 'EUR', role: 'total', field: 'body', text: `€${value}` });
const hotel = (
  id: string,
  start: string,
  kind: DocumentKind,
  value: number | undefined,
  code = 'LX4471',
  more: object = {},
) =>
  mail(
    id,
    start,
    'Hotel Avenida <booking@avenida.pt>',
    me,
    'Hotel Avenida Lisbon, 2 nights',
    'Your room at the hotel. Check-in Friday.',
    {
      documentKind: kind,
      references: [{ kind: 'booking', code, field: 'body' }],
      entities: [
        { name: 'Hotel Avenida', kind: 'merchant' },
        { name: 'Lisbon', kind: 'city' },
        { name: 'Portugal', kind: 'country' },
      ],
      amounts: value === undefined ? [] : [total(value), { ...total(7.5), role: 'tax' }],
      dates: [
        {
          start: '2023-05-05',
          end: '2023-05-07',
          role: 'check-in',
          field: 'body',
          text: '5 May',
        } satisfies MentionedDate,
      ],
      ...more,
    },
  );
const mia = { name: 'Mia', how: 'tagged' as const };
const months = ['2023-03', '2023-04', '2023-06'];
const trip: MemoryItem[] = [
  photo('l1', '2023-05-05T18:00:00+01:00', lisbon, { people: [mia] }),
  photo('l2', '2023-05-05T18:20:00+01:00', lisbon, { people: [mia] }),
  photo('l3', '2023-05-05T18:40:00+01:00'),
  photo('l4', '2023-05-06T23:30:00+01:00', lisbon, { caption: 'A birthday cake' }),
  photo('l5', '2023-05-07T00:10:00+01:00', lisbon),
  photo('l6', '2023-05-07T00:50:00+01:00', lisbon),
];
const life: MemoryItem[] = [
  ...evenings(months, berlin),
  ...trip,
  hotel('m1', '2023-04-01T10:00:00+02:00', 'booking', 420),
  hotel('m2', '2023-04-10T10:00:00+02:00', 'change', 430),
  hotel('m3', '2023-05-08T10:00:00+02:00', 'invoice', 412.5),
  mail(
    'm4',
    '2023-05-09T09:00:00+02:00',
    me,
    'Keller, Anna <anna@keller.de>',
    'Hi',
    'My sister Mia says hello. Grace has her vet appointment on Monday.',
  ),
  mail('m5', '2023-05-10T09:00:00+02:00', 'Anna Keller <anna@keller.de>', me, 'Re: Hi', 'Nice!', {
    thread: { id: 't', inReplyTo: '<x@y>' },
  }),
  photo('cat', '2023-06-01T20:00:00+02:00', berlin, { tags: [{ name: 'cat', source: 'perception' }] }),
];
const run = (items: readonly MemoryItem[], more = {}) => organise(items, context(more));
const plain = (o: Awaited<ReturnType<typeof organise>>) =>
  JSON.stringify({ ...o, readings: [...o.readings].sort((a, b) => (a[0] < b[0] ? -1 : 1)) });

describe('a small life', () => {
  it('finds the trip from home with its days and moments', async () => {
    const { events, places } = await run(life);
    const [found, ...others] = events.filter((e) => e.kind === 'trip');
    expect(others).toEqual([]);
    expect(found?.title).toBe('Weekend in Lisbon with Mia, May 2023');
    expect(found?.items).toEqual(expect.arrayContaining(['l1', 'l6', 'm1', 'm3']));
    expect(found?.narrative).toContain('Hotel Avenida');
    expect(events.filter((e) => e.kind === 'moment').map((e) => e.items)).toEqual([
      ['l1', 'l2', 'l3'],
      ['l4', 'l5', 'l6'],
    ]);
    expect(places.filter((p) => p.kind === 'home').map((p) => p.city)).toEqual(['Berlin']);
  });
  it('keeps a party that runs past midnight whole, on the day it began', async () => {
    const { events } = await run(life);
    const day = events.find((e) => e.kind === 'day' && e.items.includes(itemIdSchema.parse('l6')));
    expect(day?.span.start).toBe('2023-05-06T00:00:00');
    expect(day?.span.end).toBe('2023-05-07T00:50:00');
    expect(day?.title).toContain('Birthday');
  });
  it('fills a missing place from its moment, as derived evidence', async () => {
    const { readings } = await run(life);
    const place = readings.get(itemIdSchema.parse('l3'))?.find((r) => r.field === 'place');
    expect(place).toMatchObject({
      value: { city: 'Lisbon', source: 'event' },
      provenance: { kind: 'derived', by: 'organise.place', basis: ['l2'] },
    });
  });
  it('counts what the invoice says, and shows what it superseded', async () => {
    const { ledger, links } = await run(life);
    expect(ledger).toHaveLength(1);
    expect(ledger[0]).toMatchObject({
      kind: 'lodging',
      place: 'Lisbon, Portugal',
      state: 'invoiced',
      current: 'm3',
      counterparty: 'Hotel Avenida',
      total: { value: 412.5 },
    });
    expect(ledger[0]?.entries.map((e) => e.supersededBy)).toEqual(['m2', 'm3', undefined]);
    expect(links.filter((l) => l.kind === 'supersedes').map((l) => [l.from, l.to])).toEqual([
      ['m2', 'm1'],
      ['m3', 'm2'],
    ]);
  });
  it('knows the owner, joins "Last, First", learns roles and the pet', async () => {
    const { people, readings } = await run(life);
    expect(people.filter((p) => p.owner).map((p) => p.name)).toEqual(['Max Muster']);
    expect(people.filter((p) => p.addresses.includes('anna@keller.de')).map((p) => p.name)).toEqual(['Anna Keller']);
    expect(people.find((p) => p.name === 'Mia')?.roles).toEqual(['sister']);
    expect(people.find((p) => p.name === 'Hotel Avenida')?.kind).toBe('organisation');
    const grace = people.find((p) => p.name === 'Grace');
    expect(grace?.kind).toBe('pet');
    expect(grace?.evidence[0]).toMatchObject({ item: 'm4' });
    const seen = readings.get(itemIdSchema.parse('cat'))?.filter((r) => r.provenance.by === 'organise.reference');
    expect(seen?.find((r) => r.field === 'people')?.value).toEqual([{ id: grace?.id, name: 'Grace', how: 'tagged' }]);
    expect(seen?.[0]?.provenance.confidence).toBeLessThan(0.5);
  });
});

describe('a pet that a letter names', () => {
  const vet = mail(
    'vet',
    '2024-06-10T09:00:00+02:00',
    'City Vets <desk@cityvets.example>',
    'max@muster.de',
    'Appointment',
    'Dear Max,\n\nthis is to confirm that your dog Mango has her vaccination on 18 June 2024 at 17:30.',
  );
  const said = (items: readonly MemoryItem[]) =>
    run(items).then(({ readings }) =>
      [...readings].flatMap(([id, all]) =>
        all.flatMap((r) => (r.field === 'entities' && r.provenance.by === 'organise.reference' ? [[id, r.value]] : [])),
      ),
    );
  const mango = [{ name: 'Mango', kind: 'pet' }];

  it('is in pictures and letters that say its name, and not in what has the word for something else', async () => {
    const items = [
      vet,
      photo('waiting', '2024-06-18T17:28:00+02:00', berlin, { caption: 'Mango waiting' }),
      photo('lunch', '2024-06-18T13:00:00+02:00', berlin, { caption: 'Salad with mango' }),
      mail('hi', '2024-07-20T09:00:00+02:00', 'Katja Vogel <k@vogel.example>', 'max@muster.de', 'How is Mango?', 'Hi!'),
    ];
    expect(await said(items)).toEqual([
      ['waiting', mango],
      ['hi', mango],
    ]);
  });
});

describe('what always holds', () => {
  it('does not depend on the order of items', async () => {
    const expected = plain(await run(life));
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...life], { minLength: life.length, maxLength: life.length }),
        async (items) => {
          expect(plain(await run(items))).toBe(expected);
        },
      ),
      { numRuns: 25 },
    );
  });
  it('holds for any part of a life: one moment an item, parents contain children, one owner, no cycle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...life]), async (items) => {
        const { events, people, ledger } = await run(items);
        const inMoments = events.filter((e) => e.kind === 'moment').flatMap((e) => e.items);
        expect(new Set(inMoments).size).toBe(inMoments.length);
        expect(new Set(events.map((e) => e.id)).size).toBe(events.length);
        for (const event of events) {
          const parent = events.find((e) => e.id === event.parent);
          if (event.parent !== undefined) expect(parent?.items).toEqual(expect.arrayContaining(event.items));
        }
        if (items.some((i) => i.modality === 'email')) expect(people.filter((p) => p.owner)).toHaveLength(1);
        for (const account of ledger) {
          for (const entry of account.entries) {
            let step = entry;
            for (let n = 0; step.supersededBy !== undefined; n++) {
              expect(n).toBeLessThan(account.entries.length);
              step = account.entries.find((e) => e.item === step.supersededBy) ?? { ...step, supersededBy: undefined };
            }
            expect(step.item).toBe(account.current);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
  it('says the same again of what it has organised', async () => {
    const first = await run(life);
    const written = life.map((item) =>
      assembleItem(storedPart(item, [...item.readings, ...(first.readings.get(item.id) ?? [])])),
    );
    expect(plain(await run(written))).toBe(plain(first));
  });
});

describe('what texts say of people', () => {
  it('takes no adverb that opens a sentence for a name', () => {
    expect(textSayings('Thankfully, my son was fine. Oscar, my guinea pig, too.').cues).toMatchObject([
      { kind: 'pet', name: 'Oscar', species: 'guinea pig' },
    ]);
  });
});

describe('lives of other shapes', () => {
  it('is empty for nothing, and calm with one item or one without time', async () => {
    expect(plain(await run([]))).toBe(
      plain({ events: [], people: [], places: [], links: [], ledger: [], readings: new Map() }),
    );
    expect((await run([photo('a', '2023-01-01T10:00:00')])).events).toEqual([]);
    expect((await run([itemWith('b', 'image', {}), itemWith('c', 'text', { body: { text: 'x' } })])).events).toEqual(
      [],
    );
  });
  it('makes of mails alone the trip that they book, and people and one owner', async () => {
    const { events, people } = await run(life.filter((i) => i.modality === 'email'));
    expect(events.map(({ kind }) => kind)).toEqual(['trip']);
    expect(people.filter((p) => p.owner).map((p) => p.addresses)).toEqual([['max@muster.de']]);
  });
  it('tells two trips with a stop at home between them apart', async () => {
    const items = [
      ...evenings(['2023-03', '2023-04', '2023-06'], berlin),
      ...['2023-05-05', '2023-05-06'].map((d) => photo(`l-${d}`, `${d}T12:00:00+01:00`, lisbon)),
      photo('back1', '2023-05-07T08:00:00+02:00', berlin),
      photo('back2', '2023-05-07T09:00:00+02:00', berlin),
      ...['2023-05-08', '2023-05-09'].map((d) => photo(`t-${d}`, `${d}T12:00:00+09:00`, tokyo)),
    ];
    const trips = (await run(items)).events.filter((e) => e.kind === 'trip');
    expect(trips.map((t) => t.place?.city)).toEqual(['Lisbon', 'Tokyo']);
  });
  it('finds two homes after a move, each in its time, and no trip in it', async () => {
    const items = [
      ...evenings(['2023-01', '2023-02', '2023-03', '2023-04'], berlin),
      ...evenings(['2023-05', '2023-06', '2023-07', '2023-08'], lisbon),
    ];
    const { events, places } = await run(items);
    const homes = places.filter((p) => p.kind === 'home').sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1));
    expect(homes.map((h) => [h.city, h.since, h.until])).toEqual([
      ['Berlin', undefined, '2023-04-21'],
      ['Lisbon', '2023-05-01', undefined],
    ]);
    expect(events.filter((e) => e.kind === 'trip')).toEqual([]);
  });
  it('measures moments on the world’s clock across zones', async () => {
    const items = [
      photo('a', '2023-05-05T12:00:00+02:00'),
      photo('b', '2023-05-05T11:10:00+01:00'),
      photo('c', '2023-05-05T06:20:00-04:00'),
    ];
    const moments = (await run(items)).events.filter((e) => e.kind === 'moment');
    expect(moments.map((m) => m.items)).toEqual([['a', 'b', 'c']]);
  });
  it('voids what was cancelled, and lets a new confirmation reopen it', async () => {
    const items = [
      hotel('a', '2023-04-01T10:00:00', 'booking', 420),
      hotel('b', '2023-04-02T10:00:00', 'cancellation', undefined),
    ];
    expect((await run(items)).ledger[0]).toMatchObject({
      state: 'cancelled',
      current: 'b',
      total: { value: 0, currency: 'EUR' },
    });
    const again = await run([...items, hotel('c', '2023-04-03T10:00:00', 'booking', 500)]);
    expect(again.ledger[0]).toMatchObject({ state: 'confirmed', current: 'c', total: { value: 500 } });
  });
  it('tells of the ledger as soon as it is found: all of it, and no link of anything else', async () => {
    const booked = hotel('a', '2023-04-01T10:00:00', 'booking', 420);
    const onLedger = vi.fn();
    const found = await run([...life, booked, hotel('b', '2023-04-02T10:00:00', 'booking', 500)], { onLedger });
    expect(found.ledger.length).toBeGreaterThan(0);
    const own = found.links.filter((link) => link.by === by.ledger);
    expect(own.length).toBeGreaterThan(0);
    expect(onLedger.mock.calls).toEqual([[found.ledger, own]]);
  });
  it('joins a photographed receipt to the mail of the same merchant, sum and day', async () => {
    const receipt = photo('r', '2023-05-08T11:00:00+02:00', undefined, {
      documentKind: 'receipt',
      amounts: [total(412.5)],
      entities: [{ name: 'Hotel Avenida', kind: 'merchant' }],
    });
    const { ledger } = await run([...life, receipt]);
    expect(ledger).toHaveLength(1);
    expect(ledger[0]?.total?.value).toBe(412.5);
  });
  it('keeps two venues that documents name for one hour as two readings', async () => {
    const paper = (id: string, name: string, minute: string) =>
      photo(id, `2023-05-06T13:${minute}:00+01:00`, undefined, {
        documentKind: 'receipt',
        entities: [{ name, kind: 'venue' }],
      });
    const items = [
      photo('meal', '2023-05-06T12:40:00+01:00', lisbon),
      paper('p', 'Café Bohème', '05'),
      paper('q', 'Pasha Kebab', '10'),
    ];
    const readings = (await run(items)).readings.get(itemIdSchema.parse('meal')) ?? [];
    expect(readings.flatMap((r) => (r.field === 'place' ? [r.value.poi] : [])).sort()).toEqual([
      'Café Bohème',
      'Pasha Kebab',
    ]);
  });
  it('links near-duplicates and bursts without merging them', async () => {
    const shot = (id: string, start: string, phash: string) =>
      photo(id, start, berlin, { media: { mime: 'image/jpeg', camera: 'X', phash } });
    const items = [
      shot('a', '2023-05-06T12:00:00+02:00', 'f0f0f0f0aaaa5555'),
      shot('b', '2023-05-06T12:00:02+02:00', 'f0f0f0f0aaaa5551'),
      shot('c', '2024-05-06T12:00:00+02:00', '0123456789abcdef'),
    ];
    const { links } = await run(items);
    expect(links.map((l) => [l.kind, l.from, l.to])).toEqual([
      ['burst', 'b', 'a'],
      ['near-duplicate', 'b', 'a'],
      ['same-shot', 'b', 'a'],
    ]);
  });
  it('keeps what the owner said through recomputation', async () => {
    const before = await run(life);
    const anna = before.people.find((p) => p.name === 'Anna Keller');
    const miaId = before.people.find((p) => p.name === 'Mia')?.id;
    if (anna === undefined || miaId === undefined) throw new Error('nobody found');
    const corrections = [
      { kind: 'name-person' as const, at: '1', person: miaId, name: 'Mia Muster' },
      { kind: 'person-role' as const, at: '2', person: miaId, role: 'best friend', holds: true },
      { kind: 'merge-people' as const, at: '3', into: miaId, from: anna.id },
      { kind: 'hide-person' as const, at: '4', person: anna.id, hidden: true },
      { kind: 'owner-is' as const, at: '5', person: miaId },
      { kind: 'title-event' as const, at: '6', firstItem: itemIdSchema.parse('l1'), title: 'Our honeymoon' },
    ];
    const { people, events } = await run(life, { corrections });
    const merged = people.find((p) => p.id === miaId);
    expect(merged).toMatchObject({ name: 'Mia Muster', hidden: true, owner: true, addresses: ['anna@keller.de'] });
    expect(merged?.roles).toEqual(['best friend', 'sister']);
    expect(people.filter((p) => p.owner)).toHaveLength(1);
    expect(events.filter((e) => e.title === 'Our honeymoon').map((e) => e.kind)).toEqual(['trip']);
  });
  it('joins a speaker named in time only', async () => {
    const turn = (id: string, name: string) =>
      itemWith(
        id,
        'text',
        { time: at('2023-05-08T13:56:00', 'session-date'), people: [{ name, how: 'speaker' }], body: { text: 'Hey' } },
        'locomo',
      );
    const { events } = await run([turn('1', 'Caroline'), turn('2', 'Melanie'), turn('3', 'Caroline')]);
    expect(events.map((e) => e.title)).toEqual(['Conversation between Caroline and Melanie, 8 May 2023']);
  });
});
