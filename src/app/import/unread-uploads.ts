import { cp, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { term } from '../../language/terms.ts';
import type { BatchId } from '../../memory/ids.ts';
import { INSIDE, sourcePath } from '../../memory/origin.ts';
import { uploadsFolder } from '../keys/work-folder.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { SealedUploads } from './sealed-uploads.ts';

/** What an import told of files that gave nothing. */
export type ToldUnread = Readonly<Record<'skipped' | 'failed', readonly { readonly path: string }[]>>;

/** No name of an upload: what lies here is neither imported again nor swept. */
export const unreadFolder = (folder: string, batch = ''): string => join(folder, layout.uploads, 'unread', batch);

/**
 * Keeps the uploaded files of an import that were left out or failed whole: whoever sent them takes them for stored. Sealed where the
 * memory is encrypted. What an archive or a mailbox holds beside is not kept: it would outlive its items. What to say of them.
 */
export async function keepUnread(
  { folder: { path: folder }, store }: OpenMemory,
  batch: BatchId,
  uploads: readonly string[],
  { skipped, failed }: ToldUnread,
): Promise<string[]> {
  const told = [...new Set([...skipped, ...failed].map(({ path }) => path))];
  const ofUploads = told.filter((path) => uploads.some((root) => path.startsWith(root + sep)));
  if (ofUploads.length === 0) return [];
  const read = new Set<string>();
  for (const { origin, copies } of await store.items(await store.match({ any: [[term.batch(batch)]], none: [] })))
    for (const place of [origin, ...copies]) read.add(sourcePath(place).split(INSIDE)[0] ?? '');
  const files = (await Promise.all(ofUploads.filter((path) => !read.has(path)).map(filesAt))).flat();
  const open = uploadsFolder(folder);
  const sealed = SealedUploads.of(folder);
  for (const file of files) {
    const name = relative(open, file);
    if (sealed !== undefined) await sealed.keep(open, '', name, unreadFolder(folder, batch));
    else await linked(file, join(unreadFolder(folder, batch), name));
  }
  if (files.length === 0) return [];
  const where = `${relative(folder, unreadFolder(folder, batch))} of the memory`;
  return [
    `Not read, and kept as uploaded: ${files.length} ${files.length === 1 ? 'file' : 'files'} in ${where}. Move or delete them there${
      sealed === undefined ? '' : '; `madeleine export` writes them decrypted'
    }.`,
  ];
}

/** Writes all that is kept unread into a folder, as it was uploaded; the files. */
export async function exportUnread(folder: string, to: string): Promise<string[]> {
  const from = unreadFolder(folder);
  const batches = await readdir(from).catch(() => []);
  const sealed = SealedUploads.of(folder);
  for (const batch of batches) {
    if (sealed !== undefined) await sealed.open(join(from, batch), join(to, batch));
    else await cp(join(from, batch), join(to, batch), { recursive: true, preserveTimestamps: true });
  }
  return batches.length === 0 ? [] : filesAt(to);
}

export const dropUnread = (folder: string, batch: BatchId): Promise<void> =>
  rm(unreadFolder(folder, batch), { recursive: true, force: true });

/** A file, or all below a folder; nothing for what is inside a file. */
export async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return found?.isFile() === true ? [path] : [];
  const below = await readdir(path, { recursive: true, withFileTypes: true });
  return below
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

async function linked(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  // Some disks know no second names; what is there already is the same.
  await link(from, to).catch(() => cp(from, to, { preserveTimestamps: true }));
}
