import { z } from 'zod';
import { traits } from '../../suites/mm-ocean/annotation.ts';
import type { Prompt } from '../asker.ts';

const drafted = z.object({
  analyses: z.array(z.object({ trait: z.enum(traits), rationale: z.string(), evidence: z.array(z.string()) })),
});

/** Stage 2: why viewers rated somebody as they did, each trait by observations. The level is given, never guessed. */
export const analysePrompt: Prompt<z.infer<typeof drafted>> = {
  name: 'mm-ocean-psychologist',
  version: 1,
  instructions: `You explain how somebody in a short film appeared to viewers, for research. You are given what is said in it, observations with ids and seconds, and for each of five traits the level that viewers gave. The levels are given: do not judge them, and say nothing of the person outside this film.
For each trait: "evidence": two to five ids of observations that speak for the level, exactly as they are written; "rationale": in 40 to 90 words how these cues, with their seconds, are relevant to the trait, available in the film, and lead to the level, also what speaks against it.`,
  schema: drafted,
};
