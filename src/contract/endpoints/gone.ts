import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { goneDecidedResponse, goneDecisionRequest, goneResponse } from '../gone-verb.ts';

export const getGone = endpoint({
  id: 'gone',
  method: 'get',
  path: '/gone',
  summary: 'Lists items whose folder, library or later export no longer has them, by source, until the owner decides.',
  scope: 'read',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(200), cursor: z.string().optional() }),
  answer: { kind: 'json', schema: goneResponse },
});

export const postGone = endpoint({
  id: 'decideGone',
  method: 'post',
  path: '/gone',
  summary:
    'Keeps items that are no longer at their source, archives them, moves them to the trash, or undoes that: by id, by source (not to undo), or all.',
  scope: 'write',
  body: goneDecisionRequest,
  answer: { kind: 'json', schema: goneDecidedResponse },
});
