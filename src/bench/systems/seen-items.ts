import { originalPath } from '../../app/import/content-path.ts';
import { filmStills } from '../../app/items/film-stills.ts';
import { strippedPicture } from '../../app/items/stripped-picture.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { ContentPart } from '../../ports/language-model.ts';
import type { Collection } from '../collection.ts';

/** As in ATM-Bench (§5.1): more frames would fill a model's context. */
const MOST_FRAMES = 8;
const LONGEST_SIDE = 1024;

/** The pictures and films of a collection, for readers that see. */
export type SeenItems = {
  /** What an item shows: its picture, or frames of its film; nothing where there is neither, or no file. */
  of(id: string): Promise<readonly ContentPart[]>;
  /** What readers were not shown, in words, for the report. */
  readonly notes: readonly string[];
};

const isSeen = ({ modality }: MemoryItem): boolean => modality === 'image' || modality === 'video';

/** What a reader is shown of a collection's items; nothing of any for one that reads texts alone. */
export async function seenItems(collection: Collection, sees: boolean, signal: AbortSignal): Promise<SeenItems> {
  const media = new Map<string, MemoryItem>();
  for await (const item of collection.items()) {
    signal.throwIfAborted();
    if (isSeen(item)) media.set(item.id, item);
  }
  const nothing = { of: () => Promise.resolve([]) };
  if (media.size === 0) return { ...nothing, notes: [] };
  if (!sees) {
    const note = `The reader was given texts alone: what ${media.size} pictures and films of ${collection.id} show was left out.`;
    return { ...nothing, notes: [note] };
  }
  const missing = new Set<string>();
  const notes: string[] = [];
  for (const item of media.values()) if (!(await isThere(item))) missing.add(item.id);
  if (missing.size > 0)
    notes.push(
      `The files of ${missing.size} of ${media.size} pictures and films of ${collection.id} are missing: the reader was given their texts alone.`,
    );
  return {
    notes,
    async of(id) {
      const item = media.get(id);
      return item === undefined || missing.has(id) ? [] : partsOf(item);
    },
  };
}

async function isThere({ origin }: MemoryItem): Promise<boolean> {
  const { access } = await import('node:fs/promises');
  try {
    await access(await originalPath(origin));
    return true;
  } catch {
    return false;
  }
}

/** A file that cannot be opened shows nothing; its text is read all the same. */
async function partsOf({ origin, modality }: MemoryItem): Promise<readonly ContentPart[]> {
  try {
    const path = await originalPath(origin);
    const jpegs =
      modality === 'image' ? [await strippedPicture(path, LONGEST_SIDE)] : await filmStills(path, MOST_FRAMES);
    return jpegs.map((bytes) => ({ type: 'image', mime: 'image/jpeg', bytes }));
  } catch (error) {
    if (isMadeleineError(error)) return [];
    throw error;
  }
}
