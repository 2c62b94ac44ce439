import { z } from 'zod';
import { assembleItem, type MemoryItem, storedItemSchema } from '../../memory/item.ts';
import { recordKinds, recordSchemas } from '../../memory/records.ts';
import { timelineRowSchema } from '../../memory/timeline.ts';
import type { IndexEntry, IntegrityProblem } from '../../ports/store.ts';
import { codedWords, encodeStream } from '../../postings/token-code.ts';
import { putWords } from './apply-change.ts';
import type { Connection } from './connection.ts';
import { parsedDocument } from './parsed-document.ts';
import { fillTimeline } from './timeline-table.ts';

const PAGE = 500;
const counted = z.object({ n: z.number() });
const documentRows = z.array(z.object({ id: z.string(), document: z.string() }));
const unindexedRows = z.array(z.object({ row: z.number(), document: z.string() }));

/** Makes the words of an item anew; without it, items that lost theirs are only reported. */
export type Reindex = (item: MemoryItem) => IndexEntry;

type Repair = { readonly connection: Connection; readonly repair: boolean; readonly reindex: Reindex | undefined };
type Check = (work: Repair) => IntegrityProblem[];

/** Rows that should not be there: counted, and deleted when asked. */
const strays =
  (what: string, where: string): Check =>
  ({ connection, repair }) => {
    const { n } = connection.read(counted, connection.get(`SELECT count(*) AS n FROM ${where}`));
    if (n === 0) return [];
    if (repair) connection.transaction(() => connection.run(`DELETE FROM ${where}`));
    return [{ what: `${n} ${what}`, repaired: repair }];
  };

const pages: Check = ({ connection }) => {
  const rows = connection.read(
    z.array(z.object({ integrity_check: z.string() })),
    connection.all('PRAGMA integrity_check'),
  );
  return rows
    .filter((row) => row.integrity_check !== 'ok')
    .map((row) => ({ what: row.integrity_check, repaired: false }));
};

const fullText: Check = ({ connection, repair }) => {
  // The check is written as an INSERT, which a memory that may not be written to refuses.
  if (connection.readOnly) return [];
  try {
    connection.exec(`INSERT INTO words (words, rank) VALUES ('integrity-check', 1)`);
    return [];
  } catch {
    if (repair) connection.exec(`INSERT INTO words (words) VALUES ('rebuild')`);
    return [{ what: 'the word index does not agree with its text', repaired: repair }];
  }
};

const unindexed: Check = ({ connection, repair, reindex }) => {
  const sql = 'SELECT row, document FROM item WHERE row NOT IN (SELECT rowid FROM words)';
  const rows = connection.read(unindexedRows, connection.all(sql));
  if (rows.length === 0) return [];
  const items = rows.flatMap(({ row, document }) => {
    const stored = parsedDocument(document, storedItemSchema);
    return stored === undefined ? [] : [{ row, item: assembleItem(stored) }];
  });
  const repaired = repair && reindex !== undefined;
  if (repaired) {
    connection.transaction(() => {
      for (const { row, item } of items) {
        const index = reindex(item);
        putWords(connection, row, codedWords(index), encodeStream(index.context ?? ''));
      }
    });
  }
  return [{ what: `${rows.length} items cannot be found by words`, repaired }];
};

const unshown: Check = ({ connection, repair }) => {
  const { n } = connection.read(
    counted,
    connection.get('SELECT count(*) AS n FROM item WHERE row NOT IN (SELECT row FROM timeline)'),
  );
  if (n === 0) return [];
  const filled = repair ? connection.transaction(() => fillTimeline(connection.database)) : 0;
  return [{ what: `${n} items are not on the timeline`, repaired: filled === n }];
};

/** Rows of the timeline that cannot be read; they are made anew of their items. */
const untold: Check = ({ connection, repair }) => {
  const bad: number[] = [];
  for (let after: number | undefined = -1; after !== undefined; ) {
    const sql = 'SELECT row, document FROM timeline WHERE row > ? ORDER BY row LIMIT ?';
    const rows: z.infer<typeof unindexedRows> = connection.read(unindexedRows, connection.all(sql, after, PAGE));
    for (const { row, document } of rows) if (parsedDocument(document, timelineRowSchema) === undefined) bad.push(row);
    after = rows.at(-1)?.row;
  }
  if (bad.length === 0) return [];
  if (repair)
    connection.transaction(() => {
      for (const row of bad) connection.run('DELETE FROM timeline WHERE row = ?', row);
    });
  return [{ what: `${bad.length} rows of the timeline cannot be read`, repaired: repair }];
};

/** Rows whose JSON is not what its kind says; a repair sets them aside, so that the rest can be read. */
const unreadable =
  (kind: string, table: string, where: string, schema: z.ZodType): Check =>
  ({ connection, repair }) => {
    const bad: string[] = [];
    const sql = `SELECT id, document FROM ${table} WHERE ${where} id > ? ORDER BY id LIMIT ?`;
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: z.infer<typeof documentRows> = connection.read(documentRows, connection.all(sql, after, PAGE));
      for (const row of rows) if (parsedDocument(row.document, schema) === undefined) bad.push(row.id);
      after = rows.at(-1)?.id;
    }
    if (repair && bad.length > 0) {
      connection.transaction(() => {
        for (const id of bad) setAside(connection, kind, table, where, id);
      });
    }
    return bad.map((id) => ({ what: `${kind} ${id} cannot be read`, repaired: repair, lost: [{ kind, id }] }));
  };

function setAside(connection: Connection, kind: string, table: string, where: string, id: string): void {
  const from = `FROM ${table} WHERE ${where} id = ?`;
  connection.run(`INSERT INTO set_aside (kind, id, document) SELECT ?, id, document ${from}`, kind, id);
  if (table === 'item') connection.run('DELETE FROM words WHERE rowid = (SELECT row FROM item WHERE id = ?)', id);
  connection.run(`DELETE ${from}`, id);
}

const checks: readonly Check[] = [
  // First, because the check of pages looks into the word index too and would call damage that can be mended lasting.
  fullText,
  pages,
  strays('words of items that are gone', 'words WHERE rowid NOT IN (SELECT row FROM item)'),
  unreadable('item', 'item', '', storedItemSchema),
  ...recordKinds.map((kind) =>
    kind === 'link'
      ? unreadable(kind, 'link', '', recordSchemas.link)
      : unreadable(kind, 'record', `kind = '${kind}' AND`, recordSchemas[kind]),
  ),
  unindexed,
  untold,
  unshown,
  strays('rows of the timeline of items that are gone', 'timeline WHERE row NOT IN (SELECT row FROM item)'),
  strays(
    'links to items that are gone',
    'link WHERE from_id NOT IN (SELECT id FROM item) OR to_id NOT IN (SELECT id FROM item)',
  ),
  strays('thumbnails of items that are gone', 'thumbnail WHERE row NOT IN (SELECT row FROM item)'),
  strays('vectors of items that are gone', 'vector WHERE row NOT IN (SELECT row FROM item)'),
  strays('vectors that cannot be read', 'vector WHERE length(bytes) = 0 OR length(bytes) % 4 <> 0'),
  strays('jobs that cannot be read', `job WHERE stage = '' OR (failed = 1 AND (code IS NULL OR message IS NULL))`),
  strays('queued jobs of items that are gone', 'job WHERE item NOT IN (SELECT id FROM item)'),
];

/** Everything that can be checked of a database, each apart from the others; an empty list is a sound one. */
export function checkIntegrity(connection: Connection, repair: boolean, reindex?: Reindex): IntegrityProblem[] {
  return checks.flatMap((check) => {
    try {
      return check({ connection, repair, reindex });
    } catch (error) {
      return [{ what: error instanceof Error ? error.message : String(error), repaired: false }];
    }
  });
}
