import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem } from '../../memory/item.ts';
import { readWords, viewOf } from '../../organise/view.ts';
import { createFolder, layout } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { TakenItems } from './taken-items.ts';

let folder: string;
let memory: OpenMemory;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-taken-'));
  await createFolder(join(folder, 'memory'), new Date('2026-01-01T12:00:00Z'));
  memory = await OpenMemory.open(join(folder, 'memory'), { offline: true });
  // As if threads had read the words of every item.
  vi.spyOn(memory, 'wordsBeside').mockImplementation((index) => {
    const item = items.find(({ title }) => title !== undefined && index.title === title.toLowerCase());
    return item && readWords(item);
  });
});
afterAll(async () => {
  await memory.close();
  await rm(folder, { recursive: true, force: true });
});

const MOST = 20;
const items = Array.from({ length: 400 }, (_, n) =>
  assembleItem(
    stored(`mail-${n}`, 'email', {
      title: `number${n}`,
      body: { text: `Your order GBFJMQ${n} costs EUR ${n}.50 in all. We were in Lisbon with Ada.` },
      documentKind: 'invoice',
      references: [{ kind: 'order', code: `GBFJMQ${n}`, field: 'body' }],
      amounts: [{ value: n, currency: 'EUR', role: 'total', field: 'body', text: `EUR ${n}` }],
      people: [{ name: 'Ada', how: 'sender', address: 'ada@example.org' }],
      ...(n % 2 === 0 ? { thread: { id: 't', messageId: `m${n}` } } : {}),
    }),
  ),
);
const taken = (n: number, isNew = true) => {
  const item = items[n] as (typeof items)[number];
  return { item, index: { ...indexEntry(item), title: item.title ?? '' }, isNew, characters: 500 };
};

describe('what an import keeps of the items that it has taken', () => {
  it('is the same of those held in memory and of those put aside on disk', async () => {
    const [short, long] = [new TakenItems(memory, MOST), new TakenItems(memory, items.length)];
    for (const n of items.keys()) for (const one of [short, long]) one.note(taken(n), viewOf);
    expect(short.count).toBe(items.length);
    const [aside, held] = [[...short.all()], [...long.all()]];
    expect(held.filter(({ seen }) => seen?.view.words !== undefined)).toHaveLength(items.length);
    expect(aside.map(({ id, seen }) => ({ id, seen }))).toEqual(held.map(({ id, seen }) => ({ id, seen })));
    expect(aside.filter(({ item }) => item !== undefined)).toHaveLength(MOST);
    expect(await readdir(join(folder, 'memory', layout.cache)).catch(() => [])).toEqual([]);
    short.close();
    long.close();
  });

  it('is to be read again of what came again or has no words yet, and counts each item once', () => {
    const some = new TakenItems(memory, MOST);
    for (const n of items.keys()) some.note(n === 50 ? { ...taken(n), index: undefined } : taken(n), viewOf);
    for (const n of [3, 60, 60, 399]) some.note(taken(n, false), viewOf);
    const again = [...some.all()].filter(({ seen }) => seen === undefined).map(({ id }) => id);
    expect(again).toEqual([3, 50, 60, 399].map((n) => items[n]?.id));
    expect([...some.all()]).toHaveLength(items.length);
    expect(some.count).toBe(items.length);
    some.close();
  });

  it('holds whole only as many as there is room for', () => {
    const some = new TakenItems(memory, MOST);
    for (const n of [0, 1, 2, 3]) some.note({ ...taken(n), characters: 10_000_000 }, viewOf);
    expect([...some.all()].map(({ item }) => item !== undefined)).toEqual([true, true, false, false]);
  });
});
