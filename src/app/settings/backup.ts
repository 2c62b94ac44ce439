import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { packTar, type TarEntry, unpackTar } from '../../adapters/files/tar-file.ts';
import type { BackupResponse } from '../../contract/memory-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { layout, openFolder } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { openStore } from '../open-store.ts';

/** One file with everything of the memory, consistent while others read and write, read back and checked before it counts. */
export async function backup(memory: OpenMemory, file: string): Promise<BackupResponse> {
  const target = resolve(file);
  if (existsSync(target))
    throw new MadeleineError('usage', `${target} already exists.`, { path: target, action: 'Choose another name.' });
  const work = await mkdtemp(join(await madeFolder(dirname(target)), '.madeleine-backup-')).catch((error: unknown) => {
    throw fileError(error, dirname(target), 'writing');
  });
  try {
    const database = join(work, layout.database);
    await memory.store.backup(database);
    const extension = /\.(tgz|gz)$/i.test(target) ? '.tgz' : '.tar';
    const packed = join(work, `packed${extension}`);
    await packTar(packed, entriesOf(memory, database));
    const checked = join(work, 'checked');
    const items = await unpackAndCheck(packed, checked);
    await rename(packed, target);
    return { file: target, bytes: (await stat(target)).size, items, verified: true };
  } catch (error) {
    throw fileError(error, target, 'writing');
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function madeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const otherFiles = ['madeleine.config.json', 'madeleine.config.yaml', layout.marker, layout.secret] as const;

/** The database, marker, key, configuration and the memory's own copies of content; not the caches, nor earlier backups. */
async function* entriesOf({ folder, vault }: OpenMemory, database: string): AsyncGenerator<TarEntry> {
  yield { name: layout.database, path: database };
  for (const name of otherFiles) {
    const path = join(folder.path, name);
    if (existsSync(path)) yield { name, path };
  }
  for (const key of (await Array.fromAsync(vault.copies())).sort()) {
    const at = await vault.stat(key);
    if (at !== undefined) yield { name: key, ...at, open: () => vault.open(key) };
  }
}

async function unpackAndCheck(file: string, folder: string): Promise<number> {
  await mkdir(folder, { mode: 0o700 });
  await unpackTar(file, folder, layout.database);
  await openFolder(folder);
  const store = await openStore(join(folder, layout.database));
  try {
    const problems = await store.check(false);
    if (problems.length > 0) {
      throw new MadeleineError(
        'corrupt',
        `The database in this backup is damaged: ${problems.map((p) => p.what).join('; ')}.`,
        { path: file, action: 'Run `madeleine doctor` and back up again, or use another backup.' },
      );
    }
    const counts = await store.counts();
    return Object.values(counts.items).reduce((sum, n) => sum + n, 0);
  } finally {
    await store.close();
  }
}

/**
 * Puts a backup in place of a memory. The backup is unpacked beside it and checked whole (migrations included) before
 * anything is touched; what was there is kept under another name. Errors: `memory-exists` without `force`,
 * `unsupported-format` for an archive of another program, `corrupt`.
 */
export async function restore(
  file: string,
  folder: string,
  options: { readonly force: boolean; readonly now: Date },
): Promise<BackupResponse & { readonly previous?: string }> {
  const source = resolve(file);
  const size = await stat(source).then(
    (s) => s.size,
    (error: unknown) => {
      throw fileError(error, source);
    },
  );
  const occupied = existsSync(folder) && (await readdir(folder)).length > 0;
  if (occupied && !options.force) {
    throw new MadeleineError('memory-exists', `${folder} is not empty.`, {
      path: folder,
      action: 'Restore to another folder with --memory, or use --force; the existing folder is then kept next to it.',
    });
  }
  const parent = await madeFolder(dirname(folder));
  const work = await mkdtemp(join(parent, `.${basename(folder)}-restoring-`));
  try {
    const unpacked = join(work, 'memory');
    const items = await unpackAndCheck(source, unpacked);
    const previous = `${folder}.before-restore-${options.now.toISOString().slice(0, 19).replace(/[:T-]/g, '')}`;
    if (occupied) await rename(folder, previous);
    else await rm(folder, { recursive: true, force: true });
    await rename(unpacked, folder);
    return { file: source, bytes: size, items, verified: true, ...(occupied ? { previous } : {}) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
