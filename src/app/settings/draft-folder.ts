import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExclusiveLock, takeLock } from '../../adapters/lock/exclusive-lock.ts';

/** One that was just made may not be locked yet. */
const NEW_MS = 5_000;

/** Works in a new folder, which is gone afterwards; where the program is killed, `sweepDrafts` removes it. Errors: those of `mkdtemp`. */
export async function inDraftFolder<T>(near: string, prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(near, prefix));
  const lock = lockOf(folder);
  try {
    return await work(folder);
  } finally {
    lock?.release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what programs that were killed have left of such folders. Process numbers say nothing of a disk that machines share. */
export async function sweepDrafts(near: string, prefix: string): Promise<void> {
  for (const name of await readdir(near).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(near, name);
    const made = await stat(folder).catch(() => undefined);
    if (made?.isDirectory() !== true || Date.now() - made.mtimeMs < NEW_MS) continue;
    const lock = lockOf(folder);
    lock?.release();
    if (lock !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined while its program runs, and where a disk knows no locks. */
function lockOf(folder: string): ExclusiveLock | undefined {
  try {
    return takeLock(join(folder, '.lock'), 'program', { on: 'in this folder' });
  } catch {
    return undefined;
  }
}
