import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { isWhole } from './features.ts';
import { Sequences } from './sequences.ts';
import { saidAround, windowsOf } from './windows.ts';
import type { WordHits } from './word-hits.ts';

const id = (n: number): ItemId => itemIdSchema.parse(`turn-${n}`);
const turns = Array.from({ length: 8 }, (_, n) => id(n));
const sequences = new Sequences([turns]);
const alone = id(99);
const word = (token: string, scores: readonly (readonly [ItemId, number])[]): WordHits => ({
  token,
  top: Math.max(0, ...scores.map(([, score]) => score)),
  baseRate: 0.1,
  scores: new Map(scores),
});
const of = (...hits: readonly WordHits[]) =>
  windowsOf(
    hits.map((hit) => ({ hit, weight: 1 })),
    sequences,
  );

describe('windows', () => {
  it('lend a hit to its neighbours, less by distance, and to nobody beyond three', () => {
    const { window } = of(word('kite', [[id(3), 2]]));
    expect([0, 1, 2, 3, 4, 7].map((n) => window.get(id(n)) ?? 0)).toEqual([0.3, 0.6, 1, 2, 1, 0]);
  });

  it('have a thing whole where it is said, not where it is only given away', () => {
    const hit = word('kite | wind', [
      [id(1), 2],
      [id(5), 1],
    ]);
    const windows = of({ ...hit, told: new Set([id(1)]) });
    expect([1, 5].map((n) => isWhole(sequences.numberOf(id(n)), windows, 1))).toEqual([true, false]);
  });

  it('rank a window that covers two words above one that repeats a word', () => {
    const { window } = of(
      word('kite', [
        [id(0), 2],
        [id(1), 2],
        [id(5), 2],
      ]),
      word('hill', [[id(6), 2]]),
    );
    expect(window.get(id(5)) ?? 0).toBeGreaterThan(window.get(id(1)) ?? 0);
  });

  it('leave an item that stands alone its own score, and a session its best hit of each word', () => {
    const { window, session, reachable, words, known } = of(
      word('kite', [
        [alone, 3],
        [id(0), 1],
        [id(2), 2],
      ]),
      word('unicorn', []),
    );
    expect(window.get(alone)).toBe(3);
    expect(session.get(0)).toBe(2);
    expect([reachable, words, known]).toEqual([3, 2, 1]);
  });

  it('are what the definition says, hit by hit', () => {
    const spread = [1, 0.5, 0.3, 0.15];
    const scores = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.double({ min: 0.1, max: 5, noNaN: true })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(scores, { maxLength: 4 }), (words) => {
        const hits = words.map((list, w) => word(`w${w}`, [...new Map(list.map(([n, s]) => [id(n), s] as const))]));
        const { window } = of(...hits);
        turns.forEach((turn, at) => {
          const expected = hits.reduce((sum, hit) => {
            const lent = turns.map((other, from) => (hit.scores.get(other) ?? 0) * (spread[Math.abs(at - from)] ?? 0));
            const top = Math.max(0, ...lent);
            return sum + top + 0.3 * (lent.reduce((a, b) => a + b, 0) - top);
          }, 0);
          expect(window.get(turn) ?? 0).toBeCloseTo(expected, 9);
        });
      }),
    );
  });

  it('tell how much of a moment has the words, without the item itself', () => {
    const { has, words } = of(
      word(
        'kite',
        [0, 1, 2].map((n) => [id(n), 1]),
      ),
      word('hill', [[id(0), 1]]),
    );
    const around = saidAround(has, words, sequences);
    expect(around(sequences.numberOf(id(0)))).toBeCloseTo(2 / 7 / 2);
    expect(around(sequences.numberOf(id(7)))).toBeCloseTo(4 / 7 / 2);
    expect(around(sequences.numberOf(alone))).toBe(0);
  });
});
