import { z } from 'zod';
import { batchIdSchema } from './ids.ts';
import { importers } from './origin.ts';

/**
 * One import: what was asked, when, and how it ended. `finished` is absent while it runs, after a kill and when it was stopped; a run that
 * carries it on counts on where it was.
 */
export const batchSchema = z.object({
  id: batchIdSchema,
  started: z.string(),
  finished: z.string().optional(),
  /** What was read, absolute. Empty once the files of an upload lie in the memory by their hashes. */
  roots: z.array(z.string()),
  as: z.enum([...importers, 'auto']),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  moved: z.int().optional(),
  skippedForgotten: z.int().optional(),
  /** Items that it found to be at their source no more. */
  gone: z.int().optional(),
  /** What was left out on purpose: why, and how many files. */
  leftOut: z.array(z.object({ reason: z.string(), files: z.int() })).optional(),
  /** Of these, the files that no source reads, by the ending of their names. */
  kindsNotRead: z.array(z.object({ kind: z.string(), files: z.int() })).optional(),
  /** Remarks for the owner, such as the licence of a data set. */
  notes: z.array(z.string()).optional(),
  again: z.boolean().optional(),
  /** The names at the top of what was uploaded; absent for what was read where it lies. */
  uploaded: z.array(z.string()).optional(),
  /** A folder that is watched brought it. */
  watched: z.boolean().optional(),
  /** It waits for any worker that can read its roots, until it is finished. */
  queued: z.boolean().optional(),
  /** How far a worker is with it, some seconds ago at most; only while it runs. */
  progress: z.object({ stage: z.string(), done: z.int(), total: z.int().optional() }).optional(),
});
export type ImportBatch = z.infer<typeof batchSchema>;
