import { chmod, constants, copyFile, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What group and others may do: nothing, with what is somebody's own. */
const OTHERS = 0o077;

/** Copies a file for its owner alone: a copy would have the mode of what it is made of. */
export async function privateCopy(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await chmod(to, 0o600);
}

/**
 * Files and folders at and below `folder` that others may read, write or enter; links are not followed. Nothing on Windows,
 * where modes say nothing. What goes away meanwhile is passed over.
 */
export async function openToOthers(folder: string): Promise<readonly string[]> {
  if (process.platform === 'win32') return [];
  const found: string[] = [];
  const pending = [folder];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const own = await lstat(path).catch(() => undefined);
    if (own === undefined || own.isSymbolicLink()) continue;
    if ((own.mode & OTHERS) !== 0) found.push(path);
    if (!own.isDirectory()) continue;
    for (const name of await readdir(path).catch(() => [])) pending.push(join(path, name));
  }
  return found;
}

/** Takes from group and others what they may do with these paths; true where that was allowed for all of them. */
export async function closeToOthers(paths: readonly string[]): Promise<boolean> {
  const done = await Promise.all(
    paths.map(async (path) => {
      const own = await lstat(path).catch(() => undefined);
      if (own === undefined || own.isSymbolicLink()) return true;
      return chmod(path, own.mode & 0o7777 & ~OTHERS).then(
        () => true,
        () => false,
      );
    }),
  );
  return done.every(Boolean);
}
