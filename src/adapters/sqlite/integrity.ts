import { z } from 'zod';
import { storedItemSchema } from '../../memory/item.ts';
import { recordKinds, recordSchemas } from '../../memory/records.ts';
import type { IntegrityProblem } from '../../ports/store.ts';
import type { Connection } from './connection.ts';

const ITEMS_PER_PAGE = 500;
const counted = z.object({ n: z.number() });
const documentRow = z.object({ id: z.string(), document: z.string() });

type Check = (connection: Connection, repair: boolean) => IntegrityProblem[];

const count = (connection: Connection, sql: string): number => counted.parse(connection.get(sql)).n;

/** Rows that should not be there: counted, and deleted when asked. */
const strays =
  (what: string, where: string): Check =>
  (connection, repair) => {
    const n = count(connection, `SELECT count(*) AS n FROM ${where}`);
    if (n === 0) return [];
    if (repair) connection.transaction(() => connection.run(`DELETE FROM ${where}`));
    return [{ what: `${n} ${what}`, repaired: repair }];
  };

const pages: Check = (connection) => {
  const rows = z.array(z.object({ integrity_check: z.string() })).parse(connection.all('PRAGMA integrity_check'));
  return rows
    .filter((row) => row.integrity_check !== 'ok')
    .map((row) => ({ what: row.integrity_check, repaired: false }));
};

const fullText: Check = (connection, repair) => {
  try {
    connection.exec(`INSERT INTO words (words, rank) VALUES ('integrity-check', 1)`);
    return [];
  } catch {
    if (repair) connection.exec(`INSERT INTO words (words) VALUES ('rebuild')`);
    return [{ what: 'the word index does not agree with its text', repaired: repair }];
  }
};

const unindexed: Check = (connection) => {
  const n = count(connection, 'SELECT count(*) AS n FROM item WHERE row NOT IN (SELECT rowid FROM words)');
  return n === 0 ? [] : [{ what: `${n} items cannot be found by words; add their sources again`, repaired: false }];
};

const readableItems: Check = (connection) => {
  const problems: IntegrityProblem[] = [];
  for (let after = ''; ; ) {
    const rows = z
      .array(documentRow)
      .parse(connection.all('SELECT id, document FROM item WHERE id > ? ORDER BY id LIMIT ?', after, ITEMS_PER_PAGE));
    for (const row of rows) {
      if (!isReadable(row.document, storedItemSchema))
        problems.push({ what: `item ${row.id} cannot be read`, repaired: false });
    }
    const last = rows.at(-1);
    if (last === undefined) return problems;
    after = last.id;
  }
};

const readableRecords: Check = (connection) =>
  recordKinds.flatMap((kind) => {
    const rows = z.array(documentRow).parse(connection.all('SELECT id, document FROM record WHERE kind = ?', kind));
    return rows
      .filter((row) => !isReadable(row.document, recordSchemas[kind]))
      .map((row) => ({ what: `${kind} ${row.id} cannot be read`, repaired: false }));
  });

function isReadable(document: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(JSON.parse(document)).success;
  } catch {
    return false;
  }
}

const checks: readonly Check[] = [
  pages,
  strays('words of items that are gone', 'words WHERE rowid NOT IN (SELECT row FROM item)'),
  strays(
    'links to items that are gone',
    'link WHERE from_id NOT IN (SELECT id FROM item) OR to_id NOT IN (SELECT id FROM item)',
  ),
  strays('thumbnails of items that are gone', 'thumbnail WHERE row NOT IN (SELECT row FROM item)'),
  strays('queued jobs of items that are gone', 'job WHERE item NOT IN (SELECT id FROM item)'),
  fullText,
  unindexed,
  readableItems,
  readableRecords,
];

/** Everything that can be checked of a database; an empty list is a sound one. */
export const checkIntegrity = (connection: Connection, repair: boolean): IntegrityProblem[] =>
  checks.flatMap((check) => check(connection, repair));
