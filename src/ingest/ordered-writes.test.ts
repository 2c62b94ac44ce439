import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../memory/ids.ts';
import type { Change } from '../ports/store.ts';
import { OrderedWrites } from './ordered-writes.ts';

const stage = (n: number): Change => ({
  op: 'putRecord',
  kind: 'stage',
  id: `s${n}`,
  value: { name: `s${n}`, version: n },
});
const many = (count: number): Change[] => Array.from({ length: count }, (_, n) => stage(n));

/** A store whose writes end when they are told to. */
function slowStore() {
  const sizes: number[] = [];
  const ends: (() => void)[] = [];
  const write = (changes: readonly Change[]): Promise<void> => {
    sizes.push(changes.length);
    return new Promise((end) => ends.push(end));
  };
  return { sizes, write, end: () => ends.shift()?.() };
}

describe('ordered writes', () => {
  it('gather while one is being written, and write the rest in one go', async () => {
    const store = slowStore();
    const writes = new OrderedWrites(store.write);
    writes.add(...many(1000));
    expect(writes.isDue).toBe(true);
    await writes.begin();
    writes.add(...many(5000));
    expect(writes.isDue).toBe(false);
    writes.add(...many(3000));
    expect(writes.isDue).toBe(true);
    const finished = writes.finish();
    store.end();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    store.end();
    await finished;
    expect(store.sizes).toEqual([1000, 8000]);
  });

  it('hold fewer changes where each is large', async () => {
    const store = slowStore();
    const writes = new OrderedWrites(store.write, 200);
    writes.add(...many(200));
    expect(writes.isDue).toBe(true);
    await writes.begin();
    writes.add(...many(199));
    expect(writes.isDue).toBe(false);
    writes.add(stage(1));
    expect(writes.isDue).toBe(true);
  });

  it('hold no more than so many bytes, however few the changes are', async () => {
    const store = slowStore();
    const writes = new OrderedWrites(store.write);
    writes.add(stage(0));
    await writes.begin();
    const picture = (n: number): Change => ({
      op: 'putThumbnail',
      id: itemIdSchema.parse(`img-${n}`),
      mime: 'image/webp',
      bytes: new Uint8Array(5_000_000),
    });
    writes.add(picture(1), picture(2), picture(3));
    expect(writes.isDue).toBe(false);
    writes.add(picture(4));
    expect(writes.isDue).toBe(true);
    store.end();
    await writes.begin();
    expect(writes.isDue).toBe(false);
    expect(store.sizes).toEqual([1, 4]);
  });

  it('tell of an end only when it is written, and pass a failure on to who waits', async () => {
    const told: string[] = [];
    const writes = new OrderedWrites(async (changes) => {
      if (changes.length > 1) throw new Error('full');
    });
    writes.add(stage(1));
    await writes.begin(() => () => told.push('first'));
    writes.add(...many(2));
    await writes.begin(() => () => told.push('second'));
    await expect(writes.finish()).rejects.toThrow('full');
    expect(told).toEqual(['first']);
  });

  it('hand the last over at once to a writer that keeps the order, and end when all is written', async () => {
    const store = slowStore();
    const told: string[] = [];
    const writes = new OrderedWrites(store.write);
    writes.add(stage(1));
    await writes.begin(() => () => told.push('first'));
    writes.add(...many(2));
    writes.beginAtOnce(() => () => told.push('last'));
    expect(store.sizes).toEqual([1, 2]);
    const finished = writes.finish();
    store.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual(['first']);
    store.end();
    await finished;
    expect(told).toEqual(['first', 'last']);
  });

  it('do not end well when what came before the last has failed', async () => {
    const writes = new OrderedWrites(async (changes) => {
      if (changes.length === 1) throw new Error('full');
    });
    writes.add(stage(1));
    await writes.begin();
    writes.add(...many(2));
    writes.beginAtOnce();
    await expect(writes.finish()).rejects.toThrow('full');
  });
});
