import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { privateCopy } from '../../adapters/files/private-files.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Store } from '../../ports/store.ts';
import { heldKey } from '../keys/keyring.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { lockFilesInTurn, type TurnOptions } from '../lock-folder.ts';
import { isEncrypted, isSecret, layout, markFolder, openFolder } from '../memory-folder.ts';
import { databaseKey } from '../open-store.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { type MoveSource, type MoveTarget, refuseOthers, vaultOf } from './move-ends.ts';
import { type FolderPlace, notEmpty } from './move-places.ts';

/** What stands beside a store in a memory's folder, besides the key and the marker. */
const OTHER_FILES = [layout.tokens, layout.accountsKey, layout.links, 'madeleine.config.yaml', 'madeleine.config.json'];

/** A file on its way. */
const DRAFT = '.moving';

/** What a move that was broken off may have left in a folder: these, and what a database or a lock has beside itself. */
const own: readonly string[] = [
  ...[layout.database, layout.secret, layout.lock, layout.media, layout.keys, `.${layout.keys}`, DRAFT],
  ...OTHER_FILES,
];
/** Whether a move that was broken off may have left a file of this name. */
export const isLeft = (name: string): boolean => own.includes(name.replace(/(?:-wal|-shm|-journal|\.holder)$/, ''));

/** Files that belong to a memory in a folder, and that a server cannot hold: those of them that are there. */
export const keptBeside = (folder: string): string[] =>
  [layout.secret, ...OTHER_FILES].filter((name) => existsSync(join(folder, name)));

/** Errors: those of `openFolder` and `openSqliteStore`; `memory-locked`; `usage` for a memory on a server. */
export async function openSourceFolder(from: FolderPlace, turn: TurnOptions): Promise<MoveSource> {
  if (await isEncrypted(from.path)) throw notMoved(from.path);
  const { path, secret } = await openFolder(from.path);
  const file = join(path, layout.database);
  if (!existsSync(file) && readConfiguration(path).database?.url !== undefined) throw onServer(path);
  const lock = await lockFilesInTurn(path, turn);
  let store: Store | undefined;
  try {
    const opened = await openSqliteStore(file, { create: false, warmUp: false });
    store = opened;
    const vault = await vaultOf(from, store);
    const name = createHash('sha256').update(`madeleine move\n${secret}`).digest('hex').slice(0, 32);
    const close = () => closeAll(vault.close(), opened.close()).finally(() => lock.release());
    return { store, vault, name, place: path, folder: path, close };
  } catch (error) {
    await store?.close();
    await lock.release();
    throw error;
  }
}

const closeAll = async (...closing: readonly Promise<void>[]): Promise<void> => {
  await Promise.all(closing);
};

const notMoved = (path: string): MadeleineError =>
  new MadeleineError('usage', 'An encrypted memory cannot be moved by this command.', {
    path,
    action: 'Copy its folder while nothing uses it, or restore a backup in the new place.',
  });

const onServer = (path: string): MadeleineError =>
  new MadeleineError('usage', 'The memory of this folder is on the server that its settings name.', {
    path,
    action: 'Give the address of the server, and whose memory it is (--from-owner).',
  });

/** Errors: `memory-exists` for a folder with anything else in it; `read-only`, `disk-full`; `usage` where the key is missing. */
export async function openTargetFolder(to: FolderPlace, source: MoveSource, turn: TurnOptions): Promise<MoveTarget> {
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
    const file = join(path, layout.database);
    const opened = await openSqliteStore(file, { create: !isFinishing, warmUp: false, ...databaseKey(file) });
    store = opened;
    await refuseOthers(store, source, to);
    await takeSecret(source, path);
    const vault = await vaultOf(to, store);
    const close = () => closeAll(vault.close(), opened.close()).finally(() => lock.release());
    return { store, vault, finish: () => finishFolder(source.folder, path), close };
  } catch (error) {
    await store?.close();
    await lock.release();
    throw error;
  }
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
  const isSealed = heldKey(to) !== undefined;
  for (const name of isSealed ? OTHER_FILES : [...OTHER_FILES, layout.marker]) {
    if (!existsSync(join(from, name))) continue;
    const draft = join(to, DRAFT);
    if (name === layout.links) await writePrivate(draft, await readPrivate(join(from, name)));
    else await privateCopy(join(from, name), draft);
    await rename(draft, join(to, name));
  }
  if (isSealed) await markFolder(to, new Date((await openFolder(from)).created), 'encrypted');
  return [];
}

function throwAs(error: unknown, path: string): never {
  throw fileError(error, path);
}
