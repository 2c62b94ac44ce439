import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { berlin, context, evenings, lisbon, mail, photo } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const haunts = async (items: readonly MemoryItem[]) =>
  (await organise(items, context())).places
    .filter((p) => p.kind === 'home' || p.kind === 'work')
    .map((p) => [p.kind, p.city, p.since, p.until]);
const months = ['2023-01', '2023-02', '2023-03', '2023-04', '2023-05', '2023-06'];
const moved = (km: number) => ({ ...berlin, lat: 52.52 + km / 111 });
const days = (n: number, from: string) =>
  Array.from({ length: n }, (_, i) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + i * 86_400_000).toISOString().slice(0, 10),
  );

describe('home', () => {
  it('is one where positions scatter over the town', async () => {
    const items = months.flatMap((month, m) =>
      ['02', '09', '16', '23'].map((d, i) =>
        photo(`${month}${d}`, `${month}-${d}T21:00:00+01:00`, moved(((m * 7 + i * 3) % 5) * 2)),
      ),
    );
    expect(await haunts(items)).toEqual([['home', 'Berlin', undefined, undefined]]);
  });
  it('is two across one town when each was lived in', async () => {
    const items = [...evenings(months.slice(0, 3), berlin), ...evenings(months.slice(3), moved(9))];
    expect(await haunts(items)).toEqual([
      ['home', 'Berlin', undefined, '2023-03-21'],
      ['home', 'Berlin', '2023-04-01', undefined],
    ]);
  });
  it('is where one was for a month of evenings, not where one is for an evening a month', async () => {
    const items = [
      ...days(29, '2024-01-02').map((day) => photo(`h${day}`, `${day}T21:00:00+01:00`, berlin)),
      ...['2024-03-09', '2024-04-13', '2024-05-11', '2024-06-08'].map((day) =>
        photo(`v${day}`, `${day}T20:00:00+01:00`, lisbon),
      ),
    ];
    expect(await haunts(items)).toEqual([['home', 'Berlin', undefined, undefined]]);
  });
  it('is not where the family is visited, though nothing else is known of those months', async () => {
    const visit = (year: string) =>
      ['24', '25'].map((d) => photo(`${year}${d}`, `${year}-12-${d}T20:00:00+01:00`, lisbon));
    const items = [
      photo('s', '2022-09-03T20:00:00+02:00', lisbon),
      ...visit('2022'),
      ...evenings(months, berlin),
      ...visit('2023'),
    ];
    expect(await haunts(items)).toEqual([['home', 'Berlin', undefined, undefined]]);
  });
});

describe('work', () => {
  const office = days(60, '2023-01-02')
    .filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .map((day) => photo(`w${day}`, `${day}T11:00:00+01:00`, moved(20)));
  it('is where weekdays are spent', async () => {
    expect((await haunts([...evenings(months, berlin), ...office])).map((h) => h[0])).toEqual(['home', 'work']);
  });
  it('is not what is passed by now and then, nor where weekends are spent too', async () => {
    const park = days(60, '2023-01-02').map((day) => photo(`p${day}`, `${day}T15:00:00+01:00`, moved(40)));
    const sometimes = office.slice(0, 6);
    expect((await haunts([...evenings(months, berlin), ...park, ...sometimes])).filter((h) => h[0] === 'work')).toEqual(
      [],
    );
  });
});

describe('trips', () => {
  const home = evenings(['2023-03', '2023-04', '2023-06'], berlin);
  it('are not torn by a picture that claims to be at home, faster than anybody flies', async () => {
    const items = [
      ...home,
      photo('a', '2023-05-05T19:00:00+01:00', lisbon),
      photo('stray', '2023-05-05T21:00:00+02:00', berlin),
      photo('b', '2023-05-06T20:00:00+01:00', lisbon),
      photo('c', '2023-05-07T09:00:00+01:00', lisbon),
    ];
    const trips = (await organise(items, context())).events.filter((e) => e.kind === 'trip');
    expect(trips.map((t) => [t.span.start.slice(0, 10), t.span.end.slice(0, 10)])).toEqual([
      ['2023-05-05', '2023-05-07'],
    ]);
  });
  it('show in the papers of a stay, where no picture has a position, unless it was cancelled', async () => {
    const paper = (id: string, day: string, kind: 'booking' | 'cancellation') =>
      mail(
        id,
        `2023-04-${day}T10:00:00+02:00`,
        'Hotel Avenida <b@avenida.pt>',
        'me@x.org',
        'Your stay',
        'Room, 3 nights',
        {
          documentKind: kind,
          entities: [
            { name: 'Hotel Avenida', kind: 'venue' },
            { name: 'Lisbon', kind: 'city' },
          ],
          dates: [
            {
              start: '2023-05-05T00:00:00',
              end: '2023-05-05T23:59:59',
              role: 'check-in',
              field: 'body',
              text: '5 May',
            },
            {
              start: '2023-05-08T00:00:00',
              end: '2023-05-08T23:59:59',
              role: 'check-out',
              field: 'body',
              text: '8 May',
            },
          ],
        },
      );
    const shots = ['05', '06', '07'].map((d) => photo(`x${d}`, `2023-05-${d}T12:00:00+01:00`));
    const findPlace = (name: string) =>
      name === 'Lisbon' ? [{ name, lat: 38.72, lon: -9.14, countryCode: 'PT', population: 5e5 }] : [];
    const trips = async (items: readonly MemoryItem[]) =>
      (await organise(items, context({ findPlace }))).events.filter((e) => e.kind === 'trip').map((e) => e.title);
    const stay = [...home, ...shots, paper('b', '01', 'booking')];
    expect(await trips(stay)).toEqual(['Weekend in Lisbon, May 2023']);
    expect(await trips([...stay, paper('c', '10', 'cancellation')])).toEqual([]);
  });
  it('begin when a home was really left: an evening at home between is the end of one', async () => {
    const items = [
      ...home,
      ...['01', '02'].map((d) => photo(`a${d}`, `2023-05-${d}T12:00:00+01:00`, lisbon)),
      photo('h', '2023-05-04T20:00:00+02:00', berlin),
      ...['06', '07'].map((d) => photo(`b${d}`, `2023-05-${d}T12:00:00+01:00`, lisbon)),
    ];
    expect((await organise(items, context())).events.filter((e) => e.kind === 'trip')).toHaveLength(2);
  });
});
