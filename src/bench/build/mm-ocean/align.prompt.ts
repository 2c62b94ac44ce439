import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const repaired = z.object({
  question: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

/** Stage 4: a question that failed checks of code, to be written so that it passes them. */
export const repairPrompt: Prompt<z.infer<typeof repaired>> = {
  name: 'mm-ocean-aligner-repair',
  version: 1,
  instructions: `You correct an exam question on a short film that failed checks. You are given the question with its options by letter, which letter is right, what each wrong option is to mislead by, the observations, and what failed. Change the text of the question and of options only so far as is needed; which letter is right, what each option misleads by and the observations stay. Give the whole question back, with all six letters.`,
  schema: repaired,
};

const reviewed = z.object({ consistent: z.boolean(), factual: z.boolean(), why: z.string() });
/** Stage 4, second layer: whether the right option agrees with the explanations, and options with the observations. */
export const meaningPrompt: Prompt<z.infer<typeof reviewed>> = {
  name: 'mm-ocean-aligner-meaning',
  version: 1,
  instructions: `You check an exam question on a short film against the observations of it and the explanations of how viewers rated the person. "consistent": whether the right option agrees with these ratings, for instance does not speak of a low level where a high one is explained; true where none of them is touched. "factual": whether the right option is true of the observations and no other option is just as true. "why": what is wrong, in a sentence; empty where nothing is.`,
  schema: reviewed,
};
