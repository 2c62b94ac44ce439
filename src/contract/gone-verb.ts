import { z } from 'zod';

/** `gone`: items whose source has them no more, and of which the owner has not decided. */
export const goneResponse = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      why: z.enum(['missing', 'left-out', 'not-in-later-export']),
      reason: z.string().optional(),
      since: z.string(),
    }),
  ),
});
export type GoneResponse = z.infer<typeof goneResponse>;

export const goneDecisions = ['keep', 'archive', 'forget'] as const;

/** `gone keep`, `gone archive`, `gone forget`: how many items that was done with. */
export const goneDecidedResponse = z.object({ decision: z.enum(goneDecisions), items: z.int() });
export type GoneDecidedResponse = z.infer<typeof goneDecidedResponse>;
