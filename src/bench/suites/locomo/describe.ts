import type { MemoryItem } from '../../../memory/item.ts';
import type { Collection } from '../../collection.ts';
import { counted, countTable, type Described, summaryTable, words } from '../../described.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { categories, type LocomoQuestion } from './conversations.ts';

/** Length of the conversations, and their questions by category and evidence. */
export async function describeLocomo(
  conversations: readonly Collection[],
  questions: readonly LocomoQuestion[],
): Promise<Described> {
  const own = [];
  for (const conversation of conversations) own.push(await conversationStatistics(conversation, questions));
  const byCategory = Object.fromEntries(
    Object.entries(categories).map(([number, name]) => [
      name,
      questions.filter(({ gold }) => String(gold.category) === number).length,
    ]),
  );
  const evidence = summaryOf(questions.map(({ gold }) => gold.evidence.length));
  const withoutEvidence = questions.filter(({ gold }) => gold.evidence.length === 0).length;
  const length = summaryOf(questions.map(({ text }) => words(text)));
  return {
    document: {
      conversations: own,
      questions: {
        n: questions.length,
        byCategory,
        evidence: evidence ?? null,
        withoutEvidence,
        words: length ?? null,
      },
    },
    tables: [
      {
        title: 'Conversations',
        head: ['', 'sessions', 'turns', 'with a picture', 'words', 'days', 'questions'],
        rows: own.map((one) => [one.id, one.sessions, one.turns, one.pictures, one.words, one.days, one.questions]),
      },
      ...countTable('Questions by category', byCategory),
      ...countTable('Turns that are evidence', counted(questions.map(({ gold }) => String(gold.evidence.length)))),
      ...summaryTable('A question', [
        ['words', length],
        ['turns of evidence', evidence],
      ]),
    ],
  };
}

async function conversationStatistics({ id, items }: Collection, questions: readonly LocomoQuestion[]) {
  const turns: MemoryItem[] = [];
  for await (const turn of items()) turns.push(turn);
  const times = turns.flatMap(({ time }) => (time?.start === undefined ? [] : [Date.parse(time.start.slice(0, 10))]));
  return {
    id,
    sessions: new Set(turns.map(({ thread }) => thread?.id)).size,
    turns: turns.length,
    pictures: turns.filter(({ caption }) => caption !== undefined).length,
    words: turns.reduce((sum, { body }) => sum + words(body?.text ?? ''), 0),
    days: times.length === 0 ? null : Math.round((Math.max(...times) - Math.min(...times)) / 86_400_000),
    questions: questions.filter(({ sample }) => sample === id).length,
  };
}
