import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, openApp } from '../app/app.ts';
import type { DemoState } from '../contract/endpoints/demo.ts';
import type { JobDocument } from '../contract/job-shape.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { ProgressListener } from '../ports/progress.ts';

/** Creates the demo and its memory in `folder`; passed in by the binary. */
export type MakeDemo = (
  folder: string,
  options: { readonly signal: AbortSignal; readonly onProgress: ProgressListener },
) => Promise<unknown>;

const COOKIE = 'madeleine-view';
const looksAtDemo = /(?:^|;\s*)madeleine-view=demo(?:;|$)/;

/**
 * The demo next to a memory, in its own folder, so that the two never mix. A browser that selected it sees the demo
 * instead of the memory; programs, which keep no cookies, always see the memory.
 */
export class DemoHouse {
  readonly #own: App;
  readonly #folder: string;
  readonly #make: MakeDemo | undefined;
  #opened: Promise<App> | undefined;

  constructor(own: App, make: MakeDemo | undefined) {
    this.#own = own;
    this.#folder = `${own.folder}-demo`;
    this.#make = make;
  }

  /** The memory of a request. */
  async appFor(request: Request): Promise<App> {
    return this.isFor(request) ? this.#app() : this.#own;
  }

  isFor(request: Request): boolean {
    return looksAtDemo.test(request.headers.get('cookie') ?? '') && this.#isReady();
  }

  /** The demo is read-only, since it could be mistaken for the own memory. Errors: `forbidden`. */
  refuseAdding(request: Request): void {
    if (request.method === 'GET' || !this.isFor(request)) return;
    throw new MadeleineError('forbidden', 'The demo is read-only.', {
      action: 'Go back to your own memory to make changes.',
    });
  }

  async state(request: Request): Promise<DemoState> {
    const job = await this.#job();
    const viewing = this.isFor(request);
    const empty = await (await this.appFor(request)).isEmpty();
    if (job !== undefined) return { state: 'making', viewing, empty, job: job.id };
    return { state: this.#isReady() ? 'ready' : 'none', viewing, empty };
  }

  /** Errors: `dependency-missing` if no demo can be created. */
  async start(): Promise<JobDocument> {
    const make = this.#make;
    if (make === undefined) {
      throw new MadeleineError('dependency-missing', 'This server cannot create a demo.', {
        action: 'Run `madeleine demo` instead.',
      });
    }
    const before = await this.#job();
    if (before !== undefined) return before;
    const work = async (options: Parameters<MakeDemo>[1]): Promise<unknown> => {
      if (this.#isReady()) return { ready: true };
      await rm(this.#folder, { recursive: true, force: true });
      await make(this.#folder, options);
      await writeFile(this.#marker(), '{}\n');
      return { ready: true };
    };
    return (await this.#own.desk()).jobs.start({ kind: 'demo', about: [], work });
  }

  /** Switches a browser to the demo or back; returns the value of `Set-Cookie`. Errors: `not-found` without a demo. */
  view(viewing: boolean): string {
    if (viewing && !this.#isReady()) {
      throw new MadeleineError('not-found', 'The demo has not been created yet.', { action: 'Create it first.' });
    }
    return viewing
      ? `${COOKIE}=demo; Path=/; HttpOnly; SameSite=Strict`
      : `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
  }

  async remove(): Promise<void> {
    const job = await this.#job();
    const { jobs } = await this.#own.desk();
    if (job !== undefined) {
      jobs.cancel(job.id);
      await jobs.ended(job.id);
    }
    await this.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened !== undefined) await (await opened).close();
  }

  #app(): Promise<App> {
    this.#opened ??= openApp(join(this.#folder, 'memory'));
    return this.#opened;
  }

  /** Written last: an incomplete demo is created again. */
  #marker(): string {
    return join(this.#folder, 'made.json');
  }

  #isReady(): boolean {
    return existsSync(this.#marker());
  }

  async #job(): Promise<JobDocument | undefined> {
    const { jobs } = await this.#own.desk();
    return jobs.list().find(({ kind, state }) => kind === 'demo' && (state === 'running' || state === 'queued'));
  }
}
