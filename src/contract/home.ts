import { z } from 'zod';
import { coverShape, eventBriefShape } from './timeline-verb.ts';

/** What is worth looking at today; a list is empty, and a count zero, where there is nothing. */
export const homeResponse = z.object({
  /** The same day of earlier years, the latest year first, with a few of its pictures. */
  onThisDay: z.array(z.object({ day: z.string(), items: z.int().positive(), pictures: z.array(coverShape) })),
  /** The latest journeys, the last one first. */
  trips: z.array(eventBriefShape),
  /** People who are in many pictures, though in none of the last half year; `last` is the day of their last picture. */
  notSeen: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      face: z.string().optional(),
      last: z.string(),
      pictures: z.int().positive(),
    }),
  ),
  /** How much waits for a decision of the owner. */
  review: z.object({
    duplicates: z.int().min(0),
    unnamed: z.int().min(0),
    failed: z.int().min(0),
    gone: z.int().min(0),
  }),
});
export type HomeResponse = z.infer<typeof homeResponse>;
