import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const said = z.object({ letter: z.string() });

/** Stage 5: whether a question can be answered by its words alone. */
export const leakPrompt: Prompt<z.infer<typeof said>> = {
  name: 'mm-ocean-leakage',
  version: 1,
  instructions: `You are given a multiple-choice question on a video that you cannot see. Choose the option that is most likely right, as the "letter" A to F.`,
  schema: said,
};
