import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cohenKappa, krippendorffAlpha, ranks, spearman } from './agreement.ts';
import { clusterBootstrap } from './bootstrap.ts';
import { auroc, brierSkill, expectedCalibrationError, reliability } from './calibration.ts';
import { compare, compareBy, corrected } from './compare.ts';
import { fisherExact } from './fisher.ts';
import type { Pair } from './paired.ts';
import { holm, signFlipTest } from './permutation.ts';
import { randomIndex } from './random-index.ts';

const pairs = (differences: readonly number[], clusters = differences.length): Pair[] =>
  differences.map((d, i) => ({ id: `q${i}`, cluster: `c${i % clusters}`, a: d, b: 0 }));
const ones = (values: readonly number[]) => values.map((sum) => ({ sum, n: 1 }));

describe('the sign-flip test', () => {
  it('counts every assignment when there are few', () => {
    expect(signFlipTest(ones([1, 1, 1, 1, 1]))).toEqual({ p: 2 / 32, exact: true, least: 2 / 32 });
    expect(signFlipTest(ones([1, -1])).p).toBe(1);
    expect(signFlipTest(ones([])).p).toBe(1);
    expect(signFlipTest(ones([0, 0, 0])).p).toBe(1);
    // 3 2 1: totals of at least 4 either way are 6, 4, -4, -6 of eight.
    expect(signFlipTest(ones([3, 2, -1])).p).toBe(4 / 8);
  });

  it('agrees with itself whichever system is named first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 10 }), (d) => {
        expect(signFlipTest(ones(d)).p).toBe(signFlipTest(ones(d.map((x) => -x))).p);
      }),
    );
  });

  it('is near the exact value where it samples', () => {
    const d = Array.from({ length: 16 }, (_, i) => (i % 3 === 0 ? -1 : 1));
    const exact = signFlipTest(ones(d)).p;
    const sampled = signFlipTest(ones([...d, 1, -1]), { resamples: 20_000 });
    expect(sampled.exact).toBe(false);
    expect(Math.abs(sampled.p - exact)).toBeLessThan(0.08);
  });

  it('rarely cries wolf when there is no difference', () => {
    const draw = randomIndex(7);
    let cried = 0;
    for (let round = 0; round < 300; round++) {
      const d = Array.from({ length: 12 }, () => draw(101) - 50);
      if (signFlipTest(ones(d)).p <= 0.05) cried += 1;
    }
    expect(cried / 300).toBeLessThan(0.1);
  });
});

describe('the bootstrap', () => {
  it('covers the truth about as often as it says', () => {
    const draw = randomIndex(3);
    let covered = 0;
    for (let round = 0; round < 100; round++) {
      const d = Array.from({ length: 40 }, () => (draw(1000) < 300 ? 1 : 0));
      const found = clusterBootstrap(ones(d), { resamples: 400, seed: round });
      if (found !== undefined && found.interval.low <= 0.3 && found.interval.high >= 0.3) covered += 1;
    }
    expect(covered).toBeGreaterThan(85);
  });

  it('says nothing of one cluster', () => {
    expect(clusterBootstrap(ones([1]))).toBeUndefined();
  });

  it('is wider when questions of a cluster go together', () => {
    const d = Array.from({ length: 60 }, (_, i) => (i % 6 < 3 ? 1 : 0));
    const together = compareBy(pairs(d, 6), 'cluster').interval;
    const alone = compareBy(pairs(d, 6), 'question').interval;
    const width = (i: { low: number; high: number } | undefined) => (i === undefined ? 0 : i.high - i.low);
    expect(width(together)).toBeGreaterThan(width(alone));
  });
});

describe('comparing two systems', () => {
  it('lists wins, losses and ties, and warns when nothing could be shown', () => {
    const found = compare(pairs([1, 0, -1, 1], 2));
    expect(found).toMatchObject({
      n: 4,
      difference: 0.25,
      unit: 'cluster',
      units: 2,
      ties: 1,
      tied: [expect.any(String)],
    });
    expect(found?.wins).toEqual(['q0', 'q3']);
    expect(found?.losses).toEqual(['q2']);
    expect(found?.leastP).toBeGreaterThan(0.05);
    expect(compare([])).toBeUndefined();
    expect(compare(pairs([1, 0], 1))?.unit).toBe('question');
  });

  it('detects smaller differences with more questions', () => {
    const d = (n: number) => pairs(Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 1 : 0)));
    const [few, many] = [compare(d(20)), compare(d(400))];
    expect(many?.detectable ?? 1).toBeLessThan(few?.detectable ?? 0);
  });

  it('corrects several p values together (Holm by hand)', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([])).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (ps) => {
        holm(ps).forEach((adjusted, i) => {
          expect(adjusted).toBeGreaterThanOrEqual(ps[i] ?? 0);
          expect(adjusted).toBeLessThanOrEqual(1);
        });
      }),
    );
    const comparison = compare(pairs([1, 1, 1, 1, 1, 1]));
    if (comparison === undefined) throw new Error('no comparison');
    expect(corrected([{ comparison }, { comparison }])[0]?.holmP).toBeCloseTo(2 * comparison.p, 12);
  });
});

describe('agreement', () => {
  it('is κ by hand, 1 when all agree, undefined when nothing varies', () => {
    const a = 'yyyyyyyynn'.split('');
    const b = 'yyyyyynnyn'.split('');
    // po = 0.7, pe = 0.8 × 0.7 + 0.2 × 0.3 = 0.62
    expect(cohenKappa(a, b)).toBeCloseTo((0.7 - 0.62) / 0.38, 12);
    expect(cohenKappa(a, a)).toBeCloseTo(1, 12);
    expect(cohenKappa(['y'], ['y'])).toBeUndefined();
    expect(cohenKappa([], [])).toBeUndefined();
  });

  it('ranks ties by their mean', () => {
    expect(ranks([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]);
    expect(spearman([1, 2, 3], [1, 8, 27])).toBeCloseTo(1, 12);
    expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
    expect(spearman([1, 1], [1, 2])).toBeUndefined();
  });
});

describe('calibration', () => {
  const sure = (confidence: number, right: boolean) => ({ confidence, right });
  it('is 0 for one who is right as often as said', () => {
    const honest = [...Array(8).fill(sure(0.8, true)), ...Array(2).fill(sure(0.8, false))];
    expect(expectedCalibrationError(honest)).toBeCloseTo(0, 12);
    expect(brierSkill(honest)).toBeCloseTo(0, 12);
    expect(reliability(honest)).toEqual([
      { low: 0.8, high: 0.9, n: 10, confidence: expect.closeTo(0.8), rightness: 0.8 },
    ]);
  });

  it('tells boasting, and knowing which', () => {
    expect(expectedCalibrationError([sure(1, false), sure(1, true)])).toBeCloseTo(0.5, 12);
    expect(brierSkill([sure(1, true), sure(0, false)])).toBe(1);
    expect(auroc([sure(0.9, true), sure(0.5, false), sure(0.5, true)])).toBe(0.75);
    expect(auroc([sure(0.9, true)])).toBeUndefined();
    expect(expectedCalibrationError([])).toBeUndefined();
    expect(reliability([sure(1, true), sure(0, false)])).toHaveLength(2);
  });
});

describe("Krippendorff's alpha", () => {
  it('is that of his own example of four observers with gaps', () => {
    const rows = [
      '1 2 3 3 2 1 4 1 2 . . .',
      '1 2 3 3 2 2 4 1 2 5 . 3',
      '. 3 3 3 2 3 4 2 2 5 1 .',
      '1 2 3 3 2 4 4 1 2 5 1 .',
    ];
    const table = rows.map((row) => row.split(' '));
    const units = Array.from({ length: 12 }, (_, unit) =>
      table.flatMap((row) => (row[unit] === '.' ? [] : [Number(row[unit]) - 1])),
    );
    expect(krippendorffAlpha(units, 'nominal')).toBeCloseTo(0.743, 3);
    expect(krippendorffAlpha(units, 'ordinal')).toBeCloseTo(0.815, 3);
  });

  it('is undefined where nothing could differ', () => {
    expect(krippendorffAlpha([], 'nominal')).toBeUndefined();
    expect(krippendorffAlpha([[0], [1]], 'nominal')).toBeUndefined();
    expect(krippendorffAlpha([[1, 1]], 'ordinal')).toBeUndefined();
  });
});

describe("Fisher's exact test", () => {
  it('is that of the lady tasting tea', () => {
    expect(fisherExact(3, 4, 1, 4)).toBeCloseTo(34 / 70, 12);
    expect(fisherExact(4, 4, 0, 4)).toBeCloseTo(2 / 70, 12);
  });

  it('is 1 where there is nothing to compare', () => {
    expect(fisherExact(3, 3, 0, 0)).toBe(1);
    expect(fisherExact(3, 3, 5, 5)).toBe(1);
  });
});
