import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { openMediaVault } from '../../adapters/files/media-vault.ts';
import { privateCopy } from '../../adapters/files/private-files.ts';
import { requireLibsql } from '../../adapters/sqlite/libsql-database.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { systemClock } from '../../ports/clock.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import { makeKeys, unlock } from '../keys/key-file.ts';
import { heldKey, holdKey } from '../keys/keyring.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { useWorkFolder } from '../keys/work-folder.ts';
import { lockFilesInTurn, type TurnOptions } from '../lock-folder.ts';
import { isSecret, layout, markFolder, openFolder } from '../memory-folder.ts';
import { databaseKey } from '../open-store.ts';
import { openVault, VaultOverFolder } from '../open-vault.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { rewritten } from '../settings/settings-file.ts';
import {
  copyKeysIn,
  isSealed,
  type MoveSource,
  type MoveTarget,
  refuseOthers,
  type TargetOptions,
  vaultOf,
} from './move-ends.ts';
import { type FolderPlace, notEmpty } from './move-places.ts';

const SETTINGS: readonly string[] = ['madeleine.config.yaml', 'madeleine.config.json'];
/** What stands beside a store in a memory's folder, besides the key and the marker. */
const OTHER_FILES = [layout.tokens, layout.accountsKey, layout.links, ...SETTINGS];

/** A file on its way. */
const DRAFT = '.moving';

/** What a move that was broken off may have left in a folder: these, and what a database or a lock has beside itself. */
const own: readonly string[] = [
  ...[
    layout.database,
    layout.secret,
    layout.lock,
    layout.accessLock,
    layout.media,
    layout.keys,
    `.${layout.keys}`,
    DRAFT,
  ],
  ...OTHER_FILES,
];
/** Whether a move that was broken off may have left a file of this name. */
export const isLeft = (name: string): boolean => own.includes(name.replace(/(?:-wal|-shm|-journal|\.holder)$/, ''));

/** Files that belong to a memory in a folder, and that a server cannot hold: those of them that are there. */
export const keptBeside = (folder: string): string[] =>
  [layout.secret, ...OTHER_FILES].filter((name) => existsSync(join(folder, name)));

/** Errors: those of `openFolder` and `openSqliteStore`; `memory-locked`; `usage` for a memory on a server. */
export async function openSourceFolder(from: FolderPlace, turn: TurnOptions): Promise<MoveSource> {
  const { path, secret } = await openFolder(from.path);
  const file = join(path, layout.database);
  if (!existsSync(file) && readConfiguration(path).database?.url !== undefined) throw onServer(path);
  const lock = await lockFilesInTurn(path, turn);
  // What waits to be sent to an object store is plain.
  const leaveWorkFolder = isSealed(path) ? useWorkFolder(path) : () => undefined;
  let store: Store | undefined;
  try {
    const opened = await openSqliteStore(file, { create: false, warmUp: false, ...databaseKey(file) });
    store = opened;
    const vault = await vaultOf(from, store);
    const name = createHash('sha256').update(`madeleine move\n${secret}`).digest('hex').slice(0, 32);
    const close = () =>
      closeAll(vault.close(), opened.close())
        .finally(leaveWorkFolder)
        .finally(() => lock.release());
    return { store, vault, name, place: path, folder: path, close };
  } catch (error) {
    await store?.close();
    leaveWorkFolder();
    await lock.release();
    throw error;
  }
}

const closeAll = async (...closing: readonly Promise<void>[]): Promise<void> => {
  await Promise.all(closing);
};

const onServer = (path: string): MadeleineError =>
  new MadeleineError('usage', 'The memory of this folder is on the server that its settings name.', {
    path,
    action: 'Give the address of the server, and whose memory it is (--from-owner).',
  });

/**
 * Errors: `memory-exists` for a folder with anything else in it; `read-only`, `disk-full`; `usage` where the key is missing, and for
 * a poor passphrase; `wrong-passphrase`, `dependency-missing`.
 */
export async function openTargetFolder(
  to: FolderPlace,
  source: MoveSource,
  { protection, ...turn }: TargetOptions,
): Promise<MoveTarget> {
  const { path } = to;
  const names = existsSync(path) ? await readdir(path).catch((error: unknown) => throwAs(error, path)) : [];
  const isFinishing = names.includes(layout.marker);
  if (path === source.folder || (!isFinishing && !names.every(isLeft))) throw notEmpty(path);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError(error, path, 'writing');
  }
  const lock = await lockFilesInTurn(path, turn);
  let store: Store | undefined;
  try {
    await takeKeys(source, { path, names, protection });
    const file = join(path, layout.database);
    const opened = await openSqliteStore(file, { create: !isFinishing, warmUp: false, ...databaseKey(file) });
    store = opened;
    await refuseOthers(store, source, to);
    await takeSecret(source, path);
    const { vault, sealsMedia } = await targetVault(source, path, store);
    const close = () => closeAll(vault.close(), opened.close()).finally(() => lock.release());
    return { store, vault, sealsMedia, finish: () => finishFolder(source.folder, path), close };
  } catch (error) {
    await store?.close();
    await lock.release();
    throw error;
  }
}

type Taken = {
  readonly path: string;
  readonly names: readonly string[];
  readonly protection: TargetOptions['protection'] | undefined;
};

/**
 * Makes the keys of an encrypted target, or takes those that an unfinished move has made or that the source has. No byte is put
 * beside plain ones: what an unfinished move to a plain target has left is refused.
 */
async function takeKeys({ folder }: MoveSource, { path, names, protection }: Taken): Promise<void> {
  const hasOwn = names.includes(layout.keys);
  const hasContent = [layout.database, layout.media].some((name) => names.includes(name));
  if (protection?.kind === 'encrypted') {
    requireLibsql();
    if (!hasOwn && hasContent) throw notEmpty(path);
    if (!hasOwn) await makeKeys(path, protection.passphrase);
    else if (!isSealed(path)) await unlock(path, protection.passphrase);
    return;
  }
  const key = folder === undefined ? undefined : heldKey(folder);
  if (folder === undefined || key === undefined || protection?.kind === 'plain') {
    if (hasOwn) throw notEmpty(path);
    return;
  }
  const keys = await readFile(join(folder, layout.keys));
  if (hasOwn ? !keys.equals(await readFile(join(path, layout.keys))) : hasContent) throw notEmpty(path);
  if (!hasOwn) await writeWhole(path, layout.keys, keys);
  holdKey(path, key);
}

/**
 * Copies in the object store that the settings name stay there; those in the folder come into the folder. Encrypted, all come
 * into the folder.
 */
async function targetVault(
  { folder }: MoveSource,
  path: string,
  store: Store,
): Promise<Pick<MoveTarget, 'vault' | 'sealsMedia'>> {
  const settings = readConfiguration(folder === undefined || isSealed(path) ? path : folder);
  const whole: MediaVault = await openVault(path, settings, await copyKeysIn(path, store));
  if (isSealed(path)) return { vault: whole, sealsMedia: true };
  if (folder === undefined || settings.media === undefined)
    return { vault: whole, sealsMedia: settings.encryptMedia === true };
  return { vault: new VaultOverFolder(openMediaVault(path), whole), sealsMedia: false };
}

/**
 * Tombstones are made with it: with another one, what was forgotten could come back. A server has none, so that it must lie
 * in the folder already where there are tombstones.
 */
async function takeSecret({ folder, store }: MoveSource, to: string): Promise<void> {
  const file = join(to, layout.secret);
  const there = await readFile(file, 'utf8').catch(() => '');
  if (folder !== undefined) {
    const secret = await readFile(join(folder, layout.secret), 'utf8');
    if (there !== secret) await writeFile(file, secret, { mode: 0o600 });
    return;
  }
  if (isSecret(there) || (await store.records('tombstone')).length === 0) return;
  throw new MadeleineError(
    'usage',
    'The key of this memory is missing: without it, what was forgotten could come back.',
    {
      path: file,
      action: `Copy ${layout.secret} there from the folder that the memory was used with, and run the same command again.`,
    },
  );
}

/** The marker comes last: with it the folder is a memory. */
async function finishFolder(from: string | undefined, to: string): Promise<readonly string[]> {
  if (from === undefined) {
    // What is there already is older than anything that this move would say.
    if (!existsSync(join(to, layout.marker))) await markFolder(to, systemClock.now());
    return [];
  }
  for (const name of OTHER_FILES) {
    const file = join(from, name);
    if (!existsSync(file)) continue;
    const draft = join(to, DRAFT);
    if (name === layout.links) await writePrivate(draft, await readPrivate(file));
    else if (isSealed(to) && SETTINGS.includes(name))
      await writeFile(draft, await rewritten(file, await readFile(file, 'utf8'), elsewhere), { mode: 0o600 });
    else await privateCopy(file, draft);
    await rename(draft, join(to, name));
  }
  await markFolder(to, new Date((await openFolder(from)).created), isSealed(to) ? 'encrypted' : 'plain');
  return [];
}

/** Settings of an object store and a server: an encrypted memory keeps everything in its folder. */
const elsewhere = (['media', 'encryptMedia', 'database'] as const).map(
  (name) => ({ path: [name], value: undefined }) as const,
);

async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  const draft = join(folder, DRAFT);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, name));
}

function throwAs(error: unknown, path: string): never {
  throw fileError(error, path);
}
