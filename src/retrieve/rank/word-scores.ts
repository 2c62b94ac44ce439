import type { ItemId } from '../../memory/ids.ts';
import type { Ranking } from '../../ports/ranking.ts';
import type { Sequences } from './sequences.ts';

/** The scores of the items that have a word, in the order of the ranking that they come from. */
export type WordScores = Pick<ReadonlyMap<ItemId, number>, 'size' | 'get' | 'has' | 'forEach'>;

/** In each place the number that an item has among the sequences, and its score. */
export type ScoreColumns = { readonly numbers: Uint32Array; readonly scores: Float64Array };

/** Scores in columns, so that who walks through them makes nothing to be collected as garbage. */
export function columnsOf(scores: WordScores, sequences: Sequences): ScoreColumns {
  if (scores instanceof ListedScores) return scores;
  const made = { numbers: new Uint32Array(scores.size), scores: new Float64Array(scores.size) };
  let at = 0;
  scores.forEach((score, id) => {
    made.numbers[at] = sequences.numberOf(id);
    made.scores[at++] = score;
  });
  return made;
}

/** A ranking as scores by item. */
export class ListedScores implements WordScores, ScoreColumns {
  readonly numbers: Uint32Array;
  readonly scores: Float64Array;
  readonly sequences: Sequences;

  /** @param sequences who numbers the items of the memory */
  constructor(numbers: Uint32Array, scores: Float64Array, sequences: Sequences) {
    this.numbers = numbers;
    this.scores = scores;
    this.sequences = sequences;
  }

  static of(ranking: Ranking, sequences: Sequences): ListedScores {
    return new ListedScores(sequences.numbersOf(ranking), ranking.scores, sequences);
  }

  get size(): number {
    return this.numbers.length;
  }

  get(id: ItemId): number | undefined {
    const number = this.sequences.knownNumber(id);
    const at = number === undefined ? -1 : this.numbers.indexOf(number);
    return at < 0 ? undefined : this.scores[at];
  }

  has(id: ItemId): boolean {
    return this.get(id) !== undefined;
  }

  forEach(use: (score: number, id: ItemId, map: ReadonlyMap<ItemId, number>) => void): void {
    const walk = use as (score: number, id: ItemId) => void;
    for (let at = 0; at < this.size; at++)
      walk(this.scores[at] as number, this.sequences.idOf(this.numbers[at] as number));
  }
}

/**
 * Two rankings of the same words as one, that of fewer items first: `few` lets through only a part of what `many` does, so
 * what both have stands at its beginning, in the order of the other. Undefined where it does not.
 */
export function joinedScores(few: ListedScores, many: ListedScores): ListedScores | undefined {
  const numbers = new Uint32Array(few.size + many.size);
  const scores = new Float64Array(numbers.length);
  numbers.set(few.numbers);
  scores.set(few.scores);
  let [both, end] = [0, few.size];
  for (let at = 0; at < many.size; at++) {
    const number = many.numbers[at] as number;
    const score = many.scores[at] as number;
    if (both === few.size || few.numbers[both] !== number) {
      numbers[end] = number;
      scores[end++] = score;
    } else if (few.scores[both] === score) both += 1;
    else return undefined;
  }
  // What comes after all of the other's cannot be among them.
  const [rest, last] = [few.scores[both], many.scores.at(-1)];
  return rest === undefined || last === undefined || rest <= last
    ? new ListedScores(numbers.subarray(0, end), scores.subarray(0, end), few.sequences)
    : undefined;
}
