import { z } from 'zod';
import { leafSchema } from '../memory/query-plan.ts';

/** Of what the memory's own names are. */
export const suggestionKinds = ['person', 'place', 'event'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A name that the memory knows, with the part of a plan that asks for it. */
export const suggestionShape = z.object({
  kind: z.enum(suggestionKinds),
  name: z.string(),
  /** How many items have it. */
  items: z.int().min(0),
  leaf: leafSchema,
});
export type Suggestion = z.infer<typeof suggestionShape>;
export const suggestionsOfNamesResponse = z.object({ suggestions: z.array(suggestionShape) });
export type SuggestionsOfNames = z.infer<typeof suggestionsOfNamesResponse>;

/** The words that were typed, with their last name written out. */
export const completionsResponse = z.object({
  completions: z.array(z.object({ text: z.string(), name: z.string(), kind: z.enum(suggestionKinds) })),
});
export type Completions = z.infer<typeof completionsResponse>;
