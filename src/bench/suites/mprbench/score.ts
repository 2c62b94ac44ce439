import { meanOf } from '../../measures/measure.ts';
import { positionalBias } from '../../measures/positional-bias.ts';
import { otherRules, type Rules } from '../../rules.ts';
import type { Figure, Remark, Scored } from '../../scored.ts';
import { type ChoiceQuestion, failureModes, type Group, groups, type Letter, tasks } from './question-file.ts';

/** The letter that was said; `undefined` for a question without an answer, `unreadable` for one that names no option. */
export type Chosen = ReadonlyMap<string, Letter | 'unreadable'>;

type Row = {
  readonly question: ChoiceQuestion;
  readonly said: Letter | 'unreadable' | undefined;
  readonly right: number;
  /** The same under the other rule set. */
  readonly other: number;
};

/** Strict rules know that two options in the same words cannot be told apart: who picks the twin of the right one is right. */
function isRight({ right, options }: ChoiceQuestion, said: Letter | 'unreadable' | undefined, rules: Rules): boolean {
  if (said === undefined || said === 'unreadable') return false;
  const words = (letter: Letter) => options[letter].trim().toLowerCase();
  return said === right || (rules === 'strict' && words(said) === words(right));
}

const accuracy = (rows: readonly Row[]) => meanOf(rows.map(({ right }) => right));
const orNull = (value: number | undefined): number | null => value ?? null;

/** Accuracy by sub-task and group, both averages, failure modes of wrong answers, and what distractors do. */
export function scoreMprbench(
  questions: readonly ChoiceQuestion[],
  chosen: Chosen,
  remarks: readonly Remark[],
  rules: Rules,
): Scored {
  const rows = questions.map((question): Row => {
    const said = chosen.get(question.id);
    const right = Number(isRight(question, said, rules));
    return { question, said, right, other: Number(isRight(question, said, otherRules(rules))) };
  });
  // A question with a distractor is the same question again: it is compared with the plain one and counts nowhere else.
  const plain = rows.filter(({ question }) => question.of === undefined);
  const groupMeans = groups.map((group) => accuracy(plain.filter(({ question }) => question.group === group)).value);
  return {
    document: {
      rules,
      n: plain.length,
      /** Weighs questions, as the leaderboard does; `macro_avg` weighs groups, as the text says. */
      avg: orNull(accuracy(plain).value),
      macro_avg: orNull(meanOf(groupMeans).value),
      random: 0.25,
      otherRules: otherDocument(plain, otherRules(rules)),
      ...Object.fromEntries(groups.map((group) => [group, groupDocument(plain, group)])),
      failures: failuresOf(plain),
      distractors: distractorsOf(rows),
      positionalBias: positionalBias(
        plain.flatMap(({ said }) => said ?? []),
        ['A', 'B', 'C', 'D'],
      ),
      rows: rows.map(({ question, said, right }) => ({
        id: question.id,
        group: question.group,
        task: question.task,
        said: said ?? null,
        right,
      })),
    },
    figures: [...figuresOf(plain, groupMeans, rules), ...misledFigures(rows)],
    perQuestion: new Map([['accuracy', new Map(plain.map(({ question, right }) => [question.id, right]))]]),
    remarks,
  };
}

const otherDocument = (rows: readonly Row[], rules: Rules) => ({
  rules,
  avg: orNull(meanOf(rows.map(({ other }) => other)).value),
  differ: rows.flatMap(({ question, right, other }) =>
    right === other ? [] : [{ id: question.id, score: right, other }],
  ),
});

function groupDocument(rows: readonly Row[], group: Group) {
  const of = rows.filter(({ question }) => question.group === group);
  const byTask = tasks[group].map((task) => accuracy(of.filter(({ question }) => question.task === task)));
  return {
    n: of.length,
    avg: orNull(accuracy(of).value),
    macro_avg: orNull(meanOf(byTask.map(({ value }) => value)).value),
    ...Object.fromEntries(tasks[group].map((task, i) => [task, orNull(byTask[i]?.value)])),
  };
}

/** How many wrong answers are wrong in which way; what carries no label, or was not answered, is `other`. */
function failuresOf(rows: readonly Row[]) {
  const wrong = rows.filter(({ right }) => right === 0);
  const mode = ({ question, said }: Row) =>
    said === undefined || said === 'unreadable' ? 'other' : (question.failure[said] ?? 'other');
  return Object.fromEntries(failureModes.map((name) => [name, wrong.filter((row) => mode(row) === name).length]));
}

/** Accuracy with each kind of distractor against the same questions without, or, where none is named, the same sub-tasks. */
function distractorsOf(rows: readonly Row[]) {
  const kinds = [...new Set(rows.flatMap(({ question }) => question.distractor ?? []))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const misled = rows.filter(({ question }) => question.distractor === kind);
      const without = withoutDistractor(rows, misled);
      const [on, off] = [accuracy(misled).value, accuracy(without).value];
      const change = on === undefined || off === undefined ? null : on - off;
      return [kind, { n: misled.length, accuracy: orNull(on), without: orNull(off), change }];
    }),
  );
}

function withoutDistractor(rows: readonly Row[], misled: readonly Row[]): Row[] {
  const same = new Set(misled.flatMap(({ question }) => question.of ?? []));
  if (same.size > 0) return rows.filter(({ question }) => same.has(question.id));
  const alike = new Set(misled.map(({ question }) => `${question.group}/${question.task}`));
  return rows.filter(
    ({ question }) => question.distractor === undefined && alike.has(`${question.group}/${question.task}`),
  );
}

/** Both runs of the questions that have a distractor. */
function misledFigures(rows: readonly Row[]): Figure[] {
  const kinds = [
    ...new Set(rows.flatMap(({ question }) => (question.of === undefined ? [] : (question.distractor ?? [])))),
  ];
  return kinds.sort().flatMap((kind) => {
    const misled = rows.filter(({ question }) => question.of !== undefined && question.distractor === kind);
    return [
      { measure: 'accuracy', slice: `distractor=${kind}`, ...accuracy(misled) },
      { measure: 'accuracy', slice: `without=${kind}`, ...accuracy(withoutDistractor(rows, misled)) },
    ];
  });
}

function figuresOf(rows: readonly Row[], groupMeans: readonly (number | undefined)[], rules: Rules): Figure[] {
  const figure = (of: readonly Row[], slice: string): Figure => ({ measure: 'accuracy', slice, ...accuracy(of) });
  const macro = meanOf(groupMeans);
  return [
    { measure: 'accuracy', ...accuracy(rows) },
    ...(rows.some(({ right, other }) => right !== other)
      ? [{ measure: 'accuracy', slice: `rules=${otherRules(rules)}`, ...meanOf(rows.map(({ other }) => other)) }]
      : []),
    { measure: 'macro-accuracy', n: rows.length, ...(macro.value === undefined ? {} : { value: macro.value }) },
    ...groups.flatMap((group) => {
      const of = rows.filter(({ question }) => question.group === group);
      return [
        figure(of, `group=${group}`),
        ...tasks[group].map((task) =>
          figure(
            of.filter(({ question }) => question.task === task),
            `task=${group}/${task}`,
          ),
        ),
      ];
    }),
  ];
}
