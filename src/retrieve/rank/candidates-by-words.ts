import type { ItemId } from '../../memory/ids.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Similar } from '../tools/similarity.ts';
import { type Demand, filterOf } from './demand.ts';
import type { ItemScores } from './item-scores.ts';
import { type Sequences, sequencesOf } from './sequences.ts';
import { type Windows, windowsOf } from './windows.ts';
import {
  fieldWeights,
  isCut,
  mergeHits,
  type Searched,
  signHits,
  unitHits,
  type WordHits,
  waysSaid,
  wordHits,
} from './word-hits.ts';
import { columnsOf } from './word-scores.ts';

/** What words found: how well each item and its surroundings cover them, and the best guesses, best first. */
export type WordCandidates = {
  readonly ids: readonly ItemId[];
  /** The numbers of the same items among the sequences. */
  readonly numbers: readonly number[];
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
  const seen = new Set(
    demand.units.filter(({ thing }) => thing === true).flatMap(({ ways, asked = [] }) => [...ways, ...asked].flat()),
  );
  const narrows = demand.strict.length > demand.certain.length;
  const facts = [...demand.strict, ...demand.preferred];
  const sequences = await sequencesOf(store, gazetteer);
  const searched = { store, sequences };
  const [wide, signs, matching] = await Promise.all([
    wordHits(searched, words, filterOf(demand.certain, demand.none), gazetteer.items, { joint: !narrows, seen }),
    signHits(
      searched,
      demand.units.map(({ signs: of }) => of),
      filterOf(demand.certain, demand.none),
      gazetteer.items,
    ),
    facts.length > demand.certain.length ? store.match(filterOf(facts, demand.none), MOST_BY_FACTS) : [],
  ]);
  // A word's list that was not cut holds every item with the facts already.
  const cut = narrows ? wide.filter((hit) => isCut(hit)).map((hit) => hit.token) : [];
  const narrow =
    cut.length === 0
      ? []
      : await wordHits(searched, cut, filterOf(demand.strict, demand.none), gazetteer.items, { seen });
  const found = wide.reduce((sum, { scores }) => sum + scores.size, 0);
  const both = narrows && found > MOST_BY_WORDS ? await bestWithFacts(searched, demand, words) : nothingFound;
  const hits = mergeHits(wide, narrow);
  const units = demand.units.flatMap((unit, i) => unitHits(waysSaid(unit, hits), hits, signs[i], unit.thing) ?? []);
  const windows = windowsOf(
    units.map((hit) => ({ hit, weight: 1 })),
    sequences,
    neighbours,
  );
  const exact = (): Windows =>
    windowsOf(
      demand.units
        .flatMap((unit) => unitHits(waysSaid(unit, hits), hits, undefined) ?? [])
        .map((hit) => ({ hit, weight: 1 })),
      sequences,
      neighbours,
    );
  const named = hits.filter((hit) => demand.names.includes(hit.token));
  const guess = guesses(windows, named, sequences);
  const byWords = guess.best(MOST_BY_WORDS);
  giveOnce(
    guess,
    [...narrow.map(({ scores }) => columnsOf(scores, sequences).numbers), both],
    matching,
    FACTS_SHARE * windows.most.window,
  );
  const alike = mostAlike(similar).map((id) => sequences.numberOf(id));
  const numbers = [...new Set([...guess.best(Math.max(MOST_WEIGHED, limit)), ...byWords, ...alike])];
  return { ids: numbers.map((number) => sequences.idOf(number)), numbers, hits, windows, exact, total: guess.size };
}

/** To each item that has one of the words, or is of the others, the same, however many of the words it has. */
function giveOnce(guess: ItemScores, lists: readonly Uint32Array[], others: readonly ItemId[], amount: number): void {
  const { places } = guess;
  const most = lists.reduce((sum, { length }) => sum + length, places.size + others.length);
  const isGiven = new Uint8Array(most);
  const given = new Uint32Array(most);
  let count = 0;
  const give = (at: number): void => {
    if (isGiven[at] === 1) return;
    isGiven[at] = 1;
    given[count++] = at;
  };
  for (const list of lists) for (let n = 0; n < list.length; n++) give(places.ofNumber(list[n] as number));
  for (const id of others) give(places.of(id));
  guess.addSame(given.subarray(0, count), amount);
}

const nothingFound = new Uint32Array(0);

/** The best by all words together of what has the facts: a common word has many better ones that lack them. */
async function bestWithFacts(
  { store, sequences }: Searched,
  demand: Demand,
  words: readonly string[],
): Promise<Uint32Array> {
  const tokens = [...new Set(words)].map((token) => ({ token, weight: 1 }));
  const filter = filterOf(demand.strict, demand.none);
  return sequences.numbersOf(await store.ranking({ words: tokens, filter, fieldWeights, limit: MOST_WEIGHED }));
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
  windows.session.each((start, score) => {
    const end = sequences.endOf(start);
    if (score < LEAST_OF_SESSIONS * windows.most.session || end - start > LONGEST_SESSION) return;
    for (let place = start; place < end; place++)
      guess.addAt(places.ofNumber(sequences.numberIn(place)), SESSION_SHARE * score);
  });
  for (const hit of named) {
    const { numbers, scores } = columnsOf(hit.scores, sequences);
    guess.addEach(places.ofNumbers(numbers), scores, NAME_SHARE);
  }
  return guess;
}
