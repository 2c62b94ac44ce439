import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import type { Outcome } from '../../outcome.ts';
import { readText } from '../../read-text.ts';
import { tally } from '../../remarks.ts';
import type { Remark } from '../../scored.ts';
import type { AlbumQuery } from './album.ts';

/** As many of a list as the released rules look at. */
export const MOST_PREDICTED = 100;

/** Returned files by query id, best first; a query without an entry was not answered. */
export type Returned = { readonly sets: ReadonlyMap<string, readonly string[]>; readonly remarks: readonly Remark[] };

const byText = z.looseObject({
  album_id: z.union([z.string(), z.number()]).nullish(),
  query_en: z.string().nullish(),
  query_cn: z.string().nullish(),
  pred: z.array(z.string()),
});
const byNumber = z.looseObject({
  query_id: z.union([z.string(), z.number()]).nullable(),
  predictions: z.array(z.string()),
});
const submission = z.looseObject({ results: z.array(z.unknown()) });

/**
 * Both released forms: a list of `{album_id, query_en, pred}`, and `{model_name, language, results: [{query_id,
 * predictions}]}`, whose ids are the query's own in its file, else its number there, or ours; where a file has no ids the
 * released scripts write null, and rows are in the queries' order. Errors: `missing`, `corrupt`.
 */
export async function readReturned(path: string, queries: readonly AlbumQuery[]): Promise<Returned> {
  const rows = await rowsOf(path);
  const odd = tally();
  const sets = new Map<string, readonly string[]>();
  for (const [number, raw] of rows.entries()) {
    const row = rowOf(raw, queries, rows.length === queries.length ? queries[number] : undefined);
    if (row === 'broken') odd.add('broken-row', 'rows are not of a known form and were skipped', `row ${number}`);
    else if (row.query === undefined)
      odd.add('unknown-id', 'rows refer to queries that are not in the album', row.named);
    else {
      if (sets.has(row.query.id))
        odd.add('duplicate', 'queries are answered twice; the last answer counts', row.query.id);
      if (row.files.length > MOST_PREDICTED)
        odd.add('too-long', `lists were cut after ${MOST_PREDICTED} files`, row.query.id);
      sets.set(row.query.id, row.files.slice(0, MOST_PREDICTED));
    }
  }
  for (const { id } of queries)
    if (!sets.has(id)) odd.add('missing', 'queries have no answer and count as neither found nor rejected', id);
  return { sets, remarks: odd.remarks() };
}

async function rowsOf(path: string): Promise<unknown[]> {
  const text = await readText(path);
  try {
    const root: unknown = JSON.parse(text);
    return Array.isArray(root) ? root : submission.parse(root).results;
  } catch (cause) {
    throw new MadeleineError('corrupt', 'This file contains neither a list of answers nor {results: […]}.', {
      path,
      cause,
    });
  }
}

type Row = { readonly query: AlbumQuery | undefined; readonly named: string; readonly files: readonly string[] };

function rowOf(raw: unknown, queries: readonly AlbumQuery[], atItsPlace: AlbumQuery | undefined): Row | 'broken' {
  const numbered = byNumber.safeParse(raw);
  if (numbered.success) {
    const { query_id: said, predictions: files } = numbered.data;
    if (said === null) return { query: atItsPlace, named: 'null', files };
    return { query: queryOf(String(said), queries), named: String(said), files };
  }
  const texted = byText.safeParse(raw);
  if (!texted.success) return 'broken';
  const { album_id: album, query_en: english, query_cn: chinese, pred: files } = texted.data;
  const named = english || chinese || '';
  const worded = queries.filter((one) => named !== '' && (english ? one.english : one.chinese) === named);
  const query =
    album === null || album === undefined
      ? worded[0]
      : (worded.find((one) => one.album === String(album)) ?? worded.find((one) => one.album.endsWith(String(album))));
  return { query, named, files };
}

function queryOf(named: string, queries: readonly AlbumQuery[]): AlbumQuery | undefined {
  const own = queries.find(({ id, ownId }) => id === named || (ownId !== undefined && String(ownId) === named));
  if (own !== undefined || queries.some(({ ownId }) => ownId !== undefined)) return own;
  return /^\d+$/.test(named) ? queries.find(({ number }) => number === Number(named)) : undefined;
}

/** A run's outcomes as returned sets. A failed query is not an answer, and not a rejection either: it is left unreturned. */
export function returnedBy(outcomes: readonly Outcome[]): Returned {
  const odd = tally();
  const sets = new Map<string, readonly string[]>();
  for (const outcome of outcomes) {
    if (outcome.state === 'failed') odd.add('failed', 'queries failed and count as wrong', outcome.id);
    else if (outcome.reply.retrieved !== undefined)
      sets.set(
        outcome.id,
        outcome.reply.retrieved.slice(0, MOST_PREDICTED).map(({ id }) => id),
      );
  }
  return { sets, remarks: odd.remarks() };
}
