import { resolve } from 'node:path';
import type { AddResponse } from '../../contract/memory-verbs.ts';
import { type EnrichOutcome, enrich } from '../../ingest/enrich.ts';
import { ImportSession } from '../../ingest/import-session.ts';
import { KnownItems } from '../../ingest/known-items.ts';
import { noItemsFault } from '../../ingest/no-items-fault.ts';
import { orderedMap } from '../../ingest/ordered-map.ts';
import { type Preparation, prepare } from '../../ingest/prepare.ts';
import { MOST_IN_HAND, weightInHand } from '../../ingest/records-in-hand.ts';
import { turns } from '../../ingest/turns.ts';
import { term } from '../../language/terms.ts';
import type { ImportBatch } from '../../memory/batch.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf, failuresCounted } from '../../memory/failure.ts';
import type { BatchId } from '../../memory/ids.ts';
import { kindsNotRead } from '../../memory/kinds-not-read.ts';
import { mailFolderKey } from '../../memory/mail-account.ts';
import { declaredPersonSchema } from '../../memory/person.ts';
import type { SourceFile } from '../../memory/source-file.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import { type ProgressListener, WAITING } from '../../ports/progress.ts';
import type { Source } from '../../ports/source.ts';
import type { Store } from '../../ports/store.ts';
import { openSources } from '../../sources/open-sources.ts';
import { organiseDue } from '../items/corrected.ts';
import { indexAnew } from '../jobs/index-anew.ts';
import { isOrganiseDue } from '../jobs/organise-due.ts';
import { pendingWork } from '../jobs/pending-stages.ts';
import { unseen } from '../jobs/unseen.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import { requeueStaleStages, rereadWords } from '../models/stage-versions.ts';
import type { OpenMemory } from '../open-memory.ts';
import { withoutUnnamed } from '../people/declared-people.ts';
import { licenceNotes } from '../settings/data-set-licences.ts';
import { forgetItems, isForgetDue } from './forget.ts';
import { noteGone } from './gone-items.ts';
import { afterRun, type BatchOptions, begunBatch, isCovered, newBatchId } from './import-batch.ts';
import { ImportWriter } from './import-writer.ts';
import { TakenItems } from './taken-items.ts';
import { WantedLast } from './wanted-last.ts';

export type AddOptions = BatchOptions &
  TurnOptions & {
    readonly jobs?: number;
    /** Sources that are open already, beside what lies at the paths. */
    readonly sources?: readonly Source[];
    /** Leave what pictures and films show and say for another time. */
    readonly readOnly?: boolean;
    /** Run these stages alone, and leave the others for another time. */
    readonly stages?: readonly string[];
    /** Leave organising due, for whoever asked to do it next. */
    readonly organisesLater?: boolean;
    readonly onProgress?: ProgressListener;
  };

/** An event with what became of it on the way. */
type Worked = { readonly event: SourceEvent; readonly preparation?: Preparation };

const nothingEnriched: EnrichOutcome = { done: 0, failed: 0, stopped: false, elsewhere: 0, paused: [] };

/**
 * Ingests files, folders and archives: reads, then enriches, then organises, unless that is left due. Idempotent; carries on after a
 * stop; without paths it does the work that is pending. Errors: what no file is at fault for, such as `disk-full`; then it is
 * carried on with like one that was stopped.
 */
export async function add(memory: OpenMemory, paths: readonly string[], options: AddOptions): Promise<AddResponse> {
  const onWait: TurnOptions['onWait'] = (holder) => {
    options.onWait?.(holder);
    options.onProgress?.({ stage: WAITING, done: 0 });
  };
  const lock = await lockInTurn(memory.folder.path, { ...options, onWait });
  const run = new Import(memory, options);
  try {
    if (await isForgetDue(memory.store)) await forgetItems(memory, { items: [] });
    return await run.run(paths.map((path) => resolve(path)));
  } finally {
    await run.close();
    await lock.release();
  }
}

/** An archive that found no room to be unpacked is read another time. Errors: `disk-full`. */
function itsOwn(failure: Failure): Failure {
  const { code, message, path, action } = failure;
  if (code !== 'disk-full') return failure;
  throw new MadeleineError(code, message, action === undefined ? { path } : { path, action });
}

class Import {
  readonly #memory: OpenMemory;
  readonly #options: AddOptions;
  readonly #batchId: BatchId;
  readonly #writer: ImportWriter;
  readonly #skipped: { path: string; reason: string }[] = [];
  readonly #seen = new Set<string>();
  /** What was taken, when this import adds all that the memory has. */
  #taken: TakenItems | undefined;
  #files = new Map<string, SourceFile>();
  #unchanged = 0;
  readonly #last: WantedLast;
  #done = 0;
  #total: number | undefined;

  constructor(memory: OpenMemory, options: AddOptions) {
    this.#memory = memory;
    this.#options = options;
    this.#last = new WantedLast(memory, options.organisesLater !== true);
    this.#writer = new ImportWriter(memory.store);
    this.#batchId = options.batch ?? newBatchId(memory.clock.now());
  }

  async run(paths: readonly string[]): Promise<AddResponse> {
    const began = performance.now();
    const { store } = this.#memory;
    const { sources, failures } = await this.#sources(paths);
    const unopened = new Set(failures.map(({ path }) => path));
    const opened = paths.filter((path) => !unopened.has(path));
    const batch = await begunBatch(store, { ...this.#options, batch: this.#batchId }, opened, this.#memory.clock.now());
    const unfinished = (await store.records('batch')).filter((b) => b.finished === undefined);
    const brings = sources.length + failures.length > 0;
    if (brings) await store.write([{ op: 'putRecord', kind: 'batch', id: batch.id, value: batch }]);
    this.#files = new Map((await store.records('sourceFile')).map((file) => [file.path, file]));
    const known = await KnownItems.open(store);
    if (known.areAllOwn && !this.#organisesLater) this.#taken = new TakenItems(this.#memory);
    const session = await this.#session(batch, known);
    for (const failure of failures) {
      // What is not there today is told today: status tells of what was added and cannot be reached.
      if (failure.code === 'missing') session.failures.push(failure);
      else session.fail(itsOwn(failure));
    }
    const reread = await this.#bringUpToDate();
    for (const source of sources) {
      await session.flush();
      await this.#read(source, session, known);
    }
    const isAllHere = this.#isAllHere(session);
    await (isAllHere ? session.flushAtOnce() : session.flush());
    // Whom only something forgotten names is declared again by its source.
    if (session.counts.skippedForgotten > 0) await store.write(await withoutUnnamed(this.#memory));
    const enriched = isAllHere ? nothingEnriched : await this.#enrich();
    const changed = session.counts.added + session.counts.updated + enriched.done + reread > 0;
    if (changed || unfinished.length > 0 || (await isOrganiseDue(store)))
      await this.#organise(session, enriched.done === 0 && !this.#stopped);
    await session.flush();
    const counted = { ...session.counts, unchanged: session.counts.unchanged + this.#unchanged };
    const failed = [...session.failures, ...(enriched.done === 0 ? [] : await this.#failedLater(session, batch))];
    const run = {
      counts: counted,
      failed: failuresCounted(failed),
      skipped: this.#skipped,
    };
    const items = brings ? await this.#itemsOf(batch) : 0;
    const missing = await this.#missing(paths, session.movedFrom);
    const gone = await this.#noteGone(sources, missing, failed);
    const after = afterRun(batch, { ...run, items, gone, notes: licenceNotes(sources) });
    if (!this.#stopped)
      await this.#finish([
        ...unfinished.filter((other) => other.id !== batch.id && isCovered(other, paths)),
        ...(brings ? [after] : []),
      ]);
    else if (brings) await store.write([{ op: 'putRecord', kind: 'batch', id: batch.id, value: after }]);
    const counts = await store.counts();
    return {
      ...counted,
      skipped: this.#skipped,
      kindsNotRead: kindsNotRead(this.#skipped),
      failed,
      missing,
      gone,
      items: Object.values(counts.items).reduce((sum, n) => sum + n, 0),
      pending: await pendingWork(this.#memory),
      notLookedAt: (await unseen(this.#memory)).failed,
      seconds: (performance.now() - began) / 1000,
      batch: batch.id,
      stopped: this.#stopped,
      notes: [
        ...licenceNotes(sources),
        ...(await this.#last.notes()),
        ...this.#faceNote(counts.items.image),
        ...enriched.paused.map(({ message }) => message),
      ],
    };
  }

  /** `isAsTaken`: nothing was done since with what was taken. */
  async #organise(session: ImportSession, isAsTaken: boolean): Promise<void> {
    if (this.#organisesLater) return this.#memory.store.write([organiseDue]);
    await this.#last.organise({
      onProgress: this.#options.onProgress,
      taken: isAsTaken ? this.#taken?.all() : undefined,
      written: () => session.flush(),
      write: this.#writer.write,
      keepsOrder: this.#writer.keepsOrder,
      onItemsWritten: () => this.#writer.mergeWords(),
    });
  }

  /** What of this import could not be read by a stage: a document that is damaged or locked. */
  async #failedLater({ failures }: ImportSession, { id }: ImportBatch): Promise<Failure[]> {
    const known = new Set(failures.map(({ path }) => path));
    const noted = await this.#memory.store.records('failure');
    return noted.filter(({ path, batch }) => batch === id && !known.has(path));
  }

  /** Does with what is there what newer rules ask for; how many items were read again. */
  async #bringUpToDate(): Promise<number> {
    const reread = await rereadWords(this.#memory);
    await indexAnew(this.#memory, { isEnough: () => this.#stopped, onProgress: this.#options.onProgress });
    await requeueStaleStages(this.#memory);
    return reread;
  }

  /** How many items are of this import: all that there are, where it found none. */
  async #itemsOf({ id }: ImportBatch): Promise<number> {
    return this.#taken?.count ?? (await this.#memory.store.match({ any: [[term.batch(id)]], none: [] })).length;
  }

  /** Said as long as nobody has said yes or no. */
  #faceNote(pictures: number): string[] {
    if (this.#memory.settings.faces !== 'unasked' || pictures === 0) return [];
    return [
      'Face recognition is off. To turn it on, run `madeleine people on`; to hide this note, run `madeleine people off`.',
    ];
  }

  /** Nothing is being written any more when this resolves. */
  async close(): Promise<void> {
    this.#taken?.close();
    await this.#writer.close();
  }

  get #stopped(): boolean {
    return this.#options.signal?.aborted === true;
  }

  get #organisesLater(): boolean {
    return this.#options.organisesLater === true;
  }

  /** Where others are to organise, that is due with what it is due for: a program that is killed in between leaves it so. */
  readonly #write: Store['write'] = (changes) => {
    const isDue = this.#organisesLater && changes.some(({ op }) => op === 'putItem');
    return this.#writer.write(isDue ? [...changes, organiseDue] : changes);
  };

  async #session(batch: ImportBatch, known: KnownItems): Promise<ImportSession> {
    const { store, vault, folder } = this.#memory;
    const derive = await this.#memory.deriveContext();
    return new ImportSession(
      {
        store,
        known,
        vault,
        derive,
        write: this.#write,
        onTaken: (taken) => this.#taken?.note(taken, this.#last.viewOf),
      },
      { batch, secret: folder.secret, again: this.#options.again === true, stages: await this.#memory.stages() },
    );
  }

  async #sources(paths: readonly string[]): ReturnType<typeof openSources> {
    const { sources: opened, failures } = await openSources(paths, this.#options.as, this.#options.watched);
    const sources = [...opened, ...(this.#options.sources ?? [])];
    let [total, words] = [0, 0];
    for (const source of sources) {
      const estimate = await source.estimate(this.#options.signal).catch(() => undefined);
      total += estimate === undefined ? 0 : estimate.images + estimate.videos + estimate.mails + estimate.rows;
      words += estimate === undefined ? 0 : estimate.mails + estimate.rows;
    }
    this.#total = total;
    this.#writer.expect(total);
    await this.#memory.expectWords(words);
    return { sources, failures };
  }

  async #read(source: Source, session: ImportSession, known: KnownItems): Promise<void> {
    const { signal } = this.#options;
    const ports = await this.#memory.preparePorts(this.#batchId, known);
    const events = source.read({
      ...(signal === undefined ? {} : { signal }),
      offsetOf: (path, bytes, modified) => this.#asItWas(path, bytes, modified)?.offset,
      unchanged: (path, bytes, modified) => this.#isUnchanged(path, bytes, modified),
    });
    const mediaTurn = turns(this.#options.jobs ?? this.#memory.jobs);
    const prepared = (event: Extract<SourceEvent, { type: 'record' }>) =>
      // A mail is read already: it only waits for the disk.
      event.record.content === undefined || event.record.modality === 'email'
        ? prepare(event.record, ports, signal)
        : mediaTurn(() => prepare(event.record, ports, signal));
    const work = async (event: SourceEvent): Promise<Worked> =>
      event.type === 'record' && !this.#stopped ? { event, preparation: await prepared(event) } : { event };
    try {
      for await (const { event, preparation } of orderedMap(events, MOST_IN_HAND, work, weightInHand)) {
        if (this.#stopped) break;
        this.#last.begin();
        await this.#take(event, preparation, session);
      }
    } catch (error) {
      if (!this.#stopped) await this.#failWhole(failureOf(source.root, error), error, session);
    }
    if (!this.#stopped) await session.finishSource();
  }

  /** Of a source that ends early what came before is taken; the import ends with it where the source is not at fault. */
  async #failWhole(failure: Failure, error: unknown, session: ImportSession): Promise<void> {
    if (!noItemsFault.has(failure.code)) return session.fail(failure);
    await session.flush();
    throw error;
  }

  /** True when nothing of the store is needed to organise: then that is done while the last of what was read is written. */
  #isAllHere(session: ImportSession): boolean {
    return (
      !this.#stopped &&
      this.#writer.keepsOrder &&
      session.addsItemsAlone &&
      session.counts.skippedForgotten === 0 &&
      this.#taken !== undefined
    );
  }

  async #take(event: SourceEvent, preparation: Preparation | undefined, session: ImportSession): Promise<void> {
    if (event.type === 'failure') session.fail(itsOwn(event.failure));
    else if (event.type === 'skipped') this.#skip(event.path, event.reason);
    else if (event.type === 'read') session.noteRead(event);
    else if (event.type === 'person') {
      const id = `${event.person.importer}:${event.person.face}`;
      session.put({
        op: 'putRecord',
        kind: 'declaredPerson',
        id,
        value: declaredPersonSchema.parse(event.person),
      });
    } else if (event.type === 'concept')
      session.put({
        op: 'putRecord',
        kind: 'concept',
        id: `${event.set}/${event.concept.id}`,
        value: { ...event.concept, set: event.set },
      });
    else if (event.type === 'mailFolder')
      session.put({
        op: 'putRecord',
        kind: 'mailFolder',
        id: mailFolderKey(event.folder),
        value: event.folder,
      });
    else if (preparation?.ok === true) await session.take(preparation.prepared);
    else if (preparation !== undefined) session.fail(preparation.failure);
    if (event.type === 'record') this.#met(session.pathOf(event.record), event.record.origin.path);
  }

  /** Says that one more record was taken, which lies at `whole`. */
  #met(whole: string, path: string): void {
    // Whom nobody asks for later is not remembered: there may be any number.
    if (this.#files.has(whole)) this.#seen.add(whole);
    this.#done += 1;
    this.#writer.count();
    this.#options.onProgress?.({
      stage: 'read',
      done: this.#done,
      ...(this.#total === undefined || this.#total < this.#done ? {} : { total: this.#total }),
      path,
    });
  }

  /** What is unchanged is counted as that, not as left out. */
  #skip(path: string, reason: string): void {
    if (reason !== 'unchanged') this.#skipped.push({ path, reason });
  }

  /** What is known of a file, if it is still the same: a mail program moves messages to where others lay. */
  #asItWas(path: string, bytes: number, modified: number): SourceFile | undefined {
    const known = this.#files.get(path);
    return known?.bytes === bytes && known.modified === Math.trunc(modified) ? known : undefined;
  }

  #isUnchanged(path: string, bytes: number, modified: number): boolean {
    const known = this.#asItWas(path, bytes, modified);
    if (known === undefined || known.offset !== undefined) return false;
    this.#seen.add(path);
    this.#unchanged += known.count ?? known.items.length;
    return true;
  }

  async #enrich(): Promise<EnrichOutcome> {
    if (this.#options.readOnly === true || this.#stopped) return { ...nothingEnriched, stopped: this.#stopped };
    const { signal, onProgress, stages: wanted } = this.#options;
    const stages = (await this.#memory.stages()).filter(({ name }) => wanted?.includes(name) !== false);
    const ports = {
      store: this.#memory.store,
      jobs: this.#memory.store.jobs,
      derive: await this.#memory.deriveContext(),
    };
    return enrich(ports, stages, {
      ...(signal === undefined ? {} : { signal }),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  }

  async #finish(batches: readonly ImportBatch[]): Promise<void> {
    const finished = this.#memory.clock.now().toISOString();
    await this.#writer.finish(
      batches.map(
        (value) => ({ op: 'putRecord', kind: 'batch', id: value.id, value: { ...value, finished } }) as const,
      ),
    );
  }

  async #noteGone(sources: readonly Source[], missing: readonly string[], failed: readonly Failure[]): Promise<number> {
    if (this.#stopped) return 0;
    return noteGone(this.#memory, {
      batch: this.#batchId,
      importers: new Set(sources.map(({ importer }) => importer)),
      files: this.#files,
      seen: this.#seen,
      missing,
      leftOut: this.#skipped,
      failed,
    });
  }

  /** Files under the given roots that were here before and are not there now: reported, never deleted. */
  async #missing(roots: readonly string[], movedFrom: ReadonlySet<string>): Promise<string[]> {
    const missing: string[] = [];
    for (const path of this.#files.keys()) {
      if (
        this.#seen.has(path) ||
        movedFrom.has(path) ||
        path.includes('!/') ||
        !roots.some((root) => path === root || path.startsWith(`${root}/`))
      )
        continue;
      if ((await this.#memory.vault.stat(path)) === undefined) missing.push(path);
    }
    return missing;
  }
}
