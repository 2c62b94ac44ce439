import { z } from 'zod';
import { duplicateDecided, duplicateDecision, duplicatesResponse } from '../duplicate-verbs.ts';
import { endpoint } from '../endpoint.ts';

export const getDuplicates = endpoint({
  id: 'duplicates',
  method: 'get',
  path: '/duplicates',
  summary:
    'Lists groups of pictures that seem to be of one shot, the latest first, and in each the best picture first.',
  scope: 'read',
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(20), cursor: z.string().optional() }),
  answer: { kind: 'json', schema: duplicatesResponse },
});

export const postDuplicates = endpoint({
  id: 'decideDuplicates',
  method: 'post',
  path: '/duplicates/{id}',
  summary:
    'Stacks the pictures of a group, keeps the best and moves the others to the trash, or rejects the group for good.',
  scope: 'write',
  params: z.object({ id: z.string().min(1).max(512) }),
  body: duplicateDecision,
  answer: { kind: 'json', schema: duplicateDecided },
});
