import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { openMediaVault } from '../../adapters/files/media-vault.ts';
import { privateCopy } from '../../adapters/files/private-files.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MoveState } from '../../memory/move-state.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import { layout, openFolder } from '../memory-folder.ts';

/** One end of a move: a store, the bytes behind its items, and what lies beside both. */
export type MoveEnd = {
  readonly store: Store;
  readonly vault: MediaVault;
  close(): Promise<void>;
};

/** A memory that is moved. `name` stays the same wherever it lies, and tells nobody whose it is. */
export type MoveSource = MoveEnd & { readonly name: string; readonly folder: string };

/** Where a memory is moved to. Until `finish`, nothing takes what is there for a memory. */
export type MoveTarget = MoveEnd & { finish(): Promise<void> };

const MOVE_ID = 'state';

export const moveStateOf = (store: Store): Promise<MoveState | undefined> => store.record('move', MOVE_ID);

/** The change that keeps how far a move has come. */
export const putMoveState = (value: MoveState) => ({ op: 'putRecord', kind: 'move', id: MOVE_ID, value }) as const;

export const dropMoveState = { op: 'deleteRecord', kind: 'move', id: MOVE_ID } as const;

const OTHER_FILES = [layout.tokens, 'madeleine.config.yaml', 'madeleine.config.json'];

/** A file on its way. */
const DRAFT = '.moving';

/** What a move that was broken off may have left in a folder: these, and what a database or a lock has beside itself. */
const own: readonly string[] = [layout.database, layout.secret, layout.lock, layout.media, DRAFT, ...OTHER_FILES];
const isLeft = (name: string): boolean => own.includes(name.replace(/(?:-wal|-shm|-journal|\.holder)$/, ''));

/** Opens the memory in a folder for nobody else to write to. Errors: those of `openFolder` and `openSqliteStore`; `memory-locked`. */
export async function openSource(said: string, turn: TurnOptions): Promise<MoveSource> {
  const { path, secret } = await openFolder(inFolder(said));
  const lock = await lockInTurn(path, turn);
  try {
    const store = await openSqliteStore(join(path, layout.database), { create: false, warmUp: false });
    const name = createHash('sha256').update(`madeleine move\n${secret}`).digest('hex').slice(0, 32);
    const close = () => store.close().finally(() => lock.release());
    return { store, vault: openMediaVault(path), name, folder: path, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens a new folder, or one that an unfinished move of the same memory has left. Errors: `memory-exists` for any other
 * that is not empty; `read-only`, `disk-full`.
 */
export async function openTarget(said: string, source: MoveSource, turn: TurnOptions): Promise<MoveTarget> {
  const path = inFolder(said);
  const names = existsSync(path) ? await readdir(path).catch((error: unknown) => throwAs(error, path)) : [];
  const isFinishing = names.includes(layout.marker);
  if (path === source.folder || (!isFinishing && !names.every(isLeft))) throw notEmpty(path);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError(error, path, 'writing');
  }
  const lock = await lockInTurn(path, turn);
  let store: Store | undefined;
  try {
    store = await openSqliteStore(join(path, layout.database), { create: !isFinishing, warmUp: false });
    await refuseOthers(store, source, path);
    await takeSecret(source.folder, path);
    const opened = store;
    const close = () => opened.close().finally(() => lock.release());
    return { store, vault: openMediaVault(path), finish: () => finishFolder(source.folder, path), close };
  } catch (error) {
    await store?.close();
    lock.release();
    throw error;
  }
}

/** What is there already must be a move of this memory, or nothing. */
async function refuseOthers(store: Store, source: MoveSource, path: string): Promise<void> {
  const state = await moveStateOf(store);
  if (state !== undefined && state.from !== source.name) throw notEmpty(path);
  if (state !== undefined) return;
  for await (const _ of store.contents()) throw notEmpty(path);
}

/** Tombstones and sessions are made with it: with another one, what was forgotten could come back. */
async function takeSecret(from: string, to: string): Promise<void> {
  const file = join(to, layout.secret);
  const secret = await readFile(join(from, layout.secret), 'utf8');
  const there = await readFile(file, 'utf8').catch(() => '');
  if (there === secret) return;
  await writeFile(file, secret, { mode: 0o600 });
}

/** The marker comes last: with it the folder is a memory. */
async function finishFolder(from: string, to: string): Promise<void> {
  for (const name of [...OTHER_FILES, layout.marker]) {
    if (!existsSync(join(from, name))) continue;
    const draft = join(to, DRAFT);
    await privateCopy(join(from, name), draft);
    await rename(draft, join(to, name));
  }
}

function inFolder(said: string): string {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(said)) return resolve(said);
  throw new MadeleineError('usage', 'A memory can be moved between folders only, not yet to or from an address.', {
    action: 'Give the path of a folder.',
  });
}

const notEmpty = (path: string): MadeleineError =>
  new MadeleineError('memory-exists', `${path} is not empty, and holds no unfinished move of this memory.`, {
    path,
    action: 'Choose an empty or a new folder with --to.',
  });

function throwAs(error: unknown, path: string): never {
  throw fileError(error, path);
}
