import type { MemoryItem } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';
import { seenNats } from '../tools/seen-nats.ts';
import { fuse } from '../weigh/fusion.ts';
import type { Relevance } from '../weigh/relevance.ts';
import type { FeatureName, Features } from './feature-rows.ts';
import { type ConstraintGroup, groupOf } from './features.ts';
import { readLeaf, type World } from './read-leaf.ts';

/** Which features speak for a group of constraints. */
const featuresOfGroup: Readonly<Record<ConstraintGroup, readonly FeatureName[]>> = {
  words: ['own', 'said', 'window', 'coverage'],
  person: ['person'],
  time: ['time', 'date'],
  place: ['place'],
  kind: ['kind'],
  other: ['other'],
};

/** What is said of an item beyond its constraints, when it weighs enough to be worth a line. */
const remarks: readonly { readonly feature: FeatureName; readonly tool: Why['tool']; readonly note: string }[] = [
  { feature: 'session', tool: 'event', note: 'what it belongs to speaks of it' },
  { feature: 'near', tool: 'event', note: 'its neighbours show what it does not' },
  { feature: 'when', tool: 'text', note: 'speaks of a time' },
  { feature: 'names', tool: 'text', note: 'names somebody or somewhere' },
  { feature: 'amount', tool: 'amount', note: 'has a sum' },
  { feature: 'asks', tool: 'text', note: 'asks rather than tells' },
];
const LEAST_REMARKED = 0.2;

/** Each reading of an item in words, with what it adds to the item's log-odds. */
export function whyOf(root: PlanNode, item: MemoryItem, world: World, features: Features, relevance: Relevance): Why[] {
  const constraints = root.kind === 'all' ? root.plans : [root];
  const found = new Map<ConstraintGroup, Why[]>();
  const looks: Why[] = [];
  for (const node of constraints) {
    const { why } = fuse(node, (leaf) => readLeaf(leaf, item, world));
    // What looking at the item adds stands beside what its words add, and is no share of it.
    const looked = groupOf(node) === 'words' ? seenNats([node], item, world) : 0;
    if (looked !== 0) looks.push(...why.map((one) => ({ ...one, weight: looked })));
    else found.set(groupOf(node), [...(found.get(groupOf(node)) ?? []), ...why]);
  }
  const readings = [...found].flatMap(([group, why]) => {
    const added = featuresOfGroup[group].reduce((sum, name) => sum + relevance.added(features, name), 0);
    return sharedOut(group === 'words' && features.own === 0 ? why.map(byNeighbours) : why, added);
  });
  const said = remarks
    .map(({ feature, tool, note }) => ({ tool, note, weight: relevance.added(features, feature) }))
    .filter(({ weight }) => Math.abs(weight) >= LEAST_REMARKED);
  return [...readings, ...looks, ...said];
}

const byNeighbours = (why: Why): Why => ({ ...why, tool: 'event', note: 'another item of the same happening says it' });

/** The group's part of the log-odds, shared among its readings by how loudly each speaks. */
function sharedOut(why: readonly Why[], added: number): Why[] {
  const loud = why.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  return why.map((one) => ({ ...one, weight: loud === 0 ? 0 : (added * Math.abs(one.weight)) / loud }));
}
