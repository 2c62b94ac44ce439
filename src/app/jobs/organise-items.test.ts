import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem } from '../../memory/item.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { ItemsShown } from './organise-items.ts';
import { organiseMemory } from './organise-memory.ts';

const ITEMS = 700;
let folder: string;
let memory: OpenMemory;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-organise-'));
  await createFolder(join(folder, 'memory'), new Date('2026-01-01T12:00:00Z'));
  memory = await OpenMemory.open(join(folder, 'memory'), { offline: true });
  const items = Array.from({ length: ITEMS }, (_, n) =>
    stored(`picture-${n}`, 'image', {
      people: [{ name: 'Ada', how: 'tagged' }],
      ...(n < 40 ? { caption: `Number ${n}`, thread: { id: 't', messageId: `${n}` } } : {}),
    }),
  );
  await memory.store.write(items.map((item) => ({ op: 'putItem', item, index: indexEntry(assembleItem(item)) })));
});
afterAll(async () => {
  await memory.close();
  await rm(folder, { recursive: true, force: true });
});

it('organises a memory of any size with few whole items in hand, and reads none again of which nothing has changed', async () => {
  const shown = [];
  for await (const one of new ItemsShown(memory, new Map(), {}).all()) shown.push(one);
  expect(shown).toHaveLength(ITEMS);
  expect(shown.filter(({ item }) => item !== undefined)).toEqual([]);
  const read = vi.spyOn(memory.store, 'items');
  await organiseMemory(memory);
  const sizes = read.mock.calls.map(([ids]) => ids.length).filter((size) => size > 0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(ITEMS);
  const [item] = await memory.store.items([stored('picture-5', 'image', {}).id]);
  expect(item?.readings.some(({ provenance }) => provenance.by.startsWith('organise.'))).toBe(true);
  read.mockClear();
  await organiseMemory(memory);
  expect(read.mock.calls.flatMap(([ids]) => ids)).toEqual([]);
}, 120_000);
