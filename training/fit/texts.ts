/**
 * Fits the order of what memories of texts hold for a question.
 *   npx node training/fit/texts.ts [--again] [--write]
 * Prints R@10 of writers and voices left out, four folds, beside the search's own order; --write fits on all of them and
 * writes models/texts.json. `--again` makes the cases anew. Some ten minutes.
 */
import { parseArgs } from 'node:util';
import { scoreOf, type Trees } from '../../src/learn/trees.ts';
import { rowFeatures, rowSigns } from '../../src/retrieve/list/row-features.ts';
import { writeModel } from '../harness/write-model.ts';
import { boostedLists, type Growth, usualGrowth } from '../learn/boost.ts';
import { type TextCase, textCases } from './text-cases.ts';

const { values: flags } = parseArgs({
  options: { again: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});

const signs = Object.fromEntries(
  Object.entries(rowSigns).flatMap(([name, sign]) => (sign === 0 ? [] : [[name, sign]])),
);
const growth: Growth = { ...usualGrowth, rounds: 60, leaves: 8, rate: 0.1, signs };
/** Rows of a question that are not gold and are learnt from; which, is spread over all of them. */
const MOST_OTHERS = 80;
const FIRST = 10;
const FOLDS = 4;
const width = rowFeatures.length;

/** Numbers of the rows that are learnt from: all gold, and others in equal steps. */
function learntFrom({ worth }: TextCase): number[] {
  const others = [...worth.keys()].filter((n) => worth[n] === 0);
  const step = Math.max(1, others.length / MOST_OTHERS);
  const some = Array.from(
    { length: Math.min(others.length, MOST_OTHERS) },
    (_, n) => others[Math.floor(n * step)] ?? 0,
  );
  return [...[...worth.keys()].filter((n) => worth[n] !== 0), ...some];
}

function fit(cases: readonly TextCase[]): Trees {
  const used = cases.filter(({ worth }) => worth.includes(1)).map((one) => ({ one, from: learntFrom(one) }));
  const bounds = new Int32Array(used.length + 1);
  for (const [n, { from }] of used.entries()) bounds[n + 1] = (bounds[n] ?? 0) + from.length;
  const count = bounds.at(-1) ?? 0;
  const [rows, worth] = [new Float32Array(count * width), new Float32Array(count)];
  let at = 0;
  for (const { one, from } of used)
    for (const n of from) {
      rows.set(one.rows.subarray(n * width, (n + 1) * width), at * width);
      worth[at++] = one.worth[n] ?? 0;
    }
  return boostedLists({ features: rowFeatures, rows, worth, bounds }, growth);
}

/** The share of the gold among the first ten by a score. */
function found({ worth, gold }: TextCase, scoreAt: (n: number) => number): number {
  const order = [...worth.keys()].map((n) => ({ n, score: scoreAt(n) })).sort((a, b) => b.score - a.score || a.n - b.n);
  return order.slice(0, FIRST).reduce((sum, { n }) => sum + (worth[n] ?? 0), 0) / gold;
}
const mean = (all: readonly number[]): string => (all.reduce((a, b) => a + b, 0) / Math.max(1, all.length)).toFixed(3);

const cases = await textCases(flags.again);
if (flags.write) {
  const writers = new Set(cases.map(({ writer }) => writer)).size;
  const data = `${cases.length} questions of inboxes told in pieces and made conversations, by ${writers} writers and voices`;
  writeModel('texts', fit(cases), { data, paths: ['training/inboxes'] });
} else {
  const writers = [...new Set(cases.map(({ writer }) => writer))].sort();
  const shown: { readonly kind: string; readonly learnt: number; readonly search: number }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = new Set(writers.filter((_, n) => n % FOLDS === fold));
    const trees = fit(cases.filter(({ writer }) => !left.has(writer)));
    for (const one of cases)
      if (left.has(one.writer))
        shown.push({
          kind: one.kind,
          learnt: found(one, (n) => scoreOf(trees, one.rows, n * width)),
          search: found(one, (n) => -(one.bySearch[n] ?? Infinity)),
        });
  }
  for (const kind of ['pieces', 'talk']) {
    const of = shown.filter((one) => one.kind === kind);
    const [learnt, search] = [mean(of.map((one) => one.learnt)), mean(of.map((one) => one.search))];
    console.log(
      `${kind}, ${of.length} questions, each writer left out: R@10 ${learnt}, by the search's own order ${search}`,
    );
  }
}
