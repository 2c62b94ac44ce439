import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mailbox, picture, put } from '../../../test/end-to-end/made-input.ts';
import { readJobs, writeJobs } from '../jobs/job-history.ts';
import { isOrganiseDue } from '../jobs/organise-due.ts';
import { organisedByNow } from '../jobs/organise-later.ts';
import { runTask } from '../jobs/tasks.ts';
import { folderHolder } from '../lock-folder.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { scrubFolder } from './forget.ts';
import { newBatchId } from './import-batch.ts';
import { ImportDesk } from './import-desk.ts';

const signal = new AbortController().signal;

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-desk-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
});
afterEach(async () => {
  await organisedByNow(memory);
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const body = async (n: number): Promise<Readable> => Readable.from([await picture(n)]);

it('imports what a sync app had sent before the program was off for days', async () => {
  const before = await ImportDesk.open(memory);
  const inbox = await before.inbox(3_600_000);
  await inbox.take({ name: 'a.jpg' }, await body(1), signal);
  const [set = ''] = inbox.untaken;
  await before.close();
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  await utimes(join(memory.folder.path, 'uploads', set), longAgo, longAgo);

  const desk = await ImportDesk.open(memory);
  const left = await desk.inbox(0);
  await desk.carryOn({ work: false });
  await expect.poll(() => left.untaken, { timeout: 60_000 }).toEqual([]);
  expect((await memory.store.counts()).items).toMatchObject({ image: 1 });
  await desk.close();
});

it('has an import on its record once it says that it was begun, and imports an upload once', async () => {
  const desk = await ImportDesk.open(memory);
  const inbox = await desk.inbox(1_000);
  await inbox.take({ name: 'a.jpg' }, await body(1), signal);
  const [set = ''] = inbox.untaken;
  const { id } = await desk.add({ uploads: [set] });
  expect((await readJobs(memory.folder.path)).map(({ document }) => document.id)).toContain(id);
  await expect.poll(() => inbox.untaken, { timeout: 60_000 }).toEqual([]);
  expect(desk.jobs.list().filter(({ kind }) => kind === 'import')).toHaveLength(1);
  expect(await desk.jobs.ended(id)).toMatchObject({ state: 'done', result: { added: 1 } });
  await desk.close();
});

it('imports what waited for its turn when the program was ended, however long ago', async () => {
  const before = await ImportDesk.open(memory);
  const { set } = await before.uploads.take({ name: 'a.jpg' }, await body(1), signal);
  const { id } = await before.add({ uploads: [set] });
  await scrubFolder(memory);
  expect((await readJobs(memory.folder.path)).map(({ document }) => document.id)).toContain(id);
  await before.close();
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  await utimes(join(memory.folder.path, 'uploads', set), longAgo, longAgo);

  const desk = await ImportDesk.open(memory);
  await desk.carryOn({ work: false });
  expect(await desk.jobs.ended(id)).toMatchObject({ state: 'done', result: { added: 1, failed: [] } });
  await desk.close();
});

it('ends an import whose uploads were settled just before the program was ended', async () => {
  const before = await ImportDesk.open(memory);
  const { set } = await before.uploads.take({ name: 'a.jpg' }, await body(1), signal);
  const { id, batch } = await before.add({ uploads: [set] });
  const [begun] = (await readJobs(memory.folder.path)).filter(({ document }) => document.id === id);
  expect(await before.jobs.ended(id)).toMatchObject({ state: 'done' });
  await before.close();
  await writeJobs(memory.folder.path, begun === undefined ? [] : [begun]);

  const desk = await ImportDesk.open(memory);
  await desk.carryOn({ work: false });
  expect(await desk.jobs.ended(id)).toMatchObject({ state: 'done', result: { failed: [] } });
  expect((await desk.imports()).imports).toMatchObject([{ id: batch, state: 'done', added: 1, failed: 0 }]);
  await desk.close();
});

/** How many people organising found, and whether it is due. */
const organised = async () => [(await memory.store.records('person')).length > 0, await isOrganiseDue(memory.store)];
const mails = async () => (await memory.store.counts()).items.email ?? 0;

it('organises what an import brought before that ends, and tells how far it is', async () => {
  const desk = await ImportDesk.open(memory);
  const { id } = await desk.add({ paths: [await put(base, 'box.mbox', mailbox(40))] });
  const told: (string | undefined)[] = [];
  while (desk.jobs.get(id).finished === undefined) {
    await desk.jobs.changed(signal);
    told.push(desk.jobs.get(id).progress?.stage);
  }
  expect([...new Set(told)].filter((stage) => stage !== undefined)).toEqual(['read', 'organise']);
  expect([desk.jobs.get(id).state, ...(await organised())]).toEqual(['done', true, false]);
  await desk.close();
});

it('begins no thread for what brings nothing new', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const paths = [await put(base, 'box.mbox', mailbox(2))];
  const desk = await ImportDesk.open(memory);
  const threads = async () => {
    const { id } = await desk.add({ paths });
    expect(await desk.jobs.ended(id)).toMatchObject({ state: 'done' });
    return asked.mock.contexts.length;
  };
  expect(await threads()).toBeGreaterThan(0);
  asked.mockClear();
  expect(await threads()).toBe(0);
  asked.mockRestore();
  await desk.close();
});

it('organises what an import that is stopped has brought', async () => {
  const desk = await ImportDesk.open(memory);
  const { id } = await desk.add({ paths: [await put(base, 'box.mbox', mailbox(6000))] });
  while ((await mails()) === 0) await desk.jobs.changed(signal);
  desk.cancel(id);
  expect(await desk.jobs.ended(id)).toMatchObject({ state: 'cancelled', result: { stopped: true } });
  expect(await mails()).toBeLessThan(6000);
  expect(await organised()).toEqual([true, false]);
  await desk.close();
});

it('organises what a program took in that was killed before it organised', async () => {
  const paths = [await put(base, 'box.mbox', mailbox(4000))];
  const task = { kind: 'import', batch: newBatchId(new Date()), paths, as: 'auto', again: false } as const;
  const { folder, configuration } = memory;
  const killed = runTask(task, { folder: folder.path, configuration }, { signal, onProgress: () => undefined });
  killed.catch(() => undefined);
  await expect.poll(mails, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  const holder = await folderHolder(folder.path);
  if (holder === undefined) throw new Error('the import has ended already');
  process.kill(holder.pid, 'SIGKILL');
  await expect(killed).rejects.toMatchObject({ code: 'worker-crashed' });
  expect(await organised()).toEqual([false, true]);

  const desk = await ImportDesk.open(memory);
  await desk.carryOn({ work: true });
  await expect.poll(organised, { timeout: 60_000 }).toEqual([true, false]);
  await desk.close();
});
