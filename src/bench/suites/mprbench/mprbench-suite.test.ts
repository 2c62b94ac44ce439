import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../outcome.ts';
import { letterOf } from './chosen.ts';
import { mprbenchSuite } from './mprbench-suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-mprbench-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const options = { A: 'a red scarf', B: 'a blue scarf', C: 'a hat', D: 'nothing' };
const question = (id: string, group: string, task: string, answer: string, more: object = {}) => ({
  id,
  group,
  task,
  concept: 'anna',
  question: 'What does <Anna> wear?',
  options,
  answer,
  failure: { B: 'Mis-identification', C: 'missing personal information' },
  ...more,
});

async function load(lines?: readonly unknown[]) {
  await mkdir(join(folder, 'concepts/anna/reference'), { recursive: true });
  await writeFile(
    join(folder, 'concepts/anna/profile.json'),
    JSON.stringify({ name: 'Anna', hobby: 'knitting a red scarf' }),
  );
  const rows = lines ?? [
    question('v1', 'visual', 'predict', 'A', { image: 'a.jpg' }),
    question('v2', 'visual', 'spatial', 'A'),
    question('v3', 'visual', 'predict', 'A', { distractor: 'textual' }),
    question('t1', 'text', 'multi_hop', 'A'),
    question('m1', 'multimodal', 'Temporal', 'D'),
  ];
  await writeFile(
    join(folder, 'questions.jsonl'),
    rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
  );
  return mprbenchSuite.load(folder, {});
}
const rules = { rules: 'official', judges: [] } as const;

describe('MPRBench', () => {
  it('names what cannot be read, and a picture that is not there', async () => {
    const suite = await load([
      question('1', 'text', 'predict', 'A', { image: 'gone.jpg' }),
      question('1', 'text', 'predict', 'A'),
      question('2', 'text', 'spatial', 'A'),
      question('3', 'text', 'predict', 'E'),
      'broken',
    ]);
    expect(suite.questions.map(({ id }) => id)).toEqual(['1']);
    expect(suite.failures.map(({ path }) => path.split(', ')[1])).toEqual(['line 2', 'line 3', 'line 4', 'line 5']);
    expect(suite.notes).toEqual(['1 questions name a picture that is not there.']);
    await expect(mprbenchSuite.load(join(folder, 'concepts'), {})).rejects.toMatchObject({ code: 'missing' });
  });

  it('is another data set with other pictures, since answers rest on them', async () => {
    const first = await load();
    await writeFile(join(folder, 'concepts/anna/reference/1.jpg'), 'a picture');
    const second = await load();
    await writeFile(join(folder, 'a.jpg'), 'another');
    const third = await load();
    expect(new Set([first, second, third].map(({ sha256 }) => sha256)).size).toBe(3);
  });

  it('shows a system profiles and options, not the answer, the concept or why options are wrong', async () => {
    const suite = await load();
    const shown: unknown[] = [...suite.questions];
    for (const collection of suite.collections) for await (const item of collection.items()) shown.push(item);
    expect(JSON.stringify(suite.questions)).not.toMatch(/"answer"|failure|identification|"concept"|distractor/);
    expect(JSON.stringify(shown)).toContain('knitting');
  });

  it('scores tasks, groups and both averages by hand, distractors apart', async () => {
    const suite = await load();
    const path = join(folder, 'p.jsonl');
    await writeFile(
      path,
      [
        { id: 'v1', answer: 'A' },
        { id: 'v2', answer: 'B. a blue scarf' },
        { id: 'v3', answer: 'C' },
        { id: 't1', answer: 'a red scarf' },
        { id: 'm1', answer: 'perhaps' },
        { id: 'x', answer: 'A' },
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    );
    const { document, remarks } = await suite.scoreFiles({ predictions: path }, rules);
    expect(document).toMatchObject({
      n: 5,
      avg: 2 / 5,
      macro_avg: (1 / 3 + 1 + 0) / 3,
      visual: { n: 3, avg: 1 / 3, predict: 0.5, spatial: 0, change: null },
      text: { avg: 1, multi_hop: 1 },
      multimodal: { avg: 0, history: 0 },
      failures: { mis_identification: 1, missing_personal_information: 1, other: 1 },
      distractors: { textual: { n: 1, accuracy: 0, without: 1, change: -1 } },
    });
    expect(remarks.map(({ code }) => code)).toEqual(['unreadable', 'unknown-id']);
  });

  it('asks a question with a distractor of profiles of its own, and compares it with the plain one alone', async () => {
    await mkdir(join(folder, 'with/1/concepts/anna'), { recursive: true });
    const misled = { name: 'Anna', hobby: 'knitting a blue scarf' };
    await writeFile(join(folder, 'with/1/concepts/anna/profile.json'), JSON.stringify(misled));
    const suite = await load([
      question('v1', 'visual', 'predict', 'A'),
      question('v2', 'visual', 'predict', 'A'),
      question('v1+textual', 'visual', 'predict', 'A', { distractor: 'textual', of: 'v1', profiles: 'with/1' }),
      question('out', 'visual', 'predict', 'A', { profiles: '../elsewhere' }),
    ]);
    expect(suite.failures.map(({ path }) => path.split(', ')[1]?.slice(0, 6))).toEqual(['line 4']);
    expect(suite.questions.map(({ collection }) => collection)).toEqual(['concepts', 'concepts', 'concepts with/1']);
    const shown: string[] = [];
    for (const collection of suite.collections)
      for await (const item of collection.items()) shown.push(JSON.stringify(item));
    expect(shown.map((text) => /knitting a (\w+)/.exec(text)?.[1])).toEqual(['red', 'blue']);
    const path = join(folder, 'p.jsonl');
    await writeFile(path, '{"id":"v1","answer":"A"}\n{"id":"v2","answer":"B"}\n{"id":"v1+textual","answer":"B"}\n');
    const { document, figures } = await suite.scoreFiles({ predictions: path }, rules);
    expect(document).toMatchObject({
      n: 2,
      avg: 0.5,
      distractors: { textual: { n: 1, accuracy: 0, without: 1, change: -1 } },
    });
    expect(figures).toContainEqual({ measure: 'accuracy', slice: 'distractor=textual', n: 1, value: 0 });
    expect(figures).toContainEqual({ measure: 'accuracy', slice: 'without=textual', n: 1, value: 1 });
  });

  it('takes the twin of the right option for right under strict rules alone, and says where they differ', async () => {
    const twins = { ...options, C: ' A red scarf' };
    const suite = await load([
      question('t1', 'text', 'predict', 'A', { options: twins }),
      question('t2', 'text', 'predict', 'A'),
    ]);
    const path = join(folder, 'p.jsonl');
    await writeFile(path, '{"id":"t1","answer":"C"}\n{"id":"t2","answer":"C"}\n');
    const official = await suite.scoreFiles({ predictions: path }, rules);
    expect(official.document).toMatchObject({
      rules: 'official',
      avg: 0,
      otherRules: { rules: 'strict', avg: 0.5, differ: [{ id: 't1', score: 0, other: 1 }] },
    });
    expect(official.figures).toContainEqual({ measure: 'accuracy', slice: 'rules=strict', n: 2, value: 0.5 });
    const strict = await suite.scoreFiles({ predictions: path }, { ...rules, rules: 'strict' });
    expect(strict.document).toMatchObject({ rules: 'strict', avg: 0.5, otherRules: { rules: 'official', avg: 0 } });
  });

  it('leaves unscored what a system says nothing to', async () => {
    const suite = await load();
    const silent: Outcome = {
      state: 'answered',
      id: 'v1',
      repeat: 0,
      seed: 1,
      reply: {},
      tookMs: 1,
      tries: 1,
      cached: false,
    };
    const said: Outcome = { ...silent, id: 't1', reply: { said: { kind: 'choice', letter: 'A' } } };
    expect((await suite.score([silent, said], rules)).document).toMatchObject({ n: 1, avg: 1, visual: { avg: null } });
  });

  it.each([
    ['A', 'A'],
    [' (b) ', 'B'],
    ['C: a hat', 'C'],
    ['nothing', 'D'],
    ['A red herring', 'unreadable'],
    ['**B**', 'B'],
    ['The man is Saul. Answer: C', 'C'],
    ['So the correct answer is (D).', 'D'],
    ['Option A is wrong, since it rained', 'unreadable'],
    ['the answer is a red herring', 'unreadable'],
    ['therefore $\\boxed{B}$', 'B'],
    ['答案是C。', 'C'],
    ['', 'unreadable'],
  ])('reads "%s" as %s', async (answer, letter) => {
    const plain = {
      id: '1',
      group: 'text',
      task: 'predict',
      concept: undefined,
      image: undefined,
      text: '',
      options,
      right: 'A',
      failure: {},
      distractor: undefined,
    } as const;
    expect(letterOf(answer, plain)).toBe(letter);
  });
});
