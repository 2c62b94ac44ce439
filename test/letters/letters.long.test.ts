import { describe, expect, it } from 'vitest';
import { readLetters } from './read-letters.ts';

/** What was reached; rules that gain on made lives must not lose it here. */
const reached: readonly (readonly [set: string, right: number, firmlyWrong: number])[] = [
  ['stockholm', 30, 7],
  ['london', 43, 6],
  ['brooklyn', 35, 11],
  ['munich', 31, 12],
  // At first, before any of its misses was read: 26 right, 10 firmly wrong.
  ['toronto', 31, 10],
  // At first: 17 right, 8 firmly wrong, 25 abstained from.
  ['taipei', 25, 15],
  // At first: 11 right, 30 firmly wrong.
  ['glasgow', 17, 24],
];

describe('letters written by hand', () => {
  it.each(reached)('of %s: at least %i questions right, at most %i firmly wrong', async (name, right, firmlyWrong) => {
    const told = await readLetters(name);
    expect(told.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(right);
    expect(told.filter(({ verdict }) => verdict === 'firmly wrong').length).toBeLessThanOrEqual(firmlyWrong);
  });
});
