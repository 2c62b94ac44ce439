import { join } from 'node:path';
import { awaitLock, type ExclusiveLock, type Holder, takeLock } from '../adapters/lock/exclusive-lock.ts';
import { layout } from './memory-folder.ts';

/** What becomes of who finds another program at work on the memory. */
export type TurnOptions = {
  /** Waits as long as it takes; else only for one that lets go soon. */
  readonly waits?: boolean;
  readonly signal?: AbortSignal;
  /** Told once, when it has to wait: for whom, as far as that is known. */
  readonly onWait?: (holder: Holder | undefined) => void;
};

/** As `lockFolder`, by what whoever asked is ready to wait for. */
export const lockInTurn = (folder: string, { waits: forever = false, signal, onWait }: TurnOptions = {}) =>
  lockFolder(folder, { forever, signal, onWait });

/** The lock of whoever adds to a memory or takes from it; errors and options as of `awaitLock`. */
export const lockFolder = (folder: string, options?: Parameters<typeof awaitLock>[2]): Promise<ExclusiveLock> =>
  awaitLock(join(folder, layout.lock), 'import', options);

/** The lock of a build's folder, at once or not at all: two at once would make, and pay for, everything twice. Errors: `memory-locked`. */
export const lockBuild = (folder: string): ExclusiveLock =>
  takeLock(join(folder, '.lock'), 'build', { on: 'in this folder' });
