import { z } from 'zod';
import { answerers } from '../../memory/answer.ts';
import { isCalendarTime } from '../../memory/calendar-time.ts';
import { queryPlanSchema } from '../../memory/query-plan.ts';
import { endpoint } from '../endpoint.ts';
import { problemShape } from '../problem.ts';
import { askResponse, planResponse, searchOrders, searchResponse } from '../question-verbs.ts';

/** A local date, or date and time: what "yesterday" is counted from. A date alone is its noon. */
export const nowShape = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}.*)?$/, 'a date such as 2024-05-07 or 2024-05-07T15:00:00')
  .transform((said) => (said.length === 10 ? `${said}T12:00:00` : said.slice(0, 19)))
  .refine(isCalendarTime, 'not a valid date');

const words = z.string().max(4_000);

/** What both ways of asking take; `query` and `question` may be written for `q`. */
const questionQuery = {
  q: words.optional(),
  query: words.optional(),
  question: words.optional(),
  /** A plan as text, run instead of what the words would mean. */
  plan: z.string().max(20_000).optional(),
  now: nowShape.optional(),
  explain: z.stringbool().optional(),
};

type Said = {
  readonly q?: string | undefined;
  readonly query?: string | undefined;
  readonly question?: string | undefined;
};
const wordsOf = ({ q, query, question }: Said): string => q ?? query ?? question ?? '';

const isAsked = (said: Said & { readonly plan?: unknown }): boolean =>
  wordsOf(said).trim() !== '' || said.plan !== undefined;
const notAsked = 'The question is missing: give q or a plan.';

const limitShape = z.coerce.number().int().min(1).max(10_000);
const sortShape = z.enum(searchOrders).optional();

/** The set of items that match. */
export const getSearch = endpoint({
  id: 'search',
  method: 'get',
  path: '/search',
  summary: 'Finds the items that match a query, each with reasons; the result can be empty.',
  scope: 'read',
  query: z
    .object({ ...questionQuery, limit: limitShape.default(20), sort: sortShape })
    .refine(isAsked, notAsked)
    .transform((said) => ({ ...said, words: wordsOf(said) })),
  answer: { kind: 'json', schema: searchResponse },
});

/** What would be run for the words, without running it. */
export const getPlan = endpoint({
  id: 'plan',
  method: 'get',
  path: '/plan',
  summary: 'Returns the plan of a search or question, as a tree and as text that can be edited and sent back.',
  scope: 'read',
  query: z
    .object(questionQuery)
    .refine(isAsked, notAsked)
    .transform((said) => ({ ...said, words: wordsOf(said) })),
  answer: { kind: 'json', schema: planResponse },
});

/** What is told while a question is worked on. */
export const askEvents = {
  /** What is being done. */
  step: z.object({ text: z.string() }),
  /** The words of a model's answer so far, as it writes them: nobody has checked them yet. */
  words: z.object({ text: z.string() }),
  answer: askResponse,
  problem: problemShape,
};

const askAnswer = { kind: 'json-or-events', schema: askResponse, events: askEvents } as const;

export const getAsk = endpoint({
  id: 'ask',
  method: 'get',
  path: '/ask',
  summary:
    'Answers a question with evidence, or abstains; with Accept: text/event-stream, progress is streamed as events.',
  scope: 'read',
  query: z
    .object({ ...questionQuery, answerer: z.enum(answerers).optional() })
    .refine(isAsked, notAsked)
    .transform((said) => ({ ...said, words: wordsOf(said) })),
  answer: askAnswer,
});

const conversation = z.string().min(1).max(200);

/** What a question in the body takes beside: a plan as a value, and the conversation that it is a part of. */
const questionBody = {
  ...questionQuery,
  /** A plan as text, or as the value that an answer brought, changed or not. */
  plan: z.union([z.string().max(20_000), queryPlanSchema]).optional(),
  /** `found`: why what was found was found, without looking for what would be found otherwise. */
  explain: z.union([z.boolean(), z.enum(['always', 'when-empty', 'found'])]).optional(),
  /** The language of the explanation; by default the question's. */
  explainIn: z.enum(['en', 'zh']).optional(),
  /** The conversation under which the question is kept for a follow-up; absent: it is not kept. */
  session: conversation.optional(),
  /** The words are a follow-up to the last question of `after`, else of `session`. */
  continues: z.boolean().optional(),
  after: conversation.optional(),
};

export const postSearch = endpoint({
  id: 'searchByPost',
  method: 'post',
  path: '/search',
  summary: 'Like GET /search, with an optional plan as JSON, and as part of a conversation.',
  scope: 'read',
  body: z
    .object({ ...questionBody, limit: limitShape.default(20), sort: sortShape })
    .refine(isAsked, notAsked)
    .transform((said) => ({ ...said, words: wordsOf(said) })),
  answer: { kind: 'json', schema: searchResponse },
});

export const postAsk = endpoint({
  id: 'askByPost',
  method: 'post',
  path: '/ask',
  summary: 'Like GET /ask, for questions that should not appear in a URL, with an optional plan as JSON.',
  scope: 'read',
  body: z
    .object({ ...questionBody, answerer: z.enum(answerers).optional() })
    .refine(isAsked, notAsked)
    .transform((said) => ({ ...said, words: wordsOf(said) })),
  answer: askAnswer,
});
