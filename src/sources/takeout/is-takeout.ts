import type { Tree } from '../archive/tree.ts';
import { baseName, folderOf } from '../archive/tree.ts';
import { isYearFolder } from './album-folders.ts';

/** Listing further than this to find out what a folder is would cost more than reading it as plain photos. */
const MOST_ENTRIES = 20_000;
const sidecarName = /\.(jpe?g|png|heic|webp|gif|mp4|mov)(\.su?p?[a-z-]*)?(\(\d+\))?\.json$/i;

/** True for a tree with the marks of a Takeout export: sidecars beside media, year folders, or the folder's own name. */
export async function isTakeout(tree: Tree): Promise<boolean> {
  let seen = 0;
  for await (const event of tree.walk()) {
    if (event.type !== 'entry') continue;
    const { path } = event.entry;
    if (/(^|\/)Takeout\d*\//i.test(`${path}`) || sidecarName.test(path)) return true;
    if (isYearFolder(baseName(folderOf(path))) && /Google/i.test(path)) return true;
    seen += 1;
    if (seen > MOST_ENTRIES) return false;
  }
  return false;
}
