import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import { parseStoredItem } from '../../memory/item.ts';
import { type RecordKind, recordSchemas } from '../../memory/records.ts';
import { type ContentsPlace, contentsPage, fittingPage, partsAfter } from '../../ports/contents.ts';
import type { Change, ContentsPage, RecordChange } from '../../ports/store.ts';
import { decodeToken } from '../../postings/token-code.ts';
import { numbersOf } from '../../postings/vector-bytes.ts';
import type { OwnDatabase, Row } from './database.ts';
import { unreadableRow } from './postgres-error.ts';
import { bytesColumn, readRows } from './read-rows.ts';
import { recordTable } from './record-reader.ts';

const sizeRow = z.object({ id: z.string(), size: z.number() });
const documentRow = z.object({ id: z.string(), document: z.string() });
const itemRow = z.object({
  id: itemIdSchema,
  document: z.string(),
  words: z
    .tuple([z.string(), z.string(), z.string(), z.string(), z.string()])
    .transform(([title, names, body, context, terms]) => ({
      title: decodeToken(title),
      names: decodeToken(names),
      body: decodeToken(body),
      context: decodeToken(context),
      terms: terms === '' ? [] : terms.split(' ').map(decodeToken),
    }))
    .nullable(),
});
const thumbnailRow = z.object({ id: itemIdSchema, mime: z.string(), bytes: bytesColumn });
const vectorRow = z.object({ id: itemIdSchema, space: z.string(), bytes: bytesColumn });
const jobRow = z.object({ item: itemIdSchema, stage: z.string(), version: z.number() });

type Page = { readonly changes: readonly Change[]; readonly last: string };

/** Everything that an owner keeps, in pages; see `Store.contents`. Errors: `memory-corrupt` with what cannot be read. */
export async function* contents(database: OwnDatabase, after?: ContentsPlace): AsyncGenerator<ContentsPage> {
  for (const { part, after: from } of partsAfter(after)) {
    const pageAfter = (last: string): Promise<Page | undefined> =>
      part === 'item'
        ? itemsAfter(database, last)
        : part === 'job'
          ? jobsAfter(database, last)
          : recordsAfter(database, part, last);
    for (let last = from; ; ) {
      const page = await pageAfter(last);
      if (page === undefined) break;
      last = page.last;
      yield { changes: page.changes, place: { part, after: last } };
    }
  }
}

/** What stands beside the items of a page is read with them, in one state. */
async function itemsAfter(database: OwnDatabase, after: string): Promise<Page | undefined> {
  const last = await lastOfPage(database, 'item', after);
  if (last === undefined) return undefined;
  return { changes: await itemsWhere(database, 'id > $2 AND id <= $3', after, last), last };
}

/** See `Store.contentsOf`. */
export const contentsOf = (database: OwnDatabase, id: string): Promise<Change[]> => itemsWhere(database, 'id = $2', id);

async function itemsWhere(database: OwnDatabase, where: string, ...values: string[]): Promise<Change[]> {
  const within = `owner = $1 AND ${where}`;
  const { place } = database;
  return database.transaction(
    async (sql) => {
      const items = await sql(
        `SELECT id, document, (SELECT ARRAY[title, names, body, coalesce(context, ''), terms] FROM words
           WHERE words.owner = item.owner AND words.id = item.id) AS words
         FROM item WHERE ${within} ORDER BY id`,
        ...values,
      );
      const thumbnails = await sql(`SELECT id, mime, bytes FROM thumbnail WHERE ${within}`, ...values);
      const vectors = await sql(`SELECT id, space, bytes FROM vector WHERE ${within} ORDER BY space`, ...values);
      const shown = Map.groupBy(readRows(thumbnailRow, thumbnails.rows, place), ({ id }) => id);
      const placed = Map.groupBy(readRows(vectorRow, vectors.rows, place), ({ id }) => id);
      return readRows(itemRow, items.rows, place).flatMap(({ id, document, words }): Change[] => [
        {
          op: 'putItem',
          item: parsed(place, `item ${id}`, document, parseStoredItem),
          document,
          ...(words === null ? {} : { index: words }),
        },
        ...(shown.get(id) ?? []).map((one) => ({ op: 'putThumbnail', ...one }) as const),
        ...(placed.get(id) ?? []).map(
          ({ space, bytes }) => ({ op: 'putVector', id, space, vector: numbersOf(bytes) }) as const,
        ),
      ]);
    },
    { snapshot: true },
  );
}

async function recordsAfter(database: OwnDatabase, kind: RecordKind, after: string): Promise<Page | undefined> {
  const last = await lastOfPage(database, kind, after);
  if (last === undefined) return undefined;
  const { place } = database;
  const rows = await database.rows(
    `SELECT id, document FROM ${tableOf(kind)} AND id > $2 AND id <= $3 ORDER BY id`,
    after,
    last,
  );
  const changes = readRows(documentRow, rows, place).map(({ id, document }) => {
    const value = parsed(place, `${kind} record`, document, (json) => recordSchemas[kind].parse(json));
    return { op: 'putRecord', kind, id, value } as RecordChange;
  });
  return { changes, last };
}

async function jobsAfter(database: OwnDatabase, after: string): Promise<Page | undefined> {
  const [stage = '', item = ''] = after.split('\n');
  const rows = await database.rows(
    `SELECT item, stage, version FROM job WHERE owner = $1 AND (stage, item) > ($2, $3)
       AND EXISTS (SELECT FROM item WHERE item.owner = job.owner AND item.id = job.item)
     ORDER BY stage, item LIMIT $4`,
    stage,
    item,
    contentsPage.entries,
  );
  const jobs = readRows(jobRow, rows, database.place);
  const last = jobs.at(-1);
  if (last === undefined) return undefined;
  return { changes: jobs.map((job) => ({ op: 'enqueue', job })), last: `${last.stage}\n${last.item}` };
}

/** A kind is one of a list, so that it may stand in a statement. */
const tableOf = (part: 'item' | RecordKind): string =>
  part === 'item' || part === 'link'
    ? `${part} WHERE owner = $1`
    : `${recordTable(part)} WHERE owner = $1 AND kind = '${part}'`;

/** The id with which a page ends that begins after another; undefined when nothing is left. */
async function lastOfPage(
  database: OwnDatabase,
  part: 'item' | RecordKind,
  after: string,
): Promise<string | undefined> {
  const rows: readonly Row[] = await database.rows(
    `SELECT id, length(document) AS size FROM ${tableOf(part)} AND id > $2 ORDER BY id LIMIT $3`,
    after,
    contentsPage.entries,
  );
  const sizes = readRows(sizeRow, rows, database.place);
  return sizes[fittingPage(sizes.map(({ size }) => size)) - 1]?.id;
}

function parsed<T>(place: string, what: string, document: string, parse: (json: unknown) => T): T {
  try {
    return parse(JSON.parse(document));
  } catch (cause) {
    throw unreadableRow(what, place, cause);
  }
}
