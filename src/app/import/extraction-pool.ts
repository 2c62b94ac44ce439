import type { Worker } from 'node:worker_threads';
import type { Derived } from '../../ingest/derive.ts';
import type { StoredItem } from '../../memory/item.ts';
import type { WordsRead } from '../../organise/view.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import type { IndexEntry } from '../../ports/store.ts';
import { takeThreads } from './early-threads.ts';
import type { ThreadReply, ThreadRequest } from './extraction-thread.ts';
import { type ExtractionSettings, type PlaceTable, placeTable } from './place-table.ts';

/** Items of one go read in this thread before others are started: a small import is done sooner than a thread begins. */
const ITEMS_BEFORE_THREADS = 300;
/** What takes longer to come than this is no import: a server is sent corrections for as long as it runs. */
const LONGEST_GO_MS = 10_000;
/** Threads that nothing was sent to for so long are ended: each holds a gazetteer. */
const IDLE_MS = 60_000;
const ITEMS_PER_MESSAGE = 32;
/** So many messages keep a thread busy for as long as the gazetteer takes to load. */
const BATCHES_IN_HAND = 10;

type Waiting = { readonly item: StoredItem; readonly give: (derived: Derived) => void };

/**
 * Reads words in threads of its own once there is much to read, until there is nothing more. A thread that dies is left out and
 * its items are read here, so that nothing is lost and nothing waits for ever.
 */
export class ExtractionPool {
  readonly #settings: ExtractionSettings;
  readonly #geocoder: Geocoder;
  #table: PlaceTable | undefined;
  readonly #threads: Worker[] = [];
  #started = false;
  readonly #sent = new Map<number, { readonly thread: Worker; readonly items: readonly Waiting[] }>();
  #waiting: Waiting[] = [];
  #reading: Promise<typeof import('./text-extraction.ts')> | undefined;
  /** Since when the items of this go come, and how many have. */
  #began = 0;
  #seen = 0;
  #idle: NodeJS.Timeout | undefined;
  #batches = 0;
  #flushing = false;
  readonly #words = new WeakMap<IndexEntry, WordsRead>();

  constructor(settings: ExtractionSettings, geocoder: Geocoder) {
    this.#settings = {
      locale: settings.locale,
      currency: settings.currency,
      ...(settings.country === undefined ? {} : { country: settings.country }),
      ...(settings.isCountryAssumed === undefined ? {} : { isCountryAssumed: settings.isCountryAssumed }),
    };
    this.#geocoder = geocoder;
  }

  /** How many threads there are now. */
  get threads(): number {
    return this.#threads.length;
  }

  get #places(): PlaceTable {
    this.#table ??= placeTable(this.#geocoder);
    return this.#table;
  }

  /** Begins the threads at once when so much is to be read that they will be wanted. */
  expect(items: number): void {
    if (items > ITEMS_BEFORE_THREADS && !this.#started) this.#start();
  }

  /** What follows from an item alone; from a thread, with what the store keeps of it. */
  readonly derive = (item: StoredItem): Derived | Promise<Derived> => {
    if (!this.#started) this.#count();
    if (this.#threads.length === 0) return this.#readItem(item);
    return new Promise((give) => {
      this.#waiting.push({ item, give });
      if (this.#waiting.length >= ITEMS_PER_MESSAGE) this.#flush();
      else if (!this.#flushing) {
        this.#flushing = true;
        setImmediate(() => this.#flush());
      }
    });
  };

  /** What a thread read, beside this index entry, in the words of the same item with the same readings. */
  wordsBeside(index: IndexEntry): WordsRead | undefined {
    return this.#words.get(index);
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await Promise.all(this.#threads.splice(0).map((thread) => thread.terminate()));
  }

  #count(): void {
    const now = performance.now();
    if (now - this.#began > LONGEST_GO_MS) [this.#began, this.#seen] = [now, 0];
    this.#seen += 1;
    if (this.#seen > ITEMS_BEFORE_THREADS) this.#start();
  }

  #endIdle(): void {
    if (this.#sent.size > 0 || this.#waiting.length > 0) {
      this.#idle?.refresh();
      return;
    }
    this.#started = false;
    this.#seen = 0;
    void this.close();
  }

  #start(): void {
    this.#started = true;
    this.#idle = setTimeout(() => this.#endIdle(), IDLE_MS).unref();
    this.#threads.push(...takeThreads());
    for (const thread of this.#threads) {
      thread.on('message', (reply: ThreadReply) => this.#settle(thread, reply));
      thread.on('error', () => this.#bury(thread));
      // A listener keeps the program alive.
      thread.unref();
    }
    // The threads compile their modules while the table is made here.
    const request: ThreadRequest = { places: this.#places, settings: this.#settings };
    for (const thread of this.#threads) thread.postMessage(request);
  }

  #flush(): void {
    this.#flushing = false;
    const items = this.#waiting;
    this.#waiting = [];
    if (items.length === 0) return;
    this.#batches += 1;
    this.#idle?.refresh();
    const thread = this.#threads[this.#batches % Math.max(1, this.#threads.length)];
    if (thread === undefined) {
      this.#readHere(items);
      return;
    }
    this.#sent.set(this.#batches, { thread, items });
    thread.ref();
    // JSON is made in half the time that the structured clone of an item takes.
    const request: ThreadRequest = { batch: this.#batches, items: JSON.stringify(items.map(({ item }) => item)) };
    thread.postMessage(request);
    // While they read what they have in hand, what organising asks of the gazetteer is loaded.
    if (this.#batches === BATCHES_IN_HAND * this.#threads.length) this.#geocoder.find('');
  }

  #settle(thread: Worker, { batch, read }: ThreadReply): void {
    const sent = this.#sent.get(batch);
    if (sent === undefined) return;
    this.#sent.delete(batch);
    if (![...this.#sent.values()].some((other) => other.thread === thread)) thread.unref();
    sent.items.forEach(({ give }, i) => {
      const { readings, form, words } = read[i] ?? { readings: [] };
      if (form !== undefined && words !== undefined) this.#words.set(form.index, words);
      give({ readings, ...(form === undefined ? {} : { form }) });
    });
  }

  #bury(thread: Worker): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    for (const [batch, sent] of this.#sent) {
      if (sent.thread !== thread) continue;
      this.#sent.delete(batch);
      this.#readHere(sent.items);
    }
  }

  /** What reads words is loaded here only where there are no threads to read them. */
  async #readItem(item: StoredItem): Promise<Derived> {
    this.#reading ??= import('./text-extraction.ts');
    return { readings: (await this.#reading).readItem(item, this.#settings, this.#places) };
  }

  #readHere(items: readonly Waiting[]): void {
    for (const { item, give } of items) void this.#readItem(item).then(give);
  }
}
