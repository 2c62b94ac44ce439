import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { ItemPlaces, ItemScores } from './item-scores.ts';
import { Sequences } from './sequences.ts';

const id = (n: number): ItemId => itemIdSchema.parse(`item-${n}`);

it('add up as a map of sums would, and give the best of them', () => {
  const given = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 0, max: 5 })), { maxLength: 60 });
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 9 }), (all, limit) => {
      const map = new Map<ItemId, number>();
      const sequences = new Sequences([]);
      const scores = new ItemScores(new ItemPlaces(sequences));
      for (const [n, amount] of all) {
        map.set(id(n), (map.get(id(n)) ?? 0) + amount);
        scores.add(id(n), amount);
      }
      const sorted = [...map].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([one]) => one);
      expect(Array.from(scores.best(limit), (number) => sequences.idOf(number))).toEqual(sorted.slice(0, limit));
      expect(scores.size).toBe(map.size);
      expect(scores.most).toBe(Math.max(0, ...map.values()));
      for (let n = 0; n <= 13; n += 1) expect(scores.get(id(n))).toBe(map.get(id(n)));
    }),
  );
});

it('of a copy do not change those they were copied from', () => {
  const first = new ItemScores(new ItemPlaces(new Sequences([])));
  first.add(id(1), 2);
  const second = first.copy();
  second.add(id(1), 1);
  second.add(id(2), 0);
  expect([first.get(id(1)), first.get(id(2)), first.size]).toEqual([2, undefined, 1]);
  expect([second.get(id(1)), second.get(id(2)), second.size]).toEqual([3, 0, 2]);
});
