import type { MemoryItem } from '../memory/item.ts';
import {
  albumNames,
  archivedMarks,
  FAVOURITE,
  isArchived,
  isFavourite,
  ratingOf,
  starsTag,
} from '../memory/item-text.ts';
import { slug } from './fold.ts';
import { term } from './terms.ts';

const plainCode = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "IMG_2927" of "Camera/IMG_2927.jpg"; absent for names that nobody would ask for. */
export function fileCode({ modality, origin }: Pick<MemoryItem, 'modality' | 'origin'>): string | undefined {
  if (modality !== 'image' && modality !== 'video') return undefined;
  const stem =
    origin.path
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[A-Za-z0-9]{2,5}$/, '') ?? '';
  return stem.length >= SHORTEST && /\d/.test(stem) ? stem : undefined;
}
const SHORTEST = 4;

const CAMERA = 'camera';
const MOST_WORDS = 5;

/** What a camera may be called: every run of its name's words, "Pixel" and "Pixel 7" of "Google Pixel 7". */
export function cameraCodes(camera: string | undefined): readonly string[] {
  const words = (camera ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_last, length) => {
      const run = words.slice(from, from + length + 1).join(' ');
      return /\p{L}{2}/u.test(run) ? [cameraCode(run)] : [];
    }),
  );
}

/** How a camera's name is asked for as a code. */
export const cameraCode = (name: string): string => `${CAMERA} ${name}`;

/** Codes that an item has of itself, beside those that it quotes: its file's name and its camera's. */
export const ownCodes = (item: MemoryItem): readonly string[] => [
  ...[fileCode(item)].filter((code) => code !== undefined),
  ...cameraCodes(item.media?.camera),
];

/** What a code of a plan may be of, beside what papers call a number: where the owner put an item. */
export const placedBy = { album: 'album', mark: 'mark' } as const;
/** The mark that an archived or hidden item has. */
export const ARCHIVED = 'archived';

/** Whether a code is an album or a mark instead of something that an item says or is called. */
export const isPlacing = (kind: string | undefined): boolean => kind === placedBy.album || kind === placedBy.mark;

type Code = { readonly code: string; readonly kind?: string | undefined };

/**
 * Whether an item is called so by its file, was taken with a camera of this name, lies in an album of this name or is
 * marked so, whichever the kind of the code asks.
 */
export function hasOwnCode(item: MemoryItem, { code, kind }: Code): boolean {
  if (kind === placedBy.album) return albumNames(item.tags).some((name) => slug(name) === slug(code));
  if (kind === placedBy.mark) return hasMark(item, code);
  return ownCodes(item).some((own) => plainCode(own) === plainCode(code));
}

function hasMark({ tags }: MemoryItem, mark: string): boolean {
  if (mark === FAVOURITE) return isFavourite(tags);
  if (mark === ARCHIVED) return isArchived(tags);
  return mark === starsTag(ratingOf(tags));
}

/** Index terms of which an item with this mark has one. */
export function markTerms(mark: string): readonly string[] {
  if (mark === FAVOURITE) return [term.has('favourite')];
  return mark === ARCHIVED ? archivedMarks.map(term.tag) : [term.tag(mark)];
}
