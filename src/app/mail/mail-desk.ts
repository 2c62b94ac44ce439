import type { JobDocument } from '../../contract/job-shape.ts';
import type { MailState } from '../../contract/mail-verbs.ts';
import { hasEnded, type JobBoard } from '../jobs/job-board.ts';
import type { Task } from '../jobs/tasks.ts';
import type { OpenMemory } from '../open-memory.ts';
import { mailAccount } from './mail-accounts.ts';
import { MailWatch } from './mail-watch.ts';

type MailTask = Extract<Task, { kind: 'mail' }>;

/** Fetches mail in a program that stays open: when asked, and by itself where it watches. */
export class MailDesk {
  readonly #memory: OpenMemory;
  readonly #jobs: JobBoard;
  readonly #start: (task: MailTask) => JobDocument;
  readonly #closing = new AbortController();
  #watch: MailWatch | undefined;

  constructor(memory: OpenMemory, jobs: JobBoard, start: (task: MailTask) => JobDocument) {
    this.#memory = memory;
    this.#jobs = jobs;
    this.#start = start;
  }

  /** Fetches what is new on the server of an account; at most one job of an account at a time. Errors: `not-found`. */
  async sync(said: string): Promise<JobDocument> {
    const { id: account } = await mailAccount(this.#memory, said);
    return this.#jobOf(account) ?? this.#start({ kind: 'mail', account });
  }

  /** Follows all accounts from now on, those that are added later, too. */
  async watch(onError: (error: unknown) => void): Promise<void> {
    const sync = async (id: string): Promise<void> => {
      const job = await this.sync(id);
      await this.#jobs.ended(job.id, this.#closing.signal);
    };
    this.#watch ??= new MailWatch(this.#memory, { sync, onError });
    await this.#watch.refresh();
  }

  /**
   * Ends what is being fetched of an account, before it is removed: how far its folders were read would else be noted afterwards,
   * and hold when it is added again. Errors: `not-found`.
   */
  async stop(said: string): Promise<void> {
    const { id } = await mailAccount(this.#memory, said);
    const job = this.#jobOf(id);
    if (job === undefined) return;
    this.#jobs.cancel(job.id);
    await this.#jobs.ended(job.id, this.#closing.signal);
  }

  /** An account was added, changed or removed. */
  async changed(id: string): Promise<void> {
    await this.#watch?.refresh(id);
  }

  stateOf(id: string): MailState {
    if (this.#jobOf(id)?.state === 'running') return 'syncing';
    return this.#watch?.stateOf(id) ?? 'resting';
  }

  /** Jobs are ended by the board. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#watch?.close();
  }

  #jobOf(account: string): JobDocument | undefined {
    return this.#jobs.list().find((job) => job.kind === 'mail' && job.about[0] === account && !hasEnded(job));
  }
}
