import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { forgetResponse } from '../memory-verbs.ts';

/** Deletes items and everything derived from them; by POST, because a list of ids is too long for an address. */
export const postForget = endpoint({
  id: 'forget',
  method: 'post',
  path: '/forget',
  summary:
    'Deletes items, their attachments and everything derived from them; originals are not changed. Long deletions, or those with `later`, continue in the returned job. With `dryRun`, only returns what would be deleted.',
  scope: 'write',
  body: z.object({
    ids: z.array(z.string().min(1).max(512)).min(1).max(10_000),
    dryRun: z.boolean().default(false),
    later: z.boolean().default(false),
  }),
  accepted: 'with-job',
  answer: { kind: 'json', schema: forgetResponse },
});
