import { MadeleineError } from '../../memory/errors.ts';
import type { Judged } from '../measures/measure.ts';
import { averagePrecision, hitAt, precisionAt, recallAt, reciprocalRank } from '../measures/ranking.ts';

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
    if (query === undefined || document === undefined || relevance === undefined || !Number.isInteger(value))
      throw broken(path, line, 'query 0 document relevance');
    return { query: read(query), document: read(document), relevance: value };
  });

const rows = (text: string) =>
  text.split('\n').flatMap((one, at) => (one.trim() === '' ? [] : [{ cells: one.trim().split(/\s+/), line: at + 1 }]));

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

const cuts = [5, 10, 15, 20, 30, 100, 200, 500, 1000] as const;

/** nDCG with the relevances as gains, over all that was returned or the first `k` (Järvelin & Kekäläinen 2002). */
function ndcg(
  returned: readonly string[],
  relevance: ReadonlyMap<string, number>,
  k = Number.POSITIVE_INFINITY,
): number {
  const gains = (all: readonly number[]) =>
    all.slice(0, k).reduce((sum, gain, place) => sum + Math.max(0, gain) / Math.log2(place + 2), 0);
  const ideal = gains([...relevance.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gains(returned.map((id) => relevance.get(id) ?? 0)) / ideal;
}

/** One query under trec_eval's names. */
function queryMeasures(returned: readonly string[], relevance: ReadonlyMap<string, number>): Record<string, number> {
  const judged: Judged = {
    gold: new Set([...relevance].filter(([, of]) => of > 0).map(([id]) => id)),
    returned,
  };
  const value = (measure: { of(judged: Judged): number | undefined }) => measure.of(judged) ?? 0;
  return {
    num_ret: returned.length,
    num_rel: judged.gold.size,
    num_rel_ret: returned.filter((id) => judged.gold.has(id)).length,
    map: value(averagePrecision),
    Rprec: value(precisionAt(Math.max(1, judged.gold.size))),
    recip_rank: value(reciprocalRank),
    ...Object.fromEntries(cuts.map((k) => [`P_${k}`, value(precisionAt(k))])),
    ...Object.fromEntries(cuts.map((k) => [`recall_${k}`, value(recallAt(k))])),
    ...Object.fromEntries([1, 5, 10].map((k) => [`success_${k}`, value(hitAt(k))])),
    ndcg: ndcg(returned, relevance),
    ...Object.fromEntries(cuts.map((k) => [`ndcg_cut_${k}`, ndcg(returned, relevance, k)])),
  };
}

const counted = new Set(['num_ret', 'num_rel', 'num_rel_ret']);

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
  return { all: { num_q: queries.size, ...all }, queries };
}
