import { applyChange, type CodedChange } from './apply-change.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Connection } from './connection.ts';

/** All of the changes or none, told to whoever keeps something in memory. */
export function writeChanges(connection: Connection, feed: ChangeFeed, changes: readonly CodedChange[]): void {
  connection.transaction(() => {
    const sequence = feed.begin();
    for (const change of changes) {
      const id = applyChange(connection, change);
      if (id !== undefined) feed.note(sequence, id);
    }
  });
}
