import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

const require = createRequire(import.meta.url);

/** The thread may never reach the network, whatever the library's defaults are: a try is an error that names the address. */
const threadSource = (script: string): string => `
  globalThis.fetch = (address) => { throw new Error('text recognition tried to fetch ' + address); };
  require(${JSON.stringify(script)});
`;

const replySchema = z.object({
  jobId: z.string(),
  status: z.enum(['resolve', 'reject', 'progress']),
  data: z.unknown(),
});

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (cause: unknown) => void };

/** Page segmentation: `auto` finds columns and blocks, `block` reads line by line across the whole picture. */
export type Segmentation = 'auto' | 'block';
const pageModes: Readonly<Record<Segmentation, string>> = { auto: '3', block: '6' };

export type ThreadOptions = { readonly languages: readonly string[]; readonly folder: string };

/**
 * One engine in a thread of its own. Speaks the engine's job messages directly rather than through the library's own
 * worker object, because that one ends the whole process when its thread dies.
 */
export class RecognitionThread {
  #worker: Worker;
  #pending = new Map<string, Pending>();
  #jobs = 0;
  /** Set once the thread is gone; a dead thread is never used again. */
  dead = false;

  private constructor() {
    const script = require.resolve('tesseract.js/src/worker-script/node/index.js');
    this.#worker = new Worker(threadSource(script), { eval: true, stdout: true, stderr: true });
    this.#worker.unref();
    this.#worker.on('message', (message) => this.#receive(message));
    this.#worker.on('error', (cause) => this.#die(cause));
    this.#worker.on('exit', () => this.#die(undefined));
  }

  /** Processor time that the thread has used, in milliseconds; of one that is gone, none. */
  async processorMs(): Promise<number> {
    if (this.dead) return 0;
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  static async start(options: ThreadOptions): Promise<RecognitionThread> {
    const thread = new RecognitionThread();
    try {
      const langs = options.languages.join('+');
      await thread.#job('load', { options: { lstmOnly: true, logging: false } });
      await thread.#job('loadLanguage', {
        langs,
        options: { langPath: options.folder, cacheMethod: 'none', gzip: true, lstmOnly: true },
      });
      // Chinese data name English as a sub-language; loading it again would drop the language that was asked for.
      await thread.#job('initialize', { langs, oem: 1, config: 'tessedit_load_sublangs \n' });
      return thread;
    } catch (cause) {
      await thread.terminate();
      throw cause;
    }
  }

  /** The engine's page for PNG bytes, unparsed. A `crash` of the thread rejects with `worker-crashed`. */
  recognize(png: Uint8Array, segmentation: Segmentation): Promise<unknown> {
    return this.#job('recognize', {
      image: png,
      options: { tessedit_pageseg_mode: pageModes[segmentation] },
      output: { text: false, blocks: true },
    });
  }

  async terminate(): Promise<void> {
    this.#die(undefined);
    await this.#worker.terminate();
  }

  #job(action: string, payload: unknown): Promise<unknown> {
    if (this.dead) return Promise.reject(crashed(undefined));
    this.#jobs += 1;
    const jobId = String(this.#jobs);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(jobId, { resolve, reject });
    this.#worker.ref();
    this.#worker.postMessage({ workerId: 'madeleine', jobId, action, payload });
    return promise.finally(() => {
      this.#pending.delete(jobId);
      if (this.#pending.size === 0) this.#worker.unref();
    });
  }

  #receive(message: unknown): void {
    const reply = replySchema.safeParse(message);
    if (!reply.success) return;
    const { jobId, status, data } = reply.data;
    if (status === 'resolve') this.#pending.get(jobId)?.resolve(data);
    if (status === 'reject') this.#pending.get(jobId)?.reject(refused(data));
  }

  #die(cause: unknown): void {
    this.dead = true;
    for (const waiting of this.#pending.values()) waiting.reject(crashed(cause));
  }
}

const crashed = (cause: unknown): MadeleineError =>
  new MadeleineError('worker-crashed', 'The text recogniser crashed on this picture.', {
    action: 'The picture stays searchable by other details; run "madeleine add" on it again to retry.',
    ...(cause === undefined ? {} : { cause }),
  });

const refused = (reason: unknown): MadeleineError =>
  new MadeleineError('corrupt', `The text recogniser could not read this picture: ${String(reason).slice(0, 200)}`, {
    action: 'Check that the picture opens in a viewer.',
  });
