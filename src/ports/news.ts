import type { ItemId } from '../memory/ids.ts';
import { type RecordKind, recordKinds } from '../memory/records.ts';

/** What a sequence can be of: a kind of records, or items with their words and whether they are there. */
export type SequenceKind = RecordKind | 'item';

/** How far a reader has followed the writes of all processes. */
export type Position = { readonly sequence: number; readonly scrubs: number };

/** What no store has ever been at: everything is news to it. */
export const beforeAll: Position = { sequence: -1, scrubs: -1 };

/** Ids, or that nobody knows which any more. */
export type Changed<Id extends string = string> = readonly Id[] | 'everything';

/** What has been written since a position. */
export type News = {
  readonly position: Position;
  /** Items whose content or words were written or deleted. */
  readonly changed: Changed<ItemId>;
  /** By kind the ids of records that were written or deleted; a kind that is not there did not change. */
  readonly records: ReadonlyMap<RecordKind, Changed>;
};

/** When the record of what was written is gone. */
export const everythingAt = (position: Position): News => ({
  position,
  changed: 'everything',
  records: new Map(recordKinds.map((kind) => [kind, 'everything'])),
});
