import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupsResponse } from '../../contract/settings-shapes.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Backups inside the memory wait to be fetched for so long: they take its room, and one on the same disk saves nothing. */
export const BACKUP_KEPT_MS = 24 * 3600e3;

/** The names that `newBackupFile` gives; what a migration left beside them is no backup to hand out. */
const ours = /^madeleine-[\w-]+\.tgz$/;

/** Where a backup is made that waits to be fetched. */
export function newBackupFile({ clock, folder }: OpenMemory): string {
  const stamp = clock.now().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return join(folder.path, layout.backups, `madeleine-${stamp}-${randomBytes(2).toString('hex')}.tgz`);
}

/** The backups that wait to be fetched, the newest first; those that waited too long are deleted. */
export async function listBackups({ clock, folder }: OpenMemory): Promise<BackupsResponse> {
  const at = join(folder.path, layout.backups);
  const names = (await readdir(at).catch(() => [])).filter((name) => ours.test(name));
  const backups: BackupsResponse['backups'] = [];
  for (const name of names) {
    const found = await stat(join(at, name)).catch(() => undefined);
    if (found === undefined) continue;
    if (clock.now().getTime() - found.mtimeMs > BACKUP_KEPT_MS) await rm(join(at, name), { force: true });
    else backups.push({ name, bytes: found.size, made: found.mtime.toISOString() });
  }
  return { backups: backups.sort((a, b) => (a.made < b.made ? 1 : -1)) };
}

/** Where a backup lies, and how large it is. Errors: `not-found` for a name that the list does not have. */
export async function backupNamed(
  memory: OpenMemory,
  name: string,
): Promise<{ readonly path: string; readonly bytes: number }> {
  const found = (await listBackups(memory)).backups.find((one) => one.name === name);
  if (found !== undefined) return { path: join(memory.folder.path, layout.backups, name), bytes: found.bytes };
  throw new MadeleineError('not-found', 'Backup not found.', {
    action: 'Create a new one. Backups inside the memory are kept for one day and are erased when you forget an item.',
  });
}

/** Errors: as `backupNamed`. */
export async function deleteBackup(memory: OpenMemory, name: string): Promise<BackupsResponse> {
  await rm((await backupNamed(memory, name)).path);
  return listBackups(memory);
}
