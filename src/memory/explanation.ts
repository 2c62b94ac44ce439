import { z } from 'zod';
import { itemIdSchema } from './ids.ts';
import { planNodeSchema, strengths } from './query-plan.ts';

/** Where evidence comes from, as a person would name it. */
export const evidenceSources = [
  'time',
  'place',
  'people',
  'kind',
  'words',
  'text in the picture',
  'happening',
  'things shown',
  'code',
  'sum',
  'ledger',
] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

/** One thing that was asked for, in words; `plan` is its exact text. */
export const explainedConstraintSchema = z.object({
  words: z.string(),
  /** The words of the question that it came from; absent for a plan written by hand. */
  said: z.string().optional(),
  /** `must` leaves out what is known not to fit; `prefer` only orders. */
  strength: z.enum(strengths),
  plan: z.string(),
});

/** What one source said of one result: weight of evidence in nats, positive for it, 0 when it is silent. */
export const contributionSchema = z.object({ source: z.enum(evidenceSources), weight: z.number(), words: z.string() });
export type Contribution = z.infer<typeof contributionSchema>;

/** Why a question gave what it gave, in the question's language. */
export const explanationSchema = z.object({
  language: z.enum(['en', 'zh']),
  understood: z.object({
    asks: z.string(),
    constraints: z.array(explainedConstraintSchema),
    /** Words with several meanings, and what they were taken for. */
    ambiguous: z.array(z.object({ said: z.string(), readings: z.array(z.string()) })),
    /** Names that the memory does not know. */
    unknown: z.array(z.string()),
  }),
  results: z.array(z.object({ id: itemIdSchema, contributions: z.array(contributionSchema) })),
  /** What was asked for and not insisted on, a sentence each. */
  loosened: z.array(z.string()),
  /** Why nothing was found, a sentence each; empty when something was. */
  nothing: z.array(z.string()),
  /** How many items there would be without one of the constraints; measured by running the plan without it. */
  without: z.array(z.object({ constraint: z.string(), items: z.int().min(0), plan: z.string(), root: planNodeSchema })),
});
export type Explanation = z.infer<typeof explanationSchema>;
