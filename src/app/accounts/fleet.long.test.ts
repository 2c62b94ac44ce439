import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailbox, put } from '../../../test/end-to-end/made-input.ts';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { asRoot, urlOf } from '../../../test/postgres/test-server.ts';
import type { RunnableStage } from '../../ingest/enrich.ts';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import { add } from '../import/add.ts';
import { queueImport } from '../import/left-imports.ts';
import { organiseDue } from '../items/corrected.ts';
import { isOrganiseDue } from '../jobs/organise-due.ts';
import { queuedImports } from '../jobs/queued-imports.ts';
import { lockFolder } from '../lock-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { workForAll } from './fleet.ts';
import { openAccounts, type ServerAccounts } from './open-accounts.ts';

const quiet = { ocr: { enabled: false }, perception: { enabled: false } };
const MANY = 30;
const FEW = 2;
let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-fleet-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(base, { recursive: true, force: true });
});

/** A database of the test's own, in which each memory has an owner; or folders. */
async function serverIn(place: 'PostgreSQL' | 'folders'): Promise<ServerAccounts> {
  if (place === 'folders' || postgres === undefined) return openAccounts(join(base, 'accounts'));
  const name = `fleet_${randomUUID().replaceAll('-', '')}`;
  await asRoot(postgres, (client) => client.query(`CREATE DATABASE ${name} OWNER madeleine_tables`));
  const url = urlOf(postgres, 'madeleine', name);
  vi.stubEnv('MADELEINE_DATABASE_MIGRATIONS', urlOf(postgres, 'madeleine_tables', name));
  vi.stubEnv('MADELEINE_DATABASE', url);
  return openAccounts(url, join(base, 'accounts'));
}

/** Makes a memory with so many mails. */
async function memoryOf(server: ServerAccounts, name: string, items: number): Promise<OpenMemory> {
  const shown = await server.memories.add({ name });
  const { place } = await server.memories.find(shown.id);
  const memory = await OpenMemory.open(place, quiet);
  await put(join(base, name), 'box.mbox', mailbox(items));
  if (items > 0) await add(memory, [join(base, name)], { as: 'auto' });
  return memory;
}

const options = { flags: quiet, once: true, drainSeconds: 5 };
const running = () => ({ ...options, stop: new AbortController().signal });

/** Every memory has this stage from now on, which tells whose item it is run on. */
function slowStage(ran: string[], milliseconds: number): RunnableStage {
  return {
    name: 'slow',
    version: 1,
    concurrency: 1,
    wants: () => true,
    async run(item) {
      ran.push(item.title ?? '');
      await new Promise((done) => setTimeout(done, milliseconds));
      return { readings: [reading('caption', 'seen', observed('slow.1'))] };
    },
  };
}

const queueAll = async ({ store }: OpenMemory, stage: string): Promise<void> =>
  store.write(
    (await store.match({ any: [], none: [] })).map((item) => ({ op: 'enqueue', job: { item, stage, version: 1 } })),
  );

describe.each([
  { place: 'PostgreSQL', skipped: postgres === undefined },
  { place: 'folders', skipped: false },
] as const)('workers for all memories of a server, in $place', { timeout: 180_000 }, ({ place, skipped }) => {
  it.skipIf(skipped)('do what is queued for each, and leave nothing', async () => {
    const server = await serverIn(place);
    const memories = [await memoryOf(server, 'anna', 3), await memoryOf(server, 'ben', 0)];
    const [anna, ben] = memories;
    if (anna === undefined || ben === undefined) return;
    await anna.store.write([organiseDue]);
    await put(join(base, 'later'), 'box.mbox', mailbox(4));
    await queueImport(ben, [join(base, 'later')], { as: 'auto' });
    await queueImport(ben, [join(base, 'not-there')], { as: 'auto' });
    await Promise.all([workForAll(server, running()), workForAll(server, running())]);
    for (const { store } of memories) expect(await isOrganiseDue(store)).toBe(false);
    expect((await ben.store.counts()).items.email).toBe(4);
    // What this machine cannot read is left to others.
    expect((await queuedImports(ben.store)).map(({ roots }) => roots)).toEqual([[join(base, 'not-there')]]);
    for (const memory of memories) await memory.close();
    await server.close();
  });

  it.skipIf(skipped)('serve each in its turn, however much one has, and pass by one that is locked', async () => {
    const server = await serverIn(place);
    const large = await memoryOf(server, 'large', MANY);
    const small = [await memoryOf(server, 'one', FEW), await memoryOf(server, 'two', FEW)];
    const locked = await memoryOf(server, 'locked', FEW);
    const ran: string[] = [];
    vi.spyOn(OpenMemory.prototype, 'stages').mockImplementation(async () => [slowStage(ran, 200)]);
    for (const memory of [large, ...small, locked]) await queueAll(memory, 'slow');
    const lock = await lockFolder(locked.folder.path);
    const stop = new AbortController();
    const working = workForAll(server, {
      ...options,
      once: false,
      stop: stop.signal,
      onProgress: () => undefined,
    });
    const pending = async ({ store }: OpenMemory) => (await store.jobs.pending())['slow'] ?? 0;
    await expect.poll(async () => Promise.all(small.map(pending)), { timeout: 60_000 }).toEqual([0, 0]);
    // Thirty items of a fifth of a second take six seconds, of which a turn is two.
    expect(await pending(large)).toBeGreaterThan(0);
    expect(await pending(locked)).toBe(FEW);
    await lock.release();
    await expect.poll(() => Promise.all([large, locked].map(pending)), { timeout: 60_000 }).toEqual([0, 0]);
    stop.abort();
    await working;
    for (const memory of [large, ...small, locked]) await memory.close();
    await server.close();
  });
});
