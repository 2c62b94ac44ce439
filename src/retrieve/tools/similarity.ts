import type { ItemId } from '../../memory/ids.ts';
import { leaf, type PlanNode } from '../../memory/query-plan.ts';
import type { ScoredItem } from '../../ports/ranking.ts';
import { leavesOf } from '../algebra/plan-normal.ts';

/** Nats by which the vector of each picture, mail or note speaks for what words say; what is not in it has no vector. */
export type Similar = ReadonlyMap<ItemId, number>;
/** What an embedder makes of words; undefined where it cannot be asked now. */
export type FindSimilar = (words: string) => Promise<Similar | undefined>;

/**
 * How soon the right picture comes in the order of similarity: among what is right, a share `q` of the memory lies before
 * it with density a·q^(a−1), among what is not with density 1. So similarity counts by its quantile in this memory, whatever
 * numbers a model gives. This `a` is what is believed before anything was measured; 1 would be a model that knows nothing.
 */
export const SOON = 0.35;
/** As many pictures does that belief count for. */
const BELIEVED = 10;
const [SOONEST, LATEST] = [0.1, 1];
const LEAST = -1;
const MOST = 3;

/**
 * The `a` of pictures that are known to show what words say: at these quantiles of the memory they came. Most likely
 * given the quantiles and what was believed before.
 */
export function soonOf(quantiles: readonly number[]): number {
  const surprise = quantiles.reduce((sum, quantile) => sum - Math.log(quantile), BELIEVED / SOON);
  return Math.max(SOONEST, Math.min(LATEST, (quantiles.length + BELIEVED) / surprise));
}

/** The share of `total` pictures that lie before the one at a rank, from 0. */
export const quantileOf = (rank: number, total: number): number => (rank + 0.5) / Math.max(1, total);

/** Evidence of pictures in order of similarity, nearest first; `total`: how many have vectors; `soon` as `soonOf` gives it. */
export function natsByRank(nearest: readonly ScoredItem[], total: number, soon = SOON): Similar {
  return new Map(
    nearest.map(({ id }, rank) => {
      const quantile = quantileOf(rank, Math.max(total, nearest.length));
      return [id, Math.max(LEAST, Math.min(MOST, Math.log(soon) + (soon - 1) * Math.log(quantile)))] as const;
    }),
  );
}

/** The words of a plan that say what is to be seen; undefined when none do. */
export function wordsToSee(root: PlanNode): string | undefined {
  const said = leavesOf(root).flatMap(({ leaf: one, negated }) => {
    if (negated) return [];
    if (one.tool === 'text' || one.tool === 'vector') return [one.args.words.replaceAll('"', '')];
    return one.tool === 'object' && one.args.name !== 'people' ? [one.args.said ?? one.args.name] : [];
  });
  const words = said.filter(
    (one, i) => !said.some((other, j) => j !== i && other.includes(one) && (other !== one || j < i)),
  );
  return words.length === 0 ? undefined : words.join(' ');
}

/** The plan that also asks what its words look like; the same where it asks already. */
export function withVectorLeaf(root: PlanNode, words: string): PlanNode {
  if (leavesOf(root).some(({ leaf: one }) => one.tool === 'vector')) return root;
  const asked = leaf('vector', { words, said: words });
  return root.kind === 'all' ? { kind: 'all', plans: [...root.plans, asked] } : { kind: 'all', plans: [root, asked] };
}
