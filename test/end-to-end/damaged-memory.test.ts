import { afterAll, beforeAll, expect, it } from 'vitest';
import { damagedAndMended, type WholeMemory, wholeMemory } from './damaged-and-mended.ts';

let whole: WholeMemory;
beforeAll(async () => {
  whole = await wholeMemory();
});
afterAll(() => whole.small.remove());

// Every way of damaging one is tried in damaged-memory.long.test.ts.
it.each([
  ['zeroed pages', /repaired|rebuilt/],
  ['an item that is no JSON', /repaired, named items lost/],
  ['a lost database', /rebuilt/],
])('a memory with %s is repaired, and what is lost is named and taken in again', async (name, outcome) => {
  const [before, after] = await damagedAndMended(whole, name, 1001);
  expect(before).toMatch(/^before repair: \S/);
  expect(after).toMatch(outcome);
});
