import { parentPort, workerData } from 'node:worker_threads';
import { isMadeleineError } from '../memory/errors.ts';
import type { Configuration } from './configuration.ts';
import { OpenMemory } from './open-memory.ts';
import { search } from './search.ts';
import type { SearchFailure, ThreadSearch } from './search-threads.ts';

const { folder, flags } = workerData as { readonly folder: string; readonly flags: Configuration };
const memory = await OpenMemory.open(folder, flags);
await memory.store.warm();

function failureOf(error: unknown): SearchFailure {
  if (!isMadeleineError(error))
    return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const { code, message, action } = error;
  return { code, message, ...(action === undefined ? {} : { action }) };
}

parentPort?.on('message', async ({ n, query, options }: ThreadSearch) => {
  try {
    // Written here, so that the thread that serves need not.
    const written = new TextEncoder().encode(JSON.stringify(await search(memory, query, options)));
    parentPort?.postMessage({ n, written }, [written.buffer]);
  } catch (error) {
    parentPort?.postMessage({ n, failure: failureOf(error) });
  }
});
parentPort?.postMessage({ ready: true });
