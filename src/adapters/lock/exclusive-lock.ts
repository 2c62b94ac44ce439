import { DatabaseSync } from 'node:sqlite';
import { MadeleineError } from '../../memory/errors.ts';

export type ExclusiveLock = { release(): void };

/**
 * A lock that one process at a time holds and that the operating system lets go of when the process dies, however it
 * dies: a write transaction on an otherwise empty database. Errors: `memory-locked`.
 */
export function takeLock(file: string, what: string): ExclusiveLock {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new MadeleineError('memory-locked', `Another ${what} is running on this memory.`, {
      path: file,
      action: 'Wait until it is done, or stop it, and run this again.',
      cause: error,
    });
  }
  return {
    release() {
      try {
        database.exec('ROLLBACK');
      } finally {
        database.close();
      }
    },
  };
}
