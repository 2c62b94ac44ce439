import type { RecordKind } from '../../memory/records.ts';
import { applyChange, type CodedChange } from './apply-change.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Connection } from './connection.ts';

/** The kind of the records that a change may have changed; links go with their items. */
function kindOf(change: CodedChange): RecordKind | undefined {
  switch (change.op) {
    case 'putRecord':
      return change.row.kind;
    case 'deleteRecord':
    case 'replaceRecords':
      return change.kind;
    case 'deleteItem':
      return 'link';
    default:
      return undefined;
  }
}

/** All of the changes or none, told to whoever keeps something in memory. */
export function writeChanges(connection: Connection, feed: ChangeFeed, changes: readonly CodedChange[]): void {
  connection.transaction(() => {
    const sequence = feed.begin();
    const kinds = new Set<RecordKind>();
    for (const change of changes) {
      const id = applyChange(connection, change);
      if (id !== undefined) feed.note(sequence, id);
      const kind = kindOf(change);
      if (kind !== undefined) kinds.add(kind);
    }
    feed.noteKinds(sequence, kinds);
  });
}
