import { z } from 'zod';

/** Ids are branded strings, so that an event's id can never be passed where an item's id is meant. */
const branded = <const Brand extends string>(brand: Brand) => z.string().min(1).max(512).brand(brand);

export const itemIdSchema = branded('ItemId');
export type ItemId = z.infer<typeof itemIdSchema>;

export const eventIdSchema = branded('EventId');
export type EventId = z.infer<typeof eventIdSchema>;

export const personIdSchema = branded('PersonId');
export type PersonId = z.infer<typeof personIdSchema>;

export const placeIdSchema = branded('PlaceId');
export type PlaceId = z.infer<typeof placeIdSchema>;

export const linkIdSchema = branded('LinkId');
export type LinkId = z.infer<typeof linkIdSchema>;

export const ledgerIdSchema = branded('LedgerId');
export type LedgerId = z.infer<typeof ledgerIdSchema>;

export const conceptIdSchema = branded('ConceptId');
export type ConceptId = z.infer<typeof conceptIdSchema>;

export const batchIdSchema = branded('BatchId');
export type BatchId = z.infer<typeof batchIdSchema>;
