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
  summary: 'Lists trips, days and moments by time, with cover and description; with `brief`, without item ids.',
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
  summary: 'Returns an event with its description, child events, items in pages, and bookings.',
  scope: 'read',
  params: eventParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(200), ...pageQuery }),
  answer: { kind: 'json', schema: eventResponse },
});

export const patchEvent = endpoint({
  id: 'titleEvent',
  method: 'patch',
  path: '/events/{id}',
  summary: 'Renames an event; later imports do not change its title.',
  scope: 'write',
  params: eventParams,
  body: z.object({ title: z.string().trim().min(1).max(300) }),
  answer: { kind: 'json', schema: correctionResponse },
});
