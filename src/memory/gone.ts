import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/**
 * An item whose source has it no more: its files are missing, its program hides it or has it in the trash, or a later export of
 * the same account lacks it. It stays as it is until the owner decides; `kept` says that they did.
 */
export const goneSchema = z.object({
  item: itemIdSchema,
  /** When that was found. */
  since: z.string(),
  why: z.enum(['missing', 'left-out', 'not-in-later-export']),
  /** Where it was, as a person would find it. */
  path: z.string(),
  /** Of what was left out: the source's own reason. */
  reason: z.string().optional(),
  kept: z.literal(true).optional(),
  /** It was archived by that decision. */
  archived: z.literal(true).optional(),
});
export type Gone = z.infer<typeof goneSchema>;
