import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginThreads, endThreads, hasWords, mostThreads, takeThreads } from './early-threads.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-early-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

describe('threads that begin before the rest of the program is loaded', () => {
  it('are worth it for large files of words, however deep a data set keeps them', async () => {
    const folder = join(base, 'set');
    await mkdir(join(folder, 'raw_memory/email'), { recursive: true });
    await writeFile(join(folder, 'small.json'), '[]');
    await writeFile(join(folder, 'a.jpg'), Buffer.alloc(2_000_000));
    expect(hasWords(folder)).toBe(false);
    await writeFile(join(folder, 'raw_memory/email/emails.json'), Buffer.alloc(1_500_000, 'x'));
    expect(hasWords(folder)).toBe(true);
    expect(hasWords(join(folder, 'raw_memory/email/emails.json'))).toBe(true);
  });

  it('make nothing of links to themselves, of what is not there and of what may not be read', async () => {
    const folder = join(base, 'odd');
    await mkdir(folder, { recursive: true });
    await symlink('loop.json', join(folder, 'loop.json'));
    await symlink('..', join(folder, 'up'));
    expect(hasWords(folder)).toBe(false);
    expect(hasWords(join(folder, 'loop.json'))).toBe(false);
    expect(hasWords(join(folder, 'nothing'))).toBe(false);
  });

  it('are taken over once; who comes after begins others', { timeout: 30_000 }, async () => {
    const file = join(base, 'rows.json');
    await writeFile(file, Buffer.alloc(1_500_000, 'x'));
    beginThreads([file]);
    const [first, second] = [takeThreads(), takeThreads()];
    expect(first).toHaveLength(mostThreads());
    expect(second).toHaveLength(mostThreads());
    expect(first.some((thread) => second.includes(thread))).toBe(false);
    await Promise.all([...first, ...second].map((thread) => thread.terminate()));
  });

  it('end when nobody has taken them over', { timeout: 30_000 }, async () => {
    const file = join(base, 'other.json');
    await writeFile(file, Buffer.alloc(1_500_000, 'x'));
    beginThreads([file]);
    await endThreads();
    // Those that are taken now are new: they answer nothing, and run until they are ended.
    const taken = takeThreads();
    expect(taken).toHaveLength(mostThreads());
    expect(taken.every(({ threadId }) => threadId > 0)).toBe(true);
    await Promise.all(taken.map((thread) => thread.terminate()));
  });
});
