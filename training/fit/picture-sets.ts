import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { treeText } from '../../src/answer/abstention/boosted-trees.ts';
import { voiceNames } from '../../src/bench/lives/voices/voice.ts';
import { brierSkill, expectedCalibrationError } from '../../src/bench/statistics/calibration.ts';
import { type Forest, forestOf, oddsBy } from '../../src/retrieve/weigh/forest.ts';
import { pictureChance } from '../../src/retrieve/weigh/picture-chance.ts';
import { inSet, pictureOdds, type SetFeature, setFeatures } from '../../src/retrieve/weigh/picture-set.ts';
import { bestCut } from '../../src/retrieve/weigh/relevance.ts';
import { collectionsIn } from '../harness/collections-with-gold.ts';
import { voicesFolder } from '../harness/voices.ts';
import { writeModel } from '../harness/write-model.ts';
import { boosted, type Lesson } from './boosting.ts';
import { sigmoid } from './descend.ts';
import { weighedQuestions } from './weighed-questions.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

type Shown = { readonly features: Float64Array; readonly chance: number; readonly gold: boolean };
/** A query: its likeliest pictures, the chances of the others, and how many are right. */
type Query = {
  readonly voice: string;
  /** Whether it asks for anything but facts, of which nothing is to be learned beside their odds. */
  readonly worded: boolean;
  readonly shown: readonly Shown[];
  readonly rest: readonly number[];
  readonly gold: number;
};

async function queriesIn(folder: string): Promise<Query[]> {
  const name = basename(folder);
  const voice = voiceNames(voicesFolder).find((one) => name.includes(one)) ?? name;
  const queries: Query[] = [];
  for (const collection of collectionsIn(resolve(folder)))
    for await (const { weighed, isGold, gold } of weighedQuestions(collection, false)) {
      const kept = weighed.flatMap(({ item, picture, excluded }) =>
        excluded || picture === undefined ? [] : [{ picture, gold: isGold(item.id) }],
      );
      const pictures = kept.map(({ picture }) => picture);
      const chances = pictures.map((picture) => pictureChance(picture));
      const top = inSet(pictures, chances);
      const inTop = new Set(top.map(({ at }) => at));
      queries.push({
        voice,
        worded: pictures.some(({ words }) => words !== undefined),
        shown: top.map(({ at, features }) => ({ features, chance: chances[at] ?? 0, gold: kept[at]?.gold === true })),
        rest: chances.filter((_, at) => !inTop.has(at)),
        gold: gold.length,
      });
    }
  return queries;
}

const TREES = 80;
/** A query of many pictures counts as much as one of so many. */
const MOST_COUNTED = 30;

function grownOn(queries: readonly Query[]): readonly string[] {
  const lessons = queries.flatMap(({ shown, worded }) =>
    (worded ? shown : []).map(
      ({ features, chance, gold }): Lesson<SetFeature> => ({
        features: Object.fromEntries(setFeatures.map((name, i) => [name, features[i] ?? 0])) as Record<
          SetFeature,
          number
        >,
        right: gold ? 1 : 0,
        weight: Math.min(1, MOST_COUNTED / (shown.length + 1)),
        start: pictureOdds(chance),
      }),
    ),
  );
  return boosted(lessons, setFeatures, { rounds: TREES }).trees.map(treeText);
}

function told(name: string, queries: readonly Query[], forest: Forest | undefined): string {
  let [f1, answerable, empty, none, both] = [0, 0, 0, 0, 0];
  const sure: { readonly confidence: number; readonly right: boolean }[] = [];
  for (const { shown, rest, gold, worded } of queries) {
    const ranked = shown
      .map(({ features, chance, gold: right }) => ({
        chance: forest === undefined || !worded ? chance : sigmoid(pictureOdds(chance) + oddsBy(forest, features)),
        right,
      }))
      .sort((a, b) => b.chance - a.chance);
    const cut = bestCut([...ranked.map(({ chance }) => chance), ...rest]);
    for (const { chance, right } of ranked.slice(0, 20)) sure.push({ confidence: chance, right });
    if (cut === 0) empty += 1;
    if (gold === 0) none += 1;
    if (cut === 0 && gold === 0) both += 1;
    if (gold === 0) continue;
    answerable += 1;
    f1 += (2 * ranked.slice(0, cut).filter(({ right }) => right).length) / (cut + gold);
  }
  const rejection = (2 * both) / Math.max(1, empty + none);
  const figures = [
    `set F1 ${(f1 / answerable).toFixed(3)} (${answerable})`,
    `rejection F1 ${rejection.toFixed(3)}`,
    `first 20: ECE ${expectedCalibrationError(sure)?.toFixed(3)}, Brier skill ${brierSkill(sure)?.toFixed(3)}`,
  ];
  return `${name}: ${figures.join('  ')}`;
}

const queries: Query[] = [];
for (const folder of positionals) queries.push(...(await queriesIn(folder)));
const voices = [...new Set(queries.map(({ voice }) => voice))];

/** Voices are left out in lots, since every lot takes as long to grow as the trees that are kept. */
const LOTS = 3;
for (let lot = 0; lot < LOTS; lot++) {
  const left = voices.filter((_, i) => i % LOTS === lot);
  const apart = forestOf(grownOn(queries.filter(({ voice }) => !left.includes(voice))), setFeatures);
  for (const voice of left) {
    const own = queries.filter((query) => query.voice === voice);
    console.log(told(`${voice}, each picture by itself`, own, undefined));
    console.log(told(`${voice}, by trees grown without it`, own, apart));
  }
}

if (flags.write)
  writeModel(
    'picture-set',
    { trees: grownOn(queries) },
    { data: positionals.map((folder) => basename(folder)).join(', '), paths: positionals },
  );
