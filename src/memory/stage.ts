import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/**
 * The version of a pipeline stage that the whole memory was last brought to; a newer program queues it again. With `after`
 * only the items up to that one were brought to it.
 */
export const stageSchema = z.object({
  name: z.string(),
  version: z.int().positive(),
  after: itemIdSchema.optional(),
});
export type Stage = z.infer<typeof stageSchema>;
