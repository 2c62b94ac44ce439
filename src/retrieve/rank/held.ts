import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import type { Reading } from '../weigh/evidence.ts';
import { type Holding, holdingsOf, type Said, stateOf } from '../weigh/holding.ts';
import { pictureWeights } from '../weigh/picture-weights.ts';
import { asksShortTime } from './demand.ts';
import { type Constraint, rankClassOf } from './features.ts';
import type { ItemPlaces } from './item-scores.ts';
import { attainable, type World } from './read-leaf.ts';
import type { Sequences } from './sequences.ts';

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

type ReadItem = { readonly item: MemoryItem; readonly number: number; readonly read: (leaf: PlanLeaf) => Reading };

/** `places`: that of each item in the list of all. `sequences` absent: nothing is lent. */
type Around = { readonly places: ItemPlaces; readonly sequences: Sequences | undefined };

/**
 * Of each picture, the things that must hold of it, with what it says of them and what its neighbours do. Words are no
 * part of it.
 */
export function holdingsBy(
  constraints: readonly Constraint[],
  items: readonly ReadItem[],
  { places, sequences }: Around,
  world: World,
): (one: ReadItem) => readonly Holding[] {
  const facts = constraints
    .filter(({ group, node }) => group !== 'words' && !hintsAtPapers(node))
    .map(({ node }) => node);
  const leaves = [...new Set(facts.flatMap((node) => leavesOf(node).map(({ leaf }) => leaf)))];
  /** Of each item that is a picture, the share of each leaf, one item after the other; 0 of others. */
  const shares = new Float64Array(items.length * leaves.length);
  const isPicture = items.map(({ item }) => rankClassOf[item.modality] === 'media');
  for (const [at, { read }] of items.entries()) {
    if (isPicture[at] !== true) continue;
    for (let n = 0; n < leaves.length; n++) {
      const leaf = leaves[n] as PlanLeaf;
      shares[at * leaves.length + n] = leafShare(leaf, read(leaf), world);
    }
  }
  const shareOf = (at: number | undefined, n: number): number =>
    at === undefined ? 0 : (shares[at * leaves.length + n] ?? 0);
  const has = (tool: PlanLeaf['tool'], at: number): boolean =>
    leaves.some((leaf, n) => leaf.tool === tool && shareOf(at, n) > 0);
  // Where a picture is known to be of that time and place, another of an unknown place is one of many.
  const mayBeThere = facts.some(asksShortTime) && !items.some((_, at) => has('place', at) && has('time', at));
  const nearOf = (number: number, n: number): number => {
    if (sequences?.isInSequence(number) !== true) return 0;
    const [start, end] = [sequences.startOf(number), sequences.endOf(number)];
    let near = 0;
    for (let away = 1; away <= LENT.length; away++) {
      const [before, after] = [number - away, number + away];
      const best = Math.max(
        before < start ? 0 : shareOf(places.knownNumber(sequences.numberIn(before)), n),
        after >= end ? 0 : shareOf(places.knownNumber(sequences.numberIn(after)), n),
      );
      near = Math.max(near, best * (LENT[away - 1] as number));
    }
    return near;
  };
  /** Of each leaf, how many pictures of a sequence show it, by where the sequence starts. */
  const shown = leaves.map(() => new Map<number, number>());
  for (const [at, { number }] of items.entries()) {
    if (isPicture[at] !== true || sequences?.isInSequence(number) !== true) continue;
    const start = sequences.startOf(number);
    for (const [n, counts] of shown.entries())
      if (shareOf(at, n) >= SHOWN) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const oftenOf = (number: number, n: number): number => {
    if (sequences?.isInSequence(number) !== true) return 0;
    const start = sequences.startOf(number);
    return (shown[n]?.get(start) ?? 0) / (sequences.endOf(start) - start);
  };
  return ({ item, number, read }) => {
    const at = places.knownNumber(number);
    const saidOf = (leaf: PlanLeaf): Said => {
      const n = leaves.indexOf(leaf);
      return {
        state: stateOf(leaf, item, read(leaf), shareOf(at, n), mayBeThere),
        near: nearOf(number, n),
        often: oftenOf(number, n),
      };
    };
    return facts.flatMap((node) => holdingsOf(node, saidOf, pictureWeights.holding));
  };
}
