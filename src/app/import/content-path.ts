import { dirname } from 'node:path';
import { isCopyPath, type Origin, sourcePath } from '../../memory/origin.ts';
import type { MediaKey } from '../../ports/media-vault.ts';

type Remembered = { readonly origin: Pick<Origin, 'root' | 'path' | 'copy'> };

/**
 * What the vault knows an item's bytes by: the memory's own copy, else the original, whether or not anything is there.
 * Whatever a record says, it is not followed out of the folder that was added. Errors: `unsafe-path`, `unreadable`.
 */
export async function contentKey({ origin }: Remembered): Promise<MediaKey> {
  if (origin.copy === undefined) return originalPath(origin);
  if (isCopyPath(origin.copy)) return origin.copy;
  // A search opens no file and loads nothing of what reads sources.
  throw (await import('../../sources/inside-root.ts')).leadsOut(origin.copy);
}

/** A file of a data set, for who reads data sets beside a memory. Errors: as of `insideRoot`. */
export async function insideFolder(folder: string, path: string): Promise<string> {
  return (await import('../../sources/inside-root.ts')).insideRoot(folder, path);
}

/** As `contentKey`, of what has no copy. */
export async function originalPath(origin: Pick<Origin, 'root' | 'path'>): Promise<string> {
  const path = sourcePath(origin);
  // A member of an archive is named beside it: no file is there, and the guard still holds for what would climb from it.
  return insideFolder(path.startsWith(`${origin.root}!/`) ? dirname(origin.root) : origin.root, path);
}
