import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/**
 * What the owner keeps of an album beside its items, which are told by the items themselves: that it is there without any,
 * and its cover. With a query it is a saved search, whose items are those that are found when it is opened.
 */
export const albumSchema = z.object({
  /** The slug of the name; of a saved search after `search:`. */
  id: z.string().min(1).max(512),
  name: z.string().min(1),
  at: z.string(),
  cover: itemIdSchema.optional(),
  query: z.string().optional(),
  /** The plan of the search as text, where it was edited. */
  plan: z.string().optional(),
});
export type Album = z.infer<typeof albumSchema>;
