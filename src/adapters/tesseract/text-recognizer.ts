import { availableParallelism } from 'node:os';
import { MadeleineError } from '../../memory/errors.ts';
import { asRecognized, pageLines, readingScore } from '../../ports/page-lines.ts';
import type { RecognizedText, TextRecognizer } from '../../ports/text-recognizer.ts';
import { pngSize } from './png-size.ts';
import { RecognitionThread } from './recognition-thread.ts';
import { engineOrder, prepareTrainedData, type TrainedData } from './traineddata.ts';

export type TextRecognizerOptions = {
  /** Tesseract codes; each needs its `@tesseract.js-data/<code>` package. */
  readonly languages: readonly string[];
  /** Threads, each about 150 MB; default the machine's cores, at most 4. */
  readonly workers?: number;
  /** Of processor time for a picture, default 60,000. */
  readonly timeoutMs?: number;
};

/** Reading line by line wins unless it is clearly worse: it keeps an item and its price in one line. */
const BLOCK_PREFERENCE = 0.92;
const DEFAULT_TIMEOUT_MS = 60_000;
/** A thread that uses no processor waits for what never comes: the clock ends it, so many times later. */
const BY_THE_CLOCK = 10;
const LOOK_EVERY_MS = 1000;
const VERSION = 1;

/**
 * Offline text recognition on tesseract.js. Threads start with the first picture. Throws `dependency-missing` at once
 * for a language that is not installed; a picture that crashes a thread (`worker-crashed`) or takes too long
 * (`timeout`) fails alone and the thread is replaced.
 */
export async function openTextRecognizer(options: TextRecognizerOptions): Promise<TextRecognizer> {
  const languages = engineOrder(options.languages);
  const data = await prepareTrainedData(languages);
  const concurrency = Math.max(1, options.workers ?? Math.min(4, availableParallelism()));
  return new ThreadedRecognizer({ languages, data }, concurrency, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
}

type Engine = { readonly languages: readonly string[]; readonly data: TrainedData };

class ThreadedRecognizer implements TextRecognizer {
  readonly name = 'tesseract';
  readonly version = VERSION;
  readonly concurrency: number;
  #engine: Engine;
  #timeoutMs: number;
  #idle: RecognitionThread[] = [];
  #all = new Set<RecognitionThread>();
  #free: number;
  #waiting: (() => void)[] = [];
  #closed = false;

  constructor(engine: Engine, concurrency: number, timeoutMs: number) {
    this.#engine = engine;
    this.concurrency = concurrency;
    this.#free = concurrency;
    this.#timeoutMs = timeoutMs;
  }

  async recognize(png: Uint8Array, signal?: AbortSignal): Promise<RecognizedText | undefined> {
    const size = pngSize(png);
    await this.#slot();
    try {
      this.#assertRunning(signal);
      const thread = await this.#thread();
      try {
        return await this.#limited(thread, readPicture(thread, png, size), signal);
      } finally {
        if (!thread.dead) this.#idle.push(thread);
        else this.#all.delete(thread);
      }
    } finally {
      this.#free += 1;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
    this.#all.clear();
    this.#engine.data.remove();
  }

  #assertRunning(signal: AbortSignal | undefined): void {
    if (this.#closed || signal?.aborted) throw cancelled();
  }

  async #slot(): Promise<void> {
    while (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
  }

  async #thread(): Promise<RecognitionThread> {
    const idle = this.#idle.pop();
    if (idle !== undefined && !idle.dead) return idle;
    const started = await RecognitionThread.start({
      languages: this.#engine.languages,
      folder: this.#engine.data.folder,
    });
    this.#all.add(started);
    if (this.#closed) {
      await started.terminate();
      throw cancelled();
    }
    return started;
  }

  /** The engine cannot be interrupted, so a picture that is cancelled or too slow costs its thread. */
  async #limited<T>(thread: RecognitionThread, work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    // A picture can be refused before anything waits for it.
    work.catch(() => undefined);
    const stop = (error: MadeleineError) => {
      reject(error);
      void thread.terminate();
    };
    const onAbort = () => stop(cancelled());
    const [began, used] = [performance.now(), await thread.processorMs()];
    const timer = setInterval(
      async () => {
        const spent = (await thread.processorMs()) - used;
        const isLate = performance.now() - began > BY_THE_CLOCK * this.#timeoutMs;
        if (spent > this.#timeoutMs || isLate) stop(tooSlow(this.#timeoutMs));
      },
      Math.min(LOOK_EVERY_MS, this.#timeoutMs),
    );
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([promise, work]);
    } catch (cause) {
      throw this.#closed ? cancelled() : cause;
    } finally {
      clearInterval(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }
}

/** First by automatic layout, which finds nothing in most photos; when it found text, once more line by line. */
async function readPicture(
  thread: RecognitionThread,
  png: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<RecognizedText | undefined> {
  const byLayout = pageLines(await thread.recognize(png, 'auto'), size);
  if (byLayout.length === 0) return undefined;
  const byLine = pageLines(await thread.recognize(png, 'block'), size);
  const isByLine = readingScore(byLine) >= BLOCK_PREFERENCE * readingScore(byLayout);
  const [lines, others] = isByLine ? [byLine, byLayout] : [byLayout, byLine];
  return asRecognized(
    lines.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0)),
    others,
  );
}

const cancelled = (): MadeleineError => new MadeleineError('cancelled', 'Text recognition was cancelled.');

const tooSlow = (ms: number): MadeleineError =>
  new MadeleineError(
    'timeout',
    `Text recognition took more than ${Math.round(ms / 1000)} s of processor time on this picture.`,
    {
      action: 'The picture stays searchable by other details.',
    },
  );
