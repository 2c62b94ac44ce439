import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SuiteName } from '../suite.ts';
import { openSuite } from './registry.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-errata-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, content: unknown): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const turns = ['D1:1', 'D1:2'].map((dia_id) => ({ speaker: 'Ada', dia_id, text: 'kite' }));
const choice = {
  id: 'q1',
  group: 'visual',
  task: 'predict',
  question: 'Which?',
  options: { A: 'a', B: 'b', C: 'c', D: 'd' },
  answer: 'A',
};
const video = {
  video_id: 'a.000.mp4',
  original_scores: { openness: 0.9 },
  mcq_questions: [
    { correct_answer: 'A', options: [] },
    { correct_answer: 'B', options: [] },
  ],
};

const columns = [
  ...['question_id', 'question_type', 'user_question_or_message', 'correct_answer', 'all_options'],
  ...['shared_context_id', 'end_index_in_shared_context'],
].join(',');

type Case = {
  readonly suite: SuiteName;
  readonly data: readonly (readonly [path: string, content: unknown])[];
  readonly at: string;
  readonly correction: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly gold: Readonly<Record<string, unknown>>;
};
const cases: readonly Case[] = [
  {
    suite: 'atm',
    data: [['gold.json', [{ id: 'q1', question: 'How much?', answer: '1', qtype: 'number', evidence_ids: ['a'] }]]],
    at: 'gold.json',
    correction: { id: 'q1', answer: '2', evidence: ['b'] },
    gold: { answer: '2', evidence: ['b'] },
  },
  {
    suite: 'photobench',
    data: [['album/query.json', [{ query_en: 'dog', ground_truth: ['a.jpg'] }]]],
    at: 'album',
    correction: { id: 'album:q0', files: ['b.jpg', 'b.jpg'] },
    gold: { answer: 'b.jpg', evidence: ['b.jpg'] },
  },
  {
    suite: 'mprbench',
    data: [['questions.jsonl', `${JSON.stringify(choice)}\n`]],
    at: '',
    correction: { id: 'q1', answer: 'B' },
    gold: { answer: 'B: b' },
  },
  {
    suite: 'mm-ocean',
    data: [['ocean/a.json', video]],
    at: 'ocean',
    correction: { id: 'a.000.mp4', levels: { openness: 'Low' }, choices: { '1': 'C', '2': null } },
    gold: { answer: expect.stringMatching(/openness Low; 1 C$/) },
  },
  {
    suite: 'locomo',
    data: [
      [
        'locomo10.json',
        [
          {
            sample_id: 'c',
            conversation: { session_1: turns },
            qa: [{ question: 'q', answer: 'a', evidence: ['D1:1'], category: 4 }],
          },
        ],
      ],
    ],
    at: 'locomo10.json',
    correction: { id: 'c:q0', answer: 'b', evidence: ['D1:2'] },
    gold: { answer: 'b', evidence: ['c:D1:2'] },
  },
  {
    suite: 'lifebench',
    data: [
      ['ada/phone_data/sms.json', [1, 2].map((phone_id) => ({ phone_id, message_content: 'kite' }))],
      [
        'ada/QA/QA_clean.json',
        [{ question: 'q', answer: 'a', question_type: 'Information Extraction', evidence: [{ type: 'sms', id: 1 }] }],
      ],
    ],
    at: 'ada',
    correction: { id: 'ada:q0', answer: 'b', evidence: ['sms:2'] },
    gold: { answer: 'b', evidence: ['ada:sms:2'] },
  },
  {
    suite: 'longmemeval',
    data: [
      [
        'longmemeval_oracle.json',
        [
          {
            question_id: 'e47becba',
            question_type: 'multi-session',
            question: 'q',
            answer: 'a',
            haystack_session_ids: ['answer_1'],
            haystack_dates: ['2023/05/20 (Sat) 02:21'],
            haystack_sessions: [
              [
                { role: 'user', content: 'kite', has_answer: true },
                { role: 'user', content: 'boat' },
              ],
            ],
          },
        ],
      ],
    ],
    at: 'longmemeval_oracle.json',
    correction: { id: 'q0', answer: 'b', evidence: ['S1:2'] },
    gold: { answer: 'b', evidence: ['q0:S1:2'] },
  },
  {
    suite: 'personamem',
    data: [
      ['questions_32k.csv', `${columns}\np1,t,q,(a),"['(a) x', '(b) y']",c,1\n`],
      ['shared_contexts_32k.jsonl', { c: [{ role: 'user', content: 'kite' }] }],
    ],
    at: 'questions_32k.csv',
    correction: { id: 'p1', answer: 'B' },
    gold: { answer: 'B: y' },
  },
];

describe.each(cases)('errata of $suite', ({ suite: name, data, at, correction, gold }) => {
  const load = async (errata?: unknown) => {
    for (const [path, content] of data) await put(path, content);
    const suite = await openSuite(name);
    return suite.load(join(folder, at), errata === undefined ? {} : { errata: await put('errata.txt', errata) });
  };

  it('correct gold only when they are given, say so, and make other data of it', async () => {
    const [before, after] = [await load(), await load([correction])];
    expect(before.gold(correction.id)).not.toMatchObject(gold);
    expect(after.gold(correction.id)).toMatchObject(gold);
    expect(after.notes.join(' ')).toContain('1 questions were corrected or dropped by the errata');
    expect(after.sha256).not.toBe(before.sha256);
    expect(JSON.stringify(after.questions)).toBe(JSON.stringify(before.questions));
  });

  it('drop questions, name those that the data has not, and refuse what corrects nothing', async () => {
    const dropped = await load([
      { id: correction.id, drop: true },
      { id: 'nobody', drop: true },
    ]);
    expect(dropped.questions).toEqual([]);
    expect(dropped.notes.join(' ')).toContain('nobody');
    await expect(load([{ id: correction.id, anwser: 'x' }])).rejects.toMatchObject({ code: 'corrupt' });
    await expect(load('{')).rejects.toMatchObject({ code: 'corrupt' });
  });
});
