import type { Anchor } from '../../suite.ts';

const QS = 'QS(official)';
const JOINT = 'qs_x_recall@10(official)';
const paper = (place: string) => `ATM-Bench paper, ${place}`;
const repository = 'ATM-Bench repository, README';

/** QS, R@10 and Joint@10 in percent, then QS by type; a dash is none. */
type Row = readonly [system: string, qs: number, recall: number, joint: number, n: number, r: number, o: number];

/** Table 3, the set of 1,013 questions. The Joint of Self-RAG DM stands above its QS, which Eq. 4 cannot give. */
const table3: readonly Row[] = [
  ['A-Mem DM piled', 46.1, 66.6, 44.0, 55.0, 27.0, 44.9],
  ['A-Mem DM linked', 44.8, 66.4, 42.8, 57.2, 16.9, 43.6],
  ['Mem0 agentic', 43.5, 61.9, 41.8, 57.2, 25.9, 48.4],
  ['Mem0 plain', 41.5, 61.9, 38.4, 58.6, 25.9, 33.7],
  ['HippoRAG2 DM', 42.9, 66.4, 41.5, 58.6, 34.9, 34.1],
  ['HippoRAG2 SGM', 47.7, 69.6, 46.9, 59.4, 39.3, 41.8],
  ['Self-RAG DM', 42.1, 61.8, 42.8, 46.4, 33.1, 30.9],
  ['Self-RAG SGM', 50.3, 68.7, 48.2, 59.7, 35.3, 48.4],
  ['ATM-RAG DM', 42.0, 61.8, 41.3, 50.6, 31.0, 38.9],
  ['ATM-RAG SGM', 51.0, 68.7, 48.6, 60.3, 32.4, 48.2],
];
/** Table 3, the 25 hard questions: QS, R@10, Joint@10. */
const table3Hard: readonly (readonly [string, number, number, number])[] = [
  ['A-Mem DM piled', 15.0, 38.4, 12.8],
  ['Mem0 plain', 16.6, 37.7, 15.7],
  ['HippoRAG2 SGM', 17.6, 36.1, 15.3],
  ['Self-RAG SGM', 16.1, 38.1, 13.4],
  ['ATM-RAG SGM', 16.3, 38.1, 13.7],
];
const table5: readonly (readonly [string, number, number, number])[] = [
  ['ATM-RAG SGM, Qwen3-4B embedder', 54.5, 75.2, 52.8],
  ['ATM-RAG SGM, Qwen3-0.6B and a 4B reranker', 55.8, 73.6, 51.8],
];
/** QS alone: bounds with the evidence given, and without any. */
const bounds: readonly (readonly [string, number, number, string])[] = [
  ['no-evidence', 0.2, 0, 'Table 3'],
  ['oracle DM', 70.0, 25.6, 'Table 3'],
  ['oracle SGM, Qwen3-VL-8B', 77.8, 47.3, 'Tables 3 and 10'],
  ['oracle, Claude Opus 4.5', 86.0, 62.7, 'Table 10'],
];
/** Another evaluation than the paper's; the hard set has 31 questions here. */
const later: readonly (readonly [string, number, number, string])[] = [
  ['MemPalace', 56.8, 76.4, repository],
  ['Memexa', 68.0, 79.1, `${repository}; another judge`],
];
const laterHard: readonly (readonly [string, number, string])[] = [
  ['best memory system (MemoryOS)', 13.7, `${repository}, 31 hard questions`],
  ['Memexa', 47.9, `${repository}, 31 hard questions; another judge`],
  ['best general agent', 58.8, `${repository}, 31 hard questions`],
];

const anchor = (measure: string, system: string, percent: number, source: string, slice?: string): Anchor => ({
  measure,
  ...(slice === undefined ? {} : { slice }),
  system,
  value: Math.round(percent * 10) / 1000,
  source,
});
const triple = (system: string, values: readonly number[], source: string, slice?: string): Anchor[] =>
  [QS, 'R@10', JOINT].flatMap((measure, index) => {
    const value = values[index];
    return value === undefined ? [] : [anchor(measure, system, value, source, slice)];
  });

/** Published figures on our scale of 0–1. Without a slice they are of the full set. */
export const atmAnchors: readonly Anchor[] = [
  ...table3.flatMap(([system, qs, recall, joint, number, list, open]) => [
    ...triple(system, [qs, recall, joint], paper('Table 3')),
    anchor(QS, system, number, paper('Table 3'), 'type=number'),
    anchor(QS, system, list, paper('Table 3'), 'type=list_recall'),
    anchor(QS, system, open, paper('Table 3'), 'type=open_end'),
  ]),
  ...table3Hard.flatMap(([system, ...values]) =>
    triple(system, values, paper('Table 3, 25 hard questions'), 'set=hard'),
  ),
  ...table5.flatMap(([system, ...values]) => triple(system, values, paper('Table 5'))),
  ...bounds.flatMap(([system, full, hard, place]) => [
    anchor(QS, system, full, paper(place)),
    anchor(QS, system, hard, paper(`${place}, 25 hard questions`), 'set=hard'),
  ]),
  ...later.flatMap(([system, qs, recall, source]) => triple(system, [qs, recall], source)),
  ...laterHard.map(([system, qs, source]) => anchor(QS, system, qs, source, 'set=hard')),
];
