import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import type { Reading } from '../weigh/evidence.ts';
import { type Holding, holdingsOf, type Said, stateOf } from '../weigh/holding.ts';
import { pictureWeights } from '../weigh/picture-weights.ts';
import { asksShortTime } from './demand.ts';
import { type Constraint, rankClassOf } from './features.ts';
import type { ItemPlaces } from './item-scores.ts';
import { attainableOf, type World } from './read-leaf.ts';
import type { Sequences } from './sequences.ts';

/** Evidence against counts in nats, a share of what is taken as plain: where nothing can be gained, much can be lost. */
const PLAIN = 3;
const LEAST_ATTAINABLE = 0.05;

/** How far a leaf is fulfilled, in [-1, 1]: of the evidence that could be had for it. */
export const leafShare = (leaf: PlanLeaf, { weight }: Reading, world: World): number =>
  weight < 0
    ? Math.max(-1, weight / PLAIN)
    : Math.min(1, weight / Math.max(attainableOf(leaf, world), LEAST_ATTAINABLE));

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

/** Of the pictures of a question, how far each fulfils each of some leaves; what is no picture fulfils none. */
class PictureShares {
  readonly #leaves: readonly PlanLeaf[];
  readonly #around: Around;
  /** Leaf by leaf, one item after the other. */
  readonly #shares: Float64Array;
  /** Of each leaf, how many pictures of a sequence show it, by where the sequence starts. */
  readonly #shown: readonly Map<number, number>[];

  constructor(leaves: readonly PlanLeaf[], items: readonly ReadItem[], around: Around, world: World) {
    this.#leaves = leaves;
    this.#around = around;
    this.#shares = new Float64Array(items.length * leaves.length);
    this.#shown = leaves.map(() => new Map<number, number>());
    for (let at = 0; at < items.length; at++) this.#read(items[at] as ReadItem, at, world);
  }

  #read(one: ReadItem, at: number, world: World): void {
    const { item, number } = one;
    if (rankClassOf[item.modality] !== 'media') return;
    const { sequences } = this.#around;
    const start = sequences?.isInSequence(number) === true ? sequences.startOf(number) : undefined;
    for (let n = 0; n < this.#leaves.length; n++) {
      const leaf = this.#leaves[n] as PlanLeaf;
      const share = leafShare(leaf, one.read(leaf), world);
      this.#shares[at * this.#leaves.length + n] = share;
      const counts = this.#shown[n];
      if (share >= SHOWN && start !== undefined) counts?.set(start, (counts.get(start) ?? 0) + 1);
    }
  }

  /** How far the item of a number fulfils the n-th leaf. */
  own(number: number, n: number): number {
    const at = this.#around.places.knownNumber(number);
    return at === undefined ? 0 : (this.#shares[at * this.#leaves.length + n] as number);
  }

  /** The most that its neighbours lend. */
  near(number: number, n: number): number {
    const { sequences } = this.#around;
    if (sequences?.isInSequence(number) !== true) return 0;
    const start = sequences.startOf(number);
    const end = sequences.endOf(number);
    let near = 0;
    for (let away = 1; away <= LENT.length; away++) {
      const lent = LENT[away - 1] as number;
      if (number - away >= start) near = Math.max(near, this.own(sequences.numberIn(number - away), n) * lent);
      if (number + away < end) near = Math.max(near, this.own(sequences.numberIn(number + away), n) * lent);
    }
    return near;
  }

  /** The share of its sequence that shows it. */
  often(number: number, n: number): number {
    const { sequences } = this.#around;
    if (sequences?.isInSequence(number) !== true) return 0;
    const start = sequences.startOf(number);
    return (this.#shown[n]?.get(start) ?? 0) / (sequences.endOf(start) - start);
  }

  /** Whether any picture fulfils some leaf of each of these tools. */
  isAnyOf(...tools: readonly PlanLeaf['tool'][]): boolean {
    const width = this.#leaves.length;
    for (let from = 0; from < this.#shares.length; from += width) {
      const has = (tool: PlanLeaf['tool']): boolean =>
        this.#leaves.some((leaf, n) => leaf.tool === tool && (this.#shares[from + n] as number) > 0);
      if (tools.every(has)) return true;
    }
    return false;
  }
}

/**
 * Of each picture, the things that must hold of it, with what it says of them and what its neighbours do. Words are no
 * part of it.
 */
export function holdingsBy(
  constraints: readonly Constraint[],
  items: readonly ReadItem[],
  around: Around,
  world: World,
): (one: ReadItem) => readonly Holding[] {
  const facts = constraints
    .filter(({ group, node }) => group !== 'words' && !hintsAtPapers(node))
    .map(({ node }) => node);
  const leaves = [...new Set(facts.flatMap((node) => leavesOf(node).map(({ leaf }) => leaf)))];
  const shares = new PictureShares(leaves, items, around, world);
  // Where a picture is known to be of that time and place, another of an unknown place is one of many.
  const mayBeThere = facts.some(asksShortTime) && !shares.isAnyOf('place', 'time');
  // One closure for all items.
  let shown: ReadItem | undefined;
  const saidOf = (leaf: PlanLeaf): Said => {
    const { item, number } = shown as ReadItem;
    const n = leaves.indexOf(leaf);
    return {
      state: stateOf(leaf, item, (shown as ReadItem).read(leaf), shares.own(number, n), mayBeThere),
      near: shares.near(number, n),
      often: shares.often(number, n),
    };
  };
  return (one) => {
    shown = one;
    const holdings: Holding[] = [];
    for (const node of facts)
      for (const holding of holdingsOf(node, saidOf, pictureWeights.holding)) holdings.push(holding);
    return holdings;
  };
}
