import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder, layout } from './memory-folder.ts';

const now = new Date('2026-01-01T12:00:00Z');
let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'madeleine-folder-'));
});
afterEach(() => rm(path, { recursive: true, force: true }));

describe('making a memory folder', () => {
  it.each(['', 'ab12'])('goes on where a full disk left the key as "%s"', async (left) => {
    await writeFile(join(path, layout.secret), left);
    const { folder, created } = await createFolder(path, now);
    expect(created).toBe(true);
    expect(folder.secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await createFolder(path, now)).folder.secret, 'the second time').toBe(folder.secret);
  });

  it('keeps the key of whoever is making the same memory', async () => {
    const key = 'a1'.repeat(32);
    await writeFile(join(path, layout.secret), key);
    expect((await createFolder(path, now)).folder.secret).toBe(key);
  });

  it('leaves a folder of something else alone', async () => {
    await mkdir(join(path, 'holidays'));
    await expect(createFolder(path, now)).rejects.toMatchObject({ code: 'memory-exists' });
    await expect(readFile(join(path, layout.secret))).rejects.toThrow('ENOENT');
  });
});
