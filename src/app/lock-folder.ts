import { join } from 'node:path';
import { type ExclusiveLock, takeLock } from '../adapters/lock/exclusive-lock.ts';
import { openFileLock } from '../adapters/lock/file-lock.ts';
import type { HeldLock, HoldOptions, Lock, LockHolder } from '../ports/lock.ts';
import { readConfiguration } from './settings/configuration.ts';

/** What becomes of who finds another program at work on the memory. */
export type TurnOptions = {
  /** Waits as long as it takes; else only for one that lets go soon. */
  readonly waits?: boolean;
  /** Does not wait at all. */
  readonly atOnce?: boolean;
  readonly signal?: AbortSignal;
  /** Told once, when it has to wait: for whom, as far as that is known. */
  readonly onWait?: (holder: LockHolder | undefined) => void;
};

const holdOptions = ({ waits: forever = false, atOnce = false, signal, onWait }: TurnOptions): HoldOptions => ({
  forever,
  atOnce,
  signal,
  onWait,
});

/** As `lockFolder`, by what whoever asked is ready to wait for. */
export const lockInTurn = (folder: string, turn: TurnOptions = {}) => lockFolder(folder, holdOptions(turn));

/** The same lock of the database in a folder, whatever its configuration names. */
export const lockFilesInTurn = (folder: string, turn: TurnOptions) =>
  openFileLock(folder).hold(IMPORT, holdOptions(turn));

/** The same lock of an owner on a server, whose tables are there. */
export async function lockServerInTurn(url: string, owner: string, turn: TurnOptions): Promise<HeldLock> {
  const { openServerLock } = await import('../adapters/postgres/server-lock.ts');
  return openServerLock(url, owner).hold(IMPORT, holdOptions(turn));
}

const [IMPORT, ACCESS] = ['import', 'access'];

/** The lock of whoever adds to a memory or takes from it; errors as of `Lock.hold`. */
export const lockFolder = async (folder: string, options?: HoldOptions): Promise<HeldLock> =>
  (await lockOf(folder)).hold(IMPORT, options);

/**
 * Changes links or tokens, which are files that are read and written anew: two servers of one memory, or two requests, cannot lose
 * what the other wrote. Errors: as of `Lock.hold`, and those of `change`.
 */
export async function changingAccess<T>(folder: string, change: () => Promise<T>): Promise<T> {
  const lock = await (await lockOf(folder)).hold(ACCESS, { yields: true });
  try {
    return await change();
  } finally {
    await lock.release();
  }
}

/** Who adds to a memory or takes from it now. */
export const folderHolder = async (folder: string): Promise<LockHolder | undefined> =>
  (await lockOf(folder)).holder(IMPORT);

/** A memory on a server is locked there, since others may have it open on other machines. */
async function lockOf(folder: string): Promise<Lock> {
  const { url, owner } = readConfiguration(folder).database ?? {};
  if (url === undefined || owner === undefined) return openFileLock(folder);
  const { openServerLock } = await import('../adapters/postgres/server-lock.ts');
  return openServerLock(url, owner);
}

/** The lock of a build's folder, at once or not at all: two at once would make, and pay for, everything twice. Errors: `memory-locked`. */
export const lockBuild = (folder: string): ExclusiveLock =>
  takeLock(join(folder, '.lock'), 'build', { on: 'in this folder' });
