import { setTimeout as sleep } from 'node:timers/promises';
import { enrich, type RunnableStage } from '../../ingest/enrich.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { organiseDue } from '../items/corrected.ts';
import { lockFolder } from '../lock-folder.ts';
import { requeueStaleStages, rereadWords } from '../models/stage-versions.ts';
import type { OpenMemory } from '../open-memory.ts';
import { observedStage } from '../operations/observed-stage.ts';
import { indexAnew } from './index-anew.ts';
import { isOrganiseDue } from './organise-due.ts';
import { organiseMemory } from './organise-memory.ts';

/** What a worker says of itself while it runs. */
export type WorkerNews =
  | { readonly state: 'working'; readonly stages: readonly string[] }
  | { readonly state: 'idle' }
  /** Another program writes to the memory. */
  | { readonly state: 'waiting' }
  /** A stage waits: a limit is reached, an endpoint is away. */
  | { readonly state: 'paused'; readonly stage: string; readonly message: string }
  | { readonly state: 'draining'; readonly seconds: number };

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

export type WorkerOutcome = { done: number; failed: number; readonly byStage: Record<string, number> };

/** How long the memory is kept from others at a time, and left to them in between. */
const SLICE_MS = 5_000;
const GAP_MS = 300;
/** How long nothing is looked for after nothing was found; longer where something cannot be done now. */
const IDLE_MS = 2_000;
const PAUSED_MS = 30_000;

/**
 * Runs the stages of waiting jobs until told to stop, beside any number of others that do. All of it is done under the
 * memory's lock, a few seconds at a time: what organises or corrects writes whole items, and would write over what a stage
 * has read meanwhile. Errors: `usage` for a stage that this memory does not have.
 */
export async function work(memory: OpenMemory, options: WorkerOptions): Promise<WorkerOutcome> {
  const outcome: WorkerOutcome = { done: 0, failed: 0, byStage: {} };
  const worker = new Worker(memory, options, outcome);
  try {
    await worker.run();
    return outcome;
  } finally {
    worker.close();
  }
}

class Worker {
  readonly #memory: OpenMemory;
  readonly #options: WorkerOptions;
  readonly #outcome: WorkerOutcome;
  readonly #breakOff = new AbortController();
  readonly #paused = new Map<string, string>();
  #drain: NodeJS.Timeout | undefined;
  #state: WorkerNews['state'] | undefined;

  constructor(memory: OpenMemory, options: WorkerOptions, outcome: WorkerOutcome) {
    this.#memory = memory;
    this.#options = options;
    this.#outcome = outcome;
    options.stop.addEventListener('abort', this.#onStop, { once: true });
    if (options.stop.aborted) this.#onStop();
  }

  close(): void {
    this.#options.stop.removeEventListener('abort', this.#onStop);
    clearTimeout(this.#drain);
  }

  async run(): Promise<void> {
    const { stages, once = false, stop } = this.#options;
    if (stages === undefined && !stop.aborted) await this.#locked(() => this.#prepare(), undefined);
    while (!stop.aborted) {
      const did = await this.#round();
      const organised = !stop.aborted && did === 0 && stages === undefined && (await this.#organise());
      if (did > 0 || organised) continue;
      if (once) return;
      this.#say({ state: 'idle' });
      const pause = this.#paused.size > 0 ? PAUSED_MS : IDLE_MS;
      await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
      await this.#memory.reconfigure();
    }
  }

  /** A slice of every stage in turn, so that none keeps the others waiting; how many jobs came to an end, well or not. */
  async #round(): Promise<number> {
    const stages = await this.#stages();
    const waiting = await this.#memory.store.jobs.pending();
    const wanted = stages.filter(({ name }) => (waiting[name] ?? 0) > 0);
    if (wanted.length > 0) this.#say({ state: 'working', stages: wanted.map(({ name }) => name) });
    let did = 0;
    for (const stage of wanted) {
      if (this.#options.stop.aborted) break;
      did += await this.#locked(() => this.#slice(stage), 0);
      await sleep(GAP_MS, undefined, { signal: this.#options.stop }).catch(() => undefined);
    }
    return did;
  }

  async #slice(stage: RunnableStage): Promise<number> {
    const { stop, onProgress } = this.#options;
    const { store } = this.#memory;
    const until = performance.now() + SLICE_MS;
    const ports = { store, jobs: store.jobs, derive: await this.#memory.deriveContext() };
    const { done, failed, paused } = await enrich(ports, [stage], {
      signal: this.#breakOff.signal,
      isEnough: () => stop.aborted || performance.now() > until,
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    this.#outcome.done += done;
    this.#outcome.failed += failed;
    if (done > 0) this.#outcome.byStage[stage.name] = (this.#outcome.byStage[stage.name] ?? 0) + done;
    if (done > 0) await store.write([organiseDue]);
    this.#tellPaused(stage.name, paused[0]?.message);
    return done + failed;
  }

  /** Once for each reason, not with every round. */
  #tellPaused(stage: string, message: string | undefined): void {
    if (message !== undefined && this.#paused.get(stage) !== message)
      this.#options.onNews?.({ state: 'paused', stage, message });
    if (message === undefined) this.#paused.delete(stage);
    else this.#paused.set(stage, message);
  }

  async #stages(): Promise<RunnableStage[]> {
    const { stages: named, concurrency } = this.#options;
    const all = await this.#memory.stages();
    const unknown = named?.filter((name) => !all.some((stage) => stage.name === name)) ?? [];
    if (unknown.length > 0) {
      throw new MadeleineError('usage', `This memory has no stage called ${unknown.join(', ')}.`, {
        action: `Choose among: ${all.map(({ name }) => name).join(', ')}.`,
      });
    }
    return all
      .filter(({ name }) => named?.includes(name) ?? true)
      .map((stage) => observedStage(stage, this.#memory.telemetry, concurrency));
  }

  /** What a newer program reads or indexes otherwise is queued, or done, before anything else. */
  async #prepare(): Promise<void> {
    const { stop, onProgress } = this.#options;
    if ((await rereadWords(this.#memory)) > 0) await this.#memory.store.write([organiseDue]);
    await requeueStaleStages(this.#memory);
    await indexAnew(this.#memory, { isEnough: () => stop.aborted, onProgress });
  }

  async #organise(): Promise<boolean> {
    if (!(await isOrganiseDue(this.#memory.store))) return false;
    return this.#locked(async () => {
      // Another may have done it while this one waited.
      if (!(await isOrganiseDue(this.#memory.store))) return true;
      const { onProgress } = this.#options;
      await organiseMemory(this.#memory, { ...(onProgress === undefined ? {} : { onProgress }) });
      return true;
    }, false);
  }

  /** Told to stop while it waits for the lock, it does without: `otherwise`. */
  async #locked<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    const { stop } = this.#options;
    const onWait = () => this.#say({ state: 'waiting' });
    const options = { forever: true, yields: true, signal: stop, onWait };
    const lock = await lockFolder(this.#memory.folder.path, options).catch((error: unknown) => {
      if (!stop.aborted) throw error;
    });
    if (lock === undefined) return otherwise;
    try {
      return await task();
    } finally {
      lock.release();
    }
  }

  #say(news: WorkerNews): void {
    if (this.#state === news.state) return;
    this.#state = news.state;
    this.#options.onNews?.(news);
  }

  readonly #onStop = (): void => {
    const { drainSeconds } = this.#options;
    this.#say({ state: 'draining', seconds: drainSeconds });
    this.#drain = setTimeout(() => this.#breakOff.abort(), drainSeconds * 1000);
  };
}
