import type { ItemId } from '../../memory/ids.ts';
import type { ScoredItem } from '../../ports/store.ts';

/** The scores of the items that have a word, in the order of the ranking that they come from. */
export type WordScores = Pick<ReadonlyMap<ItemId, number>, 'size' | 'get' | 'has' | 'forEach'>;

/** Walks through the scores, with the store's row of each item where it is known. */
export function eachScore(scores: WordScores, use: (one: ScoredItem) => void): void {
  if (scores instanceof ListedScores) scores.list.forEach(use);
  else
    scores.forEach((score, id) => {
      use({ id, score });
    });
}

/** A few items are found sooner by looking through the list than by making a map of it. */
const FEW_LOOKS = 40;

/**
 * A ranking as scores by item. Most lists of a question are only walked through, so that the map, of which the collection
 * of garbage makes long pauses, is made for who looks for many items in it.
 */
export class ListedScores implements WordScores {
  readonly list: readonly ScoredItem[];
  #map: ReadonlyMap<ItemId, number> | undefined;
  #looks = 0;

  constructor(list: readonly ScoredItem[]) {
    this.list = list;
  }

  get size(): number {
    return this.list.length;
  }

  get(id: ItemId): number | undefined {
    if (this.#map !== undefined) return this.#map.get(id);
    this.#looks += 1;
    if (this.#looks <= FEW_LOOKS) return this.list.find((one) => one.id === id)?.score;
    const map = new Map<ItemId, number>();
    for (const { id: known, score } of this.list) map.set(known, score);
    this.#map = map;
    return map.get(id);
  }

  has(id: ItemId): boolean {
    return this.get(id) !== undefined;
  }

  forEach(use: (score: number, id: ItemId, map: ReadonlyMap<ItemId, number>) => void): void {
    const walk = use as (score: number, id: ItemId) => void;
    for (const { id, score } of this.list) walk(score, id);
  }
}

/**
 * Two rankings of the same words as one, that of fewer items first: `few` lets through only a part of what `many` does, so
 * what both have stands at its beginning, in the order of the other. Undefined where it does not.
 */
export function joinedScores(few: readonly ScoredItem[], many: readonly ScoredItem[]): ListedScores | undefined {
  const joined = few.concat(many);
  let [both, end] = [0, few.length];
  for (const one of many) {
    const next = few[both];
    if (next?.id !== one.id) joined[end++] = one;
    else if (next.score === one.score) both += 1;
    else return undefined;
  }
  joined.length = end;
  // What comes after all of the other's cannot be among them.
  const [rest, last] = [few[both], many.at(-1)];
  return rest === undefined || last === undefined || rest.score <= last.score ? new ListedScores(joined) : undefined;
}
