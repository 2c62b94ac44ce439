import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { spendingSchema } from '../outcome.ts';
import { canonicalJson } from '../runner/content-cache.ts';

const identity = z.record(z.string(), z.unknown());

/** What decides what is built: a folder holds one build, and going on with other options would mix two. */
export const buildConfigSchema = z.object({
  suite: z.string(),
  from: z.string(),
  seed: z.int(),
  languages: z.array(z.enum(['en', 'zh'])),
  questions: z.int(),
  truth: z.string().optional(),
});
export type BuildConfig = z.infer<typeof buildConfigSchema>;

const stepStateSchema = z.object({
  state: z.enum(['done', 'left-out', 'waiting']),
  /** Why it was left out, for what it waits, or why records were skipped. */
  why: z.string().optional(),
  records: z.int(),
  skipped: z.int(),
  seconds: z.number(),
  /** Drafts that it takes and that people had not decided on when it was done: it is done again until there are none. */
  open: z.int().optional(),
});
export type StepState = z.infer<typeof stepStateSchema>;

/** `build.json`: what a build is made from and by, and what is done of it. */
export const buildRecordSchema = z.object({
  format: z.literal(1),
  config: buildConfigSchema,
  program: z.string(),
  began: z.string(),
  /** The models that were named, by their names in records. */
  models: z.record(z.string(), identity),
  /** Versions of the prompts that records were made with. */
  prompts: z.record(z.string(), z.int()),
  steps: z.record(z.string(), stepStateSchema),
  spending: spendingSchema,
});
export type BuildRecord = z.infer<typeof buildRecordSchema>;

const FILE = 'build.json';

/**
 * The record of the build in a folder, made where there is none. Errors: `usage` when the folder holds another build or
 * other files, `corrupt`.
 */
export async function openBuildRecord(
  folder: string,
  fresh: Omit<BuildRecord, 'format' | 'steps'>,
): Promise<BuildRecord> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return begun(folder, { format: 1, ...fresh, steps: {} });
  const known = await readBuildRecord(folder);
  const differing = Object.entries({ ...known.config, ...fresh.config }).flatMap(([name]) =>
    canonicalJson(optionOf(known.config, name)) === canonicalJson(optionOf(fresh.config, name)) ? [] : [name],
  );
  if (differing.length === 0) return { ...known, models: { ...known.models, ...fresh.models } };
  throw new MadeleineError('usage', `The folder holds a build with other options: ${differing.join(', ')}.`, {
    path: folder,
    action: 'Choose another folder with --out, or repeat the options of this build, which are in build.json.',
  });
}

const optionOf = (config: BuildConfig, name: string): unknown =>
  Object.entries(config).find(([key]) => key === name)?.[1] ?? null;

/** What a build that was stopped before its record was written may have left. */
const own: ReadonlySet<string> = new Set(['steps', 'calls']);

async function begun(folder: string, record: BuildRecord): Promise<BuildRecord> {
  await mkdir(join(folder, 'steps'), { recursive: true, mode: 0o700 });
  const others = (await readdir(folder)).filter((name) => !own.has(name) && !name.startsWith('.'));
  if (others.length > 0)
    throw new MadeleineError('usage', 'The folder holds other files and no build.', {
      path: folder,
      action: 'Choose an empty or a new folder with --out.',
    });
  await writeBuildRecord(folder, record);
  return record;
}

/** Errors: `missing`, `corrupt`. */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  const path = join(folder, FILE);
  if (!existsSync(path))
    throw new MadeleineError('missing', 'There is no build in this folder.', { path, action: 'Check --out.' });
  try {
    return buildRecordSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new MadeleineError('corrupt', 'The record of this build cannot be read.', {
      path,
      action: 'Build into another folder.',
      cause,
    });
  }
}

/** Whole or not at all, also when the program is killed. */
export async function writeBuildRecord(folder: string, record: BuildRecord): Promise<void> {
  const draft = join(folder, `.${FILE}`);
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, join(folder, FILE));
}
