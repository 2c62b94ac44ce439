import type { ItemId } from '../../memory/ids.ts';
import type { IndexField, Store, TermFilter, TermQuery } from '../../ports/store.ts';
import { ItemPlaces } from './item-scores.ts';
import type { Sequences } from './sequences.ts';
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

type Together = { readonly tokens: readonly string[]; readonly weights: TermQuery['fieldWeights'] };

/** For each, items by all of its words; one that has them only where they count for nothing is not among them. */
async function ranked(
  { store, sequences }: Searched,
  wanted: readonly Together[],
  filter: TermFilter,
): Promise<ListedScores[]> {
  if (wanted.length === 0) return [];
  const rankings = await store.rankings(
    wanted.map(({ tokens, weights }) => ({
      words: tokens.map((token) => ({ token, weight: 1 })),
      filter,
      fieldWeights: weights,
      limit: MOST_PER_WORD,
    })),
  );
  return rankings.map((ranking, n) => {
    const list = ListedScores.of(ranking, sequences);
    const end = wanted[n]?.weights === fieldWeights ? -1 : list.scores.findIndex((score) => score <= 0);
    return end < 0 ? list : new ListedScores(list.numbers.subarray(0, end), list.scores.subarray(0, end), sequences);
  });
}

/** A memory, and who numbers its items. */
export type Searched = { readonly store: Store; readonly sequences: Sequences };

/**
 * The items of each word by the store's BM25, one ranking a word, so that coverage and rarity are known. When several
 * words are so common that their lists are cut, one joint ranking adds the items that have them together, unless the
 * caller looks for those more narrowly.
 */
export async function wordHits(
  searched: Searched,
  words: readonly string[],
  filter: TermFilter,
  items: number,
  { joint = true, seen = none }: { readonly joint?: boolean; readonly seen?: ReadonlySet<string> } = {},
): Promise<WordHits[]> {
  const unique = [...new Set(words)];
  const each = unique.map((token) => ({ tokens: [token], weights: seen.has(token) ? seenWeights : fieldWeights }));
  const lists = await ranked(searched, each, filter);
  const isJoint = joint && lists.filter(isCutList).length > 1;
  const [all] = isJoint ? await ranked(searched, [{ tokens: unique, weights: fieldWeights }], filter) : [];
  const whole = all === undefined ? lists : withJoint(lists, all);
  return unique.map((token, i) => {
    const list = lists[i] as ListedScores;
    const top = topOf(list);
    return { token, top, baseRate: rateOf(list.size, top, items), scores: whole[i] ?? list };
  });
}

const topOf = ({ scores }: ListedScores): number => scores[0] ?? 0;

const isCutList = (list: ListedScores): boolean => list.size >= MOST_PER_WORD;

/** Whether more items have the word than were read. */
export const isCut = (hit: WordHits): boolean => hit.scores.size >= MOST_PER_WORD;

const rateOf = (found: number, top: number, items: number): number =>
  found < MOST_PER_WORD
    ? found / Math.max(1, items)
    : Math.min(0.6, Math.max(MOST_PER_WORD / Math.max(1, items), Math.exp(-top / TYPICAL_SATURATION)));

/** A share of less adds nothing worth knowing. */
const LEAST_SHARE = 0.01;

/** The lists of words: what a joint score has beyond the words already known is shared out among those that were cut. */
function withJoint(lists: readonly ListedScores[], joint: ListedScores): readonly ListedScores[] {
  const places = new ItemPlaces(joint.sequences, joint.size);
  for (let at = 0; at < joint.size; at++) places.ofNumber(joint.numbers[at] as number);
  const known = new Float64Array(joint.size);
  const lacking = new Uint8Array(joint.size);
  const isMissing = lists.map((list) => {
    const isCutShort = isCutList(list);
    const missing = new Uint8Array(joint.size).fill(isCutShort ? 1 : 0);
    for (let n = 0; n < list.size; n++) {
      const at = places.knownNumber(list.numbers[n] as number);
      if (at === undefined) continue;
      known[at] = (known[at] as number) + (list.scores[n] as number);
      missing[at] = 0;
    }
    if (isCutShort)
      for (let at = 0; at < missing.length; at++) lacking[at] = (lacking[at] as number) + (missing[at] as number);
    return missing;
  });
  return lists.map((list, i) => {
    if (!isCutList(list)) return list;
    const numbers = new Uint32Array(list.size + joint.size);
    const scores = new Float64Array(numbers.length);
    numbers.set(list.numbers);
    scores.set(list.scores);
    let end = list.size;
    for (let at = 0; at < joint.size; at++) {
      if (isMissing[i]?.[at] !== 1) continue;
      const share = ((joint.scores[at] as number) - (known[at] as number)) / (lacking[at] as number);
      if (share <= LEAST_SHARE) continue;
      numbers[end] = joint.numbers[at] as number;
      scores[end++] = share;
    }
    return new ListedScores(numbers.subarray(0, end), scores.subarray(0, end), joint.sequences);
  });
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
  const joined = few instanceof ListedScores && many instanceof ListedScores ? joinedScores(few, many) : undefined;
  if (joined !== undefined) return joined;
  const scores = new Map<ItemId, number>();
  for (const one of [few, many]) one.forEach((score, id) => void scores.set(id, score));
  return scores;
}

/** Where fewer say a thing by any other name, those that it is asked for by say it. */
const SELDOM = 3;

/**
 * The ways in which records say a thing: by its names, and by those that it is asked for by where hardly any says it otherwise. Who
 * calls every screenshot "a phone screen" means one by it, who calls some of them screenshots does not.
 */
export function waysSaid(
  { ways, asked }: { readonly ways: readonly (readonly string[])[]; readonly asked?: readonly (readonly string[])[] },
  hits: readonly WordHits[],
): readonly (readonly string[])[] {
  if (asked === undefined) return ways;
  return saidBy(ways, hits) < SELDOM ? [...ways, ...asked] : ways;
}

/** How many items have all words of any of some ways. */
function saidBy(ways: readonly (readonly string[])[], hits: readonly WordHits[]): number {
  const all = new Set<ItemId>();
  for (const way of ways) {
    const [first, ...others] = way.map((token) => hits.find((hit) => hit.token === token));
    first?.scores.forEach((_, id) => {
      if (others.every((hit) => hit?.scores.has(id) === true)) all.add(id);
    });
  }
  return all.size;
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
    const level = said > 0 ? median([...scores.values()]) : signs.top;
    const scale = (SHARE_OF_SIGNS * level) / signs.top;
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

/** As well as most say it: that one says it far better than others makes what only gives it away worth no more. */
const median = (scores: readonly number[]): number => {
  const sorted = scores.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** What "stage" is worth where a concert was asked for. */
const SHARE_OF_SIGNS = 0.6;

/** Everything that gives a thing away, in one ranking: more of it is better. For each of several things. */
export async function signHits(
  searched: Searched,
  things: readonly (readonly string[])[],
  filter: TermFilter,
  items: number,
): Promise<(WordHits | undefined)[]> {
  const told = things.filter((signs) => signs.length > 0);
  const lists = (
    await ranked(
      searched,
      told.map((tokens) => ({ tokens, weights: seenWeights })),
      filter,
    )
  ).values();
  return things.map((signs) => {
    const list = signs.length === 0 ? undefined : lists.next().value;
    if (list === undefined) return undefined;
    const top = topOf(list);
    const full = Math.max(top, plainSigns(items));
    return { token: 'signs', top: full, baseRate: rateOf(list.size, top, items), scores: list };
  });
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
