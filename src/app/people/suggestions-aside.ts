import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { Suggestion } from './suggestion.ts';

/** What the thread is told. */
export type SuggestionsThreadSetup = { readonly folder: string; readonly flags: OpenMemory['configuration'] };

const inWork = new WeakMap<OpenMemory, Promise<Suggestion[]>>();

/** All suggestions anew, found in a thread; whoever asks meanwhile gets the same. Errors: `internal` when the thread dies. */
export function suggestionsAside(memory: OpenMemory): Promise<Suggestion[]> {
  const begun = inWork.get(memory);
  if (begun !== undefined) return begun;
  const work = inThread(memory).finally(() => inWork.delete(memory));
  inWork.set(memory, work);
  return work;
}

function inThread({ folder, configuration }: OpenMemory): Promise<Suggestion[]> {
  const setup: SuggestionsThreadSetup = { folder: folder.path, flags: configuration };
  return new Promise((done, fail) => {
    const thread = new Worker(new URL(`./suggestions-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: setup,
    });
    thread.on('message', (found: Suggestion[]) => done(found));
    thread.on('error', fail);
    thread.on('exit', () => fail(new MadeleineError('internal', 'Faces could not be compared.', {})));
  });
}
