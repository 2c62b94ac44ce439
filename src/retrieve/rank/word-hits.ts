import type { ItemId } from '../../memory/ids.ts';
import type { IndexField, ScoredItem, Store, TermFilter, TermQuery } from '../../ports/store.ts';
import { joinedScores, ListedScores, type WordScores } from './word-scores.ts';

/** One word of a question: which items have it, how well, and how common it is. */
export type WordHits = {
  readonly token: string;
  /** Best score of any item. */
  readonly top: number;
  /** Share of the memory's items that have the word; estimated when there are more than were asked for. */
  readonly baseRate: number;
  readonly scores: WordScores;
  /** The items that say it by one of its names; absent when all that have it do. */
  readonly told?: ReadonlySet<ItemId>;
  /** Its names are known, as of `WordUnit`. */
  readonly thing?: true;
};

/** Measured on dialogue (Maharana et al. 2024, LoCoMo): names count most, neighbours a little. */
export const fieldWeights: Readonly<Record<IndexField, number>> = { title: 1.5, names: 2, body: 1, context: 0 };

/**
 * The same for words of what is to be seen: the Auvergne-Rhône-Alpes are no mountains in every picture of Lyon, nor is
 * anything red for Mr Red.
 */
const seenWeights: Readonly<Record<IndexField, number>> = { ...fieldWeights, names: 0 };

/** Best items that are read for each word. */
const MOST_PER_WORD = 300;
/** BM25's saturation lets one field contribute at most (k1 + 1) times the inverse document frequency. */
const TYPICAL_SATURATION = 1.6;

const none: ReadonlySet<string> = new Set();

/** Items by all of some words; one that has them only where they count for nothing is not among them. */
async function ranked(
  store: Store,
  tokens: readonly string[],
  filter: TermFilter,
  weights: TermQuery['fieldWeights'],
): Promise<readonly ScoredItem[]> {
  const words = tokens.map((token) => ({ token, weight: 1 }));
  const list = await store.rank({ words, filter, fieldWeights: weights, limit: MOST_PER_WORD });
  return weights === fieldWeights ? list : list.filter(({ score }) => score > 0);
}

/**
 * The items of each word by the store's BM25, one ranking a word, so that coverage and rarity are known. When several
 * words are so common that their lists are cut, one joint ranking adds the items that have them together, unless the
 * caller looks for those more narrowly.
 */
export async function wordHits(
  store: Store,
  words: readonly string[],
  filter: TermFilter,
  items: number,
  { joint = true, seen = none }: { readonly joint?: boolean; readonly seen?: ReadonlySet<string> } = {},
): Promise<WordHits[]> {
  const rank = (tokens: readonly string[], weights = fieldWeights) => ranked(store, tokens, filter, weights);
  const unique = [...new Set(words)];
  const lists = await Promise.all(unique.map((token) => rank([token], seen.has(token) ? seenWeights : fieldWeights)));
  const isJoint = joint && lists.filter(isCutList).length > 1;
  const whole = isJoint ? withJoint(lists, await rank(unique)) : lists;
  return unique.map((token, i) => {
    const list = lists[i] ?? [];
    const top = list[0]?.score ?? 0;
    return { token, top, baseRate: rateOf(list.length, top, items), scores: new ListedScores(whole[i] ?? list) };
  });
}

const isCutList = (list: readonly ScoredItem[]): boolean => list.length >= MOST_PER_WORD;

/** Whether more items have the word than were read. */
export const isCut = (hit: WordHits): boolean => hit.scores.size >= MOST_PER_WORD;

const rateOf = (found: number, top: number, items: number): number =>
  found < MOST_PER_WORD
    ? found / Math.max(1, items)
    : Math.min(0.6, Math.max(MOST_PER_WORD / Math.max(1, items), Math.exp(-top / TYPICAL_SATURATION)));

/** A share of less adds nothing worth knowing. */
const LEAST_SHARE = 0.01;

/** The lists of words: what a joint score has beyond the words already known is shared out among those that were cut. */
function withJoint(
  lists: readonly (readonly ScoredItem[])[],
  joint: readonly ScoredItem[],
): readonly (readonly ScoredItem[])[] {
  const places = new Map<ItemId, number>();
  for (const { id } of joint) places.set(id, places.size);
  const known = new Float64Array(joint.length);
  const isMissing = lists.map((list) => new Uint8Array(joint.length).fill(isCutList(list) ? 1 : 0));
  lists.forEach((list, i) => {
    const missing = isMissing[i] as Uint8Array;
    for (const { id, score } of list) {
      const at = places.get(id);
      if (at === undefined) continue;
      known[at] = (known[at] as number) + score;
      missing[at] = 0;
    }
  });
  const whole = lists.map((list) => (isCutList(list) ? [...list] : list));
  joint.forEach((one, at) => {
    const lacking = isMissing.reduce((sum, missing) => sum + (missing[at] as number), 0);
    const share = (one.score - (known[at] as number)) / Math.max(1, lacking);
    if (share <= LEAST_SHARE) return;
    const given: ScoredItem = { ...one, score: share };
    for (let i = 0; i < whole.length; i++) if (isMissing[i]?.[at] === 1) (whole[i] as ScoredItem[]).push(given);
  });
  return whole;
}

/** Two readings of the same words over different filters as one; the rarer estimate of the whole memory is kept. */
export function mergeHits(whole: readonly WordHits[], filtered: readonly WordHits[]): WordHits[] {
  return whole.map((hit) => {
    const other = filtered.find(({ token }) => token === hit.token);
    if (other === undefined) return hit;
    return { ...hit, top: Math.max(hit.top, other.top), scores: merged(other.scores, hit.scores) };
  });
}

function merged(few: WordScores, many: WordScores): WordScores {
  const joined =
    few instanceof ListedScores && many instanceof ListedScores ? joinedScores(few.list, many.list) : undefined;
  if (joined !== undefined) return joined;
  const scores = new Map<ItemId, number>();
  for (const one of [few, many]) one.forEach((score, id) => void scores.set(id, score));
  return scores;
}

/**
 * One thing that can be said in several ways, as if it were one word: an item's score is that of its best way, where a
 * way of several words counts by the share of them that the item has. What only gives it away counts for less.
 */
export function unitHits(
  ways: readonly (readonly string[])[],
  hits: readonly WordHits[],
  signs: WordHits | undefined,
  thing?: true,
): WordHits | undefined {
  const found = ways
    .map((tokens) => tokens.flatMap((token) => hits.find((hit) => hit.token === token) ?? []))
    .filter((way) => way.length > 0);
  const [only] = found;
  if (only === undefined) return undefined;
  const [single] = only;
  const known = thing === undefined ? {} : { thing };
  if (found.length === 1 && only.length === 1 && single !== undefined && signs === undefined)
    return thing === undefined ? single : { ...single, thing };
  const scores = new Map<ItemId, number>();
  const take = (id: ItemId, score: number): void => {
    if (score > (scores.get(id) ?? 0)) scores.set(id, score);
  };
  for (const way of found) for (const [id, score] of wayScores(way, found.length > 1)) take(id, score);
  const said = Math.max(0, ...scores.values());
  const told = signs === undefined ? {} : { told: new Set(scores.keys()) };
  if (signs !== undefined && signs.top > 0) {
    const scale = (SHARE_OF_SIGNS * (said > 0 ? said : signs.top)) / signs.top;
    signs.scores.forEach((score, id) => void take(id, scale * score));
  }
  const rate = found.reduce((sum, way) => sum + Math.min(...way.map((hit) => hit.baseRate)), 0);
  return {
    token: found.map((way) => way.map(({ token }) => token).join(' ')).join(' | '),
    // Where nothing says it, what only gives it away is no full measure of it.
    top: said > 0 ? Math.max(said, ...scores.values()) : (signs?.top ?? 0),
    baseRate: Math.min(0.95, Math.max(rate, signs === undefined || rate > 0 ? 0 : signs.baseRate)),
    scores,
    ...told,
    ...known,
  };
}

/**
 * What gives a thing away for sure, as a score: about two signs that few items have. One common sign ("brown", of coffee) is far
 * from it, however little else there is.
 */
const plainSigns = (items: number): number => SIGNS_NEEDED * Math.log(1 + items);
const SIGNS_NEEDED = 1.15;

/** What "stage" is worth where a concert was asked for. */
const SHARE_OF_SIGNS = 0.6;

/** Everything that gives a thing away, in one ranking: more of it is better. */
export async function signHits(
  store: Store,
  signs: readonly string[],
  filter: TermFilter,
  items: number,
): Promise<WordHits | undefined> {
  if (signs.length === 0) return undefined;
  const list = await ranked(store, signs, filter, seenWeights);
  const top = list[0]?.score ?? 0;
  const full = Math.max(top, plainSigns(items));
  return { token: 'signs', top: full, baseRate: rateOf(list.length, top, items), scores: new ListedScores(list) };
}

/** `whole`: a phrase among other ways to say the thing says it only as a whole; "hour" is no golden hour. */
function wayScores(way: readonly WordHits[], whole: boolean): Map<ItemId, number> {
  const found = new Map<ItemId, { score: number; words: number }>();
  for (const hit of way) {
    hit.scores.forEach((score, id) => {
      const known = found.get(id);
      if (known === undefined) found.set(id, { score, words: 1 });
      else {
        known.score += score;
        known.words += 1;
      }
    });
  }
  return new Map(
    [...found].flatMap(([id, { score, words }]): [ItemId, number][] =>
      whole && words < way.length ? [] : [[id, (score * words) / way.length]],
    ),
  );
}
