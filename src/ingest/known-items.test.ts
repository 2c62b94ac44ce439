import { describe, expect, it } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { putItem, sampleItem } from '../../test/conformance/samples.ts';
import { itemIdSchema } from '../memory/ids.ts';
import { KnownItems } from './known-items.ts';

const a = sampleItem('a');

describe('what an import knows of the memory', () => {
  it('asks an empty memory only for what it wrote there itself', async () => {
    const store = new NaiveStore();
    const known = await KnownItems.open(store);
    await store.write([putItem('a')]);
    expect(await known.idOf(a.identity)).toBeUndefined();
    expect(known.areAllOwn).toBe(true);
    known.written(a);
    expect(await known.idOf(a.identity)).toBe(a.id);
    expect(await known.identityOf(a.id)).toBe(a.identity);
  });

  it('asks a memory that holds something, and never claims to have all of it', async () => {
    const store = new NaiveStore();
    await store.write([putItem('a')]);
    const known = await KnownItems.open(store);
    expect(await known.idOf(a.identity)).toBe(a.id);
    expect(await known.identityOf(itemIdSchema.parse('nobody'))).toBeUndefined();
    expect(known.areAllOwn).toBe(false);
  });
});
