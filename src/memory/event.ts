import { z } from 'zod';
import { eventIdSchema, itemIdSchema, personIdSchema } from './ids.ts';
import { locationSchema } from './location.ts';
import { timeSpanSchema } from './time-span.ts';

export const eventKinds = ['trip', 'day', 'moment'] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * A bounded happening of the owner's life. Hierarchical: a trip holds days, a day holds moments. `title` and
 * `narrative` are written from what the items show, and rewritten when items arrive.
 */
export const eventSchema = z.object({
  id: eventIdSchema,
  kind: z.enum(eventKinds),
  parent: eventIdSchema.optional(),
  span: timeSpanSchema,
  place: locationSchema.optional(),
  people: z.array(personIdSchema),
  title: z.string(),
  narrative: z.string(),
  items: z.array(itemIdSchema),
});
export type Event = z.infer<typeof eventSchema>;
