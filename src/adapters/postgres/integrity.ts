import { z } from 'zod';
import { assembleItem, type MemoryItem, storedItemSchema } from '../../memory/item.ts';
import { recordKinds, recordSchemas } from '../../memory/records.ts';
import { timelineCode, timelineKey, timelineRow, timelineRowSchema } from '../../memory/timeline.ts';
import type { IndexEntry, IntegrityProblem } from '../../ports/store.ts';
import { codedWords, encodeStream } from '../../postings/token-code.ts';
import { putWords } from './apply-changes.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { checkKeptIndex } from './kept-index-check.ts';
import { readRows } from './read-rows.ts';
import { recordTable } from './record-reader.ts';

const PAGE = 500;
const counted = z.object({ n: z.number() });
const documentRow = z.object({ id: z.string(), document: z.string() });

/** Makes the words of an item anew; without it, items that lost theirs are only reported. */
export type Reindex = (item: MemoryItem) => IndexEntry;
type Repair = { readonly database: OwnDatabase; readonly repair: boolean; readonly reindex: Reindex | undefined };
type Check = (work: Repair) => Promise<IntegrityProblem[]>;

/** Rows that should not be there: counted, and deleted when asked. */
const strays =
  (what: string, table: string, where: string): Check =>
  async ({ database, repair }) => {
    const rows = await database.rows(`SELECT count(*)::int AS n FROM ${table} WHERE owner = $1 AND (${where})`);
    const n = readRows(counted, rows, database.place)[0]?.n ?? 0;
    if (n === 0) return [];
    if (repair) await database.run(`DELETE FROM ${table} WHERE owner = $1 AND (${where})`);
    return [{ what: `${n} ${what}`, repaired: repair }];
  };

const isGone = (column: string): string => `${column} NOT IN (SELECT id FROM item WHERE owner = $1)`;

/** Every document of a table, in pages. */
async function* documentsOf(database: OwnDatabase, table: string, where: string) {
  for (let after = ''; ; ) {
    const rows = await database.rows(
      `SELECT id, document FROM ${table} WHERE owner = $1 ${where} AND id > $2 ORDER BY id LIMIT ${PAGE}`,
      after,
    );
    const page = readRows(documentRow, rows, database.place);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** A document as its kind says; undefined where it is none. */
function parsed<T>(document: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(document)).data;
  } catch {
    return undefined;
  }
}

/** Rows whose JSON is not what its kind says; a repair sets them aside, so that the rest can be read. */
const unreadable =
  (kind: string, table: string, where: string, schema: z.ZodType): Check =>
  async ({ database, repair }) => {
    const bad: string[] = [];
    for await (const { id, document } of documentsOf(database, table, where))
      if (parsed(document, schema) === undefined) bad.push(id);
    if (repair && bad.length > 0) await database.transaction((sql) => setAside(sql, kind, table, where, bad));
    return bad.map((id) => ({ what: `${kind} ${id} cannot be read`, repaired: repair, lost: [{ kind, id }] }));
  };

async function setAside(sql: Sql, kind: string, table: string, where: string, ids: readonly string[]): Promise<void> {
  const from = `FROM ${table} WHERE owner = $1 ${where} AND id = ANY ($2)`;
  await sql(`INSERT INTO set_aside (owner, kind, id, document) SELECT owner, $3, id, document ${from}`, ids, kind);
  await sql(`DELETE ${from}`, ids);
}

/** Items that a table has no row of. */
async function without(database: OwnDatabase, table: string): Promise<MemoryItem[]> {
  const found: MemoryItem[] = [];
  const where = `AND id NOT IN (SELECT id FROM ${table} WHERE owner = $1)`;
  for await (const { document } of documentsOf(database, 'item', where)) {
    const stored = parsed(document, storedItemSchema);
    if (stored !== undefined) found.push(assembleItem(stored));
  }
  return found;
}

const unindexed: Check = async ({ database, repair, reindex }) => {
  const items = await without(database, 'words');
  if (items.length === 0) return [];
  const repaired = repair && reindex !== undefined;
  if (repaired)
    await database.transaction((sql) =>
      putWords(
        sql,
        items.map((item) => {
          const index = reindex(item);
          return { id: item.id, ...codedWords(index), context: encodeStream(index.context ?? '') };
        }),
      ),
    );
  return [{ what: `${items.length} items cannot be found by words`, repaired }];
};

const untold: Check = async ({ database, repair }) => {
  const bad: string[] = [];
  for await (const { id, document } of documentsOf(database, 'timeline', ''))
    if (parsed(document, timelineRowSchema) === undefined) bad.push(id);
  if (bad.length === 0) return [];
  if (repair) await database.run('DELETE FROM timeline WHERE owner = $1 AND id = ANY ($2)', bad);
  return [{ what: `${bad.length} rows of the timeline cannot be read`, repaired: repair }];
};

const unshown: Check = async ({ database, repair }) => {
  const rows = (await without(database, 'timeline')).map(timelineRow);
  if (rows.length === 0) return [];
  if (repair)
    await database.run(
      `INSERT INTO timeline (owner, id, key, code, document)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) ON CONFLICT DO NOTHING`,
      rows.map(({ id }) => id),
      rows.map(timelineKey),
      rows.map(timelineCode),
      rows.map((row) => JSON.stringify(row)),
    );
  return [{ what: `${rows.length} items are not on the timeline`, repaired: repair }];
};

const checks: readonly Check[] = [
  unreadable('item', 'item', '', storedItemSchema),
  strays('words of items that are gone', 'words', isGone('id')),
  ...recordKinds.map((kind) =>
    kind === 'link'
      ? unreadable(kind, 'link', '', recordSchemas.link)
      : unreadable(kind, recordTable(kind), `AND kind = '${kind}'`, recordSchemas[kind]),
  ),
  unindexed,
  checkKeptIndex,
  untold,
  unshown,
  strays('rows of the timeline of items that are gone', 'timeline', isGone('id')),
  strays('links to items that are gone', 'link', `${isGone('from_id')} OR ${isGone('to_id')}`),
  strays('thumbnails of items that are gone', 'thumbnail', isGone('id')),
  strays('vectors of items that are gone', 'vector', isGone('id')),
  strays('vectors that cannot be read', 'vector', 'octet_length(bytes) = 0 OR octet_length(bytes) % 4 <> 0'),
  strays('jobs that cannot be read', 'job', `stage = '' OR (failed AND (code IS NULL OR message IS NULL))`),
  strays('queued jobs of items that are gone', 'job', isGone('item')),
];

/** Everything that can be checked of a memory here; an empty list is a sound one. The files are for the server to check. */
export async function checkIntegrity(work: Repair): Promise<IntegrityProblem[]> {
  const problems: IntegrityProblem[] = [];
  for (const check of checks)
    try {
      problems.push(...(await check(work)));
    } catch (error) {
      problems.push({ what: error instanceof Error ? error.message : String(error), repaired: false });
    }
  return problems;
}
