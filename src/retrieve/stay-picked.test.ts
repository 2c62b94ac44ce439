import { describe, expect, it } from 'vitest';
import { at, stored } from '../../test/retrieve/small-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import { search } from './search.ts';

const photo = (id: string, local: string, city: string, caption: string) =>
  stored(id, 'image', {
    time: at(local),
    media: { mime: 'image/jpeg' },
    caption,
    place: { lat: 38.7, lon: -9.1, city, country: 'Portugal', countryCode: 'PT', source: 'row' },
  });

/** Two stays in Porto, of which only the second has a bridge that is told; one picture far before has a wrong position. */
const life = {
  items: [
    photo('wrong', '2018-01-02T10:00:00', 'Porto', 'a bridge in the rain'),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
      photo(`first-${n}`, `2019-05-0${1 + (n % 3)}T1${n % 9}:00:00`, 'Porto', n === 9 ? 'a bridge' : 'a street'),
    ),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
      photo(
        `second-${n}`,
        `2021-09-0${1 + (n % 3)}T1${n % 9}:00:00`,
        'Porto',
        n > 5 ? 'a bridge over a river' : 'a street',
      ),
    ),
    ...[1, 2, 3].map((n) => photo(`lisbon-${n}`, `2020-03-0${n}T10:00:00`, 'Lisbon', 'a bridge')),
  ],
};
const store = tinyStore(life);
const ids = async (query: string): Promise<string[]> =>
  (await search(store, query, { now: '2024-03-15T12:00:00', limit: 50 })).items.map((item) => item.id).sort();

describe('the first and the last stay', () => {
  it('are told by the place alone, whatever else is asked for', async () => {
    expect(await ids('photos of bridges the first time I was in Porto')).toEqual(['first-9']);
    expect(await ids('最近一次在波尔图拍的桥的照片')).toEqual(['second-6', 'second-7', 'second-8', 'second-9']);
  });

  it('hold all that was made there then', async () => {
    expect(await ids('photos from the first time I was in Porto')).toHaveLength(9);
    expect((await ids('第一次在波尔图拍的照片')).every((id) => id.startsWith('first-'))).toBe(true);
  });

  it('are the one of the time that is asked for, where positions of an earlier one may be lost', async () => {
    expect((await ids('photos of the first time I was in Porto in 2021')).every((id) => id.startsWith('second-'))).toBe(
      true,
    );
    expect(await ids('photos of the first time I was in Porto in 2017')).toEqual([]);
  });
});
