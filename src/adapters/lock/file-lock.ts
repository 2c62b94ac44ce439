import { join } from 'node:path';
import type { Lock } from '../../ports/lock.ts';
import { awaitLock, lockHolder } from './exclusive-lock.ts';

/** Locks in files of a folder, which the operating system lets go of when their process dies. Errors: as of `awaitLock`. */
export function openFileLock(folder: string): Lock {
  const fileOf = (name: string): string => join(folder, `${name}.lock`);
  return {
    async hold(name, options) {
      const held = await awaitLock(fileOf(name), name, options);
      return { release: async () => held.release() };
    },
    holder: async (name) => lockHolder(fileOf(name)),
  };
}
