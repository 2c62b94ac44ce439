import { meanOf } from '../../measures/measure.ts';
import { positionalBias } from '../../measures/positional-bias.ts';
import type { Outcome } from '../../outcome.ts';
import { tally } from '../../remarks.ts';
import { otherRules, type Rules } from '../../rules.ts';
import type { Figure, Remark, Scored } from '../../scored.ts';
import { letterOf } from '../mprbench/chosen.ts';
import type { Letter } from '../mprbench/question-file.ts';
import type { PersonaMemQuestion } from './question-file.ts';
import { isRightReleased } from './released-choice.ts';

type Row = {
  readonly question: PersonaMemQuestion;
  readonly said: Letter | 'unreadable' | undefined;
  /** Absent where the system said nothing: unscored. */
  readonly right: number | undefined;
  /** The same under the other rule set. */
  readonly other: number | undefined;
};

const isRight = (text: string, { right, options }: PersonaMemQuestion, rules: Rules): number =>
  Number(rules === 'official' ? isRightReleased(text, right) : letterOf(text, { options }) === right);

/**
 * Accuracy over all, by type of question and by topic. A question that failed or was abstained from is wrong; one that a
 * system said nothing to is unscored and counted, never wrong in silence.
 */
export function scorePersonaMem(
  questions: readonly PersonaMemQuestion[],
  outcomes: readonly Outcome[],
  remarks: readonly Remark[],
  rules: Rules,
): Scored {
  const odd = tally();
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const rows = questions.map((question): Row => {
    const text = textOf(question.id, byId.get(question.id), odd);
    if (text === undefined) return { question, said: undefined, right: undefined, other: undefined };
    const said = text === '' ? undefined : letterOf(text, question);
    return { question, said, right: isRight(text, question, rules), other: isRight(text, question, otherRules(rules)) };
  });
  return {
    document: documentOf(rows, rules),
    figures: figuresOf(rows, rules),
    perQuestion: new Map([['accuracy', valuesOf(rows)]]),
    remarks: [...remarks, ...odd.remarks()],
  };
}

/** What was answered, empty for nothing that could be right; `undefined` for no statement at all. */
function textOf(id: string, outcome: Outcome | undefined, odd: ReturnType<typeof tally>): string | undefined {
  if (outcome?.state === 'failed') {
    odd.add('failed', 'questions failed and count as wrong', `${id}: ${outcome.error.message}`);
    return '';
  }
  const said = outcome?.reply.said;
  if (said?.kind === 'choice') return said.letter;
  if (said?.kind === 'text') return said.text;
  if (said?.kind === 'abstained') {
    odd.add('abstained', 'questions were abstained from, which chooses no option, and count as wrong', id);
    return '';
  }
  odd.add('unanswered', 'questions were not answered and are unscored: the system chooses no option', id);
  return undefined;
}

const accuracy = (rows: readonly Row[]) => meanOf(rows.map(({ right }) => right));
const orNull = (value: number | undefined): number | null => value ?? null;
const valuesOf = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ question, right }): [string, number][] => (right === undefined ? [] : [[question.id, right]])),
  );

/** The rows by a label of their questions, in the order of its values. */
function sliced(rows: readonly Row[], label: (question: PersonaMemQuestion) => string | undefined) {
  const values = [...new Set(rows.flatMap(({ question }) => label(question) ?? []))].sort();
  return values.map((value) => [value, rows.filter(({ question }) => label(question) === value)] as const);
}
const byType = (rows: readonly Row[]) => sliced(rows, ({ type }) => type);
const byTopic = (rows: readonly Row[]) => sliced(rows, ({ topic }) => topic);

function documentOf(rows: readonly Row[], rules: Rules): Scored['document'] {
  const summary = (of: readonly Row[]) => ({
    n: of.length,
    unanswered: of.filter(({ right }) => right === undefined).length,
    accuracy: orNull(accuracy(of).value),
  });
  return {
    rules,
    ...summary(rows),
    random: orNull(meanOf(rows.map(({ question }) => 1 / Object.keys(question.options).length)).value),
    otherRules: {
      rules: otherRules(rules),
      accuracy: orNull(meanOf(rows.map(({ other }) => other)).value),
      differ: rows.flatMap(({ question, right, other }) =>
        right === other ? [] : [{ id: question.id, score: orNull(right), other: orNull(other) }],
      ),
    },
    byType: Object.fromEntries(byType(rows).map(([type, of]) => [type, summary(of)])),
    byTopic: Object.fromEntries(byTopic(rows).map(([topic, of]) => [topic, summary(of)])),
    positionalBias: positionalBias(
      rows.flatMap(({ said }) => said ?? []),
      ['A', 'B', 'C', 'D'],
    ),
    rows: rows.map(({ question, said, right }) => ({
      id: question.id,
      type: question.type,
      said: said ?? null,
      right: orNull(right),
    })),
  };
}

function figuresOf(rows: readonly Row[], rules: Rules): Figure[] {
  const figure = (of: readonly Row[], slice: string): Figure => ({ measure: 'accuracy', slice, ...accuracy(of) });
  const other = meanOf(rows.map((row) => row.other));
  const answered = rows.filter(({ right }) => right !== undefined).length;
  return [
    { measure: 'accuracy', ...accuracy(rows) },
    { measure: 'answered', n: rows.length, ...(rows.length === 0 ? {} : { value: answered / rows.length }) },
    ...(rows.some((row) => row.right !== row.other)
      ? [{ measure: 'accuracy', slice: `rules=${otherRules(rules)}`, ...other }]
      : []),
    ...byType(rows).map(([type, of]) => figure(of, `type=${type}`)),
    ...byTopic(rows).map(([topic, of]) => figure(of, `topic=${topic}`)),
  ];
}
