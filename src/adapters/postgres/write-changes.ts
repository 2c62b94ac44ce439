import type { RecordKind } from '../../memory/records.ts';
import type { SequenceKind } from '../../ports/news.ts';
import { ChangedMeanwhile, LostClaim } from '../../ports/store.ts';
import { applyGroup, type Context } from './apply-changes.ts';
import { beginWrite, noteItems, noteKinds } from './change-feed.ts';
import type { CodedChange } from './coded-change.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { grouped } from './group-changes.ts';
import { askTurn } from './postgres-turns.ts';

/** The kind of the records that a change may have changed; links go with their items. */
function kindOf(change: CodedChange): RecordKind | undefined {
  switch (change.op) {
    case 'putRecord':
    case 'deleteRecord':
    case 'replaceRecords':
      return change.kind;
    case 'deleteItem':
      return 'link';
    default:
      return undefined;
  }
}

/** The item whose content or words a change may have changed. */
function itemOf(change: CodedChange): string | undefined {
  switch (change.op) {
    case 'putItem':
      return change.row.id;
    case 'putContext':
    case 'deleteItem':
      return change.id;
    default:
      return undefined;
  }
}

/** Whether a change may bring work for workers: a stage of an item, an import that is queued, something that is due. */
const bringsWork = (change: CodedChange): boolean =>
  change.op === 'enqueue' ||
  ((change.op === 'putRecord' || change.op === 'deleteRecord') && (change.kind === 'stage' || change.kind === 'batch'));

/** All of the changes or none. Errors: those of `Store.write`. */
export function writeChanges(
  database: OwnDatabase,
  changes: readonly CodedChange[],
  context: Omit<Context, 'place'>,
): Promise<void> {
  const of = { ...context, place: database.place };
  return database.transaction((sql) => applyAll(sql, changes, of));
}

/** Several writes in one transaction, each whole or not at all, and for itself: what became of each. Errors: those of the transaction. */
export function writeTogether(
  database: OwnDatabase,
  writes: readonly (readonly CodedChange[])[],
  context: Omit<Context, 'place'>,
): Promise<('written' | ChangedMeanwhile | LostClaim)[]> {
  const of = { ...context, place: database.place };
  return database.transaction(async (sql, within) => {
    const became: ('written' | ChangedMeanwhile | LostClaim)[] = [];
    for (const changes of writes) {
      const done = await within(() => applyAll(sql, changes, of)).then(
        () => 'written' as const,
        (error: unknown) => {
          if (error instanceof ChangedMeanwhile || error instanceof LostClaim) return error;
          throw error;
        },
      );
      became.push(done);
    }
    return became;
  });
}

/** The statements go out one after the other without waiting for answers: what failed is told by the first that did. */
async function applyAll(sql: Sql, changes: readonly CodedChange[], context: Context): Promise<void> {
  const kinds = new Set(changes.flatMap((change) => kindOf(change) ?? []));
  const items = new Set(changes.flatMap((change) => itemOf(change) ?? []));
  const begun = beginWrite(sql);
  const done = [begun, ...grouped(changes).map((group) => applyGroup(sql, group, context))];
  if (items.size > 0) done.push(noteItems(sql, [...items]));
  const grown: readonly SequenceKind[] = [...kinds, ...(items.size > 0 ? (['item'] as const) : [])];
  if (grown.length > 0) done.push(noteKinds(sql, grown));
  if (changes.some(bringsWork)) done.push(askTurn(sql));
  const settled = await Promise.allSettled(done);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
}
