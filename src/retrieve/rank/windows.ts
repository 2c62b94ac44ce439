import type { ItemId } from '../../memory/ids.ts';
import { hitRates, matchWeight } from '../weigh/evidence.ts';
import { grown, ItemPlaces, ItemScores } from './item-scores.ts';
import type { Sequence, Sequences } from './sequences.ts';
import { SessionScores } from './session-scores.ts';
import type { WordHits } from './word-hits.ts';
import { eachScore } from './word-scores.ts';

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
  const expected = words.reduce((sum, { hit }) => sum + hit.scores.size, 0);
  const places = new ItemPlaces(sequences, expected);
  const made = () => new ItemScores(places, expected);
  const [own, window, matched, nats, has, told] = [made(), made(), made(), made(), made(), made()];
  const session = new SessionScores(sequences);
  const lent = new Lent(expected);
  let reachable = 0;
  for (const { hit, weight } of words) {
    reachable += weight * hit.top;
    const evidence = matchWeight(hitRates.text.sure, hit.baseRate);
    eachScore(hit.scores, ({ id, score, row }) => {
      const given = weight * score;
      const number = sequences.numberOfRow(id, row);
      const at = places.ofNumber(number);
      own.addAt(at, given);
      has.addAt(at, 1);
      if (hit.told?.has(id) !== false) told.addAt(at, 1);
      nats.addAt(at, evidence);
      lent.take(at, given * SPREAD[0]);
      const place = spread ? sequences.placeOf(number) : undefined;
      if (place === undefined) return;
      const { sequence } = place;
      const last = sequence.items.length - 1;
      for (let away = 1; away < SPREAD.length; away++) {
        const amount = given * (SPREAD[away] as number);
        const before = place.at - away;
        const after = place.at + away;
        if (before >= 0) lent.take(places.ofNumber(sequences.numberAt(sequence, before)), amount);
        if (after <= last) lent.take(places.ofNumber(sequences.numberAt(sequence, after)), amount);
      }
      session.take(sequence, given);
    });
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
export function saidAround(has: ItemScores, words: number, sequences: Sequences): (id: ItemId) => number {
  const sums = new Map<Sequence, number>();
  return (id) => {
    const sequence = sequences.get(id)?.sequence;
    if (sequence === undefined || words === 0) return 0;
    const { length } = sequence.items;
    if (length < 2 || length > LONGEST_MOMENT) return 0;
    let sum = sums.get(sequence);
    if (sum === undefined) {
      sum = 0;
      for (let at = 0; at < length; at++) sum += has.at(has.places.knownNumber(sequences.numberAt(sequence, at))) ?? 0;
      sums.set(sequence, sum);
    }
    return (sum - (has.get(id) ?? 0)) / (length - 1) / words;
  };
}

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

  constructor(expected: number) {
    this.#best = new Float64Array(expected);
    this.#sums = new Float64Array(expected);
    this.#given = new Uint32Array(expected);
  }

  take(at: number, amount: number): void {
    if (at >= this.#sums.length) {
      this.#best = grown(this.#best, at, 0);
      this.#sums = grown(this.#sums, at, 0);
    }
    const best = this.#best;
    const sums = this.#sums;
    if (sums[at] === 0) this.#note(at);
    sums[at] = (sums[at] as number) + amount;
    if (amount > (best[at] as number)) best[at] = amount;
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
