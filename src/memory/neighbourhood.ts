import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/**
 * Items that stand beside one another, in order: those of a thread, indexed with their neighbours' words (of which
 * `digest` is one), or those of a stretch of pictures taken in one go.
 */
export const neighbourhoodSchema = z.object({
  thread: z.string(),
  digest: z.string(),
  items: z.array(itemIdSchema),
});
export type Neighbourhood = z.infer<typeof neighbourhoodSchema>;
