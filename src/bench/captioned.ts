import { join } from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { collectionItems } from '../app/items/collection.ts';
import type { RecordCaptioner } from '../app/items/record-captioner.ts';
import { isMadeleineError, type MadeleineError } from '../memory/errors.ts';
import { parseReading, type Reading } from '../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../memory/source-record.ts';
import type { ProgressListener } from '../ports/progress.ts';
import type { Source } from '../ports/source.ts';
import type { CallBook } from './calls/call-book.ts';
import { Caller } from './calls/caller.ts';
import { keptVision } from './calls/kept-model.ts';
import type { Askable } from './calls/open-caller.ts';
import type { Collection } from './collection.ts';
import { noSpending, spendingSchema } from './outcome.ts';
import { tally } from './remarks.ts';
import { ContentCache, contentKey } from './runner/content-cache.ts';
import type { LoadedSuite } from './suite.ts';
import type { SystemUnderTest } from './system.ts';

/** What of one picture goes wrong costs its description, not the run. */
const ofOnePicture = new Set(['malformed-reply', 'system-failed', 'corrupt', 'unsupported-format', 'missing']);
type Preparing = { readonly book: CallBook; readonly signal: AbortSignal; readonly onProgress?: ProgressListener };

/** Pictures that wait for the model at once, so that a large album is not held in memory. */
const MOST_WAITING = 200;

const keptSchema = z.object({
  readings: z.array(z.unknown().transform((value): Reading => parseReading(value))),
  /** What it once cost; unknown of those that were kept before that was. */
  spent: spendingSchema.optional(),
});
const isOfOnePicture = (error: unknown): error is MadeleineError =>
  isMadeleineError(error) && ofOnePicture.has(error.code);

/** Who describes, and whom it asks. */
export type Captioning = { readonly captioner: RecordCaptioner; readonly asked: Askable };

/** Descriptions of pictures, each kept as soon as it is there, by the content and the model. */
class Captions {
  readonly remarks = tally();
  readonly #by: Captioning;
  readonly #kept: ContentCache<z.infer<typeof keptSchema>>;
  /** By content: the same picture may be there several times, and in several collections. */
  readonly #described = new Map<string, Promise<void>>();

  constructor(by: Captioning, cache: string) {
    this.#by = by;
    this.#kept = new ContentCache(join(cache, 'captions'), keptSchema);
  }

  get #captioner(): RecordCaptioner {
    return this.#by.captioner;
  }

  /** Describes what of a collection has no description yet. Errors: those of the model that are not of one picture. */
  async prepare(collection: Collection, { book, signal, onProgress }: Preparing): Promise<void> {
    const queue = new PQueue({ concurrency: book.shared.limits.parallel });
    let broken: unknown;
    let done = 0;
    const one = async (record: SourceRecord): Promise<void> => {
      if (broken !== undefined || signal.aborted) return;
      try {
        await this.#describe(record, book.part(), signal);
        onProgress?.({ stage: 'caption', done: ++done, path: record.origin.path });
      } catch (error) {
        broken ??= error;
      }
    };
    for await (const event of (await collection.source()).read({ signal })) {
      if (broken !== undefined) break;
      if (event.type !== 'record' || !this.#captioner.wants(event.record)) continue;
      await queue.onSizeLessThan(MOST_WAITING);
      void queue.add(() => one(event.record));
    }
    await queue.onIdle();
    if (broken !== undefined) throw broken;
    signal.throwIfAborted();
  }

  async #describe(record: SourceRecord, book: CallBook, signal: AbortSignal): Promise<void> {
    try {
      const key = await this.#keyOf(record);
      const made = this.#described.get(key) ?? this.#made(key, record, book, signal);
      this.#described.set(key, made);
      await made;
    } catch (error) {
      if (!isOfOnePicture(error)) throw error;
      const example = `${record.origin.path}: ${error.message}`;
      this.remarks.add('not-described', 'pictures could not be described', example);
    }
  }

  async #made(key: string, record: SourceRecord, book: CallBook, signal: AbortSignal): Promise<void> {
    const kept = await this.#kept.get(key);
    if (kept !== undefined) {
      book.countKept(key, kept.spent ?? noSpending);
      return;
    }
    const { asked, captioner } = this.#by;
    const said = { step: 'caption', prompt: captioner.prompt };
    const model = keptVision(new Caller({ ...asked, book, signal }), asked.model, said);
    const readings = [...(await captioner.describe(record, model, signal))];
    await this.#kept.put(key, { readings, spent: book.spending });
  }

  async #keyOf(record: SourceRecord): Promise<string> {
    return contentKey({ content: await this.#captioner.keyOf(record), ...this.#captioner.identity });
  }

  async with(event: SourceEvent): Promise<SourceEvent> {
    if (event.type !== 'record' || !this.#captioner.wants(event.record)) return event;
    const key = await this.#keyOf(event.record).catch(() => undefined);
    const found = key === undefined ? undefined : await this.#kept.get(key);
    if (found === undefined) return event;
    return { ...event, record: { ...event.record, readings: [...event.record.readings, ...found.readings] } };
  }
}

/** A collection whose records have the descriptions that are there. */
function described(collection: Collection, captions: Captions): Collection {
  const sourceOf = async (): Promise<Source> => {
    const source = await collection.source();
    return {
      importer: source.importer,
      root: source.root,
      estimate: (signal) => source.estimate(signal),
      async *read(options) {
        for await (const event of source.read(options)) yield await captions.with(event);
      },
    };
  };
  return {
    id: collection.id,
    source: sourceOf,
    async *items() {
      yield* collectionItems(await sourceOf());
    },
  };
}

/**
 * A suite whose pictures and films have the descriptions that a vision model gives them before any system takes them in:
 * the step P(D) of ATM-Bench, once for all systems. `system` makes it part of a system's ingestion; its calls are in the
 * ingestion's book.
 */
export function captioned(suite: LoadedSuite, by: Captioning, cache: string) {
  const captions = new Captions(by, cache);
  const shown: LoadedSuite = { ...suite, collections: suite.collections.map((one) => described(one, captions)) };
  const system = (of: SystemUnderTest): SystemUnderTest => {
    const identity = { captioner: by.captioner.identity };
    return {
      ...of,
      identity: { ...of.identity, ...identity },
      ...(of.remembers === undefined ? {} : { remembers: { ...of.remembers, ...identity } }),
      get remarks() {
        return [...(of.remarks ?? []), ...captions.remarks.remarks()];
      },
      async ingest(collection, options) {
        const began = performance.now();
        const raw = suite.collections.find(({ id }) => id === collection.id);
        if (raw !== undefined) await captions.prepare(raw, options);
        const seconds = (performance.now() - began) / 1000;
        const ingested = await of.ingest(collection, options);
        const { report } = ingested;
        return { ...ingested, report: { ...report, seconds: report.seconds + seconds } };
      },
    };
  };
  return { suite: shown, system };
}
