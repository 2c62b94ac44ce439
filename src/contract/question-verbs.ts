import { z } from 'zod';
import { answerTypes, citationSchema } from '../memory/answer.ts';
import { queryPlanSchema } from '../memory/query-plan.ts';
import { traceSchema, whySchema } from '../memory/search-result.ts';
import { itemBriefShape } from './shapes.ts';

/** `search` */
export const searchItemShape = itemBriefShape.extend({
  score: z.number(),
  probability: z.number().min(0).max(1),
  why: z.array(whySchema),
});
export const searchResponse = z.object({
  query: z.string(),
  plan: queryPlanSchema,
  planText: z.string(),
  items: z.array(searchItemShape),
  abstained: z.boolean(),
  trace: traceSchema,
  tookMs: z.number(),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** `ask` */
export const askResponse = z.object({
  question: z.string(),
  outcome: z.enum(['grounded', 'abstained', 'failed']),
  /** The answer, the reason for abstaining, or the error in words. */
  answer: z.string(),
  type: z.enum(answerTypes),
  confidence: z.number().min(0).max(1),
  citations: z.array(citationSchema),
  evidence: z.array(itemBriefShape),
  notes: z.array(z.string()),
  /** Absent only when the question could not be planned because the memory failed. */
  plan: queryPlanSchema.optional(),
  planText: z.string().optional(),
  trace: traceSchema,
  tookMs: z.number(),
});
export type AskResponse = z.infer<typeof askResponse>;
