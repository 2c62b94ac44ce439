import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { OpenMemory } from '../open-memory.ts';
import { Renditions } from './renditions.ts';

let small: SmallMemory;
let memory: OpenMemory;
const ids: string[] = [];
beforeAll(async () => {
  const of = (n: number) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: { r: n, g: 9, b: 90 } } });
  small = await smallMemory(async (input) => {
    for (let n = 0; n < 5; n++)
      await put(
        input,
        `${n}.png`,
        await of(n * 40)
          .png()
          .toBuffer(),
      );
  });
  memory = await OpenMemory.open(small.memory);
  for await (const item of memory.store.scan()) ids.push(item.id);
});
afterAll(async () => {
  await memory.close();
  await small.remove();
});

it('makes each picture once, and again after the cache was emptied', async () => {
  const renditions = new Renditions(memory);
  const [id = ''] = ids;
  const both = await Promise.all([renditions.of(id, 300), renditions.of(id, 300)]);
  expect(both[0].bytes).toBe(both[1].bytes);
  expect(await sharp(both[0].bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  expect((await renditions.of(id, 300)).version).toBe(both[0].version);
  await rm(join(small.memory, 'cache'), { recursive: true, force: true });
  expect(Buffer.from((await renditions.of(id, 300)).bytes)).toEqual(Buffer.from(both[0].bytes));
});

it('does not make what nobody waits for any more', async () => {
  const renditions = new Renditions(memory);
  const gone = new AbortController();
  let registered = 0;
  vi.spyOn(gone.signal, 'addEventListener').mockImplementation(function (this: AbortSignal, type, listener) {
    EventTarget.prototype.addEventListener.call(this, type, listener);
    registered += 1;
    if (registered === 4) gone.abort();
  });
  // More than are made at once, so that one at least has to wait for its turn.
  const outcomes = await Promise.allSettled(ids.slice(1).map((id) => renditions.of(id, 500, gone.signal)));
  const cancelled = outcomes.filter(({ status }) => status === 'rejected');
  expect(cancelled.length).toBeGreaterThan(0);
  for (const one of cancelled) expect(one).toMatchObject({ reason: { code: 'cancelled' } });
});
