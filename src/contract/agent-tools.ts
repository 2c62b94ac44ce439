import { z } from 'zod';
import { eventKinds } from '../memory/event.ts';
import { modalities } from '../memory/item.ts';
import { peopleResponse, showResponse } from './browse-verbs.ts';
import { nowShape } from './endpoints/question.ts';
import { timeBoundShape } from './endpoints/timeline.ts';
import { askResponse, searchResponse } from './question-verbs.ts';
import { readingShape } from './shapes.ts';
import { eventListResponse, timelineMonthsResponse, timelineResponse } from './timeline-verb.ts';

/**
 * What agents call (MCP tools): their arguments, and documents that are those of the command line in bounded size. What
 * was cut to keep them small is named in `cut`; `nextCursor` leads on.
 */
const bounds = {
  nextCursor: z.string().optional().describe('Call again with this as `cursor` to go on. Absent: that was all.'),
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
    .describe('Long texts (in characters) and lists (in entries) of which only a part is here.'),
};

const cursor = z.string().max(2048).optional().describe('nextCursor of the answer before, to go on where it ended.');
const limit = (usual: number, most: number) => z.int().min(1).max(most).default(usual).describe('At most so many.');
const words = (about: string) => z.string().trim().min(1).max(4_000).describe(about);
const bound = (about: string) => timeBoundShape.optional().describe(about);
const now = nowShape
  .optional()
  .describe('What "today" and "last year" are counted from; the present moment unless said.');

const explain = z
  .boolean()
  .default(false)
  .describe('Also tell how the question was understood and what speaks for each item.');

/** Trees that a reader seldom needs, told in brief elsewhere; declaring them whole would make the list of tools huge. */
const tree = (about: string) => z.looseObject({}).describe(about);
const asides = {
  plan: tree('How the question was understood, as a tree; planText is the same in brief.'),
  explanation: tree(
    'Present with `explain`, and when nothing was found: why, and what would be found otherwise.',
  ).optional(),
  trace: z.array(tree('One step: what was done and how long it took.')),
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
    query: words('What to find, in plain words, English or Chinese: "photos from Lisbon in May 2023 without Anna".'),
    limit: limit(10, 50),
    cursor,
    thumbnails: thumbnails(false).describe(
      `Show small pictures of the first so many pictures and films, ${MOST_THUMBNAILS} at most; true is as many, false none.`,
    ),
    now,
    explain,
  }),
  output: searchResponse.extend({ ...asides, ...bounds }),
};

export const fetchTool = {
  input: z.strictObject({
    id: words('The id of an item, as search, ask, events or timeline give it.'),
    cursor,
    thumbnails: thumbnails(true).describe('Show the small picture of a picture or film; false or 0: not.'),
    thumbnail: z.boolean().optional().describe('The earlier name of `thumbnails`, which still counts.'),
    provenance: z
      .boolean()
      .default(false)
      .describe('Also give every reading of every field: who or what said it, and how sure that is.'),
  }),
  output: showResponse
    .extend({
      observations: z.array(tree('What was seen or heard in the film, and when.')).optional(),
      readings: z.array(readingShape.extend({ value: readingValue })),
      ...bounds,
    })
    .partial({ readings: true, sgm: true }),
};

export const askTool = {
  input: z.strictObject({
    question: words('One whole question, in English or Chinese: "how much did I pay for the hotel in Lisbon?"'),
    now,
    explain,
  }),
  output: askResponse.extend({ ...asides, plan: asides.plan.optional(), ...bounds }),
};

export const peopleTool = {
  input: z.strictObject({
    named: words('Only those with these words in a name, role or address: "anna", "sister".').optional(),
    limit: limit(20, 100),
    cursor,
  }),
  output: peopleResponse.extend(bounds),
};

export const eventsTool = {
  input: z.strictObject({
    kind: z.enum(eventKinds).optional().describe('Only trips, only days, or only moments of a day.'),
    from: bound('Only those that end in or after this year, month or day.'),
    to: bound('Only those that begin in or before this year, month or day.'),
    named: words('Only those with these words in their title, story, place or people.').optional(),
    limit: limit(20, 100),
    cursor,
  }),
  output: eventListResponse.extend(bounds),
};

export const timelineTool = {
  input: z.strictObject({
    from: bound('Only from this year, month, day or wall clock on.'),
    to: bound('Only up to and with this year, month, day or wall clock.'),
    modality: z.array(z.enum(modalities)).min(1).optional().describe('Only items of these kinds.'),
    order: z
      .enum(['asc', 'desc'])
      .optional()
      .describe('Oldest or latest first; oldest unless nothing bounds the time.'),
    limit: limit(30, 100),
    cursor,
  }),
  output: timelineResponse.extend({
    ...timelineMonthsResponse.partial().shape,
    ...bounds,
  }),
};
