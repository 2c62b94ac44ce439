import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type ErrorCode, errorCodes, MadeleineError } from '../../memory/errors.ts';

export type WorkerProcessesOptions = {
  /** The module that each process runs; it answers every message with `answered` or `failed` of the same id. */
  readonly entry: URL;
  /** How many processes there may be. */
  readonly most: number;
  /** For one task; a process that takes longer is ended. */
  readonly timeoutMs: number;
  /** Added for the first task of a process, which loads what it works with. */
  readonly startMs: number;
  /** After so many tasks, or beyond so many bytes of resident memory, a process is replaced. */
  readonly mostTasks: number;
  readonly mostBytes: number;
  /** Idle processes are ended after this. */
  readonly idleMs: number;
  /** What the work is called in messages to a person, such as "Looking at the picture". */
  readonly work: string;
};

const replySchema = z.union([
  z.object({ id: z.number(), bytes: z.number(), answered: z.unknown() }),
  z.object({
    id: z.number(),
    bytes: z.number(),
    failed: z.object({ code: z.enum(errorCodes), message: z.string(), action: z.string().optional() }),
  }),
]);
type Reply = z.infer<typeof replySchema>;

type Running = { readonly child: ChildProcess; tasks: number; dead: boolean };

/**
 * Processes that answer one task at a time each; started with the first task and ended when idle. A process that dies
 * fails its task with `worker-crashed`, one that takes too long with `timeout`; the next task gets a new process.
 */
export class WorkerProcesses {
  readonly #options: WorkerProcessesOptions;
  readonly #idle: Running[] = [];
  readonly #all = new Set<Running>();
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #tasks = 0;
  #closed = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: WorkerProcessesOptions) {
    this.#options = options;
    this.#free = options.most;
  }

  /** Process ids of those that run now. */
  get pids(): number[] {
    return [...this.#all].flatMap(({ child }) => child.pid ?? []);
  }

  /** The answer of a process to `task`, which is copied to it (structured clone). Errors: `worker-crashed`, `timeout`, `cancelled`, and what the process itself says. */
  async run(task: unknown, signal?: AbortSignal): Promise<unknown> {
    while (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
    clearTimeout(this.#idleTimer);
    try {
      if (this.#closed || signal?.aborted === true) throw cancelled(this.#options.work);
      const running = this.#idle.pop() ?? this.#start();
      hold(running.child, true);
      const reply = await this.#asked(running, task, signal);
      this.#keepOrEnd(running, reply.bytes);
      if ('failed' in reply) {
        const { code, message, action } = reply.failed;
        throw new MadeleineError(code, message, action === undefined ? {} : { action });
      }
      return reply.answered;
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
      if (this.#idle.length > 0) this.#idleTimer = setTimeout(() => this.#endIdle(), this.#options.idleMs).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    for (const waiting of this.#waiting.splice(0)) waiting();
    const ended = [...this.#all].map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
    for (const running of this.#all) {
      // An idle one would not keep this process alive long enough to hear that it has ended.
      running.child.ref();
      end(running);
    }
    await Promise.all(ended);
  }

  #start(): Running {
    const child = fork(fileURLToPath(this.#options.entry), [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const running: Running = { child, tasks: 0, dead: false };
    this.#all.add(running);
    child.once('exit', () => {
      running.dead = true;
      this.#all.delete(running);
      const at = this.#idle.indexOf(running);
      if (at !== -1) this.#idle.splice(at, 1);
    });
    return running;
  }

  async #asked(running: Running, task: unknown, signal: AbortSignal | undefined): Promise<Reply> {
    const { timeoutMs, startMs, work } = this.#options;
    const { child } = running;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#tasks += 1;
    const id = this.#tasks;
    const onMessage = (message: unknown): void => {
      const reply = replySchema.safeParse(message);
      if (reply.success && reply.data.id === id) resolve(reply.data);
    };
    const fail = (error: MadeleineError): void => {
      reject(error);
      end(running);
    };
    const onExit = (code: number | null, exitSignal: string | null): void =>
      reject(crashed(work, exitSignal ?? `code ${code}`));
    const onError = (error: Error): void => fail(crashed(work, error.message));
    const onAbort = (): void => fail(cancelled(work));
    const limit = timeoutMs + (running.tasks === 0 ? startMs : 0);
    const timer = setTimeout(() => fail(tooSlow(work, limit)), limit);
    child.on('message', onMessage).once('exit', onExit).on('error', onError);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      child.send({ id, task }, (error) => error !== null && reject(crashed(work, error.message)));
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #keepOrEnd(running: Running, bytes: number): void {
    running.tasks += 1;
    const isWornOut = running.tasks >= this.#options.mostTasks || bytes > this.#options.mostBytes;
    if (running.dead || isWornOut || this.#closed) end(running);
    else {
      hold(running.child, false);
      this.#idle.push(running);
    }
  }

  #endIdle(): void {
    for (const running of this.#idle.splice(0)) end(running);
  }
}

function end(running: Running): void {
  running.dead = true;
  running.child.kill('SIGKILL');
}

/** Only a process that works keeps the program alive. */
function hold(child: ChildProcess, isWorking: boolean): void {
  if (isWorking) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

const untouched = 'The picture stays searchable by other details.';
const error = (code: ErrorCode, message: string): MadeleineError =>
  new MadeleineError(code, message, { action: untouched });

const crashed = (work: string, how: string): MadeleineError =>
  error('worker-crashed', `${work} ended its process (${how}).`);
const tooSlow = (work: string, ms: number): MadeleineError =>
  error('timeout', `${work} took longer than ${Math.round(ms / 1000)} s.`);
const cancelled = (work: string): MadeleineError => new MadeleineError('cancelled', `${work} was cancelled.`);
