import { z } from 'zod';
import type { Failure } from '../../memory/failure.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import { folderTree } from '../archive/folder-tree.ts';
import { mediaKindByName, splitName } from '../archive/media-names.ts';
import { baseName } from '../archive/tree.ts';
import { textWithin } from '../file-pieces.ts';
import { insideRoot } from '../inside-root.ts';
import type { MediaKind } from './atm-layout.ts';
import { filled } from './media-row.ts';

type FileContent = MediaContent & { kind: 'file' };

/** The media files of a raw folder by stem; what is met there that may not be read goes to `failures`. */
export async function rawMedia(
  folder: string | undefined,
  kind: MediaKind,
  failures: Failure[] = [],
): Promise<Map<string, FileContent>> {
  const found = new Map<string, FileContent>();
  if (folder === undefined) return found;
  const tree = folderTree(folder);
  for await (const event of tree.walk()) {
    if (event.type === 'failure') failures.push(event.failure);
    if (event.type !== 'entry' || mediaKindByName(event.entry.path) !== kind) continue;
    const content = tree.content(event.entry);
    if (content.kind === 'file') found.set(splitName(baseName(event.entry.path)).stem, content);
  }
  return found;
}

const LARGEST_NAME = 1024 * 1024;
const cacheSchema = z.looseObject({ location_name: z.string().nullish() });

/** The address that the data set's geocoding cache has for a file; absent, null and unreadable are all "none". */
export async function cachedName(folder: string | undefined, stem: string): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  try {
    const text = await textWithin(await insideRoot(folder, `${stem}_location_name.json`), LARGEST_NAME);
    return filled(cacheSchema.safeParse(JSON.parse(text)).data?.location_name);
  } catch {
    return undefined;
  }
}
