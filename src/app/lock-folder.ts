import { join } from 'node:path';
import { awaitLock, type ExclusiveLock } from '../adapters/lock/exclusive-lock.ts';

/** The stage of progress while another program works on the memory. */
export const WAITING = 'waiting';

/** The lock of whoever adds to a memory or takes from it; errors and options as of `awaitLock`. */
export const lockFolder = (folder: string, options?: Parameters<typeof awaitLock>[2]): Promise<ExclusiveLock> =>
  awaitLock(join(folder, 'import.lock'), 'import', options);
