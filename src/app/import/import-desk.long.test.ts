import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picture } from '../../../test/end-to-end/made-input.ts';
import { readJobs, writeJobs } from '../jobs/job-history.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { scrubFolder } from './forget.ts';
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
  await expect.poll(() => left.untaken, { timeout: 20_000 }).toEqual([]);
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
  await expect.poll(() => inbox.untaken, { timeout: 20_000 }).toEqual([]);
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
