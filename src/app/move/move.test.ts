import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dyingAt, movedMemory, shown } from '../../../test/fixtures/moved-memory.ts';
import type { SmallMemory } from '../../../test/fixtures/small-memory.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { systemClock } from '../../ports/clock.ts';
import { openApp } from '../app.ts';
import { moveEnds, moveMemory } from './move.ts';
import { openSource, openTarget } from './open-ends.ts';

const clock = systemClock;
const at = (path: string) => ({ kind: 'folder', path }) as const;
let made: SmallMemory;
let base: string;
let to: string;

beforeAll(async () => {
  made = await movedMemory();
});
afterAll(() => made.remove());
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-move-'));
  to = join(base, 'moved');
});
afterEach(() => rm(base, { recursive: true, force: true }));

it('makes a memory that finds and exports the same, with its copies, vectors and waiting work', async () => {
  const moved = await moveMemory(made.memory, to, { clock });
  expect(moved).toMatchObject({ resumed: false, media: { files: 1, missing: 0 } });
  const entries = Object.fromEntries(moved.kinds.map(({ kind, entries }) => [kind, entries]));
  expect(entries).toMatchObject({ vector: 1, job: 1, settings: 1 });
  expect(entries['item']).toBe(entries['words']);
  expect(await shown(to, base)).toEqual(await shown(made.memory, base));
  for (const name of ['secret.key', 'madeleine.json'])
    expect(await readFile(join(to, name), 'utf8')).toBe(await readFile(join(made.memory, name), 'utf8'));
  const store = await openSqliteStore(join(to, 'memory.db'));
  expect(await store.nearest('test', Float32Array.of(1, 2, 3), 1)).toHaveLength(1);
  expect(await store.jobs.pending()).toEqual({ captions: 1 });
  expect(await store.records('move')).toEqual([]);
  await store.close();
});

it('is carried on with wherever it died, and is no memory before its end', { timeout: 240_000 }, async () => {
  const source = await openSource(at(made.memory), {});
  let died = 0;
  for (let last = 1; ; last += 1) {
    const target = await openTarget(at(to), source, {});
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
  expect(await shown(to, base)).toEqual(await shown(made.memory, base));
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
  const source = await openSource(at(from), {});
  const target = await openTarget(at(to), source, {});
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
  const source = await openSource(at(made.memory), {});
  const target = await openTarget(at(to), source, {});
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
