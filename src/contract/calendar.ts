import { z } from 'zod';
import { coverShape } from './timeline-verb.ts';

/** A month of a year, or a day of a month, with how much it has and a picture of it. */
export const calendarEntry = z.object({
  /** "2023-05" or "2023-05-07". */
  at: z.string(),
  items: z.int().positive(),
  cover: coverShape.optional(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** `years`: all that have anything, the first one first. */
export const calendarResponse = z.object({ years: z.array(z.string()), entries: z.array(calendarEntry) });
export type CalendarResponse = z.infer<typeof calendarResponse>;
