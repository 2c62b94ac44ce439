import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { confidenceFigures } from './confidence-figures.ts';

const outcome = (id: string, confidence: number | undefined, abstained = false): Outcome => ({
  state: 'answered',
  id,
  repeat: 0,
  seed: 1,
  reply: {
    said: abstained ? { kind: 'abstained', reason: '' } : { kind: 'text', text: 'x' },
    ...(confidence === undefined ? {} : { confidence }),
  },
  tookMs: 1,
  tries: 1,
  cached: false,
});
/** Questions whose names begin with "no" have no answer. */
const suite = {
  name: 'locomo' as const,
  gold: (id: string) => ({ answer: '', evidence: [], slices: {}, cluster: '', answerable: !id.startsWith('no') }),
};
const scored = (values: Readonly<Record<string, number>>) => ({
  document: {},
  figures: [],
  perQuestion: new Map([['F1(official)', new Map(Object.entries(values))]]),
  remarks: [],
});
const told = (outcomes: readonly Outcome[], values: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    confidenceFigures(suite, outcomes, scored(values)).map(({ measure, value, n }) => [measure, [value, n]]),
  );

describe('what a said confidence is worth', () => {
  it('is judged by the leading measure; an abstention is right where there is no answer', () => {
    const outcomes = [outcome('a', 1), outcome('b', 0), outcome('no1', 1, true), outcome('c', 0, true)];
    expect(told(outcomes, { a: 0.9, b: 0.1, no1: 1, c: 0 })).toEqual({
      'ECE(F1(official))': [0, 4],
      'Brier-skill(F1(official))': [1, 4],
      'AUROC(F1(official))': [1, 4],
      // Sure that no1 has no answer, and not at all that c has none.
      'AUROC(answerable)': [expect.closeTo((1 + 0.5 + 1) / 3, 12), 4],
    });
  });

  it('is nothing where no confidence is said', () => {
    expect(told([outcome('a', undefined)], { a: 1 })).toEqual({});
  });
});
