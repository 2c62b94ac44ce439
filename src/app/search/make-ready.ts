import { setTimeout as wait } from 'node:timers/promises';
import { knownEvents } from '../events/event-briefs.ts';
import { listPlaces } from '../events/events-and-places.ts';
import { home } from '../events/home.ts';
import { knownAccounts } from '../events/ledger-accounts.ts';
import { itemOutlines } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';
import { graphOf } from '../people/show-person.ts';

/** Needs events, people, places and accounts, as most questions need some of them; nobody is told the answer. */
const question = 'How much did I pay for the hotel on my last trip?';

/** Who has been answered asks again soon, since a page asks for one thing after the other: until then nothing is begun. */
const QUIET_MS = 150;

/**
 * Reads what pages, searches and answers rest on, so that whoever is first to ask does not wait for all of it: in short steps,
 * what most pages show first, and each step only once nobody has waited for an answer for a while. Errors: the store's.
 */
export async function makeReady(
  memory: OpenMemory,
  quiet: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { store } = memory;
  const steps: readonly (() => Promise<unknown>)[] = [
    () => knownEvents(store),
    () => itemOutlines(memory),
    () => home(memory),
    async () => (await import('../people/suggest-names.ts')).suggestNames(memory, ''),
    () => import('./search.ts'),
    () => graphOf(store),
    () => listPlaces(memory),
    () => knownAccounts(memory),
    () => import('./ask.ts'),
    // By the program alone: a language model would cost its owner something.
    async () => {
      const [{ answer }, { retrieve }] = await Promise.all([
        import('../../answer/answer.ts'),
        import('../../retrieve/search.ts'),
      ]);
      await answer({ store, retrieve }, question);
    },
  ];
  // The page that is opened right after the start comes first.
  await wait(QUIET_MS);
  for (const step of steps) {
    await quiet(QUIET_MS);
    if (signal.aborted) return;
    await step();
  }
}
