import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isMadeleineError } from '../../memory/errors.ts';
import type { Failure } from '../../memory/failure.ts';
import { readRecord } from '../runner/read-run.ts';
import { type RunRecord, runFiles } from '../runner/run-record.ts';

/** A run's folder with its record; `scored` when all that a finished run writes is there. */
export type FoundRun = {
  readonly id: string;
  readonly folder: string;
  readonly record: RunRecord;
  readonly scored: boolean;
  /** Changes with every change of the run's files. */
  readonly version: string;
};

export type Found = { readonly runs: readonly FoundRun[]; readonly unreadable: readonly Failure[] };

/** Runs lie in the folder that is named, or in folders of it (a suite, a machine, a date). */
const DEEPEST = 3;
const MOST_FOLDERS = 5000;

/** All runs under the folders, the newest first. A folder that is not there holds none; links are not followed. */
export async function findRuns(roots: readonly string[]): Promise<Found> {
  const folders = new Set<string>();
  for (const root of roots) await collect(resolve(root), 0, folders);
  const runs: FoundRun[] = [];
  const unreadable: Failure[] = [];
  for (const folder of folders) {
    try {
      runs.push(await found(folder));
    } catch (error) {
      if (!isMadeleineError(error)) throw error;
      unreadable.push({ path: basename(folder), code: error.code, message: error.message });
    }
  }
  runs.sort((a, b) => (a.record.started < b.record.started ? 1 : -1));
  return { runs, unreadable };
}

async function collect(folder: string, depth: number, into: Set<string>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.some((entry) => entry.isFile() && entry.name === runFiles.record)) {
    into.add(folder);
    return;
  }
  if (depth === DEEPEST) return;
  for (const entry of entries) {
    if (into.size >= MOST_FOLDERS) return;
    if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      await collect(join(folder, entry.name), depth + 1, into);
  }
}

async function found(folder: string): Promise<FoundRun> {
  const record = await readRecord(folder);
  const parts = await Promise.all(
    [runFiles.scores, runFiles.perQuestion, runFiles.questions].map((name) => mark(join(folder, name))),
  );
  const marks = [await mark(join(folder, runFiles.record)), ...parts];
  return {
    id: createHash('sha256').update(folder).digest('hex').slice(0, 16),
    folder,
    record,
    scored: parts.every((part) => part !== undefined),
    version: marks.join(' '),
  };
}

const mark = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs}:${size}`,
    () => undefined,
  );
