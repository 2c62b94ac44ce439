import { endpoint } from '../endpoint.ts';
import { statusResponse } from '../memory-verbs.ts';

/** What the memory holds, and what is pending. */
export const getStatus = endpoint({
  id: 'status',
  method: 'get',
  path: '/status',
  summary: 'What the memory holds: counts by modality, pending work, disk use, what has gone missing.',
  scope: 'read',
  answer: { kind: 'json', schema: statusResponse },
});
