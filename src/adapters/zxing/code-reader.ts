import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { boxSchema } from '../../memory/item-text.ts';
import type { CodeReader, GreyPicture, ReadCode } from '../../ports/code-reader.ts';

const codesSchema = z.array(
  z.object({ format: z.string(), text: z.string(), bytes: z.instanceof(Uint8Array), box: boxSchema }),
);
const answerSchema = z.union([codesSchema, z.object({ error: z.string() })]);

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const workerFile = new URL(`./code-worker.${extension}`, import.meta.url);

/** Far above what a picture takes on a busy machine. */
const LONGEST_MILLISECONDS = 60_000;
const IDLE_MILLISECONDS = 3_000;

/** Codes by ZXing, one picture at a time, in a thread that is ended when a picture takes too long and when it is idle. */
export const openCodeReader = (timeoutMilliseconds = LONGEST_MILLISECONDS): CodeReader =>
  new ThreadedReader(timeoutMilliseconds);

class ThreadedReader implements CodeReader {
  readonly version = 1;
  readonly concurrency = 1;
  readonly #timeout: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  read(picture: GreyPicture, signal?: AbortSignal): Promise<readonly ReadCode[]> {
    const mine = this.#turn.then(() => this.#run(picture, signal));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #run(picture: GreyPicture, signal: AbortSignal | undefined): Promise<readonly ReadCode[]> {
    if (signal?.aborted === true) throw cancelled();
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(workerFile, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const worker = this.#worker;
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<readonly ReadCode[]>();
    const timer = setTimeout(() => reject(tooSlow()), this.#timeout);
    const answered = (message: unknown): void => {
      const answer = answerSchema.parse(message);
      if ('error' in answer) reject(crashed(answer.error));
      else resolve(answer);
    };
    const broken = (error: unknown): void => reject(crashed(error));
    const ended = (): void => reject(crashed(undefined));
    const stopped = (): void => reject(cancelled());
    worker.on('message', answered).on('error', broken).on('exit', ended);
    signal?.addEventListener('abort', stopped);
    try {
      worker.postMessage(picture);
      return await promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stopped);
      worker.off('message', answered).off('error', broken).off('exit', ended);
      worker.unref();
      this.#idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS);
      this.#idle.unref();
    }
  }
}

const action = 'The picture stays searchable by other details; run "madeleine add" on it again to retry.';

const tooSlow = (): MadeleineError =>
  new MadeleineError('timeout', 'Reading the codes in this picture took too long.', { action });

const crashed = (cause: unknown): MadeleineError =>
  new MadeleineError('worker-crashed', 'The reader of codes crashed on this picture.', { action, cause });

const cancelled = (): MadeleineError => new MadeleineError('cancelled', 'Reading codes was stopped.');
