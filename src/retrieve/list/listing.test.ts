import { describe, expect, it } from 'vitest';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve, search } from '../search.ts';
import { listFeatures, listRows } from './list-features.ts';

const store = tinyStore(smallLife);
const now = '2024-03-15T12:00:00';

describe('the list of a search', () => {
  it('names what has the question’s words, best first, even where nothing is likely enough to be shown', async () => {
    const { list } = await retrieve(store, 'Wie teuer war das Hotel Aurora?', { now });
    expect(list.items.length).toBeGreaterThan(0);
    const learnt = list.items.map((one) => one.learnt);
    expect(learnt).toEqual(learnt.toSorted((a, b) => b - a));
    expect(list.items.slice(0, 5).some(({ item }) => (item.body?.text ?? '').includes('Aurora'))).toBe(true);
  });

  it('is what a whole ranking is ordered by, without an item twice', async () => {
    const query = 'booking for Hotel Aurora';
    const { list } = await retrieve(store, query, { now });
    const { items } = await search(store, query, { now, cut: false, limit: 5 });
    const named = new Set(list.items.map(({ item }) => item.id));
    expect(items.length).toBe(Math.min(5, named.size));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const places = items.map(({ id }) => list.items.findIndex(({ item }) => item.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('says nothing of a question without words', async () => {
    const { list } = await retrieve(store, '?', { now });
    expect(list.items).toEqual([]);
  });
});

describe('listRows', () => {
  it('has a number for each feature of each item', async () => {
    const { list } = await retrieve(store, 'Hotel Aurora', { now });
    const rows = listRows(list.items, list.asked);
    expect(rows).toHaveLength(list.items.length * listFeatures.length);
    expect([...rows].every(Number.isFinite)).toBe(true);
  });
});
