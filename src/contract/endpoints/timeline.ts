import { z } from 'zod';
import { isCalendarTime } from '../../memory/calendar-time.ts';
import { modalities } from '../../memory/item.ts';
import { calendarResponse } from '../calendar.ts';
import { endpoint } from '../endpoint.ts';
import { timelineDaysResponse, timelineMonthsResponse, timelineResponse } from '../timeline-verb.ts';

/** A year, a month, a day, or a wall clock: "2023", "2023-05", "2023-05-07", "2023-05-07T15:00". */
export const timeBoundShape = z
  .string()
  .regex(
    /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2})?)?)?)?$/,
    'a year, a month or a day, such as 2023, 2023-05 or 2023-05-07',
  )
  .refine(isCalendarTime, 'not a valid date');

export const pageQuery = { cursor: z.string().optional() };

/** Kinds of items, separated by commas. */
const kindsShape = z
  .string()
  .transform((said) => said.split(',').map((kind) => kind.trim()))
  .pipe(z.array(z.enum(modalities)));

export const getTimeline = endpoint({
  id: 'timeline',
  method: 'get',
  path: '/timeline',
  summary: 'Lists items in brief by local time, those without a time last, and their events in brief.',
  scope: 'read',
  query: z.object({
    from: timeBoundShape.optional(),
    to: timeBoundShape.optional(),
    /** Instead of `from` and `to`. */
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'a month, such as 2023-05')
      .refine(isCalendarTime, 'not a valid month')
      .optional(),
    /** Only what has no time. */
    undated: z.stringbool().optional(),
    modality: kindsShape.optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
    limit: z.coerce.number().int().min(1).max(2000).default(200),
    ...pageQuery,
  }),
  answer: { kind: 'json', schema: timelineResponse },
});

export const getTimelineMonths = endpoint({
  id: 'timelineMonths',
  method: 'get',
  path: '/timeline/months',
  summary: 'Counts items of each kind per month; items without a time are counted separately.',
  scope: 'read',
  answer: { kind: 'json', schema: timelineMonthsResponse },
});

export const getCalendar = endpoint({
  id: 'timelineCalendar',
  method: 'get',
  path: '/timeline/calendar',
  summary: 'Returns the months of a year or the days of a month, with the number of items and a picture of each.',
  scope: 'read',
  query: z.object({
    /** A year or a month: "2023", "2023-05". */
    in: z
      .string()
      .regex(/^\d{4}(-\d{2})?$/, 'a year or a month, such as 2023 or 2023-05')
      .refine(isCalendarTime, 'not a valid date'),
  }),
  answer: { kind: 'json', schema: calendarResponse },
});

export const getTimelineDays = endpoint({
  id: 'timelineDays',
  method: 'get',
  path: '/timeline/days',
  summary:
    'Returns an outline of the whole timeline: kind and shape of every item of each day, in two characters each.',
  scope: 'read',
  answer: { kind: 'json', schema: timelineDaysResponse },
});
