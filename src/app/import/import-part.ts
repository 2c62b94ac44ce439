import { onlyLooking } from '../../access/refused-writes.ts';
import type { GoneChoice, GoneDecision } from '../../contract/gone-verb.ts';
import type { Store } from '../../ports/store.ts';
import type { listGone } from '../items/gone-list.ts';
import type { TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { ImportDesk } from './import-desk.ts';
import type { Inbox } from './inbox.ts';
import { knownContents } from './known-contents.ts';
import { browseFolder } from './server-folders.ts';

/** What an app offers to what stays open: long work, and word of changes. The desk is made with the first use: no verb waits for it. */
export function importPart(memory: OpenMemory) {
  let opened: Promise<ImportDesk> | undefined;
  return {
    /** Uploads, imports and other long work. */
    desk: async (): Promise<ImportDesk> => {
      if (memory.seenBy !== undefined) throw onlyLooking();
      opened ??= import('./import-desk.ts').then(({ ImportDesk }) => ImportDesk.open(memory));
      return opened;
    },
    /** Where sync apps put files. */
    inbox: async (): Promise<Inbox> => {
      if (memory.seenBy !== undefined) throw onlyLooking();
      opened ??= import('./import-desk.ts').then(({ ImportDesk }) => ImportDesk.open(memory));
      return (await opened).inbox();
    },
    closeDesk: async (): Promise<void> => {
      if (opened !== undefined) await (await opened).close();
    },
    changes: (signal: AbortSignal, known?: number) => changesSince(memory.store, signal, known),
    /** Whether nothing was ever added, or all of it is gone. */
    isEmpty: async (): Promise<boolean> => Object.values((await memory.store.counts()).items).every((n) => n === 0),
    /** What is at its source no more, and what becomes of it. */
    gone: async (page?: Parameters<typeof listGone>[1]) =>
      (await import('../items/gone-list.ts')).listGone(memory, page),
    decideGone: async (decision: GoneDecision, choice: GoneChoice, turn?: TurnOptions) =>
      (await import('./decide-gone.ts')).decideGone(memory, decision, choice, turn),
    /** What lies in a folder of this machine, by name. */
    browseFolder,
    knownContents: (digests: readonly string[]) => knownContents(memory, digests),
  };
}

/**
 * The sequences that the memory reaches from now on, by whatever process, until `signal`; first the present one, if it is
 * not the one that is `known`.
 */
async function* changesSince(store: Store, signal: AbortSignal, known?: number): AsyncGenerator<number> {
  const changes = store.changes(signal);
  let told = await store.sequence();
  if (known !== undefined && told !== known) yield told;
  for await (const sequence of changes) {
    if (sequence === told) continue;
    told = sequence;
    yield told;
  }
}
