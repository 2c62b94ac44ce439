import { z } from 'zod';
import { filmObservationSchema } from '../memory/observation.ts';

/** `observe`: what was recorded of one film, in order of time. */
export const observeResponse = z.object({
  /** The file, or the item's id. */
  film: z.string(),
  durationSeconds: z.number().min(0),
  /** How many frames were looked at. */
  frames: z.int().min(0),
  observations: z.array(filmObservationSchema),
  /** Whether the memory keeps them with its item. */
  kept: z.boolean(),
  notes: z.array(z.string()),
  /** What must not be concluded from them. */
  limits: z.array(z.string()),
  tookMs: z.number().min(0),
});
export type ObserveResponse = z.infer<typeof observeResponse>;
