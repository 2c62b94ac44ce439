import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MadeleineError } from '../../memory/errors.ts';
import type { Failure } from '../../memory/failure.ts';
import type { ProgressEvent, ProgressListener } from '../../ports/progress.ts';
import type { OpenMemory } from '../open-memory.ts';

/** What the thread is told when it begins. */
export type OrganiseThreadSetup = { readonly folder: string; readonly flags: OpenMemory['flags'] };
/** What it is asked. `waits`: for whoever writes now, as long as it takes; else nothing is done then. */
export type OrganiseAsked = { readonly waits: boolean } | { readonly stop: true } | { readonly end: true };
export type OrganiseReply =
  | { readonly progress: ProgressEvent }
  | { readonly organised: boolean }
  | { readonly failure: Failure };

export type OrganiseOptions = {
  readonly waits: boolean;
  /** Then it waits for its turn no longer; what it has begun is brought to its end. */
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
};

/** How long a thread that nobody needs keeps what it has read. */
const IDLE_MS = 600_000;
/** How long organising may take that is to end. */
const GRACE_MS = 180_000;
/** How long a thread that rests may take to close what it has open. */
const ENDING_MS = 5_000;

/** Of all memories of a process one thread is kept: what it holds may be some hundred megabytes. */
let resting: OrganiseAside | undefined;

/**
 * Organises a memory in a thread of its own, so that who is served meanwhile does not wait. The thread stays for a while, with
 * what it looked at of the items: organising again reads only what was written since. One that dies is replaced by the next
 * that is asked.
 */
export class OrganiseAside {
  readonly #memory: OpenMemory;
  readonly #idleMs: number;
  #worker: Worker | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #ending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(memory: OpenMemory, idleMs = IDLE_MS) {
    this.#memory = memory;
    this.#idleMs = idleMs;
  }

  /** Organises when that is due; whether it did. Errors: those of `organiseIfDue`, `worker-crashed`, `cancelled`. */
  organise(options: OrganiseOptions): Promise<boolean> {
    const work = this.#work.then(() => this.#organise(options));
    this.#work = work.catch(() => undefined);
    return work;
  }

  /** Ends with what is under way; from then on nothing is organised, and no thread lives. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.letGo();
  }

  /** Ends the thread, with all that it keeps, once nothing is under way. */
  letGo(): Promise<void> {
    const ended = this.#work.then(() => this.#end());
    this.#work = ended;
    return ended;
  }

  /** Resolves once no thread lives that was to end, by whomever it was told to. */
  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#forget(worker);
    if (worker !== undefined && worker.threadId >= 0) this.#ending = Promise.all([this.#ending, endOf(worker)]);
    await this.#ending;
  }

  #forget(worker: Worker | undefined): void {
    if (this.#worker !== worker) return;
    clearTimeout(this.#idle);
    if (resting === this) resting = undefined;
    this.#worker = undefined;
  }

  async #organise({ waits, signal, onProgress }: OrganiseOptions): Promise<boolean> {
    if (this.#isClosed) return false;
    clearTimeout(this.#idle);
    if (resting === this) resting = undefined;
    const worker = this.#worker ?? this.#begun();
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const onReply = (reply: OrganiseReply): void => {
      if ('progress' in reply) onProgress?.(reply.progress);
      else if ('organised' in reply) resolve(reply.organised);
      else reject(errorOf(reply.failure));
    };
    const onEnd = (how: unknown): void => reject(crashed(how));
    let grace: NodeJS.Timeout | undefined;
    const stop = (): void => {
      worker.postMessage({ stop: true } satisfies OrganiseAsked);
      grace = setTimeout(() => void worker.terminate(), GRACE_MS);
    };
    worker.on('message', onReply).on('error', onEnd).on('exit', onEnd).ref();
    worker.postMessage({ waits } satisfies OrganiseAsked);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted === true) stop();
    try {
      const organised = await promise;
      this.#rest(worker);
      return organised;
    } catch (error) {
      // What it keeps is in parts, and what it has open may be what failed.
      await this.#end();
      throw error;
    } finally {
      clearTimeout(grace);
      signal?.removeEventListener('abort', stop);
      worker.off('message', onReply).off('error', onEnd).off('exit', onEnd);
    }
  }

  #begun(): Worker {
    const { folder, flags } = this.#memory;
    const worker = new Worker(new URL(`./organise-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: { folder: folder.path, flags } satisfies OrganiseThreadSetup,
    });
    // Whoever waits for it is told, and its end follows.
    worker.on('error', () => undefined).on('exit', () => this.#forget(worker));
    this.#worker = worker;
    return worker;
  }

  #rest(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.unref();
    if (resting !== undefined) void resting.#end();
    resting = this;
    this.#idle = setTimeout(() => void this.#end(), this.#idleMs).unref();
  }
}

async function endOf(worker: Worker): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage({ end: true } satisfies OrganiseAsked);
  const cut = setTimeout(() => void worker.terminate(), ENDING_MS);
  await ended;
  clearTimeout(cut);
}

const errorOf = ({ code, message, action }: Failure): MadeleineError =>
  new MadeleineError(code, message, action === undefined ? {} : { action });

const crashed = (cause: unknown): MadeleineError =>
  new MadeleineError('worker-crashed', 'The thread that organised this memory ended early.', {
    action: 'Start it again to resume.',
    cause,
  });

const byMemory = new WeakMap<OpenMemory, OrganiseAside>();

/** The one of a memory. */
export function organiseAsideOf(memory: OpenMemory): OrganiseAside {
  const known = byMemory.get(memory) ?? new OrganiseAside(memory);
  byMemory.set(memory, known);
  return known;
}
