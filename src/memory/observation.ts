import { z } from 'zod';
import { itemIdSchema } from './ids.ts';
import { boxSchema } from './item-text.ts';

export const observationDimensions = ['Expression', 'Action', 'Audio', 'Background'] as const;

/** MM-OCEAN's atomic observation: something seen or heard in a span of a video, without interpretation. Seconds. */
export const observationSchema = z.object({
  id: z.string().regex(/^OBS-\d+$/),
  item: itemIdSchema,
  dimension: z.enum(observationDimensions),
  start: z.number().min(0),
  end: z.number().min(0),
  description: z.string(),
  bodyPart: z.string().optional(),
  boxes: z.array(boxSchema.extend({ at: z.number().min(0) })),
});
export type Observation = z.infer<typeof observationSchema>;
