import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { namesSynced } from '../../adapters/files/synced.ts';
import { isAlive } from '../../adapters/lock/exclusive-lock.ts';
import { type JobDocument, jobShape } from '../../contract/job-shape.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { changingAccess } from '../lock-folder.ts';
import { layout } from '../memory-folder.ts';
import { hasEnded } from './job-board.ts';
import { taskSchema } from './tasks.ts';

/** A job as it is kept over a restart; `task` is what to carry on with. */
const keptSchema = z.object({ document: jobShape, task: taskSchema.optional() });
export type KeptJob = z.infer<typeof keptSchema>;
const fileSchema = z.object({ jobs: z.array(keptSchema) });

/** In the cache, each program's own by its number: of all there, `forget` spares what begins so. */
export const JOBS_FILE = 'jobs.json';
const fileOf = (folder: string): string => join(folder, layout.cache, `${JOBS_FILE}.${process.pid}`);
/** One without a number is of an earlier version, which kept one for all. */
const recordName = /^jobs\.json(\.\d+)?$/;

/** What jobs there were, oldest first; none when there is no record of them. What a program that still runs is at is not told: it is its own. */
export async function readJobs(folder: string): Promise<readonly KeptJob[]> {
  const jobs = new Map<string, KeptJob>();
  for (const name of (await namesIn(folder)).filter((one) => recordName.test(one))) {
    const isLeft = !(await isAnothers(folder, name));
    for (const job of await jobsIn(join(folder, layout.cache, name)))
      if (hasEnded(job.document) || (isLeft && !jobs.has(job.document.id))) jobs.set(job.document.id, job);
  }
  return [...jobs.values()].sort((a, b) => a.document.created.localeCompare(b.document.created));
}

/** As `readJobs`; what programs that ended have left is this one's from now on, so that no other carries on with it, too. */
export async function takeOverJobs(folder: string): Promise<readonly KeptJob[]> {
  const taken = changingAccess(folder, async () => {
    const jobs = await readJobs(folder);
    await writeJobs(folder, jobs);
    for (const name of await namesIn(folder)) {
      const path = join(folder, layout.cache, name);
      if (path !== fileOf(folder) && !(await isAnothers(folder, name))) await rm(path, { force: true });
    }
    return jobs;
  });
  // A memory that may only be read keeps them as they are.
  return taken.catch(() => readJobs(folder));
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, layout.cache)).catch(() => [])).filter((name) => name.startsWith(JOBS_FILE)).sort();

const jobsIn = (file: string): Promise<readonly KeptJob[]> =>
  readPrivate(file).then(
    (bytes) => fileSchema.parse(JSON.parse(String(bytes))).jobs,
    () => [],
  );

async function isAnothers(folder: string, name: string): Promise<boolean> {
  const pid = Number(name.split('.')[2]);
  return pid !== process.pid && isAlive(pid) && (await isOfThisStart(join(folder, layout.cache, name)));
}

/** Whoever wrote a file before the machine was started does not run any more: its number is another program's now. */
const isOfThisStart = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs > Date.now() - uptime() * 1000,
    () => false,
  );

/** Jobs that passed by unseen need no record. */
const isWorthKeeping = ({ kind, state }: JobDocument): boolean =>
  kind !== 'work' && (kind !== 'demo' || state !== 'running');

/**
 * Of what has ended, that it has: what it was told and came to names items and files, which `forget` would have to find here.
 */
function kept({ document, task }: KeptJob): KeptJob {
  if (!hasEnded(document)) return { document, ...(task === undefined ? {} : { task }) };
  const { result, ...outline } = document;
  return { document: { ...outline, about: [], ...(result === undefined ? {} : { result: withoutLists(result) }) } };
}

function withoutLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLists(inner)]));
}

/** Writes the whole record of this program at once. `forget` may remove the folder meanwhile: then this record is the one to go without. */
export async function writeJobs(folder: string, jobs: readonly KeptJob[]): Promise<void> {
  const worth = jobs.filter(({ document }) => isWorthKeeping(document)).map(kept);
  const file = fileOf(folder);
  try {
    await mkdir(join(folder, layout.cache), { recursive: true, mode: 0o700 });
    await writePrivate(`${file}.new`, JSON.stringify({ jobs: worth }), { flush: true });
    await rename(`${file}.new`, file);
    await namesSynced(join(folder, layout.cache));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
