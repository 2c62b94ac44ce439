import { z } from 'zod';
import { timelineItemShape } from './timeline-verb.ts';

/** What is in the trash; `until`: it is forgotten after that moment. Times are ISO 8601. */
export const trashResponse = z.object({
  items: z.array(timelineItemShape.extend({ trashed: z.string(), until: z.string() })),
});
export type TrashResponse = z.infer<typeof trashResponse>;

/** What was done, in one sentence, and to which items. */
export const trashChanged = z.object({ done: z.string(), items: z.array(z.string()) });
export type TrashChanged = z.infer<typeof trashChanged>;
