import { isPicture, type MemoryItem, type Modality } from '../../memory/item.ts';
import type { AskedType, LeafOf, PlanNode, PlanTool } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { OrderedLeaf } from '../algebra/evaluation-order.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import { spanBounds } from '../weigh/span-bounds.ts';
import { countsPeople } from '../weigh/weigh-kind.ts';
import { cuesOf, type TextCues } from './cues.ts';
import { FeatureRow, type Features } from './feature-rows.ts';
import { ItemPlaces, ItemScores } from './item-scores.ts';
import { Sequences } from './sequences.ts';
import { SessionScores } from './session-scores.ts';
import type { Windows } from './windows.ts';

/** Kinds of items that have weights of their own. */
export const rankClasses = ['media', 'mail', 'note'] as const;
export type RankClass = (typeof rankClasses)[number];
export const rankClassOf: Readonly<Record<Modality, RankClass>> = {
  image: 'media',
  video: 'media',
  email: 'mail',
  text: 'note',
};

/** One of the things that must hold together. */
export type Constraint = {
  readonly node: PlanNode;
  readonly group: ConstraintGroup;
  /** Present where it comes to a single leaf. */
  readonly alone: OrderedLeaf | undefined;
};
export type ConstraintGroup = 'words' | 'person' | 'time' | 'place' | 'kind' | 'other';

const groupOfTool: Readonly<Record<PlanTool, ConstraintGroup>> = {
  text: 'words',
  ocr: 'words',
  vector: 'words',
  object: 'words',
  person: 'person',
  time: 'time',
  place: 'place',
  modality: 'kind',
  event: 'other',
  reference: 'other',
  amount: 'other',
};

/** What several tools say together belongs to the first of them; the words of a negation are no words to look for. */
export function groupOf(node: PlanNode): ConstraintGroup {
  const [first] = leavesOf(node);
  if (first === undefined) return 'other';
  const { leaf } = first;
  const group = leaf.tool === 'object' && countsPeople(leaf.args) ? 'other' : groupOfTool[leaf.tool];
  return group === 'words' && (first.negated || node.kind !== 'leaf') ? 'other' : group;
}

export type Asked = {
  readonly asked: AskedType;
  readonly spans: readonly LeafOf<'time'>['args'][];
};

/** The spans of time that a plan wants. */
export const spansOf = (root: PlanNode): Asked['spans'] =>
  leavesOf(root).flatMap(({ leaf, negated }) =>
    leaf.tool === 'time' && !negated && (leaf.args.start ?? leaf.args.end) !== undefined ? [leaf.args] : [],
  );

/** Evidence of each group of constraints as a share of what could be had for it, in [-1, 1]. */
export type Facts = Readonly<Partial<Record<ConstraintGroup, number>>>;

const noSequences = new Sequences([]);
const noScores = new ItemScores(new ItemPlaces(noSequences));
export const noWindows: Windows = {
  places: noScores.places,
  own: noScores,
  window: noScores,
  session: new SessionScores(noSequences),
  matched: noScores,
  nats: noScores,
  has: noScores,
  told: noScores,
  words: 0,
  known: 0,
  named: 0,
  absent: 0,
  reachable: 0,
  most: { own: 0, window: 0, session: 0 },
};

const share = (score: number | undefined, most: number): number => (most <= 0 ? 0 : (score ?? 0) / most);

/** All but words, of which the windows tell. */
export const factGroups = ['person', 'time', 'place', 'kind', 'other'] as const satisfies readonly ConstraintGroup[];

/** The least of the facts, each as the neighbours mend it; none where no fact is asked for. */
function leastOf(facts: Facts, near?: Facts): number | undefined {
  let least: number | undefined;
  for (const group of factGroups) {
    const value = facts[group];
    if (value === undefined) continue;
    const mended = near === undefined ? value : Math.max(value, near[group] ?? -1);
    if (least === undefined || mended < least) least = mended;
  }
  return least;
}

/** What has been read of an item: the share of each group of constraints, and the evidence of all of them in nats. */
export type ReadFacts = {
  readonly item: MemoryItem;
  /** The number that the item has among the sequences. */
  readonly number: number;
  readonly facts: Facts;
  readonly nats: number;
};

/** What is the same for all items of a question. */
export type Shared = {
  readonly sequences: Sequences;
  /** The numbers of the items that end by asking something. */
  readonly asking: ReadonlySet<number>;
  readonly question: Asked;
  /** Items of the memory. */
  readonly items: number;
};

/**
 * How well words fit an item and its surroundings, how well it has the facts, what its text is like. `near`: for each group
 * the best that a neighbour has of it, already less by its distance. `values` are those of all items of the question, the
 * item's own from `from` on; written out one by one: put together from parts, they take as long as all that is in them.
 */
export function featuresOf(
  { item, number, facts, nats }: ReadFacts,
  near: Facts,
  windows: Windows,
  shared: Shared,
  { values, from }: { readonly values: Float64Array; readonly from: number },
): Features {
  const { sequences, asking, question } = shared;
  const start = sequences.isInSequence(number) ? sequences.startOf(number) : undefined;
  const before = start !== undefined && number > start ? sequences.numberIn(number - 1) : undefined;
  const answered = before !== undefined && asking.has(before) ? windows.own.at(windows.places.knownNumber(before)) : 0;
  const at = windows.places.knownNumber(number);
  const [window, own] = [windows.window.at(at), windows.own.at(at)];
  const [coverage, said] = [share(window, windows.reachable), share(own, windows.reachable)];
  const weakest = leastOf(facts) ?? 1;
  const lent = (leastOf(facts, near) ?? weakest) - weakest;
  // Captions are all alike.
  const cues = isPicture(item) ? noCues : cuesOf(item, question.asked);
  // In the order of `featureNames`.
  values[from] = share(window, windows.most.window);
  values[from + 1] = coverage;
  values[from + 2] = share(own, windows.most.own);
  values[from + 3] = said;
  values[from + 4] = share(start === undefined ? undefined : windows.session.get(start), windows.most.session);
  values[from + 5] = share(windows.matched.at(at), windows.reachable);
  values[from + 6] = share(answered, windows.most.own);
  values[from + 7] = facts.person ?? 0;
  values[from + 8] = facts.time ?? 0;
  values[from + 9] = facts.place ?? 0;
  values[from + 10] = facts.kind ?? 0;
  values[from + 11] = facts.other ?? 0;
  values[from + 12] = weakest;
  values[from + 13] = lent;
  values[from + 14] = narrowness(nats + (windows.nats.at(at) ?? 0), shared.items);
  values[from + 15] = Math.max(0, Math.min(Math.max(said, SHARE_OF_SURROUNDINGS * coverage), weakest + lent));
  values[from + 16] = closest(item, question.spans);
  values[from + 17] = cues.temporal;
  values[from + 18] = cues.asks;
  values[from + 19] = cues.length;
  values[from + 20] = cues.named;
  values[from + 21] = cues.amount;
  values[from + 22] = cues.told;
  values[from + 23] = cues.counts;
  return new FeatureRow(values, from);
}

/** Nats that make one unit of `narrow`. */
const NARROW_UNIT = 4;
/** Evidence in nats, less what it takes to single out one of `items`. */
const narrowness = (nats: number, items: number): number =>
  Math.max(-2, Math.min(1, (nats - Math.log(Math.max(3, items))) / NARROW_UNIT));

/** What surroundings say of the words is worth this much of what the item says itself. */
const SHARE_OF_SURROUNDINGS = 0.7;

/** A fact that is at least this well known is not missing. */
const KNOWN = 0.5;
/** Whether the item of a number itself says every word, rather than what gives it away, and no fact is missing. */
export const isWhole = (number: number, { words, told, places }: Windows, weakest: number): boolean =>
  words > 0 && told.at(places.knownNumber(number)) === words && weakest >= KNOWN;

const noCues: TextCues = { temporal: 0, asks: 0, length: 0, named: 0, told: 0, counts: 0, amount: 0 };

/** How near the item's time is to the nearest of those asked for. */
function closest(item: MemoryItem, spans: Asked['spans']): number {
  let most = 0;
  for (const span of spans) most = Math.max(most, closeness(item, span));
  return most;
}

const DAY = 86_400_000;
/** People speak of a day a little before it and for some days after. */
const FREE_BEFORE = 1;
const FREE_AFTER = 5;
const FADES_IN_DAYS = 20;

/** 1 where the item's time is the one asked for, or just about; falls off with the distance in days. */
function closeness(item: MemoryItem, args: LeafOf<'time'>['args']): number {
  if (item.time === undefined) return 0;
  const bounds = spanBounds(args);
  const from = bounds.from - FREE_BEFORE * DAY;
  const to = bounds.to + FREE_AFTER * DAY;
  const at = localMillis(item.time.start);
  const away = at < from ? from - at : at > to ? at - to : 0;
  return Math.exp(-away / DAY / FADES_IN_DAYS);
}

/** How well the question could be met by any candidate: what turns a score into log-odds. */
export const levelNames = ['covered', 'saidBest', 'met', 'known'] as const;
export type Levels = Readonly<Record<(typeof levelNames)[number], number>>;

export const levelsOf = (features: readonly Features[], windows: Windows): Levels => ({
  covered: share(windows.most.window, windows.reachable),
  saidBest: share(windows.most.own, windows.reachable),
  met: features.length === 0 ? 0 : Math.max(...features.map(({ weakest }) => weakest)),
  known: windows.words === 0 ? 1 : windows.known / windows.words,
});

/** Features that say how well an item does by itself, whatever its rivals. */
export const oddsFeatures = [
  'coverage',
  'said',
  'matched',
  'person',
  'time',
  'place',
  'kind',
  'other',
  'weakest',
  'near',
  'narrow',
  'both',
] as const;
export type OddsFeature = (typeof oddsFeatures)[number];
