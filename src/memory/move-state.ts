import { z } from 'zod';

/**
 * How far a move into this store has come, kept in the transaction of each of its pages and removed at its end: a store
 * that has one is not whole. `from` tells which memory it is made of, and `sequence` the state that this one was in.
 */
export const moveStateSchema = z.object({
  from: z.string(),
  sequence: z.int().nonnegative(),
  started: z.iso.datetime(),
  /** The place of the last page that is here, as the source told it; absent before the first. */
  place: z.object({ part: z.string(), after: z.string() }).optional(),
});
export type MoveState = z.infer<typeof moveStateSchema>;
