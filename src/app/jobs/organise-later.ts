import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OpenMemory } from '../open-memory.ts';

/** Several corrections come one after the other; all are organised together once there is a pause of so long. */
const PAUSE_MS = 1500;

type Later = { timer: NodeJS.Timeout | undefined; running: Promise<void> };
const waiting = new WeakMap<OpenMemory, Later>();

/**
 * Organises a while after the last call, in a thread of its own, so that who is served meanwhile does not wait. While an
 * import runs nothing is done: an import organises when it ends.
 */
export function organiseLater(memory: OpenMemory): void {
  const later = waiting.get(memory) ?? { timer: undefined, running: Promise.resolve() };
  waiting.set(memory, later);
  clearTimeout(later.timer);
  later.timer = setTimeout(() => {
    later.timer = undefined;
    later.running = later.running.then(() => inThread(memory));
  }, PAUSE_MS);
  later.timer.unref();
}

/** Nothing is organised any more when this resolves; what was still to be stays due. */
export async function organisedByNow(memory: OpenMemory): Promise<void> {
  const later = waiting.get(memory);
  clearTimeout(later?.timer);
  await later?.running;
}

/** What the thread is told. */
export type OrganiseThreadSetup = { readonly folder: string; readonly flags: OpenMemory['configuration'] };

function inThread({ folder, configuration }: OpenMemory): Promise<void> {
  const setup: OrganiseThreadSetup = { folder: folder.path, flags: configuration };
  return new Promise((done) => {
    const thread = new Worker(new URL(`./organise-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: setup,
    });
    // What could not be organised stays due, and the next import or correction tries again.
    thread.on('error', () => done());
    thread.on('exit', () => done());
  });
}
