import { meanOf } from '../../measures/measure.ts';
import { languageOf } from '../../question.ts';
import { otherRules } from '../../rules.ts';
import type { Figure, Scored } from '../../scored.ts';
import type { ScoreOptions } from '../../suite.ts';
import { type Judged, type Judgements, judgeAll, panelOf, verdictsBy } from '../judging.ts';
import { abstentionOf, documentOf, otherDocument, type Vector } from './document.ts';
import type { Given } from './given.ts';
import type { AtmSet } from './question-file.ts';
import type { AtmQuestion } from './questions.ts';
import { depthsFor, figureName, type Ranked, retrievalValues } from './retrieval.ts';
import { openAnswers, type ScoredRow, scoredRows, scoresBy } from './rows.ts';
import { slicesOf } from './slices.ts';

/**
 * Scores answers and rankings. Of several judges the majority counts, and what each alone would give is among the figures
 * as a slice; so is the score under the other rule set. What has no answer or no verdict is left out, never 0.
 */
export async function scoreAtm(
  questions: readonly AtmQuestion[],
  set: AtmSet,
  given: Given,
  options: ScoreOptions,
): Promise<Scored> {
  const { rules, judges, signal } = options;
  const open = openAnswers(questions, given);
  const judgements: Judgements[] = [];
  for (const judge of judges) judgements.push(await judgeAll(judge, open, signal));
  const judged = judgements.map((one) => verdictsBy(rules, one));
  const rows = scoredRows(questions, given, panelOf(judged), rules);
  const name = `QS(${rules})`;
  const other = otherRules(rules);
  const elsewhere = scoresBy(rows, panelOf(judgements.map((one) => verdictsBy(other, one))), other);
  const retrieval = retrievalVectors(rows, options);
  const vectors = [
    vector(name, rows, ({ score }) => score),
    { name: `QS(${other})`, values: elsewhere },
    ...retrieval.map(renamed(options)),
    ...parts(rows, options),
  ];
  const alone = judged.map((one) => ({
    measure: name,
    slice: `judge=${one.judge}`,
    ...meanOf(scoresBy(rows, one.verdicts, rules).values()),
  }));
  return {
    document: { ...documentOf(rows, retrieval, judged, rules), otherRules: otherDocument(rows, elsewhere, other) },
    figures: [...figuresOf(vectors, questions, set), ...(alone.length > 1 ? alone : []), ...abstentionFigures(rows)],
    perQuestion: new Map(vectors.map(({ name: measure, values }) => [measure, values])),
    remarks: [...given.remarks, ...judgeRemarks(judged)],
  };
}

/** None where no question is unanswerable or nothing was answered. */
function abstentionFigures(rows: readonly ScoredRow[]): Figure[] {
  const { n, precision, recall, f1 } = abstentionOf(rows);
  const figure = (measure: string, value: number | undefined): Figure => ({
    measure,
    n,
    ...(value === undefined ? {} : { value }),
  });
  return n === 0 ? [] : [figure('Abst-P', precision), figure('Abst-R', recall), figure('Abst-F1', f1)];
}

const vector = (name: string, rows: readonly ScoredRow[], of: (row: ScoredRow) => number | undefined): Vector => ({
  name,
  values: new Map(
    rows.flatMap((row): [string, number][] => {
      const value = of(row);
      return value === undefined ? [] : [[row.question.id, value]];
    }),
  ),
});

/** Exact match and Jaccard of all answers, whatever their type. */
const parts = (rows: readonly ScoredRow[], { rules }: ScoreOptions): Vector[] => [
  vector(`EM(${rules})`, rows, ({ em }) => (em === undefined ? undefined : Number(em))),
  vector('Jaccard', rows, (row) => row.jaccard),
];

function retrievalVectors(rows: readonly ScoredRow[], { rules }: ScoreOptions): Vector[] {
  const ranked = new Map(
    rows.flatMap(({ question, returned, score }): [string, Ranked][] =>
      returned === undefined ? [] : [[question.id, { gold: question.gold.evidence, returned, score }]],
    ),
  );
  if (ranked.size === 0) return [];
  const longest = [...ranked.values()].reduce((most, { returned }) => Math.max(most, returned.length), 0);
  return [...retrievalValues(ranked, depthsFor(longest), rules)].map(([name, values]) => ({ name, values }));
}

const renamed =
  ({ rules }: ScoreOptions) =>
  ({ name, values }: Vector): Vector => ({ name: figureName(name, rules), values });

/** Measures that are also given by slice. */
const sliced = /^(QS\(|R@(5|10|gt)$|qs_x_recall@10\()/;

function figuresOf(vectors: readonly Vector[], questions: readonly AtmQuestion[], set: AtmSet): Figure[] {
  const slices = new Map<string, string[]>();
  const languages = new Set(questions.map(({ text }) => languageOf(text)));
  for (const question of questions) {
    const labels = { ...slicesOf(question, set), language: languages.size > 1 ? [languageOf(question.text)] : [] };
    for (const [label, values] of Object.entries(labels)) {
      for (const value of values) {
        const slice = `${label}=${value}`;
        const ids = slices.get(slice);
        if (ids === undefined) slices.set(slice, [question.id]);
        else ids.push(question.id);
      }
    }
  }
  const all = vectors.map(({ name, values }): Figure => ({ measure: name, ...meanOf(values.values()) }));
  const cut = vectors
    .filter(({ name }) => sliced.test(name))
    .flatMap(({ name, values }) =>
      [...slices].map(([slice, ids]): Figure => ({ measure: name, slice, ...meanOf(ids.map((id) => values.get(id))) })),
    );
  return [...all, ...cut];
}

const judgeRemarks = (judged: readonly Judged[]): Scored['remarks'] =>
  judged.flatMap(({ judge, failures, fallbacks }) => [
    ...(failures.length === 0
      ? []
      : [
          {
            code: 'judge-failed',
            count: failures.length,
            message: `answers have no verdict of ${judge} and are left out`,
            examples: failures.slice(0, 5).map(({ id, message }) => `${id}: ${message}`),
          },
        ]),
    ...(fallbacks === 0
      ? []
      : [
          {
            code: 'judge-fallback',
            count: fallbacks,
            message: `verdicts of ${judge} were guessed from words`,
            examples: [],
          },
        ]),
  ]);
