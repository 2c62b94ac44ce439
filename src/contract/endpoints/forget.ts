import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { forgetResponse } from '../memory-verbs.ts';

/** Deletes items and everything derived from them; by POST, because a list of ids is too long for an address. */
export const postForget = endpoint({
  id: 'forget',
  method: 'post',
  path: '/forget',
  summary:
    'Deletes items, what came with them and everything made of them, originals are not touched. What takes long, or is to be done `later`, goes on as the job that is named. With `dryRun` it says at once what would go.',
  scope: 'write',
  body: z.object({
    ids: z.array(z.string().min(1).max(512)).min(1).max(10_000),
    dryRun: z.boolean().default(false),
    later: z.boolean().default(false),
  }),
  accepted: 'with-job',
  answer: { kind: 'json', schema: forgetResponse },
});
