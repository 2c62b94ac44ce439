import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/** A thread whose items are indexed with their neighbours' words: which, and a digest of what these words were. */
export const neighbourhoodSchema = z.object({
  thread: z.string(),
  digest: z.string(),
  items: z.array(itemIdSchema),
});
export type Neighbourhood = z.infer<typeof neighbourhoodSchema>;
