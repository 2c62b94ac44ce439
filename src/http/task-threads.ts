import { Worker } from 'node:worker_threads';
import { MadeleineError } from '../memory/errors.ts';
import { Slots } from './slots.ts';

export type TaskLimits = { readonly longestMs: number };

const AT_ONCE = 2;
const MOST_WAITING = 64;
const IDLE_MS = 60_000;
/** Memory limit of one thread; a parser can hold a message, its tree and its page at once. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 } as const;

/** Threads of one script that answer each message with one; one task per thread, so that terminating it affects no other. */
export class TaskThreads<Task, Result> {
  readonly #script: URL;
  readonly #longestMs: number;
  readonly #slots = new Slots(AT_ONCE, MOST_WAITING);
  readonly #idle = new Map<Worker, NodeJS.Timeout>();

  constructor(script: URL, { longestMs }: TaskLimits) {
    this.#script = script;
    this.#longestMs = longestMs;
  }

  /** Errors: `timeout` and `too-large` (out of memory), after which the thread is terminated; `rate-limited`; those of the task. */
  async run(task: Task): Promise<Result> {
    const turn = this.#slots.take(() => this.#inThread(task));
    if (turn === undefined) {
      throw new MadeleineError('rate-limited', 'Too many emails are being opened.', {
        action: 'Try again in a moment.',
        retryAfterSeconds: 1,
      });
    }
    return turn;
  }

  async #inThread(task: Task): Promise<Result> {
    const worker = this.#taken() ?? this.#begun();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const failed = (error: unknown): void => reject(isOutOfMemory(error) ? tooMuchMemory(error) : error);
    const ended = (): void => reject(new Error(`${this.#script.pathname} ended without an answer.`));
    worker.once('message', resolve).once('error', failed).once('exit', ended);
    const timer = setTimeout(() => reject(tooSlow()), this.#longestMs);
    try {
      worker.postMessage(task);
      const result = await promise;
      this.#rest(worker);
      return result;
    } catch (error) {
      void worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', failed).off('exit', ended);
    }
  }

  #begun(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: MEMORY, stdout: true, stderr: true });
    // Errors of an idle thread are ignored; those of a task are passed to its caller.
    worker.on('error', () => undefined);
    worker.on('exit', () => clearTimeout(this.#left(worker)));
    worker.unref();
    return worker;
  }

  #taken(): Worker | undefined {
    const [worker] = this.#idle.keys();
    if (worker !== undefined) clearTimeout(this.#left(worker));
    return worker;
  }

  #left(worker: Worker): NodeJS.Timeout | undefined {
    const timer = this.#idle.get(worker);
    this.#idle.delete(worker);
    return timer;
  }

  #rest(worker: Worker): void {
    const timer = setTimeout(() => void worker.terminate(), IDLE_MS);
    this.#idle.set(worker, timer.unref());
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuchMemory = (cause: unknown): MadeleineError =>
  new MadeleineError('too-large', 'The task needs too much memory.', { cause });
const tooSlow = (): MadeleineError => new MadeleineError('timeout', 'The task took too long.');
