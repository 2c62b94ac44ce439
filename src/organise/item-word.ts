import type { Correction } from '../memory/correction.ts';
import type { ItemId, PersonId } from '../memory/ids.ts';
import { assembleItem, type StoredItem, storedPart } from '../memory/item.ts';
import { FAVOURITE, isRating, starsTag, type Tag } from '../memory/item-text.ts';
import type { Location } from '../memory/location.ts';
import type { Turn } from '../memory/media.ts';
import type { Mention } from '../memory/person.ts';
import type { Provenance } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { TimeSpan } from '../memory/time-span.ts';
import { pushTo } from './ordering.ts';
import { turnedMedia } from './turned-media.ts';

/** What the owner said of one item; of each thing, the last word. */
export type WordOnItem = {
  readonly time?: TimeSpan;
  readonly place?: Location;
  /** Whether the item has the tag. */
  readonly tags: ReadonlyMap<string, boolean>;
  /** Whether it is in the album. */
  readonly albums: ReadonlyMap<string, boolean>;
  /** 0: not rated. */
  readonly stars?: number;
  /** The picture that it is stacked behind. */
  readonly behind?: ItemId;
  readonly turn?: Turn;
  /** Whether somebody is in it, and the name that was said. */
  readonly people: ReadonlyMap<PersonId, { readonly holds: boolean; readonly name: string }>;
};

/** Extractors of what the owner said: of time, place and tags as such; of people, together with who was found. */
const SAID = 'owner';
export const SAID_OF_PEOPLE = 'organise.said';
export const saidBy = (by: string): Provenance => ({ kind: 'corrected', by, version: 1 });

/** @param corrections in the order in which they were said */
export function wordsOnItems(corrections: readonly Correction[]): ReadonlyMap<ItemId, WordOnItem> {
  const byItem = new Map<ItemId, Correction[]>();
  for (const said of corrections) if ('items' in said) for (const id of said.items) pushTo(byItem, id, said);
  return new Map([...byItem].map(([id, said]) => [id, wordOf(said)]));
}

function wordOf(corrections: readonly Correction[]): WordOnItem {
  const tags = new Map<string, boolean>();
  const albums = new Map<string, boolean>();
  let stars: number | undefined;
  let behind: ItemId | undefined;
  let turn: Turn | undefined;
  const people = new Map<PersonId, { holds: boolean; name: string }>();
  let time: TimeSpan | undefined;
  let place: Location | undefined;
  for (const said of corrections) {
    if (said.kind === 'item-time') time = said.time;
    else if (said.kind === 'item-place') place = said.place;
    else if (said.kind === 'item-tag') tags.set(said.tag, said.holds);
    else if (said.kind === 'item-album') albums.set(said.album, said.holds);
    else if (said.kind === 'item-turn') turn = said.degrees;
    else if (said.kind === 'item-rating') stars = said.stars;
    else if (said.kind === 'item-stack') behind = said.behind;
    else if (said.kind === 'item-person') people.set(said.person, { holds: said.holds, name: said.name });
  }
  return {
    ...(time === undefined ? {} : { time }),
    ...(place === undefined ? {} : { place }),
    ...(stars === undefined ? {} : { stars }),
    ...(behind === undefined ? {} : { behind }),
    ...(turn === undefined ? {} : { turn }),
    tags,
    albums,
    people,
  };
}

/**
 * The item with the owner's word on its time, place and tags, and without any that was taken back. Tags are a list that
 * is said whole: those that were found, but for the ones that it has not, and the ones that it has.
 * The very same item when nothing changes.
 */
export function withWord(item: StoredItem, word: WordOnItem | undefined): StoredItem {
  const before = item.readings.filter(({ provenance }) => provenance.by === SAID);
  if (before.length === 0 && word === undefined) return item;
  const bare = storedPart(
    item,
    item.readings.filter(({ provenance }) => provenance.by !== SAID),
  );
  const said = word === undefined ? [] : readingsOfWord(bare, word);
  if (JSON.stringify(said) === JSON.stringify(before)) return item;
  return storedPart(bare, [...bare.readings, ...said]);
}

function readingsOfWord(bare: StoredItem, word: WordOnItem): Reading[] {
  const { time, place, tags, albums, stars, behind, turn } = word;
  const { media } = turn === undefined || turn === 0 ? {} : assembleItem(bare);
  const said: Reading[] = [];
  if (time !== undefined) said.push(reading('time', time, saidBy(SAID)));
  if (place !== undefined) said.push(reading('place', place, saidBy(SAID)));
  if (behind !== undefined) said.push(reading('stackedBehind', behind, saidBy(SAID)));
  if (media !== undefined && turn !== undefined) said.push(reading('media', turnedMedia(media, turn), saidBy(SAID)));
  if (tags.size > 0 || albums.size > 0 || stars !== undefined)
    said.push(reading('tags', tagsAfter(assembleItem(bare).tags ?? [], word), saidBy(SAID)));
  return said;
}

function tagsAfter(found: readonly Tag[], { tags, albums, stars }: WordOnItem): Tag[] {
  const inAlbums = listAfter(found, albums, 'album', ({ source }) => source === 'album');
  const named = listAfter(inAlbums, tags, 'owner', () => true);
  const rated = starsTag(stars);
  const marked =
    stars === undefined
      ? named
      : [
          ...named.filter((tag) => !isRating(tag)),
          ...(rated === undefined ? [] : [{ name: rated, source: 'owner' } as const]),
        ];
  // Five stars of another program count as a favourite until the owner says that it is none.
  return tags.get(FAVOURITE) === false
    ? marked.map((tag) => (isRating(tag) ? { ...tag, source: 'owner' } : tag))
    : marked;
}

/** The list with what was said of its entries of one kind: some are taken out, others are added. */
function listAfter(
  found: readonly Tag[],
  said: ReadonlyMap<string, boolean>,
  source: Tag['source'],
  isOfKind: (tag: Tag) => boolean,
): Tag[] {
  const named = new Map([...said].map(([name, holds]) => [tagKey(name), holds]));
  const kept = found.filter((tag) => !isOfKind(tag) || named.get(tagKey(tag.name)) !== false);
  const known = new Set(kept.filter(isOfKind).map(({ name }) => tagKey(name)));
  const added = [...said].filter(([name, holds]) => holds && !known.has(tagKey(name)));
  return [...kept, ...added.map(([name]): Tag => ({ name, source }))];
}
const tagKey = (name: string): string => name.trim().toLowerCase();

/** Everybody in an item when the owner had a word on that: those found who are not refused, and those whom they named. */
export const readingOfPeople = (people: readonly Mention[]): Reading<'people'> =>
  reading('people', [...people], saidBy(SAID_OF_PEOPLE));

/** Mentions by which somebody is in an item because the owner said so. */
export const mentionsSaid = ({ people }: WordOnItem): Mention[] =>
  [...people].flatMap(([id, { holds, name }]) => (holds ? [{ id, name, how: 'tagged' }] : []));
