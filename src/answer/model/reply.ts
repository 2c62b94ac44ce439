import { z } from 'zod';

/** What a model is asked for: the answer, and for each thing it says the record and the words that say it. */
export const replySchema = z.object({
  answer: z.string(),
  kind: z.enum(['number', 'list', 'open', 'none']),
  citations: z.array(z.object({ ref: z.string(), quote: z.string() })),
});
export type ModelReply = z.infer<typeof replySchema>;
