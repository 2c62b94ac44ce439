import { z } from 'zod';

/** What pictures, sound or words are sent to an endpoint for. */
export const endpointPurposes = ['captions', 'embeddings', 'transcripts'] as const;
export type EndpointPurpose = (typeof endpointPurposes)[number];

/** What was used up so far. Dollars are absent where no prices are known; calls that did not say their tokens are counted apart. */
export const spentSchema = z.object({
  calls: z.int().min(0),
  inputTokens: z.number().min(0),
  outputTokens: z.number().min(0),
  /** Calls whose use of tokens the endpoint did not say; the sums hold an assumption for them. */
  unsaidCalls: z.int().min(0),
  dollars: z.number().min(0).optional(),
  /** Of sound. */
  seconds: z.number().min(0).optional(),
});
export type Spent = z.infer<typeof spentSchema>;
export const nothingSpent: Spent = { calls: 0, inputTokens: 0, outputTokens: 0, unsaidCalls: 0 };

/** Whether the owner lets things be sent to an endpoint, and what that has cost. One record for each purpose. */
export const endpointUseSchema = z.object({
  purpose: z.enum(endpointPurposes),
  /** `URL#MODEL` that the owner's word is about; another endpoint needs another word. */
  endpoint: z.string(),
  /** Absent: not asked yet. */
  allowed: z.boolean().optional(),
  spent: spentSchema,
});
export type EndpointUse = z.infer<typeof endpointUseSchema>;
