import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WatchedFolderLoop } from './watched-folders.ts';

it('adds the folder again where that failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-watched-'));
  const added: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const add = async (paths: readonly string[]): Promise<void> => {
    added.push(paths);
    if (added.length === 1) throw new Error('The disk is full.');
  };
  const loop = await WatchedFolderLoop.open(folder, { add, onError: (error) => errors.push(error), retryMs: 1 });
  await expect.poll(() => added).toEqual([[folder], [folder]]);
  expect(errors).toHaveLength(1);
  await loop.close();
  await rm(folder, { recursive: true });
});

it('tells no failure of what the end of the program has broken off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-watched-'));
  const { promise, reject } = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  const loop = await WatchedFolderLoop.open(folder, { add: () => promise, onError: (error) => errors.push(error) });
  const closed = loop.close();
  reject(new Error('The import did not come to its end.'));
  await closed;
  expect(errors).toEqual([]);
  await rm(folder, { recursive: true });
});
