import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { isSeen, TOLD_CONFIDENCE } from '../../memory/place.ts';
import type { Reading } from '../../memory/reading.ts';
import { berlin, context, evenings, lisbon, mail, photo, tokyo } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const readingsOf = async (items: readonly MemoryItem[], id: string, more = {}): Promise<readonly Reading[]> =>
  (await organise(items, context(more))).readings.get(itemIdSchema.parse(id)) ?? [];
const placesIn = (readings: readonly Reading[]) =>
  readings.flatMap((r) =>
    r.field === 'place' ? [{ ...r.value, sure: r.provenance.confidence, on: r.provenance.basis }] : [],
  );

const at = (venue: string) => ({ ...lisbon, poi: venue });
const receipt = (id: string, start: string, venue: string) =>
  mail(id, start, `${venue} <info@${id}.pt>`, 'me@x.org', `Your receipt from ${venue}`, `Dinner at ${venue}, Lisbon.`, {
    documentKind: 'receipt',
    entities: [
      { name: venue, kind: 'merchant' },
      { name: 'Lisbon', kind: 'city' },
      { name: 'Portugal', kind: 'country' },
    ],
  });

describe('a position that the others contradict', () => {
  const run = ['00', '04', '08', '12'].map((m, i) =>
    photo(`p${i}`, `2023-05-06T12:${m}:00+01:00`, i === 2 ? tokyo : lisbon),
  );
  it('is told where those around were, keeps what was observed, and is found by that name', async () => {
    const found = await readingsOf(run, 'p2');
    expect(placesIn(found)).toMatchObject([{ city: 'Lisbon', source: 'event', on: ['p1', 'p3', 'p0'] }]);
    expect(found.find((r) => r.field === 'entities')?.value).toEqual([
      { name: 'Lisbon', kind: 'city' },
      { name: 'Portugal', kind: 'country' },
    ]);
    expect(found.every((r) => r.provenance.kind === 'derived')).toBe(true);
  });
  it('does not tear its moment, nor name it', async () => {
    const { events } = await organise(run, context());
    expect(events.find((e) => e.kind === 'moment')).toMatchObject({ title: 'Midday in Lisbon, 6 May 2023' });
    expect(events.find((e) => e.kind === 'moment')?.items).toHaveLength(4);
  });
  it('is told even when it is the only one of its day, between two of one place', async () => {
    const items = [
      photo('a', '2023-05-06T20:00:00+02:00', berlin),
      photo('x', '2023-05-07T12:00:00+02:00', tokyo),
      photo('b', '2023-05-07T20:00:00+02:00', berlin),
    ];
    expect(placesIn(await readingsOf(items, 'x'))).toMatchObject([{ city: 'Berlin', sure: 0.6, on: ['a', 'b'] }]);
  });
  it('stays alone where nobody outvotes it, and where the journey was possible', async () => {
    const tie = [photo('a', '2023-05-06T12:00:00+01:00', lisbon), photo('b', '2023-05-06T12:04:00+01:00', tokyo)];
    expect(placesIn(await readingsOf(tie, 'a'))).toEqual([]);
    const journey = [
      ...['08', '09', '10'].map((h) => photo(`h${h}`, `2023-05-06T${h}:00:00+02:00`, berlin)),
      ...['16', '17', '18'].map((h) => photo(`t${h}`, `2023-05-06T${h}:00:00+01:00`, lisbon)),
    ];
    for (const item of journey) expect(placesIn(await readingsOf(journey, item.id))).toEqual([]);
  });
});

describe('one city under two names', () => {
  it('is one place, called as most items call it', async () => {
    const seville = { lat: 37.389, lon: -5.984, country: 'Spain', countryCode: 'ES', source: 'row' as const };
    const items = [
      photo('a', '2023-05-06T12:00:00+02:00', { ...seville, city: 'Seville' }),
      photo('b', '2023-05-07T12:00:00+02:00', { ...seville, city: 'Seville' }),
      photo('c', '2023-05-08T12:00:00+02:00', { ...seville, city: 'Sevilla' }),
    ];
    const known = { name: 'Sevilla', lat: 37.38, lon: -5.97, countryCode: 'ES', population: 700_000 };
    const findPlace = (name: string) => (/^Sevill/.test(name) ? [known] : []);
    const { places } = await organise(items, context({ findPlace }));
    expect(places.filter((p) => p.kind === 'city').map((p) => [p.name, p.aliases, p.items.length])).toEqual([
      ['Seville', ['Sevilla'], 3],
    ]);
  });
});

describe('two venues for one meal', () => {
  const meal = [
    photo('a', '2023-05-06T20:00:00+01:00', at('Pasha Kebab')),
    photo('b', '2023-05-06T20:05:00+01:00', at('Café Bohème')),
    photo('c', '2023-05-06T20:09:00+01:00', lisbon),
  ];
  it('are both named while nothing decides, equally sure', async () => {
    expect(placesIn(await readingsOf(meal, 'a'))).toMatchObject([{ poi: 'Café Bohème', sure: 0.4, on: ['b'] }]);
    expect(placesIn(await readingsOf(meal, 'b'))).toMatchObject([{ poi: 'Pasha Kebab', sure: 0.4, on: ['a'] }]);
    const { events } = await organise(meal, context());
    const told = events.find((e) => e.kind === 'moment');
    expect(told?.place?.poi).toBeUndefined();
    expect(told?.narrative).toContain('Named places: Café Bohème or Pasha Kebab.');
  });
  it('are decided by a receipt of that hour', async () => {
    const all = [...meal, receipt('m', '2023-05-06T21:40:00+01:00', 'Cafe Boheme')];
    expect(placesIn(await readingsOf(all, 'a')).map((p) => [p.poi, p.source])).toEqual([
      ['Cafe Boheme', 'message'],
      ['Café Bohème', 'event'],
    ]);
    expect(placesIn(await readingsOf(all, 'b')).map((p) => p.poi)).toEqual(['Cafe Boheme']);
    const { events, places } = await organise(all, context());
    expect(events.find((e) => e.kind === 'moment')).toMatchObject({ place: { poi: 'Café Bohème' } });
    expect(places.filter((p) => /boh/i.test(p.name)).map((p) => p.name)).toEqual(['Café Bohème']);
  });
  it('are no rivals a street apart, or an hour', async () => {
    const apart = [
      photo('a', '2023-05-06T20:00:00+01:00', at('Pasha Kebab')),
      photo('b', '2023-05-06T21:00:00+01:00', at('Café Bohème')),
      photo('c', '2023-05-06T21:02:00+01:00', { ...at('Tasca'), lat: 38.74 }),
    ];
    for (const { id } of apart) expect(placesIn(await readingsOf(apart, id))).toEqual([]);
  });
});

it('pictures of one hour that rest on the same letters have one list of them between them', async () => {
  const letters = ['r1', 'r2'].map((id) => receipt(id, '2023-05-06T21:00:00', 'Casa Azul'));
  const taken = ['00', '01', '02'].map((m, i) => photo(`p${i}`, `2023-05-06T20:${m}:00+01:00`));
  const { readings } = await organise([...letters, ...taken], context());
  const bases = taken.map(({ id }) => readings.get(id)?.find((r) => r.field === 'place')?.provenance.basis);
  expect(bases[0]).toEqual(['r1', 'r2']);
  expect(new Set(bases).size).toBe(1);
});

describe('a missing place', () => {
  it('comes from the receipt of the hour, with its city and country', async () => {
    const items = [
      photo('x', '2023-05-06T20:10:00+01:00'),
      receipt('m', '2023-05-06T21:40:00+01:00', 'Tasca do Farol'),
    ];
    expect(placesIn(await readingsOf(items, 'x'))).toMatchObject([
      { poi: 'Tasca do Farol', city: 'Lisbon', country: 'Portugal', source: 'message', on: ['m'] },
    ]);
  });
  it('is not told by the receipt of a dinner to what shows something else', async () => {
    const shot = (id: string, caption: string) => photo(id, '2023-05-06T20:10:00+01:00', lisbon, { caption });
    const items = [
      shot('beach', 'two men on a beach'),
      shot('plain', 'a woman in daylight'),
      shot('food', 'plates on a table'),
      receipt('m', '2023-05-06T21:40:00+01:00', 'Tasca do Farol'),
    ];
    expect(placesIn(await readingsOf(items, 'beach'))).toEqual([]);
    expect(placesIn(await readingsOf(items, 'plain'))).toMatchObject([{ poi: 'Tasca do Farol' }]);
    expect(placesIn(await readingsOf(items, 'food'))).toMatchObject([{ poi: 'Tasca do Farol' }]);
  });
  it('is not told by a receipt of a town that the picture was far from', async () => {
    const items = [
      photo('x', '2023-05-06T20:10:00+02:00', berlin),
      receipt('m', '2023-05-06T21:40:00+02:00', 'Tasca do Farol'),
    ];
    const findPlace = (name: string) =>
      name === 'Lisbon' ? [{ name, lat: 38.72, lon: -9.14, countryCode: 'PT', population: 5e5 }] : [];
    expect(placesIn(await readingsOf(items, 'x', { findPlace }))).toEqual([]);
  });
  it('comes from a stay that covers its days, and from the hotel itself only at night', async () => {
    const stay = mail(
      's',
      '2023-04-01T10:00:00+01:00',
      'Hotel Avenida <b@avenida.pt>',
      'me@x.org',
      'Your stay',
      'Room',
      {
        documentKind: 'booking',
        entities: [
          { name: 'Hotel Avenida', kind: 'venue' },
          { name: 'Lisbon', kind: 'city' },
        ],
        dates: [
          { start: '2023-05-05T00:00:00', end: '2023-05-05T23:59:59', role: 'check-in', field: 'body', text: '5 May' },
          { start: '2023-05-08T00:00:00', end: '2023-05-08T23:59:59', role: 'check-out', field: 'body', text: '8 May' },
        ],
      },
    );
    const items = [stay, photo('noon', '2023-05-06T12:00:00+01:00'), photo('late', '2023-05-06T23:00:00+01:00')];
    expect(placesIn(await readingsOf(items, 'noon'))).toMatchObject([{ city: 'Lisbon', source: 'message' }]);
    expect(placesIn(await readingsOf(items, 'noon'))[0]?.poi).toBeUndefined();
    expect(placesIn(await readingsOf(items, 'late'))).toMatchObject([{ poi: 'Hotel Avenida', city: 'Lisbon' }]);
  });
  it('comes from the trip it lies in, less sure on its first and last day', async () => {
    const items = [
      ...evenings(['2023-03', '2023-04', '2023-06'], berlin),
      photo('a', '2023-05-05T10:00:00+01:00', lisbon),
      photo('mid', '2023-05-06T10:00:00+01:00'),
      photo('b', '2023-05-07T10:00:00+01:00', lisbon),
      photo('edge', '2023-05-07T23:00:00+01:00'),
    ];
    expect(placesIn(await readingsOf(items, 'mid'))).toMatchObject([{ city: 'Lisbon', sure: 0.4 }]);
    expect(placesIn(await readingsOf(items, 'edge'))).toMatchObject([{ city: 'Lisbon', sure: 0.2 }]);
  });
  it('days from anything is the town before and after, where that is one', async () => {
    const items = [
      photo('a', '2023-05-03T12:00:00+02:00', berlin),
      photo('x', '2023-05-06T12:00:00+02:00'),
      photo('b', '2023-05-09T12:00:00+02:00', berlin),
    ];
    expect(placesIn(await readingsOf(items, 'x'))).toMatchObject([{ city: 'Berlin', sure: 0.3, on: ['a', 'b'] }]);
    expect(
      placesIn(await readingsOf([...items.slice(0, 2), photo('b', '2023-05-09T12:00:00+02:00', lisbon)], 'x')),
    ).toEqual([]);
  });
  it('is not the town before and after where a camera that knows no position was along: many pictures of days, none placed', async () => {
    const home = ['01', '02', '03', '09', '10', '11'].map((d) => photo(`h${d}`, `2023-05-${d}T12:00:00+02:00`, berlin));
    const away = ['05', '06', '07'].flatMap((d) =>
      ['10', '14', '18'].map((h) => photo(`w${d}${h}`, `2023-05-${d}T${h}:00:00+02:00`)),
    );
    expect(placesIn(await readingsOf([...home, ...away], 'w0614'))).toEqual([]);
    // Where most pictures have no position anyway, a row of them says nothing.
    const seldom = [home[2], ...away.slice(0, 4), home[3]].flatMap((item) => item ?? []);
    expect(placesIn(await readingsOf(seldom, 'w0514'))).toMatchObject([{ city: 'Berlin' }]);
  });
  it('between two places equally near is what they share, and both are named', async () => {
    const porto = { ...lisbon, lat: 41.15, lon: -8.61, city: 'Porto' };
    const items = [
      photo('a', '2023-05-06T12:00:00+01:00', lisbon),
      photo('x', '2023-05-06T12:30:00+01:00'),
      photo('b', '2023-05-06T13:00:00+01:00', porto),
    ];
    const found = await readingsOf(items, 'x');
    expect(placesIn(found)[0]).toMatchObject({ country: 'Portugal' });
    expect(placesIn(found)[0]?.city).toBeUndefined();
    expect(found.find((r) => r.field === 'entities')?.value).toEqual([
      { name: 'Lisbon', kind: 'city' },
      { name: 'Portugal', kind: 'country' },
      { name: 'Porto', kind: 'city' },
    ]);
  });
  it('comes from a picture that looks alike minutes away', async () => {
    const media = { mime: 'image/jpeg', phash: 'f0f0f0f0aaaa5555' };
    const items = [
      photo('a', '2023-05-06T12:00:00+01:00', lisbon, { media }),
      photo('x', '2023-05-06T12:12:00+01:00', undefined, { media }),
    ];
    expect(placesIn(await readingsOf(items, 'x')).map((p) => p.source)).toContain('look-alike');
  });
  it('of pictures a street from a photographed receipt is not its venue, nor is an airline one', async () => {
    const paper = (id: string, kind: 'receipt' | 'ticket', text: string, name: string) =>
      photo(id, '2023-05-06T09:40:00+01:00', lisbon, {
        documentKind: kind,
        ocr: { text },
        entities: [{ name, kind: 'merchant' }],
      });
    const near = photo('near', '2023-05-06T09:20:00+01:00', { ...lisbon, lat: lisbon.lat ?? 0 });
    const far = photo('far', '2023-05-06T09:10:00+01:00', { ...lisbon, lat: 38.73 });
    const coffee = [paper('r', 'receipt', 'Green Bean coffee 2.40', 'Green Bean'), near, far];
    expect(placesIn(await readingsOf(coffee, 'near'))).toMatchObject([{ poi: 'Green Bean' }]);
    expect(placesIn(await readingsOf(coffee, 'far'))).toEqual([]);
    const booked = (id: string, start: string, text: string) =>
      mail(id, start, 'Windrose <info@windrose.example>', 'me@x.org', 'Booking', text, {
        documentKind: 'booking',
        entities: [{ name: 'Windrose', kind: 'merchant' }],
        dates: [{ start: '2023-05-06T09:00:00', end: '2023-05-06T09:00:00', role: 'other', field: 'body', text: '' }],
      });
    const carrier = [
      near,
      booked('f', '2023-04-06T09:00:00+01:00', 'Windrose to Lisbon, departs 9:00, fare EUR 60'),
      booked('g', '2023-05-05T09:00:00+01:00', 'Row 4, seat 17. See you tomorrow'),
    ];
    expect(placesIn(await readingsOf(carrier, 'near'))).toEqual([]);
    const flight = [paper('r', 'ticket', 'BOARDING PASS Skyway Air gate 4', 'Skyway Air'), near];
    expect(placesIn(await readingsOf(flight, 'near'))).toEqual([]);
    expect(placesIn(await readingsOf(flight, 'r'))).toEqual([]);
  });
  it('of a photographed receipt is what it says itself', async () => {
    const items = [
      photo('r', '2023-05-06T20:40:00+01:00', undefined, {
        documentKind: 'receipt',
        entities: [{ name: 'Tasca do Farol', kind: 'merchant' }],
      }),
    ];
    expect(placesIn(await readingsOf(items, 'r'))).toMatchObject([
      { poi: 'Tasca do Farol', source: 'text', on: ['r'] },
    ]);
  });
});

describe('a venue that only mails tell of', () => {
  it('is a place all the same, in the town that one of them names, and not one to look for pictures at', async () => {
    const bill = (id: string, start: string, city: readonly string[]) =>
      mail(id, start, 'Café Bohème <info@b.pt>', 'me@x.org', 'Your receipt', 'Dinner at Café Bohème.', {
        documentKind: 'receipt',
        entities: [{ name: 'Café Bohème', kind: 'venue' }, ...city.map((name) => ({ name, kind: 'city' as const }))],
      });
    const { places } = await organise(
      [bill('a', '2023-05-07T21:10:00+01:00', ['Lisbon']), bill('b', '2023-06-01T21:10:00+01:00', [])],
      context({ findPlace: () => [] }),
    );
    expect(places.filter(({ kind }) => kind === 'venue')).toEqual([
      expect.objectContaining({ name: 'Café Bohème', city: 'Lisbon', items: ['a', 'b'], confidence: TOLD_CONFIDENCE }),
    ]);
    expect(places.every((place) => isSeen(place) === (place.kind !== 'venue'))).toBe(true);
  });
});
