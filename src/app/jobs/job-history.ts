import { mkdir, rename, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { namesSynced } from '../../adapters/files/synced.ts';
import { isAlive } from '../../adapters/lock/exclusive-lock.ts';
import { type JobDocument, jobShape } from '../../contract/job-shape.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import { hasEnded } from './job-board.ts';
import { taskSchema } from './tasks.ts';

/** A job as it is kept over a restart; `task` is what to carry on with. */
const keptSchema = z.object({ document: jobShape, task: taskSchema.optional() });
export type KeptJob = z.infer<typeof keptSchema>;
const fileSchema = z.object({ pid: z.int(), jobs: z.array(keptSchema) });

/** In the cache, of which `forget` spares it alone. */
export const JOBS_FILE = 'jobs.json';
const fileOf = (folder: string): string => join(folder, layout.cache, JOBS_FILE);

/** What jobs there were, oldest first; none when there is no record of them. What a program that still runs is at is not told: it is its own. */
export async function readJobs(folder: string): Promise<readonly KeptJob[]> {
  try {
    const { pid, jobs } = fileSchema.parse(JSON.parse(String(await readPrivate(fileOf(folder)))));
    const isAnothers = pid !== process.pid && isAlive(pid) && (await isOfThisStart(fileOf(folder)));
    return isAnothers ? jobs.filter(({ document }) => hasEnded(document)) : jobs;
  } catch {
    return [];
  }
}

/** Whoever wrote a file before the machine was started does not run any more: its number is another program's now. */
const isOfThisStart = async (file: string): Promise<boolean> =>
  (await stat(file)).mtimeMs > Date.now() - uptime() * 1000;

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

/** Writes the whole record at once. `forget` may remove the folder meanwhile: then this record is the one to go without. */
export async function writeJobs(folder: string, jobs: readonly KeptJob[]): Promise<void> {
  const worth = jobs.filter(({ document }) => isWorthKeeping(document)).map(kept);
  const file = fileOf(folder);
  try {
    await mkdir(join(folder, layout.cache), { recursive: true, mode: 0o700 });
    await writePrivate(`${file}.new`, JSON.stringify({ pid: process.pid, jobs: worth }), { flush: true });
    await rename(`${file}.new`, file);
    await namesSynced(join(folder, layout.cache));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
