import { hitRates, matchWeight } from '../weigh/evidence.ts';
import { grown, ItemPlaces, ItemScores } from './item-scores.ts';
import type { Sequences } from './sequences.ts';
import { SessionScores } from './session-scores.ts';
import type { WordHits } from './word-hits.ts';
import { columnsOf, type ScoreColumns } from './word-scores.ts';

/**
 * How well the words of a question are covered by an item and by what stands around it. Scores are sums over the
 * question's words of BM25 contributions; `session` is the coverage by the item's whole sequence.
 */
export type Windows = {
  /** The numbers of the items in all of these lists. */
  readonly places: ItemPlaces;
  readonly own: ItemScores;
  readonly window: ItemScores;
  readonly session: SessionScores;
  /** The words that an item's surroundings have at all, each counting by what it could give at best. */
  readonly matched: ItemScores;
  /** How many of the words an item itself has, of how many. */
  readonly has: ItemScores;
  /** How many of the words an item itself says by name, rather than by what gives it away. */
  readonly told: ItemScores;
  readonly words: number;
  /** How many of the words any item has. */
  readonly known: number;
  /** How many of the words any item says by name; how many are things that nothing says or gives away. */
  readonly named: number;
  readonly absent: number;
  /** The evidence of the words that an item itself has, in nats: how much rarer they are than any word. */
  readonly nats: ItemScores;
  /** The best that any item could reach: the sum over the words of their best contribution. */
  readonly reachable: number;
  readonly most: { readonly own: number; readonly window: number; readonly session: number };
};

/** What a hit gives to items at a distance of 0, 1, 2, 3 in its sequence. */
const SPREAD = [1, 0.5, 0.3, 0.15] as const;
/** Of several hits around an item the best counts whole, the others with this share. */
const SHARE_OF_LESSER = 0.3;

export type WindowWord = { readonly hit: WordHits; readonly weight: number };

/**
 * The windowed score: for each word apart, hits spread over their neighbours, the best plus a share of the lesser is
 * kept, and words are added, so that a window which covers more of the question stands above one that repeats a word.
 */
export function windowsOf(words: readonly WindowWord[], sequences: Sequences, spread = true): Windows {
  const columns = words.map(({ hit }) => columnsOf(hit.scores, sequences));
  const expected = columns.reduce((sum, { numbers }) => sum + numbers.length, 0);
  const places = new ItemPlaces(sequences, expected);
  const made = () => new ItemScores(places, expected);
  const [own, window, matched, nats, has, told] = [made(), made(), made(), made(), made(), made()];
  const session = new SessionScores(sequences);
  const lent = new Lent(expected);
  let reachable = 0;
  for (const [n, { hit, weight }] of words.entries()) {
    reachable += weight * hit.top;
    const column = columns[n] as ScoreColumns;
    const at = places.ofNumbers(column.numbers);
    own.addEach(at, column.scores, weight);
    has.addSame(at, 1);
    nats.addSame(at, matchWeight(hitRates.text.sure, hit.baseRate));
    const { told: byName } = hit;
    told.addSame(byName === undefined ? at : at.filter((place) => byName.has(places.idAt(place))), 1);
    if (spread) lent.takeAround(column, weight, at, { places, sequences, session });
    else lent.takeEach(at, column.scores, weight);
    lent.emptyInto(window, matched, weight * hit.top);
    session.endWord();
  }
  return {
    places,
    own,
    window,
    session,
    matched,
    nats,
    has,
    told,
    words: words.length,
    known: words.filter(({ hit }) => hit.scores.size > 0).length,
    named: words.filter(({ hit }) => (hit.told ?? hit.scores).size > 0).length,
    absent: words.filter(({ hit }) => hit.thing === true && hit.scores.size === 0).length,
    reachable,
    most: { own: own.most, window: window.most, session: session.most },
  };
}

/** Longer sequences are no moment: what some of it says tells nothing of the rest. */
const LONGEST_MOMENT = 60;

/** Of the words, the share that the other items of an item's sequence have, on average: what all of a moment shows. */
export function saidAround(has: ItemScores, words: number, sequences: Sequences): (number: number) => number {
  const sums = new Map<number, number>();
  return (number) => {
    if (words === 0 || !sequences.isInSequence(number)) return 0;
    const [start, end] = [sequences.startOf(number), sequences.endOf(number)];
    const length = end - start;
    if (length < 2 || length > LONGEST_MOMENT) return 0;
    let sum = sums.get(start);
    if (sum === undefined) {
      sum = 0;
      for (let place = start; place < end; place++)
        sum += has.at(has.places.knownNumber(sequences.numberIn(place))) ?? 0;
      sums.set(start, sum);
    }
    return (sum - (has.at(has.places.knownNumber(number)) ?? 0)) / (length - 1) / words;
  };
}

/** Who knows what stands around an item. */
type Around = { readonly places: ItemPlaces; readonly sequences: Sequences; readonly session: SessionScores };

/**
 * What the hits of one word give to the items at and around them: of each item the best of it, and the sum. One for all
 * words of a question, emptied after each.
 */
class Lent {
  #best: Float64Array<ArrayBuffer>;
  #sums: Float64Array<ArrayBuffer>;
  /** The numbers of the items that were given anything, up to `#count`. */
  #given: Uint32Array<ArrayBuffer>;
  #count = 0;
  /** What is given to the next: a number that is handed on is put in a box. */
  readonly #amount = new Float64Array(1);

  constructor(expected: number) {
    this.#best = new Float64Array(expected);
    this.#sums = new Float64Array(expected);
    this.#given = new Uint32Array(expected);
  }

  /** What each item itself has of the word. */
  takeEach(places: Uint32Array, scores: Float64Array, weight: number): void {
    for (let n = 0; n < places.length; n++) {
      this.#amount[0] = weight * (scores[n] as number);
      this.#take(places[n] as number);
    }
  }

  /** The same, with what it gives to its neighbours, and to its sequence. */
  takeAround({ numbers, scores }: ScoreColumns, weight: number, ats: Uint32Array, around: Around): void {
    const { places, sequences, session } = around;
    for (let n = 0; n < numbers.length; n++) {
      const number = numbers[n] as number;
      const given = weight * (scores[n] as number);
      this.#amount[0] = given * SPREAD[0];
      this.#take(ats[n] as number);
      if (!sequences.isInSequence(number)) continue;
      const start = sequences.startOf(number);
      const end = sequences.endOf(number);
      for (let away = 1; away < SPREAD.length; away++) {
        this.#amount[0] = given * (SPREAD[away] as number);
        const [before, after] = [number - away, number + away];
        if (before >= start) this.#take(places.ofNumber(sequences.numberIn(before)));
        if (after < end) this.#take(places.ofNumber(sequences.numberIn(after)));
      }
      session.take(start, given);
    }
  }

  #take(at: number): void {
    const amount = this.#amount[0] as number;
    if (at >= this.#sums.length) this.#grow(at);
    const best = this.#best;
    const sums = this.#sums;
    if (sums[at] === 0) this.#note(at);
    sums[at] = (sums[at] as number) + amount;
    if (amount > (best[at] as number)) best[at] = amount;
  }

  #grow(at: number): void {
    this.#best = grown(this.#best, at, 0);
    this.#sums = grown(this.#sums, at, 0);
  }

  #note(at: number): void {
    if (this.#count === this.#given.length) {
      const larger = new Uint32Array(Math.max(64, 2 * this.#count));
      larger.set(this.#given);
      this.#given = larger;
    }
    this.#given[this.#count++] = at;
  }

  /**
   * Adds the best of each item that was given anything, with its share of the rest, and `match` beside it; nothing is left.
   */
  emptyInto(window: ItemScores, matched: ItemScores, match: number): void {
    for (let n = 0; n < this.#count; n++) {
      const at = this.#given[n] as number;
      const top = this.#best[at] as number;
      const sum = this.#sums[at] as number;
      this.#best[at] = 0;
      this.#sums[at] = 0;
      if (top <= 0) continue;
      window.addAt(at, top + SHARE_OF_LESSER * (sum - top));
      matched.addAt(at, match);
    }
    this.#count = 0;
  }
}
