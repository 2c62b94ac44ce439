import { z } from 'zod';
import {
  ARCHIVED_LETTER,
  type ItemOutline,
  itemOutlineSchema,
  modalityLetters,
  type TimelineRow,
  timelineRowIn,
} from '../../memory/timeline.ts';
import type { TimelineDay, TimelineQuery } from '../../ports/store.ts';
import type { OwnDatabase, Value } from './database.ts';
import { unreadableRow } from './postgres-error.ts';
import { readRows } from './read-rows.ts';
import { documentRow } from './record-reader.ts';

/** Sorts after everything that may follow a prefix. */
const LAST = '\u{10FFFF}';

export async function readTimeline(database: OwnDatabase, query: TimelineQuery): Promise<TimelineRow[]> {
  const { text, values } = 'ids' in query ? ofItems(query.ids) : ofStretch(query);
  const rows = readRows(documentRow, await database.rows(text, ...values), database.place);
  return rows.map(({ document }) => parsed(database.place, document));
}

type Statement = { readonly text: string; readonly values: readonly Value[] };

const ofItems = (ids: readonly string[]): Statement => ({
  text: `SELECT document FROM unnest($2::text[]) WITH ORDINALITY AS asked (id, place)
    JOIN timeline ON timeline.owner = $1 AND timeline.id = asked.id ORDER BY asked.place`,
  values: [ids],
});

function ofStretch(query: Exclude<TimelineQuery, { readonly ids: unknown }>): Statement {
  const { undated = false, from, to, modalities, newestFirst = false, after, limit, archived } = query;
  const direction = newestFirst ? 'DESC' : 'ASC';
  const values: Value[] = [];
  const next = (value: Value): string => `$${values.push(value) + 1}`;
  const conditions = ['owner = $1', undated ? `key = ''` : `key > ''`];
  if (from !== undefined) conditions.push(`key >= ${next(from)}`);
  if (to !== undefined) conditions.push(`key <= ${next(`${to}${LAST}`)}`);
  if (after !== undefined)
    conditions.push(`(key, id) ${newestFirst ? '<' : '>'} (${next(after.key)}, ${next(after.id)})`);
  if (archived !== true) conditions.push(`left(code, 1) <> '${ARCHIVED_LETTER}'`);
  if (modalities !== undefined)
    conditions.push(`left(code, 1) = ANY (${next(modalities.map((modality) => modalityLetters[modality]))}::text[])`);
  return {
    text: `SELECT document FROM timeline WHERE ${conditions.join(' AND ')}
      ORDER BY key ${direction}, id ${direction} LIMIT ${next(limit)}`,
    values,
  };
}

function parsed(place: string, document: string): TimelineRow {
  try {
    return timelineRowIn(document);
  } catch (cause) {
    throw unreadableRow('timeline', place, cause);
  }
}

const PAGE = 5000;
const outlineRow = z.object({ id: z.string(), outline: z.string() });

/** Of every item, in pages. */
export async function* readOutlines(database: OwnDatabase): AsyncGenerator<ItemOutline[]> {
  for (let after = ''; ; ) {
    const rows = await database.rows(
      `SELECT id, jsonb_strip_nulls(jsonb_build_object('id', id, 'modality', shown->'modality', 'start', shown->'start',
         'lat', shown->'place'->'lat', 'lon', shown->'place'->'lon'))::text AS outline
       FROM (SELECT id, document::jsonb AS shown FROM timeline WHERE owner = $1 AND id > $2 ORDER BY id LIMIT ${PAGE}) AS page
       ORDER BY id`,
      after,
    );
    const page = readRows(outlineRow, rows, database.place);
    const last = page.at(-1);
    if (last === undefined) return;
    yield readRows(
      itemOutlineSchema,
      page.map(({ outline }) => JSON.parse(outline)),
      database.place,
    );
    after = last.id;
  }
}

const dayRow = z.object({ day: z.string(), codes: z.string() });

export async function readTimelineDays(database: OwnDatabase): Promise<TimelineDay[]> {
  const rows = await database.rows(
    `SELECT left(key, 10) AS day, string_agg(code, '' ORDER BY key, id) AS codes
     FROM timeline WHERE owner = $1 AND left(code, 1) <> '${ARCHIVED_LETTER}' GROUP BY 1 ORDER BY 1`,
  );
  const days = readRows(dayRow, rows, database.place);
  const dated = days.filter(({ day }) => day !== '');
  return [...dated, ...days.flatMap(({ day, codes }) => (day === '' ? [{ codes }] : []))];
}
