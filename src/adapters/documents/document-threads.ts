import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { documentFormat } from '../../memory/document-format.ts';
import { errorCodes, MadeleineError } from '../../memory/errors.ts';
import { isThing, type Thing } from '../../memory/structured-data.ts';
import type { DocumentFile, DocumentPictures, DocumentRead, DocumentReader } from '../../ports/document-reader.ts';

export type DocumentThreadsOptions = {
  /** The module that a thread runs: it answers each task with `read` or `failed` of the same id. */
  readonly entry: URL;
  /** The version of what the parsers make. */
  readonly version: number;
  /** Threads; each reads one document at a time. */
  readonly most: number;
  /** Seconds of CPU time for one document, however busy the machine is. */
  readonly cpuSeconds?: number;
  /** Megabytes of heap for one thread. */
  readonly megabytes?: number;
};

const CPU_SECONDS = 20;
const MEGABYTES = 512;
/** A thread that waits for what never comes uses no CPU: it is ended by the clock, many times later. */
const CLOCK_FACTOR = 15;
/** Milliseconds between two looks at what a thread has used. */
const LOOK_MS = 250;
const IDLE_MS = 30_000;

const readSchema: z.ZodType<DocumentRead> = z.object({
  title: z.string().optional(),
  text: z.string().optional(),
  pages: z.int().min(0).optional(),
  written: z.string().optional(),
  tags: z.array(z.string()).optional(),
  things: z.array(z.custom<Thing>(isThing)),
  unread: z.array(z.object({ place: z.string(), code: z.string(), message: z.string() })),
}) as unknown as z.ZodType<DocumentRead>;

const pictureSchema = z.object({
  page: z.int(),
  width: z.int(),
  height: z.int(),
  png: z.instanceof(Uint8Array<ArrayBuffer>),
});

const leftSchema = z.object({ page: z.int(), why: z.enum(['bound', 'undecoded']) });

const replySchema = z.object({ id: z.number() }).and(
  z.union([
    z.object({ read: readSchema }),
    z.object({ shown: z.object({ pictures: z.array(pictureSchema), left: z.array(leftSchema) }) }),
    z.object({
      failed: z.object({ code: z.enum(errorCodes), message: z.string(), action: z.string().optional() }),
    }),
  ]),
);

type Task = { readonly path: string; readonly file: DocumentFile; readonly wants: 'words' | 'pictures' };
type Reply = Exclude<z.infer<typeof replySchema>, { failed: unknown }>;

/**
 * Reads documents in threads of their own, with bounds of memory and CPU time; a document that breaks them fails alone, and
 * its thread is ended. Threads begin with the first document and end when idle.
 */
export function openDocumentReader(options: DocumentThreadsOptions): DocumentReader {
  return new DocumentThreads(options);
}

class DocumentThreads implements DocumentReader {
  readonly version: number;
  readonly concurrency: number;
  readonly #options: DocumentThreadsOptions;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #tasks = 0;
  #closed = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: DocumentThreadsOptions) {
    this.#options = options;
    this.version = options.version;
    this.concurrency = options.most;
    this.#free = options.most;
  }

  reads(file: DocumentFile): boolean {
    return documentFormat(file) !== undefined;
  }

  async read(path: string, file: DocumentFile, signal?: AbortSignal): Promise<DocumentRead> {
    const reply = await this.#inTurn({ path, file, wants: 'words' }, signal);
    if (!('read' in reply)) throw crashed(undefined);
    return reply.read;
  }

  async pictures(path: string, file: DocumentFile, signal?: AbortSignal): Promise<DocumentPictures> {
    const reply = await this.#inTurn({ path, file, wants: 'pictures' }, signal);
    if (!('shown' in reply)) throw crashed(undefined);
    return reply.shown;
  }

  async #inTurn(task: Task, signal: AbortSignal | undefined): Promise<Reply> {
    while (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
    clearTimeout(this.#idleTimer);
    try {
      if (this.#closed || signal?.aborted === true) throw cancelled();
      const worker = this.#idle.pop() ?? this.#begun();
      const reply = await this.#asked(worker, task, signal);
      if (this.#all.has(worker)) this.#idle.push(worker);
      return reply;
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
      this.#idleTimer = setTimeout(() => this.#endIdle(), IDLE_MS).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    for (const waiting of this.#waiting.splice(0)) waiting();
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #begun(): Worker {
    const worker = new Worker(this.#options.entry, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.megabytes ?? MEGABYTES, maxYoungGenerationSizeMb: 64 },
      stdout: true,
      stderr: true,
    });
    this.#all.add(worker);
    // What ends an idle thread is nobody's; what ends a task is told to who asked for it.
    worker.on('error', () => this.#all.delete(worker));
    worker.on('exit', () => this.#all.delete(worker));
    worker.unref();
    return worker;
  }

  async #asked(worker: Worker, task: Task, signal: AbortSignal | undefined): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#tasks += 1;
    const id = this.#tasks;
    const onMessage = (message: unknown): void => {
      const reply = replySchema.safeParse(message);
      if (!reply.success) reject(crashed(reply.error));
      else if (reply.data.id !== id) return;
      else if ('failed' in reply.data) reject(refused(reply.data.failed));
      else resolve(reply.data);
    };
    const onError = (cause: unknown): void => reject(isOutOfMemory(cause) ? tooMuchMemory(cause) : crashed(cause));
    const onExit = (): void => reject(crashed(undefined));
    const end = (error: MadeleineError): void => {
      reject(error);
      this.#all.delete(worker);
      void worker.terminate();
    };
    const onAbort = (): void => end(cancelled());
    const watching = this.#watch(worker, end);
    worker.on('message', onMessage).once('error', onError).once('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.ref();
    try {
      worker.postMessage({ id, ...task });
      return await promise;
    } finally {
      clearInterval(watching);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      worker.unref();
    }
  }

  /** Ends a thread that has used more CPU time than one document may, or that has not answered for much longer. */
  #watch(worker: Worker, end: (error: MadeleineError) => void): NodeJS.Timeout {
    const seconds = this.#options.cpuSeconds ?? CPU_SECONDS;
    const until = performance.now() + seconds * CLOCK_FACTOR * 1000;
    let before: number | undefined;
    const look = async (): Promise<void> => {
      if (performance.now() > until) return end(tooSlow(seconds));
      const used = await usedBy(worker);
      if (used === undefined) return;
      before ??= used;
      if (used - before > seconds) end(tooSlow(seconds));
    };
    return setInterval(() => void look(), LOOK_MS);
  }

  #endIdle(): void {
    for (const worker of this.#idle.splice(0)) void worker.terminate();
  }
}

/** Seconds of CPU time; undefined for a thread that has not begun, or has ended. */
const usedBy = (worker: Worker): Promise<number | undefined> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1e6,
    () => undefined,
  );

const untouched = 'The document stays searchable by its name; open it in the program that made it.';

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
const tooMuchMemory = (cause: unknown): MadeleineError =>
  new MadeleineError('too-large', 'Reading the document needs too much memory.', { action: untouched, cause });
const tooSlow = (seconds: number): MadeleineError =>
  new MadeleineError('timeout', `Reading the document took more than ${seconds} s of CPU time.`, { action: untouched });
const cancelled = (): MadeleineError => new MadeleineError('cancelled', 'Reading the document was cancelled.');
const crashed = (cause: unknown): MadeleineError =>
  new MadeleineError('worker-crashed', 'Reading the document ended its thread.', {
    action: untouched,
    ...(cause === undefined ? {} : { cause }),
  });

function refused({ code, message, action }: Extract<z.infer<typeof replySchema>, { failed: unknown }>['failed']) {
  return new MadeleineError(code, message, action === undefined ? {} : { action });
}
