import { parentPort, workerData } from 'node:worker_threads';
import { isMadeleineError } from '../../memory/errors.ts';
import { OpenMemory } from '../open-memory.ts';
import type { Configuration } from '../settings/configuration.ts';
import { search } from './search.ts';
import type { Rehearsal, SearchFailure, ThreadReply, ThreadSearch, ThreadTask } from './search-threads.ts';

const { folder, flags } = workerData as { readonly folder: string; readonly flags: Configuration };
const memory = await OpenMemory.open(folder, flags);
await memory.store.warm();

function failureOf(error: unknown): SearchFailure {
  if (!isMadeleineError(error))
    return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const { code, message, action } = error;
  return { code, message, ...(action === undefined ? {} : { action }) };
}

const reply = (given: ThreadReply, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(given, moved);

async function answer({ n, query, options }: ThreadSearch): Promise<void> {
  try {
    // Written here, so that the thread that serves need not.
    const written = new TextEncoder().encode(JSON.stringify(await search(memory, query, options)));
    reply({ n, written }, [written.buffer]);
  } catch (error) {
    reply({ n, failure: failureOf(error) });
  }
}

/** What was answered before is answered once more, for nobody. */
async function rehearse({ rehearse: searches }: Rehearsal): Promise<void> {
  for (const { query, options } of searches) await search(memory, query, options).catch(() => undefined);
  reply({ stage: 'ready' });
}

parentPort?.on('message', (task: ThreadTask) => void ('rehearse' in task ? rehearse(task) : answer(task)));
reply({ stage: 'loaded' });
