import type { JobDocument } from '../../contract/job-shape.ts';
import { hasEnded, type JobBoard } from './job-board.ts';
import { type KeptJob, takeOverJobs, writeJobs } from './job-history.ts';
import type { Task } from './tasks.ts';

const WRITE_MS = 1_000;
/** What the next program goes on with by itself. */
const carriedOn: ReadonlySet<Task['kind']> = new Set(['import', 'undo', 'faces', 'mail']);

/** Keeps what jobs there are in the memory's folder, so that the next program carries on what this one could not end. */
export class JobRecord {
  /** Those of an earlier program that had ended. */
  readonly ended: readonly JobDocument[];
  /** Those that it was at when it ended. */
  readonly unfinished: readonly { readonly document: JobDocument; readonly task: Task }[];
  readonly #folder: string;
  readonly #tasks = new Map<string, Task>();
  readonly #stop = new AbortController();
  #following: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();

  private constructor(folder: string, before: readonly KeptJob[]) {
    this.#folder = folder;
    this.unfinished = before.flatMap(({ document, task }) =>
      !hasEnded(document) && task !== undefined && carriedOn.has(task.kind) ? [{ document, task }] : [],
    );
    const begunAgain = new Set(this.unfinished.map(({ document }) => document.id));
    this.ended = before
      .map(({ document }) => document)
      .filter(({ id }) => !begunAgain.has(id))
      .map((document) => (hasEnded(document) ? document : brokenOff(document)));
    for (const { document, task } of before) if (task !== undefined) this.#tasks.set(document.id, task);
  }

  static async open(folder: string): Promise<JobRecord> {
    return new JobRecord(folder, await takeOverJobs(folder));
  }

  noteTask(id: string, task: Task): void {
    this.#tasks.set(id, task);
  }

  /** What an import that is under way reads. */
  pathsOf(id: string): readonly string[] {
    const task = this.#tasks.get(id);
    return task?.kind === 'import' ? task.paths : [];
  }

  follow(board: JobBoard): void {
    this.#following = this.#followUntil(board, this.#stop.signal);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#following;
  }

  /** Written when a job begins or ends, not with every step. */
  async #followUntil(board: JobBoard, signal: AbortSignal): Promise<void> {
    let written = this.#outline(board);
    while (!signal.aborted) {
      await board.changed(signal);
      const outline = this.#outline(board);
      if (outline === written) continue;
      written = outline;
      await this.keep(board);
      if (!signal.aborted) await pause(WRITE_MS, signal);
    }
    if (this.#outline(board) !== written) await this.keep(board);
  }

  #outline(board: JobBoard): string {
    return board
      .list()
      .map(({ id, state }) => `${id} ${state}`)
      .join('\n');
  }

  /** Resolves once what the board lists now is on the disk. */
  keep(board: JobBoard): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(board));
    return this.#writing;
  }

  async #write(board: JobBoard): Promise<void> {
    const jobs = board
      .list()
      .reverse()
      .map(({ progress: _, ...document }) => {
        const task = this.#tasks.get(document.id);
        return task === undefined ? { document } : { document, task };
      });
    for (const id of this.#tasks.keys()) if (!jobs.some(({ document }) => document.id === id)) this.#tasks.delete(id);
    // A memory that may only be read keeps no record; the work itself says what is wrong.
    await writeJobs(this.#folder, jobs).catch(() => undefined);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const brokenOff = (document: JobDocument): JobDocument => ({
  ...document,
  state: 'failed',
  problem: { code: 'cancelled', message: 'The program ended before this job was finished.', action: 'Start it again.' },
});
