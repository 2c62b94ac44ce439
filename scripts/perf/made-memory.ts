import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { initMemory } from '../../src/app/app.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { assembleItem } from '../../src/memory/item.ts';
import type { Change, Store } from '../../src/ports/store.ts';
import { corpus } from './corpus.ts';

/** Writes so many made items with their words, and compacts the index. */
export async function fill(store: Store, items: number): Promise<void> {
  let changes: Change[] = [];
  for (const { item } of corpus(items)) {
    changes.push({ op: 'putItem', item, index: indexEntry(assembleItem(item)) });
    if (changes.length < 2000) continue;
    await store.write(changes);
    changes = [];
  }
  await store.write(changes);
  await store.optimize();
}

/** A whole memory folder with so many made items, as an import would have left it. */
export async function madeMemory(items: number): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'madeleine-perf-')), 'memory');
  await initMemory(folder, 'off', async () => 'off');
  const store = await openSqliteStore(join(folder, 'memory.db'));
  await fill(store, items);
  await store.close();
  return folder;
}
