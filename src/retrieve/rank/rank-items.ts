import type { ItemId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, withoutReadingsBy } from '../../memory/item.ts';
import type { AskedType, PlanLeaf, PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { ownExpressions } from '../tools/own-expression.ts';
import { seenNats } from '../tools/seen-nats.ts';
import type { Similar } from '../tools/similarity.ts';
import { leafAlone } from '../weigh/fusion.ts';
import type { Holding } from '../weigh/holding.ts';
import { type Picture, pictureChance, wordsOf } from '../weigh/picture-chance.ts';
import { chancesTogether } from '../weigh/picture-set.ts';
import { factRelevanceOf, type Relevance, relevanceOf } from '../weigh/relevance.ts';
import { type Candidates, candidatesOf } from './candidates.ts';
import { asksSomething } from './cues.ts';
import { type Features, featureNames } from './feature-rows.ts';
import {
  type Asked,
  type Constraint,
  type ConstraintGroup,
  type Facts,
  featuresOf,
  groupOf,
  isWhole,
  type Levels,
  levelsOf,
  noWindows,
  type RankClass,
  rankClassOf,
  spansOf,
} from './features.ts';
import { holdingsBy } from './held.ts';
import { ItemPlaces } from './item-scores.ts';
import { nearFacts, nothingNear } from './near-facts.ts';
import { ReadItem } from './read-item.ts';
import type { World } from './read-leaf.ts';
import { type Sequences, sequencesOf } from './sequences.ts';
import { whyOf } from './why.ts';
import { saidAround, type Windows } from './windows.ts';

/** An item with what orders it (nats), how probable it is that it is what was asked for, and why. */
export type Ranked = {
  readonly item: MemoryItem;
  readonly score: number;
  readonly probability: number;
  /** It has every word asked for by itself, and no fact asked for is missing. */
  readonly whole?: boolean;
  readonly why: readonly Why[];
};

/** One for all items of a question. */
type Explain = (one: Weighed, relevance: Relevance) => readonly Why[];

/**
 * Put into words only for the few items that are shown. A class, since an object literal with a getter gets a hidden
 * class of its own in V8, which keeps all that the getter sees until the next full collection: megabytes a question.
 */
class RankedOnce implements Ranked {
  readonly item: MemoryItem;
  readonly score: number;
  readonly probability: number;
  readonly whole: boolean;
  readonly #one: Weighed;
  readonly #relevance: Relevance;
  readonly #explain: Explain;

  constructor(one: Weighed, score: number, probability: number, relevance: Relevance, explain: Explain) {
    this.item = one.item;
    this.score = score;
    this.probability = probability;
    this.whole = one.whole;
    this.#one = one;
    this.#relevance = relevance;
    this.#explain = explain;
  }

  get why(): readonly Why[] {
    return this.#explain(this.#one, this.#relevance);
  }
}

/** What the model is given of one item; `excluded`: a `must` is known to be broken. */
export type Weighed = {
  readonly item: MemoryItem;
  readonly features: Features;
  readonly rankClass: RankClass;
  readonly facts: Facts;
  /** What is known of a picture; mails and notes have none. */
  readonly picture: Picture | undefined;
  /** What the vector of a mail or note says, in nats; it orders, and is no part of the probability. */
  readonly alike: number;
  /** It has every word by itself, and no fact is missing. */
  readonly whole: boolean;
  readonly excluded: boolean;
};

export const aids = ['neighbours', 'events'] as const;
export type Aid = (typeof aids)[number];

export type RankOptions = {
  readonly limit: number;
  readonly pick?: QueryPlan['pick'];
  readonly asked?: AskedType;
  /** How sources are put together: as evidence that adds up, or, for comparison, as sets that are intersected. */
  readonly combine?: 'fusion' | 'intersection';
  /** What is left out, for comparison: what stands around an item, what organising derived from its event. */
  readonly without?: readonly Aid[];
  /** What vectors say for the plan's `vector` leaf; absent without an embedder. */
  readonly similar?: Similar | undefined;
};

export type Ranking = {
  readonly ranked: readonly Ranked[];
  /** How many candidates are known to break a `must`. */
  readonly excluded: number;
  readonly candidates: Candidates;
};

/**
 * Finds and weighs: best first; what a `must` is known to exclude is not among them. The plan must be grounded.
 * Cost: the store's rankings, at most a few hundred items loaded, and microseconds for each.
 */
export async function rankItems(
  store: Store,
  root: PlanNode,
  gazetteer: Gazetteer,
  options: RankOptions,
): Promise<Ranking> {
  const { weighed, levels, candidates, world } = await weighItems(store, root, gazetteer, options);
  const kept = weighed.filter(({ excluded }) => !excluded);
  const meeting = options.combine === 'intersection' ? kept.filter(hasAll) : kept;
  const chances = chancesOf(meeting, candidates.by);
  const explain: Explain = ({ item, features }, relevance) =>
    whyOf(root, item, { ...world, explain: true }, features, relevance);
  const ranked = meeting.map((one, at): Ranked => {
    const { features, rankClass, picture } = one;
    const chance = chances[at];
    const relevance =
      candidates.by === 'facts'
        ? factRelevanceOf(features, rankClass, chance)
        : relevanceOf(features, levels, rankClass, chance);
    const probability = options.combine === 'intersection' ? 1 : relevance.probability;
    const score = relevance.score + (picture?.seen ?? one.alike);
    return new RankedOnce(one, score, probability, relevance, explain);
  });
  ranked.sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
  return { ranked, excluded: weighed.length - kept.length, candidates };
}

/** Pictures found by words where all are pictures: each beside the others. Among letters, or by facts: each by itself. */
function chancesOf(meeting: readonly Weighed[], by: Candidates['by']): readonly (number | undefined)[] {
  const pictures = meeting.flatMap(({ picture }) => picture ?? []);
  return by === 'words' && pictures.length === meeting.length
    ? chancesTogether(pictures)
    : meeting.map(({ picture }) => (picture === undefined ? undefined : pictureChance(picture)));
}

/** What intersecting the sources' sets would keep: every fact known to hold, and most of the words in the item itself. */
const MOST_OF_WORDS = 0.5;
function hasAll({ features, facts }: Weighed): boolean {
  const { words, ...rest } = facts;
  return Object.values(rest).every((share) => share > 0) && (words === undefined || features.said >= MOST_OF_WORDS);
}

export type WeighedItems = {
  readonly weighed: Weighed[];
  readonly levels: Levels;
  readonly candidates: Candidates;
  readonly world: World;
};

/** Every candidate with its features, in no order: what ranks, and what ranking is learned from. */
export async function weighItems(
  store: Store,
  root: PlanNode,
  gazetteer: Gazetteer,
  { limit, pick = 'all', asked = 'items', without = [], similar }: RankOptions,
): Promise<WeighedItems> {
  const neighbours = !without.includes('neighbours');
  const candidates = await candidatesOf(store, root, gazetteer, { limit, pick, neighbours, similar });
  const [stored, sequences] = await Promise.all([store.items(candidates.ids), sequencesOf(store, gazetteer)]);
  const items = without.includes('events') ? stored.map(asObserved) : stored;
  const hits = candidates.by === 'words' ? candidates.hits : [];
  const expressions = await ownExpressions(store, root, items);
  const world: World = {
    gazetteer,
    hits,
    rates: new Map(),
    attained: new Map(),
    happenings: new Map(),
    explain: false,
    similar,
    expressions,
  };
  const constraints = constraintsOf(root);
  const sought = constraints.filter(({ group }) => group === 'words').map(({ node }) => node);
  const leaves: PlanLeaf[] = [];
  // Each item's place here is its place in every list below.
  const places = new ItemPlaces(sequences, items.length);
  const numberOf = numbersOf(candidates, sequences);
  const read = items.map((item) => {
    const number = numberOf(item.id);
    places.ofNumber(number);
    return new ReadItem(constraints, item, number, leaves, world);
  });
  const windows = windowsFor(candidates);
  const asking = new Set<number>();
  for (const { item, number } of read) if (asksSomething(item)) asking.add(number);
  const question: Asked = { asked, spans: spansOf(root) };
  const shared = { sequences, asking, question, items: gazetteer.items };
  const values = new Float64Array(read.length * featureNames.length);
  const found = read.map((one, at): Found => {
    const { item, number, facts, broken } = one;
    const near = neighbours ? nearFacts(number, read, places, sequences) : nothingNear;
    const around = windows(item);
    const features = featuresOf(one, near, around, shared, { values, from: at * featureNames.length });
    const excluded = broken.some((group) => !excused.has(group) || (near[group] ?? 0) < EXCUSING);
    return {
      one,
      item,
      facts,
      whole: isWhole(number, around, features.weakest),
      excluded,
      picture: undefined,
      alike: similar?.get(item.id) ?? 0,
      rankClass: rankClassOf[item.modality],
      features,
    };
  });
  const levels = levelsOf(
    found.filter(({ excluded }) => !excluded).map(({ features }) => features),
    candidates.by === 'words' ? candidates.windows : noWindows,
  );
  const seen = found.map(({ item }) => seenNats(sought, item, world));
  const around = neighbours ? sequences : undefined;
  const holdings = holdingsBy(constraints, read, { places, sequences: around }, world);
  lookAtPictures(found, { candidates, windows, levels, sequences: around, holdings, seen });
  return { weighed: found, levels, candidates, world };
}

/** What is known of each picture. */
function lookAtPictures(
  found: readonly Found[],
  {
    candidates,
    windows,
    levels,
    sequences,
    holdings,
    seen,
  }: {
    readonly candidates: Candidates;
    readonly windows: (item: MemoryItem) => Windows;
    readonly levels: Levels;
    readonly sequences: Sequences | undefined;
    readonly holdings: (one: ReadItem) => readonly Holding[];
    readonly seen: readonly number[];
  },
): void {
  // What programs saw need not be said to be there.
  const looked = seen.some((nats) => nats > 0);
  const all = candidates.by === 'words' && sequences !== undefined ? candidates.windows : noWindows;
  const around = sequences === undefined ? nowhere : saidAround(all.has, all.words, sequences);
  const aroundTold = sequences === undefined ? nowhere : saidAround(all.told, all.words, sequences);
  for (let n = 0; n < found.length; n++) {
    const shown = found[n] as Found;
    const { one, features, rankClass } = shown;
    if (rankClass !== 'media') continue;
    const said = windows(one.item);
    const weighed = looked ? { ...said, absent: 0 } : said;
    shown.picture = {
      holdings: holdings(one),
      words:
        candidates.by === 'words'
          ? wordsOf(one.number, features, levels, weighed, around(one.number), aroundTold(one.number))
          : undefined,
      seen: seen[n] ?? 0,
    };
  }
}

const nowhere = (): number => 0;

/** The numbers of the candidates among the sequences, asked for in their order; some may not be there any more. */
function numbersOf(candidates: Candidates, sequences: Sequences): (id: ItemId) => number {
  if (candidates.by === 'facts') return (id) => sequences.numberOf(id);
  const { ids, numbers } = candidates;
  let at = 0;
  return (id) => {
    while (ids[at] !== id) at += 1;
    return numbers[at] as number;
  };
}

/**
 * People who talk come back to the same things in many turns: there what only goes with the words asked for misleads more
 * than it helps, where a letter or a caption has one chance to use them.
 */
function windowsFor(candidates: Candidates): (item: MemoryItem) => Windows {
  if (candidates.by !== 'words') return () => noWindows;
  let exact: Windows | undefined;
  return (item) => {
    if (rankClassOf[item.modality] !== 'note') return candidates.windows;
    exact ??= candidates.exact();
    return exact;
  };
}

const asObserved = (item: MemoryItem): MemoryItem => assembleItem(withoutReadingsBy(item, 'organise.'));

/** An item whose picture is looked at once all are known. */
type Found = Omit<Weighed, 'picture'> & { readonly one: ReadItem; picture: Picture | undefined };

const constraintsOf = (root: PlanNode): Constraint[] =>
  (root.kind === 'all' ? root.plans : [root]).map((node) => ({ node, group: groupOf(node), alone: leafAlone(node) }));

/**
 * A position that is far off, a face taken for another's: where the pictures taken just before or after have what was
 * asked for, such a reading speaks against an item but does not rule it out.
 */
const excused: ReadonlySet<ConstraintGroup> = new Set(['place', 'person']);
const EXCUSING = 0.6;
