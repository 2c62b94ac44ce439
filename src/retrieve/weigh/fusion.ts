import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { evaluationOrder, type OrderedLeaf, type OrderedPlan } from '../algebra/evaluation-order.ts';
import type { Evidence, Reading } from './evidence.ts';

const unexplained: Evidence['why'] = [];

/** What is said of an item that a `must` is known to exclude: nothing else matters of it. */
const EXCLUDED: Evidence = { weight: 0, excluded: true, affirmed: false, why: [] };

/**
 * Adds up what the leaves of a plan say of one item (Good 1950: weights of evidence add). `all` sums; `any` is the
 * weight of a mixture of its likelihood ratios, log mean exp, so that saying the same thing twice changes nothing;
 * `not` turns a leaf's weight round. Plans of the same meaning are evaluated as one (`canonicalPlan`), so the result
 * does not depend on how they are written. Leaves that cannot matter any more are not read. `within` must have been
 * grounded before. `isExplained` false leaves out `why`.
 */
export function fuse(node: PlanNode, readingOf: (leaf: PlanLeaf) => Reading, isExplained = true): Evidence {
  return evaluate(evaluationOrder(node), readingOf, isExplained);
}

/** The leaf that a plan comes to, as most do: hundreds of items are weighed by it, and `fuse` would make an object for each. */
export function leafAlone(node: PlanNode): OrderedLeaf | undefined {
  const plan = evaluationOrder(node);
  return plan.kind === 'leaf' ? plan : undefined;
}

function evaluate(plan: OrderedPlan, readingOf: (leaf: PlanLeaf) => Reading, isExplained: boolean): Evidence {
  if (plan.kind === 'leaf') return leafEvidence(plan, readingOf(plan.leaf), isExplained);
  const parts = new Array<Evidence>(plan.plans.length);
  for (const i of plan.order) {
    const child = plan.plans[i];
    if (child === undefined) continue;
    const part = evaluate(child, readingOf, isExplained);
    if (part.excluded && plan.kind === 'all') return EXCLUDED;
    parts[i] = part;
  }
  return plan.kind === 'all' ? conjunction(parts, isExplained) : disjunction(plan.plans, parts, isExplained);
}

const conjunction = (parts: readonly Evidence[], isExplained: boolean): Evidence => ({
  weight: stableSum(parts.map((p) => p.weight)),
  excluded: false,
  affirmed: parts.length > 0 && parts.every((p) => p.affirmed),
  why: isExplained ? parts.flatMap((p) => p.why) : unexplained,
});

/**
 * An alternative that is excluded cannot be what was meant: it weighs against, but never for. Readings of ambiguous
 * words count by how probable each is.
 */
function disjunction(plans: readonly OrderedPlan[], parts: readonly Evidence[], isExplained: boolean): Evidence {
  if (parts.length > 0 && parts.every((p) => p.excluded)) return EXCLUDED;
  const weights = parts.map((p) => (p.excluded ? Number.NEGATIVE_INFINITY : p.weight));
  return {
    weight: logMeanExp(weights, chancesOf(plans)),
    excluded: false,
    affirmed: parts.some((p) => p.affirmed),
    why: isExplained ? bestOf(parts.filter((p) => !p.excluded)) : unexplained,
  };
}

/** No reading that was thought of is impossible. */
const LEAST_CHANCE = 0.001;

/**
 * How probable each alternative is, in proportion: what is said of it, else an equal part of what the others leave. The same for
 * every item that the alternatives are read in.
 */
const chancesOf = readOnce((plans: readonly OrderedPlan[]): readonly number[] => {
  const said = plans.map((plan) => (plan.kind === 'leaf' ? chanceOf(plan.leaf.args) : undefined));
  const known = said.reduce<number>((sum, chance) => sum + (chance ?? 0), 0);
  const silent = said.filter((chance) => chance === undefined).length;
  if (silent === plans.length) return said.map(() => 1);
  const rest = silent === 0 ? 0 : Math.max((1 - known) / silent, known / (plans.length - silent));
  return said.map((chance) => Math.max(LEAST_CHANCE, chance ?? rest));
});

function chanceOf(args: object): number | undefined {
  const chance: unknown = Reflect.get(args, 'chance');
  return typeof chance === 'number' ? chance : undefined;
}

/** What `fuse` gives for a leaf alone. */
export const weightOf = ({ negated }: OrderedLeaf, { weight }: Reading): number => (negated ? 0 - weight : weight);
/** Whether `fuse` says that a leaf alone excludes an item. */
export const isExcludedBy = ({ leaf, negated }: OrderedLeaf, { truth }: Reading): boolean =>
  leaf.strength === 'must' && truth === (negated ? 'yes' : 'no');

function leafEvidence(plan: OrderedLeaf, reading: Reading, isExplained: boolean): Evidence {
  const { leaf, text, negated } = plan;
  const { truth } = reading;
  const weight = weightOf(plan, reading);
  return {
    weight,
    excluded: isExcludedBy(plan, reading),
    affirmed: leaf.strength === 'must' && truth === (negated ? 'no' : 'yes'),
    why: isExplained ? [{ tool: leaf.tool, weight, note: noteOf(reading, negated), leaf: text, truth }] : unexplained,
  };
}

const noteOf = ({ note }: Reading, negated: boolean): string => (negated ? `asked not to be: ${note}` : note);

/** Of alternatives, only the one that speaks loudest for the item explains it. */
const bestOf = (parts: readonly Evidence[]): Evidence['why'] =>
  parts.reduce<Evidence | undefined>(
    (best, part) => (best === undefined || part.weight > best.weight ? part : best),
    undefined,
  )?.why ?? [];

/** Adds in a fixed order, so that rounding does not depend on the order of the plan. */
const stableSum = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((sum, v) => sum + v, 0);

/** log of the mean of exp value, each counted `share` times; 0 of nothing. */
function logMeanExp(values: readonly number[], shares: readonly number[]): number {
  if (values.length === 0) return 0;
  const top = Math.max(...values);
  if (top === Number.NEGATIVE_INFINITY) return top;
  const sum = stableSum(values.map((v, i) => (shares[i] ?? 0) * Math.exp(v - top)));
  return top + Math.log(sum / stableSum(shares));
}
