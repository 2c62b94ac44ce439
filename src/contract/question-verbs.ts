import { z } from 'zod';
import { answerers, answerTypes, citationSchema } from '../memory/answer.ts';
import { explanationSchema } from '../memory/explanation.ts';
import { queryPlanSchema } from '../memory/query-plan.ts';
import { traceSchema, whySchema } from '../memory/search-result.ts';
import { itemBriefShape } from './shapes.ts';

/** How a follow-up was understood: after which question, as which whole question, and what changed, a line each. */
export const followUpShape = z.object({
  after: z.string(),
  understood: z.string(),
  edits: z.array(z.string()),
  /** Whether the items after those already shown were asked for. */
  more: z.boolean(),
});
export type FollowUpShape = z.infer<typeof followUpShape>;

/** `search` */
export const searchItemShape = itemBriefShape.extend({
  score: z.number(),
  probability: z.number().min(0).max(1),
  why: z.array(whySchema),
});
export const searchResponse = z.object({
  query: z.string(),
  plan: queryPlanSchema,
  /** The plan as text that `--plan` takes back. */
  planText: z.string(),
  items: z.array(searchItemShape),
  /** How many match, where that is known; more than `items` where the limit cut them. */
  total: z.int().min(0).optional(),
  abstained: z.boolean(),
  /** What none of the items is known to have of what was asked. */
  notes: z.array(z.string()),
  /** What is to be known of the whole list, such as that some pictures were never looked at; absent where nothing is. */
  remarks: z.array(z.string()).optional(),
  /** Present for `--continue`. */
  followUp: followUpShape.optional(),
  /** Present for `--explain`, and when nothing was found. */
  explanation: explanationSchema.optional(),
  trace: traceSchema,
  tookMs: z.number(),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** Who answered, and what it took; tokens are absent where the endpoint does not count them. */
export const answererShape = z.object({
  name: z.enum(answerers),
  model: z.string(),
  calls: z.int().min(0),
  inputTokens: z.int().min(0).optional(),
  outputTokens: z.int().min(0).optional(),
  /** Citations that the model made up; they were taken away. */
  invented: z.int().min(0),
  /** Why the answer was made without the model after all. */
  fellBack: z.string().optional(),
});

/** The order of results: by how well they match, or by time, those without a time last. */
export const searchOrders = ['relevance', 'newest', 'oldest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** `ask` */
export const askResponse = z.object({
  question: z.string(),
  outcome: z.enum(['grounded', 'abstained', 'failed']),
  /** The answer, the reason for abstaining, or the error in words. */
  answer: z.string(),
  type: z.enum(answerTypes),
  confidence: z.number().min(0).max(1),
  /** Present when a model was asked. */
  answerer: answererShape.optional(),
  citations: z.array(citationSchema),
  evidence: z.array(itemBriefShape),
  notes: z.array(z.string()),
  /** Absent only when the question could not be planned because the memory failed. */
  plan: queryPlanSchema.optional(),
  planText: z.string().optional(),
  followUp: followUpShape.optional(),
  explanation: explanationSchema.optional(),
  trace: traceSchema,
  tookMs: z.number(),
});
export type AskResponse = z.infer<typeof askResponse>;

/** `search --plan-only`, `ask --plan-only`: what would be run. */
export const planResponse = z.object({ query: z.string(), plan: queryPlanSchema, planText: z.string() });
export type PlanResponse = z.infer<typeof planResponse>;

/** `ask --forget-history` */
export const forgetHistoryResponse = z.object({ forgotten: z.int().min(0) });
export type ForgetHistoryResponse = z.infer<typeof forgetHistoryResponse>;
