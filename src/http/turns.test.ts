import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('gives one turn of the event loop each, in the order of coming, and lets others have theirs between', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    for (let n = 0; n < 4; n++) {
      turns.take(() => {
        seen.push(`work ${n}`);
        if (n === 1) turns.take(() => seen.push('came while working'));
        setImmediate(() => seen.push(`turn after ${n}`));
      });
    }
    turns.take(resolve);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen.filter((one) => one.startsWith('work'))).toEqual(['work 0', 'work 1', 'work 2', 'work 3']);
  expect(seen.indexOf('turn after 0')).toBeLessThan(seen.indexOf('work 2'));
  expect(seen.at(-1)).toBe('came while working');
});
