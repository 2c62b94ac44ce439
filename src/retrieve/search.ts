import type { Modality } from '../memory/item.ts';
import type { Location } from '../memory/location.ts';
import type { Mention } from '../memory/person.ts';
import { all, everyLeaf, type PlanNode, type QueryPlan } from '../memory/query-plan.ts';
import type { RankedItem, Trace, TraceStep } from '../memory/search-result.ts';
import type { FilmMoment } from '../memory/seen.ts';
import { type TimeSpan, timeKey } from '../memory/time-span.ts';
import type { Store } from '../ports/store.ts';
import { ground } from './algebra/ground.ts';
import { inOrder } from './algebra/in-order.ts';
import { onlySources, type Source } from './algebra/only-sources.ts';
import { planText } from './algebra/plan-text.ts';
import type { Listing } from './list/listed.ts';
import { listing } from './list/listing.ts';
import { type MomentWanted, momentOf, momentWanted } from './moment.ts';
import type { Span } from './planner/calendar.ts';
import type { Gazetteer } from './planner/gazetteer.ts';
import { buildGazetteer } from './planner/gazetteer-build.ts';
import { plan } from './planner/planner.ts';
import { demandOf } from './rank/demand.ts';
import { type Aid, type Ranked, type RankOptions, rankItems } from './rank/rank-items.ts';
import { snippetOf } from './snippet.ts';
import { withPickedStay } from './stay-picked.ts';
import { type FindSimilar, type Similar, withVectorLeaf, wordsToSee } from './tools/similarity.ts';
import { withoutUnsaid } from './unsaid-words.ts';
import { bestCut } from './weigh/relevance.ts';
import { MOST_BESIDE, saidChances } from './weigh/said-chance.ts';

export type SearchOptions = {
  /** Most items returned; default 10. */
  readonly limit?: number;
  /** The owner's local wall clock, ISO without offset; default the machine's. */
  readonly now?: string;
  readonly explain?: boolean;
  /** A plan to run as it is, instead of one made from the words. */
  readonly plan?: QueryPlan;
  /** False returns the best `limit` items however unlikely; for measuring. */
  readonly cut?: boolean;
  /** For comparisons: only these sources of evidence, put together in another way, without some aids. */
  readonly sources?: readonly Source[];
  readonly combine?: RankOptions['combine'];
  readonly without?: readonly Aid[];
  /** How alike pictures are to words, where an embedder is configured. */
  readonly findSimilar?: FindSimilar | undefined;
};

/** One run of a plan: what later stages need of it. `hits` are the answer set; `nearest` the best whatever their odds. */
export type Retrieval = {
  readonly query: string;
  readonly plan: QueryPlan;
  readonly gazetteer: Gazetteer;
  readonly hits: readonly Ranked[];
  readonly nearest: readonly Ranked[];
  /** The best in order, whatever their odds: what a hit stands beside. */
  readonly best: readonly Ranked[];
  /** What the question's words and the search name, best first by what was learnt of both; never cut. */
  readonly list: Listing;
  /** How many items match; more than `hits` when the limit cut them. Exact for plans of facts alone. */
  readonly total: number;
  /** Times that the plan's anchors turned out to mean. */
  readonly spans: readonly Span[];
  /** Index token of the plan's words → share of the memory's items that have it; 0 when none does. */
  readonly wordRates: ReadonlyMap<string, number>;
  readonly abstained: boolean;
  readonly trace: Trace;
  readonly tookMs: number;
};

const MOST_NEAREST = 5;
const DEFAULT_LIMIT = 10;
const MOST_ANCHORS = 500;
const MOST_ORDERED = 1000;
const MOST_OF_A_PLACE = 1000;

const localNow = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
};

/**
 * Understands the query and finds the items that match, in order of evidence; of time when only facts are asked for or
 * the first or last is. Errors: those of the store.
 */
export async function retrieve(store: Store, query: string, options: SearchOptions = {}): Promise<Retrieval> {
  const began = performance.now();
  const trace: TraceStep[] = [];
  const step = timedSteps(trace);
  const limit = options.limit ?? DEFAULT_LIMIT;
  const gazetteer = await buildGazetteer(store);
  step('gazetteer', `${gazetteer.people.length} people, ${gazetteer.events.length} events`, gazetteer.items);
  const understood = options.plan ?? plan(query, gazetteer, options.now ?? localNow());
  step('plan', planText(understood.root));
  const { sources, combine = 'fusion', without = [] } = options;
  const spoken = options.plan === undefined ? await withoutUnsaid(store, understood, gazetteer) : undefined;
  if (spoken !== undefined && spoken.unsaid.length > 0)
    step('unsaid', `nothing says ${spoken.unsaid.join(', ')}: looked for the rest`);
  const { root: whole, similar } = await withLooks(spoken?.root ?? understood.root, options.findSimilar);
  if (similar !== undefined) step('vectors', 'items put in order by their vectors', similar.size);
  const root = sources === undefined ? whole : onlySources(whole, sources);
  const picked = await stayPicked(store, root ?? all(), understood.order, gazetteer, without);
  const order = picked === undefined ? understood.order : undefined;
  const grounded = await anchored(store, picked ?? root ?? all(), gazetteer, without);
  // A superlative is looked for among all that match, not among the first that would be shown.
  const weighed = order === undefined ? limit : Math.max(limit, MOST_ORDERED);
  const pick = picked === undefined ? understood.pick : 'all';
  const rankOptions = { limit: weighed, pick, asked: understood.asked, combine, without, similar };
  if (grounded.spans.length > 0) step('anchors', planText(grounded.plan), grounded.spans.length);
  let { ranked, excluded, candidates } = await rankItems(store, grounded.plan, gazetteer, rankOptions);
  const loose = ranked.length === 0 ? withoutExactWords(grounded.plan) : grounded.plan;
  if (loose !== grounded.plan) {
    step('relax', 'nothing has these words in this order: looked for them in any');
    ({ ranked, excluded, candidates } = await rankItems(store, loose, gazetteer, rankOptions));
  }
  step('weigh', 'candidates weighed', candidates.ids.length);
  const anyKind = ranked.length === 0 ? ofAnyKind(loose) : loose;
  const others = anyKind === loose ? ranked : (await rankItems(store, anyKind, gazetteer, rankOptions)).ranked;
  const list = await listing(store, understood, gazetteer, ranked);
  step('list', 'named by words or by the search', list.items.length);
  const byFacts = candidates.by === 'facts';
  const likely = options.cut === false ? ranked : likeliest(ranked);
  const sorted = ordered(likely, pick, byFacts, options.cut !== false);
  const chosen = order === undefined ? sorted : inOrder(sorted, order, gazetteer);
  const hits = chosen.slice(0, limit);
  step('cut', `${likely.length} of ${ranked.length} are likely enough`, hits.length);
  const matching = byFacts ? Math.max(likely.length, candidates.total - excluded) : likely.length;
  const total = order === undefined ? matching : chosen.length;
  return {
    query,
    plan: understood,
    gazetteer,
    hits,
    nearest: others.slice(0, MOST_NEAREST),
    best: ranked.slice(0, MOST_BESIDE),
    list,
    total,
    spans: grounded.spans,
    wordRates: new Map((candidates.by === 'words' ? candidates.hits : []).map((hit) => [hit.token, hit.baseRate])),
    abstained: hits.length === 0,
    trace,
    tookMs: performance.now() - began,
  };
}

/** The plan that also asks what its words look like or mean, with what the memory's vectors say to that; the same without an embedder. */
async function withLooks(
  root: PlanNode,
  findSimilar: FindSimilar | undefined,
): Promise<{ readonly root: PlanNode; readonly similar: Similar | undefined }> {
  const words = findSimilar === undefined ? undefined : wordsToSee(root);
  const similar = words === undefined ? undefined : await findSimilar?.(words);
  return similar === undefined || words === undefined
    ? { root, similar: undefined }
    : { root: withVectorLeaf(root, words), similar };
}

const PROBABLE = 0.5;

/** A plan whose anchors ("the trip", "the day of the wedding") have become the times that their items tell. */
export const anchored = (store: Store, root: PlanNode, gazetteer: Gazetteer, without: readonly Aid[] = []) =>
  ground(root, gazetteer, (anchor) => probable(store, anchor, gazetteer, { limit: MOST_ANCHORS, without }));

/** The plan bound by the first or last stay that it asks for; nothing where it asks for none, or the place tells of none. */
export const stayPicked = (
  store: Store,
  root: PlanNode,
  order: QueryPlan['order'],
  gazetteer: Gazetteer,
  without: readonly Aid[] = [],
): Promise<PlanNode | undefined> =>
  withPickedStay(root, order, gazetteer, (place) =>
    probable(store, place, gazetteer, { limit: MOST_OF_A_PLACE, without }),
  );

async function probable(
  store: Store,
  root: PlanNode,
  gazetteer: Gazetteer,
  options: RankOptions,
): Promise<readonly Ranked[]> {
  const { ranked } = await rankItems(store, root, gazetteer, options);
  return ranked.filter((r) => r.probability >= PROBABLE).slice(0, options.limit);
}

function timedSteps(trace: TraceStep[]): (step: string, note: string, items?: number) => void {
  let last = performance.now();
  return (step, note, items) => {
    const now = performance.now();
    trace.push({ step, note, ...(items === undefined ? {} : { items }), tookMs: now - last });
    last = now;
  };
}

/**
 * The plan without insisting on photos, mails or films: where there are none of what was asked for, what lies nearest may be
 * of another kind. The same plan where it insists on none.
 */
function ofAnyKind(node: PlanNode): PlanNode {
  if (node.kind === 'leaf')
    return node.tool === 'modality' && node.strength === 'must' ? { ...node, strength: 'prefer' } : node;
  if (node.kind !== 'all' && node.kind !== 'any') return node;
  const plans = node.plans.map(ofAnyKind);
  return plans.every((plan, i) => plan === node.plans[i]) ? node : { kind: node.kind, plans };
}

/** Words in quotes that nothing has in their order are words like others. The same plan when there are none. */
function withoutExactWords(node: PlanNode): PlanNode {
  if (node.kind === 'leaf')
    return node.tool === 'text' && node.strength === 'must'
      ? { ...node, args: { ...node.args, words: node.args.words.replaceAll('"', '') }, strength: 'prefer' }
      : node;
  if (node.kind !== 'all') return node;
  const plans = node.plans.map(withoutExactWords);
  return plans.every((plan, i) => plan === node.plans[i]) ? node : { kind: 'all', plans };
}

/**
 * The set that is expected to be nearest to the right one; of what is left out, nothing is likelier than what is in. What
 * has all that was asked for, word by word, is shown however little that may mean.
 */
function likeliest(ranked: readonly Ranked[]): readonly Ranked[] {
  const byProbability = ranked.toSorted((a, b) => b.probability - a.probability);
  const shown = new Set(byProbability.slice(0, bestCut(byProbability.map((r) => r.probability))));
  return ranked.filter((r) => shown.has(r) || (shown.size === 0 && r.whole === true));
}

/** Of items of very unlike odds, the first or last in time is not the first or last of what was asked for. */
const SHARE_OF_BEST = 0.5;
const SHARE_OF_BEST_IN_RANKING = 0.8;

/**
 * By time for sets and for the first or last of what is probable; otherwise by evidence, as it came. A ranking (`cut`
 * false) loses nothing: what is less probable follows.
 */
function ordered(ranked: readonly Ranked[], pick: QueryPlan['pick'], byFacts: boolean, cut: boolean): Ranked[] {
  if (pick === 'all' && !(byFacts && cut)) return [...ranked];
  const share = cut ? SHARE_OF_BEST : SHARE_OF_BEST_IN_RANKING;
  const least = Math.max(0, ...ranked.map((r) => r.probability)) * share;
  const [chosen, rest] = pick === 'all' ? [ranked, []] : parted(ranked, (r) => r.probability >= least);
  const sign = pick === 'last' ? -1 : 1;
  const key = ({ item }: Ranked): string => timeKey(item.time, pick === 'last');
  const inTime = chosen.toSorted((a, b) =>
    key(a) < key(b) ? -sign : key(a) > key(b) ? sign : a.item.id < b.item.id ? -1 : 1,
  );
  return cut ? inTime : [...inTime, ...rest];
}

const parted = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];

/** An item of a search result as programs see it. */
export type SearchItem = RankedItem & {
  readonly modality: Modality;
  readonly time?: TimeSpan;
  readonly place?: Location;
  readonly people?: readonly Mention[];
  readonly snippet: string;
  /** Of a film: where it shows or says what was asked. */
  readonly moment?: FilmMoment;
};

export type SearchResult = {
  readonly query: string;
  readonly plan: QueryPlan;
  readonly items: readonly SearchItem[];
  /** As of `Retrieval`. */
  readonly total: number;
  readonly abstained: boolean;
  readonly trace: Trace;
  readonly tookMs: number;
};

/** The set of items that match a query, each with why. An empty set is an answer: `abstained` is then true. */
export async function search(store: Store, query: string, options: SearchOptions = {}): Promise<SearchResult> {
  const found = await retrieve(store, query, options);
  const wanted = wantedOf(found.plan.root, found.gazetteer);
  const chanceOf = saidOf(found);
  const hits = inLearntOrder(found, options);
  const items = hits.map((hit) => searchItem(hit, chanceOf(hit), wanted));
  return {
    query,
    plan: found.plan,
    items,
    total: found.total,
    abstained: found.abstained,
    trace: found.trace,
    tookMs: found.tookMs,
  };
}

/**
 * The hits in the order that was learnt of memories with mails or texts; where a whole ranking is asked for, with what only
 * the words named. What facts alone tell, and what has an order of its own, stays as it is, and so does a set of pictures or what is
 * first or last in time.
 */
function inLearntOrder(
  { hits, list, plan, gazetteer, wordRates }: Retrieval,
  options: SearchOptions,
): readonly Ranked[] {
  const isCompared = (options.sources ?? options.combine ?? options.without) !== undefined;
  if (isCompared || plan.order !== undefined || wordRates.size === 0 || !isOrdered(gazetteer)) return hits;
  const leaves = everyLeaf(plan.root);
  const learnt = new Map(list.items.map((one) => [one.item.id, one.learnt]));
  const ordered = (all: readonly Ranked[]): readonly Ranked[] =>
    all.toSorted((a, b) => (learnt.get(b.item.id) ?? -Infinity) - (learnt.get(a.item.id) ?? -Infinity));
  if (options.cut !== false) {
    const ofPictures = leaves.some(({ leaf }) => leaf.tool === 'modality' && pictures.has(leaf.args.modality ?? ''));
    return ofPictures || plan.pick !== 'all' ? hits : ordered(hits);
  }
  // What is asked to be without something may be what the words alone name.
  const isNegated = leaves.some(({ negated }) => negated);
  const named = list.items.flatMap(({ item, ranked }): Ranked[] =>
    ranked !== undefined ? [ranked] : isNegated ? [] : [{ item, score: 0, probability: 0, why: [] }],
  );
  const all = [...new Map([...hits, ...named].map((one) => [one.item.id, one])).values()];
  return ordered(all).slice(0, options.limit ?? DEFAULT_LIMIT);
}

const isOrdered = ({ modalities }: Gazetteer): boolean => modalities.email + modalities.text > 0;

const pictures: ReadonlySet<string> = new Set(['image', 'video']);

/** The words and people of a plan, by which an item's best sentence and a film's moment are chosen. */
export function wantedOf(root: PlanNode, gazetteer: Gazetteer): MomentWanted {
  const demand = demandOf(root, gazetteer);
  return momentWanted(root, new Set([...demand.words, ...demand.names]));
}

/**
 * How probable a hit is said to be: where there are letters, beside the best others. Pictures among pictures were weighed
 * beside one another already.
 */
function saidOf({ best, hits, plan, gazetteer }: Retrieval): (hit: Ranked) => number {
  if (gazetteer.modalities.email === 0) return ({ probability }) => probability;
  const ranking = [...new Set([...best, ...hits])];
  const said = saidChances(
    ranking.map(({ probability }) => probability),
    plan.asked,
  );
  const known = new Map(ranking.map((one, at) => [one, said[at] ?? one.probability]));
  return (hit) => known.get(hit) ?? hit.probability;
}

function searchItem({ item, score, why }: Ranked, probability: number, wanted: MomentWanted): SearchItem {
  const moment = momentOf(item, wanted);
  return {
    id: item.id,
    modality: item.modality,
    score,
    probability,
    ...(item.time === undefined ? {} : { time: item.time }),
    ...(item.place === undefined ? {} : { place: item.place }),
    ...(item.people === undefined ? {} : { people: item.people }),
    snippet: snippetOf(item, wanted.tokens),
    ...(moment === undefined ? {} : { moment }),
    why: [...why],
  };
}
