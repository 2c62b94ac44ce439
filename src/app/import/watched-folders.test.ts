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
