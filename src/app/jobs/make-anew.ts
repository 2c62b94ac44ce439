import type { ProgressListener } from '../../ports/progress.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { indexAnew } from './index-anew.ts';
import { isOrganiseDue } from './organise-due.ts';
import { organiseMemory } from './organise-memory.ts';

export type MakeAnewOptions = TurnOptions & { readonly onProgress?: ProgressListener };

/** Indexes and organises anew what is due, in its turn. False when it was stopped: what is left is for the next time. */
export async function makeAnew(memory: OpenMemory, options: MakeAnewOptions): Promise<boolean> {
  const { signal, onProgress } = options;
  const lock = await lockInTurn(memory.folder.path, options);
  try {
    if (!(await indexAnew(memory, { isEnough: () => signal?.aborted === true, onProgress }))) return false;
    if (await isOrganiseDue(memory.store)) await organiseMemory(memory, { onProgress });
    return true;
  } finally {
    await lock.release();
  }
}
