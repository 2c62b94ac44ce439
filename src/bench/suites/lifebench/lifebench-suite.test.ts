import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerToJudge, Judge } from '../../judge.ts';
import { noSpending, type Outcome, type Reply } from '../../outcome.ts';
import { lifebenchSuite } from './lifebench-suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-lifebench-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sms = [1, 2].map((phone_id) => ({ phone_id, datetime: '2025-03-01 10:00:00', message_content: 'kite' }));
const questions: unknown[] = [
  {
    question: 'What did Ada fly, and where?',
    answer: 'A kite in the park.',
    score_points: [
      { description: 'a kite', score: 6 },
      { description: 'in the park', score: 4 },
    ],
    question_type: 'Multi-hop reasoning',
    evidence: [1, '2', 9].map((id) => ({ type: 'sms', id })),
    ask_time: '2025-02',
  },
  {
    question: 'Which?',
    options: ['A', 'B'].map((option) => ({ option, content: `option ${option}` })),
    answer: 'B',
    question_type: 'Nondeclarative',
    evidence: [{ type: 'sms', id: 1 }],
    ask_time: '2025-03-12',
  },
  { question: 'How many gulls?', answer: 'Unable to answer', question_type: 'Unanswerable', score_points: [] },
  { question: 'Broken' },
];

async function load(rows: unknown = questions) {
  const person = join(folder, 'data_en', 'ada');
  await mkdir(join(person, 'QA'), { recursive: true });
  await mkdir(join(person, 'phone_data'), { recursive: true });
  await writeFile(join(person, 'QA', 'QA_clean.json'), typeof rows === 'string' ? rows : JSON.stringify(rows));
  await writeFile(join(person, 'phone_data', 'sms.json'), JSON.stringify(sms));
  return lifebenchSuite.load(folder, {});
}
const answered = (id: string, reply: Reply): Outcome => {
  return { state: 'answered', id, repeat: 0, seed: 1, reply, tookMs: 1, tries: 1, cached: false };
};
const error = { code: 'timeout', message: 'late' };
const failed = (id: string): Outcome => ({ state: 'failed', id, repeat: 0, seed: 1, error, tookMs: 1, tries: 3 });

/** Finds a point that the answer holds word for word. */
function literal(asked: AnswerToJudge[]): Judge {
  return {
    name: 'literal',
    identity: {},
    concurrency: 1,
    async judge(point) {
      if (point.kind !== 'answer') throw new RangeError(point.kind);
      asked.push(point);
      const right = point.answer.includes(point.reference);
      return { state: 'judged', right, fallback: false, raw: JSON.stringify({ right }), spending: noSpending };
    },
  };
}

describe('loading LifeBench', () => {
  it('keeps evidence that the phone holds, counts what it does not, and names a broken question', async () => {
    const suite = await load();
    expect(suite.questions).toMatchObject([
      { id: 'ada:q0', form: 'text', now: '2025-02-28T23:59:59', collection: 'ada' },
      { id: 'ada:q1', form: 'choice', now: '2025-03-12T23:59:59', options: [{ letter: 'A' }, { letter: 'B' }] },
      { id: 'ada:q2', form: 'text' },
    ]);
    expect(suite.gold('ada:q0').evidence).toEqual(['ada:sms:1', 'ada:sms:2']);
    expect(suite.gold('ada:q2').answerable).toBe(false);
    expect(suite.notes).toEqual(['ada: evidence that names no row of the phone was dropped, 1 in all.']);
    expect(suite.failures).toMatchObject([{ code: 'malformed-row', message: expect.stringContaining('question 3') }]);
  });

  it('says where nothing is, and which file is no list', async () => {
    await expect(lifebenchSuite.load(folder, {})).rejects.toMatchObject({ code: 'missing' });
    await expect(load('[{')).rejects.toMatchObject({ code: 'corrupt' });
    await expect(load({})).rejects.toMatchObject({ code: 'corrupt' });
  });
});

describe('links in a LifeBench folder', () => {
  it.each(['QA/QA_clean.json', 'QA', 'phone_data/sms.json', 'phone_data'])(
    'are not followed out of it: %s',
    async (what) => {
      await load();
      const away = await mkdtemp(join(tmpdir(), 'madeleine-away-'));
      const inside = join(folder, 'data_en', 'ada', what);
      try {
        await rename(inside, join(away, 'moved'));
        await symlink(join(away, 'moved'), inside);
        await expect(lifebenchSuite.load(folder, {})).rejects.toMatchObject({ code: 'unsafe-path' });
      } finally {
        await rm(away, { recursive: true });
      }
    },
  );

  it('are followed within it', async () => {
    await load();
    await symlink(join(folder, 'data_en', 'ada'), join(folder, 'data_en', 'bob'));
    expect((await lifebenchSuite.load(folder, {})).collections.map(({ id }) => id)).toEqual(['ada', 'bob']);
  });
});

describe('scoring LifeBench', () => {
  const said = [
    answered('ada:q0', {
      said: { kind: 'text', text: 'She flew a kite.' },
      retrieved: [{ id: 'ada:sms:2', score: 1 }],
    }),
    answered('ada:q1', { said: { kind: 'choice', letter: 'B' }, retrieved: [] }),
    answered('ada:q2', { said: { kind: 'abstained', reason: 'nothing' }, retrieved: [] }),
  ];

  it('leaves open answers unscored without a judge, and says so', async () => {
    const { document, perQuestion, remarks } = await (await load()).score(said, { rules: 'official', judges: [] });
    expect(document).toMatchObject({ n: 3, points: 1, choice: 1, 'R@10': 0.25 });
    expect([...(perQuestion.get('points') ?? [])]).toEqual([['ada:q2', 1]]);
    expect(remarks).toMatchObject([{ code: 'no-judge', count: 1, examples: ['ada:q0'] }]);
  });

  it('weighs the score points that a judge finds', async () => {
    const asked: AnswerToJudge[] = [];
    const scored = await (await load()).score(said, { rules: 'official', judges: [literal(asked)] });
    expect(asked.map(({ reference }) => reference)).toEqual(['a kite', 'in the park']);
    expect(scored.perQuestion.get('points')?.get('ada:q0')).toBe(0.6);
    expect(scored.document).toMatchObject({ points: 0.8, judges: ['literal'] });
  });

  it('gives only recall where only rankings were asked for', async () => {
    const outcome = answered('ada:q0', { retrieved: [{ id: 'ada:sms:1', score: 1 }] });
    const { document } = await (await load()).score([outcome], { rules: 'official', judges: [] });
    expect(document).toMatchObject({ points: null, choice: null, 'R@1': 0.5 });
  });

  it('counts a failed question, a wrong letter and an abstention from what can be answered as wrong', async () => {
    const wrong = [failed('ada:q0'), answered('ada:q1', { said: { kind: 'choice', letter: 'A' } }), failed('ada:q2')];
    const { document, remarks } = await (await load()).score(wrong, { rules: 'official', judges: [] });
    expect(document).toMatchObject({ points: 0, choice: 0 });
    expect(remarks).toMatchObject([{ code: 'failed', count: 2 }]);
    const none = answered('ada:q0', { said: { kind: 'abstained', reason: 'nothing' } });
    expect((await (await load()).score([none], { rules: 'official', judges: [] })).document).toMatchObject({
      points: 0,
    });
  });

  it('reads predictions of any system', async () => {
    const suite = await load();
    const predictions = join(folder, 'p.jsonl');
    await writeFile(predictions, '{"id":"ada:q1","answer":"B. option B"}\n{"id":"no","answer":"x"}\n');
    const scored = await suite.scoreFiles({ predictions }, { rules: 'official', judges: [] });
    expect(scored.document).toMatchObject({ n: 3, choice: 1, points: 0 });
    expect(scored.remarks.map(({ code }) => code)).toEqual(['unknown-id', 'missing']);
  });

  it('scores what a run has written as it scored the run, abstentions included', async () => {
    const suite = await load();
    const predictions = join(folder, 'predictions.jsonl');
    const retrieval = join(folder, 'retrieval.json');
    const files = suite.predictionFiles(said);
    await writeFile(predictions, files.get('predictions.jsonl') ?? '');
    await writeFile(retrieval, files.get('retrieval_recall_details.json') ?? '');
    const options = { rules: 'official', judges: [] } as const;
    const { document } = await suite.score(said, options);
    expect((await suite.scoreFiles({ predictions, retrieval }, options)).document).toEqual(document);
  });
});

const real = resolve('../shared/data/lifebench');
describe.skipIf(!existsSync(real))('three released people (../shared/data/lifebench)', () => {
  it.each(['en', 'cn'] as const)('loads every question in %s', async (language) => {
    const suite = await lifebenchSuite.load(real, { language });
    expect(suite.questions).toHaveLength(559);
    expect(suite.failures).toEqual([]);
    expect(suite.questions[0]?.language).toBe(language === 'en' ? 'en' : 'zh');
  });
});
