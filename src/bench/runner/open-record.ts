import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { programVersion } from '../../app/settings/program-version.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Judge } from '../judge.ts';
import { noSpending } from '../outcome.ts';
import type { LoadedSuite } from '../suite.ts';
import { canonicalJson } from './content-cache.ts';
import { type RunConfig, type RunRecord, type RunRequest, runFiles, runRecordSchema } from './run-record.ts';

type Opened = {
  readonly config: RunConfig;
  readonly request?: RunRequest;
  readonly suite: LoadedSuite;
  readonly judges: readonly Judge[];
  readonly out: string;
};

/** What makes two runs different, in words; a run is never carried on with anything of it changed. */
const differences: Readonly<Partial<Record<keyof RunConfig, string>>> = {
  suite: 'the suite',
  data: 'the dataset path',
  dataSha256: 'the dataset content',
  system: 'the system',
  systemIdentity: 'the system’s version or options',
  codeSha256: 'the program’s code',
  language: 'the language',
  errata: 'the errata',
  captioner: '--captioner',
  limit: '--limit',
  read: '--read',
  builder: '--builder',
  reader: '--reader',
  textOnly: '--text-only',
  k: '--k',
  repeats: '--repeats',
  seed: '--seed',
  retrievalOnly: '--retrieval-only',
};

/**
 * The record of the run that the folder holds, if it is the same run; else a new one. Errors: `usage`, naming what
 * changed since; `corrupt` for a record that cannot be read.
 */
export function openRecord({ config, request, out, suite, judges }: Opened): RunRecord {
  mkdirSync(out, { recursive: true });
  const path = join(out, runFiles.record);
  const before = existsSync(path) ? readRecord(path) : undefined;
  if (before !== undefined) {
    const changed = (Object.keys({ ...before.config, ...config }) as (keyof RunConfig)[]).filter(
      (key) => canonicalJson(before.config[key] ?? null) !== canonicalJson(config[key] ?? null),
    );
    // What changes no answer may be another now: rules, judges, limits.
    if (changed.length === 0) return { ...before, ...(request === undefined ? {} : { request }), state: 'running' };
    const named = changed.map((key) => differences[key] ?? key).join(', ');
    throw new MadeleineError('usage', `This folder contains another run. Changed: ${named}.`, {
      path: out,
      action: 'Choose another folder with --out, or delete this one; the answers of different runs cannot be mixed.',
    });
  }
  return {
    config,
    ...(request === undefined ? {} : { request }),
    state: 'running',
    started: new Date().toISOString(),
    program: { version: programVersion, node: process.version },
    machine: {
      cpus: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      platform: `${process.platform} ${process.arch}`,
    },
    questions: Math.min(config.limit ?? suite.questions.length, suite.questions.length),
    answered: 0,
    failed: 0,
    ingest: { items: 0, seconds: 0, spending: noSpending },
    spending: noSpending,
    peakRssMb: 0,
    seconds: 0,
    judges: judges.map(({ name, identity }) => ({ name, ...identity })),
    figures: [],
    notes: [...suite.notes],
    failures: suite.failures.map((failure) => ({ ...failure })),
  };
}

function readRecord(path: string): RunRecord {
  try {
    return runRecordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const action = 'Choose another folder with --out, or delete this one.';
    throw new MadeleineError('corrupt', 'The record of the run in this folder cannot be read.', {
      path,
      action,
      cause,
    });
  }
}

/** Whole or not at all, also when the program is killed. */
export function writeWhole(path: string, content: string): void {
  writeFileSync(`${path}.draft`, content);
  renameSync(`${path}.draft`, path);
}
