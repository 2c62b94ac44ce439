import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { enrich, type RunnableStage, type StageYield } from '../../src/ingest/enrich.ts';
import type { MemoryItem } from '../../src/memory/item.ts';
import { reading } from '../../src/memory/reading.ts';
import { LEASE_MS } from '../../src/ports/job-queue.ts';
import type { Store } from '../../src/ports/store.ts';
import { temporaryFolder } from './implementations.ts';
import { idOf, putItem, queryOf } from './samples.ts';

let folder: string;
let one: Store;
let other: Store;
beforeEach(async () => {
  folder = temporaryFolder();
  one = await openSqliteStore(join(folder, 'memory.db'));
  other = await openSqliteStore(join(folder, 'memory.db'));
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([one.close(), other.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const queued = (item: string, stage: string) =>
  ({ op: 'enqueue', job: { item: idOf(item), stage, version: 1 } }) as const;

const derive = { geocoder: undefined, ownReadings: async () => ({ readings: [] }) };
const worker = (store: Store, stage: RunnableStage, options = {}) =>
  enrich({ store, jobs: store.jobs, derive }, [stage], options);

const stageOf = (name: string, run: RunnableStage['run']): RunnableStage => ({
  name,
  version: 1,
  concurrency: 1,
  wants: () => true,
  run,
});
const tagged = (stage: string, tag: string): StageYield => ({
  readings: [
    reading('tags', [{ name: tag, source: 'perception' }], { kind: 'inferred', by: `${stage}.test`, version: 1 }),
  ],
});
const tagsOf = async (id: string) => (await one.item(idOf(id)))?.tags?.map(({ name }) => name).sort();

/** A stage whose first run waits to be told to go on; `begun` resolves when it waits. */
function heldStage(name: string, tag: string) {
  const [begun, go] = [Promise.withResolvers<AbortSignal>(), Promise.withResolvers<void>()];
  let runs = 0;
  const stage = stageOf(name, async (_: MemoryItem, signal) => {
    runs += 1;
    begun.resolve(signal);
    await go.promise;
    signal.throwIfAborted();
    return tagged(name, tag);
  });
  return { stage, begun: begun.promise, go: go.resolve, runs: () => runs };
}

describe('workers that overlap on one item', () => {
  it('both keep what they found, and neither looks twice', async () => {
    await one.write([putItem('a'), queued('a', 'slow'), queued('a', 'quick')]);
    const slow = heldStage('slow', 'dog');
    const working = worker(one, slow.stage);
    await slow.begun;
    expect(
      await worker(
        other,
        stageOf('quick', async () => tagged('quick', 'beach')),
      ),
    ).toMatchObject({ done: 1 });
    slow.go();
    expect(await working).toMatchObject({ done: 1, failed: 0 });
    expect(await tagsOf('a')).toEqual(['beach', 'dog']);
    expect(slow.runs()).toBe(1);
    expect(await one.jobs.pending()).toEqual({});
    for (const word of ['beach', 'dog']) expect((await one.rank(queryOf([word]))).map(({ id }) => id)).toEqual(['a']);
  });

  it('leave an item deleted that was deleted meanwhile, with what was found beside it', async () => {
    await one.write([putItem('a'), queued('a', 'slow')]);
    const slow = heldStage('slow', 'dog');
    const run: RunnableStage['run'] = async (item, signal) => ({
      ...(await slow.stage.run(item, signal)),
      records: [{ op: 'putRecord', kind: 'stage', id: 'found', value: { name: 'found', version: 1 } }],
    });
    const working = worker(one, stageOf('slow', run));
    await slow.begun;
    await other.write([{ op: 'deleteItem', id: idOf('a') }]);
    slow.go();
    expect(await working).toMatchObject({ done: 0, failed: 0, elsewhere: 0 });
    expect(await one.item(idOf('a'))).toBeUndefined();
    expect(await one.record('stage', 'found')).toBeUndefined();
  });

  it('write nothing of a stage that was switched off meanwhile', async () => {
    await one.write([putItem('a'), queued('a', 'slow')]);
    const slow = heldStage('slow', 'dog');
    const working = worker(one, slow.stage);
    await slow.begun;
    await other.jobs.drop('slow');
    slow.go();
    expect(await working).toMatchObject({ done: 0, failed: 0 });
    expect(await tagsOf('a')).toBeUndefined();
  });
});

describe('a worker that holds a job', () => {
  it('keeps it for as long as it works', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await one.write([putItem('a'), queued('a', 'slow')]);
    const slow = heldStage('slow', 'dog');
    const working = worker(one, slow.stage);
    await slow.begun;
    for (let lease = 0; lease < 5; lease += 1) {
      await vi.advanceTimersByTimeAsync(LEASE_MS);
      expect(await other.jobs.claim(['slow'], 1)).toEqual([]);
    }
    slow.go();
    expect(await working).toMatchObject({ done: 1 });
    expect(await tagsOf('a')).toEqual(['dog']);
    expect(vi.getTimerCount(), 'no heartbeat goes on').toBe(0);
  });

  it('drops its result when it stalled and another worker was given the job', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await one.write([putItem('a'), queued('a', 'slow')]);
    const stalled = heldStage('slow', 'cat');
    const working = worker(one, stalled.stage, { patienceMilliseconds: 0 });
    await stalled.begun;
    vi.setSystemTime(Date.now() + LEASE_MS + 1);
    expect(
      await worker(
        other,
        stageOf('slow', async () => tagged('slow', 'dog')),
      ),
    ).toMatchObject({ done: 1 });
    stalled.go();
    expect(await working).toMatchObject({ done: 0, failed: 0 });
    expect(await tagsOf('a')).toEqual(['dog']);
  });

  it('is told when another worker was given the job, and does that one no harm by ending in an error', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await one.write([putItem('a'), queued('a', 'slow')]);
    const stalled = heldStage('slow', 'cat');
    const working = worker(one, stalled.stage, { patienceMilliseconds: 0 });
    const signal = await stalled.begun;
    vi.setSystemTime(Date.now() + LEASE_MS + 1);
    const [current] = await other.jobs.claim(['slow'], 1);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
    expect(signal.aborted).toBe(true);
    stalled.go();
    expect(await working).toMatchObject({ done: 0, failed: 0, elsewhere: 1 });
    expect(current === undefined ? [] : await other.jobs.renew([current])).toEqual([current]);
  });
});

describe('what another worker has in hand', () => {
  it('is done when that one died, once its lease has run out', async () => {
    await one.write([...['a', 'b', 'c'].flatMap((id) => [putItem(id), queued(id, 'quick')])]);
    await other.jobs.claim(['quick'], 2, { leaseMilliseconds: 200 });
    const done = await worker(
      one,
      stageOf('quick', async () => tagged('quick', 'beach')),
    );
    expect(done).toMatchObject({ done: 3, failed: 0, elsewhere: 0 });
    expect(await one.jobs.pending()).toEqual({});
  });

  it('is left to it while it is alive, and told of', async () => {
    await one.write([...['a', 'b', 'c'].flatMap((id) => [putItem(id), queued(id, 'quick')])]);
    await other.jobs.claim(['quick'], 2);
    const quick = stageOf('quick', async () => tagged('quick', 'beach'));
    expect(await worker(one, quick, { patienceMilliseconds: 0 })).toMatchObject({ done: 1, elsewhere: 2 });
  });

  it('is not taken for such when it only failed in this run', async () => {
    await one.write([...['a', 'b', 'c'].flatMap((id) => [putItem(id), queued(id, 'torn')])]);
    const torn = stageOf('torn', () => Promise.reject(new Error('torn')));
    expect(await worker(one, torn)).toMatchObject({ failed: 3, elsewhere: 0 });
  });
});
