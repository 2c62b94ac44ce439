import { z } from 'zod';
import { assembleItem, type MemoryItem, parseStoredItem } from '../../memory/item.ts';
import { timelineCode, timelineKey, timelineRow } from '../../memory/timeline.ts';
import type { Connection } from './connection.ts';
import type { Database } from './driver.ts';

/** What a row of the timeline keeps of an item. */
export type TimelineEntry = { readonly key: string; readonly code: string; readonly document: string };

export function timelineEntry(item: MemoryItem): TimelineEntry {
  const row = timelineRow(item);
  return { key: timelineKey(row), code: timelineCode(row), document: JSON.stringify(row) };
}

const putSql = 'INSERT INTO timeline (row, key, id, code, document) VALUES (?, ?, ?, ?, ?)';

/**
 * Puts the row in place of the one that is there. Not by `INSERT OR REPLACE`, for which SQLite opens a savepoint, for which
 * FTS5 writes out all words that it has gathered: once an item instead of once a transaction.
 */
export function putTimeline(connection: Connection, row: number, id: string, entry: TimelineEntry): void {
  connection.run('DELETE FROM timeline WHERE row = ?', row);
  connection.run(putSql, row, entry.key, id, entry.code, entry.document);
}

const PAGE = 500;
const itemRows = z.array(z.object({ row: z.number(), id: z.string(), document: z.string() }));
const missingSql = `SELECT row, id, document FROM item
  WHERE row > ? AND row NOT IN (SELECT row FROM timeline) ORDER BY row LIMIT ${PAGE}`;

/** Makes the rows of items that have none; how many that were. What cannot be read is left to the check of items. */
export function fillTimeline(database: Database): number {
  const [missing, put] = [database.prepare(missingSql), database.prepare(putSql)];
  let filled = 0;
  for (let after = 0; ; ) {
    const rows = itemRows.parse(missing.all(after));
    const last = rows.at(-1);
    if (last === undefined) return filled;
    for (const { row, id, document } of rows) {
      const item = readable(document);
      if (item === undefined) continue;
      const { key, code, document: shown } = timelineEntry(item);
      put.run(row, key, id, code, shown);
      filled += 1;
    }
    after = last.row;
  }
}

function readable(document: string): MemoryItem | undefined {
  try {
    return assembleItem(parseStoredItem(JSON.parse(document)));
  } catch {
    return undefined;
  }
}
