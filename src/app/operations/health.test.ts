import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MadeleineError } from '../../memory/errors.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { readiness } from './health.ts';

let base: string;
let folder: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-health-'));
  folder = join(base, 'memory');
  await mkdir(folder);
  await createFolder(folder, new Date());
  memory = await OpenMemory.open(folder);
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

/** The memory with another member of its store. */
const withStore = (name: 'sequence' | 'schema', call: () => Promise<unknown>) => ({
  vault: memory.vault,
  folder: memory.folder,
  store: new Proxy(memory.store, {
    get: (real, member) => {
      if (member === name) return call;
      const found: unknown = Reflect.get(real, member);
      return typeof found === 'function' ? found.bind(real) : found;
    },
  }),
});

const failing = async (examined: Parameters<typeof readiness>[0]) => {
  const { status, checks } = await readiness(examined);
  return { status, failing: checks.filter(({ ok }) => !ok).map(({ name, reason }) => `${name}: ${reason}`) };
};

it('is ready when the store, its schema and the media are there', async () => {
  expect(await readiness(memory)).toEqual({
    status: 'ok',
    checks: ['store', 'schema', 'media'].map((name) => ({ name, ok: true })),
  });
});

it('says by a code which of them is not, and names no path', async () => {
  const away = new MadeleineError('disk-full', `Nothing fits on ${folder}.`);
  expect(await failing(withStore('sequence', () => Promise.reject(away)))).toEqual({
    status: 'unavailable',
    failing: ['store: disk-full'],
  });
  const newer = async () => ({ reached: 9, known: 2 });
  expect(await failing(withStore('schema', newer))).toEqual({
    status: 'unavailable',
    failing: ['schema: version 9, this program knows 2'],
  });
  await rename(folder, `${folder}-gone`);
  expect((await failing(memory)).failing).toContain('media: missing');
  await rename(`${folder}-gone`, folder);
});

it('does not wait for ever for a store that does not answer', async () => {
  expect((await failing(withStore('sequence', () => new Promise(() => undefined)))).failing).toEqual([
    'store: timeout',
  ]);
});
