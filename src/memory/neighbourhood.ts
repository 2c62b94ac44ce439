import { z } from 'zod';
import { type ItemId, itemIdSchema } from './ids.ts';

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

const STRETCH = 'stretch:';

/** The id of the run of pictures that begins with this one. */
export const stretchId = (first: ItemId): string => `${STRETCH}${first}`;

/** Whether items stand together for having been taken in one go, not for answering one another. */
export const isStretch = ({ thread }: Pick<Neighbourhood, 'thread'>): boolean => thread.startsWith(STRETCH);
