import type { Worker } from 'node:worker_threads';
import { SharedValues } from '../../language/shared-values.ts';
import type { SourceRows } from '../../memory/source-record.ts';
import type { ThreadReply, ThreadRequest } from './extraction-thread.ts';
import { type RowsRead, rowsRead, type WrittenRows } from './read-row.ts';
import type { RowsFor } from './row-reading.ts';

type Work = { readonly rows: SourceRows; readonly of: RowsFor };
type Waiting = Work & { readonly give: (read: RowsRead) => void; readonly failed: (error: unknown) => void };

/** What a thread has in hand while this one is busy with something else; the rest goes to whoever is done first. */
const MOST_IN_HAND = 16;

/** Rows on their way through threads, to each as much as it gets done. */
export class RowQueue {
  readonly #here: (work: Work) => Promise<WrittenRows>;
  readonly #threads: readonly Worker[];
  readonly #sent = new Map<number, { readonly thread: Worker; readonly work: Waiting }>();
  #items = 0;
  #waiting: Waiting[] = [];
  #batches = 0;
  readonly #values = new SharedValues();

  /** @param threads those that read, fewer when one dies; `here` reads without them */
  constructor(threads: readonly Worker[], here: (work: Work) => Promise<WrittenRows>) {
    this.#threads = threads;
    this.#here = here;
  }

  read(work: Work): Promise<RowsRead> {
    return new Promise((give, failed) => {
      this.#waiting.push({ ...work, give, failed });
      this.#send();
    });
  }

  settle({ batch, rows }: Extract<ThreadReply, { rows: unknown }>): void {
    const sent = this.#sent.get(batch);
    this.#sent.delete(batch);
    this.#send();
    if (sent === undefined) return;
    const read = rowsRead(rows, this.#values);
    for (const { type } of read) if (type === 'row') this.#items += 1;
    sent.work.give(read);
  }

  /** How many items threads have read so far. */
  get itemsInThreads(): number {
    return this.#items;
  }

  /** Hands on what a thread that died had in hand. */
  bury(thread: Worker): void {
    for (const [batch, sent] of this.#sent) {
      if (sent.thread !== thread) continue;
      this.#sent.delete(batch);
      this.#waiting.push(sent.work);
    }
    this.#send();
  }

  isBusy(thread: Worker): boolean {
    return [...this.#sent.values()].some((sent) => sent.thread === thread);
  }

  #send(): void {
    if (this.#threads.length === 0) {
      for (const work of this.#waiting.splice(0)) this.#readHere(work);
      return;
    }
    while (this.#waiting.length > 0) {
      const [thread, inHand] = this.#idlest();
      if (thread === undefined || inHand >= MOST_IN_HAND) return;
      const work = this.#waiting.shift() as Waiting;
      this.#batches += 1;
      this.#sent.set(this.#batches, { thread, work });
      thread.ref();
      const request: ThreadRequest = { batch: this.#batches, rows: work.rows, of: work.of };
      thread.postMessage(request);
    }
  }

  #readHere(work: Waiting): void {
    this.#here(work)
      .then((rows) => rowsRead(rows, this.#values))
      .then(work.give, work.failed);
  }

  #idlest(): readonly [Worker | undefined, number] {
    const inHand = new Map(this.#threads.map((thread) => [thread, 0]));
    for (const { thread } of this.#sent.values()) inHand.set(thread, (inHand.get(thread) ?? 0) + 1);
    const [idlest] = [...inHand].sort(([, a], [, b]) => a - b);
    return idlest ?? [undefined, 0];
  }
}
