import { z } from 'zod';
import { itemIdSchema } from './ids.ts';
import { filmMomentSchema } from './seen.ts';

export const answerTypes = ['number', 'list_recall', 'open_end'] as const;

/**
 * Who makes an answer of the evidence: `extractive` with no model; `single-pass` by one call of a model; `agentic` by a
 * model that searches and reads step by step.
 */
export const answerers = ['extractive', 'single-pass', 'agentic'] as const;
export type AnswererName = (typeof answerers)[number];

/** A checked pointer: `quote` occurs in `field` of item `id` (a dotted path such as `amounts.0` or `body`); of a film, with the `moment` that says it. */
export const citationSchema = z.object({
  id: itemIdSchema,
  field: z.string(),
  quote: z.string(),
  moment: filmMomentSchema.optional(),
  /** Of structured data: the part of the item that says it, such as `html#script1` or a file of a mail. */
  readFrom: z.string().optional(),
});
export type Citation = z.infer<typeof citationSchema>;

/** The three ways a question can end. An abstention is an answer; a failure is not an abstention. */
export const answerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('grounded'),
    text: z.string(),
    type: z.enum(answerTypes),
    confidence: z.number().min(0).max(1),
    citations: z.array(citationSchema).min(1),
    /** Remarks a reader should see: a tie, a conflict, a superseded record. */
    notes: z.array(z.string()),
  }),
  z.object({
    outcome: z.literal('abstained'),
    reason: z.string(),
    type: z.enum(answerTypes),
    confidence: z.number().min(0).max(1),
    nearest: z.array(itemIdSchema),
  }),
  z.object({ outcome: z.literal('failed'), error: z.object({ code: z.string(), message: z.string() }) }),
]);
export type Answer = z.infer<typeof answerSchema>;
