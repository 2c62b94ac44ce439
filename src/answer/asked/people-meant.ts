import { everyLeaf, type LeafArgs, type PlanNode } from '../../memory/query-plan.ts';

/** Everybody that the plan may mean, alternatives included. */
export const peopleIn = (node: PlanNode): LeafArgs<'person'>[] =>
  everyLeaf(node).flatMap(({ leaf, negated }) => (leaf.tool === 'person' && !negated ? [leaf.args] : []));
