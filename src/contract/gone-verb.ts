import { z } from 'zod';
import { timelineItemShape } from './timeline-verb.ts';

/** An item whose source has it no more, and of which the owner has not decided. `source`: the folder, library or export that had it. */
export const goneItemShape = timelineItemShape.extend({
  path: z.string(),
  source: z.string(),
  why: z.enum(['missing', 'left-out', 'not-in-later-export']),
  reason: z.string().optional(),
  since: z.string(),
});
export type GoneItem = z.infer<typeof goneItemShape>;

const goneSourceShape = z.object({ source: z.string(), importer: z.string(), items: z.int().positive() });
export type GoneSource = z.infer<typeof goneSourceShape>;

/** `gone`: by source, in each that which was found last first. `sources` are all of them, whatever the page. */
export const goneResponse = z.object({
  items: z.array(goneItemShape),
  sources: z.array(goneSourceShape),
  total: z.int().min(0),
  nextCursor: z.string().optional(),
});
export type GoneResponse = z.infer<typeof goneResponse>;

/** `undo`: as if `keep`, `archive` or `trash` had not been said. */
export const goneDecisions = ['keep', 'archive', 'trash', 'forget', 'undo'] as const;
export type GoneDecision = (typeof goneDecisions)[number];

/** Of which items it is said: these, all of a source, or all. */
export type GoneChoice = { readonly items?: readonly string[] | undefined; readonly source?: string | undefined };

/** What is said over HTTP, where items are forgotten by `/forget` alone. */
export const goneDecisionRequest = z.object({
  decision: z.enum(goneDecisions).exclude(['forget']),
  items: z.array(z.string().min(1).max(512)).min(1).max(5000).optional(),
  source: z.string().min(1).max(4096).optional(),
});

/** `gone keep`, `gone trash` and so on: with how many items, and which, that was done. */
export const goneDecidedResponse = z.object({
  decision: z.enum(goneDecisions),
  items: z.int(),
  ids: z.array(z.string()),
});
export type GoneDecidedResponse = z.infer<typeof goneDecidedResponse>;
