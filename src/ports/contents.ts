import { type RecordKind, recordKinds } from '../memory/records.ts';

/**
 * What a store keeps, in the order in which `Store.contents` tells it: work and records may speak of items, which come before
 * them, and the copies that items name are opened by their keys.
 */
export type ContentsPart = 'item' | RecordKind | 'job';
export const contentsParts: readonly ContentsPart[] = [
  'mediaKey',
  'item',
  ...recordKinds.filter((kind) => kind !== 'mediaKey'),
  'job',
];

/**
 * Up to where contents were told: a part, and in it the id of the last entry (of a job, its stage, a line feed and its item).
 * An empty `after` is the beginning of the part.
 */
export type ContentsPlace = { readonly part: ContentsPart; readonly after: string };

/** A page holds at most so many entries, and is ended by the one with which it reaches so many characters of documents. */
export const contentsPage = { entries: 200, characters: 8 * 2 ** 20 } as const;

/** How many of the entries of these sizes fit into a page; at least one, where there is any. */
export function fittingPage(sizes: readonly number[]): number {
  let characters = 0;
  for (const [at, size] of sizes.entries()) {
    characters += size;
    if (characters >= contentsPage.characters) return at + 1;
  }
  return sizes.length;
}

/** The parts that are left after a place, each with where it goes on. */
export function partsAfter(place: ContentsPlace | undefined): ContentsPlace[] {
  const from = place === undefined ? 0 : contentsParts.indexOf(place.part);
  return contentsParts.slice(from).map((part) => ({ part, after: place?.part === part ? place.after : '' }));
}
