import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { asParsed, parserOf } from '../../memory/as-parsed.ts';
import { eventSchema, titledSchema } from '../../memory/event.ts';
import type { ItemId } from '../../memory/ids.ts';
import {
  ARCHIVED_LETTER,
  type ItemOutline,
  itemOutlineSchema,
  modalityLetters,
  type TimelineRow,
  timelineRowIn,
} from '../../memory/timeline.ts';
import type { EventOutline, TimelineDay, TimelineQuery } from '../../ports/store.ts';
import type { Connection } from './connection.ts';
import { unreadableRow } from './sqlite-error.ts';

const documentRows = z.array(z.object({ document: z.string() }));
/** Sorts after everything that may follow a prefix. */
const LAST = '\u{10FFFF}';

export function readTimeline(connection: Connection, query: TimelineQuery): TimelineRow[] {
  const { sql, values } = 'ids' in query ? ofItems(query.ids) : ofStretch(query);
  return connection
    .read(documentRows, connection.all(sql, ...values))
    .map(({ document }) => parsed(connection, document));
}

type Statement = { readonly sql: string; readonly values: readonly SQLInputValue[] };

const ofItems = (ids: readonly string[]): Statement => ({
  sql: `SELECT timeline.document FROM json_each(?) AS asked JOIN item ON item.id = asked.value
    JOIN timeline USING (row) ORDER BY asked.key`,
  values: [JSON.stringify(ids)],
});

function ofStretch(query: Exclude<TimelineQuery, { readonly ids: unknown }>): Statement {
  const { undated = false, from, to, modalities, newestFirst = false, after, limit, archived } = query;
  const direction = newestFirst ? 'DESC' : 'ASC';
  const conditions: (readonly [string, ...SQLInputValue[]])[] = [[undated ? `key = ''` : `key > ''`]];
  if (from !== undefined) conditions.push(['key >= ?', from]);
  if (to !== undefined) conditions.push(['key <= ?', `${to}${LAST}`]);
  if (after !== undefined) conditions.push([`(key, id) ${newestFirst ? '<' : '>'} (?, ?)`, after.key, after.id]);
  if (archived !== true) conditions.push([`substr(code, 1, 1) <> '${ARCHIVED_LETTER}'`]);
  if (modalities !== undefined)
    conditions.push([
      'substr(code, 1, 1) IN (SELECT value FROM json_each(?))',
      JSON.stringify(modalities.map((modality) => modalityLetters[modality])),
    ]);
  return {
    sql: `SELECT document FROM timeline WHERE ${conditions.map(([sql]) => sql).join(' AND ')}
      ORDER BY key ${direction}, id ${direction} LIMIT ?`,
    values: [...conditions.flatMap(([, ...values]) => values), limit],
  };
}

function parsed(connection: Connection, document: string): TimelineRow {
  try {
    return timelineRowIn(document);
  } catch (cause) {
    throw unreadableRow('timeline', connection.file, cause);
  }
}

const PAGE = 5000;
const isOutline = asParsed(itemOutlineSchema);
const outlineRow = z.object({ row: z.number() });
/** SQLite takes a document apart in a third of the time that parsing and checking all of it would take. */
const outlinesSql = `SELECT row, id, document->>'$.modality' AS modality, document->>'$.start' AS start,
  document->>'$.place.lat' AS lat, document->>'$.place.lon' AS lon FROM timeline WHERE row > ? ORDER BY row LIMIT ${PAGE}`;

/** Of every item, in pages. */
export function* readOutlines(connection: Connection): Generator<ItemOutline[]> {
  for (let after = 0; ; ) {
    const rows = connection.all(outlinesSql, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => outlined(connection, row));
    after = connection.read(outlineRow, last).row;
  }
}

function outlined(
  connection: Connection,
  { id, modality, start, lat, lon }: Readonly<Record<string, unknown>>,
): ItemOutline {
  const outline = {
    id,
    modality,
    ...(start === null ? {} : { start }),
    ...(lat === null || lon === null ? {} : { lat, lon }),
  };
  if (isOutline(outline)) return outline as ItemOutline;
  return connection.read(itemOutlineSchema, outline);
}

const dayRows = z.array(z.object({ day: z.string(), codes: z.string() }));

export function readTimelineDays(connection: Connection): TimelineDay[] {
  const sql = `SELECT substr(key, 1, 10) AS day, group_concat(code, '' ORDER BY key, id) AS codes
    FROM timeline WHERE substr(code, 1, 1) <> '${ARCHIVED_LETTER}' GROUP BY 1 ORDER BY 1`;
  const days = connection.read(dayRows, connection.all(sql));
  const dated = days.filter(({ day }) => day !== '');
  return [...dated, ...days.flatMap(({ day, codes }) => (day === '' ? { codes } : []))];
}

const parsedOutline = parserOf(
  eventSchema.omit({ items: true, narrative: true }).extend({ alsoIn: titledSchema.optional() }),
);
const outlineRows = z.array(z.object({ document: z.string(), count: z.number() }));

/** The items are left out by SQLite, which is quicker than reading them; of one item, few documents are taken apart at all. */
export function readEventOutlines(connection: Connection, having?: ItemId): EventOutline[] {
  const part = `AND instr(document, ?) > 0 AND EXISTS (SELECT 1 FROM json_each(document, '$.items') WHERE value = ?)`;
  const sql = `SELECT json_remove(document, '$.items', '$.narrative', '$.alsoIn.narrative') AS document,
    json_array_length(document, '$.items') AS count FROM record WHERE kind = 'event'
    ${having === undefined ? '' : part} ORDER BY id`;
  const rows = connection.all(sql, ...(having === undefined ? [] : [JSON.stringify(having), having]));
  return connection.read(outlineRows, rows).map(({ document, count }) => {
    try {
      return { ...parsedOutline(JSON.parse(document)), count };
    } catch (cause) {
      throw unreadableRow('event record', connection.file, cause);
    }
  });
}
