import type { Features } from '../rank/feature-rows.ts';
import type { Levels } from '../rank/features.ts';
import type { Windows } from '../rank/windows.ts';
import { sigmoid } from './evidence.ts';
import { type Holding, together } from './holding.ts';
import { type PictureWeights, pictureWeights, type WordInput } from './picture-weights.ts';

/** What is known of a picture: the things that must hold of it, and `words` when the question has any. */
export type Picture = {
  readonly holdings: readonly Holding[];
  readonly words: Readonly<Record<WordInput, number>> | undefined;
  /** Nats that programs which look at pictures add to the words: 0 where none looked. */
  readonly seen?: number;
};

/** What the model is given of a picture that was found by words; `number`: the one that it has among the sequences. */
export function wordsOf(
  number: number,
  { said, coverage, window, own, matched, narrow }: Features,
  { covered, saidBest, known }: Levels,
  { places, has, told: byName, words, named, absent }: Windows,
  around: number,
  aroundTold: number,
): Readonly<Record<WordInput, number>> {
  const at = places.knownNumber(number);
  const told = words === 0 ? 1 : (byName.at(at) ?? 0) / words;
  const rate = words === 0 ? 1 : named / words;
  return {
    said,
    coverage,
    window,
    own,
    matched,
    has: words === 0 ? 1 : (has.at(at) ?? 0) / words,
    told,
    narrow,
    covered,
    saidBest,
    known,
    named: rate,
    absent: words === 0 ? 0 : absent / words,
    // Where others say it by name, what does not is less likely to show it.
    others: rate * (1 - told),
    around,
    aroundTold,
    // What only gives a thing away is little where its name is said of others.
    hinted: said * rate * (1 - told),
  };
}

/**
 * How probable it is that a picture is what was asked for: the words are met and each thing holds, as if one did not
 * depend on another. So what lacks one thing is improbable however well it has the others.
 */
export function pictureChance(
  { holdings, words, seen = 0 }: Picture,
  weights: PictureWeights = pictureWeights,
): number {
  const met = words === undefined ? 1 : sigmoid(wordOdds(words, weights) + seen);
  return sigmoid(weights.understood) * met * together(holdings, weights.holding);
}

/** Name by name, in the order that the weights were learned in: a number that is read by a name that is only told is put in a box. */
const wordOdds = (words: Readonly<Record<WordInput, number>>, { words: weights }: PictureWeights): number =>
  weights.bias +
  weights.said * words.said +
  weights.coverage * words.coverage +
  weights.window * words.window +
  weights.own * words.own +
  weights.matched * words.matched +
  weights.has * words.has +
  weights.told * words.told +
  weights.narrow * words.narrow +
  weights.covered * words.covered +
  weights.saidBest * words.saidBest +
  weights.known * words.known +
  weights.named * words.named +
  weights.absent * words.absent +
  weights.others * words.others +
  weights.around * words.around +
  weights.aroundTold * words.aroundTold +
  weights.hinted * words.hinted;

/** The words of a picture in the order of `wordInputs`, from a place of a list on. */
export function putWords(words: Readonly<Record<WordInput, number>>, list: Float64Array, from: number): void {
  list[from] = words.said;
  list[from + 1] = words.coverage;
  list[from + 2] = words.window;
  list[from + 3] = words.own;
  list[from + 4] = words.matched;
  list[from + 5] = words.has;
  list[from + 6] = words.told;
  list[from + 7] = words.narrow;
  list[from + 8] = words.covered;
  list[from + 9] = words.saidBest;
  list[from + 10] = words.known;
  list[from + 11] = words.named;
  list[from + 12] = words.absent;
  list[from + 13] = words.others;
  list[from + 14] = words.around;
  list[from + 15] = words.aroundTold;
  list[from + 16] = words.hinted;
}
