import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { type ExclusiveLock, takeLock } from '../adapters/lock/exclusive-lock.ts';
import { MadeleineError } from '../memory/errors.ts';
import { OpenMemory } from './open-memory.ts';
import type { OrganiseThreadSetup } from './organise-later.ts';
import { organiseIfDue } from './organise-memory.ts';

const { folder, flags } = workerData as OrganiseThreadSetup;

/** Undefined while an import runs. */
function lockImports(): ExclusiveLock | undefined {
  try {
    return takeLock(join(folder, 'import.lock'), 'import');
  } catch (error) {
    if (error instanceof MadeleineError && error.code === 'memory-locked') return undefined;
    throw error;
  }
}

const lock = lockImports();
if (lock !== undefined) {
  const memory = await OpenMemory.open(folder, flags);
  try {
    await organiseIfDue(memory);
  } finally {
    await memory.close();
    lock.release();
  }
}
