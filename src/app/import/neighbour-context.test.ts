import { describe, expect, it } from 'vitest';
import { NaiveStore } from '../../../test/conformance/naive-store.ts';
import { stored } from '../../../test/retrieve/small-life.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { tokens } from '../../language/tokens.ts';
import { assembleItem, type MemoryItem } from '../../memory/item.ts';
import type { Store } from '../../ports/store.ts';
import { contextsOf, neighbourChanges, saidOf } from './neighbour-context.ts';

/** What is to be written with the contexts of all threads that have changed. */
async function changes(store: Store, items: readonly MemoryItem[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const neighbours = items.map((item) => ({ ...item, said: saidOf(item) }));
  const { threads, lone, records } = await neighbourChanges(store, neighbours);
  const near = threads.flatMap((thread) => contextsOf(thread.flatMap((id) => byId.get(id) ?? [])));
  return { contexts: new Map([...near, ...lone].map((one) => [one.id, one])), records };
}

const turn = (id: string, text: string, thread = 's1'): MemoryItem =>
  assembleItem(stored(id, 'text', { body: { text }, thread: { id: thread, messageId: id } }));

async function storeOf(items: readonly MemoryItem[]): Promise<NaiveStore> {
  const store = new NaiveStore();
  await store.write(items.map((item) => ({ op: 'putItem', item, index: indexEntry(item) })));
  return store;
}
const found = async (store: NaiveStore, token: string): Promise<string[]> =>
  (
    await store.rank({
      words: [{ token, weight: 1 }],
      filter: { any: [], none: [] },
      fieldWeights: { title: 0, names: 0, body: 0, context: 1 },
      limit: 10,
    })
  ).flatMap(({ id, score }) => (score > 0 ? [id] : []));

async function keepNeighbours(store: NaiveStore, items: readonly MemoryItem[]): Promise<void> {
  const { contexts, records } = await changes(store, items);
  await store.write([...contexts.values(), ...records]);
}
const nothing = { contexts: new Map(), records: [] };

const four = [turn('D1:1', 'kites'), turn('D1:2', 'yes'), turn('D1:10', 'where'), turn('D1:11', 'lisbon')];

describe('the words of neighbours', () => {
  it('stand beside those of two items before and after, in the order of the thread', async () => {
    const store = await storeOf(four);
    await keepNeighbours(store, four);
    expect(await found(store, 'kite')).toEqual(['D1:10', 'D1:2']);
    expect((await found(store, 'lisbon')).sort()).toEqual(['D1:10', 'D1:2']);
  });

  it('are written again only where a thread has changed', async () => {
    const other = [turn('D2:1', 'one', 's2'), turn('D2:2', 'two', 's2')];
    const store = await storeOf([...four, ...other]);
    await keepNeighbours(store, [...four, ...other]);
    expect(await changes(store, [...four, ...other])).toEqual(nothing);
    const changed = [turn('D2:1', 'three', 's2'), turn('D2:2', 'two', 's2')];
    const { contexts } = await changes(store, [...four, ...changed]);
    expect([...contexts.keys()]).toEqual(['D2:1', 'D2:2']);
  });

  it('are those of the texts together, whatever their letters', async () => {
    const spoken = ["the rock'n'roll café", "a'b'c d'e", 'ärger, 窗台上的猫', "O'Brien's"];
    const store = await storeOf([]);
    const { contexts } = await changes(
      store,
      spoken.map((text, n) => turn(`D1:${n}`, text)),
    );
    const near = spoken.map((_, at) => spoken.filter((_, n) => n !== at && Math.abs(n - at) <= 2).join('\n'));
    expect([...contexts.values()].map(({ context }) => context)).toEqual(near.map((text) => tokens(text).join(' ')));
  });

  it('go when the neighbour is gone', async () => {
    const store = await storeOf(four);
    await keepNeighbours(store, four);
    const left = four.slice(1);
    await store.write(four.slice(0, 1).map(({ id }) => ({ op: 'deleteItem', id })));
    await keepNeighbours(store, left);
    expect(await found(store, 'kite')).toEqual([]);
    for (const item of left.slice(1)) await store.write([{ op: 'deleteItem', id: item.id }]);
    await keepNeighbours(store, left.slice(0, 1));
    expect(await found(store, 'where')).toEqual([]);
    expect(await store.records('neighbourhood')).toEqual([]);
  });
});

const shot = (id: string, start: string): MemoryItem =>
  assembleItem(stored(id, 'image', { time: { start, end: start, precision: 'second', source: 'exif-naive' } }));

describe('pictures taken in one go', () => {
  it('are kept in their order until one is gone, and single ones are not', async () => {
    const three = [
      shot('p2', '2023-05-07T10:20:00'),
      shot('p1', '2023-05-07T10:00:00'),
      shot('p3', '2023-05-07T18:00:00'),
    ];
    const store = await storeOf(three);
    await keepNeighbours(store, three);
    expect((await store.records('neighbourhood')).map((one) => one.items)).toEqual([['p1', 'p2']]);
    expect(await changes(store, three)).toEqual(nothing);
    await keepNeighbours(store, three.slice(1));
    expect(await store.records('neighbourhood')).toEqual([]);
  });
});
