import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '../ports/source.ts';
import { isLibraryName, openPhotosLibrary } from './apple-photos/photos-library-source.ts';
import { openTree } from './archive/open-tree.ts';
import { baseName, type Tree } from './archive/tree.ts';
import { findAtm } from './atm/atm-layout.ts';
import { openAtmSource } from './atm/atm-source.ts';
import { exportSources, recordsApart } from './export-archives.ts';
import { icloudSource, isIcloud } from './icloud/icloud-source.ts';
import { openMaildirSource } from './mail/maildir-source.ts';
import { looksLikeMaildir } from './mail/recognise.ts';
import { sortFolder, unclaimedTree, withoutClaimed } from './mixed-folder.ts';
import { nestedDataSets } from './nested-data-sets.ts';
import { conceptsFolder, openPersonaSource } from './persona/persona-source.ts';
import { isAlbum } from './photobench/album-files.ts';
import { openPhotobenchSource } from './photobench/photobench-source.ts';
import { openPhotoSource } from './photos/photo-source.ts';
import { isExportName, takeoutRoots } from './takeout/is-takeout.ts';
import { takeoutMail } from './takeout/takeout-mailbox.ts';
import { takeoutSource } from './takeout/takeout-source.ts';

/**
 * What a folder gives: sources that stand for themselves, and parts of exports, which are opened together with the
 * parts that other paths of the same import give.
 */
export type FolderContents = { readonly sources: readonly Source[]; readonly parts: readonly Tree[] };

/** Data sets, exports, mails, archives and pictures of a folder, each file read by one source only. */
export async function recogniseFolder(top: string): Promise<FolderContents> {
  const whole = await wholeFolder(top);
  if (whole !== undefined) return { sources: [whole], parts: [] };
  const tree = await openTree(top);
  const roots = await takeoutRoots(tree);
  if (roots.includes('')) return takeoutWithMails(tree);
  const nested = await nestedDataSets(top);
  const exports = roots.map((root) => join(top, root)).filter((root) => !isInside(root, nested.folders));
  const except = new Set([...nested.folders, ...exports]);
  const parts = await Promise.all(exports.map((root) => openTree(root)));
  const mixed = await mixedSources(top, except);
  const sources = [...nested.sources, ...mixed.sources];
  if (await isIcloud(tree)) {
    return { sources: [icloudSource([tree], [...sources, ...(await openParts(mixed.parts, 'auto'))])], parts };
  }
  return { sources, parts: [...parts, ...mixed.parts] };
}

const isInside = (path: string, folders: ReadonlySet<string>): boolean =>
  [...folders].some((folder) => path === folder || path.startsWith(`${folder}/`));

/** A folder that is one thing as a whole. */
async function wholeFolder(top: string): Promise<Source | undefined> {
  if (isLibraryName(top)) return openPhotosLibrary(top, { beside: true });
  if (looksLikeMaildir(await readdir(top))) return openMaildirSource(top);
  if ((await findAtm(top)) !== undefined) return openAtmSource(top);
  if (await isAlbum(top)) return openPhotobenchSource(top);
  return (await conceptsFolder(top)) === undefined ? undefined : openPersonaSource(top);
}

/**
 * A folder with an export's files at its top. The mails of an export's own folder belong to it; in a folder that goes by
 * another name they are anybody's. Archives in it may be its other parts.
 */
async function takeoutWithMails(tree: Tree): Promise<FolderContents> {
  const { sources, archives, claims } = await sortFolder(tree.root);
  if (!isExportName(baseName(tree.root))) return { sources, parts: [unclaimedTree(tree, claims), ...archives] };
  const roots = new Set(archives.map((archive) => archive.root));
  return { sources: [], parts: [unclaimedTree(tree, (path) => roots.has(path)), ...archives] };
}

/**
 * A folder with photos, videos, single mails, mailboxes, Maildirs and archives in any mixture. Mails come first, so that
 * pictures find the words of their days.
 */
export async function mixedSources(top: string, except: ReadonlySet<string> = new Set()): Promise<FolderContents> {
  const { sources, archives, claims } = await sortFolder(top, { except });
  return { sources: [...sources, withoutClaimed(openPhotoSource(top, { except }), claims)], parts: archives };
}

/** As `mixedSources`, with its archives opened, too: mostly the parts of one export. */
export async function openMixedFolder(top: string): Promise<Source[]> {
  const { sources, parts } = await mixedSources(top);
  return [...sources.slice(0, -1), ...(parts.length === 0 ? [] : await exportSources(parts)), ...sources.slice(-1)];
}

/** The parts of exports as sources; one Takeout may come in many folders and archives. */
export const openParts = async (parts: readonly Tree[], as: 'auto' | 'takeout'): Promise<Source[]> => {
  if (parts.length === 0) return [];
  if (as === 'auto') return exportSources(parts);
  const { sources, rest } = await recordsApart(parts);
  return [...sources, takeoutSource(rest, takeoutMail)];
};
