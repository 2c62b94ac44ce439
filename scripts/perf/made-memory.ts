import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { initMemory } from '../../src/app/app.ts';
import { indexedNow } from '../../src/app/jobs/index-due.ts';
import { organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { assembleItem, type MemoryItem } from '../../src/memory/item.ts';
import type { Change, Store } from '../../src/ports/store.ts';
import { corpus } from './corpus.ts';

async function fill(store: Store, items: Iterable<MemoryItem>): Promise<void> {
  let changes: Change[] = [];
  for (const item of items) {
    changes.push({ op: 'putItem', item, index: indexEntry(item) });
    if (changes.length < 2000) continue;
    await store.write(changes);
    changes = [];
  }
  await store.write(changes);
}

/** A whole memory folder with so many made items, organised and its index compacted, as an import would have left it. */
export const madeMemory = (items: number): Promise<string> =>
  memoryOf(corpus(items).map(({ item }) => assembleItem(item)));

/** The same with these items. */
export async function memoryOf(items: Iterable<MemoryItem>): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'madeleine-perf-')), 'memory');
  await initMemory(folder, 'off', async () => 'off');
  const store = await openSqliteStore(join(folder, 'memory.db'));
  await fill(store, items);
  // Else a server would index it anew while it is measured.
  await store.write([indexedNow()]);
  await store.close();
  const memory = await OpenMemory.open(folder, { offline: true });
  await organiseMemory(memory);
  await memory.store.optimize();
  await memory.close();
  return folder;
}
