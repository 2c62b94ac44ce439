import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { planText } from './plan-text.ts';

type Literal = PlanLeaf | { readonly kind: 'not'; readonly plan: PlanLeaf };

const canonicalForms = new WeakMap<PlanNode, PlanNode>();

/**
 * The one plan by which all plans of the same meaning are evaluated: negations stand at the leaves (De Morgan), nested
 * `all` and `any` are one, the same thing is said once, children are in the order of their text. So the laws hold by
 * construction: idempotence, commutativity, associativity, De Morgan, double negation. `said` does not make two leaves
 * differ; of the same leaf preferred and required, `all` keeps the required one and `any` the preferred one.
 * Idempotent; computed once for each plan.
 */
export function canonicalPlan(node: PlanNode): PlanNode {
  const known = canonicalForms.get(node);
  if (known !== undefined) return known;
  const canonical = withNegation(node, false);
  canonicalForms.set(node, canonical);
  canonicalForms.set(canonical, canonical);
  return canonical;
}

function withNegation(node: PlanNode, negated: boolean): PlanNode {
  switch (node.kind) {
    case 'leaf':
      return negated ? { kind: 'not', plan: node } : node;
    case 'not':
      return withNegation(node.plan, !negated);
    case 'within': {
      const plan: PlanNode = {
        ...node,
        plan: withNegation(node.plan, false),
        anchor: withNegation(node.anchor, false),
      };
      return negated ? { kind: 'not', plan } : plan;
    }
    case 'all':
    case 'any': {
      const kind = negated === (node.kind === 'all') ? 'any' : 'all';
      return joined(
        kind,
        node.plans.map((plan) => withNegation(plan, negated)),
      );
    }
  }
}

function joined(kind: 'all' | 'any', plans: readonly PlanNode[]): PlanNode {
  const byMeaning = new Map<string, PlanNode>();
  for (const plan of plans.flatMap((p) => (p.kind === kind ? p.plans : [p]))) {
    const key = isLiteral(plan) ? planText(meaningOf(plan, 'prefer')) : planText(meaningOf(plan));
    const known = byMeaning.get(key);
    byMeaning.set(key, known === undefined ? plan : oneOf(kind, known, plan));
  }
  const ordered = [...byMeaning].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, plan]) => plan);
  const [only] = ordered;
  return ordered.length === 1 && only !== undefined ? only : { kind, plans: ordered };
}

/** Of two plans that say the same, the one with the strength that counts; then the one whose text comes first. */
function oneOf(kind: 'all' | 'any', a: PlanNode, b: PlanNode): PlanNode {
  const wanted = kind === 'all' ? 'must' : 'prefer';
  const [hasA, hasB] = [strengthOf(a) === wanted, strengthOf(b) === wanted];
  if (hasA !== hasB) return hasA ? a : b;
  return planText(a) <= planText(b) ? a : b;
}

const isLiteral = (node: PlanNode): node is Literal =>
  node.kind === 'leaf' || (node.kind === 'not' && node.plan.kind === 'leaf');

const strengthOf = (node: PlanNode): PlanLeaf['strength'] | undefined => {
  if (node.kind === 'leaf') return node.strength;
  return node.kind === 'not' ? strengthOf(node.plan) : undefined;
};

/** A plan without the words that led to it, and with one strength for all leaves if given: what it asks, as a key. */
export function meaningOf(node: PlanNode, strength?: PlanLeaf['strength']): PlanNode {
  switch (node.kind) {
    case 'leaf': {
      const { said: _, ...args } = node.args;
      return { ...node, args, strength: strength ?? node.strength } as PlanLeaf;
    }
    case 'not':
      return { kind: 'not', plan: meaningOf(node.plan, strength) };
    case 'within':
      return { ...node, plan: meaningOf(node.plan, strength), anchor: meaningOf(node.anchor, strength) };
    case 'all':
    case 'any':
      return { kind: node.kind, plans: node.plans.map((plan) => meaningOf(plan, strength)) };
  }
}
