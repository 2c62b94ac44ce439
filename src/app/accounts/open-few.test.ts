import { expect, it } from 'vitest';
import { OpenFew, type OpenFewOptions } from './open-few.ts';

type Thing = { readonly name: string; close(): Promise<void> };

function few(options: Partial<OpenFewOptions<Thing>> = {}) {
  const [opened, closed]: [string[], string[]] = [[], []];
  const kept = new OpenFew<Thing>({ most: 2, idleMilliseconds: 60_000, ...options }, (error) => {
    throw error;
  });
  const take = (name: string) =>
    kept.take(name, async () => {
      opened.push(name);
      return { name, close: async () => void closed.push(name) };
    });
  const use = async (name: string) => (await take(name)).release();
  return { kept, opened, closed, take, use };
}

it('opens each once, for all who use it at the same time', async () => {
  const { kept, opened, take } = few();
  const [one, two] = await Promise.all([take('a'), take('a')]);
  expect(one.value).toBe(two.value);
  expect(opened).toEqual(['a']);
  expect(kept.size).toBe(1);
});

it('closes what was used longest ago where more are open than may be, and opens it again', async () => {
  const { kept, opened, closed, use } = few();
  for (const name of ['a', 'b', 'a', 'c']) await use(name);
  await expect.poll(() => closed).toEqual(['b']);
  expect(kept.size).toBe(2);
  await use('b');
  expect(opened).toEqual(['a', 'b', 'c', 'b']);
});

it('closes nothing that is in use, that was just used, or that works on by itself', async () => {
  const held = few();
  const taken = await Promise.all(['a', 'b', 'c', 'd'].map(held.take));
  expect(held.kept.size).toBe(4);
  for (const { release } of taken) release();
  await expect.poll(() => held.closed).toEqual(['a', 'b']);

  const lately = few({ graceMilliseconds: 60_000 });
  for (const name of ['a', 'b', 'c']) await lately.use(name);
  expect(lately.kept.size).toBe(3);

  const busy = few({ isBusy: ({ name }) => name === 'a' });
  for (const name of ['a', 'b', 'c', 'd']) await busy.use(name);
  await expect.poll(() => busy.closed).toEqual(['b']);
});

it('closes what nobody has used for a while, however few there are', async () => {
  const { kept, closed, use } = few({ idleMilliseconds: 100 });
  await use('a');
  await expect.poll(() => closed, { timeout: 10_000 }).toEqual(['a']);
  expect(kept.size).toBe(0);
});

it('is told once for each release, and forgets what could not be opened', async () => {
  const { kept, closed, take } = few({ most: 0 });
  const [one, two] = [await take('a'), await take('a')];
  one.release();
  one.release();
  expect(closed).toEqual([]);
  two.release();
  await expect.poll(() => closed).toEqual(['a']);
  const failing = kept.take('bad', async () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(kept.size).toBe(0);
  await take('bad');
  await kept.close();
  expect(closed).toEqual(['a', 'bad']);
});
