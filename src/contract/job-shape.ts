import { z } from 'zod';
import { errorCodes } from '../memory/errors.ts';

/** What long work there is: `work` is what goes on in the background after reading, such as looking at pictures. */
export const jobKinds = [
  'import',
  'work',
  'undo',
  'backup',
  'demo',
  'faces',
  'doctor',
  'organise',
  'forget',
  'share',
  'mail',
] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** How far long work is. `stage` "waiting": another program works on the memory. Rates are per second. */
export const jobProgressShape = z.object({
  stage: z.string(),
  done: z.int(),
  total: z.int().optional(),
  rate: z.number().optional(),
  secondsLeft: z.number().optional(),
  /** A file by its name inside what was given. */
  path: z.string().optional(),
});
export type JobProgress = z.infer<typeof jobProgressShape>;

/** Long work that goes on while nobody looks. */
export const jobShape = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** When it was asked for, began and ended; ISO 8601. */
  created: z.string(),
  started: z.string().optional(),
  finished: z.string().optional(),
  /** What it is about, for people: names of files and folders. */
  about: z.array(z.string()),
  /** The import that it brings or undoes. */
  batch: z.string().optional(),
  progress: jobProgressShape.optional(),
  /** What it came to; of an import what `add` reports. */
  result: z.unknown().optional(),
  problem: z.object({ code: z.enum(errorCodes), message: z.string(), action: z.string().optional() }).optional(),
});
export type JobDocument = z.infer<typeof jobShape>;
