import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { readableIn } from '../../../test/fixtures/readable-in.ts';
import { initMemory, openApp } from '../app.ts';
import { runTask } from '../jobs/tasks.ts';
import { OpenMemory } from '../open-memory.ts';
import { openStore } from '../open-store.ts';
import { openVault } from '../open-vault.ts';
import { unlock } from './key-file.ts';
import { dropKey, lockKey } from './keyring.ts';
import { appendPrivate, readPrivate, writePrivate } from './private-file.ts';
import { scratchFolder, uploadsFolder, workFolder } from './work-folder.ts';

const PASSPHRASE = 'correct horse battery staple';
const traces = ['quokka', 'Kaiserschmarrn', 'JFIF', 'SQLite format 3'];
const needed = { code: 'passphrase-needed' };
let base: string;
let memory: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-locked-writes-'));
  memory = join(base, 'memory');
  await initMemory(
    memory,
    'off',
    async () => 'off',
    async () => PASSPHRASE,
  );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  dropKey(memory);
  await rm(workFolder(memory), { recursive: true, force: true });
  await rm(base, { recursive: true, force: true });
});

it('writes nothing below a memory that was locked, and opens nothing of it until its passphrase is said', async () => {
  const open = await OpenMemory.open(memory);
  await put(base, 'in/quokka.jpg', await picture(1));
  const { vault } = open;
  await open.close();
  lockKey(memory);
  await mkdir(join(memory, 'cache'), { recursive: true });
  const late = join(memory, 'cache/late');
  await expect(writePrivate(late, 'quokka')).rejects.toMatchObject(needed);
  await expect(appendPrivate(late, 'quokka')).rejects.toMatchObject(needed);
  await expect(readPrivate(join(memory, 'links.json'))).rejects.toBeDefined();
  const content = {
    kind: 'stream',
    name: 'quokka.jpg',
    bytes: 3,
    modified: undefined,
    open: async () => chunks(),
  } as const;
  await expect(vault.keep(content)).rejects.toMatchObject(needed);
  await expect(openVault(memory, {}, undefined)).rejects.toMatchObject(needed);
  await expect(openStore(memory)).rejects.toMatchObject(needed);
  expect(() => uploadsFolder(memory)).toThrow('locked');
  expect(() => scratchFolder(memory)).toThrow('locked');
  // What the environment says does not undo it.
  vi.stubEnv('MADELEINE_PASSPHRASE', PASSPHRASE);
  await expect(openApp(memory)).rejects.toMatchObject(needed);
  await expect(worked()).rejects.toMatchObject(needed);
  expect(await readableIn(memory, traces)).toEqual([]);
  await unlock(memory, PASSPHRASE);
  await (await openApp(memory)).close();
  await writePrivate(late, 'quokka');
  expect(String(await readPrivate(late))).toBe('quokka');
});

/** A job that is begun, as by a watched folder or an account that is followed. */
const worked = async (): Promise<unknown> =>
  runTask(
    { kind: 'work' },
    { folder: memory, configuration: {} },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );

it('begins nothing for a watched folder or a sync app once the server has ended', async () => {
  await unlock(memory, PASSPHRASE);
  const app = await openApp(memory);
  const desk = await app.desk();
  const watched = join(base, 'watched');
  await mkdir(watched);
  await desk.watch(watched, { onError: () => undefined, settledMs: 10 });
  await app.close();
  lockKey(memory);
  await put(watched, 'quokka.jpg', await picture(2));
  const jobs = desk.jobs.list();
  await expect(desk.addWatched([watched], watched)).rejects.toBeDefined();
  await expect((await desk.inbox()).makeFolder('Kaiserschmarrn')).rejects.toMatchObject(needed);
  expect(desk.jobs.list()).toEqual(jobs);
  expect(await readableIn(memory, traces)).toEqual([]);
});

it('leaves no thread that has organised once the server has ended', async () => {
  await unlock(memory, PASSPHRASE);
  const begun = vi.spyOn(Worker.prototype, 'postMessage');
  const app = await openApp(memory);
  const desk = await app.desk();
  for (let n = 0; n < 2; n += 1) {
    const { state } = await desk.jobs.ended(desk.organise().id);
    expect(state).toBe('done');
  }
  const threads = () => ([...new Set(begun.mock.contexts)] as Worker[]).map(({ threadId }) => threadId >= 0);
  expect(threads()).toEqual([true]);
  await app.close();
  lockKey(memory);
  expect(threads()).toEqual([false]);
  expect(await readableIn(memory, traces)).toEqual([]);
  expect((await readdir(workFolder(memory), { recursive: true })).filter((path) => /temporary/.test(path))).toEqual([]);
});

async function* chunks(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('abc');
}
