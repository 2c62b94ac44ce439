import { z } from 'zod';
import { eventSchema, titledSchema } from '../../memory/event.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Link } from '../../memory/link.ts';
import { type RecordKind, type RecordOf, recordIn } from '../../memory/records.ts';
import type { EventOutline } from '../../ports/store.ts';
import type { Row, Sql } from './database.ts';
import { unreadableRow } from './postgres-error.ts';
import { readRows } from './read-rows.ts';

/**
 * The table of a kind that is no link. Keys are apart from what they open, so that they can be left out of backups that are kept
 * for long (docs/operations.md).
 */
export const recordTable = (kind: string): 'media_key' | 'record' => (kind === 'mediaKey' ? 'media_key' : 'record');

export const documentRow = z.object({ document: z.string() });

export async function readRecord<K extends RecordKind>(
  sql: Sql,
  place: string,
  kind: K,
  id: string,
): Promise<RecordOf[K] | undefined> {
  const { rows } =
    kind === 'link'
      ? await sql('SELECT document FROM link WHERE owner = $1 AND id = $2', id)
      : await sql(`SELECT document FROM ${recordTable(kind)} WHERE owner = $1 AND kind = $2 AND id = $3`, kind, id);
  return parsedRecords(rows, place, kind)[0];
}

/** Those of these that are there, by id. */
export async function readRecordsCalled<K extends RecordKind>(
  sql: Sql,
  place: string,
  kind: K,
  ids: readonly string[],
): Promise<Map<string, RecordOf[K]>> {
  const { rows } =
    kind === 'link'
      ? await sql('SELECT id, document FROM link WHERE owner = $1 AND id = ANY ($2)', ids)
      : await sql(
          `SELECT id, document FROM ${recordTable(kind)} WHERE owner = $1 AND kind = $2 AND id = ANY ($3)`,
          kind,
          ids,
        );
  const named = readRows(documentRow.extend({ id: z.string() }), rows, place);
  const records = parsedRecords(rows, place, kind);
  return new Map(named.flatMap(({ id }, n) => (records[n] === undefined ? [] : [[id, records[n]] as const])));
}

/** In order of id; those whose id starts with `prefix`. */
export async function readRecords<K extends RecordKind>(
  sql: Sql,
  place: string,
  kind: K,
  prefix = '',
): Promise<RecordOf[K][]> {
  const { rows } =
    kind === 'link'
      ? await sql('SELECT document FROM link WHERE owner = $1 AND id ^@ $2 AND id >= $2 ORDER BY id', prefix)
      : await sql(
          `SELECT document FROM ${recordTable(kind)} WHERE owner = $1 AND kind = $2 AND id ^@ $3 AND id >= $3 ORDER BY id`,
          kind,
          prefix,
        );
  return parsedRecords(rows, place, kind);
}

export async function readLinks(sql: Sql, place: string, id: ItemId): Promise<Link[]> {
  const { rows } = await sql(
    'SELECT document FROM link WHERE owner = $1 AND (from_id = $2 OR to_id = $2) ORDER BY id',
    id,
  );
  return parsedRecords(rows, place, 'link');
}

function parsedRecords<K extends RecordKind>(rows: readonly Row[], place: string, kind: K): RecordOf[K][] {
  return readRows(documentRow, rows, place).map(({ document }) => {
    try {
      return recordIn(kind, document);
    } catch (cause) {
      throw unreadableRow(`${kind} record`, place, cause);
    }
  });
}

const outlineSchema = eventSchema.omit({ narrative: true }).extend({ alsoIn: titledSchema.optional() });

/** Of one item, few documents are taken apart at all. The server cannot take them apart: its JSON knows no `\u0000`. */
export async function readEventOutlines(sql: Sql, place: string, having?: ItemId): Promise<EventOutline[]> {
  const every = `SELECT document FROM record WHERE owner = $1 AND kind = 'event'`;
  const { rows } = await (having === undefined
    ? sql(`${every} ORDER BY id`)
    : sql(`${every} AND strpos(document, $2) > 0 ORDER BY id`, JSON.stringify(having)));
  const events = readRows(documentRow, rows, place).map(({ document }) => {
    try {
      return outlineSchema.parse(JSON.parse(document));
    } catch (cause) {
      throw unreadableRow('event record', place, cause);
    }
  });
  return events.flatMap(({ items, ...event }) =>
    having !== undefined && !items.includes(having) ? [] : [{ ...event, count: items.length }],
  );
}
