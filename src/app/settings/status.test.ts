import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderBytes } from './status.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-status-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('counts the bytes of every file of a folder, however many are looked at side by side', async () => {
  const below = join(folder, 'media', 'a1');
  await mkdir(below, { recursive: true });
  await writeFile(join(folder, 'memory.db'), Buffer.alloc(100_000));
  for (let i = 0; i < 150; i += 1) await writeFile(join(below, `${i}.jpg`), Buffer.alloc(i));
  expect(await folderBytes(folder)).toBe(100_000 + (149 * 150) / 2);
});
