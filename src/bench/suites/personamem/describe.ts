import { counted, countTable, type Described, summaryTable, words } from '../../described.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { contextOf, type PersonaMemQuestion } from './question-file.ts';

/** The questions by type, topic and right letter, and how far into how many conversations they are asked. */
export function describePersonaMem(questions: readonly PersonaMemQuestion[]): Described {
  const types = counted(questions.map(({ type }) => type));
  const topics = counted(questions.flatMap(({ topic }) => topic ?? []));
  const letters = counted(questions.map(({ right }) => right));
  const messages = summaryOf(questions.map(({ part }) => part.most));
  const tokens = summaryOf(questions.flatMap((question) => question.tokens ?? []));
  const length = summaryOf(questions.map(({ text }) => words(text)));
  const contexts = new Set(questions.map(({ part }) => part.id)).size;
  const collections = new Set(questions.map(contextOf)).size;
  const personas = new Set(questions.flatMap(({ persona }) => persona ?? [])).size;
  return {
    document: {
      conversations: { n: contexts, collections, personas, messages: messages ?? null, tokens: tokens ?? null },
      questions: { n: questions.length, types, topics, letters, words: length ?? null },
    },
    tables: [
      {
        title: 'Conversations',
        head: ['conversations', 'cut at a question', 'personas', 'questions'],
        rows: [[contexts, collections, personas, questions.length]],
      },
      ...countTable('Questions by type', types),
      ...countTable('Questions by topic', topics),
      ...countTable('Right answers', letters),
      ...summaryTable('A question', [
        ['words', length],
        ['messages before it', messages],
        ['tokens before it', tokens],
      ]),
    ],
  };
}
