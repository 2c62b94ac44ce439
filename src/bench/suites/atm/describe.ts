import type { Collection } from '../../collection.ts';
import { countTable, type Described, type DescribedTable, summaryTable } from '../../described.ts';
import { type CorpusStatistics, corpusStatistics, questionStatistics, topicsOfEvidence } from './corpus-statistics.ts';
import type { AtmQuestion } from './questions.ts';

const kinds = ['email', 'image', 'video'] as const;

/** The memory as in the paper's Tables 2, 8 and 9, the questions as in Tables 6 and 7 and Figure 4. */
export async function describeAtm(
  questions: readonly AtmQuestion[],
  memory: Collection | undefined,
): Promise<Described> {
  const asked = questionStatistics(questions);
  const evidence = new Set(questions.flatMap(({ gold }) => gold.evidence));
  const corpus =
    memory === undefined ? null : await corpusStatistics(memory.items(), topicsOfEvidence(questions), evidence);
  return {
    document: { questions: { n: questions.length, ...asked }, memory: corpus },
    tables: [
      ...(corpus === null ? [] : memoryTables(corpus)),
      ...countTable('Questions by type', asked.types),
      ...countTable('Questions by topic', asked.topics),
      ...countTable('Questions by intent', asked.intents),
      ...countTable('Questions by ability', asked.abilities),
      ...countTable('Questions by language', asked.languages),
      ...summaryTable('Evidence of the questions', [
        ['items of evidence', asked.evidence],
        ['days from the first to the last', asked.spanDays],
        ['days from the last to the question', asked.distanceDays],
      ]),
    ],
  };
}

function memoryTables(corpus: CorpusStatistics): DescribedTable[] {
  const { modalities, topics, videoSeconds, countries, located, unknownEvidence } = corpus;
  const present = kinds.filter((kind) => modalities[kind] !== undefined);
  return [
    {
      title: 'Memory (Table 2; words and punctuation marks stand for tokens)',
      head: ['', 'n', 'words, mean', 'std', 'megapixels, mean'],
      rows: present.map((kind) => {
        const { count = 0, words, megapixels } = modalities[kind] ?? {};
        return [kind, count, words?.mean ?? null, words?.std ?? null, megapixels?.mean ?? null];
      }),
    },
    ...(Object.keys(topics).length === 0
      ? []
      : [
          {
            title: 'Memory by topic (Table 8), of the items that questions with a topic cite',
            head: ['', ...kinds, 'all'],
            rows: Object.entries(topics).map(([topic, of]) => {
              const row = kinds.map((kind) => of[kind] ?? 0);
              return [topic, ...row, row.reduce((a, b) => a + b, 0)];
            }),
          },
        ]),
    ...summaryTable('Length of the videos in seconds (Table 9)', [['videos', videoSeconds]]),
    ...countTable('Where', { 'with a position': located, ...countries }),
    ...(unknownEvidence.length === 0
      ? []
      : countTable('Gold evidence missing from the memory', {
          [unknownEvidence.slice(0, 5).join(', ')]: unknownEvidence.length,
        })),
  ];
}
