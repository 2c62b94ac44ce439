import { setTimeout as sleep } from 'node:timers/promises';
import { isMadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { OpenMemory } from '../open-memory.ts';
import { MemoryWorker, type WorkerNews, type WorkerOutcome } from './memory-worker.ts';

export type { WorkerNews, WorkerOutcome } from './memory-worker.ts';

export type WorkerOptions = {
  /** Only these stages, and nothing else; absent: every stage, and what concerns the memory as a whole. */
  readonly stages?: readonly string[] | undefined;
  /** How many items a stage is run on at a time; absent: what each stage says. */
  readonly concurrency?: number | undefined;
  /** Ends when nothing is left that can be done now. */
  readonly once?: boolean;
  /** From then on nothing more is begun. */
  readonly stop: AbortSignal;
  /** How long what is in hand may then take, before it is broken off and goes back to the queue; in seconds. */
  readonly drainSeconds: number;
  readonly onProgress?: ProgressListener;
  readonly onNews?: (news: WorkerNews) => void;
};

/** How long the memory is kept from others at a time. */
const SLICE_MS = 5_000;
/** How long nothing is looked for after nothing was found; longer where something cannot be done now. */
const IDLE_MS = 2_000;
const PAUSED_MS = 30_000;

/**
 * Runs the stages of waiting jobs until told to stop, beside any number of others that do. A database that goes away is
 * waited for. Errors: `usage` for a stage that this memory does not have; with `once`, any.
 */
export async function work(memory: OpenMemory, options: WorkerOptions): Promise<WorkerOutcome> {
  return draining(options, async ({ breakOff, say }) => {
    const outcome: WorkerOutcome = { done: 0, failed: 0, byStage: {} };
    const { stages, concurrency, once = false, stop, onProgress } = options;
    const own = { stages, concurrency, stop, breakOff, onProgress, outcome, say, sliceMilliseconds: SLICE_MS };
    const worker = new MemoryWorker(memory, own);
    const patiently = once ? <T>(task: () => Promise<T>) => task() : patient(stop, say);
    let isPrepared = false;
    while (!stop.aborted) {
      const did = await patiently(async () => {
        if (!isPrepared) isPrepared = await worker.prepare();
        return worker.round();
      });
      if (did === true) continue;
      if (once) break;
      if (did === false) say({ state: 'idle' });
      const pause = worker.isPaused ? PAUSED_MS : IDLE_MS;
      await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
      await patiently(() => memory.reconfigure());
    }
    return outcome;
  });
}

type Draining = { readonly breakOff: AbortSignal; readonly say: (news: WorkerNews) => void };

/** Runs what works with a signal by which what is in hand is broken off some time after it was told to stop. */
export async function draining<T>(
  { stop, drainSeconds, onNews }: Pick<WorkerOptions, 'stop' | 'drainSeconds' | 'onNews'>,
  run: (within: Draining) => Promise<T>,
): Promise<T> {
  const breakOff = new AbortController();
  let state: WorkerNews['state'] | undefined;
  let drain: NodeJS.Timeout | undefined;
  const say = (news: WorkerNews): void => {
    // A state is told once, but each stage that pauses and each memory that is skipped for itself.
    const isOfOne = news.state === 'paused' || news.state === 'skipped';
    if (state === news.state && !isOfOne) return;
    if (!isOfOne) state = news.state;
    onNews?.(news);
  };
  const onStop = (): void => {
    say({ state: 'draining', seconds: drainSeconds });
    drain = setTimeout(() => breakOff.abort(), drainSeconds * 1000);
  };
  stop.addEventListener('abort', onStop, { once: true });
  if (stop.aborted) onStop();
  try {
    return await run({ breakOff: breakOff.signal, say });
  } finally {
    stop.removeEventListener('abort', onStop);
    clearTimeout(drain);
  }
}

/** Does something; where the database is away, says so, and does it another time: undefined. */
export function patient(stop: AbortSignal, say: Draining['say']) {
  return async <T>(task: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await task();
    } catch (error) {
      if (stop.aborted || !isMadeleineError(error) || error.code !== 'unreachable') throw error;
      say({ state: 'unreachable', message: error.message });
      return undefined;
    }
  };
}
