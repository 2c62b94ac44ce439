import type { PlanNode, QueryPlan } from '../../memory/query-plan.ts';

const isOfStills = (node: PlanNode): boolean =>
  node.kind === 'leaf' && node.tool === 'modality' && node.args.modality === 'image' && !isOfPapers(node);
const isOfPapers = (node: PlanNode): boolean =>
  node.kind === 'leaf' && node.tool === 'modality' && node.args.documentKind !== undefined;

/**
 * The plan with films among the pictures that it is limited to, for where no photo is found: whoever asks for all pictures
 * of the cat, or when they photographed the snow, means what they filmed, too. Nothing where it is not limited to photos.
 */
export function withFilms(plan: QueryPlan): QueryPlan | undefined {
  const root = widened(plan.root);
  return root === plan.root ? undefined : { ...plan, root };
}

function widened(node: PlanNode): PlanNode {
  switch (node.kind) {
    case 'leaf':
      if (!isOfStills(node) || node.tool !== 'modality') return node;
      return {
        kind: 'any',
        plans: [node, { ...node, args: { ...node.args, modality: 'video' } }],
      };
    case 'all':
    case 'any': {
      const plans = node.plans.map(widened);
      return plans.every((plan, i) => plan === node.plans[i]) ? node : { ...node, plans };
    }
    case 'within': {
      const [plan, anchor] = [widened(node.plan), widened(node.anchor)];
      return plan === node.plan && anchor === node.anchor ? node : { ...node, plan, anchor };
    }
    case 'not':
      return node;
  }
}
