import { meanOf } from '../../measures/measure.ts';
import { recallAt } from '../../measures/ranking.ts';
import { abstention } from '../../measures/sets.ts';
import { otherRules, type Rules } from '../../rules.ts';
import type { Figure, Scored } from '../../scored.ts';
import type { Given } from '../answer-files.ts';
import { answerScore, saysNothing } from './answer-score.ts';
import { type Category, categories, type LocomoQuestion } from './conversations.ts';

type Row = {
  readonly id: string;
  readonly category: Category;
  /** `null` where no answers were given at all: unscored. */
  readonly f1: number | null;
  /** The same under the other rule set. */
  readonly other: number | null;
  readonly recall: ReadonlyMap<number, number | undefined>;
  /** Whether the answer says that it was never said; absent without an answer. */
  readonly abstained: boolean | undefined;
};

const shown = [1, 5, 10, 20];
const optional = (value: number | undefined): number | null => value ?? null;
const round = (rows: readonly Row[], k: number) => meanOf(rows.map((row) => row.recall.get(k)));
const otherOf = (rows: readonly Row[]) => meanOf(rows.map((row) => row.other ?? undefined));
const f1Of = (rows: readonly Row[]) => meanOf(rows.map((row) => row.f1 ?? undefined));

function summary(rows: readonly Row[]) {
  return {
    n: rows.length,
    f1: optional(f1Of(rows).value),
    'recall@5': optional(round(rows, 5).value),
    'recall@10': optional(round(rows, 10).value),
  };
}

/** LoCoMo's F1 by category and recall of evidence turns (fraction of a question's evidence in the first k). */
export function scoreLocomo(questions: readonly LocomoQuestion[], given: Given, rules: Rules): Scored {
  const answers = given.answers.size > 0;
  const rankings = given.retrieved.size > 0;
  const rows = questions.map((question): Row => {
    const said = given.answers.get(question.id) ?? { text: '', abstained: false };
    const judged = { gold: new Set(question.gold.evidence), returned: given.retrieved.get(question.id) ?? [] };
    return {
      id: question.id,
      category: question.gold.category,
      f1: answers ? answerScore(said, question.gold, rules) : null,
      other: answers ? answerScore(said, question.gold, otherRules(rules)) : null,
      abstained: given.answers.has(question.id) ? said.abstained || saysNothing(said.text) : undefined,
      recall: new Map(shown.map((k) => [k, rankings ? recallAt(k).of(judged) : undefined])),
    };
  });
  return {
    document: documentOf(rows, rules),
    figures: figuresOf(rows, rules),
    perQuestion: vectors(rows, rules),
    remarks: given.remarks,
  };
}

function documentOf(rows: readonly Row[], rules: Rules): Scored['document'] {
  const adversarial = rows.filter((row) => row.category === 5);
  const named = (['1', '2', '3', '4', '5'] as const).map((category) => {
    const of = rows.filter((row) => String(row.category) === category);
    return [category, { name: categories[category], ...summary(of) }];
  });
  return {
    rules,
    n: rows.length,
    f1: optional(f1Of(rows).value),
    otherRules: otherDocument(rows, otherRules(rules)),
    retrieval: Object.fromEntries(shown.map((k) => [`recall@${k}`, optional(round(rows, k).value)])),
    answerable: summary(rows.filter((row) => row.category !== 5)),
    adversarial: {
      n: adversarial.length,
      accuracy: optional(f1Of(adversarial).value),
      abstention: abstentionDocument(rows),
    },
    byCategory: Object.fromEntries(named),
    rows: rows.map((row) => ({
      id: row.id,
      category: row.category,
      f1: row.f1,
      ...Object.fromEntries(shown.map((k) => [`recall@${k}`, optional(row.recall.get(k))])),
    })),
  };
}

const abstentionOf = (rows: readonly Row[]) =>
  abstention(
    rows.flatMap(({ category, abstained }) =>
      abstained === undefined ? [] : [{ unanswerable: category === 5, abstained }],
    ),
  );
function abstentionDocument(rows: readonly Row[]) {
  const { n, precision, recall, f1 } = abstentionOf(rows);
  return { n, precision: optional(precision), recall: optional(recall), f1: optional(f1) };
}

/** What the other rule set gives, and the questions on which the two differ. */
const otherDocument = (rows: readonly Row[], rules: Rules) => ({
  rules,
  f1: optional(otherOf(rows).value),
  differ: rows.flatMap(({ id, f1, other }) => (f1 === other ? [] : [{ id, score: f1, other }])),
});

function figuresOf(all: readonly Row[], rules: Rules): Figure[] {
  const slices: readonly (readonly [string | undefined, readonly Row[]])[] = [
    [undefined, all],
    ['categories=1-4', all.filter((row) => row.category !== 5)],
    ...Object.entries(categories).map(
      ([number, name]) => [`category=${name}`, all.filter((row) => String(row.category) === number)] as const,
    ),
  ];
  const cut = slices.flatMap(([slice, rows]) => {
    const figure = (measure: string, mean: { n: number; value?: number }): Figure => ({
      measure,
      ...(slice === undefined ? {} : { slice }),
      ...mean,
    });
    return [
      figure(`F1(${rules})`, f1Of(rows)),
      figure(`F1(${otherRules(rules)})`, otherOf(rows)),
      ...shown.map((k) => figure(`R@${k}`, round(rows, k))),
    ];
  });
  const { n, f1 } = abstentionOf(all);
  return n === 0 ? cut : [...cut, { measure: 'Abst-F1', n, ...(f1 === undefined ? {} : { value: f1 }) }];
}

function vectors(rows: readonly Row[], rules: Rules): Scored['perQuestion'] {
  const vector = (value: (row: Row) => number | undefined) =>
    new Map(
      rows.flatMap((row): [string, number][] => {
        const of = value(row);
        return of === undefined ? [] : [[row.id, of]];
      }),
    );
  return new Map([
    [`F1(${rules})`, vector((row) => row.f1 ?? undefined)],
    [`F1(${otherRules(rules)})`, vector((row) => row.other ?? undefined)],
    ...shown.map((k): [string, Map<string, number>] => [`R@${k}`, vector((row) => row.recall.get(k))]),
  ]);
}
