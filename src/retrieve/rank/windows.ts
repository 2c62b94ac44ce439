import type { ItemId } from '../../memory/ids.ts';
import { hitRates, matchWeight } from '../weigh/evidence.ts';
import type { Sequence, Sequences } from './sequences.ts';
import type { WordHits } from './word-hits.ts';

/**
 * How well the words of a question are covered by an item and by what stands around it. Scores are sums over the
 * question's words of BM25 contributions; `session` is the coverage by the item's whole sequence.
 */
export type Windows = {
  readonly own: ReadonlyMap<ItemId, number>;
  readonly window: ReadonlyMap<ItemId, number>;
  readonly session: ReadonlyMap<Sequence, number>;
  /** The words that an item's surroundings have at all, each counting by what it could give at best. */
  readonly matched: ReadonlyMap<ItemId, number>;
  /** How many of the words an item itself has, of how many. */
  readonly has: ReadonlyMap<ItemId, number>;
  readonly words: number;
  /** How many of the words any item has. */
  readonly known: number;
  /** The evidence of the words that an item itself has, in nats: how much rarer they are than any word. */
  readonly nats: ReadonlyMap<ItemId, number>;
  /** The best that any item could reach: the sum over the words of their best contribution. */
  readonly reachable: number;
  readonly most: { readonly own: number; readonly window: number; readonly session: number };
};

/** What a hit gives to items at a distance of 0, 1, 2, 3 in its sequence. */
const SPREAD = [1, 0.5, 0.3, 0.15] as const;
/** Of several hits around an item the best counts whole, the others with this share. */
const SHARE_OF_LESSER = 0.3;
const ALONE = [1] as const;

export type WindowWord = { readonly hit: WordHits; readonly weight: number };

/**
 * The windowed score: for each word apart, hits spread over their neighbours, the best plus a share of the lesser is
 * kept, and words are added, so that a window which covers more of the question stands above one that repeats a word.
 */
export function windowsOf(words: readonly WindowWord[], sequences: Sequences, spread = true): Windows {
  const own = new Map<ItemId, number>();
  const window = new Map<ItemId, number>();
  const session = new Map<Sequence, number>();
  const matched = new Map<ItemId, number>();
  const nats = new Map<ItemId, number>();
  const has = new Map<ItemId, number>();
  let reachable = 0;
  for (const { hit, weight } of words) {
    reachable += weight * hit.top;
    const best = new Map<ItemId, number>();
    const sums = new Map<ItemId, number>();
    const ofSession = new Map<Sequence, number>();
    for (const [id, score] of hit.scores) {
      const given = weight * score;
      add(own, id, given);
      add(has, id, 1);
      add(nats, id, matchWeight(hitRates.text.sure, hit.baseRate));
      const place = spread ? sequences.get(id) : undefined;
      const kernel = place === undefined ? ALONE : SPREAD;
      for (let away = 1 - kernel.length; away < kernel.length; away++) {
        const near = place === undefined ? id : place.sequence[place.at + away];
        if (near === undefined) continue;
        const lent = given * (kernel[Math.abs(away)] ?? 0);
        add(sums, near, lent);
        if (lent > (best.get(near) ?? 0)) best.set(near, lent);
      }
      if (place !== undefined && given > (ofSession.get(place.sequence) ?? 0)) ofSession.set(place.sequence, given);
    }
    for (const [id, top] of best) {
      add(window, id, top + SHARE_OF_LESSER * ((sums.get(id) ?? top) - top));
      add(matched, id, weight * hit.top);
    }
    for (const [sequence, top] of ofSession) session.set(sequence, (session.get(sequence) ?? 0) + top);
  }
  return {
    own,
    window,
    session,
    matched,
    nats,
    has,
    words: words.length,
    known: words.filter(({ hit }) => hit.scores.size > 0).length,
    reachable,
    most: { own: largest(own), window: largest(window), session: largest(session) },
  };
}

const add = (sums: Map<ItemId, number>, id: ItemId, amount: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + amount);
};

function largest(scores: ReadonlyMap<unknown, number>): number {
  let most = 0;
  for (const score of scores.values()) if (score > most) most = score;
  return most;
}
