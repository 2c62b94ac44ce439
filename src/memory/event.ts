import { z } from 'zod';
import { eventIdSchema, itemIdSchema, personIdSchema } from './ids.ts';
import { locationSchema } from './location.ts';
import { timeSpanSchema } from './time-span.ts';

export const eventKinds = ['trip', 'day', 'moment'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The languages that titles and stories are told in. */
export const tongues = ['en', 'zh'] as const;

/** A title and a story as the other language tells them, for a reader who does not read that of the life. */
export const retoldSchema = z.object({ tongue: z.enum(tongues), title: z.string(), narrative: z.string() });
/** The same without its story, where only titles are shown. */
export const titledSchema = retoldSchema.omit({ narrative: true });

/**
 * A bounded happening of the owner's life. Hierarchical: a trip holds days, a day holds moments. `title` and
 * `narrative` are written from what the items show, in the language of
 * most of them, and rewritten when items arrive; `alsoIn` tells the same in the other.
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
  alsoIn: retoldSchema.optional(),
  items: z.array(itemIdSchema),
});
export type Event = z.infer<typeof eventSchema>;

/** The event by the title that the owner gave it, which is the same in every tongue. */
export const withTitle = (event: Event, title: string): Event => ({
  ...event,
  title,
  ...(event.alsoIn === undefined ? {} : { alsoIn: { ...event.alsoIn, title } }),
});
