import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type MemoryItem, parseStoredItem, storedPart } from '../../memory/item.ts';
import { ChangedMeanwhile, type Expected, LostClaim } from '../../ports/store.ts';
import { encodeStream } from '../../postings/token-code.ts';
import { bytesOf } from '../../postings/vector-bytes.ts';
import { noting } from './change-feed.ts';
import type { CodedChange, ItemRow, RecordRow } from './coded-change.ts';
import type { Answer, Sql, Value } from './database.ts';
import type { Group } from './group-changes.ts';
import { claimsOf, endOfHeld } from './job-table.ts';
import { embeddingOf } from './nearest.ts';
import { readRows } from './read-rows.ts';
import { readRecords, readRecordsCalled, recordTable } from './record-reader.ts';

export type Context = {
  readonly place: string;
  /** The schema of pgvector's type; undefined where vectors are kept as bytes alone. */
  readonly vectorSchema: string | undefined;
};

const documentRow = z.object({ id: z.string(), document: z.string() });

type Op = CodedChange['op'];
type ChangesOf<O extends Op> = readonly Extract<CodedChange, { readonly op: O }>[];
type Applier<O extends Op> = (sql: Sql, changes: ChangesOf<O>, context: Context) => Promise<unknown>;

/**
 * How the changes of a group are made. Each sends all of its statements at once, since those of the next group follow
 * without waiting.
 */
const appliers: { readonly [O in Op]: Applier<O> } = {
  putItem: (sql, changes) =>
    putItems(
      sql,
      changes.map(({ row }) => row),
    ),
  putContext: (sql, changes) => putContexts(sql, changes),
  deleteItem: (sql, changes) =>
    deleteItems(
      sql,
      changes.map(({ id }) => id),
    ),
  putRecord: (sql, changes) => {
    const rows = lastOf(changes, ({ row }) => row.id).map(({ row }) => row);
    return putRecords(sql, changes[0]?.kind ?? '', rows);
  },
  deleteRecord: (sql, changes) => deleteRecords(sql, changes[0]?.kind ?? '', changes),
  replaceRecords: (sql, changes) => Promise.all(changes.map((change) => replaceRecords(sql, change))),
  putVector: (sql, changes, context) => putVectors(sql, changes, context),
  putThumbnail: (sql, changes) => putThumbnails(sql, changes),
  enqueue: (sql, changes) => enqueue(sql, changes),
  expectRecords: async (sql, changes, { place }) => {
    for (const { kind, values } of changes)
      if (!isDeepStrictEqual(await readRecords(sql, place, kind), values))
        throw new ChangedMeanwhile(`Other records of the kind ${kind} are there now.`);
  },
  expectItem: (sql, changes, context) => expectItems(sql, changes, context),
  expectRecord: (sql, changes, context) => expectEachRecord(sql, changes, context),
  finishJob: (sql, changes) => finishJobs(sql, changes),
};

export function applyGroup(sql: Sql, { op, changes }: Group, context: Context): Promise<unknown> {
  const apply = appliers[op] as (sql: Sql, changes: readonly CodedChange[], context: Context) => Promise<unknown>;
  return apply(sql, changes, context);
}

/** Of those with the same key the last, as one statement may not write a row twice. */
function lastOf<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}

const column = <T, V extends string | number | null | Uint8Array>(
  rows: readonly T[],
  of: (row: T) => V,
): readonly V[] => rows.map(of);

function putItems(sql: Sql, rows: readonly ItemRow[]): Promise<unknown> {
  const ids = column(rows, ({ id }) => id);
  const withWords = rows.flatMap(({ id, words }) => (words === undefined ? [] : [{ id, ...words }]));
  const done: Promise<Answer>[] = [
    sql(
      `INSERT INTO item (owner, id, identity, modality, document)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
       ON CONFLICT (owner, id) DO UPDATE SET identity = excluded.identity, modality = excluded.modality,
         document = excluded.document`,
      ids,
      column(rows, ({ identity }) => identity),
      column(rows, ({ modality }) => modality),
      column(rows, ({ document }) => document),
    ),
    sql(
      `INSERT INTO timeline (owner, id, key, code, document)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
       ON CONFLICT (owner, id) DO UPDATE SET key = excluded.key, code = excluded.code, document = excluded.document`,
      ids,
      column(rows, ({ timeline }) => timeline.key),
      column(rows, ({ timeline }) => timeline.code),
      column(rows, ({ timeline }) => timeline.document),
    ),
  ];
  if (withWords.length > 0) done.push(putWords(sql, withWords));
  return Promise.all(done);
}

export type WordsRow = NonNullable<ItemRow['words']> & { readonly id: string };

/** The context that an item has stays where none is given. */
export const putWords = (sql: Sql, rows: readonly WordsRow[]): Promise<Answer> =>
  sql(
    `INSERT INTO words (owner, id, title, names, body, context, terms)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
     ON CONFLICT (owner, id) DO UPDATE SET title = excluded.title, names = excluded.names, body = excluded.body,
       context = coalesce(excluded.context, words.context), terms = excluded.terms`,
    column(rows, ({ id }) => id),
    column(rows, ({ title }) => title),
    column(rows, ({ names }) => names),
    column(rows, ({ body }) => body),
    column(rows, ({ context }) => context),
    column(rows, ({ terms }) => terms),
  );

function putContexts(sql: Sql, changes: ChangesOf<'putContext'>): Promise<unknown> {
  const last = lastOf(changes, ({ id }) => id);
  return sql(
    `UPDATE words SET context = given.context FROM unnest($2::text[], $3::text[]) AS given (id, context)
     WHERE words.owner = $1 AND words.id = given.id`,
    column(last, ({ id }) => id),
    column(last, ({ context }) => encodeStream(context)),
  );
}

/** Tables of which every row belongs to one item. */
export const tablesOfItems = ['words', 'timeline', 'thumbnail', 'vector'] as const;

function deleteItems(sql: Sql, ids: readonly string[]): Promise<unknown> {
  return Promise.all([
    sql(
      `WITH gone AS (DELETE FROM link WHERE owner = $1 AND (from_id = ANY ($2) OR to_id = ANY ($2)) RETURNING id)
       ${noting("'link'", 'gone')}`,
      ids,
    ),
    sql('DELETE FROM job WHERE owner = $1 AND item = ANY ($2)', ids),
    ...tablesOfItems.map((table) => sql(`DELETE FROM ${table} WHERE owner = $1 AND id = ANY ($2)`, ids)),
    sql('DELETE FROM item WHERE owner = $1 AND id = ANY ($2)', ids),
  ]);
}

/** The statement that puts rows of `$2` (ids), `$3` (documents) and, of links, `$4` to `$6`; of records the kind is `$4`. */
const putting = (kind: string): string =>
  kind === 'link'
    ? `INSERT INTO link (owner, id, document, from_id, to_id, by)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       ON CONFLICT (owner, id) DO UPDATE SET from_id = excluded.from_id, to_id = excluded.to_id, by = excluded.by,
         document = excluded.document`
    : `INSERT INTO ${recordTable(kind)} (owner, kind, id, document) SELECT $1, $4, * FROM unnest($2::text[], $3::text[])
       ON CONFLICT (owner, kind, id) DO UPDATE SET document = excluded.document`;

const kindOf = (kind: string): string => (kind === 'link' ? `'link'` : '$4');

const valuesOf = (kind: string, rows: readonly RecordRow[]): readonly Value[] => [
  column(rows, ({ id }) => id),
  column(rows, ({ document }) => document),
  ...(kind === 'link'
    ? [
        column(rows, ({ ends }) => ends?.from ?? ''),
        column(rows, ({ ends }) => ends?.to ?? ''),
        column(rows, ({ ends }) => ends?.by ?? ''),
      ]
    : [kind]),
];

const putRecords = (sql: Sql, kind: string, rows: readonly RecordRow[]): Promise<unknown> =>
  sql(`WITH put AS (${putting(kind)} RETURNING id) ${noting(kindOf(kind), 'put')}`, ...valuesOf(kind, rows));

function deleteRecords(sql: Sql, kind: string, changes: ChangesOf<'deleteRecord'>): Promise<unknown> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const [from, ofKind] = kind === 'link' ? ['link', ''] : [recordTable(kind), 'AND kind = $3'];
  const gone = `WITH gone AS (DELETE FROM ${from} WHERE owner = $1 ${ofKind} AND id = ANY ($2) RETURNING id)`;
  // Noted by what was to go, whether it was there or not.
  const noted = noting(kind === 'link' ? `'link'` : '$3', 'unnest($2::text[]) AS id');
  return sql(`${gone} ${noted}`, ids, ...(kind === 'link' ? [] : [kind]));
}

/** Writes only what differs from what is there, so that who follows the changes reads no more than that anew. */
function replaceRecords(sql: Sql, { kind, by, rows }: ChangesOf<'replaceRecords'>[number]): Promise<unknown> {
  const last = lastOf(rows, ({ id }) => id);
  const [table, ofKind] = kind === 'link' ? ['link', 'starts_with(by, $7)'] : [recordTable(kind), 'kind = $4'];
  return sql(
    `WITH gone AS (DELETE FROM ${table} WHERE owner = $1 AND ${ofKind} AND id <> ALL ($2) RETURNING id),
       put AS (${putting(kind)} WHERE ${table}.document <> excluded.document RETURNING id)
     ${noting(kindOf(kind), '(SELECT id FROM gone UNION ALL SELECT id FROM put) AS changed')}`,
    ...valuesOf(kind, last),
    ...(kind === 'link' ? [by] : []),
  );
}

/** What belongs to an item is dropped when the item is not there (any more). */
const ofItems = 'JOIN item ON item.owner = $1 AND item.id = given.id';

function putVectors(sql: Sql, changes: ChangesOf<'putVector'>, { vectorSchema }: Context): Promise<unknown> {
  const last = lastOf(changes, ({ id, space }) => JSON.stringify([id, space]));
  const values: Value[] = [
    column(last, ({ id }) => id),
    column(last, ({ space }) => space),
    column(last, ({ vector }) => bytesOf(vector)),
  ];
  if (vectorSchema === undefined)
    return sql(
      `INSERT INTO vector (owner, id, space, bytes) SELECT $1, given.id, given.space, given.bytes
       FROM unnest($2::text[], $3::text[], $4::bytea[]) AS given (id, space, bytes) ${ofItems}
       ON CONFLICT (owner, space, id) DO UPDATE SET bytes = excluded.bytes`,
      ...values,
    );
  return sql(
    `INSERT INTO vector (owner, id, space, bytes, embedding)
     SELECT $1, given.id, given.space, given.bytes, given.embedding::${vectorSchema}.vector
     FROM unnest($2::text[], $3::text[], $4::bytea[], $5::text[]) AS given (id, space, bytes, embedding) ${ofItems}
     ON CONFLICT (owner, space, id) DO UPDATE SET bytes = excluded.bytes, embedding = excluded.embedding`,
    ...values,
    column(last, ({ vector }) => embeddingOf(vector)),
  );
}

function putThumbnails(sql: Sql, changes: ChangesOf<'putThumbnail'>): Promise<unknown> {
  const last = lastOf(changes, ({ id }) => id);
  return sql(
    `INSERT INTO thumbnail (owner, id, mime, bytes) SELECT $1, given.id, given.mime, given.bytes
     FROM unnest($2::text[], $3::text[], $4::bytea[]) AS given (id, mime, bytes) ${ofItems}
     ON CONFLICT (owner, id) DO UPDATE SET mime = excluded.mime, bytes = excluded.bytes`,
    column(last, ({ id }) => id),
    column(last, ({ mime }) => mime),
    column(last, ({ bytes }) => bytes),
  );
}

/** Puts jobs in the queue, if their items are there; a newer version of a stage starts its attempts anew. */
function enqueue(sql: Sql, changes: ChangesOf<'enqueue'>): Promise<unknown> {
  const jobs = changes.map(({ job }) => job).toSorted((a, b) => a.version - b.version);
  const newest = lastOf(jobs, ({ item, stage }) => JSON.stringify([item, stage]));
  return sql(
    `INSERT INTO job (owner, item, stage, version) SELECT $1, given.id, given.stage, given.version
     FROM unnest($2::text[], $3::text[], $4::int[]) AS given (id, stage, version) ${ofItems}
     ON CONFLICT (owner, stage, item) DO UPDATE SET version = excluded.version, attempts = 0, failed = false,
       claim = NULL, leased_until = NULL, code = NULL, message = NULL
     WHERE excluded.version > job.version`,
    column(newest, ({ item }) => item),
    column(newest, ({ stage }) => stage),
    column(newest, ({ version }) => version),
  );
}

async function expectItems(sql: Sql, changes: ChangesOf<'expectItem'>, { place }: Context): Promise<void> {
  const { rows } = await sql(
    'SELECT id, document FROM item WHERE owner = $1 AND id = ANY ($2)',
    column(changes, ({ id }) => id),
  );
  const there = new Map(readRows(documentRow, rows, place).map(({ id, document }) => [id, document]));
  const changed = changes.filter(({ id, item }) => !isAsExpected(there.get(id), item));
  throwIfAny(changed.map(({ id }) => ({ kind: 'item', id })));
}

/** All of one kind. */
async function expectEachRecord(sql: Sql, changes: ChangesOf<'expectRecord'>, { place }: Context): Promise<void> {
  const kind = changes[0]?.kind ?? 'link';
  const ids = column(changes, ({ id }) => id);
  const there = await readRecordsCalled(sql, place, kind, ids);
  const changed = changes.filter(({ id, value }) => !isDeepStrictEqual(there.get(id), value));
  throwIfAny(changed.map(({ id }) => ({ kind, id })));
}

function throwIfAny(changed: readonly Expected[]): void {
  if (changed.length === 0) return;
  throw new ChangedMeanwhile(`Others now: ${changed.map(({ id }) => id).join(', ')}.`, changed);
}

/** What the document says counts, and not in which order it says it; one that cannot be read is not what was read. */
function isAsExpected(document: string | undefined, item: MemoryItem | undefined): boolean {
  if (document === undefined || item === undefined) return document === undefined && item === undefined;
  const expected = JSON.stringify(storedPart(item));
  if (document === expected) return true;
  try {
    return isDeepStrictEqual(storedPart(parseStoredItem(JSON.parse(document))), JSON.parse(expected));
  } catch {
    return false;
  }
}

/** A job that is finished twice is not held the second time. */
async function finishJobs(sql: Sql, changes: ChangesOf<'finishJob'>): Promise<void> {
  const { count } = await sql(endOfHeld, ...claimsOf(changes.map(({ job }) => job)));
  if (count < changes.length) throw new LostClaim('Another worker holds a job of this write, or nobody.');
}
