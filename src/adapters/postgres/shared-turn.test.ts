import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sharedTurn } from './shared-turn.ts';

it('serves who asks before a run begins with one run, and who asks later with the next', async () => {
  let runs = 0;
  const ask = sharedTurn(async () => {
    runs += 1;
    const run = runs;
    await turn();
    return run;
  });
  const [first, second] = [ask(), ask()];
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  const third = ask();
  await Promise.resolve().then(() => {});
  const late = [ask(), ask(), ask()];
  expect(await third).toBe(2);
  expect(await Promise.all(late)).toEqual([3, 3, 3]);
});

it('goes on after a run that failed', async () => {
  let runs = 0;
  const ask = sharedTurn(async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
    return runs;
  });
  await expect(ask()).rejects.toThrow('once');
  expect(await ask()).toBe(2);
});
