import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFileLock } from '../../src/adapters/lock/file-lock.ts';
import { PostgresLock } from '../../src/adapters/postgres/postgres-lock.ts';
import type { HeldLock, Lock } from '../../src/ports/lock.ts';
import { type LocalPostgres, serverPrograms, startPostgres } from '../fixtures/local-postgres.ts';

const migration = new URL('../../src/adapters/postgres/migrations/0003-lock-holders.sql', import.meta.url);

let server: LocalPostgres | undefined;
beforeAll(async () => {
  if (serverPrograms === undefined) return;
  server = await startPostgres(serverPrograms);
  const client = await server.connect();
  await client.query(await readFile(migration, 'utf8'));
  await client.query('CREATE ROLE app LOGIN; GRANT ALL ON lock_holder TO app');
  await client.end();
});
afterAll(() => server?.close());

let folder: string;
const clients: pg.Client[] = [];
const held: HeldLock[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-locks-'));
});
afterEach(async () => {
  for (const lock of held.splice(0)) await lock.release();
  for (const client of clients.splice(0)) await client.end();
  await rm(folder, { recursive: true, force: true });
});

async function connected(): Promise<pg.Client> {
  if (server === undefined) throw new Error('no server');
  const client = await server.connect();
  await client.query('SET ROLE app');
  clients.push(client);
  return client;
}

/** As another process would open it; `owner` names the memory. */
type Open = (owner?: string) => Promise<Lock>;
const implementations: readonly { readonly name: string; readonly open: Open; readonly skipped: boolean }[] = [
  { name: 'in files', skipped: false, open: async (owner = 'ada') => openFileLock(await named(owner)) },
  {
    name: `in PostgreSQL${serverPrograms === undefined ? ' (no server is installed)' : ''}`,
    skipped: serverPrograms === undefined,
    open: async (owner = 'ada') => {
      const client = await connected();
      return new PostgresLock((sql, values) => client.query(sql, values), owner);
    },
  },
];

async function named(owner: string): Promise<string> {
  const { mkdir } = await import('node:fs/promises');
  await mkdir(join(folder, owner), { recursive: true });
  return join(folder, owner);
}

async function taken(lock: Lock, name: string, options?: Parameters<Lock['hold']>[1]): Promise<HeldLock> {
  const one = await lock.hold(name, options);
  held.push(one);
  return one;
}

describe.each(implementations)('locks $name', ({ open, skipped }) => {
  it.skipIf(skipped)('are held by one at a time, also in one process', async () => {
    const [here, there] = [await open(), await open()];
    const lock = await taken(here, 'import');
    for (const other of [here, there])
      await expect(other.hold('import')).rejects.toMatchObject({
        code: 'memory-locked',
        message: expect.stringContaining(`process ${process.pid}`),
      });
    await lock.release();
    await (await taken(there, 'import')).release();
    await taken(here, 'import');
  });

  it.skipIf(skipped)('of another name or another owner are others', async () => {
    await taken(await open(), 'import');
    await taken(await open(), 'organise');
    await taken(await open('bob'), 'import');
  });

  it.skipIf(skipped)('tell who holds them, and nobody else', async () => {
    const [here, there] = [await open(), await open()];
    expect(await there.holder('import')).toBeUndefined();
    const lock = await taken(here, 'import', { yields: true });
    const holder = await there.holder('import');
    expect(holder).toMatchObject({ pid: process.pid, yields: true });
    expect(Math.abs(Date.now() - Date.parse(holder?.since ?? ''))).toBeLessThan(60_000);
    expect(await (await open('bob')).holder('import')).toBeUndefined();
    await lock.release();
    await lock.release();
    expect(await there.holder('import')).toBeUndefined();
  });

  it.skipIf(skipped)('are waited for where their holder yields, or for ever', async () => {
    const [here, there] = [await open(), await open()];
    for (const [yields, forever] of [
      [true, false],
      [false, true],
    ] as const) {
      const first = await taken(here, 'import', { yields });
      const order: string[] = [];
      const second = taken(there, 'import', {
        forever,
        onWait: (holder) => {
          order.push(`waits for ${holder?.pid}`);
          void first.release().then(() => order.push('released'));
        },
      });
      await (await second).release();
      expect(order).toEqual([`waits for ${process.pid}`, 'released']);
    }
  });

  it.skipIf(skipped)('are waited for no longer than is wanted', async () => {
    const [here, there] = [await open(), await open()];
    await taken(here, 'import');
    const stop = new AbortController();
    const waiting = there.hold('import', { forever: true, signal: stop.signal, onWait: () => stop.abort() });
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.skipIf(skipped)('let one in at a time of many who wait', async () => {
    let [inside, most] = [0, 0];
    const work = async () => {
      const lock = await (await open()).hold('import', { forever: true });
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
      await lock.release();
    };
    await Promise.all(Array.from({ length: 5 }, work));
    expect(most).toBe(1);
  });
});

describe.skipIf(serverPrograms === undefined)('a lock of a connection that is gone', () => {
  it('is nobody’s, and who held it is not told of as its holder', async () => {
    const client = await connected();
    const lost = new PostgresLock((sql, values) => client.query(sql, values), 'ada');
    await lost.hold('import');
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const other = await connected();
    await other.query('RESET ROLE');
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await other.query('SET ROLE app');
    const lock = new PostgresLock((sql, values) => other.query(sql, values), 'ada');
    await expect.poll(() => lock.holder('import')).toBeUndefined();
    await taken(lock, 'import', { forever: true });
    await expect(lost.hold('organise')).rejects.toThrow();
  });
});
