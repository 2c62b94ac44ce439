import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everything, idOf, putItem, queryOf, sampleItem } from '../../../test/conformance/samples.ts';
import type { Change, Store } from '../../ports/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

describe('the writer in a thread', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'madeleine-writer-'));
    store = await openSqliteStore(join(folder, 'memory.db'));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes what every reader then sees, a warm index too, in the order given', async () => {
    const writer = store.bulkWriter();
    await store.warm();
    await Promise.all([
      writer.write([putItem('a', { body: 'harbour' }), putItem('b', { body: 'bridge' })]),
      writer.write([putItem('a', { body: 'lighthouse' })]),
      writer.write([{ op: 'putThumbnail', id: idOf('a'), mime: 'image/webp', bytes: new Uint8Array([1, 2]) }]),
    ]);
    expect(await store.match(everything)).toEqual(['a', 'b']);
    expect(await store.rank(queryOf(['harbour']))).toEqual([]);
    expect((await store.rank(queryOf(['lighthouse'])))[0]?.id).toBe('a');
    expect([...((await store.thumbnail(idOf('a')))?.bytes ?? [])]).toEqual([1, 2]);
    await writer.close();
    await store.write([putItem('c', {})]);
    expect(await store.check(false)).toEqual([]);
  });

  it('tells an error as the store does, keeps nothing of the batch, and writes nothing that comes after it', async () => {
    const writer = store.bulkWriter();
    await writer.write([putItem('a', {})]);
    const wrong: Change = { op: 'putItem', item: { ...sampleItem('a'), id: idOf('b') } };
    await expect(writer.write([putItem('c', {}), wrong])).rejects.toThrow(/UNIQUE/);
    expect(await store.match(everything)).toEqual(['a']);
    await expect(writer.write([putItem('d', {})])).rejects.toThrow(/UNIQUE/);
    expect(await store.match(everything)).toEqual(['a']);
    await writer.close();
  });

  it('replaces any number of records in one transaction, and refuses a write whole that comes after a failure', async () => {
    const stages = (name: string): Change => ({
      op: 'replaceRecords',
      kind: 'stage',
      values: Array.from({ length: 2500 }, (_, n) => ({ id: `${name}${n}`, value: { name, version: n + 1 } })),
    });
    const names = async () =>
      Map.groupBy(await store.records('stage'), ({ name }) => name)
        .keys()
        .toArray();
    const writer = store.bulkWriter();
    await writer.write([stages('old'), putItem('a', {})]);
    expect(await store.records('stage')).toHaveLength(2500);
    const wrong: Change = { op: 'putItem', item: { ...sampleItem('a'), id: idOf('b') } };
    const writes = [[stages('new'), wrong, stages('newer')], [stages('late')], [putItem('c', {})]];
    const outcomes = await Promise.allSettled(writes.map((changes) => writer.write(changes)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await names()).toEqual(['old']);
    expect(await store.match(everything)).toEqual(['a']);
    await writer.close();
  });

  it('puts what is in the log into the database when nothing comes for a while', async () => {
    const writer = store.bulkWriter();
    const long = 'harbour '.repeat(2000);
    const before = statSync(join(folder, 'memory.db')).size;
    await writer.write(Array.from({ length: 50 }, (_, n) => putItem(`i${n}`, { body: long })));
    await expect
      .poll(() => statSync(join(folder, 'memory.db')).size, { timeout: 5000 })
      .toBeGreaterThan(before + 50 * long.length);
    await writer.close();
  });

  it('leaves no log behind when all is closed', async () => {
    const writer = store.bulkWriter();
    await writer.write([putItem('a', {})]);
    await writer.close();
    await store.close();
    expect(existsSync(join(folder, 'memory.db-wal'))).toBe(false);
    store = await openSqliteStore(join(folder, 'memory.db'));
    expect(await store.match(everything)).toEqual(['a']);
  });
});
