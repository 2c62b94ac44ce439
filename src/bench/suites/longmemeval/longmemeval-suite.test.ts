import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { openLanguageModel } from '../../../app/models/models.ts';
import { modelJudge } from '../../judges/model-judge.ts';
import type { Outcome, Reply } from '../../outcome.ts';
import type { Rules } from '../../rules.ts';
import { longMemEvalSuite } from './longmemeval-suite.ts';

let folder: string;
let server: ModelServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-longmemeval-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const turn = (role: string, content: string, has_answer?: boolean) => ({
  role,
  content,
  ...(has_answer ? { has_answer } : {}),
});
const entry = (question_id: string, question_type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  question_id,
  question_type,
  question: `What about ${question_id.slice(0, 2)}?`,
  answer: 'a red kite',
  question_date: '2023/05/30 (Tue) 23:40',
  haystack_session_ids: ['sharegpt_x', 'answer_1'],
  haystack_dates: ['2023/05/20 (Sat) 02:21', '2023/05/21'],
  haystack_sessions: [
    [turn('user', 'Hello there.'), turn('assistant', 'Hello.')],
    [turn('user', 'I bought a red kite.', true), turn('assistant', 'It is made of silk.', true)],
  ],
  answer_session_ids: ['answer_1'],
  ...more,
});
const entries: unknown[] = [
  entry('e1', 'single-session-user'),
  entry('e2', 'temporal-reasoning', { answer: 18 }),
  entry('e3', 'single-session-preference', { answer: 'The user would like kites.' }),
  entry('e4_abs', 'single-session-user', { answer: 'No boat was mentioned.' }),
  entry('e5', 'knowledge-update'),
];

async function load(content: unknown = entries, name = 'longmemeval_s_cleaned.json') {
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return longMemEvalSuite.load(folder, {});
}
const answered = (id: string, reply: Reply): Outcome => {
  return { state: 'answered', id, repeat: 0, seed: 1, reply, tookMs: 1, tries: 1, cached: false };
};
const said = (id: string, text: string) => answered(id, { said: { kind: 'text', text } });
const abstained = (id: string) => answered(id, { said: { kind: 'abstained', reason: 'nothing' } });
const error = { code: 'timeout', message: 'late' };
const failed = (id: string): Outcome => ({ state: 'failed', id, repeat: 0, seed: 1, error, tookMs: 1, tries: 3 });

async function judgeOf(rules: Rules, ...script: readonly Step[]) {
  server = await startModelServer(script);
  const model = await openLanguageModel('scripted', { models: { scripted: { url: server.url, model: 'scripted' } } });
  return modelJudge(model, { rules, timeoutMs: 2000, retries: 0, pauseMs: 1, concurrency: 1 });
}

describe('loading LongMemEval', () => {
  it('gives each question a collection of its own, with turns in their sessions and times', async () => {
    const suite = await load();
    expect(suite.questions.map(({ id }) => id)).toEqual(['q0', 'q1', 'q2', 'q3', 'q4']);
    expect(suite.questions[0]).toMatchObject({ collection: 'q0', form: 'text', now: '2023-05-30T23:40:00' });
    const items = await Array.fromAsync(suite.collections[1]?.items() ?? []);
    expect(items).toMatchObject([
      { id: 'q1:S1:1', thread: { id: 'q1:S1' }, time: { start: '2023-05-20T02:21:00', precision: 'minute' } },
      { id: 'q1:S1:2', people: [{ name: 'assistant', how: 'speaker' }] },
      { id: 'q1:S2:1', body: { text: 'I bought a red kite.' }, time: { precision: 'day' } },
      { id: 'q1:S2:2', thread: { id: 'q1:S2' } },
    ]);
    expect(suite.gold('q1')).toMatchObject({ answer: '18', evidence: ['q1:S2:1', 'q1:S2:2'], answerable: true });
    expect(suite.gold('q3').answerable).toBe(false);
  });

  it('shows no system which questions have no answer, and which sessions hold one', async () => {
    const suite = await load();
    const shown: unknown[] = [...suite.questions];
    for (const collection of suite.collections) {
      shown.push(collection.id);
      for await (const item of collection.items()) shown.push(item);
      for await (const event of (await collection.source()).read({})) shown.push(event);
    }
    expect(JSON.stringify(shown).match(/_abs|answer_|has_answer|sharegpt/)).toBeNull();
  });

  it('names the file and the entry of what is broken, and takes the rest', async () => {
    const uneven = entry('e6', 'multi-session', { haystack_dates: [] });
    const turns = entry('e7', 'multi-session', {
      question_date: 'today',
      haystack_dates: ['May', '2023/05/21'],
      haystack_sessions: [[turn('user', 'Hi.'), { role: 'user' }], []],
    });
    const rows = [
      entry('e1', 'nonsense'),
      uneven,
      7,
      entry('e1', 'multi-session'),
      entry('e1', 'multi-session'),
      turns,
    ];
    const suite = await load(rows);
    expect(suite.questions.map(({ id }) => id)).toEqual(['q3', 'q5']);
    const file = join(folder, 'longmemeval_s_cleaned.json');
    expect(suite.failures).toMatchObject(
      [0, 1, 2, 4].map((n) => ({
        code: 'malformed-row',
        path: file,
        message: expect.stringContaining(`entry ${n}: `),
      })),
    );
    expect(suite.notes).toEqual([
      '1 histories have turns that cannot be read; they are left out.',
      '1 questions have no date that is understood; systems are told none.',
      '1 answerable questions have no turn of evidence; recall is not measured.',
    ]);
    const source = await suite.collections[1]?.source();
    const events = await Array.fromAsync(source?.read({}) ?? []);
    expect(events).toMatchObject([
      {
        type: 'failure',
        failure: { code: 'malformed-row', message: expect.stringContaining('q5:S1: the date "May"') },
      },
      { type: 'record', record: { id: 'q5:S1:1' } },
      { type: 'failure', failure: { message: expect.stringContaining('q5:S1, turn 2: content') } },
    ]);
  });

  it('says which file is missing, cut, no list, one of several, or led away by a link', async () => {
    await expect(longMemEvalSuite.load(join(folder, 'none'), {})).rejects.toMatchObject({ code: 'missing' });
    await expect(longMemEvalSuite.load(folder, {})).rejects.toMatchObject({ code: 'missing' });
    await expect(load('{}')).rejects.toMatchObject({ code: 'corrupt' });
    await expect(load(JSON.stringify(entries).slice(0, -9))).rejects.toMatchObject({ code: 'truncated' });
    await expect(load([], 'longmemeval_oracle')).rejects.toMatchObject({ code: 'usage' });
    const away = await mkdtemp(join(tmpdir(), 'madeleine-away-'));
    await symlink(join(folder, 'longmemeval_oracle'), join(away, 'longmemeval_m.json'));
    await expect(longMemEvalSuite.load(away, {})).rejects.toMatchObject({ code: 'unsafe-path' });
    await rm(away, { recursive: true });
  });
});

describe('scoring LongMemEval', () => {
  const options = { rules: 'official', judges: [] } as const;

  it('judges each type by its own rubric, and averages over questions, types and those without an answer', async () => {
    const judge = await judgeOf('official', {
      kind: 'reply',
      of: (request) => (wordsOf(request).includes('<answer>wrong</answer>') ? 'No.' : 'Yes'),
    });
    const suite = await load();
    const outcomes = [
      said('q0', 'a kite'),
      said('q1', 'wrong'),
      said('q2', 'a kite'),
      said('q3', 'wrong'),
      said('q4', 'a kite'),
    ];
    const { document, figures } = await suite.score(outcomes, { rules: 'official', judges: [judge] });
    expect(document).toMatchObject({
      accuracy: 0.6,
      // Types: user 1 of 2, the others 0, 1, 1.
      taskAveraged: (0.5 + 0 + 1 + 1) / 4,
      abstention: { n: 1, accuracy: 0 },
      byType: { 'single-session-user': { n: 2, accuracy: 0.5 }, 'multi-session': { n: 0, accuracy: null } },
      judges: [{ name: 'scripted', n: 5, mean: 0.6, failures: 0, fallbacks: 0 }],
    });
    expect(figures).toContainEqual({ measure: 'task-accuracy', n: 4, value: 0.625 });
    const told = (server?.requests ?? []).map(wordsOf);
    const about = (id: string) => told.find((words) => words.includes(`What about ${id}?`)) ?? '';
    expect(about('e2')).toContain('off by one');
    expect(about('e2')).toContain('<reference>18</reference>');
    expect(about('e1')).not.toContain('off by one');
    expect(about('e3')).toContain('description of the answer');
    expect(about('e4')).toContain('cannot be answered');
    expect(about('e5')).toContain('how it was before');
  });

  it('reads a reply of the judge as released or strictly', async () => {
    const suite = await load();
    const chatty: Step = { kind: 'text', text: 'I would say yes' };
    const official = await judgeOf('official', chatty);
    const loose = await suite.score([said('q0', 'a kite')], { rules: 'official', judges: [official] });
    expect(loose.document).toMatchObject({ accuracy: 1, judges: [{ n: 1, fallbacks: 1 }] });
    await server?.close();
    const strict = await judgeOf('strict', chatty);
    const refused = await suite.score([said('q0', 'a kite')], { rules: 'strict', judges: [strict] });
    expect(refused.document).toMatchObject({ accuracy: null, judges: [{ n: 0, failures: 1 }] });
    expect(refused.remarks).toMatchObject([{ code: 'judge-failed', count: 1 }]);
    await server?.close();
    const formal = await judgeOf('strict', { kind: 'json', value: { explanation: 'same', verdict: 'yes' } });
    const agreed = await suite.score([said('q0', 'a kite')], { rules: 'strict', judges: [formal] });
    expect(agreed.document).toMatchObject({ accuracy: 1, judges: [{ n: 1, fallbacks: 0 }] });
  });

  it('needs no judge where there is nothing to judge', async () => {
    const outcomes = [abstained('q0'), abstained('q3'), failed('q4')];
    const { document, remarks } = await (await load()).score(outcomes, options);
    expect(document).toMatchObject({ accuracy: 1 / 3, abstention: { accuracy: 1 } });
    expect(remarks).toMatchObject([{ code: 'failed', count: 1 }]);
  });

  it('needs no judge for abstentions, shared words and rankings, and says of no answer whether it is right', async () => {
    const suite = await load();
    const ranked = { retrieved: ['q0:S1:2', 'q0:S2:1'].map((id, n) => ({ id, score: -n })) };
    const outcomes = [
      answered('q0', { said: { kind: 'text', text: 'kites' }, ...ranked }),
      abstained('q1'),
      said('q2', 'some kites'),
      abstained('q3'),
      failed('q4'),
    ];
    const { document, perQuestion, remarks } = await suite.score(outcomes, options);
    expect(perQuestion.get('accuracy')?.size).toBe(0);
    // "kites" against "a red kite": one of one and one of two words. Neither a preference nor an abstention counts.
    expect([...(perQuestion.get('F1') ?? [])]).toEqual([
      ['q0', 2 / 3],
      ['q1', 0],
      ['q4', 0],
    ]);
    expect(document).toMatchObject({
      abstention: { n: 1, accuracy: null, precision: 0.5, recall: 1 },
      retrieval: { n: 4, abstention: 1, withoutTarget: 0, 'turn.recall_all@1': 0.25, 'session.ndcg_any@5': 0.25 },
    });
    expect(perQuestion.get('R@5')?.get('q0')).toBe(0.5);
    expect(perQuestion.get('R@5')?.has('q3')).toBe(false);
    expect(remarks.map(({ code, count }) => `${code} ${count}`)).toEqual(['failed 1', 'no-judge 2']);
  });

  it('reads answers and rankings as the release writes them, and writes answers so', async () => {
    const suite = await load();
    const [predictions, retrieval] = [join(folder, 'h.jsonl'), join(folder, 'r.json')];
    await writeFile(predictions, '{"question_id":"e1","hypothesis":"a red kite"}\n{"id":"q1","answer":18}\n');
    await writeFile(
      retrieval,
      JSON.stringify([
        { question_id: 'e1', retrieval_ids: ['noans_1_2', 'sharegpt_x_1', 'answer_1_1'] },
        { id: 'q1', retrieval_ids: ['q1:S2:1'] },
      ]),
    );
    const scored = await suite.scoreFiles({ predictions, retrieval }, options);
    expect(scored.perQuestion.get('F1')?.get('q1')).toBe(1);
    expect(scored.perQuestion.get('R@1')?.get('q0')).toBe(0.5);
    expect(scored.perQuestion.get('turn.recall_all@5')?.get('q0')).toBe(1);
    expect(scored.remarks.map(({ code, count }) => `${code} ${count}`)).toEqual([
      'missing 3',
      'missing-retrieval 3',
      'no-judge 2',
    ]);
    const files = suite.predictionFiles([said('q0', 'a kite'), abstained('q3')]);
    expect(files.get('hypotheses.jsonl')).toBe(
      '{"question_id":"e1","hypothesis":"a kite"}\n{"question_id":"e4_abs","hypothesis":"No information available"}\n',
    );
    expect([...files.keys()].sort()).toEqual(['hypotheses.jsonl', 'retrieval_recall_details.json']);
  });
});
