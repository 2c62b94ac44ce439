import type { LeafArgs, PlanNode } from '../memory/query-plan.ts';

/** Everybody that the plan may mean, alternatives included. */
export function peopleIn(node: PlanNode): LeafArgs<'person'>[] {
  switch (node.kind) {
    case 'leaf':
      return node.tool === 'person' ? [node.args] : [];
    case 'all':
    case 'any':
      return node.plans.flatMap(peopleIn);
    case 'not':
      return [];
    case 'within':
      return [...peopleIn(node.plan), ...peopleIn(node.anchor)];
  }
}
