import type { Dirent, Stats } from 'node:fs';
import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import { insideRoot } from '../inside-root.ts';
import { beginningOf, KEEP_AT_MOST, type Tree, type TreeEntry, type TreeEvent, type WalkOptions } from './tree.ts';

/** Folders and files that systems and programs put among one's own: never part of a memory. */
const ignored =
  /^(\.git|\.svn|\.Trash.*|\.Trashes|\.thumbnails|@eaDir|\$RECYCLE\.BIN|__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;
export const isSystemFile = (name: string): boolean => ignored.test(name);

/**
 * A folder as a Tree. Links inside it are followed; one that leads back to a folder on the way is a failure `link-loop`, one
 * that leads out of the folder `unsafe-path`.
 */
export function folderTree(root: string): Tree {
  const where = (path: string): string => (path === '' ? root : join(root, path));
  return {
    root,
    form: 'folder',
    where,
    walk: (options = {}) => walkFolder(root, '', new Set(), options),
    async *visit(wanted, signal) {
      for await (const event of walkFolder(root, '', new Set(), { signal })) {
        if (event.type === 'entry' && wanted(event.entry.path)) yield event.entry;
      }
    },
    open: async (path) => createReadStream(where(path)),
    content: (entry): MediaContent => ({
      kind: 'file',
      path: where(entry.path),
      bytes: entry.bytes,
      modified: entry.modified,
    }),
  };
}

async function* walkFolder(
  root: string,
  folder: string,
  above: ReadonlySet<string>,
  options: WalkOptions,
): AsyncGenerator<TreeEvent> {
  const here = join(root, folder);
  let names: Dirent[];
  let real: string;
  try {
    real = await realpath(here);
    if (above.has(real)) throw loopError(here);
    names = (await readdir(here, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    yield { type: 'failure', failure: failureOf(here, error) };
    return;
  }
  for (const name of names) {
    options.signal?.throwIfAborted();
    if (isSystemFile(name.name)) continue;
    const path = folder === '' ? name.name : `${folder}/${name.name}`;
    if (name.isDirectory()) yield* walkFolder(root, path, new Set([...above, real]), options);
    else yield* walkFile(root, { path, linked: name.isSymbolicLink() }, new Set([...above, real]), options);
  }
}

async function* walkFile(
  root: string,
  { path, linked }: { readonly path: string; readonly linked: boolean },
  above: ReadonlySet<string>,
  options: WalkOptions,
): AsyncGenerator<TreeEvent> {
  const full = join(root, path);
  let stats: Stats;
  try {
    stats = await stat(linked ? await insideRoot(root, path) : full);
  } catch (error) {
    yield { type: 'failure', failure: failureOf(full, error) };
    return;
  }
  if (stats.isDirectory()) yield* walkFolder(root, path, above, options);
  if (!stats.isFile()) return;
  const entry: TreeEntry = { path, bytes: stats.size, modified: Math.trunc(stats.mtimeMs) };
  if (options.keep?.(entry) !== true || entry.bytes > KEEP_AT_MOST) {
    // A file that cannot be read is named by whoever reads it.
    const head = options.look?.(entry) === true && (await beginningOf(createReadStream(full)).catch(() => undefined));
    yield { type: 'entry', entry, ...(head ? { head } : {}) };
    return;
  }
  try {
    yield { type: 'entry', entry, kept: await readFile(full) };
  } catch (error) {
    yield { type: 'failure', failure: failureOf(full, error) };
  }
}

const loopError = (path: string): MadeleineError =>
  new MadeleineError('link-loop', 'This link leads back to a folder above it.', {
    path,
    action: 'The folder itself is read. Remove the link to avoid this message.',
  });
