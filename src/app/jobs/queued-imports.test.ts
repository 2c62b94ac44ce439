import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { urlOf } from '../../../test/postgres/test-server.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import { ImportDesk } from '../import/import-desk.ts';
import { queueImport } from '../import/left-imports.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { queuedImports } from './queued-imports.ts';
import { type WorkerNews, work } from './worker.ts';

const quiet = { ocr: { enabled: false }, perception: { enabled: false } };
let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-queued-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), quiet);
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const letter = async (n: number): Promise<string> =>
  [
    `From: Ada <ada@example.org>\nTo: me@example.org\nSubject: Letter ${n}\nMessage-ID: <${n}@example.org>`,
    'Date: 3 May 2023 10:00:00 +0200\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=part',
    '\n--part\nContent-Type: text/plain\n\nA letter.\n--part\nContent-Type: image/jpeg',
    `Content-Disposition: attachment; filename="${n}.jpg"\nContent-Transfer-Encoding: base64`,
    `\n${(await picture(n)).toString('base64')}\n--part--\n`,
  ].join('\n');

async function worked(by = memory): Promise<WorkerNews[]> {
  const news: WorkerNews[] = [];
  const stop = new AbortController().signal;
  await work(by, { stop, drainSeconds: 5, once: true, onNews: (one) => void news.push(one) });
  return news;
}

it('an import for which a machine has no room is told of there, and done whole where there is some', async () => {
  for (const n of [1, 2]) await put(join(base, 'input'), `${n}.eml`, await letter(n));
  await queueImport(memory, [join(base, 'input')], { as: 'auto' });
  const keep: MediaVault['keep'] = memory.vault.keep.bind(memory.vault);
  memory.vault.keep = async () => {
    throw new MadeleineError('disk-full', 'The disk is full.');
  };
  expect(await worked()).toContainEqual({ state: 'paused', stage: 'import', message: 'The disk is full.' });
  expect(await queuedImports(memory.store)).toHaveLength(1);

  memory.vault.keep = keep;
  await worked();
  expect(await queuedImports(memory.store)).toEqual([]);
  expect((await memory.store.counts()).items).toMatchObject({ email: 2, image: 2 });
  expect(await memory.store.records('batch')).toMatchObject([{ failed: 0 }]);
});

describe.skipIf(postgres === undefined)('a server that leaves work to workers, with a memory on PostgreSQL', () => {
  let served: OpenMemory;
  let worker: OpenMemory;
  let desk: ImportDesk;
  beforeEach(async () => {
    if (postgres === undefined) return;
    const database = { url: urlOf(postgres), owner: randomUUID(), migrationUrl: urlOf(postgres, 'madeleine_tables') };
    served = await OpenMemory.open(join(base, 'memory'), { ...quiet, database });
    worker = await OpenMemory.open(join(base, 'memory'), { ...quiet, database });
    desk = await ImportDesk.open(served);
    await desk.carryOn({ work: false });
  });
  afterEach(async () => {
    await desk.close();
    await served.close();
    await worker.close();
  });

  async function uploaded() {
    const body = Readable.from([Buffer.from(await letter(1))]);
    const { set } = await desk.uploads.take({ name: '1.eml' }, body, new AbortController().signal);
    return desk.add({ uploads: [set] });
  }
  const untilQueued = async () => {
    while ((await queuedImports(served.store)).length === 0) await sleep(20);
  };

  it('queues what is uploaded, tells how far the worker is, and what it came to', async () => {
    const { id, batch = '' } = await uploaded();
    await untilQueued();
    expect(desk.jobs.get(id)).toMatchObject({ state: 'running' });
    const [queued] = await queuedImports(served.store);
    const progress = { stage: 'read', done: 7, total: 9 };
    if (queued !== undefined)
      await worker.store.write([{ op: 'putRecord', kind: 'batch', id: batch, value: { ...queued, progress } }]);
    while (desk.jobs.get(id).progress?.done !== 7) await sleep(20);
    await worked(worker);
    const done = await desk.jobs.ended(id);
    expect(done).toMatchObject({ state: 'done', result: { added: 2, failed: 0, stopped: false } });
    expect((await served.store.counts()).items).toMatchObject({ email: 1, image: 1 });
    const [kept] = await served.store.records('batch');
    expect(kept).toMatchObject({ roots: [], uploaded: ['1.eml'] });
    expect(kept?.progress).toBeUndefined();
  });

  it('withdraws what is cancelled before a worker has begun, and can carry on with it', async () => {
    const { id, batch = '' } = await uploaded();
    await untilQueued();
    desk.cancel(id);
    await desk.jobs.ended(id);
    await worked(worker);
    expect((await served.store.counts()).items).toMatchObject({ email: 0 });
    expect((await desk.import(batch)).state).toBe('stopped');
    const again = await desk.resume(batch);
    await untilQueued();
    await worked(worker);
    expect(await desk.jobs.ended(again.id)).toMatchObject({ state: 'done' });
    expect((await served.store.counts()).items).toMatchObject({ email: 1 });
  });

  it('is found waiting by the next server where the first one ends', async () => {
    const { batch = '' } = await uploaded();
    await untilQueued();
    await desk.close();
    expect((await queuedImports(served.store)).map((one) => one.id)).toEqual([batch]);
    desk = await ImportDesk.open(served);
    await desk.carryOn({ work: false });
    await worked(worker);
    const [job] = desk.jobs.list().filter(({ kind }) => kind === 'import');
    expect(await desk.jobs.ended(job?.id ?? '')).toMatchObject({ state: 'done', batch });
  });
});
