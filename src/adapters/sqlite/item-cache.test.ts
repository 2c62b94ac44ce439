import { expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { ItemCache } from './item-cache.ts';

const item = (n: number): MemoryItem => ({
  id: itemIdSchema.parse(`item-${n}`),
  identity: String(n),
  modality: 'text',
  origin: { importer: 'mail', root: '/', path: '', batch: batchIdSchema.parse('b') },
  copies: [],
  readings: [],
});
const MEGABYTE = 1_000_000;

it('drops what was read longest ago, and keeps what is read again', () => {
  const cache = new ItemCache();
  const [often, once] = [item(0), item(1)];
  cache.put(often, MEGABYTE);
  cache.put(once, MEGABYTE);
  for (let n = 2; n < 40; n += 1) {
    cache.put(item(n), MEGABYTE);
    expect(cache.get(often.id)).toBe(often);
  }
  expect(cache.get(once.id)).toBeUndefined();
  expect(cache.get(item(39).id)?.identity).toBe('39');
});

it('gives nothing of what changed, whichever generation it is in', () => {
  const cache = new ItemCache();
  for (let n = 0; n < 8; n += 1) cache.put(item(n), MEGABYTE);
  for (let n = 0; n < 8; n += 1) cache.drop(item(n).id);
  expect(Array.from({ length: 8 }, (_, n) => cache.get(item(n).id))).toEqual(new Array(8).fill(undefined));
  cache.put(item(0), MEGABYTE);
  cache.clear();
  expect(cache.get(item(0).id)).toBeUndefined();
});
