import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import type { Evidence, Reading } from './evidence.ts';

/**
 * Adds up what the leaves of a plan say of one item (Good 1950: weights of evidence add). `all` sums; `any` is the
 * weight of a mixture of its likelihood ratios, log mean exp, so that saying the same thing twice changes nothing;
 * `not` negates. `within` must have been grounded before. The result does not depend on the order of children.
 */
export function fuse(node: PlanNode, readingOf: (leaf: PlanLeaf) => Reading): Evidence {
  switch (node.kind) {
    case 'leaf':
      return leafEvidence(node, readingOf(node));
    case 'not': {
      const inner = fuse(node.plan, readingOf);
      const why = inner.why.map((w) => ({ ...w, weight: 0 - w.weight, note: `asked not to be: ${w.note}` }));
      return { weight: 0 - inner.weight, excluded: inner.affirmed, affirmed: inner.excluded, why };
    }
    case 'all': {
      const parts = node.plans.map((plan) => fuse(plan, readingOf));
      return {
        weight: stableSum(parts.map((p) => p.weight)),
        excluded: parts.some((p) => p.excluded),
        affirmed: parts.length > 0 && parts.every((p) => p.affirmed),
        why: parts.flatMap((p) => p.why),
      };
    }
    case 'any': {
      const parts = node.plans.map((plan) => fuse(plan, readingOf));
      return {
        weight: logMeanExp(parts.map((p) => p.weight)),
        excluded: parts.length > 0 && parts.every((p) => p.excluded),
        affirmed: parts.some((p) => p.affirmed),
        why: bestOf(parts),
      };
    }
    case 'within':
      return fuse(node.plan, readingOf);
  }
}

function leafEvidence(leaf: PlanLeaf, reading: Reading): Evidence {
  const must = leaf.strength === 'must';
  return {
    weight: reading.weight,
    excluded: must && reading.truth === 'no',
    affirmed: must && reading.truth === 'yes',
    why: [{ tool: leaf.tool, weight: reading.weight, note: reading.note }],
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
