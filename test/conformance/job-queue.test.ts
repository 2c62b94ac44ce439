import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClaimedJob, MOST_CRASHES } from '../../src/ports/job-queue.ts';
import { LostClaim } from '../../src/ports/store.ts';
import { implementations, type Opened } from './implementations.ts';
import { idOf, putItem } from './samples.ts';

const job = (item: string, stage = 'ocr', version = 1) => ({ item: idOf(item), stage, version });
const enqueue = (...of: Parameters<typeof job>) => ({ op: 'enqueue', job: job(...of) }) as const;

const withoutClaims = (jobs: readonly ClaimedJob[]) => jobs.map(({ claim: _, ...rest }) => rest);
const tries = (jobs: readonly ClaimedJob[]) => jobs.map(({ item, attempts }) => [item, attempts]);

/** The claimed job of an item. */
function the(item: string, jobs: readonly ClaimedJob[]): ClaimedJob {
  const found = jobs.find((one) => one.item === item);
  if (found === undefined) throw new Error(`${item} was not claimed`);
  return found;
}

let opened: Opened;

async function openWithItems(open: () => Promise<Opened>): Promise<void> {
  opened = await open();
  await opened.store.write(['a', 'b', 'c'].map((id) => putItem(id)));
}

describe.each(implementations)('a queue gives every job to one worker at a time: $name', ({ open }) => {
  beforeEach(() => openWithItems(open));
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
    expect(withoutClaims(await store.jobs.claim(['ocr'], 10))).toEqual([
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
    expect(await jobs.claim(['faces'], 0)).toEqual([]);
    expect(await jobs.pending()).toEqual({ ocr: 3, faces: 1 });
  });

  it('claims of several stages those tried least, by stage and item', async () => {
    const { jobs, write } = { jobs: opened.store.jobs, write: opened.store.write.bind(opened.store) };
    await write([enqueue('b'), enqueue('a', 'faces'), enqueue('c'), enqueue('a')]);
    await jobs.fail(the('a', await jobs.claim(['faces'], 1)), 'corrupt', 'x', 3);
    const claimed = await jobs.claim(['ocr', 'faces', 'ocr'], 10);
    expect(claimed.map(({ stage, item }) => [stage, item])).toEqual([
      ['ocr', 'a'],
      ['ocr', 'b'],
      ['ocr', 'c'],
      ['faces', 'a'],
    ]);
    expect(new Set(claimed.map(({ claim }) => claim)).size).toBe(4);
  });

  it('forgets completed jobs, but not a newer version queued meanwhile', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    const claimed = await store.jobs.claim(['ocr'], 10);
    await store.write([enqueue('a', 'ocr', 2)]);
    expect(await store.jobs.complete(claimed)).toEqual([the('b', claimed)]);
    expect(withoutClaims(await store.jobs.claim(['ocr'], 10))).toEqual([{ ...job('a', 'ocr', 2), attempts: 0 }]);
  });

  it('tries a failed job again, last, and gives up at the limit', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    await store.jobs.fail(the('a', await store.jobs.claim(['ocr'], 1)), 'corrupt', 'no picture', 2);
    const again = await store.jobs.claim(['ocr'], 10);
    expect(tries(again)).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
    await store.jobs.fail(the('a', again), 'timeout', 'too slow', 2);
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
    await store.jobs.fail(the('a', await store.jobs.claim(['faces'], 1)), 'corrupt', 'x', 1);
    await store.jobs.drop('faces');
    expect(await store.jobs.pending()).toEqual({ ocr: 2 });
    expect(await store.jobs.failures()).toEqual([]);
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
    const claimed = await store.jobs.claim(['ocr'], 10);
    await store.jobs.fail(the('a', claimed), 'corrupt', 'no picture', 1);
    await store.jobs.fail(the('b', claimed), 'timeout', 'too slow', 2);
    expect(await store.jobs.unfinished(['ocr', 'faces'])).toEqual({ failed: 2, waiting: 0 });
    expect(await store.jobs.unfinished(['film'])).toEqual({ failed: 0, waiting: 1 });
    expect(await store.jobs.unfinished([])).toEqual({ failed: 0, waiting: 0 });
    expect(await store.jobs.retry()).toBe(1);
    expect(await store.jobs.retry()).toBe(0);
    expect(await store.jobs.failures()).toEqual([]);
    const again = await store.jobs.claim(['ocr'], 10);
    expect(tries(again)).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    // Until it is done it counts as failed; a newer version of the stage has not looked yet.
    await store.jobs.complete([the('a', again)]);
    expect(await store.jobs.unfinished(['ocr'])).toEqual({ failed: 1, waiting: 0 });
    await store.write([enqueue('b', 'ocr', 2)]);
    expect(await store.jobs.unfinished(['ocr'])).toEqual({ failed: 0, waiting: 1 });
  });
});

/** A lease that runs out at once, so that nobody need wait for it. */
const SHORT = { leaseMilliseconds: 0 };

describe.each(implementations)('a claim is a lease: $name', ({ open }) => {
  beforeEach(() => openWithItems(open));
  afterEach(() => opened.end());

  it('is given out again when it has run out, under another fence and after what was not tried', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    const [first] = await store.jobs.claim(['ocr'], 1, SHORT);
    const again = await store.jobs.claim(['ocr'], 10);
    expect(tries(again)).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
    expect(the('a', again).claim).not.toBe(first?.claim);
    expect(await store.jobs.claim(['ocr'], 10)).toEqual([]);
  });

  it('holds for longer when it is renewed, and as long as nobody else was given the job', async () => {
    const { store } = opened;
    await store.write([enqueue('a'), enqueue('b')]);
    const claimed = await store.jobs.claim(['ocr'], 10, SHORT);
    expect(await store.jobs.renew(claimed)).toEqual(claimed);
    expect(await store.jobs.claim(['ocr'], 10)).toEqual([]);
    expect(await store.jobs.renew([the('b', claimed)], 0)).toEqual([the('b', claimed)]);
    expect(tries(await store.jobs.claim(['ocr'], 10))).toEqual([['b', 1]]);
    expect(await store.jobs.renew(claimed)).toEqual([the('a', claimed)]);
    expect(await store.jobs.complete(claimed)).toEqual([the('a', claimed)]);
    expect(await store.jobs.pending()).toEqual({ ocr: 1 });
  });

  it('lets a worker that stalled say nothing of a job that another one has', async () => {
    const { store } = opened;
    await store.write([enqueue('a')]);
    const stalled = the('a', await store.jobs.claim(['ocr'], 1, SHORT));
    const current = the('a', await store.jobs.claim(['ocr'], 1));
    expect(await store.jobs.renew([stalled])).toEqual([]);
    expect(await store.jobs.complete([stalled])).toEqual([]);
    await store.jobs.fail(stalled, 'corrupt', 'x', 1);
    await store.jobs.release([stalled]);
    const written = store.write([putItem('d'), { op: 'finishJob', job: stalled }, putItem('e')]);
    await expect(written).rejects.toBeInstanceOf(LostClaim);
    expect(await store.items([idOf('d'), idOf('e')])).toEqual([]);
    expect(await store.jobs.failures()).toEqual([]);
    expect(await store.jobs.claim(['ocr'], 1)).toEqual([]);
    await store.write([putItem('d'), { op: 'finishJob', job: current }]);
    expect((await store.item(idOf('d')))?.id).toBe('d');
    expect(await store.jobs.pending()).toEqual({});
  });

  const ends: readonly (readonly [string, (held: ClaimedJob) => Promise<unknown>])[] = [
    ['done', (held) => opened.store.jobs.complete([held])],
    ['given back', (held) => opened.store.jobs.release([held])],
    ['failed', (held) => opened.store.jobs.fail(held, 'corrupt', 'x', 3)],
    ['replaced by a newer version', () => opened.store.write([enqueue('a', 'ocr', 2)])],
    ['dropped', () => opened.store.jobs.drop('ocr')],
    ['gone with its item', () => opened.store.write([{ op: 'deleteItem', id: idOf('a') }])],
  ];

  it.each(ends)('ends when the job is %s', async (_, end) => {
    const { store } = opened;
    await store.write([enqueue('a')]);
    const held = the('a', await store.jobs.claim(['ocr'], 1));
    await end(held);
    expect(await store.jobs.renew([held])).toEqual([]);
    await expect(store.write([putItem('b', { body: 'new' }), { op: 'finishJob', job: held }])).rejects.toThrow(
      LostClaim,
    );
    expect((await store.item(idOf('b')))?.body?.text).toBe('');
    const left = await store.jobs.pending();
    await store.jobs.fail(held, 'timeout', 'x', 1);
    await store.jobs.release([held]);
    expect(await store.jobs.complete([held])).toEqual([]);
    expect(await store.jobs.pending()).toEqual(left);
    expect(await store.jobs.failures()).toEqual([]);
  });

  it('is not guessed: another fence finishes nothing', async () => {
    const { store } = opened;
    await store.write([enqueue('a')]);
    const held = the('a', await store.jobs.claim(['ocr'], 1));
    const forged = { op: 'finishJob', job: { ...held, claim: `${held.claim}x` } } as const;
    await expect(store.write([forged])).rejects.toBeInstanceOf(LostClaim);
    await expect(
      store.write([
        { op: 'finishJob', job: held },
        { op: 'finishJob', job: held },
      ]),
    ).rejects.toThrow(LostClaim);
    await store.write([{ op: 'finishJob', job: held }]);
  });

  it('gives up what ended no matter how often it was begun, and takes it up when somebody repairs', async () => {
    const { store } = opened;
    await store.write([enqueue('a')]);
    for (let crash = 0; crash < MOST_CRASHES; crash += 1) {
      expect(tries(await store.jobs.claim(['ocr'], 1, SHORT))).toEqual([['a', crash]]);
    }
    expect(await store.jobs.claim(['ocr'], 1)).toEqual([]);
    expect(await store.jobs.failures()).toMatchObject([{ ...job('a'), code: 'worker-crashed' }]);
    expect(await store.jobs.unfinished(['ocr'])).toEqual({ failed: 1, waiting: 0 });
    expect(await store.jobs.retry()).toBe(1);
    expect(tries(await store.jobs.claim(['ocr'], 1))).toEqual([['a', 0]]);
  });
});
