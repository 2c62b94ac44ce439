import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { putItem } from '../../../test/conformance/samples.ts';
import { memoryToOrganise, organisedState, unorganised } from '../../../test/fixtures/memory-to-organise.ts';
import type { SmallMemory } from '../../../test/fixtures/small-memory.ts';
import { organiseDue } from '../items/corrected.ts';
import { lockFolder } from '../lock-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { OrganiseAside } from './organise-aside.ts';
import { organiseMemory } from './organise-memory.ts';

const asked = vi.spyOn(Worker.prototype, 'postMessage');
const PATIENT = { timeout: 20_000 };
let made: SmallMemory;
let memory: OpenMemory;
let aside: OrganiseAside;
beforeAll(async () => {
  made = await memoryToOrganise(6);
  memory = await OpenMemory.open(made.memory, { offline: true });
});
beforeEach(() => {
  asked.mockClear();
  aside = new OrganiseAside(memory);
});
afterEach(() => aside.close());
afterAll(async () => {
  await memory.close();
  await made.remove();
});

/** Every thread that was asked anything, and whether it lives. */
const threads = () => [...new Set(asked.mock.contexts)] as Worker[];
const living = () => threads().filter(({ threadId }) => threadId !== -1).length;
const due = (n: number) => memory.store.write([putItem(`new-${n}`, { body: `words ${n}` }), organiseDue]);

it('organises again and again in one thread, as if all were read each time', async () => {
  expect(await aside.organise({ waits: false })).toBe(false);
  for (const n of [1, 2, 3]) {
    await due(n);
    expect(await aside.organise({ waits: n === 2 })).toBe(true);
    const found = await organisedState(memory.store);
    await memory.store.write(unorganised);
    await organiseMemory(memory);
    expect(await organisedState(memory.store)).toEqual(found);
  }
  expect([threads().length, living()]).toEqual([1, 1]);
  await aside.close();
  await due(4);
  expect([await aside.organise({ waits: false }), living()]).toEqual([false, 0]);
}, 240_000);

it('keeps one thread of all memories, and that for a while', async () => {
  const [brief, other] = [new OrganiseAside(memory, 50), new OrganiseAside(memory)];
  try {
    await aside.organise({ waits: false });
    await other.organise({ waits: false });
    await expect.poll(() => threads().map(({ threadId }) => threadId < 0), PATIENT).toEqual([true, false]);
    await brief.organise({ waits: false });
    await expect.poll(living, PATIENT).toBe(0);
    await due(5);
    expect(await brief.organise({ waits: false })).toBe(true);
    await wait(50);
    await brief.close();
    expect(living()).toBe(0);
  } finally {
    await brief.close();
    await other.close();
  }
}, 240_000);

it('replaces a thread that dies while it organises, which holds the memory no longer', async () => {
  await due(6);
  const onProgress = () => void threads()[0]?.terminate();
  await expect(aside.organise({ waits: false, onProgress })).rejects.toMatchObject({ code: 'worker-crashed' });
  await (await lockFolder(made.memory, { atOnce: true })).release();
  expect(await aside.organise({ waits: false })).toBe(true);
  expect([threads().length, living()]).toEqual([2, 1]);
  // While it rests, nobody is there to be told.
  await threads()[1]?.terminate();
  await due(7);
  expect(await aside.organise({ waits: false })).toBe(true);
}, 240_000);

it('waits for an import only if it is told to, and then until it is told to stop', async () => {
  await due(8);
  const lock = await lockFolder(made.memory);
  try {
    expect(await aside.organise({ waits: false })).toBe(false);
    const stop = new AbortController();
    const waiting = aside.organise({ waits: true, signal: stop.signal });
    await wait(100);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  } finally {
    await lock.release();
  }
  expect(await aside.organise({ waits: true })).toBe(true);
}, 240_000);
