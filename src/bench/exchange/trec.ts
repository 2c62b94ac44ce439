import { MadeleineError } from '../../memory/errors.ts';
import { queryMeasures } from './trec-measures.ts';

/** One line of a run: a document with its score. */
export type RunLine = { readonly query: string; readonly document: string; readonly score: number };
/** One line of a qrels file: how relevant a document is; 0 and less is not. */
export type JudgedLine = { readonly query: string; readonly document: string; readonly relevance: number };

/** TREC's files are cut at white space, so ids with any are written with `%20` and the like. */
const written = (id: string): string => id.replace(/[%\s]/g, (mark) => encodeURIComponent(mark));
const read = (id: string): string => id.replace(/%(25|20|0[9AD])/gi, (code) => decodeURIComponent(code));

/** `query Q0 document rank score tag`, a line a document, in the order given. */
export function writeRun(
  rankings: ReadonlyMap<string, readonly { readonly id: string; readonly score: number }[]>,
  tag: string,
): string {
  const lines: string[] = [];
  for (const [query, ranking] of rankings) {
    ranking.forEach(({ id, score }, place) => {
      lines.push(`${written(query)} Q0 ${written(id)} ${place + 1} ${score} ${written(tag)}`);
    });
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** `query 0 document relevance`; queries without a relevant document have no line. */
export function writeQrels(gold: ReadonlyMap<string, readonly string[]>): string {
  return [...gold].flatMap(([query, ids]) => ids.map((id) => `${written(query)} 0 ${written(id)} 1\n`)).join('');
}

/** Errors: `malformed-row` naming the line. */
export const readRun = (text: string, path: string): RunLine[] =>
  rows(text).map(({ cells, line }) => {
    const [query, , document, , score] = cells;
    const value = Number(score);
    if (query === undefined || document === undefined || score === undefined || Number.isNaN(value))
      throw broken(path, line, 'query Q0 document rank score tag');
    return { query: read(query), document: read(document), score: value };
  });

/** Errors: `malformed-row` naming the line. */
export const readQrels = (text: string, path: string): JudgedLine[] =>
  rows(text).map(({ cells, line }) => {
    const [query, , document, relevance] = cells;
    const value = Number(relevance);
    if (query === undefined || document === undefined || relevance === undefined || !Number.isFinite(value))
      throw broken(path, line, 'query 0 document relevance');
    // Fractions of a grade are cut off, as trec_eval reads them.
    return { query: read(query), document: read(document), relevance: Math.trunc(value) };
  });

/** A line that begins with `#` is a comment. */
const rows = (text: string) =>
  text
    .split('\n')
    .flatMap((one, at) => (/^\s*(#|$)/.test(one) ? [] : [{ cells: one.trim().split(/\s+/), line: at + 1 }]));

const broken = (path: string, line: number, form: string) =>
  new MadeleineError('malformed-row', `Line ${line} of ${path} is not "${form}".`, {
    path,
    action: 'Correct the line.',
  });

/** As trec_eval ranks: by score as a 32-bit number, falling; equal scores by the document's name, falling. */
function ranked(lines: readonly RunLine[]): string[] {
  return lines
    .map(({ document, score }) => ({ document, score: Math.fround(score) }))
    .sort((a, b) => b.score - a.score || (a.document < b.document ? 1 : -1))
    .map(({ document }) => document);
}

/** A query without any hit does not make a geometric mean 0. */
const LEAST_MAP = 0.00001;
const counted = new Set(['num_ret', 'num_rel', 'num_rel_ret', 'num_nonrel_judged_ret']);

/**
 * trec_eval's measures of a run, by query and over all: counts are summed, the rest averaged over the queries that both
 * files have (with `complete`, over all judged queries, those without a ranking counting 0, as its -c does).
 */
export function trecEval(
  qrels: readonly JudgedLine[],
  run: readonly RunLine[],
  { complete = false } = {},
): {
  readonly all: Readonly<Record<string, number>>;
  readonly queries: ReadonlyMap<string, Readonly<Record<string, number>>>;
} {
  const relevance = new Map<string, Map<string, number>>();
  for (const { query, document, relevance: of } of qrels) {
    const known = relevance.get(query) ?? new Map<string, number>();
    relevance.set(query, known.set(document, of));
  }
  const rankings = Map.groupBy(run, ({ query }) => query);
  const queries = new Map<string, Record<string, number>>();
  for (const [query, of] of relevance) {
    const lines = rankings.get(query);
    if (lines === undefined && !complete) continue;
    queries.set(query, queryMeasures(ranked(lines ?? []), of));
  }
  const names = Object.keys(queryMeasures([], new Map()));
  const total = (name: string) => [...queries.values()].reduce((sum, of) => sum + (of[name] ?? 0), 0);
  const n = Math.max(1, queries.size);
  const all = Object.fromEntries(names.map((name) => [name, counted.has(name) ? total(name) : total(name) / n]));
  const logs = [...queries.values()].map((of) => Math.log(Math.max(of['map'] ?? 0, LEAST_MAP)));
  const gmMap = logs.length === 0 ? 0 : Math.exp(logs.reduce((a, b) => a + b, 0) / logs.length);
  return { all: { num_q: queries.size, ...all, gm_map: gmMap }, queries };
}
