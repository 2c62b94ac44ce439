import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { implementations, type Opened } from './implementations.ts';
import { idOf, putItem } from './samples.ts';

const job = (item: string, stage = 'ocr', version = 1) => ({ item: idOf(item), stage, version });
const enqueue = (...of: Parameters<typeof job>) => ({ op: 'enqueue', job: job(...of) }) as const;

describe.each(implementations)('a queue gives every job to one worker at a time: $name', ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
    await opened.store.write(['a', 'b', 'c'].map((id) => putItem(id)));
  });
  afterEach(() => opened.end());

  it('queues a job once, and a newer version in place of the older', async () => {
    const { store } = opened;
    await store.write([
      enqueue('a'),
      enqueue('a'),
      enqueue('b', 'ocr', 2),
      enqueue('b', 'ocr', 1),
      enqueue('a', 'ocr', 3),
    ]);
    expect(await store.jobs.pending()).toEqual({ ocr: 2 });
    expect(await store.jobs.claim(['ocr'], 10)).toEqual([
      { ...job('a', 'ocr', 3), attempts: 0 },
      { ...job('b', 'ocr', 2), attempts: 0 },
    ]);
  });

  it('claims in a fixed order, only the stages asked, no job twice', async () => {
    const { jobs, write } = { jobs: opened.store.jobs, write: opened.store.write.bind(opened.store) };
    await write([enqueue('b'), enqueue('a', 'faces'), enqueue('c'), enqueue('a')]);
    expect((await jobs.claim(['ocr'], 2)).map((claimed) => claimed.item)).toEqual(['a', 'b']);
    expect((await jobs.claim(['ocr'], 2)).map((claimed) => claimed.item)).toEqual(['c']);
    expect(await jobs.claim(['ocr', 'nothing'], 2)).toEqual([]);
    expect(await jobs.claim([], 2)).toEqual([]);
    expect(await jobs.pending()).toEqual({ ocr: 3, faces: 1 });
  });

  it('forgets completed jobs, but not a newer version queued meanwhile', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    const claimed = await store.jobs.claim(['ocr'], 10);
    await store.write([enqueue('a', 'ocr', 2)]);
    await store.jobs.complete(claimed);
    expect(await store.jobs.claim(['ocr'], 10)).toEqual([{ ...job('a', 'ocr', 2), attempts: 0 }]);
  });

  it('tries a failed job again, last, and gives up at the limit', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    const [first] = await store.jobs.claim(['ocr'], 1);
    await store.jobs.fail(first ?? job('a'), 'corrupt', 'no picture', 2);
    expect((await store.jobs.claim(['ocr'], 10)).map(({ item, attempts }) => [item, attempts])).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
    await store.jobs.fail(job('a'), 'timeout', 'too slow', 2);
    expect(await store.jobs.failures()).toMatchObject([{ ...job('a'), code: 'timeout', message: 'too slow' }]);
    expect(await store.jobs.claim(['ocr'], 10)).toEqual([]);
    expect((await store.counts()).failedJobs).toBe(1);
    await store.write([enqueue('a')]);
    expect(await store.jobs.pending()).toEqual({ ocr: 1 });
    await store.write([enqueue('a', 'ocr', 2)]);
    expect(await store.jobs.pending()).toEqual({ ocr: 2 });
    expect(await store.jobs.failures()).toEqual([]);
  });

  it('drops all work of one stage', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b'), enqueue('a', 'faces'), enqueue('b', 'faces')]);
    await store.jobs.claim(['faces'], 1);
    await store.jobs.fail(job('a', 'faces'), 'corrupt', 'x', 1);
    await store.jobs.drop('faces');
    expect(await store.jobs.pending()).toEqual({ ocr: 2 });
    expect(await store.jobs.failures()).toEqual([]);
  });

  it('leaves a newer version alone when the older one fails or is given back', async () => {
    const { store } = opened;
    await store.write([enqueue('a')]);
    await store.jobs.claim(['ocr'], 1);
    await store.write([enqueue('a', 'ocr', 2)]);
    await store.jobs.claim(['ocr'], 1);
    await store.jobs.fail(job('a'), 'corrupt', 'x', 1);
    await store.jobs.release([job('a')]);
    expect(await store.jobs.failures()).toEqual([]);
    expect(await store.jobs.claim(['ocr'], 1)).toEqual([]);
  });

  it('takes jobs back unharmed', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    await store.jobs.release(await store.jobs.claim(['ocr'], 10));
    expect((await store.jobs.claim(['ocr'], 10)).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  it('tells what could not be done from what was not begun, and gives up work another chance', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('a', 'faces'), enqueue('b'), enqueue('c', 'film')]);
    expect(await store.jobs.unfinished(['ocr', 'faces'])).toEqual({ failed: 0, waiting: 2 });
    await store.jobs.claim(['ocr'], 10);
    await store.jobs.fail(job('a'), 'corrupt', 'no picture', 1);
    await store.jobs.fail(job('b'), 'timeout', 'too slow', 2);
    expect(await store.jobs.unfinished(['ocr', 'faces'])).toEqual({ failed: 2, waiting: 0 });
    expect(await store.jobs.unfinished(['film'])).toEqual({ failed: 0, waiting: 1 });
    expect(await store.jobs.unfinished([])).toEqual({ failed: 0, waiting: 0 });
    expect(await store.jobs.retry()).toBe(1);
    expect(await store.jobs.retry()).toBe(0);
    expect(await store.jobs.failures()).toEqual([]);
    expect((await store.jobs.claim(['ocr'], 10)).map(({ item, attempts }) => [item, attempts])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    // Until it is done it counts as failed; a newer version of the stage has not looked yet.
    await store.jobs.complete([job('a')]);
    expect(await store.jobs.unfinished(['ocr'])).toEqual({ failed: 1, waiting: 0 });
    await store.write([enqueue('b', 'ocr', 2)]);
    expect(await store.jobs.unfinished(['ocr'])).toEqual({ failed: 0, waiting: 1 });
  });
});
