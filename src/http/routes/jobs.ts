import type { ImportDesk } from '../../app/import/import-desk.ts';
import {
  deleteJob,
  getChanges,
  getJob,
  getJobEvents,
  getJobs,
  postBackup,
  postWork,
} from '../../contract/endpoints/jobs.ts';
import type { Routes } from '../mounted.ts';

/** Minimum interval between progress events. */
const TELL_MS = 250;

/** Number of finished jobs to list. */
const MOST_TOLD = 5;

const ended: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);

export function mountJobs(routes: Routes): void {
  routes.on(getJobs, async ({ app }) => ({ jobs: (await app.desk()).jobs.list() }));
  routes.on(getJob, async ({ app, params }) => (await app.desk()).jobs.get(params.id));
  routes.on(deleteJob, async ({ app, params }) => (await app.desk()).cancel(params.id));
  routes.on(postWork, async ({ app }) => (await app.desk()).startWork());
  routes.on(postBackup, async ({ app, body }) => (await app.desk()).backup(body.file));
  routes.onEvents(getJobEvents, async ({ app, params, request, signal }, tell) => {
    const { jobs } = await app.desk();
    let told = request.headers.get('last-event-id') ?? '';
    for (;;) {
      const job = jobs.get(params.id);
      const revision = `${job.state}-${jobs.revision(params.id)}`;
      if (revision !== told) tell('job', job, revision);
      told = revision;
      if (ended.has(job.state) || signal.aborted) return;
      await nextChange(jobs, signal);
    }
  });
  routes.onEvents(getChanges, async ({ app, request, signal }, tell) => {
    const known = /^\d{1,15}$/.exec(request.headers.get('last-event-id') ?? '')?.[0];
    const told = (list: ReturnType<Jobs['list']>) => tell('jobs', { jobs: list });
    // Work on a memory is no matter of those who may only look.
    const work = app.seenBy === undefined ? tellJobs((await app.desk()).jobs, signal, told) : told([]);
    for await (const sequence of app.changes(signal, known === undefined ? undefined : Number(known)))
      tell('change', { sequence }, String(sequence));
    await work;
  });
}

type Jobs = ImportDesk['jobs'];

/** Current jobs, at once and after each change. */
async function tellJobs(
  jobs: Jobs,
  signal: AbortSignal,
  tell: (jobs: ReturnType<Jobs['list']>) => void,
): Promise<void> {
  while (!signal.aborted) {
    tell(jobs.list().filter(({ state }, at) => at < MOST_TOLD || !ended.has(state)));
    await nextChange(jobs, signal);
  }
}

async function nextChange(jobs: Jobs, signal: AbortSignal): Promise<void> {
  await jobs.changed(signal);
  if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, TELL_MS));
}
