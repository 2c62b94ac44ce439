import { z } from 'zod';
import { eventSchema, retoldSchema, titledSchema } from '../memory/event.ts';
import { ledgerAccountSchema } from '../memory/ledger.ts';
import { timelineRowSchema } from '../memory/timeline.ts';

/** An item as a timeline shows it. */
export const timelineItemShape = timelineRowSchema.omit({ appeal: true });
export type TimelineItem = z.infer<typeof timelineItemShape>;

/** What an event is called, in the language of the life and in the other. */
export const titleShape = { title: z.string(), alsoIn: titledSchema.optional() };

/** A picture that stands for an event. */
export const coverShape = timelineRowSchema.pick({
  id: true,
  modality: true,
  width: true,
  height: true,
  thumbhash: true,
  durationSeconds: true,
});
export type Cover = z.infer<typeof coverShape>;

/** An event in brief: without its items and its story. `who` are the people of `people` that have a name. */
export const eventBriefShape = eventSchema.omit({ items: true, narrative: true }).extend({
  alsoIn: titledSchema.optional(),
  count: z.int().min(0),
  who: z.array(z.object({ id: z.string(), name: z.string() })),
  cover: coverShape.optional(),
});
export type EventBrief = z.infer<typeof eventBriefShape>;

/** An event in brief, with its story. */
export const eventCardShape = eventBriefShape.extend({ narrative: z.string(), alsoIn: retoldSchema.optional() });
export type EventCard = z.infer<typeof eventCardShape>;

/** `timeline`: items by wall clock, those without a time last, and the events that these items fall into. */
export const timelineResponse = z.object({
  items: z.array(timelineItemShape),
  events: z.array(eventBriefShape),
  nextCursor: z.string().optional(),
});
export type TimelineResponse = z.infer<typeof timelineResponse>;

const countsShape = z.object({
  items: z.int().min(0),
  image: z.int().min(0),
  video: z.int().min(0),
  email: z.int().min(0),
  text: z.int().min(0),
});
export type TimelineCounts = z.infer<typeof countsShape>;

/** `timeline --months`: how much there is of each month that has anything, and of what nobody knows when it was. */
export const timelineMonthsResponse = z.object({
  months: z.array(countsShape.extend({ month: z.string() })),
  undated: countsShape,
});
export type TimelineMonthsResponse = z.infer<typeof timelineMonthsResponse>;

/**
 * The outline of a whole timeline, small enough to be read at once: two characters for each item of a day in order, its
 * kind (i, v, e, t) and its shape. `src/memory/timeline.ts` says how a shape is written.
 */
export const timelineDaysResponse = z.object({
  days: z.array(z.object({ day: z.string(), codes: z.string() })),
  undated: z.string(),
});
export type TimelineDaysResponse = z.infer<typeof timelineDaysResponse>;

/** A list of events; `items` are left out of those that are asked for in brief. */
export const eventListResponse = z.object({
  events: z.array(eventCardShape.extend({ items: z.array(z.string()).optional() })),
  nextCursor: z.string().optional(),
});
export type EventListResponse = z.infer<typeof eventListResponse>;

/** One event: its story, its parts (the days of a trip, the moments of a day), its items by page. */
export const eventResponse = z.object({
  event: eventCardShape,
  /** What it is part of, the widest first. */
  within: z.array(z.object({ id: z.string(), kind: z.string(), ...titleShape })),
  parts: z.array(eventCardShape),
  /** A few pictures that show what it was like, the cover first. */
  highlights: z.array(coverShape),
  items: z.array(timelineItemShape),
  nextCursor: z.string().optional(),
  /** What was booked, ordered and paid for it: of a trip. */
  bookings: z.array(ledgerAccountSchema),
  /** Where its items were made, in the order in which one came there: at most a few hundred spots, with one item of each. */
  spots: z.array(z.object({ lat: z.number(), lon: z.number(), item: z.string(), count: z.int() })),
});
export type EventResponse = z.infer<typeof eventResponse>;
