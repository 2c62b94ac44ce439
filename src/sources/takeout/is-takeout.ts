import { mediaKindByName } from '../archive/media-names.ts';
import type { Tree } from '../archive/tree.ts';
import { baseName, folderOf } from '../archive/tree.ts';
import { isYearFolder } from './album-folders.ts';

/** Listing further than this to find out what a folder is would cost more than reading it as plain photos. */
const MOST_ENTRIES = 20_000;
const sidecarName = /\.(jpe?g|png|heic|webp|gif|mp4|mov)(\.su?p?[a-z-]*)?(\(\d+\))?\.json$/i;
const takeoutName = /^takeout([-_ ]?[\w-]*)?( ?\(?\d+\)?)?$/i;

/** True for a folder that is called as Google calls the folder of an export: "Takeout", "takeout-20240101T000000Z-001". */
export const isTakeoutName = (name: string): boolean => takeoutName.test(name);

/** True for the folder of an export or of its photos. */
export const isExportName = (name: string): boolean =>
  isTakeoutName(name) || /^google (photos|fotos|foto)$/i.test(name);

/**
 * The folders of a tree that are Takeout exports, as paths inside it; "" when the tree as a whole is one, nothing when
 * none is. What lies beside them in the tree is somebody's own.
 */
export async function takeoutRoots(tree: Tree): Promise<string[]> {
  const roots = new Set<string>();
  const unnamed = new Set<string>();
  for await (const { folder, named } of marked(tree)) (named ? roots : unnamed).add(folder);
  const isExport = isExportName(baseName(tree.root)) && unnamed.size > 0;
  if (isExport) return [''];
  const parents = Map.groupBy(unnamed, (folder) => folderOf(folder));
  for (const folder of unnamed) roots.add(rootOfMarked(folder, parents));
  return outermost([...roots]);
}

/** Year folders and albums lie side by side: their parent is the export, and its albums without sidecars belong to it. */
function rootOfMarked(folder: string, parents: ReadonlyMap<string, readonly string[]>): string {
  const parent = folderOf(folder);
  const siblings = parents.get(parent)?.length ?? 0;
  const belongs = isYearFolder(baseName(folder)) || /google/i.test(baseName(parent)) || siblings > 1;
  return folder !== '' && belongs ? parent : folder;
}

const outermost = (folders: readonly string[]): string[] =>
  folders
    .filter((folder) => !folders.some((other) => other !== folder && (other === '' || folder.startsWith(`${other}/`))))
    .sort();

type Mark = { readonly folder: string; readonly named: boolean };

/** Each sign of an export: the export's folder where that is named, else the folder of the sign itself. */
async function* marked(tree: Tree): AsyncGenerator<Mark> {
  const withMedia = new Set<string>();
  const withSidecars = new Set<string>();
  let seen = 0;
  for await (const event of tree.walk()) {
    if (event.type !== 'entry') continue;
    const { path } = event.entry;
    const names = path.split('/').slice(0, -1);
    const folder = names.join('/');
    const top = names.findIndex((name) => isTakeoutName(name));
    if (mediaKindByName(path) !== undefined) withMedia.add(folder);
    if (sidecarName.test(path)) withSidecars.add(folder);
    // Notes about media that lie elsewhere are anybody's.
    const isBoth = withMedia.has(folder) && withSidecars.has(folder);
    if (top !== -1) yield { folder: names.slice(0, top + 1).join('/'), named: true };
    else if (isBoth || (isYearFolder(names.at(-1) ?? '') && /Google/i.test(path))) yield { folder, named: false };
    seen += 1;
    if (seen > MOST_ENTRIES) return;
  }
}
