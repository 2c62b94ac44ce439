import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Outcome } from '../outcome.ts';
import type { PerQuestion } from '../scored.ts';
import { read as readJournal } from './journal.ts';
import { type Asked, askedSchema, perQuestionSchema, type RunRecord, runFiles, runRecordSchema } from './run-record.ts';

/** A run as its folder tells it. */
export type RunView = {
  readonly folder: string;
  /** The system's name; with the folder's where two runs have the same. */
  readonly name: string;
  readonly record: RunRecord;
  readonly document: Readonly<Record<string, unknown>>;
  readonly perQuestion: ReadonlyMap<string, PerQuestion>;
  readonly questions: readonly Asked[];
  readonly outcomes: readonly Outcome[];
};

async function readPart<T>(path: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const file = join(path, name);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('not-found', `There is no finished run in ${path}: ${name} is missing.`, {
      path,
      action: 'Give the folder printed by `bench run`; to resume a stopped run, run the same command again.',
      cause,
    });
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError('corrupt', `${file} cannot be read.`, { path: file, action: 'Run it again.', cause });
  }
}

/** The record of a run, finished or not. Errors: `not-found`, `corrupt`. */
export const readRecord = (folder: string): Promise<RunRecord> =>
  readPart(resolve(folder), runFiles.record, runRecordSchema);

/** Errors: `not-found` for a folder without a finished run, `corrupt`. */
async function readRun(folder: string): Promise<RunView> {
  const path = resolve(folder);
  const part = <T>(name: string, schema: z.ZodType<T>): Promise<T> => readPart(path, name, schema);

  const record = await part(runFiles.record, runRecordSchema);
  const values = await part(runFiles.perQuestion, perQuestionSchema);
  return {
    folder: path,
    name: record.config.system,
    record,
    document: await part(runFiles.scores, z.record(z.string(), z.unknown())),
    perQuestion: new Map(Object.entries(values).map(([name, of]) => [name, new Map(Object.entries(of))])),
    questions: await part(runFiles.questions, askedSchema),
    outcomes: readJournal(join(path, runFiles.journal)).outcomes,
  };
}

/** Runs that are called the same are told apart by something that differs between them. */
function named(runs: readonly RunView[], by: (run: RunView) => string | undefined): RunView[] {
  return runs.map((run) => {
    const same = runs.filter(({ name }) => name === run.name);
    const differs = new Set(same.map(by)).size > 1;
    return same.length > 1 && differs ? { ...run, name: `${run.name} (${by(run) ?? 'default'})` } : run;
  });
}

/** Runs of one suite on the same data; others cannot be compared. Errors: `usage`, and those of one run. */
export async function readRuns(folders: readonly string[]): Promise<RunView[]> {
  const runs = await Promise.all(folders.map(readRun));
  const [first] = runs;
  for (const { record, folder } of runs) {
    if (first === undefined) break;
    const same =
      record.config.suite === first.record.config.suite && record.config.dataSha256 === first.record.config.dataSha256;
    if (!same) {
      throw new MadeleineError('usage', `${folder} uses another suite or other data than ${first.folder}.`, {
        action: 'Compare runs of the same suite on the same data.',
      });
    }
  }
  return named(
    named(runs, ({ record }) => record.config.language ?? 'en'),
    ({ folder: of }) => basename(of),
  );
}
