import type { ItemId } from '../../memory/ids.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Similar } from '../tools/similarity.ts';
import { type Demand, filterOf } from './demand.ts';
import type { ItemScores } from './item-scores.ts';
import { type Sequences, sequencesOf } from './sequences.ts';
import { type Windows, windowsOf } from './windows.ts';
import { fieldWeights, isCut, mergeHits, signHits, unitHits, type WordHits, wordHits } from './word-hits.ts';
import { eachScore } from './word-scores.ts';

/** What words found: how well each item and its surroundings cover them, and the best guesses, best first. */
export type WordCandidates = {
  readonly ids: readonly ItemId[];
  readonly hits: readonly WordHits[];
  readonly windows: Windows;
  /** The same by the words themselves, without what only goes with them. */
  readonly exact: () => Windows;
  readonly total: number;
};

/** Items loaded and weighed: the best by words and facts together, and the best by words whatever their facts. */
const MOST_WEIGHED = 120;
const MOST_BY_WORDS = 60;
/** Items that match by facts alone and join those found by words. */
const MOST_BY_FACTS = 60;
/** A head start, as a share of the best window, for items that are known to have all the facts asked for. */
const FACTS_SHARE = 0.6;
/** Names that text may say where metadata does not, and what a whole session says, as shares of a word. */
const NAME_SHARE = 0.4;
const SESSION_SHARE = 0.15;
/** Sessions that cover less than this share of what the best covers lend nothing, nor do endless ones. */
const LEAST_OF_SESSIONS = 0.5;
const LONGEST_SESSION = 200;

export async function candidatesByWords(
  store: Store,
  demand: Demand,
  gazetteer: Gazetteer,
  {
    limit,
    neighbours,
    similar,
  }: {
    readonly limit: number;
    readonly neighbours: boolean;
    readonly similar?: Similar | undefined;
  },
): Promise<WordCandidates> {
  const words = [...demand.words, ...demand.names];
  const seen = new Set(demand.units.filter(({ thing }) => thing === true).flatMap(({ ways }) => ways.flat()));
  const narrows = demand.strict.length > demand.certain.length;
  const facts = [...demand.strict, ...demand.preferred];
  const [sequences, wide, signs, matching] = await Promise.all([
    sequencesOf(store, gazetteer),
    wordHits(store, words, filterOf(demand.certain, demand.none), gazetteer.items, { joint: !narrows, seen }),
    Promise.all(
      demand.units.map((unit) => signHits(store, unit.signs, filterOf(demand.certain, demand.none), gazetteer.items)),
    ),
    facts.length > demand.certain.length ? store.match(filterOf(facts, demand.none), MOST_BY_FACTS) : [],
  ]);
  // A word's list that was not cut holds every item with the facts already.
  const cut = narrows ? wide.filter((hit) => isCut(hit)).map((hit) => hit.token) : [];
  const narrow =
    cut.length === 0 ? [] : await wordHits(store, cut, filterOf(demand.strict, demand.none), gazetteer.items, { seen });
  const found = wide.reduce((sum, { scores }) => sum + scores.size, 0);
  const both = narrows && found > MOST_BY_WORDS ? await bestWithFacts(store, demand, words) : [];
  const hits = mergeHits(wide, narrow);
  const units = demand.units.flatMap((unit, i) => unitHits(unit.ways, hits, signs[i], unit.thing) ?? []);
  const windows = windowsOf(
    units.map((hit) => ({ hit, weight: 1 })),
    sequences,
    neighbours,
  );
  const exact = (): Windows =>
    windowsOf(
      demand.units.flatMap(({ ways }) => unitHits(ways, hits, undefined) ?? []).map((hit) => ({ hit, weight: 1 })),
      sequences,
      neighbours,
    );
  const named = hits.filter((hit) => demand.names.includes(hit.token));
  const guess = guesses(windows, named, sequences);
  const byWords = guess.best(MOST_BY_WORDS);
  giveOnce(guess, narrow, [...matching, ...both], FACTS_SHARE * windows.most.window);
  const ids = new Set([...guess.best(Math.max(MOST_WEIGHED, limit)), ...byWords, ...mostAlike(similar)]);
  return { ids: [...ids], hits, windows, exact, total: guess.size };
}

/** To each item that has one of the words, or is of the others, the same, however many of the words it has. */
function giveOnce(guess: ItemScores, hits: readonly WordHits[], others: readonly ItemId[], amount: number): void {
  const { places } = guess;
  const most = hits.reduce((sum, { scores }) => sum + scores.size, places.size + others.length);
  const isGiven = new Uint8Array(most);
  const give = (id: ItemId, row?: number): void => {
    const at = places.of(id, row);
    if (isGiven[at] === 1) return;
    isGiven[at] = 1;
    guess.addAt(at, amount);
  };
  for (const hit of hits) eachScore(hit.scores, ({ id, row }) => give(id, row));
  for (const id of others) give(id);
}

/** The best by all words together of what has the facts: a common word has many better ones that lack them. */
async function bestWithFacts(store: Store, demand: Demand, words: readonly string[]): Promise<readonly ItemId[]> {
  const tokens = [...new Set(words)].map((token) => ({ token, weight: 1 }));
  const filter = filterOf(demand.strict, demand.none);
  return (await store.rank({ words: tokens, filter, fieldWeights, limit: MOST_WEIGHED })).map(({ id }) => id);
}

/** Pictures that are weighed for their looks alone. */
const MOST_ALIKE = 60;

const mostAlike = (similar: Similar | undefined): ItemId[] =>
  [...(similar ?? [])]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_ALIKE)
    .map(([id]) => id);

/** Who has the words, or stands by those who have, with a little for the names and for the session. */
function guesses(windows: Windows, named: readonly WordHits[], sequences: Sequences): ItemScores {
  const { places } = windows;
  const guess = windows.window.copy();
  windows.session.each((sequence, score) => {
    if (score < LEAST_OF_SESSIONS * windows.most.session || sequence.items.length > LONGEST_SESSION) return;
    for (let at = 0; at < sequence.items.length; at++)
      guess.addAt(places.ofNumber(sequences.numberAt(sequence, at)), SESSION_SHARE * score);
  });
  for (const hit of named) {
    eachScore(hit.scores, ({ id, score, row }) => guess.addAt(places.of(id, row), NAME_SHARE * score));
  }
  return guess;
}
