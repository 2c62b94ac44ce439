import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { add } from '../import/add.ts';
import { requeueStaleStages } from '../models/stage-versions.ts';
import { OpenMemory } from '../open-memory.ts';
import { ask } from '../search/ask.ts';
import { search } from '../search/search.ts';
import { doctor } from '../settings/doctor.ts';
import { status } from '../settings/status.ts';
import { unseen } from './unseen.ts';

let small: SmallMemory;
let memory: OpenMemory;
const now = '2024-03-15T12:00:00';
const flags = { offline: true, quiet: true, ocr: { enabled: false }, perception: { enabled: false } } as const;

beforeAll(async () => {
  small = await smallMemory(async (input) => {
    for (const [i, day] of ['2023:05:07', '2023:05:08', '2023:06:01'].entries())
      await put(input, `p${i}.jpg`, await picture(40 * i + 1, `${day} 15:0${i}:00`));
  });
  memory = await OpenMemory.open(small.memory, flags);
}, 60_000);
afterAll(async () => {
  await memory.close();
  await small.remove();
});

const remarksOf = async (words: string) => (await search(memory, words, { now })).remarks;
const notesOf = async (words: string) => (await ask(memory, words, { now })).notes;
const queue = async (at: number) => {
  const item = (await Array.fromAsync(memory.store.scan()))[at]?.id;
  if (item === undefined) throw new Error('no such picture');
  const job = { item, stage: 'sights', version: 1 };
  await memory.store.write([{ op: 'enqueue', job }]);
  return job;
};

/** Gives up the first of the pictures that wait. */
async function failFirst(): Promise<void> {
  const { jobs } = memory.store;
  const [first] = await jobs.claim(['sights'], 1);
  if (first === undefined) throw new Error('nothing was queued');
  await jobs.fail(first, 'perception-failed', 'no number', 1);
}

describe('pictures that were not looked at', () => {
  it('are none where each was looked at, whatever it showed', async () => {
    expect(await unseen(memory)).toEqual({ failed: 0, waiting: 0 });
    expect(await remarksOf('photos without a dog')).toBeUndefined();
  });

  it('are told of where something is not to be seen: first those that wait', async () => {
    await queue(0);
    await queue(1);
    expect(await remarksOf('photos without a dog')).toEqual([
      'Of the pictures and videos, 2 have not been analysed yet; the results may be incomplete or wrong.',
    ]);
    expect((await status(memory)).notLookedAt).toBe(0);
  });

  it('and then, apart, those that could not be looked at', async () => {
    await failFirst();
    expect(await unseen(memory)).toEqual({ failed: 1, waiting: 1 });
    const words = '1 could not be analysed and 1 has not been analysed yet';
    expect((await remarksOf('photos without a dog'))?.join()).toContain(words);
    expect((await notesOf('which photos are without a dog?')).join()).toContain(words);
    expect(await remarksOf('没有狗的照片')).toEqual(['照片和视频中有1个无法查看、1个尚未查看，可能有误列。']);
    expect(await remarksOf('photos from May 2023')).toBeUndefined();
    expect(await status(memory)).toMatchObject({ notLookedAt: 1, pending: 1 });
    expect(await add(memory, [], { as: 'auto' })).toMatchObject({ notLookedAt: 1 });
  });

  it('are tried again by another version of the program, once, and when somebody repairs', async () => {
    const { store } = memory;
    await requeueStaleStages(memory);
    expect(await store.jobs.failures()).toHaveLength(1);
    const value = { name: 'program', version: 1 };
    await store.write([{ op: 'putRecord', kind: 'stage', id: 'program', value }]);
    await requeueStaleStages(memory);
    expect(await store.jobs.failures()).toEqual([]);
    expect(await unseen(memory)).toEqual({ failed: 1, waiting: 1 });
    await failFirst();
    await requeueStaleStages(memory);
    expect(await store.jobs.failures()).toHaveLength(1);
    const { checks } = await doctor(memory, true);
    expect(checks.find(({ name }) => name === 'work')).toMatchObject({ state: 'repaired' });
    expect(await store.jobs.failures()).toEqual([]);
  });
});
