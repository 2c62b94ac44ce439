import type { Explanation } from '../../memory/explanation.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import type { Trace, Why } from '../../memory/search-result.ts';
import type { Store } from '../../ports/store.ts';
import { isNegative, isOf, partsOf, planOf, type Slot } from '../algebra/plan-parts.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { retrieve } from '../search.ts';
import { asksWords } from './asked-words.ts';
import { constraintName, constraintWords, saidWords } from './constraint-words.ts';
import { contributionsOf } from './contributions.ts';
import { loosened } from './loosened.ts';
import { nothingBecause } from './nothing-because.ts';

/** A run that is to be explained: the plan and the items it gave, best first. */
export type Run = {
  readonly plan: QueryPlan;
  readonly results: readonly { readonly item: MemoryItem; readonly why: readonly Why[] }[];
  /** The steps of the search, some of which loosen the plan. */
  readonly trace?: Trace;
  /** Something near was found, although it does not answer. */
  readonly near?: boolean;
};

/** Constraints that are tried without: more than a person asks for in one question. */
const MOST_TRIED = 8;

/**
 * Why a question gave what it gave: what was understood, what each source said of each result, what was not insisted
 * on, and, when nothing was found, why, and what there would be without each constraint, found by running the plan
 * without it. Cost: one search a constraint, at most eight, and only when nothing was found. Errors: the store's.
 */
export async function explain(store: Store, { plan, results, trace = [], near = false }: Run): Promise<Explanation> {
  const gazetteer = await buildGazetteer(store);
  const { language } = plan;
  const constraints = conditionsOf(plan.root);
  const empty = results.length === 0;
  return {
    language,
    understood: {
      asks: asksWords(plan),
      constraints: constraints.map(({ node, said }) => ({
        words: constraintWords(node, language),
        ...(said === undefined ? {} : { said }),
        strength: strengthOf(node),
        plan: planText(node),
      })),
      ambiguous: ambiguousIn(plan),
      unknown: plan.unknown,
    },
    results: results.map(({ item, why }) => ({ id: item.id, contributions: contributionsOf(why, item, language) })),
    loosened: [
      ...trace.filter(({ step }) => step === 'relax').map(() => exactWords[language]),
      ...loosened(
        constraints.map(({ node }) => node),
        results,
        language,
      ),
    ],
    nothing: empty
      ? nothingBecause(
          plan,
          constraints.map(({ node }) => node),
          gazetteer,
          near,
        )
      : [],
    without: empty ? await withoutEach(store, plan, gazetteer) : [],
  };
}

const exactWords = {
  en: 'nothing has these words in this order: they were looked for in any',
  zh: '没有内容按这个顺序写有这些词：改为不分顺序查找',
} as const;

type Condition = { readonly node: PlanNode; readonly said: string | undefined };

/** The order in which a person would say them. */
const readingOrder: readonly Slot[] = ['kind', 'person', 'place', 'time', 'event', 'what', 'code', 'amount'];

/** The constraints of a plan, and the trips and happenings that bound it, one by one. */
function conditionsOf(root: PlanNode): Condition[] {
  const { constraints, bounds } = partsOf(root);
  const windows = bounds.map(
    ({ anchor, window }): PlanNode => ({ kind: 'within', plan: { kind: 'all', plans: [] }, anchor, window }),
  );
  const place = (node: PlanNode): number => readingOrder.findIndex((slot) => isOf(node, slot));
  return [...constraints.toSorted((a, b) => place(a) - place(b)), ...windows]
    .filter((node) => node.kind !== 'all' || node.plans.length > 0)
    .map((node) => ({ node, said: saidWords(node) }));
}

/** A constraint rejects what is known not to fit when every alternative in it does; the bound of a trip always does. */
function strengthOf(node: PlanNode): 'must' | 'prefer' {
  switch (node.kind) {
    case 'leaf':
      return node.strength;
    case 'not':
      return strengthOf(node.plan);
    case 'all':
      return node.plans.some((plan) => strengthOf(plan) === 'must') ? 'must' : 'prefer';
    case 'any':
      return node.plans.length > 0 && node.plans.every((plan) => strengthOf(plan) === 'must') ? 'must' : 'prefer';
    case 'within':
      return 'must';
  }
}

/** Words with readings that a person can tell apart. */
const ambiguousIn = (plan: QueryPlan): Explanation['understood']['ambiguous'] =>
  (plan.ambiguous ?? [])
    .map(({ said, readings }) => ({ said, readings: [...new Set(readings)] }))
    .filter(({ readings }) => readings.length > 1);

async function withoutEach(store: Store, plan: QueryPlan, gazetteer: Gazetteer): Promise<Explanation['without']> {
  const { constraints, bounds } = partsOf(plan.root);
  // Words and what a picture shows of them were read from the same words: they go together.
  const words = constraints.filter((node) => isOf(node, 'what') && !isNegative(node));
  const groups = [
    ...constraints.filter((node) => !words.includes(node)).map((node) => [node]),
    ...(words.length === 0 ? [] : [words]),
  ];
  const tries: readonly { readonly name: PlanNode; readonly root: PlanNode }[] = [
    ...groups.map((group) => ({
      name: group.find((node) => node.kind === 'leaf' && node.tool === 'text') ?? group[0] ?? plan.root,
      root: planOf({ constraints: constraints.filter((node) => !group.includes(node)), bounds }),
    })),
    ...bounds.map((part) => ({
      name: part.anchor,
      root: planOf({ constraints, bounds: bounds.filter((bound) => bound !== part) }),
    })),
  ];
  if (tries.length < 2 || gazetteer.items === 0) return [];
  const found: { constraint: string; items: number; plan: string }[] = [];
  for (const { name, root } of tries.slice(0, MOST_TRIED)) {
    const { total, hits } = await retrieve(store, plan.question, { plan: { ...plan, root } });
    found.push({
      constraint: constraintName(name, plan.language),
      items: hits.length === 0 ? 0 : Math.max(total, hits.length),
      plan: planText(root),
    });
  }
  return found.filter(({ items }) => items > 0).sort((a, b) => b.items - a.items);
}
