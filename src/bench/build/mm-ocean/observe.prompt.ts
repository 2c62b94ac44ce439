import { z } from 'zod';
import { bodyParts } from '../../../memory/observation-tags.ts';
import type { Prompt } from '../asker.ts';

const box = z.object({ at: z.number(), x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const drafted = z.object({
  observations: z.array(
    z.object({
      dimension: z.enum(['Expression', 'Action', 'Audio', 'Background']),
      start: z.number(),
      end: z.number(),
      description: z.string(),
      bodyPart: z.enum([...bodyParts, 'none']),
      boxes: z.array(box),
    }),
  ),
});

/** Stage 1: what can be seen and heard, and nothing of what it may mean. */
export const observePrompt: Prompt<z.infer<typeof drafted>> = {
  name: 'mm-ocean-observer',
  version: 1,
  instructions: `You record what happens in a short film, as a camera and a microphone would: nothing of why, nothing of what somebody feels, wants or is like. You are shown frames with their seconds, in order, and given the film's length, what is said in it, and "hints", which a program recorded from the whole film and which may be wrong.
One entry for each smallest event, such as one raised eyebrow or one pause. "dimension": "Expression" of the face, "Action" of head, hands or body, "Audio" of voice and sound, "Background" of surroundings and clothes. "start" and "end": seconds within the film. "description": one factual sentence of 8 to 20 words. "bodyPart": the part that it is of, "none" for sounds and surroundings. "boxes": for expressions and actions at least one tight box, with the second "at" which it is seen, and x, y, w, h in shares of the frame, x and y being its upper left corner.
What only hints tell of sounds may be taken from them. What you cannot see or are not told, leave out.`,
  schema: drafted,
};
