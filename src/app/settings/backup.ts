import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { decryptFile, encrypterFor, encryptFile, isAgeFile } from '../../adapters/age/age-file.ts';
import { fileError } from '../../adapters/files/file-error.ts';
import { packTar, type TarEntry, unpackTar } from '../../adapters/files/tar-file.ts';
import type { BackupResponse } from '../../contract/memory-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { hasKeys, passphraseInEnvironment } from '../keys/key-file.ts';
import { dropKey, heldKey, holdKey } from '../keys/keyring.ts';
import { layout, openFolder } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { openStore } from '../open-store.ts';
import { inDraftFolder, sweepDrafts } from './draft-folder.ts';

export type BackupOptions = {
  /** Public keys of age that it is encrypted for. */
  readonly recipients?: readonly string[];
};

export type RestoreOptions = {
  readonly force: boolean;
  readonly now: Date;
  /** A file with identities of age, for a backup that was encrypted for one of them. */
  readonly identity?: string;
  /** Unlocks the memory in a folder, where no passphrase is in the environment. */
  readonly unlock?: (folder: string) => Promise<void>;
};

const zipped = /\.(tgz|gz)(\.age)?$/i;

/** One file with everything of the memory, consistent while others read and write, read back and checked before it counts. */
export async function backup(
  memory: OpenMemory,
  file: string,
  { recipients = [] }: BackupOptions = {},
): Promise<BackupResponse> {
  const target = resolve(file);
  if (recipients.length > 0) await encrypterFor(recipients);
  if (existsSync(target))
    throw new MadeleineError('usage', `${target} already exists.`, { path: target, action: 'Choose another name.' });
  // What is to be encrypted lies nowhere but beside the memory before it is.
  const near = recipients.length > 0 ? join(memory.folder.path, layout.backups) : dirname(target);
  await madeFolder(dirname(target));
  await sweepBackups(memory.folder.path, target);
  return inDraftFolder(await madeFolder(near), DRAFT, async (work) => {
    const database = join(work, layout.database);
    await memory.store.backup(database);
    const extension = zipped.test(target) ? '.tgz' : '.tar';
    const packed = join(work, `packed${extension}`);
    await packTar(packed, entriesOf(memory, database));
    const checked = join(work, 'checked');
    const { key } = memory.folder;
    if (key !== undefined) holdKey(checked, key);
    const items = await unpackAndCheck(packed, checked).finally(() => dropKey(checked));
    if (recipients.length === 0) await rename(packed, target);
    else await encryptFile(packed, target, recipients);
    return { file: target, bytes: (await stat(target)).size, items, verified: true };
  }).catch((error: unknown) => {
    throw fileError(error, target, 'writing');
  });
}

const DRAFT = '.madeleine-backup-';
const restoringIn = (folder: string): string => `.${basename(folder)}-restoring-`;

/** Removes what killed backups and restores have left of a memory: beside it, in it, and beside what a backup goes to. */
export async function sweepBackups(memory: string, target?: string): Promise<void> {
  await sweepDrafts(dirname(memory), restoringIn(memory));
  await sweepDrafts(join(memory, layout.backups), DRAFT);
  if (target !== undefined) await sweepDrafts(dirname(target), DRAFT);
}

async function madeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const otherFiles = [
  'madeleine.config.json',
  'madeleine.config.yaml',
  layout.marker,
  layout.secret,
  layout.keys,
] as const;

/** The database, marker, key, configuration, uploads that were not read, and the memory's own copies of content; not the caches, nor earlier backups. */
async function* entriesOf({ folder, vault }: OpenMemory, database: string): AsyncGenerator<TarEntry> {
  const isSealed = folder.key !== undefined;
  yield { name: layout.database, path: database };
  for (const name of otherFiles) {
    const path = join(folder.path, name);
    if (existsSync(path)) yield { name, path };
  }
  const { filesAt, unreadFolder } = await import('../import/unread-uploads.ts');
  for (const path of await filesAt(unreadFolder(folder.path)))
    yield { name: relative(folder.path, path).replaceAll(sep, '/'), path };
  for (const key of (await Array.fromAsync(vault.copies())).sort()) {
    const at = await vault.stat(key);
    // Copies of an encrypted memory stay as they are encrypted there.
    const path = vault.where(key);
    if (isSealed) yield { name: relative(folder.path, path).replaceAll(sep, '/'), path };
    else if (at !== undefined) yield { name: key, ...at, open: () => vault.open(key) };
  }
}

async function unpackAndCheck(file: string, folder: string, unlock?: RestoreOptions['unlock']): Promise<number> {
  await mkdir(folder, { mode: 0o700 });
  await unpackTar(file, folder, layout.database);
  const mayAsk = unlock !== undefined && heldKey(folder) === undefined;
  if (mayAsk && hasKeys(folder) && (await passphraseInEnvironment()) === undefined) await unlock(folder);
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

/** A backup that was encrypted by age, as it was before; any other as it is. Errors: `usage` without an identity. */
async function decrypted(source: string, work: string, identity: string | undefined): Promise<string> {
  if (!(await isAgeFile(source))) return source;
  if (identity === undefined) {
    throw new MadeleineError('usage', 'This backup is encrypted for a recipient.', {
      path: source,
      action: 'Give the file of its identity with --identity.',
    });
  }
  const file = join(work, zipped.test(source) ? 'backup.tgz' : 'backup.tar');
  await decryptFile(source, file, identity).catch((error: unknown) => {
    throw fileError(error, identity);
  });
  return file;
}

/**
 * Puts a backup in place of a memory. The backup is unpacked beside it and checked whole (migrations included) before
 * anything is touched; what was there is kept under another name. Errors: `memory-exists` without `force`,
 * `unsupported-format` for an archive of another program, `corrupt`.
 */
export async function restore(
  file: string,
  folder: string,
  options: RestoreOptions,
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
  await sweepBackups(folder);
  return inDraftFolder(parent, restoringIn(folder), async (work) => {
    const unpacked = join(work, 'memory');
    const items = await unpackAndCheck(
      await decrypted(source, work, options.identity),
      unpacked,
      options.unlock,
    ).finally(() => dropKey(unpacked));
    const previous = `${folder}.before-restore-${options.now.toISOString().slice(0, 19).replace(/[:T-]/g, '')}`;
    if (occupied) await rename(folder, previous);
    else await rm(folder, { recursive: true, force: true });
    await rename(unpacked, folder);
    return { file: source, bytes: size, items, verified: true, ...(occupied ? { previous } : {}) };
  });
}
