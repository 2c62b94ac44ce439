import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import type { Condition } from './conditions.ts';
import { measured } from './measured.ts';
import { learntOf, statedOf } from './stated.ts';

const mail = { modality: 'email' } as const;
const turn: Pick<MemoryItem, 'modality' | 'people'> = { modality: 'text', people: [{ name: 'Ada', how: 'speaker' }] };
const note = { modality: 'text' } as const;
const condition = (state: Condition['state']): Condition => ({ of: 'place', said: 'Boston', state });
const likely = fc.double({ min: 0.011, max: 0.989, noNaN: true });

describe('what is stated of an answer', () => {
  it('is never more than what was decided on, but of mails and pictures alone', () => {
    fc.assert(
      fc.property(
        likely,
        fc.subarray([mail, turn, note]).filter((items) => items.length !== 1 || items[0] !== mail),
        fc.subarray([condition('met'), condition('not met'), condition('unknown')]),
        (decided, items, conditions) => statedOf(decided, { items, conditions }) <= decided,
      ),
    );
  });

  it('is as probable as it was with strangers where all conditions are met and its kind of record was learnt of', () => {
    const { bias, slope } = measured.learnt;
    const withStrangers = 1 / (1 + Math.exp(-(bias + slope * Math.log(0.93 / 0.07))));
    expect(statedOf(0.93, { items: [mail], conditions: [condition('met')] })).toBeCloseTo(withStrangers, 9);
    expect(withStrangers).toBeLessThan(0.93);
    expect(statedOf(0.1, { items: [mail], conditions: [] })).toBeGreaterThan(0.1);
  });

  it('is bounded by the measured share where a condition is unknown or not met', () => {
    for (const state of ['not met', 'unknown'] as const)
      expect(statedOf(0.93, { items: [mail], conditions: [condition('met'), condition(state)] })).toBe(
        measured.unmet.most,
      );
  });

  it.each([
    ['talk', turn],
    ['mail', mail],
  ])('keeps the order of answers from %s', (_, item) => {
    fc.assert(
      fc.property(likely, likely, (a, b) => {
        const stated = (decided: number): number => statedOf(decided, { items: [item], conditions: [] });
        return a <= b ? stated(a) <= stated(b) : stated(a) >= stated(b);
      }),
    );
  });

  it('is as sure as the least known of the records that are cited', () => {
    const fromNote = statedOf(0.9, { items: [note], conditions: [] });
    expect(fromNote).toBe(measured.unlearnt.most);
    expect(statedOf(0.9, { items: [mail, note], conditions: [] })).toBe(fromNote);
  });
});

describe('what was measured', () => {
  it('bounds each kind below what is called very sure', () => {
    for (const { most } of [measured.unmet, measured.unlearnt]) expect(most).toBeLessThan(0.8);
    expect(statedOf(0.99, { items: [turn], conditions: [] })).toBeLessThan(0.8);
  });

  it('tells talk by its speakers from other texts', () => {
    expect([mail, turn, note].map(learntOf)).toEqual(['learnt', 'talk', 'unlearnt']);
  });
});
