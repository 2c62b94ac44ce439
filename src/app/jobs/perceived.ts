import { z } from 'zod';
import { expressions } from '../../memory/face.ts';
import { boxSchema } from '../../memory/item-text.ts';
import { eachReadable, ifReadable } from '../../memory/readable.ts';
import { sightSchema } from '../../memory/seen.ts';
import type { Perceived } from '../../ports/perception.ts';

const share = z.number().min(0).max(1);
const seenFaceSchema = z.object({
  box: boxSchema,
  confidence: z.number(),
  // What cannot be measured is not to be trusted.
  quality: share.catch(0),
  descriptor: ifReadable(z.instanceof(Float32Array).refine((numbers) => numbers.every(Number.isFinite))),
  expressions: eachReadable(z.object({ name: z.enum(expressions), confidence: share })),
  pose: ifReadable(z.object({ yaw: z.number(), pitch: z.number(), roll: z.number() })),
  glasses: ifReadable(share),
  gaze: ifReadable(z.object({ bearing: z.number(), strength: z.number() })),
});
const perceivedSchema = z.object({ faces: eachReadable(seenFaceSchema), sights: eachReadable(sightSchema) });

/**
 * What models saw, as a process tells of it. A number that is none makes its own field absent, and a face without a place
 * no face; everything else that was seen stays. Errors: zod's for what is no answer of such a process.
 */
export const perceivedIn = (said: unknown): Perceived => perceivedSchema.parse(said) as Perceived;
