import { afterAll, beforeAll, expect, it } from 'vitest';
import { damagedAndMended, type WholeMemory, wholeMemory } from './damaged-and-mended.ts';
import { damages } from './damages.ts';

/** A longer run says more: MADELEINE_DAMAGES=200. */
const ROUNDS = Number(process.env['MADELEINE_DAMAGES'] ?? Object.keys(damages).length);
const SEED = Number(process.env['MADELEINE_SEED'] ?? 1);

let whole: WholeMemory;
const outcomes = new Map<string, number>();
beforeAll(async () => {
  whole = await wholeMemory();
});
afterAll(async () => {
  await whole.small.remove();
  if (ROUNDS <= 50) return;
  const told = [...outcomes].toSorted().map(([outcome, n]) => `${n} ${outcome}`);
  console.log(told.join('\n'));
});

it(`survives ${ROUNDS} damages, names what is lost, and takes it in again`, { timeout: ROUNDS * 30_000 }, async () => {
  const names = Object.keys(damages);
  for (let round = 0; round < ROUNDS; round += 1) {
    const came = await damagedAndMended(whole, names[round % names.length] ?? '', SEED * 1000 + round);
    expect(came).toHaveLength(2);
    for (const outcome of came) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
});
