import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import { type JsonValue, parseJson } from '../../python/json.ts';
import { printed } from '../../python/printed.ts';
import { strip } from '../../python/text.ts';
import { readText } from '../../read-text.ts';
import { tally } from '../../remarks.ts';
import type { PredictionFiles } from '../../suite.ts';
import type { Given } from './given.ts';

type Tally = ReturnType<typeof tally>;

/**
 * Files that any system wrote. Whatever is odd in them is remarked, with line or row: broken lines, ids that the data
 * set has not, several answers to a question (the last counts), questions without one (which count as answered with
 * nothing). Errors: `missing`, `unreadable`; `corrupt` for a retrieval file that is not a list.
 */
export async function readGiven(files: PredictionFiles, known: ReadonlySet<string>): Promise<Given> {
  const odd = tally();
  const answers = readAnswers(await readText(files.predictions), known, odd);
  const rankings =
    files.retrieval === undefined
      ? undefined
      : readRankings(await readText(files.retrieval), files.retrieval, known, odd);
  return { answers, rankings, remarks: odd.remarks() };
}

function readAnswers(text: string, known: ReadonlySet<string>, odd: Tally): ReadonlyMap<string, string> {
  const answers = new Map<string, string>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const written = strip(line);
    if (written === '') continue;
    const row = parseJson(written);
    const id = row?.kind === 'object' ? row.entries.get('id') : undefined;
    if (row?.kind !== 'object' || id === undefined) {
      odd.add('broken-line', 'lines are not {id, answer} and were skipped', `line ${index + 1}`);
      continue;
    }
    takeAnswer(answers, printed(id), row.entries.get('answer'), known, odd);
  }
  for (const id of known) {
    if (answers.has(id)) continue;
    odd.add('missing', 'questions have no answer and count as answered with nothing', id);
    answers.set(id, '');
  }
  return answers;
}

function takeAnswer(
  answers: Map<string, string>,
  id: string,
  answer: JsonValue | undefined,
  known: ReadonlySet<string>,
  odd: Tally,
): void {
  if (!known.has(id)) {
    odd.add('unknown-id', 'answers refer to questions that are not in the dataset', id);
    return;
  }
  if (answers.has(id)) odd.add('duplicate', 'questions are answered several times; the last answer counts', id);
  if (answer === undefined) odd.add('no-answer', 'rows have no answer and count as answered with nothing', id);
  else if (answer.kind !== 'string')
    odd.add('not-text', 'answers are not text and are converted like in the released scorer', id);
  answers.set(id, answer === undefined ? '' : printed(answer));
}

function readRankings(
  text: string,
  path: string,
  known: ReadonlySet<string>,
  odd: Tally,
): ReadonlyMap<string, readonly string[]> {
  const rows = rankingRows(text);
  if (rows === undefined) {
    const action = 'Give a JSON list of {id, retrieval_ids}, as retrieval_recall_details.json is.';
    throw new MadeleineError('corrupt', 'This file is not a list of rankings.', { path, action });
  }
  const rankings = new Map<string, readonly string[]>();
  for (const [index, read] of rows.entries()) {
    if (read === undefined)
      odd.add('broken-row', 'rows lack an id or a list of retrieval_ids and were skipped', `row ${index + 1}`);
    else if (!known.has(read.id))
      odd.add('unknown-id-retrieved', 'rankings refer to questions that are not in the dataset', read.id);
    else {
      if (rankings.has(read.id))
        odd.add('duplicate-ranking', 'questions are ranked several times; the last counts', read.id);
      if (new Set(read.ids).size < read.ids.length)
        odd.add(
          'repeated-ids',
          'rankings contain an id more than once; under the official rules, duplicates take ranks',
          read.id,
        );
      rankings.set(read.id, read.ids);
    }
  }
  for (const id of known)
    if (!rankings.has(id)) odd.add('missing-ranking', 'questions have no ranking and count as nothing found', id);
  return rankings;
}

type RankingRow = { readonly id: string; readonly ids: readonly string[] };
const plainRows = z
  .array(z.object({ id: z.string(), retrieval_ids: z.array(z.string()) }))
  .transform((rows) => rows.map(({ id, retrieval_ids }): RankingRow => ({ id, ids: retrieval_ids })));

/** A row is undefined when it is no ranking. Files that are all text take the quick way; ids of other types the exact one. */
function rankingRows(text: string): readonly (RankingRow | undefined)[] | undefined {
  const plain = plainRows.safeParse(quickly(text));
  if (plain.success) return plain.data;
  const root = parseJson(text);
  return root?.kind === 'array' ? root.values.map(rankingOf) : undefined;
}

function quickly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `retrieval_ids: null` is an empty ranking. */
function rankingOf(row: JsonValue): RankingRow | undefined {
  if (row.kind !== 'object') return undefined;
  const [id, ids] = [row.entries.get('id'), row.entries.get('retrieval_ids')];
  if (id === undefined) return undefined;
  if (ids?.kind === 'array') return { id: printed(id), ids: ids.values.map(printed) };
  return ids?.kind === 'constant' && ids.text === 'null' ? { id: printed(id), ids: [] } : undefined;
}
