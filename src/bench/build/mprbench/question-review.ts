import type { ReviewKind, Subjects } from '../../../contract/review/subjects.ts';
import { failureModes } from '../../suites/mprbench/question-file.ts';
import type { BuildContext, Draft, Reviewed } from '../builder.ts';
import type { StepRecord } from '../step-records.ts';
import { questionProblems } from './checks.ts';
import { type BuiltQuestion, letters, type RecordsOfQuestions } from './records.ts';

/** Stands where somebody has to write an option. */
export const UNWRITTEN = '…';
const RIGHT = 'right';

/** How people see questions: the options with how each fails, the picture, and what code found wrong. */
export const questionReview = (records: RecordsOfQuestions): Reviewed => ({
  drafts: async (context: BuildContext) => context.records(records).all().map(questionDraft),
  left: (result, record) => questionLeft(result, record.value as BuiltQuestion),
});

function questionDraft({ key, value }: StepRecord<BuiltQuestion>): Draft {
  const { question, options, answer, failure, group, task, concept, item, reasoning } = value;
  return {
    key,
    kind: 'quiz',
    subject: {
      question,
      category: `${group} ${task}`,
      options: letters.map((id) => ({
        id,
        text: options[id] === '' ? UNWRITTEN : options[id],
        strategy: id === answer ? RIGHT : (failure[id] ?? 'other'),
      })),
      answer,
      ...(reasoning === undefined ? {} : { explanation: reasoning }),
      extra: { concept },
    },
    evidence: item === undefined ? [] : [{ item }],
    checks: questionProblems(value).map((message) => ({ check: 'question', ok: false, message })),
  };
}

/** The question as people left it; a form whose options they wrote counts as written. */
export function questionLeft(result: Subjects[ReviewKind], before: BuiltQuestion): unknown {
  if (!('options' in result)) return before;
  const said = new Map(result.options.map((option) => [option.id, option]));
  const texts = letters.map((id): [string, string] => [id, said.get(id)?.text ?? '']);
  const failure = letters.flatMap((id) => {
    const mode = failureModes.find((one) => one === said.get(id)?.strategy);
    return id === result.answer ? [] : [[id, mode ?? 'other'] as const];
  });
  return {
    ...before,
    written: texts.every(([, text]) => text !== '' && text !== UNWRITTEN),
    question: result.question,
    options: Object.fromEntries(texts),
    answer: result.answer,
    failure: Object.fromEntries(failure),
    ...(result.explanation === undefined ? {} : { reasoning: result.explanation }),
  };
}
