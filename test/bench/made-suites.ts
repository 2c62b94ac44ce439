import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SuiteName } from '../../src/bench/suite.ts';

/** Stands in every field that is gold, a label or a note. */
export const canary = 'CANARYGOLD';

const turns = ['kite', 'boat', 'piano'].map((thing, n) => ({
  speaker: 'Ada',
  dia_id: `D1:${n + 1}`,
  text: `I saw a ${thing}.`,
}));
const options = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id, text: `option ${id}` }));

type MadeSuite = {
  readonly suite: SuiteName;
  readonly files: Readonly<Record<string, unknown>>;
  /** Below the folder that the files are put into. */
  readonly at: string;
  /** Words of what may be remembered, so that a test sees that something arrived; absent where nothing is to be remembered. */
  readonly remembered?: string;
};

/** A tiny data set of each suite in its released layout, with a canary in every gold field. */
export const madeSuites: readonly MadeSuite[] = [
  {
    suite: 'atm',
    at: 'atm',
    remembered: 'harbour',
    files: {
      'atm/atm-bench/atm-bench.json': [
        {
          id: 'q1',
          question: 'Which ferry did I book?',
          answer: canary,
          evidence_ids: [canary],
          niah_evidence_ids: [canary],
          qtype: 'open_end',
          notes: canary,
          topic: canary,
          intent: [canary],
          ability: canary,
          reviewer: { comment: canary },
        },
        {
          id: 'q2',
          question: 'How much was the ferry?',
          answer: `5 ${canary}`,
          evidence_ids: [canary],
          qtype: 'number',
        },
      ],
      'atm/raw_memory/email/emails.json': [
        {
          id: 'email202401010001',
          timestamp: '2024-01-01 10:00:00',
          short_summary: 'Ferry',
          detail: 'From the harbour: 12.85',
        },
      ],
      'atm/processed_memory/image_batch_results.json': [
        { image_path: 'x/20240201_101010.jpg', caption: 'a boat in the harbour' },
      ],
    },
  },
  {
    suite: 'photobench',
    at: 'photobench',
    remembered: 'harbour',
    files: {
      'photobench/album1/query.json': [
        {
          query_en: 'boats',
          query_cn: '船',
          ground_truth: [`${canary}.jpg`],
          ground_truth_count: 1,
          Object: 'fact',
          Genre: canary,
          Source: 'VMF',
          comment: canary,
        },
        { query_en: 'an elephant', query_cn: '大象', ground_truth: [], Source: 'V' },
      ],
      'photobench/album1/images/metadata/metadata.json': {
        'a (1).jpg': { latitude: 38.7, longitude: -9.1, time: '2022-05-07 15:09:29' },
        'B.JPG': { latitude: null, longitude: '', time: '' },
      },
      'photobench/album1/images/captions/captions_en.json': { 'a (1).jpg': 'boats in the harbour', 'B.JPG': 'a dog' },
    },
  },
  {
    suite: 'mprbench',
    at: 'mprbench',
    remembered: 'lighthouse',
    files: {
      'mprbench/concepts/ada/profile.json': { name: 'Ada', hobby: 'lighthouse keeping' },
      'mprbench/questions.jsonl': {
        id: 'q1',
        group: 'text',
        task: 'predict',
        concept: canary,
        question: 'What would she visit?',
        options: { A: 'a lighthouse', B: 'a mall', C: 'a cave', D: 'a farm' },
        answer: 'A',
        failure: { B: canary, C: 'mis_identification' },
        distractor: canary,
        explanation: canary,
      },
    },
  },
  {
    suite: 'mm-ocean',
    at: 'mm-ocean',
    files: {
      'mm-ocean/a.json': {
        video_id: 'a.000.mp4',
        video_path: 'a.000.mp4',
        transcription: 'Hello there',
        original_scores: { openness: 0.9, extraversion: 0.1 },
        observations: [{ dimension: canary, start_time: 0, end_time: 2, description: canary, bboxes: [] }],
        personality_analyses: [{ trait: 'Openness', level: canary, score: 0.9, rationale: canary }],
        mcq_questions: [
          { category: canary, question: 'Which?', options, correct_answer: 'A', explanation: canary },
          { category: 'Personality Attribution', question: 'What?', options, correct_answer: 'B', explanation: canary },
        ],
        metadata: { note: canary },
      },
    },
  },
  {
    suite: 'locomo',
    at: 'locomo/locomo10.json',
    remembered: 'piano',
    files: {
      'locomo/locomo10.json': [
        {
          sample_id: 'conv-1',
          event_summary: canary,
          observation: canary,
          session_summary: canary,
          conversation: { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' },
          qa: [
            { question: 'What did Ada see?', answer: canary, evidence: ['D1:1'], category: 4 },
            { question: 'Did Ada see a cat?', adversarial_answer: canary, evidence: [canary], category: 5 },
          ],
        },
      ],
    },
  },
  {
    suite: 'lifebench',
    at: 'lifebench/ada',
    remembered: 'piano',
    files: {
      'lifebench/ada/phone_data/sms.json': ['kite', 'boat', 'piano'].map((thing, n) => ({
        phone_id: n + 1,
        datetime: '2025-05-08 13:56:00',
        contactName: 'Bob',
        message_content: `I saw a ${thing}.`,
        summarized_info: canary,
      })),
      'lifebench/ada/QA/QA_clean.json': [
        {
          question: 'What did Ada see?',
          answer: canary,
          score_points: [{ description: canary, score: 10 }],
          question_type: 'Information Extraction',
          evidence: [{ type: 'sms', id: 1 }],
          ask_time: '2025-05',
        },
        {
          question: 'Did Ada see a boat?',
          options: ['A', 'B'].map((option) => ({ option, content: `option ${option}` })),
          answer: 'A',
          question_type: canary,
          evidence: [{ type: 'sms', id: 2 }],
          ask_time: '2025-05',
        },
      ],
    },
  },
  {
    suite: 'longmemeval',
    at: 'longmemeval/longmemeval_s_cleaned.json',
    remembered: 'piano',
    files: {
      'longmemeval/longmemeval_s_cleaned.json': [
        {
          question_id: `${canary}1`,
          question_type: 'multi-session',
          question: 'What did I see first?',
          answer: canary,
          question_date: '2023/05/30 (Tue) 23:40',
          haystack_session_ids: [`answer_${canary}`, `${canary}2`],
          haystack_dates: ['2023/05/20 (Sat) 02:21', '2023/05/21 (Sun) 10:00'],
          haystack_sessions: ['kite', 'piano'].map((thing, n) => [
            { role: 'user', content: `I saw a ${thing}.`, ...(n === 0 ? { has_answer: true } : {}) },
            { role: 'assistant', content: 'How nice.' },
          ]),
          answer_session_ids: [`answer_${canary}`],
        },
        {
          question_id: `${canary}3_abs`,
          question_type: 'single-session-user',
          question: 'What did Bob see?',
          answer: canary,
          question_date: '2023/05/30 (Tue) 23:40',
          haystack_session_ids: [canary],
          haystack_dates: ['2023/05/20 (Sat) 02:21'],
          haystack_sessions: [[{ role: 'user', content: 'I saw a piano.' }]],
          answer_session_ids: [canary],
        },
      ],
    },
  },
  {
    suite: 'personamem',
    at: 'personamem/questions_32k.csv',
    remembered: 'piano',
    files: {
      'personamem/questions_32k.csv': [
        {
          persona_id: canary,
          question_id: 'p1',
          question_type: canary,
          topic: canary,
          user_question_or_message: 'What should I see next?',
          correct_answer: '(b)',
          all_options: "['(a) A mall.', '(b) A boat.', '(c) A cave.', '(d) A farm.']",
          shared_context_id: 'c1',
          end_index_in_shared_context: '3',
          groundtruth_info: canary,
        },
        {
          question_id: 'p2',
          question_type: 'recall_user_shared_facts',
          topic: 'music',
          user_question_or_message: 'Which instrument was it?',
          correct_answer: '(a)',
          all_options: "['(a) A piano.', '(b) A drum.', '(c) A harp.', '(d) A lute.']",
          shared_context_id: 'c1',
          end_index_in_shared_context: '2',
        },
      ],
      'personamem/shared_contexts_32k.jsonl': {
        c1: [
          { role: 'system', content: 'Current user persona: Ada.' },
          { role: 'user', content: 'User: I saw a piano.' },
          { role: 'assistant', content: 'Assistant: How nice.' },
          { role: 'user', content: `User: ${canary}` },
        ],
      },
    },
  },
];

/** A table with a head; a field that is no text is written as JSON. */
function tableOf(rows: unknown): string {
  if (!Array.isArray(rows)) return `${JSON.stringify(rows)}\n`;
  const records: Record<string, unknown>[] = rows.map((row) => ({ ...(typeof row === 'object' ? row : { row }) }));
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const quoted = (value: unknown) =>
    `"${(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll('"', '""')}"`;
  return [columns, ...records.map((record) => columns.map((column) => record[column]))]
    .map((fields) => `${fields.map(quoted).join(',')}\n`)
    .join('');
}

/** Writes the data set and returns the path to give to `--data`. A `.jsonl` file holds one row, a `.csv` file a list of them. */
export async function putSuite({ files, at }: MadeSuite, folder: string): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('.csv') ? tableOf(content) : `${JSON.stringify(content)}\n`);
  }
  return join(folder, at);
}
