import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { QuestionOptions, search as Search } from './search.ts';

export type ThreadSearch = { readonly n: number; readonly query: string; readonly options: QuestionOptions };
export type SearchFailure = { readonly code?: ErrorCode; readonly message: string; readonly action?: string };
/** Asked of a thread that has loaded, before it is given any search that somebody waits for. */
export type Rehearsal = { readonly rehearse: readonly Omit<ThreadSearch, 'n'>[] };
export type ThreadTask = ThreadSearch | Rehearsal;
export type ThreadReply =
  | { readonly stage: 'loaded' | 'ready' }
  | { readonly n: number; readonly written: Uint8Array<ArrayBuffer> }
  | { readonly n: number; readonly failure: SearchFailure };

type Thread = { readonly worker: Worker; isReady: boolean; waiting: number; isPractising: boolean; practised: number };
type Waiting = {
  readonly thread: Thread;
  readonly search: ThreadSearch;
  readonly give: (written: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>) => void;
  readonly refuse: (error: unknown) => void;
};

/** It holds the index once more, some 150 MB for so many items: more would not fit into what a server may take. */
const MOST_THREADS = 1;
const MOST_ITEMS = 15_000;
/** Bytes of objects, in MB, so that what searches leave behind is cleared away soon. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 180 } as const;
/** So many searches that found others waiting, one after the other, begin a thread. */
const CROWDED = 16;
/** Others who wait, at least, for a search to have found others waiting. */
const CROWD = 8;
/** Searches that a thread is given before it has answered. */
const IN_HAND = 3;
/** Threads that nobody asked for so long are ended. */
const IDLE_MS = 600_000;
/** After a search, so that its answer goes first. */
const SOON_MS = 20;
/** For a thread to begin before there is a crowd: memory that must be free, a few times what it takes, and items. */
const ROOMY_BYTES = 1_500_000_000;
const LEAST_ITEMS = 2_000;
/** How soon it is looked again whether there is room. */
const AGAIN_MS = 60_000;
/** The last searches, with which a thread rehearses: one that has just begun is several times slower than one in use. */
const MOST_REHEARSED = 64;
/** Searches until a thread is as fast as it will be; of few known ones each is made so often at most. */
const PRACTICE = 400;
const OFTEN = 4;

/**
 * Searches of many who ask at once, in this thread and in another; one who asks alone has his answer from this one, which
 * remembers what he asked before. The other begins behind the first search where memory is plenty, since who asks while it
 * begins waits longest, and otherwise when there is a crowd; while nobody needs it, it makes the last searches again until
 * its code is compiled well. Where a thread dies, what it was asked is found here.
 */
export class SearchThreads {
  readonly #memory: OpenMemory;
  readonly #most: number;
  readonly #crowded: number;
  readonly #isRoomy: (items: number) => boolean;
  #threads: Thread[] = [];
  #last: Omit<ThreadSearch, 'n'>[] = [];
  #noted = 0;
  #here = 0;
  readonly #waiting = new Map<number, Waiting>();
  #n = 0;
  #inCrowd = 0;
  #lastAsked = 0;
  #idle: NodeJS.Timeout | undefined;
  #fits: boolean | undefined;
  #soon: NodeJS.Timeout | undefined;
  #isClosed = false;
  #search: typeof Search | undefined;

  constructor(
    memory: OpenMemory,
    options: { readonly most?: number; readonly crowded?: number; readonly isRoomy?: (items: number) => boolean } = {},
  ) {
    this.#memory = memory;
    this.#isRoomy = options.isRoomy ?? ((items) => items >= LEAST_ITEMS && process.availableMemory() > ROOMY_BYTES);
    this.#most = options.most ?? Math.min(MOST_THREADS, availableParallelism() - 2);
    this.#crowded = options.crowded ?? CROWDED;
  }

  /** How many threads answer now beside this one. */
  get running(): number {
    return this.#threads.filter(({ isReady }) => isReady).length;
  }

  /** Searches that were made for nobody by the threads that answer now. */
  get practised(): number {
    return this.#threads.reduce((sum, thread) => sum + thread.practised, 0);
  }

  /**
   * The document of `search` as JSON in UTF-8, asked while so many others `wait`. `options` hold nothing but values. Errors:
   * those of `search`.
   */
  written(query: string, options: QuestionOptions, wait: number): Promise<Uint8Array<ArrayBuffer>> {
    this.#lastAsked = performance.now();
    this.#inCrowd = wait < CROWD ? 0 : this.#inCrowd + 1;
    if (this.#inCrowd === this.#crowded) void this.#begin();
    this.#note(query, options);
    const isAlone = wait === 0 && this.#here === 0;
    const free = isAlone ? undefined : this.#threads.find(({ isReady, waiting }) => isReady && waiting < IN_HAND);
    if (free !== undefined) return this.#inThread(free, { query, options });
    for (const thread of this.#threads) this.#practise(thread);
    return this.#byItself(query, options);
  }

  /** While nobody waits for it, and one search at a time, so that nobody will. */
  #practise(thread: Thread): void {
    const enough = Math.min(PRACTICE, this.#noted * OFTEN);
    if (!thread.isReady || thread.isPractising || thread.waiting > 0 || thread.practised >= enough) return;
    const search = this.#last[thread.practised % this.#last.length];
    if (search === undefined) return;
    thread.practised += 1;
    thread.isPractising = true;
    thread.worker.postMessage({ rehearse: [search] } satisfies Rehearsal);
  }

  /** What belongs to a conversation is not said again. */
  #note(query: string, options: QuestionOptions): void {
    if (options.session !== undefined) return;
    this.#noted += 1;
    this.#last.push({ query, options });
    if (this.#last.length > MOST_REHEARSED) this.#last.shift();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#soon);
    await this.#end();
  }

  async #end(): Promise<void> {
    clearInterval(this.#idle);
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  async #byItself(query: string, options: QuestionOptions): Promise<Uint8Array<ArrayBuffer>> {
    this.#here += 1;
    try {
      this.#search ??= (await import('./search.ts')).search;
      return Buffer.from(JSON.stringify(await this.#search(this.#memory, query, options)));
    } finally {
      this.#here -= 1;
      this.#beginSoon();
    }
  }

  /** Not before the answer is on its way. */
  #beginSoon(): void {
    if (this.#isClosed || this.#soon !== undefined || this.#threads.length > 0 || this.#fits === false) return;
    this.#soon = setTimeout(() => {
      this.#soon = setTimeout(() => {
        this.#soon = undefined;
      }, AGAIN_MS).unref();
      // A memory that cannot be counted is searched in this thread alone.
      this.#beginWhereRoomy().catch(() => undefined);
    }, SOON_MS).unref();
  }

  async #beginWhereRoomy(): Promise<void> {
    if (this.#isRoomy(await this.#items())) await this.#begin();
  }

  async #items(): Promise<number> {
    const { items } = await this.#memory.store.counts();
    return Object.values(items).reduce((sum, n) => sum + n, 0);
  }

  /** A model that reads questions counts what it uses in this process, and is asked from here alone. */
  async #mayBegin(): Promise<boolean> {
    // A thread opens the memory as its owner does.
    if (this.#memory.seenBy !== undefined) return false;
    const { planner, embedder, jobs } = this.#memory.configuration;
    if (this.#most < 1 || jobs === 1 || embedder !== undefined) return false;
    if (planner !== undefined && planner.when !== 'embedded') return false;
    return (await this.#items()) <= MOST_ITEMS;
  }

  async #begin(): Promise<void> {
    this.#fits ??= await this.#mayBegin();
    if (!this.#fits || this.#threads.length > 0 || this.#isClosed) return;
    this.#threads = Array.from({ length: this.#most }, () => this.#started());
    this.#idle = setInterval(() => {
      if (performance.now() - this.#lastAsked > IDLE_MS) void this.#end();
    }, IDLE_MS).unref();
  }

  #started(): Thread {
    const { folder, configuration } = this.#memory;
    const worker = new Worker(new URL(`./search-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: { folder: folder.path, flags: configuration },
      resourceLimits: THREAD_MEMORY,
    });
    worker.unref();
    const thread: Thread = { worker, isReady: false, waiting: 0, isPractising: false, practised: 0 };
    worker.on('message', (reply: ThreadReply) => this.#replied(thread, reply));
    worker.on('error', () => this.#lost(thread));
    worker.on('exit', () => this.#lost(thread));
    return thread;
  }

  #inThread(thread: Thread, asked: Omit<ThreadSearch, 'n'>): Promise<Uint8Array<ArrayBuffer>> {
    const search = { ...asked, n: this.#n++ };
    thread.waiting += 1;
    return new Promise((give, refuse) => {
      this.#waiting.set(search.n, { thread, search, give, refuse });
      thread.worker.postMessage(search);
    });
  }

  #replied(thread: Thread, reply: ThreadReply): void {
    if ('stage' in reply) {
      if (reply.stage === 'loaded') thread.worker.postMessage({ rehearse: this.#last } satisfies Rehearsal);
      else {
        thread.isReady = true;
        thread.isPractising = false;
        this.#practise(thread);
      }
      return;
    }
    const waiting = this.#waiting.get(reply.n);
    this.#waiting.delete(reply.n);
    thread.waiting -= 1;
    if ('written' in reply) waiting?.give(reply.written);
    else waiting?.refuse(errorOf(reply.failure));
  }

  #lost(thread: Thread): void {
    this.#threads = this.#threads.filter((one) => one !== thread);
    // What cannot begin once is not begun again and again.
    if (!thread.isReady) this.#fits = false;
    for (const [n, waiting] of this.#waiting) {
      if (waiting.thread !== thread) continue;
      this.#waiting.delete(n);
      waiting.give(this.#byItself(waiting.search.query, waiting.search.options));
    }
  }
}

const errorOf = ({ code, message, action }: SearchFailure): Error =>
  code === undefined ? new Error(message) : new MadeleineError(code, message, action === undefined ? {} : { action });
