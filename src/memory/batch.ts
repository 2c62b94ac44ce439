import { z } from 'zod';
import { batchIdSchema } from './ids.ts';
import { importers } from './origin.ts';

/** One run of `add`: what was asked, when, and how it ended. `finished` is absent while it runs or after a kill. */
export const batchSchema = z.object({
  id: batchIdSchema,
  started: z.string(),
  finished: z.string().optional(),
  roots: z.array(z.string()),
  as: z.enum([...importers, 'auto']),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
});
export type ImportBatch = z.infer<typeof batchSchema>;
