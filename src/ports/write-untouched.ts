import { type Change, ChangedMeanwhile, type Expected, type Store } from './store.ts';

/**
 * Writes what it may of changes of which some expect an item or a record (`expectItem`, `expectRecord`): of what somebody else
 * has changed meanwhile nothing is written, and the rest is. What was left out. However fast others write, it comes to an end:
 * each time, at least one more is left out. Errors: those of `Store.write`; `ChangedMeanwhile` of `expectRecords` alone.
 */
export async function writeUntouched(store: Store, changes: readonly Change[]): Promise<readonly Expected[]> {
  const left = new Map<string, Expected>();
  for (let asked = changes; ; asked = asked.flatMap((change) => without(change, left))) {
    try {
      await store.write(asked);
      return [...left.values()];
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || error.changed.length === 0) throw error;
      for (const one of error.changed) left.set(keyOf(one), one);
    }
  }
}

const keyOf = ({ kind, id }: Expected): string => `${kind} ${id}`;

/** What is left of a change; words of neighbours say nothing of the item itself, and are written in any case. */
function without(change: Change, left: ReadonlyMap<string, Expected>): Change[] {
  const of = expectedOf(change);
  if (of === undefined || !left.has(keyOf(of))) return [change];
  const context = change.op === 'putItem' ? change.index?.context : undefined;
  return context === undefined || of.kind !== 'item' ? [] : [{ op: 'putContext', id: of.id, context }];
}

function expectedOf(change: Change) {
  switch (change.op) {
    case 'putItem':
      return { kind: 'item', id: change.item.id } as const;
    case 'expectItem':
      return { kind: 'item', id: change.id } as const;
    case 'expectRecord':
    case 'putRecord':
    case 'deleteRecord':
      return { kind: change.kind, id: change.id };
    default:
      return undefined;
  }
}
