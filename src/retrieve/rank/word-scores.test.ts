import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { rankingOf, type ScoredItem } from '../../ports/ranking.ts';
import { Sequences } from './sequences.ts';
import { columnsOf, joinedScores, ListedScores, type WordScores } from './word-scores.ts';

const idOf = (n: number): ItemId => itemIdSchema.parse(`i${n}`);
const sequences = new Sequences([Array.from({ length: 20 }, (_, n) => idOf(n))]);
const listed = (list: readonly ScoredItem[]): ListedScores => ListedScores.of(rankingOf(list), sequences);
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
      const scores = listed(list);
      expect(scores.size).toBe(map.size);
      expect(walked(scores)).toEqual(walked(map));
      expect(columnsOf(scores, sequences)).toMatchObject(columnsOf(map, sequences));
      for (const n of asked) {
        expect(scores.get(idOf(n))).toBe(map.get(idOf(n)));
        expect(scores.has(idOf(n))).toBe(map.has(idOf(n)));
      }
    }),
  );
});

it('are joined as a map of both would be, the fewer first', () => {
  const ranked = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(ranked, fc.integer({ min: 1, max: 12 }), (all, most) => {
      const list = all
        .map(([score, passes], n) => ({ id: idOf(n), score, passes }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
      const few = list.filter(({ passes }) => passes).slice(0, most);
      const many = list.slice(0, most);
      const map = new Map([...few, ...many].map((one) => [one.id, one.score]));
      const joined = joinedScores(listed(few), listed(many));
      expect(joined && walked(joined)).toEqual([...map]);
    }),
  );
});

it('are not joined where two rankings do not agree', () => {
  const [a, b] = [
    { id: idOf(1), score: 2 },
    { id: idOf(2), score: 1 },
  ] as const;
  expect(joinedScores(listed([b, a]), listed([a, b]))).toBeUndefined();
  expect(joinedScores(listed([a]), listed([{ ...a, score: 3 }]))).toBeUndefined();
});
