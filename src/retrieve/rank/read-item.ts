import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import type { Reading } from '../weigh/evidence.ts';
import { fuse, isExcludedBy, weightOf } from '../weigh/fusion.ts';
import type { Constraint, ConstraintGroup, Facts, ReadFacts } from './features.ts';
import { leafShare } from './held.ts';
import { readLeaf, type World } from './read-leaf.ts';

const noneBroken: readonly ConstraintGroup[] = [];

/**
 * An item as the constraints of a question find it: the share of each group's least fulfilled constraint, and whether
 * anything that must hold is known not to.
 */
export class ReadItem implements ReadFacts {
  readonly item: MemoryItem;
  readonly number: number;
  readonly facts: Facts;
  readonly nats: number;
  readonly broken: readonly ConstraintGroup[];
  readonly #world: World;
  readonly #leaves: PlanLeaf[];
  readonly #readings: (Reading | undefined)[];

  /**
   * @param leaves those that were read in any item, each of which is read once in this one; a plan has a few, for which a list
   * takes less than a map
   */
  constructor(constraints: readonly Constraint[], item: MemoryItem, number: number, leaves: PlanLeaf[], world: World) {
    this.item = item;
    this.number = number;
    this.#world = world;
    this.#leaves = leaves;
    this.#readings = new Array<Reading | undefined>(leaves.length);
    const shares: Partial<Record<ConstraintGroup, number>> = {};
    let broken = noneBroken;
    let nats = 0;
    for (let n = 0; n < constraints.length; n++) {
      const { node, group, alone } = constraints[n] as Constraint;
      // What words are worth is told by the rankings; only words that must be there are read in the item.
      if (group === 'words') {
        shares.words = 0;
        if (alone?.leaf.strength === 'must' && isExcludedBy(alone, this.read(alone.leaf))) broken = [...broken, group];
        continue;
      }
      let weight: number;
      let isBroken: boolean;
      if (alone === undefined) ({ weight, excluded: isBroken } = fuse(node, (leaf) => this.read(leaf), false));
      else {
        const reading = this.read(alone.leaf);
        weight = weightOf(alone, reading);
        isBroken = isExcludedBy(alone, reading);
      }
      if (isBroken) broken = [...broken, group];
      nats += weight;
      // What was asked not to be is fulfilled unless something speaks against it: not known to be is enough.
      if (node.kind !== 'not' || weight < 0) shares[group] = Math.min(shares[group] ?? 1, shareOf(node, this, world));
    }
    this.facts = shares;
    this.broken = broken;
    this.nats = nats;
  }

  /** What a leaf says of the item. */
  read(leaf: PlanLeaf): Reading {
    const leaves = this.#leaves;
    const readings = this.#readings;
    const at = leaves.indexOf(leaf);
    const known = at < 0 ? undefined : readings[at];
    if (known !== undefined) return known;
    const made = readLeaf(leaf, this.item, this.#world);
    readings[at < 0 ? leaves.push(leaf) - 1 : at] = made;
    return made;
  }
}

/** How far a constraint is fulfilled, in [-1, 1]: of alternatives the best, of what must hold together the least. */
function shareOf(node: PlanNode, one: ReadItem, world: World): number {
  switch (node.kind) {
    case 'leaf':
      return leafShare(node, one.read(node), world);
    case 'any':
      return node.plans.length === 0 ? 0 : Math.max(...node.plans.map((plan) => shareOf(plan, one, world)));
    case 'all':
      return node.plans.length === 0 ? 0 : Math.min(...node.plans.map((plan) => shareOf(plan, one, world)));
    case 'not':
      return -shareOf(node.plan, one, world);
    case 'within':
      return shareOf(node.plan, one, world);
  }
}
