import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import type { Change, Store } from '../../ports/store.ts';
import { ChangeFeed } from './change-feed.ts';
import { Connection } from './connection.ts';
import { openSqliteStore } from './sqlite-store.ts';

const put = (n: number): Change => ({
  op: 'putItem',
  item: {
    id: itemIdSchema.parse(`item-${n}`),
    identity: String(n),
    modality: 'text',
    origin: { importer: 'mail', root: '/', path: String(n), batch: batchIdSchema.parse('b') },
    copies: [],
    readings: [],
  },
  index: { title: '', names: '', body: 'word', context: '', terms: [] },
});

let folder: string;
let stores: readonly [Store, Store];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-feed-'));
  const file = join(folder, 'memory.db');
  stores = [await openSqliteStore(file), await openSqliteStore(file)];
  await stores[0].warm();
});
afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('tells what another has written to whoever waited for it, also right after a look', async () => {
  const [reader, writer] = stores;
  for (const n of [1, 2, 3]) {
    const before = reader.sequence();
    await writer.write([put(n)]);
    expect(await reader.sequence()).toBe((await before) + 1);
    expect(await reader.match({ any: [], none: [] })).toHaveLength(n);
  }
});

it('tells of its own writes within the same go', async () => {
  const [store] = stores;
  const [before, , after] = await Promise.all([store.sequence(), store.write([put(1)]), store.sequence()]);
  expect(after).toBe(before + 1);
});

it('reads its position once for all that is done at one go, and again after a write or a turn of the event loop', async () => {
  const connection = new Connection(join(folder, 'memory.db'), { readOnly: true, create: false });
  const asked = vi.spyOn(connection, 'get');
  const feed = new ChangeFeed(connection);
  try {
    await turn();
    const before = feed.position();
    await Promise.resolve();
    expect(await (async () => feed.position())()).toBe(before);
    expect(asked).toHaveBeenCalledTimes(1);
    await turn();
    expect(feed.position()).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(2);
    await stores[1].write([put(1)]);
    expect(feed.position().sequence).toBe(before.sequence + 1);
  } finally {
    connection.close();
  }
});
