import type { Judge } from '../../judge.ts';
import { meanOf } from '../../measures/measure.ts';
import { recallAt } from '../../measures/ranking.ts';
import type { Outcome } from '../../outcome.ts';
import { tally } from '../../remarks.ts';
import type { Figure, Remark, Scored } from '../../scored.ts';
import type { ScoreOptions } from '../../suite.ts';
import type { Given } from '../answer-files.ts';
import { judgeAll, type OpenAnswer, panelOf, verdictsBy } from '../judging.ts';
import type { LifebenchQuestion, ScorePoint } from './question-file.ts';

const shown = [1, 5, 10, 20];
const measures = ['points', 'choice', ...shown.map((k) => `R@${k}`)];
type Row = { readonly id: string; readonly type: string; readonly values: ReadonlyMap<string, number | undefined> };

/** What a question's answer has to say; without score points, its reference answer alone. */
const pointsOf = ({ gold }: LifebenchQuestion): readonly ScorePoint[] =>
  gold.points.length > 0 ? gold.points : [{ text: gold.answer, weight: 1 }];

/**
 * Recall of evidence rows; the letters of multiple-choice questions; and of open questions the share of score points that
 * a judge finds in the answer. Without a judge an open answer is unscored, never 0, and so is a choice that was not made.
 * A failed question is wrong.
 */
export async function scoreLifebench(
  questions: readonly LifebenchQuestion[],
  outcomes: readonly Outcome[],
  given: Given,
  options: ScoreOptions,
): Promise<Scored> {
  const replies = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const answered = given.answers.size > 0 || outcomes.some((one) => one.state === 'answered' && one.reply.said);
  const { verdicts, remarks } = await judgements(questions, given, options);
  const rows = questions.map((question): Row => {
    const gold = new Set(question.gold.evidence);
    const returned = given.retrieved.get(question.id) ?? [];
    const recall = (k: number) => (given.retrieved.size > 0 ? recallAt(k).of({ gold, returned }) : undefined);
    return {
      id: question.id,
      type: question.type,
      values: new Map([
        ['points', answered && question.options === undefined ? pointsEarned(question, given, verdicts) : undefined],
        ['choice', answered && question.options ? letterRight(question, replies.get(question.id)) : undefined],
        ...shown.map((k): [string, number | undefined] => [`R@${k}`, recall(k)]),
      ]),
    };
  });
  return {
    document: documentOf(rows, options.judges),
    figures: figuresOf(rows),
    perQuestion: new Map(measures.map((measure) => [measure, valuesOf(rows, measure)])),
    remarks: [...given.remarks, ...remarks, ...(answered ? unchosen(questions, replies) : [])],
  };
}

/** Questions with options to which a system said nothing: unscored, and counted. */
function unchosen(questions: readonly LifebenchQuestion[], replies: ReadonlyMap<string, Outcome>): Remark[] {
  const odd = tally();
  for (const { id, options } of questions) {
    const outcome = replies.get(id);
    if (options !== undefined && outcome?.state === 'answered' && outcome.reply.said === undefined)
      odd.add('unanswered', 'questions were not answered and are unscored: the system chooses no option', id);
  }
  return odd.remarks();
}

/** Verdicts of the judges by question and point, `<id>#<point>`. */
async function judgements(questions: readonly LifebenchQuestion[], given: Given, options: ScoreOptions) {
  const odd = tally();
  const open: OpenAnswer[] = questions.flatMap((question) => {
    const said = given.answers.get(question.id);
    if (question.options !== undefined || said === undefined || said.abstained || said.text.trim() === '') return [];
    return pointsOf(question).map((point, index) => ({
      id: `${question.id}#${index}`,
      question: question.text,
      reference: point.text,
      answer: said.text,
    }));
  });
  if (options.judges.length === 0 && open.length > 0)
    for (const id of new Set(open.map((one) => one.id.slice(0, one.id.lastIndexOf('#')))))
      odd.add('no-judge', 'open answers are unscored: no judge was named', id);
  const judged = [];
  for (const judge of options.judges)
    judged.push(verdictsBy(options.rules, await judgeAll(judge, open, options.signal)));
  for (const { judge, failures } of judged)
    for (const { id, message } of failures)
      odd.add('judge-failed', 'score points could not be judged', `${judge}, ${id}: ${message}`);
  return { verdicts: panelOf(judged), remarks: odd.remarks() as readonly Remark[] };
}

/** The share of the points' weight that was found; `undefined` where any point has no verdict. */
function pointsEarned(
  question: LifebenchQuestion,
  given: Given,
  verdicts: ReadonlyMap<string, boolean>,
): number | undefined {
  const said = given.answers.get(question.id);
  if (said?.abstained === true) return question.gold.answerable ? 0 : 1;
  if (said === undefined || said.text.trim() === '') return 0;
  let [earned, total] = [0, 0];
  for (const [index, { weight }] of pointsOf(question).entries()) {
    const right = verdicts.get(`${question.id}#${index}`);
    if (right === undefined) return undefined;
    total += weight;
    if (right) earned += weight;
  }
  return earned / total;
}

/** 1 when exactly the letters of the reference were chosen, in any order; `undefined` where nothing was said. */
function letterRight({ gold }: LifebenchQuestion, outcome: Outcome | undefined): number | undefined {
  if (outcome?.state !== 'answered') return 0;
  const { said } = outcome.reply;
  if (said === undefined) return undefined;
  const written = said?.kind === 'choice' ? said.letter : said?.kind === 'text' ? said.text : '';
  return lettersOf(written) === lettersOf(gold.answer) ? 1 : 0;
}
const lettersOf = (text: string): string => [...new Set(text.toUpperCase().match(/\b[A-Z](?![A-Z])/g))].sort().join('');

const valuesOf = (rows: readonly Row[], measure: string): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ id, values }): [string, number][] => {
      const value = values.get(measure);
      return value === undefined ? [] : [[id, value]];
    }),
  );
const mean = (rows: readonly Row[], measure: string) => meanOf(rows.map(({ values }) => values.get(measure)));
const summary = (rows: readonly Row[]) =>
  Object.fromEntries(measures.map((measure) => [measure, mean(rows, measure).value ?? null]));
const types = (rows: readonly Row[]) => [...new Set(rows.map(({ type }) => type))].sort();

const documentOf = (rows: readonly Row[], judges: readonly Judge[]): Scored['document'] => ({
  n: rows.length,
  judges: judges.map(({ name }) => name),
  ...summary(rows),
  byType: Object.fromEntries(
    types(rows).map((type) => {
      const of = rows.filter((row) => row.type === type);
      return [type, { n: of.length, ...summary(of) }];
    }),
  ),
  rows: rows.map(({ id, type, values }) => ({
    id,
    type,
    ...Object.fromEntries(measures.map((measure) => [measure, values.get(measure) ?? null])),
  })),
});

const figuresOf = (rows: readonly Row[]): Figure[] => [
  ...measures.map((measure) => ({ measure, ...mean(rows, measure) })),
  ...types(rows).flatMap((type) =>
    measures.map((measure) => ({
      measure,
      slice: `type=${type}`,
      ...mean(
        rows.filter((row) => row.type === type),
        measure,
      ),
    })),
  ),
];
