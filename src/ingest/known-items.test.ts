import { describe, expect, it } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { putItem, sampleItem } from '../../test/conformance/samples.ts';
import { itemIdSchema } from '../memory/ids.ts';
import { assembleItem } from '../memory/item.ts';
import { type HeldItem, KnownItems } from './known-items.ts';

const a = sampleItem('a');
const held = (name: string): HeldItem => {
  const item = assembleItem(sampleItem(name));
  return { id: item.id, item };
};

describe('what an import knows of the memory', () => {
  it('asks an empty memory only for what it wrote there itself', async () => {
    const store = new NaiveStore();
    const known = await KnownItems.open(store);
    await store.write([putItem('a')]);
    expect(await known.idOf(a.identity)).toBeUndefined();
    known.hold(held('a'), 100);
    expect(await known.idOf(a.identity)).toBeUndefined();
    known.written(a);
    expect(await known.idOf(a.identity)).toBe(a.id);
    expect(await known.identityOf(a.id)).toBe(a.identity);
    known.hold(held('a'), 100);
    expect(known.all()?.map(({ id }) => id)).toEqual([a.id]);
    expect(known.count).toBe(1);
  });

  it('asks a memory that holds something, and never claims to have all of it', async () => {
    const store = new NaiveStore();
    await store.write([putItem('a')]);
    const known = await KnownItems.open(store);
    expect(await known.idOf(a.identity)).toBe(a.id);
    expect(await known.identityOf(itemIdSchema.parse('nobody'))).toBeUndefined();
    known.hold(held('b'), 100);
    expect(known.all()).toBeUndefined();
    expect(known.count).toBeUndefined();
  });

  it('holds the names of all, and whole only as many as there is room for', async () => {
    const known = await KnownItems.open(new NaiveStore());
    for (const name of ['a', 'b', 'c', 'd']) known.hold(held(name), 10_000_000);
    expect(known.all()?.map(({ item }) => item !== undefined)).toEqual([true, true, false, false]);
    expect(known.count).toBe(4);
  });
});
