import type { PlanResponse, SearchResponse } from '../../contract/question-verbs.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { timeKey } from '../../memory/time-span.ts';
import { leavesOf } from '../../retrieve/algebra/plan-normal.ts';
import { partsOf } from '../../retrieve/algebra/plan-parts.ts';
import { queryText } from '../../retrieve/algebra/query-text.ts';
import type { Run } from '../../retrieve/explain/explain.ts';
import { hadByNone } from '../../retrieve/explain/loosened.ts';
import { buildGazetteer } from '../../retrieve/planner/gazetteer-build.ts';
import { plan as planQuestion } from '../../retrieve/planner/planner.ts';
import { type SearchResult, search as searchStore } from '../../retrieve/search.ts';
import { foldedStacks } from '../items/folded-stacks.ts';
import { shownOf, snippetOf } from '../items/item-brief.ts';
import { stackSize, stacksOf } from '../items/stack-sizes.ts';
import { unseenRemarks } from '../jobs/unseen.ts';
import { evaluated } from '../models/evaluated-results.ts';
import { withSecondReading } from '../models/model-planning.ts';
import type { OpenMemory } from '../open-memory.ts';
import { searchCompared } from './compared.ts';
import { explained, meant, remember, SURE } from './question-course.ts';
import { type QuestionOptions, requestOf } from './question-request.ts';
import { statedChance } from './stated-chance.ts';

export type { QuestionOptions } from './question-request.ts';

/** The set of items that match, each with why. Errors: the store's; `invalid-plan`; `not-found` for a follow-up to nothing. */
export async function search(
  memory: OpenMemory,
  query: string,
  options: QuestionOptions = {},
): Promise<SearchResponse> {
  const request = await requestOf(memory, query, options);
  const limit = request.single === true ? 1 : (options.limit ?? 20);
  const isByTime = options.sort === 'newest' || options.sort === 'oldest';
  const sought = isByTime ? Math.max(limit, MOST_SORTED) : limit;
  const findSimilar = await memory.findSimilar();
  const ran = await withSecondReading(memory, options, meant(memory, query, request), {
    run: (plan) =>
      searchStore(memory.store, request.plan?.question ?? query, {
        limit: sought + request.skip + (request.allows === undefined ? 0 : MOST_PASSED_OVER),
        now: request.now,
        ...(plan === undefined ? {} : { plan }),
        ...(options.cut === undefined ? {} : { cut: options.cut }),
        findSimilar,
        ...searchCompared(options.compared),
      }),
    isSure: ({ items }) => (items[0]?.probability ?? 0) >= SURE,
  });
  const found = await evaluated(memory, request.plan?.question ?? query, request.now, options, ran);
  const allowed = found.items.filter((item) => request.allows?.(item) ?? true);
  const items = (isByTime ? byTime(allowed, options.sort === 'newest') : allowed)
    .slice(request.skip, request.skip + limit)
    .map((item) => ({ ...item, people: [...(item.people ?? [])], why: [...item.why] }));
  const whole = await memory.store.items(items.map(({ id }) => id));
  const byId = new Map(whole.map((item) => [item.id, item]));
  const unfolded = new Set(foldedStacks(whole).map(({ id }) => id));
  const sizeOf = await stackSizes(memory, items);
  await remember(
    memory,
    options,
    found.plan,
    items.flatMap(({ id }) => byId.get(id) ?? []),
    request.skip + items.length,
  );
  const run: Run = {
    plan: found.plan,
    results: items.flatMap(({ id, why }) => ({ item: byId.get(id), why })).filter(hasItem),
    trace: found.trace,
  };
  const explanation = await explained(memory, options, run);
  const remarks = await unseenRemarks(memory, found.plan, items);
  return {
    query,
    plan: found.plan,
    planText: queryText(found.plan),
    items: items
      .filter(({ id }) => unfolded.has(id) || !byId.has(id))
      .map((item) => ({
        ...item,
        probability: statedChance(item, byId.get(item.id), found.plan.root),
        ...shown(item, byId.get(item.id)),
        ...sizeOf(item.id),
      })),
    ...totalOf(found, request.skip + items.length, items.length < limit || request.single === true),
    abstained: items.length === 0,
    notes: hadByNone(partsOf(found.plan.root).constraints, run.results, found.plan.language),
    ...(remarks.length === 0 ? {} : { remarks }),
    ...(request.followUp === undefined ? {} : { followUp: request.followUp }),
    ...(explanation === undefined ? {} : { explanation }),
    trace: [...found.trace],
    tookMs: found.tookMs,
  };
}

/** What is stacked behind items; what is gone by now is not counted. */
async function stackSizes({ store }: OpenMemory, items: readonly { readonly id: ItemId }[]) {
  const stacks = await stacksOf(store);
  const behind = items.flatMap(({ id }) => stacks.behind.get(id) ?? []);
  const there = new Set(behind.length === 0 ? [] : (await store.timeline({ ids: behind })).map(({ id }) => id));
  return (id: ItemId) => stackSize(stacks, id, (one) => there.has(one));
}

/** So many of the best matches are put in order of time. */
const MOST_SORTED = 1000;

/** Those that do not tell when they were made come last. */
function byTime<T extends Pick<MemoryItem, 'id' | 'time'>>(items: readonly T[], newestFirst: boolean): T[] {
  const keyOf = ({ time }: T): string => timeKey(time, newestFirst);
  const [before, after] = newestFirst ? [1, -1] : [-1, 1];
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? before : keyOf(a) > keyOf(b) ? after : a.id < b.id ? -1 : 1));
}

/** Items loaded to be left out again, such as those of a happening that is stepped away from. */
const MOST_PASSED_OVER = 30;

/** How many match, where that is known: all were shown, or only facts were asked for and each is insisted on. */
function totalOf({ plan, total }: SearchResult, shown: number, all: boolean): { readonly total?: number } {
  if (all) return { total: shown };
  const exact = leavesOf(plan.root).every(
    ({ leaf, negated }) => leaf.strength === 'must' && leaf.tool !== 'text' && !negated,
  );
  return exact && total >= shown ? { total } : {};
}

/** The best sentence of an item may be its title, which stands there anyway: then its first words tell more. */
const shown = ({ snippet }: { readonly snippet: string }, stored: MemoryItem | undefined) =>
  stored === undefined
    ? {}
    : { ...shownOf(stored), ...(snippet === stored.title ? { snippet: snippetOf(stored) } : {}) };
const hasItem = <T extends { readonly item: MemoryItem | undefined }>(
  one: T,
): one is T & { readonly item: MemoryItem } => one.item !== undefined;

/** The plan that would be run. Errors as of `search`. */
export async function planOnly(
  memory: OpenMemory,
  words: string,
  options: QuestionOptions = {},
): Promise<PlanResponse> {
  const { plan: given, now } = await requestOf(memory, words, options);
  const plan = given ?? planQuestion(words, await buildGazetteer(memory.store), now);
  return { query: words, plan, planText: queryText(plan) };
}
