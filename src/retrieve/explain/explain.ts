import type { Explanation } from '../../memory/explanation.ts';
import { asksWords } from '../../memory/in-words/asked-words.ts';
import { constraintName, constraintWords, saidWords } from '../../memory/in-words/constraint-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type PlanNode, type QueryPlan, strengthOf } from '../../memory/query-plan.ts';
import type { Trace, Why } from '../../memory/search-result.ts';
import type { Store } from '../../ports/store.ts';
import { type Bound, isNegative, isOf, type Parts, partsOf, planOf, type Slot } from '../algebra/plan-parts.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { retrieve } from '../search.ts';
import { contributionsOf } from './contributions.ts';
import { isOpenSum, loosened } from './loosened.ts';
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
/** Parts of which all pairs are tried. */
const MOST_PAIRED = 5;

/**
 * Why a question gave what it gave: what was understood, what each source said of each result, what was not insisted
 * on, and, when nothing was found, why, and what there would be without each constraint, found by running the plan
 * without it. Cost: one search a constraint, at most eight, or ten pairs more, and only when nothing was found. Errors: the store's.
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
    .filter((node) => (node.kind !== 'all' || node.plans.length > 0) && !isOpenSum(node))
    .map((node) => ({ node, said: saidWords(node) }));
}

/** Words with readings that a person can tell apart. */
const ambiguousIn = (plan: QueryPlan): Explanation['understood']['ambiguous'] =>
  (plan.ambiguous ?? [])
    .map(({ said, readings }) => ({ said, readings: [...new Set(readings)] }))
    .filter(({ readings }) => readings.length > 1);

/** A part of a plan that can be left out: a constraint, words with what pictures show of them, a trip or happening. */
type Part = { readonly name: PlanNode; readonly nodes: readonly PlanNode[]; readonly bound?: Bound };

function partsToLeaveOut({ constraints, bounds }: Parts): Part[] {
  // Words and what a picture shows of them were read from the same words: they go together.
  const words = constraints.filter((node) => isOf(node, 'what') && !isNegative(node));
  const others = constraints.filter((node) => !words.includes(node));
  const text = words.find((node) => node.kind === 'leaf' && node.tool === 'text') ?? words[0];
  return [
    ...others.map((node): Part => ({ name: node, nodes: [node] })),
    ...(text === undefined ? [] : [{ name: text, nodes: words }]),
    ...bounds.map((bound): Part => ({ name: bound.anchor, nodes: [], bound })),
  ].slice(0, MOST_TRIED);
}

/** What there would be without each part; where that is nothing, without two of them, which ten searches can tell. */
async function withoutEach(store: Store, plan: QueryPlan, gazetteer: Gazetteer): Promise<Explanation['without']> {
  const whole = partsOf(plan.root);
  const parts = partsToLeaveOut(whole);
  if (parts.length < 2 || gazetteer.items === 0) return [];
  const tried = async (left: readonly Part[]): Promise<Explanation['without'][number]> => {
    const root = planOf({
      constraints: whole.constraints.filter((node) => !left.some(({ nodes }) => nodes.includes(node))),
      bounds: whole.bounds.filter((known) => !left.some(({ bound }) => bound === known)),
    });
    const { total, hits } = await retrieve(store, plan.question, { plan: { ...plan, root } });
    const names = left.map(({ name }) => constraintName(name, plan.language));
    const items = hits.length === 0 ? 0 : Math.max(total, hits.length);
    return { constraint: names.join(plan.language === 'zh' ? '和' : ' and '), items, plan: planText(root), root };
  };
  const singly = await inTurn(
    parts.map((part) => [part]),
    tried,
  );
  if (singly.length > 0 || parts.length < 3 || parts.length > MOST_PAIRED) return singly;
  return inTurn(
    parts.flatMap((a, i) => parts.slice(i + 1).map((b) => [a, b])),
    tried,
  );
}

/** One after the other, so that one search at a time runs; what finds nothing is left out, what finds most comes first. */
async function inTurn<T extends { readonly items: number }>(
  ways: readonly (readonly Part[])[],
  tried: (left: readonly Part[]) => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  for (const way of ways) found.push(await tried(way));
  return found.filter(({ items }) => items > 0).sort((a, b) => b.items - a.items);
}
