import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailbox, put } from '../../../test/end-to-end/made-input.ts';
import type { RunnableStage } from '../../ingest/enrich.ts';
import type { ItemId } from '../../memory/ids.ts';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import type { Change } from '../../ports/store.ts';
import { add } from '../import/add.ts';
import { lockFolder } from '../lock-folder.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { type WorkerNews, type WorkerOptions, work } from './worker.ts';

const ITEMS = 40;
const quiet = { ocr: { enabled: false }, perception: { enabled: false } };
let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-worker-'));
  await put(join(base, 'input'), 'box.mbox', mailbox(ITEMS));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), quiet);
  await add(memory, [join(base, 'input')], { as: 'auto' });
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

type Ran = { readonly stage: string; readonly item: ItemId };

/** A stage that says what it was run on, as long as `hold` takes. */
function stage(
  name: string,
  ran: Ran[],
  hold: (signal?: AbortSignal) => Promise<void> = async () => undefined,
): RunnableStage {
  return {
    name,
    version: 1,
    concurrency: 2,
    wants: () => true,
    async run(item, signal) {
      ran.push({ stage: name, item: item.id });
      await hold(signal);
      return { readings: [reading('caption', `seen by ${name}`, observed(`${name}.1`))] };
    },
  };
}

/** Gives a memory stages of the test's own, and queues them for every item. */
async function withStages(opened: OpenMemory, stages: readonly RunnableStage[], queued = true): Promise<void> {
  opened.stages = async () => [...stages];
  if (!queued) return;
  const ids = await opened.store.match({ any: [], none: [] });
  const changes = stages.flatMap(({ name, version }) =>
    ids.map((item): Change => ({ op: 'enqueue', job: { item, stage: name, version } })),
  );
  await opened.store.write(changes);
}

const options = (more: Partial<WorkerOptions> = {}): WorkerOptions => ({
  stop: new AbortController().signal,
  drainSeconds: 10,
  once: true,
  ...more,
});

it('does every job once, whatever the stage, and ends when nothing is left', async () => {
  const ran: Ran[] = [];
  await withStages(memory, [stage('one', ran), stage('two', ran)]);
  const news: WorkerNews['state'][] = [];
  const outcome = await work(memory, options({ onNews: ({ state }) => void news.push(state) }));
  expect(outcome).toMatchObject({ failed: 0, byStage: { one: ITEMS, two: ITEMS } });
  expect(new Set(ran.map((one) => `${one.stage} ${one.item}`)).size).toBe(ran.length);
  expect(await memory.store.jobs.pending()).toEqual({});
  expect(news).toEqual(['working']);
});

it('leaves the stages that it was not given to others, and says what stages there are', async () => {
  const ran: Ran[] = [];
  await withStages(memory, [stage('one', ran), stage('two', ran)]);
  await work(memory, options({ stages: ['two'] }));
  expect(await memory.store.jobs.pending()).toEqual({ one: ITEMS });
  await expect(work(memory, options({ stages: ['three'] }))).rejects.toMatchObject({
    code: 'usage',
    action: 'Choose among: one, two.',
  });
});

it('shares the work with another worker: no job is done twice', async () => {
  const ran: Ran[] = [];
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  await withStages(memory, [stage('one', ran, pause)]);
  const other = await OpenMemory.open(join(base, 'memory'), quiet);
  const others: Ran[] = [];
  await withStages(other, [stage('one', others, pause)], false);
  await Promise.all([work(memory, options({ stages: ['one'] })), work(other, options({ stages: ['one'] }))]);
  await other.close();
  const all = [...ran, ...others].map(({ item }) => item);
  expect(new Set(all).size).toBe(ITEMS);
  expect(all).toHaveLength(ITEMS);
});

it('runs no stage while another program writes to the memory, and goes on after it', async () => {
  const ran: Ran[] = [];
  await withStages(memory, [stage('one', ran)]);
  const lock = await lockFolder(join(base, 'memory'));
  const waits = Promise.withResolvers<void>();
  const working = work(
    memory,
    options({ stages: ['one'], onNews: ({ state }) => void (state === 'waiting' && waits.resolve()) }),
  );
  await waits.promise;
  expect(ran).toEqual([]);
  lock.release();
  expect((await working).done).toBe(ITEMS);
});

it('runs a stage on as many items at a time as it was told', async () => {
  let [now, most] = [0, 0];
  const counted = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
  };
  await withStages(memory, [stage('one', [], counted)]);
  await work(memory, options({ concurrency: 5 }));
  expect(most).toBe(5);
});

it('finishes what is in hand when it is told to stop, and begins nothing more', async () => {
  const stop = new AbortController();
  const ran: Ran[] = [];
  const hold = async () => {
    stop.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await withStages(memory, [stage('one', ran, hold)]);
  const news: WorkerNews['state'][] = [];
  const outcome = await work(
    memory,
    options({ once: false, stop: stop.signal, onNews: ({ state }) => void news.push(state) }),
  );
  expect(outcome.done).toBe(ran.length);
  expect(ran.length).toBeLessThanOrEqual(2);
  expect(await memory.store.jobs.pending()).toEqual({ one: ITEMS - ran.length });
  expect(news).toEqual(['working', 'draining']);
  // Whatever it held and did not begin is there for the next.
  expect(await memory.store.jobs.claim(['one'], ITEMS)).toHaveLength(ITEMS - ran.length);
});

it('gives back what does not finish within the time to drain', async () => {
  const stop = new AbortController();
  const hold = (signal?: AbortSignal) =>
    new Promise<void>((_, reject) => {
      stop.abort();
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  await withStages(memory, [stage('one', [], hold)]);
  const outcome = await work(memory, options({ once: false, stop: stop.signal, drainSeconds: 0 }));
  expect(outcome.done).toBe(0);
  expect(await memory.store.jobs.failures()).toEqual([]);
  expect(await memory.store.jobs.claim(['one'], ITEMS)).toHaveLength(ITEMS);
});

it('waits for work until it is told to stop', async () => {
  const stop = new AbortController();
  await withStages(memory, [], false);
  const outcome = await work(
    memory,
    options({ once: false, stop: stop.signal, onNews: ({ state }) => void (state === 'idle' && stop.abort()) }),
  );
  expect(outcome).toEqual({ done: 0, failed: 0, byStage: {} });
});
