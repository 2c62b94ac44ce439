import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { ChangedMeanwhile, LostClaim, type Store } from '../../src/ports/store.ts';
import { temporaryFolder } from './implementations.ts';
import { everything, idOf, putItem, queryOf } from './samples.ts';

const idsOf = (found: readonly { readonly id: string }[]) => found.map((entry) => entry.id);

describe.each([false, true])('two openings of one file see each other, warm: %s', (warm) => {
  let folder: string;
  let writer: Store;
  let reader: Store;
  beforeEach(async () => {
    folder = temporaryFolder();
    const file = join(folder, 'memory.db');
    writer = await openSqliteStore(file, { warmUp: false });
    await writer.write([putItem('a', { body: 'old' }), ...['b', 'c', 'd'].map((id) => putItem(id, { body: 'x' }))]);
    reader = await openSqliteStore(file, { warmUp: false });
    if (warm) await reader.warm();
    expect((await reader.item(idOf('a')))?.body?.text).toBe('old');
  });
  afterEach(async () => {
    await Promise.all([writer.close(), reader.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('in words, terms and items read before', async () => {
    await writer.write([putItem('a', { body: 'new', terms: ['k:text'] }), putItem('e', { body: 'new' })]);
    expect(idsOf(await reader.rank(queryOf(['new'])))).toEqual(['e', 'a']);
    expect(await reader.rank(queryOf(['old']))).toEqual([]);
    expect(await reader.match({ any: [['k:text']], none: [] })).toEqual(['a']);
    expect((await reader.item(idOf('a')))?.body?.text).toBe('new');
    await writer.write([{ op: 'putContext', id: idOf('b'), context: 'beside' }]);
    expect(idsOf(await reader.rank(queryOf(['beside'])))).toEqual(['b']);
  });

  it('in what is deleted, and after a scrub', async () => {
    const before = await reader.sequence();
    await writer.write([{ op: 'deleteItem', id: idOf('a') }]);
    expect(await reader.item(idOf('a'))).toBeUndefined();
    expect(await reader.rank(queryOf(['old']))).toEqual([]);
    await writer.scrub();
    expect(await reader.match(everything)).toEqual(['b', 'c', 'd']);
    await writer.write([{ op: 'deleteItem', id: idOf('b') }]);
    expect(idsOf(await reader.items(['a', 'b', 'c'].map(idOf)))).toEqual(['c']);
    expect(await reader.sequence()).toBeGreaterThan(before);
  });

  it('in records of some kinds, and not in what else is written', async () => {
    const event = () => reader.sequence(['event', 'person']);
    const stage = { op: 'putRecord', kind: 'stage', id: 's', value: { name: 's', version: 1 } } as const;
    const none = { op: 'replaceRecords', kind: 'person', values: [] } as const;
    const person = { op: 'deleteRecord', kind: 'person', id: 'p' } as const;
    const before = await event();
    await writer.write([putItem('z')]);
    await writer.write([stage, none]);
    expect(await event()).toBe(before);
    expect(await reader.sequence(['stage'])).toBe(await reader.sequence());
    await writer.write([putItem('y'), person]);
    const after = await event();
    expect(after).toBeGreaterThan(before);
    await writer.write([{ op: 'deleteItem', id: idOf('y') }]);
    expect(await event()).toBe(after);
    await writer.scrub();
    expect(await event()).toBeGreaterThan(after);
  });

  it('in jobs: what one claims the other does not get', async () => {
    const job = { item: idOf('a'), stage: 'ocr', version: 1 };
    await writer.write([{ op: 'enqueue', job }]);
    const claimed = await reader.jobs.claim(['ocr'], 5);
    expect(claimed.length).toBe(1);
    expect(await writer.jobs.claim(['ocr'], 5)).toEqual([]);
    expect(await reader.jobs.complete(claimed)).toEqual(claimed);
    expect(await writer.jobs.pending()).toEqual({});
  });

  it('in leases: what one let run out the other is given, and finishes', async () => {
    await writer.write([{ op: 'enqueue', job: { item: idOf('a'), stage: 'ocr', version: 1 } }]);
    const [stalled] = await reader.jobs.claim(['ocr'], 5, { leaseMilliseconds: 0 });
    const [current] = await writer.jobs.claim(['ocr'], 5);
    if (stalled === undefined || current === undefined) throw new Error('nothing was claimed');
    const made = (of: typeof stalled) => [putItem('a', { body: of.claim }), { op: 'finishJob', job: of } as const];
    await expect(reader.write(made(stalled))).rejects.toBeInstanceOf(LostClaim);
    await writer.write(made(current));
    await expect(reader.write(made(stalled))).rejects.toBeInstanceOf(LostClaim);
    expect((await reader.item(idOf('a')))?.body?.text).toBe(current.claim);
  });

  it('in what a write expects of an item', async () => {
    const [seen, absent] = [await reader.item(idOf('a')), idOf('new')];
    const expectSeen = { op: 'expectItem', id: idOf('a'), item: seen } as const;
    await writer.write([expectSeen, putItem('a', { body: 'other' })]);
    await expect(reader.write([expectSeen, putItem('a', { body: 'lost' })])).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect((await reader.item(idOf('a')))?.body?.text).toBe('other');
    const expectAbsent = { op: 'expectItem', id: absent, item: undefined } as const;
    await writer.write([expectAbsent, putItem('new', { body: 'first' })]);
    await expect(reader.write([expectAbsent, putItem('new')])).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect((await reader.item(absent))?.body?.text).toBe('first');
  });

  it('writes of both, one after the other, all count', async () => {
    const puts = Array.from({ length: 40 }, (_, n) => putItem(`many-${n}`, { body: 'many' }));
    await Promise.all(puts.map((put, n) => (n % 2 === 0 ? writer : reader).write([put])));
    for (const store of [writer, reader]) {
      expect((await store.rank(queryOf(['many'], { limit: 100 }))).length).toBe(40);
    }
  });
});
