import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';
import { listedEntry, shareDecision, shareRequest, shareSet, shareStates } from '../share-verbs.ts';

const id = z.object({ id: z.string().max(100) });
const entry = id.extend({ n: z.coerce.number().int().min(1) });

/** Sets that are made, or being made. */
export const getShares = endpoint({
  id: 'shares',
  method: 'get',
  path: '/shares',
  summary: 'Lists the redacted copies that are being made, latest first.',
  scope: 'admin',
  answer: { kind: 'json', schema: z.object({ shares: z.array(shareSet) }) },
});

/** Begins a set. */
export const postShare = endpoint({
  id: 'startShare',
  method: 'post',
  path: '/shares',
  summary:
    'Starts a redacted copy of items or of the results of a search; the job of POST /shares/{id}/work redacts it.',
  scope: 'admin',
  body: shareRequest,
  answer: { kind: 'json', schema: shareSet },
});

/** One set. */
export const getShare = endpoint({
  id: 'share',
  method: 'get',
  path: '/shares/{id}',
  summary: 'Returns a redacted copy with its counts and its last audit.',
  scope: 'admin',
  params: id,
  answer: { kind: 'json', schema: shareSet },
});

/** Redacts what is left, or finishes the set. */
export const postShareWork = endpoint({
  id: 'workOnShare',
  method: 'post',
  path: '/shares/{id}/work',
  summary:
    'Redacts the remaining items as a job, which can be stopped and resumed; with `finish`, also audits the copy and writes it as a zip file.',
  scope: 'admin',
  params: id,
  body: z.object({ finish: z.boolean().default(false) }),
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

/** The items of a set. */
export const getShareEntries = endpoint({
  id: 'shareEntries',
  method: 'get',
  path: '/shares/{id}/entries',
  summary: 'Lists the items of a redacted copy with what was found in them and what was decided.',
  scope: 'admin',
  params: id,
  query: z.object({
    /** Where they stand now, with what was decided. */
    state: z.enum(shareStates).optional(),
    after: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
  }),
  answer: { kind: 'json', schema: z.object({ entries: z.array(listedEntry) }) },
});

/** What the owner says of one item. */
export const patchShareEntry = endpoint({
  id: 'decideShareEntry',
  method: 'patch',
  path: '/shares/{id}/entries/{n}',
  summary: 'Keeps an item in a redacted copy or leaves it out, and sets additional covers of its picture.',
  scope: 'admin',
  params: entry,
  body: shareDecision,
  answer: { kind: 'json', schema: listedEntry },
});

/** The redacted picture of one item. */
export const getSharePicture = endpoint({
  id: 'sharePicture',
  method: 'get',
  path: '/shares/{id}/entries/{n}/picture',
  summary: 'Returns the redacted picture or video of an item.',
  scope: 'admin',
  params: entry,
  answer: { kind: 'bytes', types: ['image/jpeg', 'video/mp4'] },
});

/** The finished copy. */
export const getShareCopy = endpoint({
  id: 'shareCopy',
  method: 'get',
  path: '/shares/{id}/copy',
  summary: 'Downloads a finished redacted copy as a zip file.',
  scope: 'admin',
  params: id,
  answer: { kind: 'bytes', types: ['application/zip'] },
});

/** Deletes a set. */
export const deleteShare = endpoint({
  id: 'removeShare',
  method: 'delete',
  path: '/shares/{id}',
  summary: 'Deletes a redacted copy and all files made for it; the memory is not changed.',
  scope: 'admin',
  params: id,
  answer: { kind: 'json', schema: z.object({ removed: z.string() }) },
});
