import { endpoint } from '../endpoint.ts';
import { statusResponse } from '../memory-verbs.ts';

/** What the memory holds, and what is pending. */
export const getStatus = endpoint({
  id: 'status',
  method: 'get',
  path: '/status',
  summary: 'Returns the contents of the memory: counts by modality, pending work, disk usage and missing files.',
  scope: 'read',
  answer: { kind: 'json', schema: statusResponse },
});
