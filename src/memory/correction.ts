import { z } from 'zod';
import { eventKinds } from './event.ts';
import { faceIdSchema } from './face.ts';
import { itemIdSchema, personIdSchema } from './ids.ts';
import { MOST_STARS } from './item-text.ts';
import { locationSchema } from './location.ts';
import { turns } from './media.ts';
import { timeSpanSchema } from './time-span.ts';

const items = z.array(itemIdSchema).min(1);
/** Absent: the owner. */
const by = z.enum(['agent']).optional();

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
  /** When these items were made. */
  z.object({ kind: z.literal('item-time'), at: z.string(), by, items, time: timeSpanSchema }),
  /** Where these items were made; a place without names and coordinates says that it is not known. */
  z.object({ kind: z.literal('item-place'), at: z.string(), by, items, place: locationSchema }),
  /** Somebody is in these items, or is not. `name` as it was said. */
  z.object({
    kind: z.literal('item-person'),
    at: z.string(),
    by,
    items,
    person: personIdSchema,
    name: z.string(),
    holds: z.boolean(),
  }),
  z.object({ kind: z.literal('item-tag'), at: z.string(), by, items, tag: z.string().min(1), holds: z.boolean() }),
  z.object({ kind: z.literal('item-album'), at: z.string(), by, items, album: z.string().min(1), holds: z.boolean() }),
  /** 0: not rated. */
  z.object({ kind: z.literal('item-rating'), at: z.string(), by, items, stars: z.int().min(0).max(MOST_STARS) }),
  /** These pictures are shown as one with another, which stands for them. */
  z.object({ kind: z.literal('item-stack'), at: z.string(), by, items, behind: itemIdSchema }),
  /** These pictures are no duplicates of one another, however alike. */
  z.object({ kind: z.literal('items-differ'), at: z.string(), by, items }),
  /** How far the picture is turned for showing it, clockwise from its file; 0 shows it as the file says. */
  z.object({ kind: z.literal('item-turn'), at: z.string(), by, items, degrees: z.literal(turns) }),
]);
export type Correction = z.infer<typeof correctionSchema>;

/** What was said of items, as opposed to people, places and events as such. */
export type ItemCorrection = Extract<Correction, { readonly items: unknown }>;
export const isOfItems = (said: Correction): said is ItemCorrection => 'items' in said;

/** The id of the record that keeps a correction, the `n`th: those of items are found again by their time alone. */
export const correctionKey = (said: Correction, n: number): string =>
  isOfItems(said) ? itemCorrectionKey(said.at) : `${said.at}-${String(n).padStart(6, '0')}`;
export const itemCorrectionKey = (at: string): string => `${at}-item`;
