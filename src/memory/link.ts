import { z } from 'zod';
import { itemIdSchema, linkIdSchema } from './ids.ts';

export const linkKinds = [
  'reply',
  'near-duplicate',
  'burst',
  /** One shot kept several times; `note` says in which way: see `sameShotWays`. */
  'same-shot',
  'same-message',
  'attachment',
  'same-reference',
  'supersedes',
  'mentions',
  /** About one matter, as a model of the owner's choice found. */
  'related',
] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A raw file and its picture; an edited version; another size; frames of a burst; the same view minutes later. */
export const sameShotWays = ['raw', 'edit', 'copy', 'burst', 'alike'] as const;
export type SameShotWay = (typeof sameShotWays)[number];

/** A directed relation of two items: `from` replies to / supersedes / is attached to `to`. */
export const linkSchema = z.object({
  id: linkIdSchema,
  kind: z.enum(linkKinds),
  from: itemIdSchema,
  to: itemIdSchema,
  weight: z.number().min(0).max(1),
  by: z.string(),
  note: z.string().optional(),
});
export type Link = z.infer<typeof linkSchema>;

/** Deterministic, so that a recomputation finds the same link again. */
export const linkId = (kind: LinkKind, from: string, to: string): Link['id'] =>
  linkIdSchema.parse(`${kind}|${from}|${to}`.slice(0, 512));
