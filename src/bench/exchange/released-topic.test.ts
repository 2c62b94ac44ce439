import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  averagePrecision,
  hitAt,
  ndcgAt,
  precisionAt,
  rankingMeasure,
  recallAt,
  recallAtGold,
  reciprocalRank,
} from '../measures/ranking.ts';
import { setF1, setPrecision, setRecall } from '../measures/sets.ts';
import { readQrels, readRun, trecEval } from './trec.ts';

const file = (name: string) =>
  readFileSync(new URL(`../../../test/fixtures/trec-eval/${name}`, import.meta.url), 'utf8');
const qrels = readQrels(file('qrels-302.test'), 'qrels-302.test');
const run = readRun(file('results-302.test'), 'results-302.test');
const printed = new Map(
  file('out.test.aq.302')
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([name = '', , value = '']) => [name, value]),
);
/** What needs more than judged and not: kept out, and named so that nothing drops out of the table unseen. */
const notOurs = ['relstring', 'infAP', 'binG', 'G', 'ndcg_rel', 'Rndcg'];
const asPrinted = (name: string, value: number): string => (/^num_/.test(name) ? String(value) : value.toFixed(4));

describe('a topic of trec_eval’s own tests', () => {
  it('is whole', () => {
    expect(qrels).toHaveLength(1061);
    expect(qrels.filter(({ relevance }) => relevance > 0)).toHaveLength(77);
    expect(run).toHaveLength(500);
    expect(new Set(run.map(({ score }) => score)).size).toBe(498);
    expect(printed.size).toBe(91);
  });

  it('has the figures that trec_eval prints, to the last digit', () => {
    const ours = trecEval(qrels, run).queries.get('302') ?? {};
    const compared = [...printed.keys()].filter((name) => !notOurs.includes(name));
    expect(Object.keys(ours).toSorted()).toEqual(compared.toSorted());
    expect(Object.fromEntries(compared.map((name) => [name, asPrinted(name, ours[name] ?? Number.NaN)]))).toEqual(
      Object.fromEntries(compared.map((name) => [name, printed.get(name)])),
    );
  });

  it('has them in the measures that suites use', () => {
    const gold = new Set(qrels.filter(({ relevance }) => relevance > 0).map(({ document }) => document));
    const returned = run
      .toSorted((a, b) => b.score - a.score || (a.document < b.document ? 1 : -1))
      .map(({ document }) => document);
    const cuts = [5, 10, 15, 20, 30, 100, 200, 500, 1000];
    const same = [
      ...cuts.flatMap((k) => [
        [recallAt(k), `recall_${k}`] as const,
        [precisionAt(k), `P_${k}`] as const,
        [ndcgAt(k), `ndcg_cut_${k}`] as const,
      ]),
      ...[1, 5, 10].map((k) => [hitAt(k), `success_${k}`] as const),
      [averagePrecision, 'map'] as const,
      [reciprocalRank, 'recip_rank'] as const,
      [recallAtGold, 'Rprec'] as const,
      [setPrecision, 'set_P'] as const,
      [setRecall, 'set_recall'] as const,
      [setF1, 'set_F'] as const,
    ];
    for (const [measure, name] of same)
      expect(`${measure.name} ${measure.of({ gold, returned })?.toFixed(4)}`).toBe(
        `${measure.name} ${printed.get(name)}`,
      );
    expect(rankingMeasure('nDCG@20')?.of({ gold, returned })?.toFixed(4)).toBe(printed.get('ndcg_cut_20'));
  });
});
