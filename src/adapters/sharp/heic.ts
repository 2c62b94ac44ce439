import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

export type Pixels = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const answerSchema = z.union([
  z.object({ width: z.int().positive(), height: z.int().positive(), pixels: z.instanceof(Uint8Array) }),
  z.object({ error: z.string() }),
]);

const IDLE_MILLISECONDS = 3_000;
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const workerFile = new URL(`./heic-worker.${extension}`, import.meta.url);

/**
 * Decodes HEIC to upright RGBA, one picture at a time, in a thread that is ended when a picture takes too long and
 * after some idle seconds, which gives its memory back. Errors: `timeout`, `corrupt`, `too-large`.
 */
export class HeicThread {
  readonly #timeout: number;
  readonly #mostPixels: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(timeoutMilliseconds: number, mostPixels: number) {
    this.#timeout = timeoutMilliseconds;
    this.#mostPixels = mostPixels;
  }

  decode(bytes: Uint8Array): Promise<Pixels> {
    if (declaredPixels(bytes) > this.#mostPixels) {
      const error = new MadeleineError('too-large', 'The picture has more pixels than can be decoded.', {
        action: 'Export a smaller copy and add it.',
      });
      return Promise.reject(error);
    }
    const mine = this.#turn.then(() => this.#run(bytes));
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #run(bytes: Uint8Array): Promise<Pixels> {
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(workerFile, { stdout: true, stderr: true });
    const worker = this.#worker;
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Pixels>();
    const timer = setTimeout(() => reject(tooSlow()), this.#timeout);
    const answered = (message: unknown): void => {
      const answer = answerSchema.parse(message);
      if ('error' in answer) reject(undecodable(answer.error));
      else resolve(answer);
    };
    const broken = (error: unknown): void =>
      reject(undecodable(error instanceof Error ? error.message : String(error)));
    const ended = (): void => reject(undecodable('the decoder ended'));
    worker.on('message', answered).on('error', broken).on('exit', ended);
    try {
      worker.postMessage(bytes);
      return await promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', answered).off('error', broken).off('exit', ended);
      worker.unref();
      this.#idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS);
      this.#idle.unref();
    }
  }
}

/** The largest picture size that the file's `ispe` boxes declare (ISO/IEC 23008-12 §6.5.3). */
export function declaredPixels(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1 << 20));
  let most = 0;
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    most = Math.max(most, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12));
  }
  return most;
}

/** Top-level boxes without which there is no whole picture (ISO/IEC 14496-12 §4.2); what follows them may be anything. */
const needed: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat']);

/** True when the file ends before a box that it declares: its decoder shows what is there and says nothing. */
export function isCutShort(bytes: Uint8Array): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 16 <= whole.length; ) {
    const short = whole.readUInt32BE(at);
    // 0 means as far as the file goes.
    if (short === 0 || !needed.has(whole.toString('latin1', at + 4, at + 8))) return false;
    const length = short === 1 ? Number(whole.readBigUInt64BE(at + 8)) : short;
    if (length < 8) return false;
    if (at + length > whole.length) return true;
    at += length;
  }
  return false;
}

const tooSlow = (): MadeleineError =>
  new MadeleineError('timeout', 'Decoding the picture took too long.', {
    action: 'Export it as JPEG and add the copy.',
  });

const undecodable = (why: string): MadeleineError =>
  new MadeleineError('corrupt', `The HEIC picture cannot be decoded: ${why}`, {
    action: 'Open it in a viewer; if it is damaged, restore it from a backup.',
  });
