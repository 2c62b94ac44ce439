import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import type { Reading } from '../weigh/evidence.ts';
import { type Holding, holdingsOf, stateOf } from '../weigh/holding.ts';
import { pictureWeights } from '../weigh/picture-weights.ts';
import { asksShortTime } from './demand.ts';
import { type Constraint, rankClassOf } from './features.ts';
import { attainable, type World } from './read-leaf.ts';
import type { Sequence, Sequences } from './sequences.ts';

/** Evidence against counts in nats, a share of what is taken as plain: where nothing can be gained, much can be lost. */
const PLAIN = 3;
const LEAST_ATTAINABLE = 0.05;

/** How far a leaf is fulfilled, in [-1, 1]: of the evidence that could be had for it. */
export const leafShare = (leaf: PlanLeaf, { weight }: Reading, world: World): number =>
  weight < 0 ? Math.max(-1, weight / PLAIN) : Math.min(1, weight / Math.max(attainable(leaf, world), LEAST_ATTAINABLE));

/** What neighbours at a distance of one, two and three lend of their facts. */
export const LENT = [0.8, 0.6, 0.4] as const;

/** Of what a picture has this share of, it shows it. */
const SHOWN = 0.9;

/** Papers that would tell what is asked are a hint for letters; no picture is worse for being none of them. */
const hintsAtPapers = (node: PlanNode): boolean =>
  node.kind === 'any' &&
  leavesOf(node).every(
    ({ leaf }) => leaf.tool === 'modality' && leaf.args.modality === undefined && leaf.strength === 'prefer',
  );

type ReadItem = { readonly item: MemoryItem; readonly read: (leaf: PlanLeaf) => Reading };

/**
 * Of each picture, the things that must hold of it, with what it says of them and what its neighbours do. Words are no
 * part of it. `sequences` absent: nothing is lent.
 */
export function holdingsBy(
  constraints: readonly Constraint[],
  items: readonly ReadItem[],
  sequences: Sequences | undefined,
  world: World,
): (one: ReadItem) => readonly Holding[] {
  const facts = constraints
    .filter(({ group, node }) => group !== 'words' && !hintsAtPapers(node))
    .map(({ node }) => node);
  const leaves = [...new Set(facts.flatMap((node) => leavesOf(node).map(({ leaf }) => leaf)))];
  /** Of each picture, the share of each leaf. */
  const shares = new Map<ItemId, readonly number[]>();
  for (const { item, read } of items)
    if (rankClassOf[item.modality] === 'media')
      shares.set(
        item.id,
        leaves.map((leaf) => leafShare(leaf, read(leaf), world)),
      );
  const shareOf = (id: ItemId, leaf: PlanLeaf): number => shares.get(id)?.[leaves.indexOf(leaf)] ?? 0;
  const has = (tool: PlanLeaf['tool'], of: readonly number[]): boolean =>
    leaves.some((leaf, at) => leaf.tool === tool && (of[at] ?? 0) > 0);
  // Where a picture is known to be of that time and place, another of an unknown place is one of many.
  const mayBeThere =
    facts.some(asksShortTime) && ![...shares.values()].some((of) => has('place', of) && has('time', of));
  const nearOf = (id: ItemId, leaf: PlanLeaf): number => {
    const place = sequences?.get(id);
    if (place === undefined) return 0;
    const { sequence, at } = place;
    let near = 0;
    for (let away = 1; away <= LENT.length; away++) {
      const [before, after] = [sequence.items[at - away], sequence.items[at + away]];
      const best = Math.max(
        before === undefined ? 0 : shareOf(before, leaf),
        after === undefined ? 0 : shareOf(after, leaf),
      );
      near = Math.max(near, best * (LENT[away - 1] as number));
    }
    return near;
  };
  const shown = new Map<PlanLeaf, Map<Sequence, number>>();
  for (const [id, of] of shares) {
    const sequence = sequences?.get(id)?.sequence;
    if (sequence === undefined) continue;
    for (const [n, leaf] of leaves.entries()) {
      if ((of[n] ?? 0) < SHOWN) continue;
      const counts = shown.get(leaf) ?? new Map<Sequence, number>();
      counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
      shown.set(leaf, counts);
    }
  }
  const oftenOf = (id: ItemId, leaf: PlanLeaf): number => {
    const sequence = sequences?.get(id)?.sequence;
    const counts = shown.get(leaf);
    return sequence === undefined || counts === undefined ? 0 : (counts.get(sequence) ?? 0) / sequence.items.length;
  };
  return ({ item, read }) =>
    facts.flatMap((node) =>
      holdingsOf(
        node,
        (leaf) => ({
          state: stateOf(leaf, item, read(leaf), shareOf(item.id, leaf), mayBeThere),
          near: nearOf(item.id, leaf),
          often: oftenOf(item.id, leaf),
        }),
        pictureWeights.holding,
      ),
    );
}
