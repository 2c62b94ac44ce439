import { z } from 'zod';
import type { ItemId } from '../../memory/ids.ts';
import type { Link } from '../../memory/link.ts';
import { type RecordKind, type RecordOf, recordIn } from '../../memory/records.ts';
import type { Connection } from './connection.ts';
import { unreadableRow } from './sqlite-error.ts';

const documentRow = z.object({ document: z.string() });
const documentRows = z.array(documentRow);

export function readRecord<K extends RecordKind>(connection: Connection, kind: K, id: string): RecordOf[K] | undefined {
  const row =
    kind === 'link'
      ? connection.get('SELECT document FROM link WHERE id = ?', id)
      : connection.get('SELECT document FROM record WHERE kind = ? AND id = ?', kind, id);
  return row === undefined ? undefined : parseRecord(connection, kind, connection.read(documentRow, row).document);
}

/** Sorts after everything else that may follow a prefix. */
const LAST = '\u{10FFFF}';

/** In order of id; those whose id starts with `prefix`. */
export function readRecords<K extends RecordKind>(connection: Connection, kind: K, prefix = ''): RecordOf[K][] {
  const range = [prefix, `${prefix}${LAST}`] as const;
  const rows =
    kind === 'link'
      ? connection.all('SELECT document FROM link WHERE id >= ? AND id < ? ORDER BY id', ...range)
      : connection.all('SELECT document FROM record WHERE kind = ? AND id >= ? AND id < ? ORDER BY id', kind, ...range);
  return connection.read(documentRows, rows).map((row) => parseRecord(connection, kind, row.document));
}

export function readLinks(connection: Connection, id: ItemId): Link[] {
  const rows = connection.all('SELECT document FROM link WHERE from_id = ? OR to_id = ? ORDER BY id', id, id);
  return connection.read(documentRows, rows).map((row) => parseRecord(connection, 'link', row.document));
}

function parseRecord<K extends RecordKind>(connection: Connection, kind: K, document: string): RecordOf[K] {
  try {
    return recordIn(kind, document);
  } catch (cause) {
    throw unreadableRow(`${kind} record`, connection.file, cause);
  }
}
