import { describe, expect, it } from 'vitest';
import type { LifeItem } from '../life.ts';
import { albumOf, clustersOf } from './album.ts';
import { type Condition, meeting, queryWords } from './condition.ts';

const picture = (id: string, start: string, more: Partial<LifeItem> = {}): LifeItem =>
  ({
    id,
    modality: 'image',
    time: { start, end: start, precision: 'second', source: 'exif-naive' },
    ...more,
  }) as LifeItem;

const inLisbon: Condition = {
  slot: 'where',
  source: 'M',
  component: 'Location',
  kind: 'fact',
  en: 'in Lisbon',
  zh: '里斯本',
  test: { by: 'place', name: 'Lisbon' },
};
const withAna: Condition = {
  slot: 'who',
  source: 'F',
  component: 'Person',
  kind: 'fact',
  en: 'Ana',
  zh: 'Ana',
  test: { by: 'person', name: 'Ana' },
};

describe('conditions of a query', () => {
  it('are worded in the order of each language', () => {
    expect(queryWords([inLisbon, withAna], 'en')).toBe('Ana in Lisbon');
    expect(queryWords([inLisbon, withAna], 'zh')).toBe('里斯本Ana');
  });

  it('find the pictures that meet all of them', () => {
    const album = [
      picture('a', '2023-05-10T10:00:00', {
        place: { city: 'Lisbon', source: 'geocoder' },
        people: [{ name: 'Ana', how: 'face' }],
      }),
      picture('b', '2023-05-10T11:00:00', { place: { city: 'Lisbon', source: 'geocoder' } }),
      picture('c', '2023-05-10T12:00:00', { people: [{ name: 'Ana', how: 'named' }] }),
    ];
    const life = { events: [] };
    expect(meeting([inLisbon], album, life).map(({ id }) => id)).toEqual(['a', 'b']);
    // A letter that names somebody shows nobody.
    expect(meeting([withAna], album, life).map(({ id }) => id)).toEqual(['a']);
    expect(meeting([inLisbon, withAna], album, life).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('events of an album', () => {
  it('are at least three pictures, each within four hours of the one before', () => {
    const times = ['08:00', '11:00', '14:59', '19:10', '20:00'].map((clock) => `2023-05-10T${clock}:00`);
    const album = albumOf({ items: times.map((start, n) => picture(`p${n}`, start)) });
    expect(clustersOf(album).map((cluster) => cluster.map(({ id }) => id))).toEqual([['p0', 'p1', 'p2']]);
  });
});
