import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQrels, readRun, trecEval, writeQrels, writeRun } from './trec.ts';

const qrels = readQrels('q1 0 a 1\nq1 0 b 0\nq1 0 c 2\nq2 0 x 1\nq3 0 y 1\n', 'qrels');
const run = readRun(
  'q1 Q0 b 1 3.0 t\nq1 Q0 a 2 2.0 t\nq1 Q0 z 3 2.0 t\nq1 Q0 c 4 1.0 t\nq2 Q0 w 1 1 t\nq9 Q0 x 1 1 t\n',
  'run',
);

describe('trec_eval by hand', () => {
  const { all, queries } = trecEval(qrels, run);
  it('counts queries that both files have', () => {
    expect(all['num_q']).toBe(2);
    expect([...queries.keys()]).toEqual(['q1', 'q2']);
    expect(trecEval(qrels, run, { complete: true }).all['num_q']).toBe(3);
  });

  it('breaks ties by the name, falling, whatever the rank that was written', () => {
    // b, z, a, c: the gold at places 3 and 4.
    expect(queries.get('q1')).toMatchObject({
      num_ret: 4,
      num_rel: 2,
      num_rel_ret: 2,
      map: (1 / 3 + 2 / 4) / 2,
      recip_rank: 1 / 3,
      P_5: 2 / 5,
      recall_5: 1,
      Rprec: 0,
      success_1: 0,
      success_5: 1,
    });
    const ideal = 2 / Math.log2(2) + 1 / Math.log2(3);
    expect(queries.get('q1')?.['ndcg']).toBeCloseTo((1 / Math.log2(4) + 2 / Math.log2(5)) / ideal, 12);
  });

  it('averages ratios and sums counts', () => {
    expect(all).toMatchObject({ num_rel: 3, num_rel_ret: 2, map: (1 / 3 + 2 / 4) / 4 });
  });
});

describe('measures of trec_eval that need more than the first places', () => {
  // Gold a and c; b is judged and no gold; z was never judged. Returned: b, a, z, c.
  const judged = readQrels('# a comment\nq 0 a 1\nq 0 b 0\nq 0 c 1.0\nq 0 d 0\nq 0 e 1\n', 'qrels');
  const ranked = readRun('# a comment\nq Q0 b 1 4 t\nq Q0 a 2 3 t\nq Q0 z 3 2 t\nq Q0 c 4 1 t\n', 'run');
  const { all, queries } = trecEval(judged, ranked);
  const of = queries.get('q') ?? {};
  it('by hand', () => {
    // One judged document of two stands before each of the two that were found, of three: (1 − 1/2) twice.
    expect(of['bpref']).toBeCloseTo((0.5 + 0.5) / 3, 12);
    expect(of['iprec_at_recall_0.00']).toBe(0.5);
    // Two thirds of the gold, from the fourth place on; all of it nowhere.
    expect(of['iprec_at_recall_0.60']).toBe(0.5);
    // 0.7 of three and 0.9 is just below three in doubles: two are enough, as in trec_eval.
    expect([of['iprec_at_recall_0.70'], of['iprec_at_recall_0.80']]).toEqual([0.5, 0]);
    expect(of['11pt_avg']).toBeCloseTo((8 * 0.5) / 11, 12);
    expect(of).toMatchObject({ set_P: 0.5, set_recall: 2 / 3 });
    expect(of['set_F']).toBeCloseTo(4 / 7, 12);
    expect(all['gm_map']).toBeCloseTo((1 / 2 + 2 / 4) / 3, 12);
  });
});

describe('TREC files', () => {
  it('name the line that is broken', () => {
    expect(() => readRun('q1 Q0 a 1 high t', 'run.txt')).toThrow(/Line 1 of run.txt/);
    expect(() => readQrels('q1 0 a\n', 'qrels.txt')).toThrow(/Line 1/);
  });

  it('come back as they were written, whatever the ids', () => {
    const id = fc.string({ unit: fc.constantFrom(...'ab %\t\nç中25'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.dictionary(id, fc.uniqueArray(id, { maxLength: 5 })), (gold) => {
        const rankings = new Map(
          Object.entries(gold).map(([query, ids]) => [query, ids.map((one, i) => ({ id: one, score: -i }))]),
        );
        const lines = Object.entries(gold).flatMap(([query, ids]) => ids.map((document) => ({ query, document })));
        expect(readRun(writeRun(rankings, 'a tag'), 'r').map(({ query, document }) => ({ query, document }))).toEqual(
          lines,
        );
        expect(
          readQrels(writeQrels(new Map(Object.entries(gold))), 'q').map(({ query, document }) => ({ query, document })),
        ).toEqual(lines);
      }),
    );
  });
});
