import type { PlanNode } from '../../memory/query-plan.ts';
import { planText } from './plan-text.ts';

/**
 * The same plan in one canonical shape: nested `all` and `any` flattened, double negations gone, single children
 * unwrapped, repeated children said once, children in the order of their text. Idempotent.
 */
export function normalisePlan(node: PlanNode): PlanNode {
  switch (node.kind) {
    case 'leaf':
      return node;
    case 'not': {
      const plan = normalisePlan(node.plan);
      return plan.kind === 'not' ? plan.plan : { kind: 'not', plan };
    }
    case 'within':
      return { ...node, plan: normalisePlan(node.plan), anchor: normalisePlan(node.anchor) };
    case 'all':
    case 'any': {
      const plans = node.plans.map(normalisePlan).flatMap((plan) => (plan.kind === node.kind ? plan.plans : [plan]));
      const byText = new Map(plans.map((plan) => [planText(plan), plan]));
      const ordered = [...byText.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, plan]) => plan);
      const [only] = ordered;
      return ordered.length === 1 && only !== undefined ? only : { kind: node.kind, plans: ordered };
    }
  }
}

/** Every leaf of a plan with whether an odd number of negations stands above it. Anchors are not part of it. */
export function leavesOf(
  node: PlanNode,
  negated = false,
): { leaf: Extract<PlanNode, { kind: 'leaf' }>; negated: boolean }[] {
  switch (node.kind) {
    case 'leaf':
      return [{ leaf: node, negated }];
    case 'not':
      return leavesOf(node.plan, !negated);
    case 'within':
      return leavesOf(node.plan, negated);
    case 'all':
    case 'any':
      return node.plans.flatMap((plan) => leavesOf(plan, negated));
  }
}
