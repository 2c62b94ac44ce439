import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dyingAt, movedMemory, shown } from '../../../test/fixtures/moved-memory.ts';
import type { SmallMemory } from '../../../test/fixtures/small-memory.ts';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { urlOf } from '../../../test/postgres/test-server.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { systemClock } from '../../ports/clock.ts';
import { openApp } from '../app.ts';
import { moveEnds, moveMemory } from './move.ts';
import { movePlaces } from './move-places.ts';
import { openSource, openTarget } from './open-ends.ts';

const clock = systemClock;
const url = postgres === undefined ? '' : urlOf(postgres);
let made: SmallMemory;
let base: string;
let owner: string;

beforeAll(async () => {
  if (postgres !== undefined) vi.stubEnv('MADELEINE_DATABASE_MIGRATIONS', urlOf(postgres, 'madeleine_tables'));
  made = await movedMemory();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await made.remove();
});
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-move-servers-'));
  owner = randomUUID();
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** A folder with the key alone, as it is copied for a memory that comes from a server. */
async function folderWithKey(name: string): Promise<string> {
  const folder = join(base, name);
  await mkdir(folder);
  await cp(join(made.memory, 'secret.key'), join(folder, 'secret.key'));
  return folder;
}

/** The memory as who keeps it on the server sees it, from a folder that has its key and its copies. */
const shownOnServer = (): Promise<unknown> => shown(made.memory, base, { database: { url, owner } });

describe.skipIf(postgres === undefined)('a memory is moved', { timeout: 240_000 }, () => {
  it('to a server, to another owner there and back, and finds and exports the same everywhere', async () => {
    const there = await moveMemory(made.memory, url, { clock, toOwner: owner });
    expect(there).toMatchObject({ resumed: false, media: { files: 1, missing: 0 } });
    expect(there.leftBehind).toContain('secret.key');
    expect(there.to).toContain(owner);
    const before = await shown(made.memory, base);
    expect(await shownOnServer()).toEqual(before);

    const other = `${owner} too`;
    await moveMemory(url, url, { clock, fromOwner: owner, toOwner: other, media: made.memory });
    const back = await folderWithKey('back');
    const moved = await moveMemory(url, back, { clock, fromOwner: other, media: made.memory });
    expect(moved.kinds).toEqual(there.kinds);
    expect(moved).toMatchObject({ leftBehind: [], media: { files: 1, missing: 0 } });
    expect(await shown(back, base)).toEqual(before);
    expect(await readFile(join(back, 'secret.key'), 'utf8')).toBe(
      await readFile(join(made.memory, 'secret.key'), 'utf8'),
    );
    const store = await openSqliteStore(join(back, 'memory.db'));
    expect(await store.nearest('test', Float32Array.of(1, 2, 3), 1)).toHaveLength(1);
    expect(await store.jobs.pending()).toEqual({ captions: 1 });
    await store.close();
  });

  it('to a server on which it is no memory before its end, carried on with wherever it died', async () => {
    const places = movePlaces(made.memory, url, { toOwner: owner });
    const source = await openSource(places.from, {});
    let died = 0;
    for (let last = 1; last < 200; last += 1) {
      const target = await openTarget(places.to, source, {});
      const ended = await moveEnds(source, dyingAt(target, 2, last % 2 === 0 ? 'before' : 'after'), { clock }).then(
        ({ resumed }) => resumed,
        (error: Error) => error.message,
      );
      const isUnfinished = (await target.store.record('move', 'state')) !== undefined;
      await target.close();
      if (!isUnfinished) break;
      expect(ended).toBe('died');
      died += 1;
      const configuration = { database: { url, owner } };
      await expect(openApp(made.memory, configuration)).rejects.toMatchObject({ code: 'not-a-memory' });
    }
    await source.close();
    expect(died).toBeGreaterThan(5);
    expect(await shownOnServer()).toEqual(await shown(made.memory, base));
  });

  it('never over what an owner has, nor where it comes from', async () => {
    await moveMemory(made.memory, url, { clock, toOwner: owner });
    const again = moveMemory(made.memory, url, { clock, toOwner: owner });
    await expect(again).rejects.toMatchObject({ code: 'memory-exists' });
    const itself = moveMemory(url, url, { clock, fromOwner: owner, toOwner: owner, media: made.memory });
    await expect(itself).rejects.toMatchObject({ code: 'memory-exists' });
  });

  it('from a server only with its copies of content, and with the key by which it was told to forget', async () => {
    const from = join(base, 'from');
    await cp(made.memory, from, { recursive: true });
    const store = await openSqliteStore(join(from, 'memory.db'));
    await store.write([{ op: 'putRecord', kind: 'tombstone', id: 't', value: { hash: 'a'.repeat(64) } }]);
    await store.close();
    await moveMemory(from, url, { clock, toOwner: owner });
    const to = join(base, 'to');
    const keyless = moveMemory(url, to, { clock, fromOwner: owner, media: from });
    await expect(keyless).rejects.toMatchObject({ code: 'usage', path: join(to, 'secret.key') });
    await cp(join(from, 'secret.key'), join(to, 'secret.key'));
    await expect(moveMemory(url, to, { clock, fromOwner: owner })).rejects.toMatchObject({ code: 'missing' });
    expect(await moveMemory(url, to, { clock, fromOwner: owner, media: from })).toMatchObject({
      resumed: true,
      media: { files: 1, missing: 0 },
    });
    expect(await readFile(join(to, 'secret.key'), 'utf8')).toBe(await readFile(join(from, 'secret.key'), 'utf8'));
  });
});

it('asks whose memory an end on a server is, and where its copies are, and repeats no password', async () => {
  const secret = 'postgres://ann:secret-word@db.example/memories';
  const refused = (from: string, to: string, options = {}) => {
    try {
      return movePlaces(from, to, options);
    } catch (error) {
      return error;
    }
  };
  expect(refused('/a', secret)).toMatchObject({ code: 'usage', action: expect.stringContaining('--to-owner') });
  expect(refused('mysql://db.example/m', '/b')).toMatchObject({ code: 'usage' });
  expect(refused(secret, secret, { fromOwner: 'a', toOwner: 'b' })).toMatchObject({
    code: 'usage',
    action: expect.stringContaining('--media'),
  });
  expect(refused('/a', '/b', { media: 's3://bucket' })).toMatchObject({ code: 'usage' });
  const same = refused(secret, secret, { fromOwner: 'a', toOwner: 'a', media: '/a' });
  expect(same).toMatchObject({ code: 'memory-exists' });
  expect(String(same)).not.toContain('secret-word');
});
