import { setImmediate as afterOthers } from 'node:timers/promises';
import { answer } from '../../answer/answer.ts';
import { retrieve } from '../../retrieve/search.ts';
import { knownEvents } from '../events/event-briefs.ts';
import { knownAccounts } from '../events/ledger-accounts.ts';
import { itemOutlines } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Needs events, people, places and accounts, as most questions need some of them; nobody is told the answer. */
const question = 'How much did I pay for the hotel on my last trip?';

/**
 * Reads what pages, searches and answers rest on, so that whoever is first to ask does not wait for all of it. Between two
 * steps others get their turn. Errors: the store's.
 */
export async function makeReady(memory: OpenMemory, signal: AbortSignal): Promise<void> {
  const steps: readonly (() => Promise<unknown>)[] = [
    () => import('./search.ts'),
    () => import('./ask.ts'),
    () => knownEvents(memory.store),
    () => itemOutlines(memory),
    () => knownAccounts(memory),
    // By the program alone: a language model would cost its owner something.
    () => answer({ store: memory.store, retrieve }, question),
  ];
  for (const step of steps) {
    await afterOthers();
    if (signal.aborted) return;
    await step();
  }
}
