import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import { parseStoredItem } from '../../memory/item.ts';
import { type RecordKind, recordSchemas } from '../../memory/records.ts';
import { type ContentsPlace, contentsPage, fittingPage, partsAfter } from '../../ports/contents.ts';
import type { Change, ContentsPage, RecordChange } from '../../ports/store.ts';
import { decodeToken } from '../../postings/token-code.ts';
import { numbersOf } from '../../postings/vector-bytes.ts';
import type { Connection } from './connection.ts';
import { unreadableRow } from './sqlite-error.ts';

const sizeRows = z.array(z.object({ id: z.string(), size: z.number() }));
const documentRows = z.array(z.object({ id: z.string(), document: z.string() }));
const itemRows = z.array(
  z.object({
    row: z.number(),
    id: itemIdSchema,
    document: z.string(),
    title: z.string().nullable(),
    names: z.string().nullable(),
    body: z.string().nullable(),
    context: z.string().nullable(),
    terms: z.string().nullable(),
  }),
);
type ItemRow = z.infer<typeof itemRows>[number];
const thumbnailRows = z.array(z.object({ mime: z.string(), bytes: z.instanceof(Uint8Array) }));
const vectorRows = z.array(z.object({ space: z.string(), bytes: z.instanceof(Uint8Array) }));
const jobRows = z.array(z.object({ item: itemIdSchema, stage: z.string(), version: z.number() }));

/** Everything that the database keeps, in pages; see `Store.contents`. Errors: `memory-corrupt` with what cannot be read. */
export function* contents(connection: Connection, after?: ContentsPlace): Generator<ContentsPage> {
  for (const { part, after: from } of partsAfter(after)) {
    const pageAfter = (last: string) =>
      part === 'item'
        ? itemsAfter(connection, last)
        : part === 'job'
          ? jobsAfter(connection, last)
          : recordsAfter(connection, part, last);
    for (let last = from; ; ) {
      const page = pageAfter(last);
      if (page === undefined) break;
      last = page.last;
      yield { changes: page.changes, place: { part, after: last } };
    }
  }
}

type Page = { readonly changes: readonly Change[]; readonly last: string };

function itemsAfter(connection: Connection, after: string): Page | undefined {
  const last = lastOfPage(connection, 'item', [], after);
  if (last === undefined) return undefined;
  return { changes: itemsWhere(connection, 'item.id > ? AND item.id <= ?', after, last), last };
}

/** See `Store.contentsOf`. */
export const contentsOf = (connection: Connection, id: string): Change[] => itemsWhere(connection, 'item.id = ?', id);

function itemsWhere(connection: Connection, where: string, ...values: string[]): Change[] {
  const sql = `SELECT item.row, item.id, item.document, title, names, body, context, terms
    FROM item LEFT JOIN words ON words.rowid = item.row WHERE ${where} ORDER BY item.id`;
  return connection.read(itemRows, connection.all(sql, ...values)).flatMap((row) => ofItem(connection, row));
}

function ofItem(connection: Connection, row: ItemRow): Change[] {
  const item = parsed(connection, `item ${row.id}`, row.document, parseStoredItem);
  const { title, names, body, context, terms } = row;
  const index =
    title === null || names === null || body === null || context === null || terms === null
      ? {}
      : {
          index: {
            title: decodeToken(title),
            names: decodeToken(names),
            body: decodeToken(body),
            context: decodeToken(context),
            terms: terms === '' ? [] : terms.split(' ').map(decodeToken),
          },
        };
  const thumbnails = connection.all('SELECT mime, bytes FROM thumbnail WHERE row = ?', row.row);
  const vectors = connection.all('SELECT space, bytes FROM vector WHERE row = ? ORDER BY space', row.row);
  return [
    { op: 'putItem', item, document: row.document, ...index },
    ...connection.read(thumbnailRows, thumbnails).map((one) => ({ op: 'putThumbnail', id: row.id, ...one }) as const),
    ...connection
      .read(vectorRows, vectors)
      .map(({ space, bytes }) => ({ op: 'putVector', id: row.id, space, vector: numbersOf(bytes) }) as const),
  ];
}

function recordsAfter(connection: Connection, kind: RecordKind, after: string): Page | undefined {
  const [table, of] = kind === 'link' ? (['link', []] as const) : (['record', [kind]] as const);
  const last = lastOfPage(connection, table, of, after);
  if (last === undefined) return undefined;
  const sql = `SELECT id, document FROM ${table} WHERE ${of.length > 0 ? 'kind = ? AND' : ''} id > ? AND id <= ? ORDER BY id`;
  const rows = connection.read(documentRows, connection.all(sql, ...of, after, last));
  const changes = rows.map(({ id, document }) => {
    const value = parsed(connection, `${kind} record`, document, (json) => recordSchemas[kind].parse(json));
    return { op: 'putRecord', kind, id, value } as RecordChange;
  });
  return { changes, last };
}

function jobsAfter(connection: Connection, after: string): Page | undefined {
  const [stage = '', item = ''] = after.split('\n');
  const rows = connection.read(
    jobRows,
    connection.all(
      `SELECT job.item, stage, version FROM job JOIN item ON item.id = job.item
       WHERE (stage, job.item) > (?, ?) ORDER BY stage, job.item LIMIT ?`,
      stage,
      item,
      contentsPage.entries,
    ),
  );
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  return { changes: rows.map((job) => ({ op: 'enqueue', job })), last: `${last.stage}\n${last.item}` };
}

/** The id with which a page ends that begins after another; undefined when nothing is left. */
function lastOfPage(
  connection: Connection,
  table: 'item' | 'record' | 'link',
  kind: readonly RecordKind[],
  after: string,
): string | undefined {
  const where = kind.length > 0 ? 'kind = ? AND' : '';
  const sql = `SELECT id, length(document) AS size FROM ${table} WHERE ${where} id > ? ORDER BY id LIMIT ?`;
  const rows = connection.read(sizeRows, connection.all(sql, ...kind, after, contentsPage.entries));
  return rows[fittingPage(rows.map(({ size }) => size)) - 1]?.id;
}

function parsed<T>(connection: Connection, what: string, document: string, parse: (json: unknown) => T): T {
  try {
    return parse(JSON.parse(document));
  } catch (cause) {
    throw unreadableRow(what, connection.file, cause);
  }
}
