import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { forgetHistoryResponse } from '../question-verbs.ts';
import { completionsResponse, suggestionKinds, suggestionsOfNamesResponse } from '../suggestions.ts';

const limit = z.coerce.number().int().min(1).max(100).default(8);

/** The memory's own people, places and happenings by the beginning of a name; the most frequent without one. */
export const getSuggestions = endpoint({
  id: 'suggestions',
  method: 'get',
  path: '/suggestions',
  summary: 'Lists known people, places and events by the beginning of their names, most frequent first.',
  scope: 'read',
  query: z.object({ q: z.string().max(200).default(''), kind: z.enum(suggestionKinds).optional(), limit }),
  answer: { kind: 'json', schema: suggestionsOfNamesResponse },
});

export const getCompletions = endpoint({
  id: 'completions',
  method: 'get',
  path: '/completions',
  summary: 'Completes the name at the end of the typed text.',
  scope: 'read',
  query: z.object({ q: z.string().max(4_000), limit }),
  answer: { kind: 'json', schema: completionsResponse },
});

/** What is kept for follow-ups: the last question of each terminal and conversation. */
export const deleteQuestions = endpoint({
  id: 'forgetQuestions',
  method: 'delete',
  path: '/questions',
  summary: 'Deletes the questions stored for follow-ups, for all terminals and conversations.',
  scope: 'write',
  answer: { kind: 'json', schema: forgetHistoryResponse },
});
