import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';
import type { BulkWriter, Change } from '../../ports/store.ts';
import type { WriteReply, WriteRequest } from './bulk-writer-thread.ts';
import { partsOf } from './write-parts.ts';

type Waiting = { readonly done: () => void; readonly failed: (error: unknown) => void };

/**
 * Writes to a database in a thread of its own, one batch after another; each is durable when its promise resolves. After
 * a batch that failed none is written: each later one fails as that did.
 */
export class ThreadedWriter implements BulkWriter {
  readonly #thread: Worker;
  readonly #waiting: Waiting[] = [];
  #isGone = false;

  /** `key`: of an encrypted database. */
  constructor(file: string, key?: Uint8Array) {
    this.#thread = new Worker(new URL(`./bulk-writer-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: { file, key },
    });
    this.#thread.on('message', (reply: WriteReply) => this.#settle(reply));
    this.#thread.on('error', (error) => this.#fail(error));
    this.#thread.on('exit', () => {
      this.#isGone = true;
      this.#fail(new Error('The thread that writes to the database has ended.'));
    });
  }

  /** Errors: as `Store.write`. */
  write(changes: readonly Change[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ done, failed });
      try {
        for (const part of partsOf(changes)) this.#thread.postMessage(part);
      } catch (error) {
        const nothing: WriteRequest = { changes: [], follows: 'void' };
        this.#thread.postMessage(nothing);
        throw error;
      }
    });
  }

  /** As `Store.optimize`, after what was to be written before. Errors: as `write`. */
  optimize(): Promise<void> {
    return this.#ask('optimize');
  }

  #ask(request: 'optimize'): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ done, failed });
      this.#thread.postMessage(request);
    });
  }

  /** Resolves when everything is written and the database is let go. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#thread.once('exit', resolve));
    const request: WriteRequest = 'close';
    this.#thread.postMessage(request);
    await (this.#isGone ? undefined : ended);
  }

  #settle(reply: WriteReply): void {
    const first = this.#waiting.shift();
    if (reply.ok) first?.done();
    else first?.failed(rebuilt(reply));
  }

  #fail(error: unknown): void {
    for (const { failed } of this.#waiting.splice(0)) failed(error);
  }
}

/** Errors lose their class between threads. */
function rebuilt({ code, message, action, path }: Extract<WriteReply, { ok: false }>): Error {
  if (code === undefined) return new Error(message);
  return new MadeleineError(code as ErrorCode, message, {
    ...(path === undefined ? {} : { path }),
    ...(action === undefined ? {} : { action }),
  });
}
