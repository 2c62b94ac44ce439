import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Features, featureNames } from '../rank/feature-rows.ts';
import { type Levels, levelNames, rankClasses } from '../rank/features.ts';
import { bestCut, factRelevanceOf, relevanceOf } from './relevance.ts';
import { relevanceWeights } from './relevance-weights.ts';

const none = Object.fromEntries(featureNames.map((name) => [name, 0])) as Features;
const levels = Object.fromEntries(levelNames.map((name) => [name, 1])) as Levels;

describe('relevance', () => {
  it('has a finite weight for every feature and level of every kind of item', () => {
    for (const { order, odds } of Object.values(relevanceWeights.classes)) {
      for (const name of featureNames) expect(order[name], name).toSatisfy(Number.isFinite);
      for (const weight of Object.values(odds)) expect(weight).toSatisfy(Number.isFinite);
    }
  });

  it('adds every feature and every level once, by its own weight', () => {
    const features = Object.fromEntries(featureNames.map((name, n) => [name, 0.1 + n / 7])) as Features;
    const told = Object.fromEntries(levelNames.map((name, n) => [name, 0.3 + n / 3])) as Levels;
    for (const rankClass of rankClasses) {
      const { order, odds } = relevanceWeights.classes[rankClass];
      const { score, probability } = relevanceOf(features, told, rankClass);
      const sum = featureNames.reduce((all, name) => all + order[name] * features[name], order.bias);
      expect(score).toBeCloseTo(sum, 9);
      const { bias, score: ofScore, ...rest } = odds;
      const values = { ...features, ...told };
      const logit = Object.entries(rest).reduce(
        (all, [name, weight]) => all + weight * values[name as keyof typeof values],
        bias + ofScore * score,
      );
      expect(probability).toBeCloseTo(1 / (1 + Math.exp(-logit)), 9);
    }
  });

  it('is never less for more words covered, more evidence or better known facts', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const rising = fc.constantFrom(
      'window',
      'coverage',
      'own',
      'said',
      'person',
      'time',
      'place',
      'both',
      'near' as const,
    );
    fc.assert(
      fc.property(fc.constantFrom(...rankClasses), rising, share, share, (rankClass, name, a, b) => {
        const at = (value: number) => relevanceOf({ ...none, [name]: value }, levels, rankClass);
        const [less, more] = [at(Math.min(a, b)), at(Math.max(a, b))];
        expect(more.score).toBeGreaterThanOrEqual(less.score);
        expect(more.probability).toBeGreaterThanOrEqual(less.probability);
      }),
    );
  });

  it('of facts alone is likely when all are known, unlikely when one is known to fail, and doubtful when unknown', () => {
    const probability = (weakest: number, near = 0) => factRelevanceOf({ ...none, weakest, near }, 'media').probability;
    expect(probability(1)).toBeGreaterThan(0.85);
    expect(probability(0)).toBeLessThan(0.25);
    expect(probability(-0.5)).toBeLessThan(0.05);
    expect(probability(0, 0.8)).toBeGreaterThan(probability(0));
  });
});

describe('the cut', () => {
  it('shows nothing where nothing is likely, and all where all is certain', () => {
    expect(bestCut([])).toBe(0);
    expect(bestCut([0.12, 0.1])).toBe(0);
    expect(bestCut([1, 1, 1])).toBe(3);
  });

  it('keeps the likely and leaves the long tail', () => {
    expect(bestCut([0.95, 0.9, 0.85, 0.05, 0.04, 0.03, 0.02])).toBe(3);
  });

  it('never grows when a less likely item is appended to certain ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 0.2, noNaN: true }), (sure, p) => {
        expect(bestCut([...new Array<number>(sure).fill(1), p])).toBe(sure);
      }),
    );
  });
});
