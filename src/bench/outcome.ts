import { z } from 'zod';

/** An item that a system returned, best first; `score` orders within one question only. */
export const retrievedSchema = z.object({ id: z.string(), score: z.number() });
export type Retrieved = z.infer<typeof retrievedSchema>;

/** Tokens and money that a question or an ingestion cost; a system that calls no model costs nothing. */
export const spendingSchema = z.object({
  calls: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** In US dollars by the configured prices; absent when no price is known, which is not zero. */
  dollars: z.number().min(0).optional(),
});
export type Spending = z.infer<typeof spendingSchema>;
export const noSpending: Spending = { calls: 0, inputTokens: 0, outputTokens: 0, dollars: 0 };

const traits = z.record(z.string(), z.string());

/** What a system said to a question. An abstention is an answer; a failure is not. */
export const saidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('items') }),
  z.object({ kind: z.literal('choice'), letter: z.string() }),
  z.object({
    kind: z.literal('ratings'),
    levels: traits,
    rationales: traits,
    choices: z.array(z.string().nullable()),
  }),
  z.object({ kind: z.literal('abstained'), reason: z.string() }),
]);
export type Said = z.infer<typeof saidSchema>;

/** What a system returns for one question. `undefined` parts are those that it does not offer. */
export const replySchema = z.object({
  said: saidSchema.optional(),
  /** Ranked items; for a set question also the set. An empty list is an answer; absence means that it cannot retrieve. */
  retrieved: z.array(retrievedSchema).optional(),
  /** Ids that the answer cites. */
  cited: z.array(z.string()).optional(),
  /** 0–1, how sure the system is of its answer. */
  confidence: z.number().min(0).max(1).optional(),
  /** The plan in words, for reading through. */
  plan: z.string().optional(),
  spending: spendingSchema.optional(),
});
export type Reply = z.infer<typeof replySchema>;

/** One line of a run's journal, `outcomes.jsonl`: a question asked once, with one seed. Never rewritten. */
export const outcomeSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    id: z.string(),
    repeat: z.int().min(0),
    seed: z.int(),
    reply: replySchema,
    tookMs: z.number().min(0),
    tries: z.int().min(1),
    /** True when the reply came from the cache; then `tookMs` is that of the first time. */
    cached: z.boolean(),
  }),
  z.object({
    state: z.literal('failed'),
    id: z.string(),
    repeat: z.int().min(0),
    seed: z.int(),
    error: z.object({ code: z.string(), message: z.string() }),
    tookMs: z.number().min(0),
    tries: z.int().min(1),
    /** What was spent in vain. */
    spending: spendingSchema.optional(),
  }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;
