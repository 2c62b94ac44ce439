import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { evaluationOrder, type OrderedPlan } from '../algebra/evaluation-order.ts';
import type { Evidence, Reading } from './evidence.ts';

/** What is said of an item that a `must` is known to exclude: nothing else matters of it. */
const EXCLUDED: Evidence = { weight: 0, excluded: true, affirmed: false, why: [] };

/**
 * Adds up what the leaves of a plan say of one item (Good 1950: weights of evidence add). `all` sums; `any` is the
 * weight of a mixture of its likelihood ratios, log mean exp, so that saying the same thing twice changes nothing;
 * `not` turns a leaf's weight round. Plans of the same meaning are evaluated as one (`canonicalPlan`), so the result
 * does not depend on how they are written. Leaves that cannot matter any more are not read. `within` must have been
 * grounded before.
 */
export function fuse(node: PlanNode, readingOf: (leaf: PlanLeaf) => Reading): Evidence {
  return evaluate(evaluationOrder(node), readingOf);
}

function evaluate(plan: OrderedPlan, readingOf: (leaf: PlanLeaf) => Reading): Evidence {
  if (plan.kind === 'leaf') return leafEvidence(plan.leaf, plan.negated, readingOf(plan.leaf));
  const parts = new Array<Evidence>(plan.plans.length);
  for (const i of plan.order) {
    const child = plan.plans[i];
    if (child === undefined) continue;
    const part = evaluate(child, readingOf);
    if (part.excluded && plan.kind === 'all') return EXCLUDED;
    parts[i] = part;
  }
  return plan.kind === 'all' ? conjunction(parts) : disjunction(parts);
}

const conjunction = (parts: readonly Evidence[]): Evidence => ({
  weight: stableSum(parts.map((p) => p.weight)),
  excluded: false,
  affirmed: parts.length > 0 && parts.every((p) => p.affirmed),
  why: parts.flatMap((p) => p.why),
});

/** An alternative that is excluded cannot be what was meant: it weighs against, but never for. */
function disjunction(parts: readonly Evidence[]): Evidence {
  if (parts.length > 0 && parts.every((p) => p.excluded)) return EXCLUDED;
  return {
    weight: logMeanExp(parts.map((p) => (p.excluded ? Number.NEGATIVE_INFINITY : p.weight))),
    excluded: false,
    affirmed: parts.some((p) => p.affirmed),
    why: bestOf(parts.filter((p) => !p.excluded)),
  };
}

function leafEvidence(leaf: PlanLeaf, negated: boolean, reading: Reading): Evidence {
  const { truth } = reading;
  const must = leaf.strength === 'must';
  const [against, forIt] = negated ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
  const weight = negated ? 0 - reading.weight : reading.weight;
  const note = negated ? `asked not to be: ${reading.note}` : reading.note;
  return {
    weight,
    excluded: must && truth === against,
    affirmed: must && truth === forIt,
    why: [{ tool: leaf.tool, weight, note }],
  };
}

/** Of alternatives, only the one that speaks loudest for the item explains it. */
const bestOf = (parts: readonly Evidence[]): Evidence['why'] =>
  parts.reduce<Evidence | undefined>(
    (best, part) => (best === undefined || part.weight > best.weight ? part : best),
    undefined,
  )?.why ?? [];

/** Adds in a fixed order, so that rounding does not depend on the order of the plan. */
const stableSum = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((sum, v) => sum + v, 0);

function logMeanExp(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const top = Math.max(...values);
  return top + Math.log(stableSum(values.map((v) => Math.exp(v - top))) / values.length);
}
