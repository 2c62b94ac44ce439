import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HeatResponse, SpotsAsked } from '../../contract/place-pages.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { NumberedSpots } from './spot-clusters.ts';
import type { PlacedItems, SpotAnswers, SpotQuestion, SpotReply, SpotTask } from './spot-thread.ts';

type Waiting = { readonly give: (answer: unknown) => void; readonly refuse: (error: Error) => void };

/** One thread for all memories. It ends with the process, which it keeps alive only while something is asked. */
class SpotThread {
  readonly #worker = new Worker(new URL(`./spot-thread${extname(import.meta.url)}`, import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(onLost: () => void) {
    this.#worker.unref();
    this.#worker.on('message', ({ task, answer }: SpotReply) => this.#taken(task)?.give(answer));
    const lost = (cause: unknown): void => {
      onLost();
      const error = new MadeleineError('internal', 'The map could not be drawn.', { cause });
      for (const task of this.#waiting.keys()) this.#taken(task)?.refuse(error);
    };
    this.#worker.on('error', lost).on('exit', lost);
  }

  ask<K extends keyof SpotAnswers>(of: number, question: SpotQuestion & { readonly kind: K }): Promise<SpotAnswers[K]> {
    this.#last += 1;
    const task = this.#last;
    this.#worker.ref();
    return new Promise((give, refuse) => {
      this.#waiting.set(task, { give: give as Waiting['give'], refuse });
      this.#worker.postMessage({ ...question, task, of } satisfies SpotTask);
    });
  }

  #taken(task: number): Waiting | undefined {
    const waiting = this.#waiting.get(task);
    this.#waiting.delete(task);
    if (this.#waiting.size === 0) this.#worker.unref();
    return waiting;
  }
}

let thread: SpotThread | undefined;
let last = 0;
/** What nobody here has any more, the thread need not keep either. */
const gone = new FinalizationRegistry<number>((of) => {
  thread?.ask(of, { kind: 'drop' }).catch(() => undefined);
});

/** Items in clusters, which a thread makes and keeps: with many, that takes it seconds. Errors: `internal` when the thread dies. */
export class SpotsAside {
  readonly #placed: PlacedItems;
  readonly #of: number;
  #kept: { readonly thread: SpotThread; readonly made: Promise<SpotAnswers['make']> } | undefined;

  constructor(placed: PlacedItems) {
    this.#placed = placed;
    last += 1;
    this.#of = last;
    gone.register(this, this.#of);
  }

  made(): Promise<SpotAnswers['make']> {
    return this.#inThread().made;
  }

  spots(asked: SpotsAsked): Promise<NumberedSpots> {
    return this.#inThread().thread.ask(this.#of, { kind: 'spots', asked });
  }

  heat(asked: SpotsAsked): Promise<HeatResponse> {
    return this.#inThread().thread.ask(this.#of, { kind: 'heat', asked });
  }

  /** The thread, which has the clusters before whatever it is asked next; another one after it was lost. */
  #inThread() {
    thread ??= new SpotThread(() => {
      thread = undefined;
    });
    if (this.#kept?.thread === thread) return this.#kept;
    const made = thread.ask(this.#of, { kind: 'make', placed: this.#placed });
    // Whoever asks on is told.
    made.catch(() => undefined);
    this.#kept = { thread, made };
    return this.#kept;
  }
}
