import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FeatureName, featureNames } from '../../src/retrieve/rank/feature-rows.ts';
import { levelNames, oddsFeatures, type RankClass, rankClasses } from '../../src/retrieve/rank/features.ts';
import { bestCut, factRelevanceOf } from '../../src/retrieve/weigh/relevance.ts';
import { relevanceWeights } from '../../src/retrieve/weigh/relevance-weights.ts';
import { collectionsIn, type GoldCollection } from '../harness/collections-with-gold.ts';
import { modelNow, writeModel } from '../harness/write-model.ts';
import { descend, sigmoid } from './descend.ts';
import { weighedQuestions } from './weighed-questions.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    fresh: { type: 'boolean' },
    check: { type: 'string', multiple: true },
    trust: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});

/** `fixed`: the log-odds of an item found by facts alone, of which nothing is learned. */
type Row = {
  readonly x: Float64Array;
  readonly of: number;
  readonly gold: boolean;
  readonly fixed: number | undefined;
};
type Query = {
  readonly rows: readonly Row[];
  readonly gold: number;
  readonly set: boolean;
  readonly group: string;
  readonly levels: readonly number[];
};
const width = featureNames.length + 1;

async function queriesOf(collection: GoldCollection): Promise<Query[]> {
  const queries: Query[] = [];
  for await (const question of weighedQuestions(collection, flags.fresh === true)) {
    const { weighed, levels, candidates, isGold, gold, group } = question;
    const rows = weighed
      .filter(({ excluded }) => !excluded)
      .map(({ item, features, rankClass }): Row => {
        const x = new Float64Array(width);
        featureNames.forEach((name, i) => {
          x[i] = features[name];
        });
        x[width - 1] = 1;
        const fixed =
          candidates.by === 'facts'
            ? Math.log(1 / (1 / factRelevanceOf(features, rankClass).probability - 1))
            : undefined;
        return { x, of: rankClasses.indexOf(rankClass), gold: isGold(item.id), fixed };
      });
    queries.push({
      rows,
      gold: gold.length,
      set: collection.set,
      group,
      levels: levelNames.map((name) => levels[name]),
    });
  }
  return queries;
}

const scoreOf = (weights: Float64Array, row: Row): number => {
  if (row.fixed !== undefined) return row.fixed;
  const { x, of } = row;
  let sum = 0;
  for (let i = 0; i < width; i++) sum += (weights[of * width + i] ?? 0) * (x[i] ?? 0);
  return sum;
};

type Model = { readonly weights: Float64Array; readonly odds: Float64Array };

/**
 * What is believed of notes before made dialogues are seen: published weights of nine features. Made dialogues are right
 * about words and neighbours, not about how long, how dated, how inquisitive people's turns are; all else is learned.
 */
const believed: Readonly<Partial<Record<FeatureName, number>>> = {
  window: 5.1,
  own: 0,
  session: 1.2,
  person: 2.1,
  date: 3.1,
  when: 2.4,
  asks: -0.6,
  length: 0.7,
  names: 2.4,
  // Who speaks is one of the nine: what is missing is said by it. And who tells of himself is a matter of style.
  weakest: 0,
  told: 0,
};
const cues: readonly FeatureName[] = ['when', 'asks', 'length', 'names', 'amount', 'told', 'counts'];
const speaksFor = new Set(featureNames.flatMap((name, i) => (cues.includes(name) ? [] : [i])));
const before = new Float64Array(width * rankClasses.length);
const notes = rankClasses.indexOf('note') * width;
featureNames.forEach((name, i) => {
  before[notes + i] = believed[name] ?? 0;
});
const LEAST_TRUST = 0.0003;
const isBelieved = (k: number): boolean =>
  k >= notes &&
  k < notes + width &&
  believed[featureNames[k - notes] ?? 'own'] !== undefined &&
  k < notes + featureNames.length;
/** How hard what is believed pulls, beside questions that count one together. */
const trust = Number(flags.trust ?? '0.3');

/** The order by listwise softmax regression (each gold item should have its share of what the question has to give). */
function learnOrder(queries: readonly Query[]): Float64Array {
  const useful = queries.filter((q) => q.rows.some((row) => row.gold && row.fixed === undefined));
  return descend(
    width * rankClasses.length,
    500,
    (k) => speaksFor.has(k % width),
    (weights, gradient) => {
      for (const { rows } of useful) {
        const scores = rows.map((row) => scoreOf(weights, row));
        const top = Math.max(...scores);
        const exps = scores.map((s) => Math.exp(s - top));
        const all = exps.reduce((a, b) => a + b, 0);
        const gold = rows.filter((row) => row.gold).length;
        rows.forEach((row, i) => {
          const g = ((exps[i] ?? 0) / all - (row.gold ? 1 / gold : 0)) / useful.length;
          for (let k = 0; k < width; k++)
            gradient[row.of * width + k] = (gradient[row.of * width + k] ?? 0) + g * (row.x[k] ?? 0);
        });
      }
      for (let k = 0; k < gradient.length; k++)
        gradient[k] =
          (gradient[k] ?? 0) + (isBelieved(k) ? trust : LEAST_TRUST) * ((weights[k] ?? 0) - (before[k] ?? 0));
    },
  );
}

/** What turns a score into log-odds: the score, features that say how well the item itself does, and how well any could. */
const oddsWidth = 2 + oddsFeatures.length + levelNames.length;
function oddsInputs(score: number, query: Query, row: Row): Float64Array {
  const inputs = new Float64Array(oddsWidth);
  inputs[0] = score;
  inputs[1] = 1;
  oddsFeatures.forEach((name, i) => {
    inputs[2 + i] = row.x[featureNames.indexOf(name)] ?? 0;
  });
  query.levels.forEach((level, i) => {
    inputs[2 + oddsFeatures.length + i] = level;
  });
  return inputs;
}
const dot = (odds: Float64Array, of: number, inputs: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < oddsWidth; i++) sum += (odds[of * oddsWidth + i] ?? 0) * (inputs[i] ?? 0);
  return sum;
};
const oddsOf = (odds: Float64Array, score: number, query: Query, row: Row): number =>
  dot(odds, row.of, oddsInputs(score, query, row));

function learnOdds(queries: readonly Query[], weights: Float64Array): Float64Array {
  const rows = queries
    .filter((q) => q.rows.some((row) => row.fixed === undefined))
    .flatMap((query) =>
      query.rows.map((row) => ({
        of: row.of,
        gold: row.gold,
        inputs: oddsInputs(scoreOf(weights, row), query, row),
        weight: 1 / query.rows.length,
      })),
    );
  const total = queries.length;
  return descend(
    rankClasses.length * oddsWidth,
    400,
    (k) => k % oddsWidth !== 1,
    (odds, gradient) => {
      for (const { of, gold, inputs, weight } of rows) {
        const g = ((sigmoid(dot(odds, of, inputs)) - (gold ? 1 : 0)) * weight * 10) / total;
        for (let k = 0; k < oddsWidth; k++)
          gradient[of * oddsWidth + k] = (gradient[of * oddsWidth + k] ?? 0) + g * (inputs[k] ?? 0);
      }
      for (let k = 0; k < odds.length; k++) gradient[k] = (gradient[k] ?? 0) + LEAST_TRUST * (odds[k] ?? 0);
    },
    Float64Array.from({ length: rankClasses.length * oddsWidth }, (_, k) =>
      k % oddsWidth === 0 ? 0.5 : k % oddsWidth === 1 ? -5 : 0,
    ),
  );
}

function learn(queries: readonly Query[]): Model {
  const weights = learnOrder(queries);
  return { weights, odds: learnOdds(queries, weights) };
}

type Scores = {
  n: number;
  recall: number;
  byScore: number;
  sets: number;
  f1: number;
  brier: number;
  base: number;
  bins: { p: number; y: number; n: number }[];
  a: number;
  b: number;
  c: number;
};

function measure(queries: readonly Query[], { weights, odds }: Model): Scores {
  const scores: Scores = {
    n: 0,
    recall: 0,
    byScore: 0,
    sets: 0,
    f1: 0,
    brier: 0,
    base: 0,
    bins: Array.from({ length: 10 }, () => ({ p: 0, y: 0, n: 0 })),
    a: 0,
    b: 0,
    c: 0,
  };
  let [count, positives] = [0, 0];
  for (const query of queries) {
    const { rows, gold, set } = query;
    const ranked = rows
      .map((row) => ({
        gold: row.gold,
        p: sigmoid(row.fixed ?? oddsOf(odds, scoreOf(weights, row), query, row)),
        s: scoreOf(weights, row),
      }))
      .sort((x, y) => y.p - x.p);
    for (const { p, gold: y } of ranked) {
      const bin = scores.bins[Math.min(9, Math.floor(p * 10))];
      if (bin === undefined) continue;
      bin.p += p;
      bin.y += y ? 1 : 0;
      bin.n += 1;
      scores.brier += (p - (y ? 1 : 0)) ** 2;
      count += 1;
      positives += y ? 1 : 0;
    }
    const cut = bestCut(ranked.map((r) => r.p));
    if (gold === 0) {
      if (cut === 0) scores.a += 1;
      else scores.c += 1;
      continue;
    }
    if (cut === 0) scores.b += 1;
    scores.n += 1;
    scores.recall += ranked.slice(0, 10).filter((r) => r.gold).length / gold;
    scores.byScore +=
      ranked
        .toSorted((x, y) => y.s - x.s)
        .slice(0, 10)
        .filter((r) => r.gold).length / gold;
    if (!set) continue;
    scores.sets += 1;
    scores.f1 += (2 * ranked.slice(0, cut).filter((r) => r.gold).length) / (cut + gold);
  }
  const rate = positives / Math.max(1, count);
  scores.base = count * rate * (1 - rate);
  return scores;
}

const told = (name: string, s: Scores): string => {
  const items = s.bins.reduce((sum, bin) => sum + bin.n, 0);
  const ece = s.bins.reduce((sum, bin) => sum + Math.abs(bin.p - bin.y), 0) / Math.max(1, items);
  return `${name.padEnd(22)} R@10 ${(s.byScore / s.n).toFixed(3)} (by odds ${(s.recall / s.n).toFixed(3)})${s.sets > 0 ? `  set F1 ${(s.f1 / s.sets).toFixed(3)}` : ''}  rejection F1 ${((2 * s.a) / Math.max(1, 2 * s.a + s.b + s.c)).toFixed(3)}  ECE ${ece.toFixed(3)}  Brier skill ${(1 - s.brier / s.base).toFixed(3)}`;
};

const sets: { name: string; queries: Query[] }[] = [];
for (const collection of positionals.flatMap((folder) => collectionsIn(resolve(folder))))
  sets.push({ name: collection.name, queries: await queriesOf(collection) });
for (const { name, queries } of sets) {
  const groups = Object.groupBy(
    queries.filter((q) => q.gold > 0),
    (q) => q.group,
  );
  const reach = Object.entries(groups).map(([group, of = []]) => {
    const found = of.reduce((sum, q) => sum + q.rows.filter((r) => r.gold).length / q.gold, 0) / of.length;
    return `${group} ${found.toFixed(2)} (${of.length})`;
  });
  console.log(`${name}: gold among candidates: ${reach.join(', ')}`);
}
if (flags.check === undefined)
  for (const { name, queries } of sets)
    console.log(
      told(
        `${name} (left out)`,
        measure(queries, learn(sets.filter((s) => s.name !== name).flatMap((s) => s.queries))),
      ),
    );
const model = learn(sets.flatMap((s) => s.queries));
const { weights, odds } = model;
for (const folder of flags.check ?? [])
  for (const collection of collectionsIn(resolve(folder)))
    console.log(told(`${collection.name} (checked)`, measure(await queriesOf(collection), model)));

const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
const number = (value: number | undefined): number => Number((value ?? 0).toFixed(2));
const named = (names: readonly string[], values: Float64Array, first: number) =>
  Object.fromEntries(names.map((name, i) => [name, number(values[first + i])]));
const classes = Object.fromEntries(
  rankClasses.map((rankClass: RankClass, of) => [
    rankClass,
    {
      order: named([...featureNames, 'bias'], weights, of * width),
      odds: named(['score', 'bias', ...oddsFeatures, ...levelNames], odds, of * oddsWidth),
    },
  ]),
);
if (flags.write === true) {
  const learned = positionals.map((folder) => basename(folder));
  const kept = flags.only === undefined ? [] : modelNow('relevance').trainedOn.data.split(', ');
  const all = flags.only === undefined ? classes : { ...relevanceWeights.classes, ...pick(classes, flags.only) };
  const data = [...new Set([...kept, ...learned])].join(', ');
  writeModel('relevance', { classes: all }, { data, paths: positionals });
} else console.log(JSON.stringify(classes));
