import { realpath, rm } from 'node:fs/promises';
import { isAbsolute, join, resolve, sep } from 'node:path';
import type { ImportDocument, ImportRequest, ImportsResponse } from '../../contract/import-verbs.ts';
import type { JobDocument } from '../../contract/job-shape.ts';
import type { EstimateResponse } from '../../contract/memory-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { mailRoot } from '../../memory/mail-account.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { hasEnded, JobBoard, type JobWork } from '../jobs/job-board.ts';
import { JobRecord } from '../jobs/job-record.ts';
import { organiseAsideOf } from '../jobs/organise-aside.ts';
import { isOrganiseDue } from '../jobs/organise-due.ts';
import { organiseLater } from '../jobs/organise-later.ts';
import { isWorkPending, pendingWork } from '../jobs/pending-stages.ts';
import { type ImportTask, runTask, type Task } from '../jobs/tasks.ts';
import { uploadsFolder } from '../keys/work-folder.ts';
import { MailDesk } from '../mail/mail-desk.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { BACKUP_KEPT_MS, newBackupFile } from '../settings/kept-backups.ts';
import { estimate } from './estimate.ts';
import { newBatchId, todaysBatch } from './import-batch.ts';
import { Inbox } from './inbox.ts';
import { followImport, queueImport } from './left-imports.ts';
import { listImports, placeName } from './list-imports.ts';
import { isUpload } from './settle-uploads.ts';
import { noImport } from './undo-import.ts';
import { Uploads } from './uploads.ts';
import { WatchedFolderLoop } from './watched-folders.ts';

const DAY = 86_400_000;

/** Tasks whose processes leave organising due. */
const leavesDue: ReadonlySet<Task['kind']> = new Set(['import', 'mail', 'work']);

/**
 * Where a program that stays open takes things in: uploads, imports and their undoing, backups, and the work that goes on
 * afterwards; each in a process of its own, one import at a time. What runs when the program ends is carried on by the next.
 */
export class ImportDesk {
  readonly jobs: JobBoard;
  readonly uploads: Uploads;
  readonly mail: MailDesk;
  readonly #memory: OpenMemory;
  readonly #record: JobRecord;
  readonly #watched: WatchedFolderLoop[] = [];
  readonly #ownBackups: string;
  readonly #closing = new AbortController();
  /** Whether pending work is done by itself. */
  #carrying: Promise<void> = Promise.resolve();
  #carriesOn = false;
  /** Whether imports are left to workers, whose memory is on a server that they reach, too. */
  #isLeft = false;
  #daily: NodeJS.Timeout | undefined;
  #inbox: Promise<Inbox> | undefined;

  private constructor(memory: OpenMemory, record: JobRecord) {
    this.#memory = memory;
    this.#record = record;
    this.#ownBackups = join(memory.folder.path, layout.backups) + sep;
    this.jobs = new JobBoard(() => memory.clock.now(), record.ended);
    this.uploads = new Uploads(memory.folder.path);
    this.mail = new MailDesk(memory, this.jobs, (task) => this.#start(task));
  }

  static async open(memory: OpenMemory): Promise<ImportDesk> {
    const desk = new ImportDesk(memory, await JobRecord.open(memory.folder.path));
    await desk.uploads.restore();
    desk.#record.follow(desk.jobs);
    return desk;
  }

  /** Carries on what a program that ended had begun, and from now on does what is pending (unless `work` is false). */
  carryOn(options: { readonly work: boolean }): Promise<void> {
    this.#carrying = this.#carryOn(options);
    return this.#carrying;
  }

  async #carryOn({ work }: { readonly work: boolean }): Promise<void> {
    this.#isLeft = !work && this.#memory.configuration.database?.url !== undefined;
    for (const { document, task } of this.#record.unfinished) this.#start(task, document);
    // What waits for its turn, or was sent by sync apps, is imported, however long ago that was.
    const waiting = this.#record.unfinished.flatMap(({ document }) => this.#record.pathsOf(document.id));
    const begun = (await this.#memory.store.records('batch')).flatMap(({ roots }) => roots);
    const { untaken } = await this.inbox();
    const sent = untaken.map((set) => join(uploadsFolder(this.#memory.folder.path), set));
    await this.uploads.sweep(new Set([...waiting, ...begun, ...sent]), this.#memory.clock.now());
    this.#carriesOn = work;
    this.#daily ??= setInterval(() => void this.#emptyTrash(), DAY).unref();
    await this.#emptyTrash();
    await this.work();
  }

  /** Where somebody else works on the memory, another day will do. */
  async #emptyTrash(): Promise<void> {
    const { emptyTrash } = await import('./trash.ts');
    await emptyTrash(this.#memory, 'old').catch(() => undefined);
  }

  /** Does what is pending, in the background, unless that is under way or switched off. */
  async work(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    if (this.#carriesOn && (await isWorkPending(this.#memory))) this.startWork();
  }

  /** Does what is pending, from now on by itself again. */
  startWork(): JobDocument {
    this.#carriesOn = true;
    const underWay = this.jobs.list().find((job) => job.kind === 'work' && !hasEnded(job));
    return underWay ?? this.#start({ kind: 'work' });
  }

  /** Stops a job. Work that was stopped is not begun again by itself. Errors: `not-found`. */
  cancel(id: string): JobDocument {
    if (this.jobs.get(id).kind === 'work') this.#carriesOn = false;
    return this.jobs.cancel(id);
  }

  /** Errors: `usage`, `not-found` for an upload that is not there. */
  async add(request: ImportRequest): Promise<JobDocument> {
    const paths = await this.#pathsOf(request);
    const { as = 'auto', again = false } = request;
    const job = this.#start({ kind: 'import', batch: newBatchId(this.#memory.clock.now()), paths, as, again });
    // Who is told that it was begun does not ask for it again.
    await this.#record.keep(this.jobs);
    return job;
  }

  /** Where sync apps put files. */
  inbox(quietMs?: number): Promise<Inbox> {
    this.#inbox ??= Inbox.open(this.#memory.folder.path, {
      uploads: this.uploads,
      add: (set) => this.#takeIn(set),
      ...(quietMs === undefined ? {} : { quietMs }),
    });
    return this.#inbox;
  }

  /** Imports an upload, unless that is under way. Errors: as of `add`; `cancelled` where the import fails. */
  async #takeIn(set: string): Promise<void> {
    const folder = await this.uploads.folderOf(set);
    const underWay = this.jobs.list().find((job) => !hasEnded(job) && this.#record.pathsOf(job.id).includes(folder));
    const { id } = underWay ?? (await this.add({ uploads: [set] }));
    await this.#imported(id);
  }

  /** Resolves once an import is in the memory, or its owner has stopped it. Errors: `cancelled` where it fails, or the program ends before. */
  async #imported(id: string): Promise<void> {
    const { state } = await this.jobs.ended(id, this.#closing.signal);
    if (state !== 'done' && state !== 'cancelled') throw isBegunAgain();
  }

  /** Adds what a folder holds, and from now on what comes into it. Errors: `missing`, `unreadable`, `usage` for the memory itself. */
  async watch(
    said: string,
    options: { readonly onError: (error: unknown) => void; readonly settledMs?: number },
  ): Promise<void> {
    const [path = said] = await this.#pathsOf({ paths: [resolve(said)] });
    const add = async (paths: readonly string[], folder: string): Promise<void> => {
      const { id } = await this.addWatched(paths, folder);
      await this.#imported(id);
    };
    this.#watched.push(await WatchedFolderLoop.open(path, { ...options, add }));
  }

  /** What a watched folder brings goes into the import of that folder that began today. */
  async addWatched(paths: readonly string[], watched: string): Promise<JobDocument> {
    const { batch } = await todaysBatch(this.#memory, watched);
    return this.#start({ kind: 'import', batch, paths: [...paths], as: 'auto', again: false, watched });
  }

  /** What adding would bring. Changes nothing. Errors: as of `add`. */
  async estimate(request: ImportRequest): Promise<EstimateResponse> {
    return estimate(await this.#pathsOf(request), request.as ?? 'auto');
  }

  async imports(): Promise<ImportsResponse> {
    const pending = await pendingWork(this.#memory);
    const watched = this.#watched.map(({ document }) => document);
    return { imports: await listImports(this.#memory, this.jobs.list()), watched, pending };
  }

  /** Errors: `not-found`. */
  async import(id: string): Promise<ImportDocument> {
    const found = (await this.imports()).imports.find((one) => one.id === id);
    if (found === undefined) throw noImport(id);
    return found;
  }

  /** Carries on an import that was stopped. Errors: `not-found`, `usage` when there is nothing to carry on. */
  async resume(id: string): Promise<JobDocument> {
    const { state, job } = await this.import(id);
    if (job !== undefined) return this.jobs.get(job);
    const batch = await this.#memory.store.record('batch', batchIdSchema.parse(id));
    if (batch === undefined || state !== 'stopped') {
      throw new MadeleineError('usage', 'This import is not paused.', { action: 'Add the files again instead.' });
    }
    const { roots, as, again = false } = batch;
    const account = (await this.#memory.store.records('mailAccount')).find((one) => roots.includes(mailRoot(one)));
    if (account !== undefined) return this.mail.sync(account.id);
    return this.#start({ kind: 'import', batch: batch.id, paths: roots, as, again });
  }

  /** Takes back an import; if it runs, it is stopped first. Errors: `not-found`. */
  async undo(id: string): Promise<JobDocument> {
    const { job } = await this.import(id);
    if (job !== undefined && this.jobs.get(job).kind === 'undo') return this.jobs.get(job);
    if (job !== undefined) this.jobs.cancel(job);
    return this.#start({ kind: 'undo', batch: batchIdSchema.parse(id) });
  }

  /** A backup into a file of this machine, or into one that waits inside the memory to be taken away. Errors: `usage`. */
  backup(file?: string): JobDocument {
    if (file !== undefined && !isAbsolute(file)) throw notAbsolute();
    return this.#start({ kind: 'backup', file: file ?? newBackupFile(this.#memory) });
  }

  /** Whether faces are told apart from now on; `off` erases every face. */
  switchFaces(faces: 'on' | 'off'): JobDocument {
    return this.#start({ kind: 'faces', faces });
  }

  /** Checks the memory and the machine, and mends what can be mended if that is wanted. */
  doctor(repair: boolean): JobDocument {
    return this.#start({ kind: 'doctor', repair });
  }

  /** Brings everything in line with what was said; what waits for its turn already does that, too. */
  organise(): JobDocument {
    const waiting = this.jobs.list().find(({ kind, state }) => kind === 'organise' && state === 'queued');
    return waiting ?? this.#start({ kind: 'organise' });
  }

  /** Redacts what is left of a set to be shared; with `finish`, audits and writes its copy. One job of a set at a time. */
  share(set: string, finish: boolean): JobDocument {
    const underWay = this.jobs.list().find((job) => job.kind === 'share' && job.batch === set && !hasEnded(job));
    return underWay ?? this.#start({ kind: 'share', set, finish });
  }

  /** Deletes items for good. */
  forget(ids: readonly string[]): JobDocument {
    return this.#start({ kind: 'forget', ids: [...ids] });
  }

  async close(): Promise<void> {
    // What the end of the program breaks off is no failure to them.
    const watched = this.#watched.map((loop) => loop.close());
    this.#closing.abort();
    // Else the store would be closed while it is still asked what is pending.
    await this.#carrying.catch(() => undefined);
    clearInterval(this.#daily);
    await this.mail.close();
    (await this.#inbox)?.close();
    await this.jobs.close();
    await Promise.all(watched);
    await this.#record.close();
  }

  async #pathsOf({ uploads = [], paths = [] }: ImportRequest): Promise<string[]> {
    const memory = await realpath(this.#memory.folder.path);
    const own: string[] = [];
    for (const path of paths) {
      if (!isAbsolute(path)) throw notAbsolute();
      const real = await realpath(path).catch(() => resolve(path));
      if (`${real}${sep}`.startsWith(memory + sep) || `${memory}${sep}`.startsWith(real + sep)) throw isTheMemory();
      own.push(resolve(path));
    }
    return [...(await Promise.all(uploads.map((set) => this.uploads.folderOf(set)))), ...own];
  }

  #start(task: Task, before?: JobDocument): JobDocument {
    // What workers do has its turn there.
    const isLeft = task.kind === 'import' && task.watched === undefined && this.#isLeft;
    const started = this.jobs.start({
      kind: task.kind,
      about: before?.about ?? this.#about(task),
      ...('batch' in task ? { batch: task.batch } : {}),
      ...(task.kind === 'share' ? { batch: task.set } : {}),
      // None of these changes the memory.
      ...(task.kind === 'backup' || task.kind === 'share' || isLeft ? {} : { lane: 'memory' }),
      ...(task.kind === 'work' ? { yields: true } : {}),
      ...(before === undefined ? {} : { id: before.id, created: before.created }),
      work: this.#workOf(task, isLeft),
    });
    this.#record.noteTask(started.id, task);
    return started;
  }

  #about(task: Task): string[] {
    if (task.kind === 'mail') return [task.account];
    if (task.kind === 'import') return task.paths.filter((path) => !isUpload(this.#memory.folder.path, path));
    return task.kind === 'backup' && task.file !== undefined ? [task.file] : [];
  }

  #workOf(task: Task, isLeft: boolean): JobWork {
    const { folder, configuration } = this.#memory;
    if (isLeft && task.kind === 'import') return this.#leave(task);
    if (task.kind === 'organise') return this.#organised;
    return async ({ signal, onProgress }) => {
      const named: ProgressListener = (event) => onProgress(this.#withName(event, task));
      const result = await runTask(task, { folder: folder.path, configuration }, { signal, onProgress: named }).catch(
        (error: unknown) => {
          // What it took before is due all the same.
          organiseLater(this.#memory);
          throw error;
        },
      );
      if (leavesDue.has(task.kind)) await this.#organiseTaken({ signal, onProgress }, task);
      await this.#after(task);
      return result;
    };
  }

  /**
   * What was taken is organised also of an import that was stopped, unless another writes by then or this program ends: then it is
   * due for the next, as it is where work makes way.
   */
  async #organiseTaken(doing: Parameters<JobWork>[0], { kind }: Task): Promise<void> {
    if (this.#closing.signal.aborted || (kind === 'work' && doing.signal.aborted)) return;
    // An account that has nothing new begins no thread, nor keeps one.
    if (!(await isOrganiseDue(this.#memory.store))) return;
    try {
      await organiseAsideOf(this.#memory).organise({ waits: true, ...doing });
    } catch (error) {
      if (!doing.signal.aborted) throw error;
    }
  }

  readonly #organised: JobWork = async (doing) => {
    const organised = await organiseAsideOf(this.#memory).organise({ waits: true, ...doing });
    await this.#after({ kind: 'organise' });
    return { organised };
  };

  /** Any worker that can read the files does it; what this program is told of it is the same. */
  #leave(task: ImportTask): JobWork {
    return async (doing) => {
      const { store } = this.#memory;
      const before = await store.record('batch', task.batch);
      if (before?.finished === undefined && before?.queued !== true) await queueImport(this.#memory, task.paths, task);
      const ends = () => this.#closing.signal.aborted;
      const result = await followImport(store, task.batch, { ...doing, ends });
      await this.#after(task);
      return result;
    };
  }

  #withName(event: Parameters<ProgressListener>[0], task: Task): Parameters<ProgressListener>[0] {
    if (event.path === undefined || task.kind !== 'import') return event;
    return { ...event, path: placeName(event.path, this.#memory.folder.path, this.#rootsOf(task)) };
  }

  #rootsOf({ paths, watched }: ImportTask): string[] {
    return watched === undefined ? paths : [watched];
  }

  async #after(task: Task): Promise<void> {
    if (task.kind === 'undo') this.jobs.forget(task.batch);
    if (task.kind === 'import') {
      for (const path of task.paths) this.uploads.taken(path.split(sep).at(-1) ?? '');
    }
    if (task.kind === 'faces') await this.#memory.reconfigure();
    // What is gone is not kept there either, and of the rest everything would be read again.
    if (task.kind === 'undo' || task.kind === 'forget' || task.kind === 'faces')
      await organiseAsideOf(this.#memory).letGo();
    // What nobody takes away does not fill the disk for ever.
    if (task.kind === 'backup' && task.file.startsWith(this.#ownBackups))
      setTimeout(() => void rm(task.file, { force: true }), BACKUP_KEPT_MS).unref();
    // The lane is free only after this.
    if (task.kind !== 'work') setImmediate(() => void this.work().catch(() => undefined));
  }
}

const isBegunAgain = (): MadeleineError =>
  new MadeleineError('cancelled', 'The import did not come to its end.', { action: 'It is begun again by itself.' });

const notAbsolute = (): MadeleineError =>
  new MadeleineError('usage', 'The path is not absolute.', { action: 'Give an absolute path.' });

/** What an import copies into the memory would be found again by the next one, and by a watch at once. */
const isTheMemory = (): MadeleineError =>
  new MadeleineError('usage', 'This is the memory folder itself, or a folder that contains it.', {
    action: 'Choose another folder.',
  });
