import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import { modalities } from '../../memory/item.ts';
import { queryPlanSchema } from '../../memory/query-plan.ts';

/** Items of the last answer that are remembered: what "the one before" is before, and what "more" is more than. */
export const MOST_FOUND = 50;

/** What a follow-up needs of the question before it. Times are local, ISO. */
export const previousQuestionSchema = z.object({
  plan: queryPlanSchema,
  found: z
    .array(
      z.object({
        id: itemIdSchema,
        modality: z.enum(modalities),
        start: z.string().optional(),
        end: z.string().optional(),
      }),
    )
    .max(MOST_FOUND),
  /** How many items have been shown of this plan, for "more". */
  shown: z.int().min(0),
});
export type PreviousQuestion = z.infer<typeof previousQuestionSchema>;
