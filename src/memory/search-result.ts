import { z } from 'zod';
import { itemIdSchema } from './ids.ts';
import { planTools } from './query-plan.ts';

/** What one leaf said of one item: its weight of evidence in nats, and in words. */
export const whySchema = z.object({
  tool: z.enum(planTools),
  weight: z.number(),
  note: z.string(),
  /** The text of the leaf that it is about; absent for evidence that no leaf asked for. */
  leaf: z.string().optional(),
  /** Whether the item is known to match the leaf. */
  truth: z.enum(['yes', 'no', 'unknown']).optional(),
});
export type Why = z.infer<typeof whySchema>;

/** An item that matches: `score` orders (log-odds), `probability` is its posterior of being relevant. */
export const rankedItemSchema = z.object({
  id: itemIdSchema,
  score: z.number(),
  probability: z.number().min(0).max(1),
  why: z.array(whySchema),
});
export type RankedItem = z.infer<typeof rankedItemSchema>;

/** One step of a run, for `--explain`: what was done, how much it found, how long it took. */
export const traceStepSchema = z.object({
  step: z.string(),
  note: z.string(),
  items: z.int().min(0).optional(),
  tookMs: z.number().min(0),
  /** What a model was asked for in this step, where that is not told elsewhere; tokens are absent where they are not counted. */
  spent: z
    .object({ calls: z.int().min(0), inputTokens: z.int().min(0).optional(), outputTokens: z.int().min(0).optional() })
    .optional(),
});
export type TraceStep = z.infer<typeof traceStepSchema>;
export const traceSchema = z.array(traceStepSchema);
export type Trace = z.infer<typeof traceSchema>;
