import { describe, expect, it } from 'vitest';
import { type Analysed, analyses } from './analyses.ts';

const one = (t1: number, t2: number | null, t3: number, hr: number, right: readonly boolean[]): Analysed => ({
  t1: { accuracy: t1 },
  t2: { avg4: t2, whenRated: { right: t2, wrong: t2 === null ? null : t2 - 1 } },
  t3: {
    accuracy: t3,
    byCategory: {
      'Personality Attribution': { accuracy: t3 + 10, n: 1 },
      'Micro-expression Localization': { accuracy: t3 - 10, n: 1 },
    },
  },
  rates: { pr: 100 - t3, cr: 0, ir: 0, hr },
  sweep: [
    { pr: 100, hr: hr / 2 },
    { pr: 0, hr: 30 - hr },
  ],
  rows: [
    { videoId: 'v1', r1: t1 / 100, r2: 0, r3: 0.5, right: [...right] },
    { videoId: 'v2', r1: 0.2, r2: 0, r3: t3 / 100, right: [true, false] },
  ],
});
const field = new Map([
  ['rater', one(60, 5, 30, 5, [true, false])],
  ['reasoner', one(40, 7, 60, 30, [true, true])],
  ['weak', one(30, null, 20, 0, [false, false])],
]);
const about = {
  rater: { open: false, parameters: 7 },
  reasoner: { open: true, parameters: 70, reasoning: true },
  weak: { open: false },
};

describe('what several systems together tell', () => {
  const told = analyses(field, about);

  it('ranks by task: who rates better than they ground is a confident rater', () => {
    expect(told.rgm).toEqual([
      { system: 'rater', t1Rank: 1, t2Rank: 2, t3Rank: 2, rgm: 1, archetype: 'Confident Rater' },
      { system: 'reasoner', t1Rank: 2, t2Rank: 1, t3Rank: 1, rgm: -1, archetype: 'Cautious Reasoner' },
      { system: 'weak', t1Rank: 3, t2Rank: 3, t3Rank: 3, rgm: 0, archetype: 'neither' },
    ]);
  });

  it('counts who solves each question', () => {
    expect(told.difficulty).toEqual({ questions: 4, histogram: [1, 1, 1, 1], unsolved: ['v2#2'] });
  });

  it('centres expertise on the system’s own mean, and averages clusters over the field', () => {
    expect(told.expertise[0]?.byCategory).toEqual({
      'Personality Attribution': 10,
      'Micro-expression Localization': -10,
    });
    expect(told.clusters.reasoning).toBeCloseTo((40 + 70 + 30) / 3, 9);
    expect(told.clusters.visualGrounding).toBeCloseTo((20 + 50 + 10) / 3, 9);
  });

  it('compares open with closed, and size with what it buys', () => {
    expect(told.frontierGap).toEqual({ t1: 45 - 40, t2: 5 - 7, t3: 25 - 60 });
    expect(told.substitutability).toEqual({ t1: 45 - 40, t2: 5 - 7, t3: 25 - 60 });
    expect(told.parameterEfficiency.map(({ system }) => system)).toEqual(['rater', 'reasoner']);
    expect(told.groups['size']?.map(({ group, n }) => `${group}: ${n}`)).toEqual(['under 10 B: 1', '40 B and more: 1']);
    expect(told.confidentlyWrong[0]).toEqual({ system: 'rater', right: 5, wrong: 4 });
  });

  it('tells how far rates and order hang on the thresholds', () => {
    expect(told.sweep).toMatchObject({ points: 2, leastAgreement: -1 });
    expect(told.sweep.systems[0]).toEqual({
      system: 'rater',
      hr: 5,
      pr: 70,
      hrBetween: [2.5, 25],
      prBetween: [0, 100],
    });
  });

  it('says nothing of what it cannot know', () => {
    const alone = analyses(new Map([['rater', one(60, 5, 30, 5, [])]]));
    expect(alone.frontierGap).toEqual({ t1: null, t2: null, t3: null });
    expect(alone.correlation.r1).toEqual([]);
    expect(alone.clusters.coefficientOfVariation.t1).toBeNull();
  });
});
