import type { OpenMemory } from '../open-memory.ts';
import { organiseAsideOf } from './organise-aside.ts';

/** Several corrections come one after the other; all are organised together once there is a pause of so long. */
const PAUSE_MS = 1500;

const waiting = new WeakMap<OpenMemory, NodeJS.Timeout>();

/**
 * Organises a while after the last call, beside whoever is served meanwhile. While an import runs nothing is done: an import
 * organises when it ends.
 */
export function organiseLater(memory: OpenMemory): void {
  clearTimeout(waiting.get(memory));
  const organise = () => {
    waiting.delete(memory);
    // What could not be organised stays due, and the next import or correction tries again.
    organiseAsideOf(memory)
      .organise({ waits: false })
      .catch(() => undefined);
  };
  waiting.set(memory, setTimeout(organise, PAUSE_MS).unref());
}

/** Nothing is organised any more, and no thread of it lives, when this resolves; what was still to be stays due. */
export async function organisedByNow(memory: OpenMemory): Promise<void> {
  clearTimeout(waiting.get(memory));
  await organiseAsideOf(memory).close();
}
