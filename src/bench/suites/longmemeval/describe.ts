import { counted, countTable, type Described, summaryTable, words } from '../../described.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { type LongMemEvalQuestion, questionTypes } from './entry.ts';

const turnsOf = ({ sessions }: LongMemEvalQuestion): number =>
  sessions.reduce((sum, { roles }) => sum + roles.length, 0);
const sessionsOf = (turns: readonly string[]): number =>
  new Set(turns.map((turn) => turn.slice(0, turn.lastIndexOf(':')))).size;

/** Length of the histories, and the questions by type, evidence and whether there is an answer. */
export function describeLongMemEval(questions: readonly LongMemEvalQuestion[]): Described {
  const types = questionTypes.map((type) => {
    const of = questions.filter((question) => question.type === type);
    return { type, n: of.length, abstention: of.filter(({ gold }) => !gold.answerable).length };
  });
  const sessions = summaryOf(questions.map((question) => question.sessions.length));
  const turns = summaryOf(questions.map(turnsOf));
  const answerable = questions.filter(({ gold }) => gold.answerable);
  const evidence = summaryOf(answerable.map(({ gold }) => gold.evidence.length));
  const evidenceSessions = counted(answerable.map(({ gold }) => String(sessionsOf(gold.evidence))));
  const length = summaryOf(questions.map(({ text }) => words(text)));
  return {
    document: {
      questions: {
        n: questions.length,
        byType: Object.fromEntries(types.map(({ type, n }) => [type, n])),
        abstention: questions.length - answerable.length,
        words: length ?? null,
        evidence: evidence ?? null,
        evidenceSessions,
        withoutTarget: answerable.filter(({ gold }) => gold.targets.length === 0).length,
      },
      histories: { n: questions.length, sessions: sessions ?? null, turns: turns ?? null },
    },
    tables: [
      {
        title: 'Questions by type',
        head: ['', 'questions', 'without an answer'],
        rows: types.map(({ type, n, abstention }) => [type, n, abstention]),
      },
      ...summaryTable('A history', [
        ['sessions', sessions],
        ['turns', turns],
      ]),
      ...summaryTable('A question', [
        ['words', length],
        ['turns of evidence', evidence],
      ]),
      ...countTable('Sessions that hold evidence', evidenceSessions),
    ],
  };
}
