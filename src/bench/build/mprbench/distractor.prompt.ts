import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const drafted = z.object({ keywords: z.array(z.string()), history: z.array(z.string().min(1)) });
export type DraftedDistractor = z.infer<typeof drafted>;

/** A textual distractor (D.2): past events with the words of wrong options, which do not fit the picture. */
export const textualPrompt: Prompt<DraftedDistractor> = {
  name: 'mprbench-textual-distractor',
  version: 2,
  instructions: `You are given a question whose answer a picture shows, its wrong options, and the name of the person or thing that it is about. You write entries for a profile that mislead whoever goes by words instead of by the picture.
"keywords": the action or state of each wrong option, in its own words. "history": for each wrong option one past event, a sentence or two with a date in words, that uses its keywords about the named one, in surroundings that cannot be those of the picture. No entry may mention the right option or make it less right.\nWrite everything in the "language" that is named; in English where none is.`,
  schema: drafted,
};

const chosen = z.object({ picture: z.int() });
/** A visual distractor (D.2): which candidate shows what a wrong option says. */
export const visualPrompt: Prompt<z.infer<typeof chosen>> = {
  name: 'mprbench-visual-distractor',
  version: 1,
  instructions: `You are given a question that a text answers, one of its wrong options, what the distracting picture must be like, and candidate pictures numbered from 1. Choose the "picture" that shows the things or the action of the wrong option and is like that; 0 where none does.`,
  schema: chosen,
};

/** What each of the three types of visual distractors must be like. */
export const visualTypes = {
  'visual-1': 'Somebody else does what the wrong option says; the person of the question is not in the picture.',
  'visual-2': 'The person of the question does what the wrong option says, or is seen with it.',
  'visual-3': 'Only things that the wrong option names are seen, and nobody.',
} as const;
