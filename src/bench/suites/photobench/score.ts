import { type Judged, type Measure, meanOf } from '../../measures/measure.ts';
import { ndcgAt, recallAt } from '../../measures/ranking.ts';
import { rejection, setF1, setPrecision, setRecall } from '../../measures/sets.ts';
import { otherRules, type Rules } from '../../rules.ts';
import type { Figure, Scored } from '../../scored.ts';
import { type Album, type AlbumQuery, components, sources } from './album.ts';
import type { Returned } from './predictions.ts';
import { readingOf } from './reading.ts';

const ks = [1, 5, 10, 20] as const;
const rankings: readonly Measure[] = [...ks.map(recallAt), ...ks.map(ndcgAt)];
const sets: readonly Measure[] = [setPrecision, setRecall, setF1];

/** A query that can be scored, with what was returned; `failed` when nothing was said, which is no rejection. */
type Row = Judged & { readonly query: AlbumQuery; readonly answered: boolean };

const orNull = (value: number | undefined): number | null => value ?? null;
const mean = (rows: readonly Row[], measure: Measure) => meanOf(rows.map((row) => measure.of(row)));

/** A query that nothing was said to counts as a miss on both sides: neither found nor rejected. */
const rejectable = (row: Row): Judged => (row.answered ? row : { gold: row.gold, returned: ['no answer'] });

function summary(rows: readonly Row[]) {
  const normal = rows.filter(({ gold }) => gold.size > 0);
  const rejected = rejection(rows.map(rejectable));
  return {
    n: rows.length,
    normal: {
      n: normal.length,
      precision: orNull(mean(normal, setPrecision).value),
      recall: orNull(mean(normal, setRecall).value),
      f1: orNull(mean(normal, setF1).value),
    },
    rejection: {
      n: rejected.n,
      precision: orNull(rejected.precision),
      recall: orNull(rejected.recall),
      f1: orNull(rejected.f1),
    },
    ranking: Object.fromEntries(
      rankings.map((measure) => [
        measure.name.replace('R@', 'recall@').replace('nDCG@', 'ndcg@'),
        orNull(mean(normal, measure).value),
      ]),
    ),
  };
}

/** What is scored: queries with what was returned, the files of their albums, and how they are read. */
export type Scoring = {
  readonly queries: readonly AlbumQuery[];
  readonly albums: readonly Pick<Album, 'id' | 'pictures'>[];
  readonly language: 'en' | 'cn';
  readonly rules: Rules;
};

function rowsBy(rules: Rules, { queries, albums }: Scoring, { sets }: Returned): Row[] {
  const reading = readingOf(rules, albums);
  return queries.flatMap((query): Row[] => {
    const gold = reading.gold(query);
    if (gold === undefined) return [];
    const files = sets.get(query.id);
    const answered = files !== undefined;
    return [{ query, gold: new Set(gold), returned: answered ? reading.returned(query, files) : [], answered }];
  });
}

/** PhotoBench's ranking, set and rejection measures, by source, component and genre. Queries without gold are left out. */
export function scorePhotobench(scoring: Scoring, returned: Returned): Scored {
  const { queries, language, rules } = scoring;
  const rows = rowsBy(rules, scoring, returned);
  const other = otherwise(rows, rowsBy(otherRules(rules), scoring, returned), otherRules(rules));
  const slices = slicesOf(rows);
  return {
    document: {
      rules,
      language,
      ...summary(rows),
      otherRules: other.document,
      withoutGold: queries.length - rows.length,
      bySource: Object.fromEntries(
        sources.map((source) => [source, summary(rows.filter(({ query }) => query.source === source))]),
      ),
      fusion: fusion(rows),
      reasoning: reasoning(rows),
      byComponent: Object.fromEntries(
        slices
          .filter(({ slice }) => slice.includes('=') && !slice.startsWith('source='))
          .map(({ slice, of }) => [slice, summary(of)]),
      ),
      rows: rows.map(rowDocument),
    },
    figures: [{ slice: undefined, of: rows }, ...slices, ...other.slices].flatMap(({ slice, of }) =>
      figuresOf(of, slice),
    ),
    perQuestion: new Map(
      [...rankings, ...sets]
        .map((measure) => [
          measure.name,
          new Map(
            rows.flatMap((row): [string, number][] => {
              const value = measure.of(row);
              return value === undefined ? [] : [[row.query.id, value]];
            }),
          ),
        ])
        .concat([['Rej-right', rejectionVector(rows)]]) as [string, Map<string, number>][],
    ),
    remarks: returned.remarks,
  };
}

/** The same under the other rule set: in figures only where they differ. */
function otherwise(rows: readonly Row[], theirs: readonly Row[], rules: Rules) {
  const worth = (row: Row | undefined): number | null =>
    row === undefined ? null : (setF1.of(row) ?? Number(row.answered && row.returned.length === 0));
  const byId = new Map(theirs.map((row) => [row.query.id, row]));
  const mine = new Map(rows.map((row) => [row.query.id, row]));
  const differ = [...new Set([...mine.keys(), ...byId.keys()])].flatMap((id) => {
    const [score, other] = [worth(mine.get(id)), worth(byId.get(id))];
    return score === other ? [] : [{ id, score, other }];
  });
  const { n, normal, rejection: rejected } = summary(theirs);
  return {
    document: { rules, n, normal, rejection: rejected, differ },
    slices: differ.length === 0 ? [] : [{ slice: `rules=${rules}`, of: theirs }],
  };
}

/** 1 where an unanswerable query was rejected, or an answerable one was not. */
const rejectionVector = (rows: readonly Row[]): Map<string, number> =>
  new Map(
    rows.map((row) => [row.query.id, row.answered && (row.gold.size === 0) === (row.returned.length === 0) ? 1 : 0]),
  );

const rowDocument = (row: Row) => ({
  id: row.query.id,
  source: row.query.source ?? null,
  gold: row.gold.size,
  returned: row.returned.length,
  ...Object.fromEntries([...sets, ...rankings].map((measure) => [measure.name, orNull(measure.of(row))])),
});

function slicesOf(rows: readonly Row[]): { readonly slice: string; readonly of: readonly Row[] }[] {
  const labels = (row: Row): string[] => [
    ...(row.query.source === undefined ? [] : [`source=${row.query.source}`]),
    ...components.flatMap((name) => {
      const value = row.query.components.get(name);
      return value === undefined ? [] : [`${name}=${value}`];
    }),
    ...(row.query.genre === undefined ? [] : [`genre=${row.query.genre}`]),
  ];
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    for (const label of labels(row)) {
      const of = found.get(label);
      if (of === undefined) found.set(label, [row]);
      else of.push(row);
    }
  }
  return [...found].map(([slice, of]) => ({ slice, of })).sort((a, b) => (a.slice < b.slice ? -1 : 1));
}

function figuresOf(rows: readonly Row[], slice: string | undefined): Figure[] {
  const named = slice === undefined ? {} : { slice };
  const rejected = rejection(rows.map(rejectable));
  const measured = [...sets, ...rankings].map(
    (measure): Figure => ({ measure: measure.name, ...named, ...mean(rows, measure) }),
  );
  const ratio = (measure: string, value: number | undefined): Figure => ({
    measure,
    ...named,
    n: rejected.n,
    ...(value === undefined ? {} : { value }),
  });
  return [
    ...measured,
    ratio('Rej-P', rejected.precision),
    ratio('Rej-R', rejected.recall),
    ratio('Rej-F1', rejected.f1),
  ];
}

/**
 * Table 6: F1 with one, two and three sources, each the plain mean over its source types, and the relative changes from
 * one to two, two to three, and one to three.
 */
function fusion(rows: readonly Row[]) {
  const of = (length: number): number | undefined =>
    meanOf(
      sources
        .filter((source) => source.length === length)
        .map(
          (source) =>
            mean(
              rows.filter(({ query }) => query.source === source),
              setF1,
            ).value,
        ),
    ).value;
  const [single, dual, triple] = [of(1), of(2), of(3)];
  const change = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined || from === 0 ? null : (to - from) / from;
  return {
    single: orNull(single),
    dual: orNull(dual),
    triple: orNull(triple),
    changeToDual: change(single, dual),
    changeToTriple: change(dual, triple),
    changeFromSingleToTriple: change(single, triple),
  };
}

/** Table 9: recall of the first ten for queries of plain facts, for those with something to be inferred, and what lies between. */
function reasoning(rows: readonly Row[]) {
  const measure = recallAt(10);
  const infers = ({ query }: Row): boolean => [...query.components.values()].includes('cognitive');
  const labelled = rows.filter(({ query }) => query.components.size > 0);
  const fact = mean(
    labelled.filter((row) => !infers(row)),
    measure,
  ).value;
  const cognitive = mean(labelled.filter(infers), measure).value;
  const gap = fact === undefined || cognitive === undefined ? null : fact - cognitive;
  return { measure: measure.name, fact: orNull(fact), cognitive: orNull(cognitive), gap };
}
