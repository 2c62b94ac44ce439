import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { search } from '../search.ts';

const photo = (id: string, local: string, caption: string, region = 'Auvergne-Rhône-Alpes') =>
  stored(id, 'image', {
    time: at(local),
    media: { mime: 'image/jpeg' },
    caption,
    tags: [{ name: 'evening', source: 'temporal' }],
    place: { lat: 45.76, lon: 4.83, city: 'Lyon', region, country: 'France', countryCode: 'FR', source: 'row' },
  });
const two = (n: number): string => String(n).padStart(2, '0');
const found = async (items: ReturnType<typeof photo>[], query: string): Promise<string[]> =>
  (await search(tinyStore({ items }), query, { now: '2024-03-15T12:00:00', limit: 50 })).items.map(({ id }) => id);

/** Many pictures of a dog, of which the one that is meant says most besides; a month of other pictures. */
const dogs = [
  ...Array.from({ length: 240 }, (_, n) =>
    photo(`dog-${n}`, `20${10 + (n % 10)}-02-${two(1 + (n % 28))}T10:00:00`, 'dog'),
  ),
  ...Array.from({ length: 90 }, (_, n) => photo(`a-${two(n)}`, `2021-05-${two(1 + (n % 28))}T10:00:00`, 'a street')),
  photo('wanted', '2021-05-19T18:00:00', 'a walk by the old mill with a dog on a leash, seen from the garden gate'),
];

const views = [
  photo('street', '2021-05-01T20:00:00', 'a shop front'),
  photo('sky', '2021-07-01T20:00:00', 'a kite in a blue sky over a field'),
];

describe('candidates by words', () => {
  it('hold what has the word and the time, however many say the word better', async () => {
    expect(await found(dogs, 'photos of the dog in May 2021')).toEqual(['wanted']);
    expect(await found(dogs, '2021年5月的狗的照片')).toEqual(['wanted']);
  });

  it('are none for the name of the region: the Rhône-Alpes are no alps', async () => {
    expect(await found(views, 'photos of mountains')).toEqual([]);
    const alps = photo('alps', '2021-06-01T20:00:00', 'the alps under clouds');
    expect(await found([...views, alps], 'photos of mountains')).toEqual(['alps']);
  });

  it('are none for the time of day: an evening with a sky is no evening sky', async () => {
    expect(await found(views, 'photos of the evening sky')).toEqual([]);
    const sunset = photo('sunset', '2021-06-01T20:00:00', 'an evening sky over roofs');
    expect(await found([...views, sunset], 'photos of the evening sky')).toEqual(['sunset']);
  });

  it('are none for what only gives a thing away, where others say it by name', async () => {
    const games = Array.from({ length: 40 }, (_, n) =>
      photo(`game-${n}`, `20${10 + (n % 10)}-02-${two(1 + (n % 28))}T10:00:00`, 'a football game on a pitch'),
    );
    const lawn = photo('lawn', '2021-05-01T10:00:00', 'children on the green grass of a park');
    expect(await found([...games, lawn, ...views], 'photos of football on 1 May 2021')).toEqual([]);
    expect(await found([...games, lawn, ...views], '2021年5月1日足球的照片')).toEqual([]);
    const game = photo('game', '2021-05-01T10:00:00', 'football in the park');
    expect(await found([...games, lawn, game, ...views], 'photos of football on 1 May 2021')).toEqual(['game']);
  });
});
