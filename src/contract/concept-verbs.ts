import { z } from 'zod';
import { conceptSchema } from '../memory/concept.ts';
import { boxSchema } from '../memory/item-text.ts';

/** A concept as it is listed: `key` names it in the memory, `missing` are references that cannot be reached now. */
export const conceptShape = conceptSchema.extend({ key: z.string(), missing: z.array(z.string()) });
export type ListedConcept = z.infer<typeof conceptShape>;

/** `concepts list` */
export const conceptsResponse = z.object({ concepts: z.array(conceptShape) });
export type ConceptsResponse = z.infer<typeof conceptsResponse>;

/** `concepts add`, `concepts show` */
export const conceptResponse = z.object({ concept: conceptShape, notes: z.array(z.string()) });
export type ConceptResponse = z.infer<typeof conceptResponse>;

/** `concepts remove` */
export const removedConceptResponse = z.object({ removed: z.string() });
export type RemovedConceptResponse = z.infer<typeof removedConceptResponse>;

/** Whether a concept is in a picture: `unsure` and `cannot` (nothing could compare) are answers too. */
export const recognisedShape = z.object({
  concept: z.string(),
  name: z.string(),
  state: z.enum(['yes', 'no', 'unsure', 'cannot']),
  probability: z.number().min(0).max(1).optional(),
  box: boxSchema.optional(),
  note: z.string(),
});
export type Recognised = z.infer<typeof recognisedShape>;

/** `ask --image`: an answer from the picture, from profiles, or from both, and which. */
export const imageAnswerResponse = z.object({
  question: z.string(),
  image: z.string(),
  outcome: z.enum(['grounded', 'abstained']),
  answer: z.string(),
  confidence: z.number().min(0).max(1),
  used: z.array(z.enum(['picture', 'profile'])),
  recognised: z.array(recognisedShape),
  /** A profile's value is cited as `concept:<id>` and its path; what was measured as `image`. */
  citations: z.array(z.object({ id: z.string(), field: z.string(), quote: z.string() })),
  notes: z.array(z.string()),
  tookMs: z.number(),
});
export type ImageAnswerResponse = z.infer<typeof imageAnswerResponse>;
