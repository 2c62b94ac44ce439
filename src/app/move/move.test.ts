import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailbox, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Change, Store } from '../../ports/store.ts';
import { openApp } from '../app.ts';
import { moveEnds, moveMemory } from './move.ts';
import { type MoveTarget, openSource, openTarget } from './move-ends.ts';

const clock = systemClock;
let made: SmallMemory;
let base: string;
let to: string;

/** A mail with an attachment, which the memory keeps a copy of. */
const withPicture = (bytes: Buffer): string =>
  [
    'From x@y Thu Jan 01 10:00:00 +0000 2015',
    'Message-ID: <with@example.org>',
    'Date: Thu, 01 Jan 2015 10:00:00 +0000',
    'From: Ann <ann@example.org>',
    'To: Bea <bea@example.org>',
    'Subject: a picture',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Look at the lighthouse.',
    '--b',
    'Content-Type: image/jpeg; name=lighthouse.jpg',
    'Content-Disposition: attachment; filename=lighthouse.jpg',
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64').replace(/.{76}/g, '$&\n'),
    '--b--',
    '',
    '',
  ].join('\n');

beforeAll(async () => {
  made = await smallMemory(async (input) => {
    await put(input, 'box.mbox', mailbox(450));
    await put(input, 'picture.mbox', withPicture(await picture(9)));
  });
  const store = await openSqliteStore(join(made.memory, 'memory.db'));
  const [id] = await store.match({ any: [], none: [] }, 1);
  if (id === undefined) throw new Error('the memory is empty');
  await store.write([
    { op: 'putVector', id, space: 'test', vector: Float32Array.of(1, 2, 3) },
    { op: 'enqueue', job: { item: id, stage: 'captions', version: 1 } },
  ]);
  await store.close();
});
afterAll(() => made.remove());
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-move-'));
  to = join(base, 'moved');
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** What both would export, by file, and what both find. */
async function shown(memory: string): Promise<unknown> {
  const app = await openApp(memory);
  const folder = await mkdtemp(join(base, 'export-'));
  try {
    await app.export(folder, { withPeople: true });
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
    const texts = await Promise.all(
      files.map(async ({ parentPath, name }) => [
        join(parentPath, name).slice(folder.length),
        await readFile(join(parentPath, name), 'base64'),
      ]),
    );
    const found = await Promise.all(['picture', 'lighthouse', 'invoice', '2022'].map((query) => app.search(query)));
    return { texts: texts.sort(), found: found.map(({ items, total }) => ({ items, total })) };
  } finally {
    await app.close();
  }
}

it('makes a memory that finds and exports the same, with its copies, vectors and waiting work', async () => {
  const moved = await moveMemory(made.memory, to, { clock });
  expect(moved).toMatchObject({ resumed: false, media: { files: 1, missing: 0 } });
  const entries = Object.fromEntries(moved.kinds.map(({ kind, entries }) => [kind, entries]));
  expect(entries).toMatchObject({ vector: 1, job: 1, settings: 1 });
  expect(entries['item']).toBe(entries['words']);
  expect(await shown(to)).toEqual(await shown(made.memory));
  for (const name of ['secret.key', 'madeleine.json'])
    expect(await readFile(join(to, name), 'utf8')).toBe(await readFile(join(made.memory, name), 'utf8'));
  const store = await openSqliteStore(join(to, 'memory.db'));
  expect(await store.nearest('test', Float32Array.of(1, 2, 3), 1)).toHaveLength(1);
  expect(await store.jobs.pending()).toEqual({ captions: 1 });
  expect(await store.records('move')).toEqual([]);
  await store.close();
});

/** Dies with its `last` write: before it, or when it is done and nobody was told. */
function dyingAt(target: MoveTarget, last: number, when: 'before' | 'after'): MoveTarget {
  let writes = 0;
  const write = async (changes: readonly Change[]): Promise<void> => {
    writes += 1;
    if (writes === last && when === 'before') throw new Error('died');
    await target.store.write(changes);
    if (writes === last) throw new Error('died');
  };
  const store = new Proxy(target.store, {
    get: (real, name) => {
      const member: unknown = Reflect.get(real, name);
      if (name === 'write') return write;
      return typeof member === 'function' ? member.bind(real) : member;
    },
  });
  return { ...target, store: store as Store };
}

it('is carried on with wherever it died, and is no memory before its end', { timeout: 240_000 }, async () => {
  const source = await openSource(made.memory, {});
  let died = 0;
  for (let last = 1; ; last += 1) {
    const target = await openTarget(to, source, {});
    const when = last % 2 === 0 ? 'before' : 'after';
    // Each time one write further than the time before, until it is through.
    const ended = await moveEnds(source, dyingAt(target, 2, when), { clock }).then(
      (moved) => moved,
      (error: Error) => error.message,
    );
    await target.close();
    if (typeof ended !== 'string') {
      expect(ended.resumed).toBe(true);
      break;
    }
    expect(ended).toBe('died');
    if (existsSync(join(to, 'madeleine.json'))) break;
    died += 1;
    await expect(openApp(to)).rejects.toMatchObject({ code: 'not-a-memory' });
    expect(last).toBeLessThan(200);
  }
  await source.close();
  expect(died).toBeGreaterThan(5);
  await moveMemory(made.memory, to, { clock }).catch(() => undefined);
  expect(await shown(to)).toEqual(await shown(made.memory));
});

it('never writes over anything else', async () => {
  await mkdir(to);
  await writeFile(join(to, 'letter.txt'), 'mine');
  await expect(moveMemory(made.memory, to, { clock })).rejects.toMatchObject({ code: 'memory-exists' });
  expect(await readdir(to)).toEqual(['letter.txt']);
  const other = join(base, 'other');
  await moveMemory(made.memory, other, { clock });
  await expect(moveMemory(made.memory, other, { clock })).rejects.toMatchObject({ code: 'memory-exists' });
  await expect(moveMemory(made.memory, made.memory, { clock })).rejects.toMatchObject({ code: 'memory-exists' });
});

it('refuses to go on with a memory that was changed since', async () => {
  const from = join(base, 'from');
  await cp(made.memory, from, { recursive: true });
  const source = await openSource(from, {});
  const target = await openTarget(to, source, {});
  await expect(moveEnds(source, dyingAt(target, 2, 'after'), { clock })).rejects.toThrow('died');
  await target.close();
  await source.store.write([{ op: 'putRecord', kind: 'tombstone', id: 't', value: { hash: 'a'.repeat(64) } }]);
  await source.close();
  await expect(moveMemory(from, to, { clock })).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('was changed'),
  });
});

it('says which kinds differ where the target lost something', async () => {
  const source = await openSource(made.memory, {});
  const target = await openTarget(to, source, {});
  const optimize = async () => {
    const [id] = await target.store.match({ any: [], none: [] }, 1);
    if (id !== undefined) await target.store.write([{ op: 'putContext', id, context: 'something else' }]);
  };
  const store = new Proxy(target.store, {
    get: (real, name) => {
      const member: unknown = Reflect.get(real, name);
      if (name === 'optimize') return optimize;
      return typeof member === 'function' ? member.bind(real) : member;
    },
  });
  await expect(moveEnds(source, { ...target, store }, { clock })).rejects.toMatchObject({
    code: 'corrupt',
    message: expect.stringContaining(': words differ'),
  });
  await target.close();
  await source.close();
  await expect(openApp(to)).rejects.toMatchObject({ code: 'not-a-memory' });
});

it('takes no copy whose bytes are not those that it is named by, and tells of one that is gone', async () => {
  const from = join(base, 'from');
  await cp(made.memory, from, { recursive: true });
  const media = (await readdir(join(from, 'media'), { recursive: true, withFileTypes: true })).filter((f) =>
    f.isFile(),
  );
  const [file] = media;
  if (file === undefined) throw new Error('the memory keeps no copy');
  const copy = join(file.parentPath, file.name);
  await writeFile(copy, 'something else');
  await expect(moveMemory(from, to, { clock })).rejects.toMatchObject({ code: 'corrupt', path: copy });
  await rm(copy);
  expect(await moveMemory(from, to, { clock })).toMatchObject({ media: { files: 0, missing: 1 } });
});
