import type { AskedType } from '../../memory/query-plan.ts';
import { logOdds, sigmoid } from './evidence.ts';
import { type SaidWeights, saidWeights } from './said-weights.ts';

/** So many of the best tell how much there is beside an item. */
export const MOST_BESIDE = 20;

const sets: ReadonlySet<AskedType> = new Set(['items', 'list', 'count']);
/** Whether a question asks for all that match, rather than for what one of them tells. */
export const asksForMany = (asked: AskedType): boolean => sets.has(asked);

const LEAST = 1e-4;
const within = (chance: number): number => Math.min(1 - LEAST, Math.max(LEAST, chance));

/** What is learned a weight for, of each item of a ranking: `own`, `others`, `place`. */
export function saidFeatures(chances: readonly number[]): readonly (readonly [number, number, number])[] {
  const best = chances.slice(0, MOST_BESIDE).reduce((sum, chance) => sum + chance, 0);
  return chances.map((own, at) => {
    const others = Math.max(0, best - (at < MOST_BESIDE ? own : 0));
    return [logOdds(within(own)), Math.log1p(others), Math.log1p(at)];
  });
}

/**
 * How probable each item of a ranking is said to be, in a memory of letters and pictures, where each was weighed by
 * itself: of twenty that fit a question of one thing alike, it is seldom this one that tells it. What is found and in
 * which order does not hang on it.
 */
export function saidChances(
  chances: readonly number[],
  asked: AskedType,
  weights: SaidWeights = saidWeights,
): readonly number[] {
  const { bias, own, others, place } = asksForMany(asked) ? weights.many : weights.one;
  return saidFeatures(chances).map(([ofOwn, ofOthers, ofPlace]) =>
    sigmoid(bias + own * ofOwn + others * ofOthers + place * ofPlace),
  );
}
