import { expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
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
const readTwice = (cache: ItemCache, one: MemoryItem): void => {
  cache.offer(one, MEGABYTE);
  cache.offer(one, MEGABYTE);
};

it('keeps what was read twice', () => {
  const cache = new ItemCache();
  cache.offer(item(0), MEGABYTE);
  expect(cache.get(item(0).id)).toBeUndefined();
  cache.offer(item(0), MEGABYTE);
  expect(cache.get(item(0).id)?.identity).toBe('0');
});

it('keeps at once what fills the room that is left, and drives nothing out for it', () => {
  const cache = new ItemCache();
  for (let n = 0; n < 30; n += 1) cache.offer(item(n), MEGABYTE, true);
  expect(Array.from({ length: 30 }, (_, n) => cache.get(item(n).id) !== undefined).lastIndexOf(true)).toBe(23);
  cache.offer(item(29), MEGABYTE, true);
  expect(cache.get(item(29).id)?.identity).toBe('29');
});

it('drops what was read longest ago, and keeps what is read again', () => {
  const cache = new ItemCache();
  const [often, once] = [item(0), item(1)];
  readTwice(cache, often);
  readTwice(cache, once);
  for (let n = 2; n < 60; n += 1) {
    readTwice(cache, item(n));
    expect(cache.get(often.id)).toBe(often);
  }
  expect(cache.get(once.id)).toBeUndefined();
  expect(cache.get(item(59).id)?.identity).toBe('59');
});

it('keeps all of a memory that just fits, however often all of it is read by turns', () => {
  const cache = new ItemCache();
  for (let n = 0; n < 23; n += 1) readTwice(cache, item(n));
  for (let round = 0; round < 3; round += 1)
    for (let n = 0; n < 23; n += 1) expect(cache.get(item(n).id)?.identity).toBe(String(n));
});

it('drops no more than it must', () => {
  const cache = new ItemCache();
  for (let n = 0; n < 25; n += 1) readTwice(cache, item(n));
  expect(cache.get(item(0).id)).toBeUndefined();
  for (let n = 1; n < 25; n += 1) expect(cache.get(item(n).id)?.identity).toBe(String(n));
});

it('gives nothing of what changed, whichever generation it is in', () => {
  const cache = new ItemCache();
  for (let n = 0; n < 20; n += 1) readTwice(cache, item(n));
  for (let n = 0; n < 20; n += 1) cache.drop(item(n).id);
  expect(Array.from({ length: 20 }, (_, n) => cache.get(item(n).id))).toEqual(new Array(20).fill(undefined));
  readTwice(cache, item(0));
  cache.clear();
  expect(cache.get(item(0).id)).toBeUndefined();
});
