import { setTimeout as sleep } from 'node:timers/promises';
import { enrich, type RunnableStage } from '../../ingest/enrich.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { organiseDue } from '../items/corrected.ts';
import { lockFolder } from '../lock-folder.ts';
import { requeueStaleStages, rereadWords } from '../models/stage-versions.ts';
import type { OpenMemory } from '../open-memory.ts';
import { observedStage } from '../operations/observed-stage.ts';
import { indexAnew } from './index-anew.ts';
import { isIndexDue } from './index-due.ts';
import { KeptViews } from './kept-views.ts';
import { isOrganiseDue } from './organise-due.ts';
import { organiseMemory } from './organise-memory.ts';
import { doQueuedImport, queuedImports } from './queued-imports.ts';

/** What a worker says of itself while it runs. */
export type WorkerNews =
  | { readonly state: 'working'; readonly stages: readonly string[] }
  | { readonly state: 'idle' }
  /** Another program writes to the memory. */
  | { readonly state: 'waiting' }
  /** A stage waits: a limit is reached, an endpoint is away. */
  | { readonly state: 'paused'; readonly stage: string; readonly message: string }
  /** One of several memories cannot be opened or written to; it is tried again. */
  | { readonly state: 'skipped'; readonly memory: string; readonly message: string }
  /** The database is away; it is tried again. */
  | { readonly state: 'unreachable'; readonly message: string }
  | { readonly state: 'draining'; readonly seconds: number };

export type WorkerOutcome = { done: number; failed: number; readonly byStage: Record<string, number> };

export type MemoryWorkerOptions = {
  /** Only these stages, and nothing else; absent: every stage, and what concerns the memory as a whole. */
  readonly stages?: readonly string[] | undefined;
  /** How many items a stage is run on at a time; absent: what each stage says. */
  readonly concurrency?: number | undefined;
  /** From then on nothing more is begun. */
  readonly stop: AbortSignal;
  /** From then on what is in hand is broken off. */
  readonly breakOff: AbortSignal;
  /** How long the memory is kept from others at a time. */
  readonly sliceMilliseconds: number;
  /** Leaves a memory that another program writes to for later; else waits. */
  readonly atOnce?: boolean;
  readonly outcome: WorkerOutcome;
  readonly onProgress?: ProgressListener | undefined;
  readonly say: (news: WorkerNews) => void;
};

/** What an import is called where stages are named. */
const IMPORT = 'import';
/** How long the memory is left to others between two slices. */
const GAP_MS = 300;

/**
 * What a worker does with one memory. All of it is done under the memory's lock, a few seconds at a time: what organises or
 * corrects writes whole items, and would write over what a stage has read meanwhile.
 */
export class MemoryWorker {
  readonly memory: OpenMemory;
  readonly #options: MemoryWorkerOptions;
  readonly #paused = new Map<string, string>();
  readonly #views = new KeptViews();

  constructor(memory: OpenMemory, options: MemoryWorkerOptions) {
    this.memory = memory;
    this.#options = options;
  }

  /** Whether some stage waits for something that is away. */
  get isPaused(): boolean {
    return this.#paused.size > 0;
  }

  /** What a newer program reads or indexes otherwise is queued, or done, before anything else. False: another writes now. */
  async prepare(): Promise<boolean> {
    const { stop, onProgress, stages } = this.#options;
    if (stages !== undefined || stop.aborted) return true;
    const { memory } = this;
    return this.#locked(async () => {
      if ((await rereadWords(memory)) > 0) await memory.store.write([organiseDue]);
      await requeueStaleStages(memory);
      await indexAnew(memory, { isEnough: () => stop.aborted, onProgress });
      return true;
    }, false);
  }

  /** A slice of every stage; where there was nothing to do, a queued import or organising. Whether anything was done. */
  async round(): Promise<boolean> {
    const { stages, stop } = this.#options;
    if ((await this.#stagesInTurn()) > 0) return true;
    if (stages !== undefined || stop.aborted) return false;
    return (await this.#import()) || (!stop.aborted && (await this.#organise()));
  }

  /** Whether anything is left to do, of any stage, here or by another worker that may be at it. */
  async isLeft(): Promise<boolean> {
    const { store } = this.memory;
    if (Object.keys(await store.jobs.pending()).length > 0 || (await queuedImports(store)).length > 0) return true;
    return (await isOrganiseDue(store)) || (await isIndexDue(store));
  }

  /** A slice of every stage in turn, so that none keeps the others waiting; how many jobs came to an end, well or not. */
  async #stagesInTurn(): Promise<number> {
    const { stop, say } = this.#options;
    const stages = await this.#stages();
    const waiting = await this.memory.store.jobs.pending();
    const wanted = stages.filter(({ name }) => (waiting[name] ?? 0) > 0);
    if (wanted.length > 0) say({ state: 'working', stages: wanted.map(({ name }) => name) });
    let did = 0;
    for (const stage of wanted) {
      if (stop.aborted) break;
      did += await this.#locked(() => this.#slice(stage), 0);
      await sleep(GAP_MS, undefined, { signal: stop }).catch(() => undefined);
    }
    return did;
  }

  async #slice(stage: RunnableStage): Promise<number> {
    const { stop, breakOff, onProgress, sliceMilliseconds, outcome } = this.#options;
    const { store } = this.memory;
    const until = performance.now() + sliceMilliseconds;
    const ports = { store, jobs: store.jobs, derive: await this.memory.deriveContext() };
    const { done, failed, paused } = await enrich(ports, [stage], {
      signal: breakOff,
      isEnough: () => stop.aborted || performance.now() > until,
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    outcome.done += done;
    outcome.failed += failed;
    if (done > 0) outcome.byStage[stage.name] = (outcome.byStage[stage.name] ?? 0) + done;
    if (done > 0) await store.write([organiseDue]);
    this.#tellPaused(stage.name, paused[0]?.message);
    return done + failed;
  }

  /** Once for each reason, not with every round. */
  #tellPaused(stage: string, message: string | undefined): void {
    if (message !== undefined && this.#paused.get(stage) !== message)
      this.#options.say({ state: 'paused', stage, message });
    if (message === undefined) this.#paused.delete(stage);
    else this.#paused.set(stage, message);
  }

  async #stages(): Promise<RunnableStage[]> {
    const { stages: named, concurrency, atOnce = false } = this.#options;
    const all = await this.memory.stages();
    // Of several memories each has the stages that its owner configured.
    const unknown = atOnce ? [] : (named?.filter((name) => !all.some((stage) => stage.name === name)) ?? []);
    if (unknown.length > 0) {
      throw new MadeleineError('usage', `This memory has no stage called ${unknown.join(', ')}.`, {
        action: `Choose among: ${all.map(({ name }) => name).join(', ')}.`,
      });
    }
    return all
      .filter(({ name }) => named?.includes(name) ?? true)
      .map((stage) => observedStage(stage, this.memory.telemetry, concurrency));
  }

  /** An import takes its turn by itself. One that fails here, for example for want of room, is left to other workers. */
  async #import(): Promise<boolean> {
    const { stop, onProgress, say, atOnce = false } = this.#options;
    const onWait = () => say({ state: 'waiting' });
    const turn = { ...(atOnce ? { atOnce } : { waits: true }), signal: stop, onWait, onProgress };
    try {
      const did = await doQueuedImport(this.memory, turn);
      this.#tellPaused(IMPORT, undefined);
      return did;
    } catch (error) {
      if (!isMadeleineError(error) || error.code === 'unreachable') throw error;
      if (error.code === 'memory-locked' || stop.aborted) return this.#otherwise(error, false);
      this.#tellPaused(IMPORT, error.message);
      return false;
    }
  }

  async #organise(): Promise<boolean> {
    const { store } = this.memory;
    if (!(await isOrganiseDue(store))) return false;
    return this.#locked(async () => {
      // Another may have done it while this one waited.
      if (!(await isOrganiseDue(store))) return true;
      const { onProgress } = this.#options;
      await organiseMemory(this.memory, { kept: this.#views, onProgress });
      return true;
    }, false);
  }

  /** Told to stop while it waits for the lock, or where it does not wait, it does without: `otherwise`. */
  async #locked<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    const { stop, atOnce = false } = this.#options;
    const onWait = () => this.#options.say({ state: 'waiting' });
    const options = { ...(atOnce ? { atOnce } : { forever: true }), yields: true, signal: stop, onWait };
    const lock = await lockFolder(this.memory.folder.path, options).catch((error: unknown) =>
      this.#otherwise(error, undefined),
    );
    if (lock === undefined) return otherwise;
    try {
      return await task();
    } finally {
      await lock.release();
    }
  }

  /** What it means where a lock was not to be had; anything else is thrown. */
  #otherwise<T>(error: unknown, otherwise: T): T {
    const { stop, atOnce = false } = this.#options;
    const isHeld = isMadeleineError(error) && error.code === 'memory-locked';
    if (stop.aborted || (atOnce && isHeld)) return otherwise;
    throw error;
  }
}
