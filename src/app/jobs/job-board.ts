import { randomUUID } from 'node:crypto';
import type { JobDocument, JobKind, JobProgress } from '../../contract/job-shape.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { ProgressEvent, ProgressListener } from '../../ports/progress.ts';

export type JobWork = (doing: {
  readonly signal: AbortSignal;
  readonly onProgress: ProgressListener;
}) => Promise<unknown>;

export type NewJob = {
  readonly kind: JobKind;
  readonly about: readonly string[];
  readonly batch?: string;
  readonly work: JobWork;
  /** Jobs of one lane run one after the other. Absent: at once. */
  readonly lane?: 'memory';
  /** Makes way for any other job of its lane, and is begun again after it. */
  readonly yields?: boolean;
  /** The id that it had before a restart. */
  readonly id?: string;
  readonly created?: string;
};

type Job = {
  document: JobDocument;
  readonly asked: NewJob;
  stop: AbortController;
  yielding: boolean;
  revision: number;
};

const MOST_KEPT = 100;

/** Long work of one program: what runs, what waits for its turn, and what it came to. Told to whoever follows. */
export class JobBoard {
  readonly #jobs = new Map<string, Job>();
  readonly #followers = new Set<() => void>();
  readonly #running = new Set<Promise<void>>();
  readonly #now: () => Date;
  #closed = false;

  constructor(now: () => Date, history: readonly JobDocument[] = []) {
    this.#now = now;
    for (const document of history) this.#jobs.set(document.id, ended(document));
  }

  /** The newest first. */
  list(): JobDocument[] {
    return [...this.#jobs.values()].map(({ document }) => document).reverse();
  }

  /** Errors: `not-found`. */
  get(id: string): JobDocument {
    return this.#job(id).document;
  }

  /** How often the job has changed: what was told to a follower before need not be told again. */
  revision(id: string): number {
    return this.#job(id).revision;
  }

  start(asked: NewJob): JobDocument {
    const document: JobDocument = {
      id: asked.id ?? `j-${randomUUID().replaceAll('-', '').slice(0, 12)}`,
      kind: asked.kind,
      state: 'queued',
      created: asked.created ?? this.#now().toISOString(),
      about: [...asked.about],
      ...(asked.batch === undefined ? {} : { batch: asked.batch }),
    };
    const job: Job = { document, asked, stop: new AbortController(), yielding: false, revision: 0 };
    this.#jobs.set(document.id, job);
    this.#bound();
    this.#turn();
    this.#tell(job);
    return job.document;
  }

  /** Stops it as soon as what is in hand is done; one that waits is taken out of the queue. What has ended stays as it is. */
  cancel(id: string): JobDocument {
    const job = this.#job(id);
    job.yielding = false;
    if (job.document.state === 'queued') this.#end(job, { state: 'cancelled' });
    else if (job.document.state === 'running') job.stop.abort();
    return job.document;
  }

  /** Resolves at the next change of any job, or when `signal` says so. */
  changed(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = (): void => resolve();
    this.#followers.add(stop);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    return promise.finally(() => {
      this.#followers.delete(stop);
      signal.removeEventListener('abort', stop);
    });
  }

  /** Resolves with the job when it has ended. */
  async ended(id: string, signal: AbortSignal = new AbortController().signal): Promise<JobDocument> {
    while (!hasEnded(this.get(id)) && !signal.aborted) await this.changed(signal);
    return this.get(id);
  }

  /** Stops everything and waits until nothing runs. What was stopped by this alone counts as running still. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#jobs.values()) job.stop.abort();
    await Promise.allSettled(this.#running);
    for (const resolve of this.#followers) resolve();
  }

  #job(id: string): Job {
    const job = this.#jobs.get(id);
    if (job !== undefined) return job;
    throw new MadeleineError('not-found', `Job not found: ${id}.`, {
      action: 'List jobs with GET /api/v1/jobs.',
    });
  }

  /** Begins what may run now. */
  #turn(): void {
    if (this.#closed) return;
    const jobs = [...this.#jobs.values()];
    for (const job of jobs) if (job.document.state === 'queued' && job.asked.lane === undefined) this.#begin(job);
    const lane = jobs.filter((job) => job.asked.lane !== undefined && !hasEnded(job.document));
    const current = lane.find((job) => job.document.state === 'running');
    const next = lane
      .filter((job) => job !== current)
      .sort((a, b) => Number(a.asked.yields === true) - Number(b.asked.yields === true))[0];
    if (next === undefined) return;
    if (current === undefined) this.#begin(next);
    else if (current.asked.yields === true && next.asked.yields !== true && !current.stop.signal.aborted) {
      current.yielding = true;
      current.stop.abort();
    }
  }

  #begin(job: Job): void {
    job.stop = new AbortController();
    this.#change(job, { state: 'running', started: this.#now().toISOString() });
    const running = this.#run(job).finally(() => {
      this.#running.delete(running);
      this.#turn();
    });
    this.#running.add(running);
  }

  async #run(job: Job): Promise<void> {
    const { signal } = job.stop;
    const paced = pace();
    const onProgress = (event: ProgressEvent) => this.#change(job, { progress: paced(event) });
    try {
      const result = await job.asked.work({ signal, onProgress });
      if (this.#closed && signal.aborted) return;
      if (job.yielding) this.#again(job);
      else this.#end(job, { state: signal.aborted ? 'cancelled' : 'done', result });
    } catch (error) {
      if (this.#closed && signal.aborted) return;
      const { code, message, action } = failureOf('', error);
      if (job.yielding) this.#again(job);
      else if (signal.aborted) this.#end(job, { state: 'cancelled' });
      else this.#end(job, { state: 'failed', problem: { code, message, ...(action === undefined ? {} : { action }) } });
    }
  }

  #again(job: Job): void {
    job.yielding = false;
    const { progress: _, ...document } = job.document;
    job.document = { ...document, state: 'queued' };
    this.#tell(job);
  }

  #end(job: Job, outcome: Partial<JobDocument>): void {
    const { progress: _, ...document } = job.document;
    job.document = document;
    this.#change(job, { ...outcome, finished: this.#now().toISOString() });
  }

  #change(job: Job, news: Partial<JobDocument>): void {
    if (this.#jobs.get(job.document.id) !== job) return;
    job.document = { ...job.document, ...news };
    this.#tell(job);
  }

  #tell(job: Job): void {
    job.revision += 1;
    for (const resolve of [...this.#followers]) resolve();
  }

  /** Forgets what a job was about, with what it was about. */
  forget(batch: string): void {
    for (const [id, { document }] of this.#jobs)
      if (document.batch === batch && document.kind !== 'undo' && hasEnded(document)) this.#jobs.delete(id);
  }

  #bound(): void {
    const over = [...this.#jobs.values()].filter(({ document }) => hasEnded(document));
    for (const { document } of over.slice(0, Math.max(0, this.#jobs.size - MOST_KEPT))) this.#jobs.delete(document.id);
  }
}

export const hasEnded = ({ state }: JobDocument): boolean => state !== 'queued' && state !== 'running';

const ended = (document: JobDocument): Job => ({
  document,
  asked: { kind: document.kind, about: document.about, work: async () => undefined },
  stop: new AbortController(),
  yielding: false,
  revision: 1,
});

/** Rate since the stage began and what it says of the time left. */
function pace(): (event: ProgressEvent) => JobProgress {
  let since = { stage: '', began: 0, first: 0 };
  return (event) => {
    const now = performance.now();
    if (since.stage !== event.stage) since = { stage: event.stage, began: now, first: event.done };
    const seconds = (now - since.began) / 1000;
    const rate = seconds > 0.5 ? (event.done - since.first) / seconds : 0;
    const left = event.total !== undefined && rate > 0 ? (event.total - event.done) / rate : undefined;
    return {
      ...event,
      ...(rate > 0 ? { rate: Math.round(rate * 10) / 10 } : {}),
      ...(left === undefined ? {} : { secondsLeft: Math.max(0, Math.round(left)) }),
    };
  };
}
