import { setTimeout as sleep } from 'node:timers/promises';
import { type EnrichOutcome, enrich } from '../../ingest/enrich.ts';
import { LEASE_MS } from '../../ports/job-queue.ts';
import { type ProgressListener, WAITING } from '../../ports/progress.ts';
import { organiseDue } from '../items/corrected.ts';
import { lockFolder } from '../lock-folder.ts';
import { requeueStaleStages, rereadWords } from '../models/stage-versions.ts';
import type { OpenMemory } from '../open-memory.ts';
import { indexAnew } from './index-anew.ts';

/** How long the memory is kept from others at a time, and left to them in between. */
const SLICE_MS = 5_000;
const GAP_MS = 300;
/** How often to look whether others have let go of what they had in hand. */
const LOOK_AGAIN_MS = 2_000;

export type WorkOptions = { readonly signal?: AbortSignal; readonly onProgress?: ProgressListener };

/**
 * Does what is pending, a few seconds at a time, so that whoever wants to add or forget need not wait for hours; organising is left
 * due. Stopped, it finishes what is in hand; what is left is for the next time. Returns how many pieces were done.
 */
export async function doPendingWork(memory: OpenMemory, { signal, onProgress }: WorkOptions): Promise<number> {
  const locked = async <T>(work: () => Promise<T>): Promise<T> => {
    const onWait = () => onProgress?.({ stage: WAITING, done: 0 });
    const lock = await lockFolder(memory.folder.path, { forever: true, yields: true, signal, onWait });
    try {
      return await work();
    } finally {
      await lock.release();
    }
  };
  await locked(async () => {
    if ((await rereadWords(memory)) > 0) await markDue(memory);
    await requeueStaleStages(memory);
  });
  while (signal?.aborted !== true) {
    const until = performance.now() + SLICE_MS;
    const isEnough = () => signal?.aborted === true || performance.now() > until;
    if (await locked(() => indexAnew(memory, { isEnough, onProgress }))) break;
    await sleep(GAP_MS);
  }
  let done = 0;
  const all = overall(onProgress);
  for (let moved = performance.now(); signal?.aborted !== true; ) {
    const outcome = await locked(() => slice(memory, signal, all));
    done += outcome.done;
    const isMoving = outcome.done + outcome.failed > 0;
    if (isMoving) moved = performance.now();
    // What failed is tried again by a later slice, three times in all; what waits for something is not waited for here. What
    // a worker had in hand that died is free when its lease has run out; what is held for longer is in good hands.
    if (!isMoving && (outcome.elsewhere === 0 || performance.now() - moved > LEASE_MS)) break;
    if (!isMoving) onProgress?.({ stage: WAITING, done: 0 });
    await sleep(isMoving ? GAP_MS : LOOK_AGAIN_MS, undefined, signal === undefined ? {} : { signal }).catch(
      () => undefined,
    );
  }
  return done;
}

/** Counts of one stage over all slices. */
function overall(onProgress: ProgressListener | undefined): ProgressListener {
  const before = new Map<string, number>();
  const latest = new Map<string, number>();
  return (event) => {
    const last = latest.get(event.stage) ?? 0;
    if (event.done < last || (event.done === 1 && last > 0))
      before.set(event.stage, (before.get(event.stage) ?? 0) + last);
    latest.set(event.stage, event.done);
    const base = before.get(event.stage) ?? 0;
    const { total } = event;
    onProgress?.({ ...event, done: base + event.done, ...(total === undefined ? {} : { total: base + total }) });
  };
}

async function slice(
  memory: OpenMemory,
  signal: AbortSignal | undefined,
  onProgress: ProgressListener,
): Promise<EnrichOutcome> {
  const { store } = memory;
  const until = performance.now() + SLICE_MS;
  const ports = { store, jobs: store.jobs, derive: await memory.deriveContext() };
  const outcome = await enrich(ports, await memory.stages(), {
    isEnough: () => signal?.aborted === true || performance.now() > until,
    onProgress,
    // Nobody waits with the memory locked.
    patienceMilliseconds: 0,
  });
  if (outcome.done > 0) await markDue(memory);
  return outcome;
}

const markDue = ({ store }: OpenMemory): Promise<void> => store.write([organiseDue]);
