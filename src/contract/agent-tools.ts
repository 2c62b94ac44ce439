import { z } from 'zod';
import { eventKinds } from '../memory/event.ts';
import { modalities } from '../memory/item.ts';
import { peopleResponse, showResponse } from './browse-verbs.ts';
import { nowShape } from './endpoints/question.ts';
import { timeBoundShape } from './endpoints/timeline.ts';
import { goneItemShape, goneResponse } from './gone-verb.ts';
import { askResponse, searchResponse } from './question-verbs.ts';
import { readingShape } from './shapes.ts';
import { eventListResponse, timelineMonthsResponse, timelineResponse } from './timeline-verb.ts';

/**
 * What agents call (MCP tools): their arguments, and documents that are those of the command line in bounded size. What
 * was cut to keep them small is named in `cut`; `nextCursor` leads on.
 */
const bounds = {
  nextCursor: z.string().optional().describe('Pass this as `cursor` to get the next page. Absent on the last page.'),
  cut: z
    .array(
      z.object({
        path: z.string().describe('The field, such as body.text or people.0.items'),
        from: z.int().min(0),
        to: z.int().min(0),
        of: z.int().min(0),
      }),
    )
    .optional()
    .describe('Long texts (in characters) and lists (in entries) that are returned in part.'),
};

const cursor = z.string().max(2048).optional().describe('nextCursor of the previous response, to continue after it.');
const limit = (usual: number, most: number) =>
  z.int().min(1).max(most).default(usual).describe('Maximum number of results.');
const words = (about: string) => z.string().trim().min(1).max(4_000).describe(about);
const bound = (about: string) => timeBoundShape.optional().describe(about);
const now = nowShape.optional().describe('The reference time for "today" and "last year"; default: the current time.');

const explain = z
  .boolean()
  .default(false)
  .describe('Also return how the question was understood and why each item matches.');

/** Trees that a reader seldom needs, told in brief elsewhere; declaring them whole would make the list of tools huge. */
const tree = (about: string) => z.looseObject({}).describe(about);
const asides = {
  plan: tree('How the question was understood, as a tree; planText is its short text form.'),
  explanation: tree(
    'Present with `explain`, or when there are no results: the reasons, and results with fewer constraints.',
  ).optional(),
  trace: z.array(tree('One step with its duration.')),
};

/** Every field is a text, an object or a list of objects; which, its name says. */
export const readingValue = z.union([z.string(), z.looseObject({}), z.array(z.looseObject({}))]);

const MOST_THUMBNAILS = 8;
/** How many small pictures are shown, by number or all that one answer may have. */
const thumbnails = (usual: boolean) => z.union([z.boolean(), z.int().min(0).max(MOST_THUMBNAILS)]).default(usual);
/** The number that an agent's word on small pictures means. */
export const thumbnailCount = (said: boolean | number): number =>
  typeof said === 'number' ? said : said ? MOST_THUMBNAILS : 0;

export const searchTool = {
  input: z.strictObject({
    query: words('What to find, in plain English or Chinese: "photos from Lisbon in May 2023 without Anna".'),
    limit: limit(10, 50),
    cursor,
    thumbnails: thumbnails(false).describe(
      `Number of thumbnails to include for the first pictures and videos, at most ${MOST_THUMBNAILS}; true: the maximum, false: none.`,
    ),
    now,
    explain,
  }),
  output: searchResponse.extend({ ...asides, ...bounds }),
};

export const fetchTool = {
  input: z.strictObject({
    id: words('The id of an item, as returned by search, ask, events or timeline.'),
    cursor,
    thumbnails: thumbnails(true).describe('Include a thumbnail of a picture or video; false or 0: none.'),
    thumbnail: z.boolean().optional().describe('Deprecated alias of `thumbnails`.'),
    provenance: z
      .boolean()
      .default(false)
      .describe('Also return every value of every field with its source and confidence.'),
  }),
  output: showResponse
    .extend({
      observations: z.array(tree('What was seen or heard in the video, and when.')).optional(),
      readings: z.array(readingShape.extend({ value: readingValue })),
      ...bounds,
    })
    .partial({ readings: true, sgm: true }),
};

export const askTool = {
  input: z.strictObject({
    question: words('One complete question, in English or Chinese: "how much did I pay for the hotel in Lisbon?"'),
    now,
    explain,
  }),
  output: askResponse.extend({ ...asides, plan: asides.plan.optional(), ...bounds }),
};

export const peopleTool = {
  input: z.strictObject({
    named: words('Only people with these words in a name, role or address: "anna", "sister".').optional(),
    limit: limit(20, 100),
    cursor,
  }),
  output: peopleResponse.extend(bounds),
};

export const eventsTool = {
  input: z.strictObject({
    kind: z.enum(eventKinds).optional().describe('Only trips, only days, or only moments of a day.'),
    from: bound('Only events that end in or after this year, month or day.'),
    to: bound('Only events that start in or before this year, month or day.'),
    named: words('Only events with these words in their title, description, place or people.').optional(),
    limit: limit(20, 100),
    cursor,
  }),
  output: eventListResponse.extend(bounds),
};

export const timelineTool = {
  input: z.strictObject({
    from: bound('Only items from this year, month, day or local time onwards.'),
    to: bound('Only items up to and including this year, month, day or local time.'),
    modality: z.array(z.enum(modalities)).min(1).optional().describe('Only items of these kinds.'),
    order: z.enum(['asc', 'desc']).optional().describe('Oldest or latest first; oldest first if from or to is given.'),
    limit: limit(30, 100),
    cursor,
  }),
  output: timelineResponse.extend({
    ...timelineMonthsResponse.partial().shape,
    ...bounds,
  }),
};

export const goneTool = {
  input: z.strictObject({ limit: limit(30, 100), cursor }),
  output: goneResponse.omit({ sources: true }).extend({
    items: z.array(goneItemShape.pick({ id: true, path: true, why: true, reason: true, since: true })),
    nextCursor: bounds.nextCursor,
  }),
};
