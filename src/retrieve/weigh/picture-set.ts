import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import { logOdds, sigmoid } from './evidence.ts';
import { type Forest, forestOf, oddsBy } from './forest.ts';
import { chanceOf } from './holding.ts';
import { type Picture, pictureChance, putWords } from './picture-chance.ts';
import { pictureWeights, wordInputs } from './picture-weights.ts';

/**
 * What tells how probable a picture is beside the others of its question, in about [-2, 2]: log-odds of its own chance
 * and of the best and the fifth best, how many are expected and how many are likely, where it stands; how well the words
 * and how well each thing holds; what says whether the words are met, and how much more it says than others; how many say
 * the thing by name, and how many that only give it away do so better.
 */
export const setFeatures = [
  'chance',
  'best',
  'fifth',
  'share',
  'gap',
  'expected',
  'likely',
  'rank',
  'met',
  'held',
  'things',
  'worded',
  ...wordInputs,
  'saidShare',
  'saidMore',
  'place',
  'person',
  'time',
  'denied',
  'toldMany',
  'hintedMore',
] as const;
export type SetFeature = (typeof setFeatures)[number];
/** Where those of the words begin. */
const WORDS = setFeatures.indexOf(wordInputs[0]);

/** A picture that stood further down is improbable beside the others or without them. */
export const MOST_WEIGHED = 80;

const LEAST_CHANCE = 1e-6;
/** The log-odds of a picture's chance. */
export const pictureOdds = (chance: number): number => logOdds(chance, LEAST_CHANCE);
const LIKELY = 0.5;
const FIFTH = 4;
/** Share of the things asked for that a picture says by name; with so many of them it is no guess. */
const BY_NAME = 0.5;

/** How the things asked for hold: all together, and the least of each kind. */
function heldIn({ holdings }: Picture) {
  let [held, place, person, time, denied] = [1, 0, 0, 0, 0];
  for (const holding of holdings) {
    const chance = chanceOf(holding, pictureWeights.holding);
    held *= chance;
    if (holding.negated) denied = Math.max(denied, 1 - chance);
    else if (holding.state.startsWith('place')) place = chance;
    else if (holding.state.startsWith('time')) time = chance;
    else if (holding.state.startsWith('person') || holding.state.startsWith('others')) person = chance;
  }
  return { held, place, person, time, denied };
}

export type InSet = { readonly at: number; readonly features: Float64Array };

/** The likeliest pictures of a question by their places in the list, each with its `setFeatures` in their order. */
export function inSet(pictures: readonly Picture[], chances: readonly number[]): InSet[] {
  const order = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
  const chanceAt = (rank: number): number => chances[order[Math.min(rank, order.length - 1)] ?? 0] ?? 0;
  const [best, fifth] = [pictureOdds(chanceAt(0)), pictureOdds(chanceAt(FIFTH))];
  const expected = Math.log1p(chances.reduce((sum, chance) => sum + chance, 0)) / 4;
  const likely = Math.log1p(chances.filter((chance) => chance > LIKELY).length) / 4;
  const said = pictures.map(({ words }) => words?.said ?? 0).sort((a, b) => b - a);
  const isTold = (words: Picture['words']): boolean => words !== undefined && words.told >= BY_NAME;
  const toldMany = Math.log1p(pictures.filter(({ words }) => isTold(words)).length) / 4;
  const hinted = pictures.flatMap(({ words }) => (words === undefined || isTold(words) ? [] : [words.said]));
  hinted.sort((a, b) => b - a);
  const mostSaid = Math.max(0.001, said[0] ?? 0);
  const understood = sigmoid(pictureWeights.understood);
  // Those of one chance stand in one place, whatever order they came in.
  let rank = 0;
  const shown = order.slice(0, MOST_WEIGHED);
  const values = new Float64Array(shown.length * setFeatures.length);
  return shown.map((at, n) => {
    const picture = pictures[at] as Picture;
    const { words } = picture;
    const chance = chances[at] ?? 0;
    if (n > 0 && chance < chanceAt(n - 1)) rank = n;
    const { held, place, person, time, denied } = heldIn(picture);
    const own = pictureOdds(chance);
    const features = values.subarray(n * setFeatures.length, (n + 1) * setFeatures.length);
    features[0] = own / 4;
    features[1] = best / 4;
    features[2] = fifth / 4;
    features[3] = chance / Math.max(1e-6, chanceAt(0));
    features[4] = (best - own) / 6;
    features[5] = expected;
    features[6] = likely;
    features[7] = Math.log1p(rank) / 5;
    features[8] = chance / Math.max(1e-9, held * understood);
    features[9] = held;
    features[10] = picture.holdings.length / 5;
    features[11] = words === undefined ? 0 : 1;
    if (words !== undefined) putWords(words, features, WORDS);
    const rest = WORDS + wordInputs.length;
    features[rest] = words === undefined ? 0 : words.said / mostSaid;
    features[rest + 1] = words === undefined ? 0 : said.indexOf(words.said) / 200;
    features[rest + 2] = place;
    features[rest + 3] = person;
    features[rest + 4] = time;
    features[rest + 5] = denied;
    features[rest + 6] = toldMany;
    features[rest + 7] = words === undefined || isTold(words) ? 0 : Math.log1p(hinted.indexOf(words.said)) / 5;
    return { at, features };
  });
}

/** Where no picture is this likely by itself, nothing that others say makes one so: most often there is none. */
const LEAST_OWN = 0.2;

const { trees: pictureTrees } = readModel('picture-set', z.strictObject({ trees: z.array(z.string()) }));
let grown: Forest | undefined;

/**
 * How probable each picture of a question is beside the others. A picture's own chance is learned of each by itself: that one
 * says it far better, that few or many do, and that the best is sure or not, trees have learned.
 */
export function chancesTogether(pictures: readonly Picture[]): readonly number[] {
  const chances = pictures.map((picture) => pictureChance(picture));
  if (Math.max(0, ...chances) < LEAST_OWN) return chances;
  grown ??= forestOf(pictureTrees, setFeatures);
  const together = [...chances];
  for (const { at, features } of inSet(pictures, chances)) {
    // What programs saw in a picture no tree has learned to weigh: its own chance says it better.
    if ((pictures[at]?.seen ?? 0) > 0) continue;
    together[at] = sigmoid(pictureOdds(chances[at] ?? 0) + oddsBy(grown, features));
  }
  return together;
}
