import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import type { Change } from '../../ports/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const id = (n: number) => itemIdSchema.parse(`item-${n}`);
const put = (n: number): Change => ({
  op: 'putItem',
  item: {
    id: id(n),
    identity: String(n),
    modality: 'text',
    origin: { importer: 'mail', root: '/', path: String(n), batch: batchIdSchema.parse('b') },
    copies: [],
    readings: [],
  },
  index: { title: '', names: '', body: `word${n}`, context: '', terms: [] },
});

it('finds items by their ids where another program has put others into the rows that they had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-rows-'));
  const file = join(folder, 'memory.db');
  const [reader, writer] = [await openSqliteStore(file), await openSqliteStore(file)];
  try {
    await writer.write([put(1), put(2), put(3)]);
    await reader.warm();
    const all = [id(1), id(2), id(3), id(4)];
    await writer.write(all.slice(0, 3).map((one) => ({ op: 'deleteItem', id: one })));
    await writer.write([put(3), put(4), put(1)]);
    const identities = async (asked: typeof all) => (await reader.items(asked)).map(({ identity }) => identity);
    expect(await identities([id(1)])).toEqual(['1']);
    expect(await identities(all)).toEqual(['1', '3', '4']);
  } finally {
    await reader.close();
    await writer.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('gives the items that can be read, each once for every time it is asked for, and names the one that cannot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-rows-'));
  const file = join(folder, 'memory.db');
  const store = await openSqliteStore(file);
  try {
    await store.write([put(1), put(2), put(3)]);
    const asked = [id(3), id(9), id(1), id(3)];
    expect((await store.items(asked)).map((item) => item.id)).toEqual([id(3), id(1), id(3)]);
    const database = new DatabaseSync(file);
    database.prepare("UPDATE item SET document = '{' WHERE id = ?").run(id(2));
    database.close();
    expect((await store.items([id(1)])).length).toBe(1);
    await expect(store.items([id(1), id(2), id(3)])).rejects.toThrow(`item ${id(2)}`);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
