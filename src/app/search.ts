import type { Answered } from '../answer/answer.ts';
import type { AskResponse, PlanResponse, SearchResponse } from '../contract/question-verbs.ts';
import type { Explanation } from '../memory/explanation.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { QueryPlan } from '../memory/query-plan.ts';
import { leavesOf } from '../retrieve/algebra/plan-normal.ts';
import { partsOf } from '../retrieve/algebra/plan-parts.ts';
import { queryText } from '../retrieve/algebra/query-text.ts';
import { explain, type Run } from '../retrieve/explain/explain.ts';
import { hadByNone } from '../retrieve/explain/loosened.ts';
import { MOST_FOUND, type PreviousQuestion } from '../retrieve/follow-up/previous-question.ts';
import { buildGazetteer } from '../retrieve/planner/gazetteer-build.ts';
import { plan as planQuestion } from '../retrieve/planner/planner.ts';
import { retrieve, type SearchResult, search as searchStore } from '../retrieve/search.ts';
import type { FindSimilar } from '../retrieve/tools/similarity.ts';
import { answererOf, answererToTell } from './answerer.ts';
import { type Compared, searchCompared, storeCompared } from './compared.ts';
import { evaluated } from './evaluated-results.ts';
import { momentOfCitation, momentsOf } from './film-moments.ts';
import { itemBrief, shownOf, snippetOf } from './item-brief.ts';
import { withSecondReading } from './model-planning.ts';
import type { OpenMemory } from './open-memory.ts';
import { rememberQuestion } from './question-history.ts';
import { type QuestionOptions, type Request, requestOf } from './question-request.ts';

export type { QuestionOptions } from './question-request.ts';

/** The set of items that match, each with why. Errors: the store's; `invalid-plan`; `not-found` for a follow-up to nothing. */
export async function search(
  memory: OpenMemory,
  query: string,
  options: QuestionOptions = {},
): Promise<SearchResponse> {
  const request = await requestOf(memory, query, options);
  const limit = request.single === true ? 1 : (options.limit ?? 20);
  const findSimilar = await memory.findSimilar();
  const ran = await withSecondReading(memory, options, meant(memory, query, request), {
    run: (plan) =>
      searchStore(memory.store, request.plan?.question ?? query, {
        limit: limit + request.skip + (request.allows === undefined ? 0 : MOST_PASSED_OVER),
        now: request.now,
        ...(plan === undefined ? {} : { plan }),
        ...(options.cut === undefined ? {} : { cut: options.cut }),
        findSimilar,
        ...searchCompared(options.compared),
      }),
    isSure: ({ items }) => (items[0]?.probability ?? 0) >= SURE,
  });
  const found = await evaluated(memory, request.plan?.question ?? query, request.now, options, ran);
  const items = found.items
    .filter((item) => request.allows?.(item) ?? true)
    .slice(request.skip, request.skip + limit)
    .map((item) => ({ ...item, people: [...(item.people ?? [])], why: [...item.why] }));
  const whole = await memory.store.items(items.map(({ id }) => id));
  const byId = new Map(whole.map((item) => [item.id, item]));
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
  return {
    query,
    plan: found.plan,
    planText: queryText(found.plan),
    items: items.map((item) => ({ ...item, ...shown(item, byId.get(item.id)) })),
    ...totalOf(found, request.skip + items.length, items.length < limit || request.single === true),
    abstained: items.length === 0,
    notes: hadByNone(partsOf(found.plan.root).constraints, run.results, found.plan.language),
    ...(request.followUp === undefined ? {} : { followUp: request.followUp }),
    ...(explanation === undefined ? {} : { explanation }),
    trace: [...found.trace],
    tookMs: found.tookMs,
  };
}

/** Below this a second reading of the question is worth its price. */
const SURE = 0.5;

/** What the words mean without a model, for a second reading of them; or the plan that is to be run as it is. */
const meant = (memory: OpenMemory, words: string, { plan, now }: Request) => ({
  ...(plan === undefined ? {} : { plan }),
  understood: async () => planQuestion(words, await buildGazetteer(memory.store), now),
});

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

/** An answer with its evidence, or an honest abstention. A failure is told as one and is not an abstention. */
export async function ask(memory: OpenMemory, question: string, options: QuestionOptions = {}): Promise<AskResponse> {
  const began = performance.now();
  const request = await requestOf(memory, question, options);
  const answer = await answererOf(memory, options);
  const tools = {
    store: storeCompared(memory.store, options.compared),
    retrieve: retrieving(request, options.compared, await memory.findSimilar()),
  };
  const asked = await withSecondReading(memory, options, meant(memory, question, request), {
    run: (plan) =>
      answer(tools, request.plan?.question ?? question, { now: request.now, ...(plan === undefined ? {} : { plan }) }),
    isSure: ({ answer: given }) => given.outcome === 'grounded' && given.confidence >= SURE,
  });
  if (asked.plan !== undefined) await remember(memory, options, asked.plan, itemsBehind(asked), 0);
  const explanation =
    asked.plan === undefined
      ? undefined
      : await explained(memory, options, {
          plan: asked.plan,
          results: resultsOf(asked),
          trace: asked.trace,
          near: asked.evidence.length > 0,
        });
  const { answer: given } = asked;
  const moments = await momentsOf(memory, asked);
  return {
    question,
    outcome: given.outcome,
    answer:
      given.outcome === 'grounded' ? given.text : given.outcome === 'abstained' ? given.reason : given.error.message,
    type: given.outcome === 'failed' ? 'open_end' : given.type,
    confidence: given.outcome === 'failed' ? 0 : given.confidence,
    ...answererToTell(asked),
    citations: given.outcome === 'grounded' ? given.citations.map((one) => momentOfCitation(one, asked, moments)) : [],
    evidence: asked.evidence.map(({ item }) => itemBrief(item, undefined, moments.get(item.id))),
    notes: given.outcome === 'grounded' ? given.notes : [],
    ...(asked.plan === undefined ? {} : { plan: asked.plan, planText: queryText(asked.plan) }),
    ...(request.followUp === undefined ? {} : { followUp: request.followUp }),
    ...(explanation === undefined ? {} : { explanation }),
    trace: [...asked.trace],
    tookMs: performance.now() - began,
  };
}

/** The search that answers rest on, without what the request does not allow. */
function retrieving(
  { allows = () => true, known }: Request,
  compared: Compared | undefined,
  findSimilar: FindSimilar | undefined,
): typeof retrieve {
  return async (store, query, options) => {
    const found = await retrieve(store, query, { ...options, findSimilar, ...searchCompared(compared) });
    const isAsked = ({ item }: { readonly item: MemoryItem }): boolean => allows(item) && known?.has(item.id) !== true;
    const hits = found.hits.filter(isAsked);
    return { ...found, hits, nearest: found.nearest.filter(isAsked), abstained: hits.length === 0 };
  };
}

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

/** What an answer rests on is explained; of an abstention nothing is, since nothing was found to hold. */
function resultsOf({ answer: given, evidence }: Answered): Run['results'] {
  if (given.outcome !== 'grounded') return [];
  const cited = new Set(given.citations.map(({ id }) => id));
  return evidence.filter(({ id }) => cited.has(id));
}

function itemsBehind({ answer: given, evidence }: Answered): MemoryItem[] {
  if (given.outcome !== 'grounded') return [];
  const order = [...new Set(given.citations.map(({ id }) => id))];
  return order.flatMap((id) => evidence.find((one) => one.id === id)?.item ?? []);
}

async function remember(
  memory: OpenMemory,
  { session }: QuestionOptions,
  plan: QueryPlan,
  items: readonly MemoryItem[],
  shown: number,
): Promise<void> {
  if (session === undefined) return;
  const found = items.slice(0, MOST_FOUND).map(({ id, modality, time }): PreviousQuestion['found'][number] => ({
    id,
    modality,
    ...(time === undefined ? {} : { start: time.start, end: time.end }),
  }));
  await rememberQuestion(memory.folder.path, session, { plan, found, shown }, memory.clock.now());
}

async function explained(
  memory: OpenMemory,
  { explain: when, explainIn }: QuestionOptions,
  run: Run,
): Promise<Explanation | undefined> {
  const empty = run.results.length === 0;
  if (when === undefined || (when === 'when-empty' && !empty) || (when === 'found' && empty)) return undefined;
  const plan = explainIn === undefined ? run.plan : { ...run.plan, language: explainIn };
  return explain(memory.store, { ...run, plan });
}
