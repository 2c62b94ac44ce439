import { describe, expect, it } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { putItem, sampleItem } from '../../test/conformance/samples.ts';
import { itemIdSchema } from '../memory/ids.ts';
import { assembleItem } from '../memory/item.ts';
import { heldItem, KnownItems } from './known-items.ts';

const a = sampleItem('a');

describe('what an import knows of the memory', () => {
  it('knows by itself all that it wrote into an empty memory', async () => {
    const known = await KnownItems.open(new NaiveStore());
    expect(await known.idOf(a.identity)).toBeUndefined();
    known.hold(heldItem(assembleItem(a)));
    expect(await known.idOf(a.identity)).toBeUndefined();
    known.written(a);
    expect(await known.idOf(a.identity)).toBe(a.id);
    expect(await known.identityOf(a.id)).toBe(a.identity);
    known.hold(heldItem(assembleItem(a)));
    expect(known.all()?.map(({ id }) => id)).toEqual([a.id]);
    expect(known.count).toBe(1);
  });

  it('asks a memory that holds something, and never claims to have all of it', async () => {
    const store = new NaiveStore();
    await store.write([putItem('a')]);
    const known = await KnownItems.open(store);
    expect(await known.idOf(a.identity)).toBe(a.id);
    expect(await known.identityOf(itemIdSchema.parse('nobody'))).toBeUndefined();
    known.hold(heldItem(assembleItem(sampleItem('b'))));
    expect(known.all()).toBeUndefined();
    expect(known.count).toBeUndefined();
  });

  it('lets items go when they are too many to hold', async () => {
    const known = await KnownItems.open(new NaiveStore());
    for (let n = 0; n <= 25_000; n++) known.hold(heldItem({ ...assembleItem(a), id: itemIdSchema.parse(`i${n}`) }));
    expect(known.all()).toBeUndefined();
  });

  it('keeps all that are text until they are asked for, whatever comes again', async () => {
    const known = await KnownItems.open(new NaiveStore());
    const item = () => assembleItem(a);
    for (let n = 0; n <= 25_000; n++) known.hold({ id: itemIdSchema.parse(`i${n}`), item, isText: true });
    for (let n = 0; n <= 25_000; n++) known.hold(heldItem({ ...item(), id: itemIdSchema.parse('again') }));
    expect(known.all()).toHaveLength(25_002);
  });
});
