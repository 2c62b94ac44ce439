import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { ListedScores, type WordScores } from './word-scores.ts';

const idOf = (n: number): ItemId => itemIdSchema.parse(`i${n}`);
const walked = (scores: WordScores): [ItemId, number][] => {
  const found: [ItemId, number][] = [];
  scores.forEach((score, id) => void found.push([id, score]));
  return found;
};

it('a listed ranking is what a map of it would be, however often it is asked', () => {
  const ranking = fc.uniqueArray(fc.tuple(fc.nat(60), fc.double({ noNaN: true })), { selector: ([n]) => n });
  fc.assert(
    fc.property(ranking, fc.array(fc.nat(80), { maxLength: 100 }), (entries, asked) => {
      const list = entries.map(([n, score]) => ({ id: idOf(n), score }));
      const map = new Map(list.map(({ id, score }) => [id, score]));
      const scores = new ListedScores(list);
      expect(scores.size).toBe(map.size);
      expect(walked(scores)).toEqual(walked(map));
      for (const n of asked) {
        expect(scores.get(idOf(n))).toBe(map.get(idOf(n)));
        expect(scores.has(idOf(n))).toBe(map.has(idOf(n)));
      }
    }),
  );
});
