import { z } from 'zod';
import { eventKinds } from '../../memory/event.ts';
import { correctionResponse } from '../browse-verbs.ts';
import { endpoint } from '../endpoint.ts';
import { eventListResponse, eventResponse } from '../timeline-verb.ts';
import { pageQuery, timeBoundShape } from './timeline.ts';

const eventParams = z.object({ id: z.string().min(1).max(512) });

export const getEvents = endpoint({
  id: 'events',
  method: 'get',
  path: '/events',
  summary: 'Trips, days and moments by their time, with cover and story; in brief without the ids of their items.',
  scope: 'read',
  query: z.object({
    kind: z.enum(eventKinds).optional(),
    from: timeBoundShape.optional(),
    to: timeBoundShape.optional(),
    /** Words that stand in the title, the story, the place or a name. */
    words: z.string().max(200).optional(),
    brief: z.stringbool().default(false),
    order: z.enum(['asc', 'desc']).default('asc'),
    limit: z.coerce.number().int().min(1).max(5000).default(1000),
    ...pageQuery,
  }),
  answer: { kind: 'json', schema: eventListResponse },
});

export const getEvent = endpoint({
  id: 'event',
  method: 'get',
  path: '/events/{id}',
  summary: 'One event with its story, its parts, its items by page, and what was booked for it.',
  scope: 'read',
  params: eventParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(200), ...pageQuery }),
  answer: { kind: 'json', schema: eventResponse },
});

export const patchEvent = endpoint({
  id: 'titleEvent',
  method: 'patch',
  path: '/events/{id}',
  summary: 'Calls an event something else; its title then stays whatever is added later.',
  scope: 'write',
  params: eventParams,
  body: z.object({ title: z.string().trim().min(1).max(300) }),
  answer: { kind: 'json', schema: correctionResponse },
});
