import { workerData } from 'node:worker_threads';
import { MadeleineError } from '../../memory/errors.ts';
import type { HeldLock } from '../../ports/lock.ts';
import { lockFolder } from '../lock-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import type { OrganiseThreadSetup } from './organise-later.ts';
import { organiseIfDue } from './organise-memory.ts';

const { folder, flags } = workerData as OrganiseThreadSetup;

/** Undefined while an import runs. */
async function lockImports(): Promise<HeldLock | undefined> {
  try {
    // Done in seconds: whoever comes meanwhile may wait.
    return await lockFolder(folder, { yields: true });
  } catch (error) {
    if (error instanceof MadeleineError && error.code === 'memory-locked') return undefined;
    throw error;
  }
}

const lock = await lockImports();
if (lock !== undefined) {
  const memory = await OpenMemory.open(folder, flags);
  try {
    await organiseIfDue(memory);
  } finally {
    await memory.close();
    await lock.release();
  }
}
