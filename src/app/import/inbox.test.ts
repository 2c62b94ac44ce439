import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Inbox } from './inbox.ts';
import { Uploads } from './uploads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-inbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const signal = new AbortController().signal;
async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** An inbox whose imports are only noted; `imported` resolves with the next one. */
async function opened(
  quietMs: number,
  { add, ...options }: { mostWaitMs?: number; retryMs?: number; add?: () => Promise<void> } = {},
) {
  const uploads = new Uploads(folder);
  const sets: string[] = [];
  const next = Promise.withResolvers<string>();
  const inbox = await Inbox.open(folder, {
    uploads,
    quietMs,
    ...options,
    add: async (set) => {
      sets.push(set);
      next.resolve(set);
      await add?.();
    },
  });
  return { inbox, uploads, sets, imported: next.promise };
}

describe('the inbox', () => {
  it('imports what an earlier run has left, and remembers its names', async () => {
    const first = await opened(3_600_000);
    await first.inbox.take({ name: 'Camera/a.jpg', modified: 1_683_450_000_000 }, bytes('abc'), signal);
    await first.inbox.take({ name: 'b.jpg' }, bytes('de'), signal);
    first.inbox.close();
    expect(first.sets).toEqual([]);
    // As if the program had ended in the middle of a line.
    await appendFile(join(folder, 'uploads', 'inbox.jsonl'), '{"path":"c.j');

    const second = await opened(0);
    const set = await second.imported;
    expect(await second.uploads.show(set)).toMatchObject({ files: 2, bytes: 5 });
    expect(second.inbox.entry('Camera/a.jpg')).toEqual({ path: 'Camera/a.jpg', bytes: 3, modified: 1_683_450_000_000 });
    expect(second.inbox.entriesOf('').map(({ path }) => path)).toEqual(['Camera', 'b.jpg']);
    expect(second.inbox.entry('c.jpg')).toBeUndefined();
    await second.inbox.makeFolder('Trip');
    second.inbox.close();
    const third = await opened(3_600_000);
    expect(third.inbox.entry('Trip')).toEqual({ path: 'Trip' });
    third.inbox.close();
  });

  it('forgets the names of files that were lost before an import took them, so that they come again', async () => {
    const first = await opened(3_600_000);
    await first.inbox.take({ name: 'a.jpg' }, bytes('abc'), signal);
    first.inbox.close();
    // As where uploads wait in memory, and the machine is turned off.
    for (const set of await readdir(join(folder, 'uploads')))
      if (set.startsWith('u-')) await rm(join(folder, 'uploads', set), { recursive: true });

    const uploads = new Uploads(folder);
    const inbox = await Inbox.open(folder, { uploads, quietMs: 0, add: (set) => uploads.show(set) });
    await expect.poll(() => inbox.entry('a.jpg')).toBeUndefined();
    await inbox.take({ name: 'a.jpg' }, bytes('abc'), signal);
    inbox.close();
    const again = await opened(3_600_000);
    expect(again.inbox.entry('a.jpg')).toMatchObject({ bytes: 3 });
    again.inbox.close();
  });

  it('notes no name after it was closed, when its memory may be locked; the file is imported, and may come again', async () => {
    const first = await opened(0);
    const begun = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('ab');
      begun.resolve();
      await closed.promise;
      yield Buffer.from('c');
    }
    const taking = first.inbox.take({ name: 'a.jpg' }, slow(), signal);
    await begun.promise;
    first.inbox.close();
    closed.resolve();
    await expect(taking).rejects.toMatchObject({ code: 'cancelled' });
    expect(await readFile(join(folder, 'uploads', 'inbox.jsonl'), 'utf8')).not.toContain('a.jpg');

    const second = await opened(0);
    const set = await second.imported;
    expect(await second.uploads.show(set)).toMatchObject({ files: 1, bytes: 3 });
    expect(second.inbox.entry('a.jpg')).toBeUndefined();
    expect(first.sets).toEqual([]);
    second.inbox.close();
  });

  it('loses no file of several that come at once', async () => {
    const { inbox, uploads, sets } = await opened(3_600_000);
    const names = Array.from({ length: 8 }, (_, n) => `photo-${n}.jpg`);
    await Promise.all(names.map((name) => inbox.take({ name }, bytes(name), signal)));
    inbox.close();
    const left = await opened(0);
    sets.push(await left.imported);
    left.inbox.close();
    const held = await Promise.all([...new Set(sets)].map(async (set) => (await uploads.show(set)).files));
    expect(held.reduce((sum, files) => sum + files, 0)).toBe(8);
    await expect(inbox.take({ name: 'photo-1.jpg' }, bytes('x'), signal)).rejects.toMatchObject({ code: 'read-only' });
    await expect(inbox.take({ name: '../out.jpg' }, bytes('x'), signal)).rejects.toMatchObject({ code: 'unsafe-path' });
    inbox.close();
  });

  it('keeps nothing of an upload that ends early, which may come again', async () => {
    const { inbox } = await opened(3_600_000);
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the phone is gone');
    }
    await expect(inbox.take({ name: 'a.jpg' }, broken(), signal)).rejects.toThrow();
    expect(inbox.entry('a.jpg')).toBeUndefined();
    await inbox.take({ name: 'a.jpg' }, bytes('whole'), signal);
    expect(await readFile(join(folder, 'uploads', 'inbox.jsonl'), 'utf8')).toContain('"bytes":5');
    inbox.close();
  });

  it('imports what comes without a pause, too', async () => {
    const { inbox, uploads, imported } = await opened(3_600_000, { mostWaitMs: 100 });
    await inbox.take({ name: 'a.jpg' }, bytes('a'), signal);
    await inbox.take({ name: 'b.jpg' }, bytes('b'), signal);
    const set = await imported;
    await inbox.take({ name: 'c.jpg' }, bytes('c'), signal);
    expect(await uploads.show(set)).toMatchObject({ names: ['a.jpg', 'b.jpg'] });
    inbox.close();
  });

  it('remembers a set until its import has ended, though another is begun meanwhile', async () => {
    const never = Promise.withResolvers<void>();
    const first = await opened(0, { add: () => never.promise });
    await first.inbox.take({ name: 'a.jpg' }, bytes('a'), signal);
    const set = await first.imported;
    await first.inbox.take({ name: 'b.jpg' }, bytes('b'), signal);
    await expect.poll(() => first.sets.length).toBe(2);
    // As if the program were killed: no import has ended.
    const second = await opened(0);
    await expect.poll(() => second.sets.toSorted()).toEqual(first.sets.toSorted());
    expect(second.sets).toContain(set);
    await expect.poll(() => second.inbox.untaken).toEqual([]);
    const third = await opened(0);
    expect(third.inbox.untaken).toEqual([]);
    first.inbox.close();
    second.inbox.close();
    third.inbox.close();
  });

  it('begins an import that failed again, and none for uploads that all broke off', async () => {
    let failures = 2;
    const add = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the disk is full');
    };
    const { inbox, uploads, sets } = await opened(0, { add, retryMs: 10 });
    await inbox.take({ name: 'a.jpg' }, bytes('a'), signal);
    await expect.poll(() => inbox.untaken).toEqual([]);
    expect(sets.length).toBe(3);
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the phone is gone');
    }
    await expect(inbox.take({ name: 'b.jpg' }, broken(), signal)).rejects.toThrow();
    await expect.poll(() => inbox.untaken).toEqual([]);
    expect(sets.length).toBe(3);
    expect((await readdir(join(folder, 'uploads'))).filter((name) => name.startsWith('u-'))).toHaveLength(1);
    expect(await uploads.show(sets[0] ?? '')).toMatchObject({ files: 1 });
    inbox.close();
  });

  it('lets a file be sent again later whose first sending may still break off', async () => {
    const { inbox } = await opened(3_600_000);
    const [begun, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* stalled(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('ha');
      begun.resolve();
      await lost.promise;
      throw new Error('the connection is gone');
    }
    const first = inbox.take({ name: 'a.jpg' }, stalled(), signal);
    await begun.promise;
    await expect(inbox.take({ name: 'a.jpg' }, bytes('half'), signal)).rejects.toMatchObject({ code: 'rate-limited' });
    lost.resolve();
    await expect(first).rejects.toThrow();
    await inbox.take({ name: 'a.jpg' }, bytes('half'), signal);
    expect(inbox.entry('a.jpg')).toMatchObject({ bytes: 4 });
    inbox.close();
  });
});
