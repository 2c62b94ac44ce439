import { z } from 'zod';
import { eventKinds } from './event.ts';
import { faceIdSchema } from './face.ts';
import { itemIdSchema, personIdSchema } from './ids.ts';

/**
 * What the owner said, kept apart from everything computed so that it survives every recomputation and re-import.
 * Applied in order of `at`.
 */
export const correctionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name-person'), at: z.string(), person: personIdSchema, name: z.string() }),
  z.object({ kind: z.literal('merge-people'), at: z.string(), into: personIdSchema, from: personIdSchema }),
  z.object({ kind: z.literal('split-person'), at: z.string(), person: personIdSchema, name: z.string() }),
  z.object({
    kind: z.literal('person-role'),
    at: z.string(),
    person: personIdSchema,
    role: z.string(),
    holds: z.boolean(),
  }),
  z.object({ kind: z.literal('hide-person'), at: z.string(), person: personIdSchema, hidden: z.boolean() }),
  z.object({ kind: z.literal('owner-is'), at: z.string(), person: personIdSchema }),
  z.object({ kind: z.literal('owner-is-not'), at: z.string(), person: personIdSchema }),
  /** These faces are this person's, whatever they look like. */
  z.object({ kind: z.literal('face-is'), at: z.string(), person: personIdSchema, faces: z.array(faceIdSchema).min(1) }),
  z.object({
    kind: z.literal('face-is-not'),
    at: z.string(),
    person: personIdSchema,
    faces: z.array(faceIdSchema).min(1),
  }),
  /** Two people, however alike. */
  z.object({ kind: z.literal('people-differ'), at: z.string(), person: personIdSchema, other: personIdSchema }),
  z.object({
    kind: z.literal('name-place'),
    at: z.string(),
    name: z.string(),
    lat: z.number(),
    lon: z.number(),
    radiusKm: z.number(),
    placeKind: z.enum(['home', 'work', 'named']),
  }),
  z.object({
    kind: z.literal('title-event'),
    at: z.string(),
    firstItem: itemIdSchema,
    title: z.string(),
    /** Which of the events that begin with the item; absent: the widest. */
    event: z.enum(eventKinds).optional(),
  }),
]);
export type Correction = z.infer<typeof correctionSchema>;
