import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { assembleItem, type StoredItem, storedItemSchema, storedPart } from '../../memory/item.ts';
import type { Link } from '../../memory/link.ts';
import type { RecordKind, RecordOf } from '../../memory/records.ts';
import {
  type Change,
  ChangedMeanwhile,
  type Expected,
  type ExpectItem,
  type IndexEntry,
  type PutItem,
  type ReplaceChange,
} from '../../ports/store.ts';
import { type CodedWords, codedWords, encodeStream } from '../../postings/token-code.ts';
import { bytesOf } from '../../postings/vector-bytes.ts';
import type { Connection } from './connection.ts';
import { enqueue, finishJob } from './job-table.ts';
import { parsedDocument } from './parsed-document.ts';
import { readRecord, readRecords } from './record-reader.ts';
import type { RecordsTouched } from './records-touched.ts';
import { putTimeline, type TimelineEntry, timelineEntry } from './timeline-table.ts';

const rowSchema = z.object({ row: z.number() });

/** The row number of an item, which its words, thumbnail and vectors share. */
export function rowOf(connection: Connection, id: string): number | undefined {
  const found = connection.get('SELECT row FROM item WHERE id = ?', id);
  return found === undefined ? undefined : connection.read(rowSchema, found).row;
}

/** A record as its row keeps it. */
export type RecordRow =
  | { readonly kind: Exclude<RecordKind, 'link'>; readonly id: string; readonly document: string }
  | (Pick<Link, 'from' | 'to' | 'by'> & { readonly kind: 'link'; readonly id: string; readonly document: string });

/** An item as its row keeps it. */
export type ItemRow = Pick<StoredItem, 'id' | 'identity' | 'modality'> & {
  readonly document: string;
  readonly timeline: TimelineEntry;
};

/** A change whose items and records are text already, which is quicker to hand to another thread than what they say. */
export type CodedChange =
  | Exclude<Change, { readonly op: 'putItem' | 'putRecord' | 'replaceRecords' }>
  | { readonly op: 'putRecord'; readonly row: RecordRow }
  | {
      readonly op: 'replaceRecords';
      readonly kind: RecordKind;
      readonly by: string;
      /** To be read once: each is made when it is asked for, since there may be any number. */
      readonly rows: Iterable<RecordRow>;
    }
  | { readonly op: 'putItem'; readonly row: ItemRow; readonly index: IndexEntry | undefined };

export function coded(change: Change): CodedChange {
  if (change.op === 'putRecord') return { op: 'putRecord', row: recordRow(change) };
  if (change.op === 'replaceRecords') {
    const { kind, by = '' } = change;
    return { op: 'replaceRecords', kind, by, rows: recordRows(change) };
  }
  return change.op === 'putItem' ? codedItem(change) : change;
}

type AnyRecord = {
  [K in RecordKind]: { readonly kind: K; readonly id: string; readonly value: RecordOf[K] };
}[RecordKind];

function* recordRows({ kind, values }: ReplaceChange): Generator<RecordRow> {
  for (const one of values) yield recordRow({ kind, ...one } as AnyRecord);
}

function recordRow({ kind, id, value }: AnyRecord): RecordRow {
  const document = JSON.stringify(value);
  if (kind !== 'link') return { kind, id, document };
  return { kind, id, document, from: value.from, to: value.to, by: value.by };
}

function codedItem(change: PutItem): CodedChange {
  const { id, identity, modality } = change.item;
  const { item, index, document = JSON.stringify(item) } = change;
  const timeline = timelineEntry(assembleItem(item));
  return { op: 'putItem', row: { id, identity, modality, document, timeline }, index };
}

/**
 * Applies one change inside a transaction, and notes the records that it touches; returns the id of the item whose content
 * or words changed, if one did.
 */
export function applyChange(connection: Connection, change: CodedChange, records: RecordsTouched): string | undefined {
  switch (change.op) {
    case 'putItem':
      putItem(connection, change.row, change.index && codedWords(change.index), change.index?.context);
      return change.row.id;
    case 'putContext': {
      const row = rowOf(connection, change.id);
      if (row !== undefined)
        connection.run('UPDATE words SET context = ? WHERE rowid = ?', encodeStream(change.context), row);
      return row === undefined ? undefined : change.id;
    }
    case 'deleteItem':
      deleteItem(connection, change.id, records);
      return change.id;
    case 'putRecord':
      putRecord(connection, change.row);
      records.add(change.row.kind, change.row.id);
      return undefined;
    case 'deleteRecord':
      deleteRecord(connection, change.kind, change.id);
      records.add(change.kind, change.id);
      return undefined;
    case 'replaceRecords':
      replaceRecords(connection, change.kind, change.by, change.rows, records);
      return undefined;
    case 'putVector':
      putOwned(connection, change.id, (row) =>
        connection.run(
          'INSERT OR REPLACE INTO vector (row, space, bytes) VALUES (?, ?, ?)',
          row,
          change.space,
          bytesOf(change.vector),
        ),
      );
      return undefined;
    case 'putThumbnail':
      putOwned(connection, change.id, (row) =>
        connection.run(
          'INSERT OR REPLACE INTO thumbnail (row, mime, bytes) VALUES (?, ?, ?)',
          row,
          change.mime,
          change.bytes,
        ),
      );
      return undefined;
    case 'enqueue':
      enqueue(connection, change.job);
      return undefined;
    case 'finishJob':
      finishJob(connection, change.job);
      return undefined;
    case 'expectItem':
      if (!isAsExpected(connection, change)) throw notAsItWas('item', change.id);
      return undefined;
    case 'expectRecord':
      if (!isDeepStrictEqual(readRecord(connection, change.kind, change.id), change.value))
        throw notAsItWas(change.kind, change.id);
      return undefined;
    case 'expectRecords':
      if (!isDeepStrictEqual(readRecords(connection, change.kind), change.values))
        throw new ChangedMeanwhile(`Other records of the kind ${change.kind} are there now.`);
      return undefined;
  }
}

const notAsItWas = (kind: Expected['kind'], id: string) =>
  new ChangedMeanwhile(`${id} is not as it was.`, [{ kind, id }]);

const documentRow = z.object({ document: z.string() });
/** What the document says counts, and not in which order it says it; one that cannot be read is not what was read. */
function isAsExpected(connection: Connection, { id, item }: ExpectItem): boolean {
  const found = connection.get('SELECT document FROM item WHERE id = ?', id);
  if (found === undefined || item === undefined) return found === item;
  const { document } = connection.read(documentRow, found);
  const expected = JSON.stringify(storedPart(item));
  if (document === expected) return true;
  const stored = parsedDocument(document, storedItemSchema);
  return stored !== undefined && isDeepStrictEqual(storedPart(stored), JSON.parse(expected));
}

/** What belongs to an item is dropped when the item is not there (any more). */
function putOwned(connection: Connection, id: string, put: (row: number) => void): void {
  const row = rowOf(connection, id);
  if (row !== undefined) put(row);
}

function putItem(connection: Connection, item: ItemRow, words: CodedWords | undefined, near?: string): void {
  const { id, identity, modality, document, timeline } = item;
  const known = rowOf(connection, id);
  if (known !== undefined) {
    connection.run(
      'UPDATE item SET identity = ?, modality = ?, document = ? WHERE row = ?',
      identity,
      modality,
      document,
      known,
    );
    putTimeline(connection, known, id, timeline);
    if (words === undefined) return;
    const context = near === undefined ? keptContext(connection, known) : encodeStream(near);
    connection.run('DELETE FROM words WHERE rowid = ?', known);
    putWords(connection, known, words, context);
    return;
  }
  const insert = 'INSERT INTO item (id, identity, modality, document) VALUES (?, ?, ?, ?)';
  const row = connection.run(insert, id, identity, modality, document).lastRow;
  putTimeline(connection, row, id, timeline);
  if (words !== undefined) putWords(connection, row, words, encodeStream(near ?? ''));
}

const contextRow = z.object({ context: z.string() });
/** The neighbours' words that an item has, as the index keeps them. */
function keptContext(connection: Connection, row: number): string {
  const found = connection.get('SELECT context FROM words WHERE rowid = ?', row);
  return found === undefined ? '' : connection.read(contextRow, found).context;
}

/** `context` is coded already. */
export function putWords(connection: Connection, row: number, words: CodedWords, context: string): void {
  connection.run(
    'INSERT INTO words (rowid, title, names, body, context, terms) VALUES (?, ?, ?, ?, ?, ?)',
    row,
    words.title,
    words.names,
    words.body,
    context,
    words.terms,
  );
}

/** Links and jobs may outlive their item in a database that was cut off from its constraints: they go in any case. */
function deleteItem(connection: Connection, id: string, records: RecordsTouched): void {
  const { changes } = connection.run('DELETE FROM link WHERE from_id = ? OR to_id = ?', id, id);
  if (changes > 0) records.addAll('link');
  connection.run('DELETE FROM job WHERE item = ?', id);
  const row = rowOf(connection, id);
  if (row === undefined) return;
  connection.run('DELETE FROM words WHERE rowid = ?', row);
  connection.run('DELETE FROM item WHERE row = ?', row);
}

/** Writes a record where it differs from what is there; returns whether it did. */
function putRecord(connection: Connection, row: RecordRow): boolean {
  const { kind, id, document } = row;
  const { changes } =
    kind === 'link'
      ? connection.run(
          `INSERT INTO link (id, from_id, to_id, by, document) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO UPDATE SET from_id = excluded.from_id, to_id = excluded.to_id, by = excluded.by,
           document = excluded.document WHERE document <> excluded.document`,
          id,
          row.from,
          row.to,
          row.by,
          document,
        )
      : connection.run(
          `INSERT INTO record (kind, id, document) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET document = excluded.document WHERE document <> excluded.document`,
          kind,
          id,
          document,
        );
  return changes > 0;
}

function deleteRecord(connection: Connection, kind: RecordKind, id: string): void {
  if (kind === 'link') connection.run('DELETE FROM link WHERE id = ?', id);
  else connection.run('DELETE FROM record WHERE kind = ? AND id = ?', kind, id);
}

/** Writes only what differs from what is there, so that who follows the changes reads no more than that anew. */
function replaceRecords(
  connection: Connection,
  kind: RecordKind,
  by: string,
  rows: Iterable<RecordRow>,
  records: RecordsTouched,
): void {
  const left = keptIds(connection, kind, by);
  for (const row of rows) {
    left.delete(row.id);
    if (putRecord(connection, row)) records.add(kind, row.id);
  }
  for (const id of left) {
    deleteRecord(connection, kind, id);
    records.add(kind, id);
  }
}

/** Names that are read at a time. */
const PAGE = 2000;

function keptIds(connection: Connection, kind: RecordKind, by: string): Set<string> {
  const ids = new Set<string>();
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = idsAfter(connection, kind, by, after);
    for (const { id } of page) ids.add(id);
    after = page.at(-1)?.id;
  }
  return ids;
}

const idRows = z.array(z.object({ id: z.string() }));
function idsAfter(connection: Connection, kind: RecordKind, by: string, after: string): z.infer<typeof idRows> {
  const page = 'AND id > ? ORDER BY id LIMIT ?';
  const rows =
    kind === 'link'
      ? connection.all(`SELECT id FROM link WHERE substr(by, 1, ?) = ? ${page}`, by.length, by, after, PAGE)
      : connection.all(`SELECT id FROM record WHERE kind = ? ${page}`, kind, after, PAGE);
  return connection.read(idRows, rows);
}
