import type { PlanLeaf, PlanNode, PlanTool } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { canonicalPlan } from './canonical-plan.ts';
import { planText } from './plan-text.ts';

/** A canonical plan with, at each `all` and `any`, the order in which children are worth reading. */
export type OrderedPlan =
  | { readonly kind: 'leaf'; readonly leaf: PlanLeaf; readonly text: string; readonly negated: boolean }
  | { readonly kind: 'all' | 'any'; readonly plans: readonly OrderedPlan[]; readonly order: readonly number[] };

export type OrderedLeaf = Extract<OrderedPlan, { readonly kind: 'leaf' }>;

/** What reading one leaf of one item costs, relative to comparing a kind: texts are searched, words are summed up. */
const costs: Readonly<Record<PlanTool, number>> = {
  modality: 1,
  time: 1,
  event: 1,
  vector: 1,
  amount: 2,
  object: 3,
  reference: 4,
  person: 5,
  place: 5,
  ocr: 8,
  text: 8,
};

/**
 * The plan as it is evaluated: what can exclude an item comes before what cannot, the cheap before the dear, so that
 * an excluded item is left as soon as it is known to be. Only the order of reading changes, never a result: sums are
 * taken in an order of their own. A `within` must have been grounded before; one that was not counts for what it bounds.
 */
export const evaluationOrder = readOnce((node: PlanNode): OrderedPlan => orderedFrom(canonicalPlan(node)));

function orderedFrom(node: PlanNode): OrderedPlan {
  switch (node.kind) {
    case 'leaf':
      return { kind: 'leaf', leaf: node, text: planText(node), negated: false };
    case 'not':
      return node.plan.kind === 'leaf'
        ? { kind: 'leaf', leaf: node.plan, text: planText(node.plan), negated: true }
        : orderedFrom(canonicalPlan({ kind: 'not', plan: ungrounded(node.plan) }));
    case 'within':
      return orderedFrom(node.plan);
    case 'all':
    case 'any': {
      const plans = node.plans.map(orderedFrom);
      const rank = plans.map((plan) => ({ excludes: canExclude(plan), cost: costOf(plan) }));
      const order = plans
        .map((_, i) => i)
        .sort(
          (a, b) =>
            Number(rank[b]?.excludes) - Number(rank[a]?.excludes) ||
            (rank[a]?.cost ?? 0) - (rank[b]?.cost ?? 0) ||
            a - b,
        );
      return { kind: node.kind, plans, order };
    }
  }
}

const ungrounded = (node: PlanNode): PlanNode => (node.kind === 'within' ? ungrounded(node.plan) : node);

const costOf = (plan: OrderedPlan): number =>
  plan.kind === 'leaf' ? costs[plan.leaf.tool] : plan.plans.reduce((sum, p) => sum + costOf(p), 1);

/** Whether some item could be excluded by it: `all` by any part, `any` only by all of them. */
function canExclude(plan: OrderedPlan): boolean {
  if (plan.kind === 'leaf') return plan.leaf.strength === 'must';
  return plan.kind === 'all' ? plan.plans.some(canExclude) : plan.plans.length > 0 && plan.plans.every(canExclude);
}
