import type { Collection } from '../../collection.ts';
import { counted, countTable, type Described, summaryTable, words } from '../../described.ts';
import { summaryOf } from '../../statistics/summary.ts';
import type { LifebenchQuestion } from './question-file.ts';

/** Rows of each person's phone by kind, and the questions by type and evidence. */
export async function describeLifebench(
  collections: readonly Collection[],
  questions: readonly LifebenchQuestion[],
): Promise<Described> {
  const people = [];
  for (const { id, items } of collections) {
    const kinds: string[] = [];
    for await (const item of items()) kinds.push(item.id.split(':').at(-2) ?? '');
    const own = questions.filter(({ person }) => person === id).length;
    people.push({ id, rows: kinds.length, kinds: counted(kinds), questions: own });
  }
  const allKinds = [...new Set(people.flatMap(({ kinds }) => Object.keys(kinds)))].sort();
  const byType = counted(questions.map(({ type }) => type));
  const evidence = summaryOf(questions.map(({ gold }) => gold.evidence.length));
  const length = summaryOf(questions.map(({ text }) => words(text)));
  const points = summaryOf(questions.flatMap(({ gold }) => (gold.points.length === 0 ? [] : [gold.points.length])));
  const choices = questions.filter(({ options }) => options !== undefined).length;
  const byKind = counted(questions.flatMap(({ gold }) => gold.evidence.map((id) => id.split(':').at(-2) ?? '')));
  return {
    document: {
      people,
      questions: { n: questions.length, byType, choices, evidence: evidence ?? null, evidenceByKind: byKind },
    },
    tables: [
      {
        title: 'People',
        head: ['', 'rows', ...allKinds, 'questions'],
        rows: people.map((one) => [one.id, one.rows, ...allKinds.map((kind) => one.kinds[kind] ?? 0), one.questions]),
      },
      ...countTable('Questions by type', byType),
      ...countTable('Evidence by kind', byKind),
      ...summaryTable('A question', [
        ['words', length],
        ['rows of evidence', evidence],
        ['score points', points],
      ]),
    ],
  };
}
