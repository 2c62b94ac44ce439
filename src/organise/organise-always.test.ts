import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction } from '../memory/correction.ts';
import { assembleItem, type MemoryItem, storedPart } from '../memory/item.ts';
import type { OrganiseContext } from './context.ts';
import { at, berlin, context, evenings, itemWith, lisbon, mail, photo, tokyo } from './life.fixture.ts';
import { organise } from './organise.ts';

const me = 'Max Muster <max@muster.de>';
const clara = 'Clara Keller <clara@k.de>';
const media = { mime: 'image/jpeg', camera: 'X', phash: 'f0f0f0f0aaaa5555' };
const named = (name: string) => ({ people: [{ name, how: 'tagged' as const }] });
const receipt = (id: string, start: string, venue: string) =>
  mail(id, start, `${venue} <info@${id}.pt>`, me, `Receipt from ${venue}`, 'Dinner, table for two. Total €42.10', {
    documentKind: 'receipt',
    entities: [
      { name: venue, kind: 'merchant' },
      { name: 'Lisbon', kind: 'city' },
    ],
    amounts: [{ value: 42.1, currency: 'EUR', role: 'total', field: 'body', text: '€42.10' }],
  });

/** A life with everything that rules look at: strays, rivals, ties, papers, letters, animals, firms, two scripts. */
const life: readonly MemoryItem[] = [
  ...evenings(['2023-03', '2023-04', '2023-06', '2023-07'], berlin),
  ...['00', '04', '08', '12'].map((m, i) => photo(`s${i}`, `2023-05-06T12:${m}:00+01:00`, i === 2 ? tokyo : lisbon)),
  photo('r1', '2023-05-06T20:00:00+01:00', { ...lisbon, poi: 'Pasha Kebab' }, named('Clara')),
  photo('r2', '2023-05-06T20:05:00+01:00', { ...lisbon, poi: 'Café Bohème' }, { caption: 'plates on a table' }),
  photo('r3', '2023-05-06T20:09:00+01:00', undefined, { media }),
  photo('r4', '2023-05-06T20:10:00+01:00', lisbon, { media }),
  photo('t1', '2023-05-07T13:00:00+01:00', { ...lisbon, city: 'Porto', lat: 41.15, lon: -8.61 }),
  photo('t2', '2023-05-08T13:00:00+01:00'),
  photo('card', '2023-05-09T10:00:00+02:00', berlin, {
    documentKind: 'card',
    ocr: { text: 'To my best friend!\nLove, Mia' },
  }),
  photo('cat', '2023-06-01T20:00:00+02:00', berlin, { caption: 'a kitten on a sofa' }),
  photo('猫', '2023-06-01T20:01:00+02:00', berlin, { caption: '一只橘猫趴在沙发上', ...named('小雨') }),
  photo('copy', '2026-01-01T00:00:00', undefined, { time: at('2026-01-01T00:00:00', 'file-time') }),
  itemWith('none', 'image', {}),
  itemWith(
    'turn',
    'text',
    {
      time: at('2023-05-08T13:56:00', 'session-date'),
      people: [{ name: 'Ana', how: 'speaker' }],
      body: { text: 'My cat Milo' },
    },
    'locomo',
  ),
  receipt('a', '2023-05-06T21:40:00+01:00', 'Cafe Boheme'),
  receipt('b', '2023-05-06T21:40:00+01:00', 'CAFÉ BOHÈME Lda.'),
  mail(
    'l1',
    '2023-05-06T09:00:00+02:00',
    clara,
    me,
    'News',
    'Give Taro a treat, the best cat there is.\nYour sister Clara',
  ),
  mail(
    'l2',
    '2023-05-07T09:00:00+02:00',
    'Paws Clinic <info@paws.example>',
    me,
    'Reminder',
    'Taro has the vet appointment.',
    { documentKind: 'reminder' },
  ),
  mail(
    'l3',
    '2023-05-08T09:00:00+02:00',
    me,
    'Marta <marta@k.de>',
    'Hi',
    'Hi Mum,\nmy brother Ben is here. 我妹妹小雨也来了',
  ),
  mail(
    'l4',
    '2023-05-09T09:00:00+02:00',
    '瑞鹏宠物医院 <kefu@ruipeng.example>',
    me,
    '提醒',
    '您好，年糕的疫苗预约在5月23日下午3点。',
  ),
];

const corrections: readonly Correction[] = [
  { kind: 'name-place', at: '1', name: 'Office', placeKind: 'work', lat: 52.53, lon: 13.4, radiusKm: 1 },
  { kind: 'name-place', at: '2', name: 'Here', placeKind: 'named', lat: 38.72, lon: -9.14, radiusKm: 2 },
];
const findPlace: OrganiseContext['findPlace'] = (name) =>
  name === 'Lisbon' ? [{ name, lat: 38.72, lon: -9.14, countryCode: 'PT', population: 5e5 }] : [];
const run = (items: readonly MemoryItem[]) => organise(items, context({ corrections, findPlace }));
const plain = (o: Awaited<ReturnType<typeof organise>>) =>
  JSON.stringify({ ...o, readings: [...o.readings].sort((a, b) => (a[0] < b[0] ? -1 : 1)) });

describe('a life with everything in it', () => {
  it('is organised alike in whatever order it comes', async () => {
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

  it('is organised alike again, with what was said of it before', async () => {
    const first = await run(life);
    const written = life.map((item) =>
      assembleItem(storedPart(item, [...item.readings, ...(first.readings.get(item.id) ?? [])])),
    );
    expect(plain(await run(written))).toBe(plain(first));
  });

  it('in any part of it: readings are derived, sure to a degree, rest on items that are there, and end after they begin', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...life]), async (items) => {
        const ids = new Set<string>(items.map((item) => item.id));
        const { readings, events, places, people } = await run(items);
        for (const { provenance } of [...readings.values()].flat()) {
          expect(provenance.kind).toBe('derived');
          expect(provenance.confidence ?? 1).toBeGreaterThan(0);
          expect(provenance.confidence ?? 1).toBeLessThanOrEqual(1);
          for (const basis of provenance.basis ?? []) expect(ids).toContain(basis);
        }
        for (const event of events) {
          expect(event.title).not.toMatch(/undefined|NaN|^\s|\s$/);
          expect(event.narrative).not.toMatch(/undefined|NaN|\s{2}/);
          for (const id of event.items) expect(ids).toContain(id);
        }
        for (const place of places) for (const id of place.items) expect(ids).toContain(id);
        expect(new Set(places.map((p) => p.id)).size).toBe(places.length);
        expect(new Set(people.map((p) => p.id)).size).toBe(people.length);
        expect(people.filter((p) => p.owner).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});
