import { extname } from 'node:path';
import { z } from 'zod';
import { runOneTask } from '../../adapters/processes/one-task-process.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { importers } from '../../memory/origin.ts';
import type { ProgressEvent } from '../../ports/progress.ts';
import { keyIn } from '../keys/key-file.ts';

/** Long work on a memory that a process of its own does. */
export const processTaskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('import'),
    batch: batchIdSchema,
    paths: z.array(z.string()),
    as: z.enum([...importers, 'auto']),
    again: z.boolean(),
    /** The watched folder that the paths lie in. */
    watched: z.string().optional(),
  }),
  z.object({ kind: z.literal('work') }),
  z.object({ kind: z.literal('undo'), batch: batchIdSchema }),
  z.object({ kind: z.literal('backup'), file: z.string() }),
  z.object({ kind: z.literal('faces'), faces: z.enum(['on', 'off']) }),
  z.object({ kind: z.literal('doctor'), repair: z.boolean() }),
  z.object({ kind: z.literal('forget'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('mail'), account: z.string() }),
  z.object({ kind: z.literal('share'), set: z.string(), finish: z.boolean() }),
]);
export type ProcessTask = z.infer<typeof processTaskSchema>;

/** All long work on a memory: a thread that stays organises it, which then has most of it in memory. */
export const taskSchema = z.discriminatedUnion('kind', [
  ...processTaskSchema.options,
  z.object({ kind: z.literal('organise') }),
]);
export type Task = z.infer<typeof taskSchema>;
export type ImportTask = Extract<Task, { kind: 'import' }>;

const progressSchema = z.object({
  stage: z.string(),
  done: z.number(),
  total: z.number().optional(),
  path: z.string().optional(),
});

/** What is in hand is brought to its end: a film, at worst, and organising what was read. */
const GRACE_MS = 180_000;

/** Does the task in a process of its own. Errors: those of the task, `worker-crashed`. */
export function runTask(
  task: ProcessTask,
  memory: { readonly folder: string; readonly configuration: unknown },
  options: { readonly signal: AbortSignal; readonly onProgress: (event: ProgressEvent) => void },
): Promise<unknown> {
  return runOneTask({
    entry: new URL(`./task-process${extname(import.meta.url)}`, import.meta.url),
    // The process has no other way to it: what is in its arguments or its environment, other programs can read.
    task: { task, ...memory, key: keyIn(memory.folder) },
    signal: options.signal,
    graceMs: GRACE_MS,
    onTold: (told) => {
      const { stage, done, total, path } = progressSchema.parse(told);
      options.onProgress({
        stage,
        done,
        ...(total === undefined ? {} : { total }),
        ...(path === undefined ? {} : { path }),
      });
    },
  });
}
