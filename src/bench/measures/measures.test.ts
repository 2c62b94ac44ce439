import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Judged } from './measure.ts';
import { meanOf } from './measure.ts';
import { positionalBias } from './positional-bias.ts';
import {
  averagePrecision,
  hitAt,
  ndcgAt,
  precisionAt,
  rankingMeasure,
  recallAt,
  recallAtGold,
  reciprocalRank,
} from './ranking.ts';
import { rejection, setF1, setPrecision, setRecall } from './sets.ts';

const judged = (gold: string, returned: string): Judged => ({ gold: new Set(gold), returned: [...returned] });
const example = judged('ace', 'xaycz');

describe('ranking measures by hand', () => {
  it.each([
    [recallAt(1), 0],
    [recallAt(2), 1 / 3],
    [recallAt(10), 2 / 3],
    [recallAtGold, 1 / 3],
    [hitAt(1), 0],
    [hitAt(2), 1],
    [precisionAt(10), 2 / 10],
    [averagePrecision, (1 / 2 + 2 / 4) / 3],
    [reciprocalRank, 1 / 2],
    [ndcgAt(5), (1 / Math.log2(3) + 1 / Math.log2(5)) / (1 + 1 / Math.log2(3) + 1 / Math.log2(4))],
    [ndcgAt(1), 0],
    [setPrecision, 2 / 5],
    [setRecall, 2 / 3],
    [setF1, 4 / 8],
  ])('$name', (measure, value) => {
    expect(measure.of(example)).toBeCloseTo(value, 12);
  });

  it('gives no recall where nothing was to be found, and 0 where nothing was found', () => {
    for (const measure of [recallAt(5), setF1, ndcgAt(5), averagePrecision]) {
      expect(measure.of(judged('', 'abc'))).toBeUndefined();
      expect(measure.of(judged('a', ''))).toBe(0);
    }
    expect(meanOf([undefined, 1, 0])).toEqual({ n: 2, value: 0.5 });
    expect(meanOf([undefined])).toEqual({ n: 0 });
  });

  it('counts a repeated id once and lets it take no place', () => {
    expect(recallAt(2).of(judged('ab', 'aab'))).toBe(1);
    expect(setPrecision.of(judged('ab', 'aab'))).toBe(1);
  });

  it('tells a rejection from a miss', () => {
    expect(rejection([judged('', ''), judged('', 'a'), judged('a', ''), judged('a', 'a')])).toEqual({
      n: 2,
      precision: 1 / 2,
      recall: 1 / 2,
      f1: 1 / 2,
    });
    expect(rejection([judged('a', 'a')])).toEqual({ n: 0, precision: undefined, recall: undefined, f1: undefined });
  });
});

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 12 });
const anyJudged = fc.record({ gold: ids.map((list) => new Set(list)), returned: ids });
const all = [1, 2, 5, 10].flatMap((k) => [recallAt(k), hitAt(k), precisionAt(k), ndcgAt(k)]);
const everything = [...all, recallAtGold, averagePrecision, reciprocalRank, setPrecision, setRecall, setF1];

describe('ranking measures in general', () => {
  it('stay within 0 and 1', () => {
    fc.assert(
      fc.property(anyJudged, (one) => {
        for (const measure of everything) {
          const value = measure.of(one) ?? 0;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
    );
  });

  it('recall and hits never fall as k grows', () => {
    fc.assert(
      fc.property(anyJudged, fc.integer({ min: 1, max: 12 }), (one, k) => {
        expect(recallAt(k + 1).of(one) ?? 0).toBeGreaterThanOrEqual(recallAt(k).of(one) ?? 0);
        expect(hitAt(k + 1).of(one) ?? 0).toBeGreaterThanOrEqual(hitAt(k).of(one) ?? 0);
      }),
    );
  });

  it('do not look at what the ids are called', () => {
    const relabel = (id: string) => `x${id.charCodeAt(0) * 7}`;
    fc.assert(
      fc.property(anyJudged, ({ gold, returned }) => {
        const other = { gold: new Set([...gold].map(relabel)), returned: returned.map(relabel) };
        for (const measure of everything) expect(measure.of(other)).toBe(measure.of({ gold, returned }));
      }),
    );
  });

  it('are found again by their printed form', () => {
    for (const measure of [...all, recallAtGold, averagePrecision, reciprocalRank])
      expect(rankingMeasure(measure.name)?.name).toBe(measure.name);
    for (const wrong of ['R@0', 'R@', 'recall', 'nDCG@-1']) expect(rankingMeasure(wrong)).toBeUndefined();
  });
});

describe('positional bias', () => {
  it('is nothing where letters are chosen alike, and most where one is', () => {
    expect(positionalBias(['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D']).fromUniform).toBe(0);
    expect(positionalBias(['F', 'F', 'x', ''], ['A', 'B', 'F'])).toMatchObject({
      n: 2,
      fromUniform: expect.closeTo(2 / 3, 12),
    });
    expect(positionalBias(['?'], ['A', 'B']).fromUniform).toBeNull();
  });
});
