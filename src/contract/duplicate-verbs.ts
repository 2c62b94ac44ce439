import { z } from 'zod';
import { sameShotWays } from '../memory/link.ts';
import { coverShape } from './timeline-verb.ts';

/** Why a picture is proposed as the best of its group. */
export const bestReasons = ['favourite', 'rated', 'edited', 'developed', 'larger', 'better-shot', 'dated'] as const;
export type BestReason = (typeof bestReasons)[number];

const duplicateShape = coverShape.extend({
  /** The name of its file. */
  file: z.string(),
  start: z.string().optional(),
  bytes: z.int().min(0).optional(),
  camera: z.string().optional(),
});
export type Duplicate = z.infer<typeof duplicateShape>;

/**
 * Pictures that seem to be of one shot, the best first. `ways`: how they belong together, `because`: what makes the first the
 * best; `seconds`: from the first to the last, where all have a time.
 */
export const duplicateGroup = z.object({
  id: z.string(),
  ways: z.array(z.enum(sameShotWays)),
  because: z.array(z.enum(bestReasons)),
  seconds: z.number().min(0).optional(),
  pictures: z.array(duplicateShape),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

export const duplicatesResponse = z.object({
  total: z.int().min(0),
  groups: z.array(duplicateGroup),
  nextCursor: z.string().optional(),
});
export type DuplicatesResponse = z.infer<typeof duplicatesResponse>;

/** `stack`: the others are shown behind the best; `keep`: the others go to the trash; `differ`: they are no duplicates. */
export const duplicateDecision = z.strictObject({
  decision: z.enum(['stack', 'keep', 'differ']),
  /** In place of the proposed best. */
  best: z.string().min(1).max(512).optional(),
});
export type DuplicateDecision = z.infer<typeof duplicateDecision>;

/** `corrections` can be undone with `/items/undo`, `trashed` restored from the trash. */
export const duplicateDecided = z.object({
  done: z.string(),
  corrections: z.array(z.string()),
  trashed: z.array(z.string()),
});
export type DuplicateDecided = z.infer<typeof duplicateDecided>;
