import { z } from 'zod';
import { boxSchema } from '../memory/item-text.ts';

/** What a judge says of a picture; the stricter of two holds. */
export const verdicts = ['safe', 'sensitive', 'private'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why something was held back, covered or left out. */
export const shareReasons = [
  'document',
  'card',
  'code',
  'text',
  'screen',
  'vehicle',
  'child',
  'intimate',
  'missed-face',
  'faces-not-judged',
  'text-not-judged',
  'model',
  'model-not-judged',
  'film-too-long',
  'film-with-text',
  'film-not-judged',
  'unreadable',
  'empty',
  'audit',
  'owner',
] as const;
export type ShareReason = (typeof shareReasons)[number];

/** `kept`: in the copy. `review`: not in it before the owner says so. `out`: not in it; of pictures the owner can say otherwise. */
export const shareStates = ['kept', 'review', 'out'] as const;
export type ShareState = (typeof shareStates)[number];

export const shareRequest = z.object({
  ids: z.array(z.string().min(1).max(512)).max(100_000).optional(),
  /** All results of a search. */
  query: z.string().min(1).max(2000).optional(),
  /** All items of a trip, a day or a moment. */
  event: z.string().min(1).max(512).optional(),
  /** Moves all times by one offset that is not told. */
  shiftTimes: z.boolean().default(false),
  /** The language model of the configuration that rewrites letters; what it reads is redacted before. */
  model: z.string().max(500).optional(),
});
export type ShareRequest = z.infer<typeof shareRequest>;

export const judgement = z.object({
  judge: z.enum(['papers', 'people', 'model']),
  verdict: z.enum(verdicts),
  reasons: z.array(z.enum(shareReasons)),
});
export type Judgement = z.infer<typeof judgement>;

export const findingKinds = [
  'name',
  'address',
  'code',
  'number',
  'position',
  'pattern',
  'face',
  'text',
  'barcode',
  'metadata',
] as const;

/** One item of a set, as its owner reviews it: what it was stays in the memory, and is named here by its id. */
export const shareEntry = z.object({
  /** Its place in the set, from 1. */
  n: z.int().positive(),
  item: z.string(),
  kind: z.enum(['picture', 'film', 'mail', 'note']),
  state: z.enum(shareStates),
  reasons: z.array(z.enum(shareReasons)),
  judgements: z.array(judgement),
  /** What was covered in a picture, in fractions of it. */
  faces: z.int().min(0),
  texts: z.int().min(0),
  codes: z.int().min(0),
  /** Covers that the owner drew. */
  covers: z.array(boxSchema),
  decision: z.enum(['keep', 'out']).optional(),
  /** The words of the copy, redacted. */
  title: z.string().optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  /** Nodes of its structured data that are in its copy, and those of which nothing may be told. */
  nodes: z.object({ kept: z.int().min(0), left: z.int().min(0) }).optional(),
  /** Why it could not be read. */
  note: z.string().optional(),
  /** What an audit found in the words of the item, or in it after it was covered anew, and what was removed for it. */
  audited: z.object({ found: z.array(z.enum(findingKinds)), removed: z.enum(['item', 'sentences']) }).optional(),
});
export type ShareEntry = z.infer<typeof shareEntry>;

/** An entry as it is listed. */
export const listedEntry = shareEntry.extend({
  /** Whether its owner may have it in the copy: there is one of it, and no audit left it out. */
  canKeep: z.boolean(),
});
export type ListedEntry = z.infer<typeof listedEntry>;

export const auditFinding = z.object({
  /** A file of the copy, and the row in it. */
  file: z.string(),
  row: z.string().optional(),
  kind: z.enum(findingKinds),
  /** How it was found; never what was found. */
  how: z.string(),
});
export type AuditFinding = z.infer<typeof auditFinding>;

/** What no part of an audit can judge, with in how many pictures or names where that is counted. */
export const notJudged = z.object({
  what: z.enum([
    'nudity',
    'manner',
    'faces',
    'text',
    'unclear-text',
    'hidden-people',
    'name-parts',
    'unknown-names',
    'rest',
  ]),
  count: z.int().positive().optional(),
});
export type NotJudged = z.infer<typeof notJudged>;

export const auditReport = z.object({
  format: z.literal(1),
  files: z.int().min(0),
  bytes: z.int().min(0),
  rows: z.int().min(0),
  pictures: z.int().min(0),
  frames: z.int().min(0),
  /** How many of each were looked for. */
  lookedFor: z.object({
    names: z.int(),
    addresses: z.int(),
    codes: z.int(),
    numbers: z.int(),
    positions: z.int(),
  }),
  findings: z.array(auditFinding),
  notJudged: z.array(notJudged),
  /** Words with a capital that are still in the copy, for people to read through. */
  capitalised: z.array(z.string()),
});
export type AuditReport = z.infer<typeof auditReport>;

/** A set that is being made, or is made. */
export const shareSet = z.object({
  id: z.string(),
  created: z.string(),
  query: z.string().optional(),
  event: z.string().optional(),
  shiftTimes: z.boolean(),
  model: z.string().optional(),
  /** Items asked for, and how many of them were looked at so far. */
  items: z.int().min(0),
  done: z.int().min(0),
  kept: z.int().min(0),
  review: z.int().min(0),
  out: z.int().min(0),
  replaced: z.record(z.string(), z.int()),
  /** Nodes of structured data that are left out of the copy, though their items are in it: contacts, codes. Absent if none. */
  nodesLeft: z.int().positive().optional(),
  /** The last audit; absent before the copy was finished, and after a decision that it does not know of. */
  audit: auditReport.optional(),
  /** Bytes of the finished copy. */
  bytes: z.int().min(0).optional(),
  /** Whether it can be downloaded: a copy that was written to a folder or a file elsewhere is not kept here. */
  downloadable: z.boolean(),
});
export type ShareSet = z.infer<typeof shareSet>;

/** `share`: the set with the entries that were left out or wait for review. */
export const shareResponse = shareSet.extend({
  to: z.string().optional(),
  stopped: z.boolean().optional(),
  held: z.array(
    shareEntry.pick({ n: true, item: true, kind: true, state: true, reasons: true, note: true, audited: true }),
  ),
});
export type ShareResponse = z.infer<typeof shareResponse>;

export const shareDecision = z.object({
  decision: z.enum(['keep', 'out', 'undecided']).optional(),
  covers: z.array(boxSchema).max(200).optional(),
});
export type ShareDecision = z.infer<typeof shareDecision>;
