import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupResponse } from '../contract/memory-verbs.ts';
import type { BackupsResponse } from '../contract/settings-shapes.ts';
import { MadeleineError } from '../memory/errors.ts';
import { backup } from './backup.ts';
import { layout } from './memory-folder.ts';
import type { OpenMemory } from './open-memory.ts';

/** The names that `keepBackup` gives; what a migration left beside them is no backup to hand out. */
const ours = /^madeleine-\d{8}-\d{6}(-\d+)?\.tgz$/;

/** A backup inside the memory, to be taken away from there: forgetting erases it. */
export async function keepBackup(memory: OpenMemory): Promise<BackupResponse & { readonly name: string }> {
  const stamp = memory.clock.now().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const there = new Set((await listBackups(memory)).backups.map(({ name }) => name));
  let name = `madeleine-${stamp}.tgz`;
  for (let n = 2; there.has(name); n += 1) name = `madeleine-${stamp}-${n}.tgz`;
  return { ...(await backup(memory, join(memory.folder.path, layout.backups, name))), name };
}

/** The backups that lie inside the memory, the newest first. */
export async function listBackups(memory: OpenMemory): Promise<BackupsResponse> {
  const folder = join(memory.folder.path, layout.backups);
  const names = (await readdir(folder).catch(() => [])).filter((name) => ours.test(name));
  const backups = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return { name, bytes: size, made: mtime.toISOString() };
    }),
  );
  return { backups: backups.sort((a, b) => (a.made < b.made ? 1 : -1)) };
}

/** Where a backup lies. Errors: `not-found` for a name that the list does not have. */
export async function backupNamed(memory: OpenMemory, name: string): Promise<string> {
  const { backups } = await listBackups(memory);
  if (backups.some((one) => one.name === name)) return join(memory.folder.path, layout.backups, name);
  throw new MadeleineError('not-found', 'There is no such backup.', {
    action: 'Make a new one: forgetting something erases the backups inside the memory.',
  });
}

/** Errors: as `backupNamed`. */
export async function deleteBackup(memory: OpenMemory, name: string): Promise<BackupsResponse> {
  await rm(await backupNamed(memory, name));
  return listBackups(memory);
}
