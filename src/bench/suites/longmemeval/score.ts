import { meanOf } from '../../measures/measure.ts';
import { recallAt } from '../../measures/ranking.ts';
import { abstention } from '../../measures/sets.ts';
import { tally } from '../../remarks.ts';
import type { Figure, Remark, Scored } from '../../scored.ts';
import type { ScoreOptions } from '../../suite.ts';
import type { Given } from '../answer-files.ts';
import { type Judged, judgeAll, type OpenAnswer, panelOf, verdictsBy } from '../judging.ts';
import { tokenF1 } from '../locomo/token-f1.ts';
import { type LongMemEvalQuestion, questionTypes } from './entry.ts';
import { rubricOf } from './judge.prompt.ts';
import { yesNoVerdict } from './judge-reply.ts';
import { levels, releasedDepths, releasedValues } from './retrieval.ts';

const shown = [1, 5, 10, 20];
type Row = {
  readonly question: LongMemEvalQuestion;
  /** Whether the answer says that there is none; absent without an answer. */
  readonly abstained: boolean | undefined;
  readonly values: ReadonlyMap<string, number | undefined>;
};

/**
 * Answers as a judge finds them by the released rules, and by the words that they share with the reference; rankings by
 * the released measures and by the share of evidence turns. Without a judge nothing is right or wrong, save where there is
 * nothing to judge at all: what was failed or abstained from alone would pass for the whole. A failed question is wrong.
 */
export async function scoreLongMemEval(
  questions: readonly LongMemEvalQuestion[],
  given: Given,
  options: ScoreOptions,
): Promise<Scored> {
  const { judged, remarks, unjudged } = await judgements(questions, given, options);
  const verdicts = panelOf(judged);
  const rows = questions.map((question): Row => {
    const said = given.answers.get(question.id);
    return {
      question,
      abstained: said?.abstained,
      values: new Map([
        ...(given.answers.size === 0 ? [] : answerValues(question, said, unjudged ? undefined : verdicts)),
        ...(given.retrieved.size === 0 ? [] : rankingValues(question, given.retrieved.get(question.id) ?? [])),
      ]),
    };
  });
  const longest = Math.max(0, ...[...given.retrieved.values()].map((ranking) => ranking.length));
  const measures = measuresFor(longest);
  return {
    document: documentOf(rows, judged, options),
    figures: figuresOf(rows, measures),
    perQuestion: new Map(measures.map((measure) => [measure, valuesOf(rows, measure)])),
    remarks: [...given.remarks, ...remarks],
  };
}

/** Places that no ranking reaches are not looked at, beyond the first ten. */
const measuresFor = (longest: number): string[] => [
  ...['accuracy', 'F1', ...shown.map((k) => `R@${k}`)],
  ...releasedDepths
    .filter((depth) => depth >= 5 && (depth <= 10 || depth <= longest))
    .flatMap((depth) => levels.flatMap((level) => [`${level}.recall_all@${depth}`, `${level}.ndcg_any@${depth}`])),
];

type Said = { readonly text: string; readonly abstained: boolean } | undefined;

function answerValues(
  { id, type, gold }: LongMemEvalQuestion,
  said: Said,
  verdicts: ReadonlyMap<string, boolean> | undefined,
): [string, number | undefined][] {
  const right = isSilent(said) ? said?.abstained === true && !gold.answerable : verdicts?.get(id);
  // What a person would prefer is described, and why nothing is known is explained: neither is an answer to share words with.
  const f1 = gold.answerable && type !== 'single-session-preference' ? wordsShared(said, gold.answer) : undefined;
  return [
    ['accuracy', verdicts === undefined || right === undefined ? undefined : Number(right)],
    ['F1', f1],
  ];
}

/** True for what needs no judge: nothing, or an abstention. */
const isSilent = (said: Said): boolean => said === undefined || said.abstained || said.text.trim() === '';
const wordsShared = (said: Said, answer: string): number =>
  said === undefined || isSilent(said) ? 0 : tokenF1(said.text, answer);

function rankingValues(question: LongMemEvalQuestion, returned: readonly string[]): [string, number | undefined][] {
  const { answerable, evidence } = question.gold;
  const gold = new Set(answerable ? evidence : []);
  return [
    ...shown.map((k): [string, number | undefined] => [`R@${k}`, recallAt(k).of({ gold, returned })]),
    ...releasedValues(question, returned),
  ];
}

async function judgements(questions: readonly LongMemEvalQuestion[], given: Given, options: ScoreOptions) {
  const odd = tally();
  const open = questions.flatMap((question): OpenAnswer[] => {
    const said = given.answers.get(question.id);
    if (said === undefined || isSilent(said)) return [];
    const { id, text, type, gold } = question;
    const rubric = rubricOf(type, !gold.answerable);
    return [{ id, question: text, reference: gold.answer, answer: said.text, rubric }];
  });
  if (options.judges.length === 0)
    for (const { id } of open) odd.add('no-judge', 'answers are unscored: no judge was named', id);
  const judged: Judged[] = [];
  for (const judge of options.judges)
    judged.push(verdictsBy(options.rules, await judgeAll(judge, open, options.signal), yesNoVerdict));
  for (const { judge, failures } of judged)
    for (const { id, message } of failures)
      odd.add('judge-failed', 'answers could not be judged', `${judge}, ${id}: ${message}`);
  const unjudged = options.judges.length === 0 && open.length > 0;
  return { judged, unjudged, remarks: odd.remarks() as readonly Remark[] };
}

const mean = (rows: readonly Row[], measure: string) => meanOf(rows.map(({ values }) => values.get(measure)));
const orNull = (value: number | undefined): number | null => value ?? null;
const valuesOf = (rows: readonly Row[], measure: string): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ question, values }): [string, number][] => {
      const value = values.get(measure);
      return value === undefined ? [] : [[question.id, value]];
    }),
  );

const ofType = (rows: readonly Row[], type: string) => rows.filter(({ question }) => question.type === type);
const unanswerable = (rows: readonly Row[]) => rows.filter(({ question }) => !question.gold.answerable);
/** Each type counts the same, abstention questions with the type they are made of, as the released script has it. */
const overTypes = (rows: readonly Row[]) =>
  meanOf(questionTypes.map((type) => mean(ofType(rows, type), 'accuracy').value));
const abstentionOf = (rows: readonly Row[]) =>
  abstention(
    rows.flatMap(({ question, abstained }) =>
      abstained === undefined ? [] : [{ unanswerable: !question.gold.answerable, abstained }],
    ),
  );

function documentOf(rows: readonly Row[], judged: readonly Judged[], { rules }: ScoreOptions): Scored['document'] {
  const summary = (of: readonly Row[]) => ({
    n: of.length,
    accuracy: orNull(mean(of, 'accuracy').value),
    judged: mean(of, 'accuracy').n,
    f1: orNull(mean(of, 'F1').value),
    ...Object.fromEntries(shown.map((k) => [`R@${k}`, orNull(mean(of, `R@${k}`).value)])),
  });
  const { precision, recall, f1 } = abstentionOf(rows);
  return {
    rules,
    ...summary(rows),
    taskAveraged: orNull(overTypes(rows).value),
    abstention: {
      n: unanswerable(rows).length,
      accuracy: orNull(mean(unanswerable(rows), 'accuracy').value),
      ...{ precision: orNull(precision), recall: orNull(recall), f1: orNull(f1) },
    },
    retrieval: retrievalDocument(rows),
    byType: Object.fromEntries(questionTypes.map((type) => [type, summary(ofType(rows, type))])),
    judges: judged.map(({ judge, verdicts, failures, fallbacks }) => ({
      ...{ name: judge, n: verdicts.size, mean: orNull(meanOf([...verdicts.values()].map(Number)).value) },
      ...{ failures: failures.length, fallbacks },
    })),
    rows: rows.map(({ question, values }) => ({
      id: question.id,
      question_id: question.releasedId,
      type: question.type,
      ...Object.fromEntries([...values].map(([measure, value]) => [measure, orNull(value)])),
    })),
  };
}

/** The released measures at all their depths, and how many questions the released scorer leaves out. */
function retrievalDocument(rows: readonly Row[]) {
  const measured = rows.filter(({ values }) => values.has('turn.recall_all@10'));
  if (!rows.some(({ values }) => values.has('R@10'))) return null;
  const names = [...(measured[0]?.values.keys() ?? [])].filter((name) => name.includes('.'));
  return {
    n: measured.length,
    abstention: unanswerable(rows).length,
    withoutTarget: rows.length - measured.length - unanswerable(rows).length,
    ...Object.fromEntries(names.map((name) => [name, orNull(mean(measured, name).value)])),
  };
}

function figuresOf(rows: readonly Row[], measures: readonly string[]): Figure[] {
  const sliced: readonly (readonly [string, readonly Row[]])[] = [
    ...questionTypes.map((type) => [`type=${type}`, ofType(rows, type)] as const),
    ['abstention', unanswerable(rows)],
  ];
  const tasks = overTypes(rows);
  const abst = abstentionOf(rows);
  return [
    ...measures.map((measure) => ({ measure, ...mean(rows, measure) })),
    { measure: 'task-accuracy', ...tasks },
    ...(abst.n === 0 ? [] : [{ measure: 'Abst-F1', n: abst.n, ...(abst.f1 === undefined ? {} : { value: abst.f1 }) }]),
    ...sliced.flatMap(([slice, of]) =>
      of.length === 0 ? [] : measures.map((measure) => ({ measure, slice, ...mean(of, measure) })),
    ),
  ];
}
