import { applyChange, type CodedChange } from './apply-change.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Connection } from './connection.ts';
import { RecordsTouched } from './records-touched.ts';

/** All of the changes or none, told to whoever keeps something in memory. */
export function writeChanges(connection: Connection, feed: ChangeFeed, changes: Iterable<CodedChange>): void {
  connection.transaction(() => {
    const sequence = feed.begin();
    const records = new RecordsTouched();
    let hasItems = false;
    for (const change of changes) {
      const id = applyChange(connection, change, records);
      if (id === undefined) continue;
      feed.note(sequence, id);
      hasItems = true;
    }
    feed.noteKinds(sequence, hasItems, records);
  });
}
