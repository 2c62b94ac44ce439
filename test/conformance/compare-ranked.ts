import { expect } from 'vitest';
import type { ScoredItem } from '../../src/ports/ranking.ts';

const TOLERANCE = 1e-6;

/**
 * Two rankings are the same when the scores agree place by place and each place holds the same item, unless the
 * oracle's own scores of the two items differ by rounding alone (`rounding`). `all` is the oracle's ranking without a
 * limit.
 */
export function expectSameRanking(
  found: readonly ScoredItem[],
  oracle: readonly ScoredItem[],
  all = oracle,
  rounding = 1e-9,
): void {
  const scoreOf = new Map(all.map((entry) => [entry.id, entry.score]));
  expect(found.length).toBe(oracle.length);
  expect(new Set(found.map((entry) => entry.id)).size).toBe(found.length);
  found.forEach((entry, place) => {
    const expected = oracle[place];
    expect(Math.abs(entry.score - (expected?.score ?? Number.NaN))).toBeLessThan(TOLERANCE);
    if (entry.id === expected?.id) return;
    const own = scoreOf.get(entry.id) ?? Number.NaN;
    expect(Math.abs(own - (expected?.score ?? 0)), `${entry.id} in place of ${expected?.id}`).toBeLessThan(rounding);
    if (rounding <= 1e-9) expect(own, 'a tie goes by id').not.toBe(expected?.score);
  });
}
