import { parentPort, workerData } from 'node:worker_threads';
import { OpenMemory } from '../open-memory.ts';
import { suggestionsNow } from './people-suggestions.ts';
import type { SuggestionsThreadSetup } from './suggestions-aside.ts';

const { folder, flags } = workerData as SuggestionsThreadSetup;
const memory = await OpenMemory.open(folder, flags);
try {
  parentPort?.postMessage(await suggestionsNow(memory));
} finally {
  await memory.close();
}
