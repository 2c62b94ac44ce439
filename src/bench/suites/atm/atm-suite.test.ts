import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Judge, Judgement } from '../../judge.ts';
import { noSpending, type Outcome, type Reply } from '../../outcome.ts';
import type { Scored } from '../../scored.ts';
import type { ScoreOptions } from '../../suite.ts';
import { atmSuite } from './atm-suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-bench-atm-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, content: unknown): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const lines = (...rows: readonly unknown[]): string =>
  rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('');

const questions = [
  {
    id: 'q1',
    question: 'Today is 2024-06-01. How much was the hotel?',
    answer: '£12.85',
    qtype: 'number',
    evidence_ids: ['email202401010001', null, '', 'email202401010001', '20240201_101010'],
    topic: 'Travel',
    intent: ['Recall', 'Aggregation'],
    ability: 'multi-evidence',
    notes: 'CANARY notes',
  },
  { id: 'q2', question: 'Which photos?', answer: '20240201_101010, 20240202_101010', qtype: 'list', evidence_ids: [] },
  { qa_id: 3, question: 'What happened?', answer: 'A party', qtype: 'open', evidence_ids: ['20240202_101010'] },
];
const memory = async (root: string) => {
  await put(`${root}raw_memory/email/emails.json`, [
    { id: 'email202401010001', timestamp: '2024-01-01 10:00:00', short_summary: 'Hotel', detail: '£12.85' },
  ]);
  await put(`${root}processed_memory/image_batch_results.json`, [
    { image_path: 'x/20240201_101010.jpg', caption: 'Cat' },
  ]);
};
const load = (path = folder, options = {}) => atmSuite.load(path, options);
const official: ScoreOptions = { rules: 'official', judges: [] };

const scripted = (name: string, verdicts: Readonly<Record<string, Partial<Judgement> | Error>>): Judge => ({
  name,
  identity: { name },
  concurrency: 2,
  judge: async (asked) => {
    const said = verdicts[asked.kind === 'answer' ? asked.answer : ''];
    if (said instanceof Error) throw said;
    return { state: 'judged', right: false, raw: '', spending: { ...noSpending, calls: 1 }, ...said } as Judgement;
  },
});
const answered = (id: string, reply: Reply): Outcome => ({
  state: 'answered',
  id,
  repeat: 0,
  seed: 1,
  reply,
  tookMs: 5,
  tries: 1,
  cached: false,
});
const codes = ({ remarks }: Scored) => Object.fromEntries(remarks.map(({ code, count }) => [code, count]));

describe('loading', () => {
  it.each(['', 'data/'])('reads the released layout under "%s", as a list or under qas', async (root) => {
    await put(`${root}atm-bench/atm-bench.json`, root === '' ? questions : { qas: questions });
    await put(`${root}atm-bench/atm-bench-hard.json`, []);
    await memory(root);
    const suite = await load();
    expect(suite.questions.map(({ id }) => id)).toEqual(['q1', 'q2', '3']);
    expect(suite.failures).toEqual([]);
    expect(suite.gold('q1')).toMatchObject({
      answer: '£12.85',
      evidence: ['email202401010001', '20240201_101010'],
      slices: {
        set: 'full',
        type: 'number',
        topic: 'Travel',
        intent: 'Recall, Aggregation',
        ability: 'multi-evidence',
        evidence: '2',
        span: '30-365d',
        distance: '30-365d',
      },
    });
    expect(suite.gold('3').slices['type']).toBe('open_end');
    const ids: string[] = [];
    for await (const item of suite.collections[0]?.items() ?? []) ids.push(item.id);
    expect(ids).toEqual(['email202401010001', '20240201_101010']);
  });

  it('reads a file by itself, without a memory, and says so only when the memory is asked for', async () => {
    const suite = await load(await put('gold.json', questions));
    expect(suite.questions.length).toBe(3);
    await expect(suite.collections[0]?.source()).rejects.toMatchObject({ code: 'missing' });
  });

  it('exposes the haystack of a needle-in-a-haystack set, and takes the hard set where there is no full one', async () => {
    await put('atm-bench/atm-bench-hard.json', questions.slice(0, 1));
    const pool = ['a', 'email202401010001', 'b'];
    const file = await put('atm-bench/niah/atm-bench-hard-niah25.json', [{ ...questions[0], niah_evidence_ids: pool }]);
    await memory('');
    expect((await load()).gold('q1').slices['set']).toBe('hard');
    const suite = await load(file);
    expect(suite.gold('q1').haystack).toEqual(pool);
    expect((await suite.collections[0]?.source())?.root).toBe(folder);
  });

  it('names file, row and reason of what it cannot read, and counts the rest', async () => {
    const rows = [questions[0], null, { id: 'x' }, { question: 'y' }, { id: 'z', question: 'z' }, questions[0], 7];
    const { questions: read, failures } = await load(await put('gold.json', rows));
    expect(read.length).toBe(1);
    expect(failures.map(({ code, path, message }) => [code, path.split('/').at(-1), message])).toEqual([
      ['malformed-row', 'gold.json#2', 'Row 2: it is not an object'],
      ['malformed-row', 'gold.json#3', 'Row 3: x has no answer'],
      ['malformed-row', 'gold.json#4', 'Row 4: it has no id'],
      ['malformed-row', 'gold.json#5', 'Row 5: z has no answer'],
      ['malformed-row', 'gold.json#6', 'Row 6: the id q1 was there before'],
      ['malformed-row', 'gold.json#7', 'Row 7: it is not an object'],
    ]);
  });

  it('keeps a question without text, whose answer can be scored all the same, and says so', async () => {
    const { questions: read, notes } = await load(await put('gold.json', [{ id: 'a', question: '', answer: '1' }]));
    expect(read.map(({ id, text }) => [id, text])).toEqual([['a', '']]);
    expect(notes.join(' ')).toContain('1 questions have no text (a');
  });

  it('refuses what is not there, not questions, or not clear', async () => {
    await expect(load(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'missing' });
    await expect(load()).rejects.toMatchObject({ code: 'missing' });
    await expect(load(await put('bad.json', '[{"id": '))).rejects.toMatchObject({ code: 'corrupt' });
    await expect(load(await put('other.json', { rows: [] }))).rejects.toMatchObject({ code: 'corrupt' });
    await put('one.json', questions);
    expect((await load()).questions.length).toBe(3);
    await put('two.json', questions);
    await expect(load()).rejects.toMatchObject({ code: 'usage', action: expect.stringContaining('two.json') });
  });

  it('prints gold that is not text as Python does', async () => {
    const file = await put(
      'gold.json',
      '[{"id": 1, "question": "q", "answer": 5.0}, {"id": 2, "question": "r", "answer": ["a"]}]',
    );
    const suite = await load(file);
    expect([suite.gold('1').answer, suite.gold('2').answer]).toEqual(['5.0', "['a']"]);
    expect(suite.gold('1').slices['type']).toBe('number');
  });

  it('is another set once a letter says something else in as many words', async () => {
    await put('atm-bench/atm-bench.json', questions);
    await memory('');
    const before = (await load()).sha256;
    expect((await load()).sha256).toBe(before);
    await put('raw_memory/email/emails.json', [
      { id: 'email202401010001', timestamp: '2024-01-01 10:00:00', short_summary: 'Hotel', detail: '£12.86' },
    ]);
    expect((await load()).sha256).not.toBe(before);
  });

  it('corrects gold only by the errata that are given', async () => {
    const file = await put('gold.json', questions);
    const errata = await put('errata.json', [
      { id: 'q1', answer: '£13', evidence: ['20240202_101010'] },
      { id: 'q2', drop: true },
      { id: 'q9', drop: true },
    ]);
    const suite = await load(file, { errata });
    expect(suite.questions.map(({ id }) => id)).toEqual(['q1', '3']);
    expect(suite.gold('q1')).toMatchObject({ answer: '£13', evidence: ['20240202_101010'] });
    expect(suite.notes.join(' ')).toContain('q9');
    expect(suite.sha256).not.toBe((await load(file)).sha256);
    await expect(load(file, { errata: await put('e.json', [{ id: 'q1', anwser: 'x' }]) })).rejects.toMatchObject({
      code: 'corrupt',
    });
  });

  it('shows a system nothing of the gold', async () => {
    const canary = (name: string) => `CANARY-${name}`;
    await put('atm-bench/atm-bench.json', [
      {
        id: 'q1',
        question: 'What?',
        answer: canary('answer'),
        evidence_ids: [canary('evidence')],
        niah_evidence_ids: [canary('haystack')],
        qtype: canary('type'),
        notes: canary('notes'),
        topic: canary('topic'),
        intent: canary('intent'),
        ability: canary('ability'),
        anything: canary('anything'),
      },
    ]);
    await memory('');
    const { questions: asked, collections } = await load();
    const seen: unknown[] = [...asked];
    for (const collection of collections) {
      for await (const item of collection.items()) seen.push(item);
      for await (const event of (await collection.source()).read({})) seen.push(event);
    }
    expect(seen.length).toBe(5);
    expect(JSON.stringify(seen)).not.toContain('CANARY');
  });
});

describe('scoring files', () => {
  it('gives the document of the contract, and leaves what no judge has seen out', async () => {
    const suite = await load(await put('gold.json', questions));
    const predictions = await put(
      'predictions.jsonl',
      lines(
        { id: 'q1', answer: 'It was £12.85.' },
        { id: 'q2', answer: '20240201_101010' },
        { id: 3, answer: 'A party' },
      ),
    );
    const retrieval = await put('retrieval.json', [
      { id: 'q1', retrieval_ids: ['x', '20240201_101010', 'y', 'email202401010001'] },
      { id: 'q2', retrieval_ids: ['x'] },
      { id: 3, retrieval_ids: null },
    ]);
    const { document, figures, perQuestion } = await suite.scoreFiles({ predictions, retrieval }, official);
    expect(document).toMatchObject({
      rules: 'official',
      n: 3,
      qs: 0.75,
      unscored: 1,
      byType: {
        number: { n: 1, score: 1 },
        list_recall: { n: 1, score: 0.5 },
        open_end: { n: 1, score: null, unscored: 1 },
      },
      retrieval: {
        n: 2,
        'recall@1': 0,
        'recall@2': 0.25,
        'recall@5': 0.5,
        'recall@10': 0.5,
        'recall@gt': 0.25,
        'hit@1': 0,
        'joint_strict@2': 0,
        'joint_strict@10': 1,
        'joint_partial@2': 0.5,
        'qs_x_recall@10': 1,
      },
      rows: [
        { id: 'q1', qtype: 'number', score: 1, em: true, jaccard: 0, abstained: false },
        { id: 'q2', qtype: 'list_recall', score: 0.5 },
        { id: '3', qtype: 'open_end', score: null, em: true, jaccard: 1 },
      ],
    });
    expect(figures).toContainEqual({ measure: 'QS(official)', n: 2, value: 0.75 });
    expect(figures).toContainEqual({ measure: 'QS(official)', slice: 'topic=Travel', n: 1, value: 1 });
    expect(figures).toContainEqual({ measure: 'QS(official)', slice: 'type=open_end', n: 0 });
    expect(figures).toContainEqual({ measure: 'R@10', slice: 'evidence=2', n: 1, value: 1 });
    expect([...(perQuestion.get('R@10') ?? [])]).toEqual([
      ['q1', 1],
      ['3', 0],
    ]);
    expect([...(perQuestion.get('QS(official)')?.keys() ?? [])]).toEqual(['q1', 'q2']);
  });

  it('remarks what is odd: broken lines with their number, unknown ids, duplicates, missing and untextual answers', async () => {
    const suite = await load(await put('gold.json', questions));
    const predictions = await put(
      'predictions.jsonl',
      lines(
        { id: 'q1', answer: '£1' },
        '',
        '{"id": "q1", ans',
        { id: 'q1', answer: '£12.85' },
        { id: 'zz', answer: 'x' },
      ) + lines('[]', { answer: 'no id' }, { id: 'q2', answer: ['20240201_101010', '20240202_101010'] }),
    );
    const retrieval = await put('retrieval.json', [
      { id: 'q1', retrieval_ids: ['a', 'a'] },
      { id: 'q2' },
      { id: 'zz', retrieval_ids: [] },
      5,
    ]);
    const scored = await suite.scoreFiles({ predictions, retrieval }, official);
    expect(codes(scored)).toEqual({
      duplicate: 1,
      'broken-line': 3,
      'unknown-id': 1,
      'not-text': 1,
      missing: 1,
      'repeated-ids': 1,
      'broken-row': 2,
      'unknown-id-retrieved': 1,
      'missing-ranking': 2,
    });
    expect(scored.remarks.find(({ code }) => code === 'broken-line')?.examples).toEqual(['line 3', 'line 6', 'line 7']);
    expect(scored.document).toMatchObject({ qs: 1, retrieval: { 'recall@10': 0 } });
    expect((await suite.readPredictions({ predictions, retrieval })).outcomes).toHaveLength(3);
  });

  it('lets a repeated id take places by official rules only', async () => {
    const gold = [{ id: 'q', question: 'q', answer: '1', evidence_ids: ['a', 'b'] }];
    const suite = await load(await put('gold.json', gold));
    const predictions = await put('p.jsonl', lines({ id: 'q', answer: '1' }));
    const retrieval = await put('r.json', [{ id: 'q', retrieval_ids: ['a', 'a', 'b'] }]);
    const recall = async (rules: ScoreOptions['rules']) =>
      (await suite.scoreFiles({ predictions, retrieval }, { rules, judges: [] })).document['retrieval'];
    expect(await recall('official')).toMatchObject({ 'recall@2': 0.5, 'recall@gt': 0.5 });
    expect(await recall('strict')).toMatchObject({ 'recall@2': 1, 'recall@gt': 1 });
  });

  it('refuses files that are not there or not a list', async () => {
    const suite = await load(await put('gold.json', questions));
    const predictions = await put('p.jsonl', '');
    await expect(suite.scoreFiles({ predictions: join(folder, 'no') }, official)).rejects.toMatchObject({
      code: 'missing',
    });
    const retrieval = await put('r.json', '{}');
    await expect(suite.scoreFiles({ predictions, retrieval }, official)).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('scores 5,000 predictions in less than two seconds', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id: `q${index}`,
      question: `Today is 2024-06-01. What about ${index}?`,
      answer:
        index % 2 === 0
          ? `£${index}.85 on March ${(index % 28) + 1}, 2023 at 4:00 PM — café`
          : `2024010${index % 9}_101010, b`,
      qtype: index % 2 === 0 ? 'number' : 'list_recall',
      evidence_ids: [`20240101_10${index}`],
    }));
    const suite = await load(await put('gold.json', many));
    const said = 'It was 12 dollars, on March 5, 2023, between 9 and 11 am, for two people at the "Café" (twice)';
    const predictions = await put('p.jsonl', lines(...many.map(({ id }) => ({ id, answer: said }))));
    const retrieval = await put(
      'r.json',
      many.map(({ id }) => ({ id, retrieval_ids: ['a', 'b', 'c'] })),
    );
    // Time of the processor: that of the clock depends on what else the machine does.
    // Of three tries the least: what shares the process and is collected meanwhile counts as well.
    const taken: number[] = [];
    for (let round = 0; round < 3; round++) {
      const began = process.cpuUsage();
      await suite.scoreFiles({ predictions, retrieval }, official);
      taken.push(process.cpuUsage(began).user / 1000);
    }
    expect(Math.min(...taken)).toBeLessThan(2000);
  });
});

describe('scoring a run', () => {
  it('counts what was asked alone; a failure is wrong and remarked, no answer is unscored', async () => {
    const suite = await load(await put('gold.json', questions));
    const failed: Outcome = {
      state: 'failed',
      id: 'q1',
      repeat: 0,
      seed: 1,
      error: { code: 'timeout', message: 'too slow' },
      tookMs: 1,
      tries: 3,
    };
    const items = answered('q2', {
      said: { kind: 'items' },
      retrieved: [
        { id: '20240201_101010', score: 1 },
        { id: '20240202_101010', score: 0.5 },
      ],
    });
    const scored = await suite.score([failed, items], official);
    expect(scored.document).toMatchObject({ n: 2, qs: 0.5 });
    expect(codes(scored)).toEqual({ failed: 1 });
    const retrievalOnly = await suite.score(
      [answered('q1', { retrieved: [{ id: '20240201_101010', score: 1 }] })],
      official,
    );
    expect(retrievalOnly.document).toMatchObject({
      qs: null,
      unscored: 1,
      retrieval: { 'recall@1': 0.5, 'joint_strict@1': null },
    });
  });

  it('remarks an answer without a ranking where other answers have one', async () => {
    const suite = await load(await put('gold.json', questions));
    const text = { kind: 'text', text: 'x' } as const;
    const scored = await suite.score(
      [answered('q1', { said: text, retrieved: [] }), answered('3', { said: text })],
      official,
    );
    expect(codes(scored)).toEqual({ 'missing-ranking': 1 });
    expect(scored.document).toMatchObject({ retrieval: { n: 2, 'recall@10': 0 } });
  });

  it('hands out files that score as the run did', async () => {
    const suite = await load(await put('gold.json', questions));
    const run = [
      answered('q1', { said: { kind: 'text', text: '£12.85' }, retrieved: [{ id: '20240201_101010', score: 2 }] }),
      answered('q2', { said: { kind: 'abstained', reason: 'none' }, retrieved: [] }),
      answered('3', { said: { kind: 'text', text: 'x' }, retrieved: [{ id: '20240202_101010', score: 1 }] }),
    ];
    const files = suite.predictionFiles(run);
    const rows: unknown = JSON.parse(files.get('retrieval_recall_details.json') ?? '');
    expect(rows).toContainEqual({
      id: 'q1',
      question: questions[0]?.question,
      gt_evidence_ids: ['email202401010001', '20240201_101010'],
      retrieval_ids: ['20240201_101010'],
      retrieval_scores: [2],
      took_ms: 5,
    });
    const predictions = await put('p.jsonl', files.get('predictions.jsonl') ?? '');
    const retrieval = await put('r.json', files.get('retrieval_recall_details.json') ?? '');
    const [fromFiles, fromRun] = [
      await suite.scoreFiles({ predictions, retrieval }, official),
      await suite.score(run, official),
    ];
    expect(fromFiles).toEqual(fromRun);
    expect(fromRun.document).toMatchObject({ rows: [{}, { abstained: true, score: 0 }, {}] });
  });
});

describe('judges', () => {
  const open = ['a', 'b', 'c', 'd'].map((answer) => ({
    id: answer,
    question: `${answer}?`,
    answer,
    qtype: 'open_end',
  }));
  const said = open.map(({ id }) => answered(id, { said: { kind: 'text', text: id } }));
  const first = scripted('first', {
    a: { right: true },
    b: { right: false },
    c: { state: 'failed', code: 'malformed-reply', message: 'no JSON', raw: 'that is incorrect' } as Partial<Judgement>,
    d: new Error('connection lost'),
  });

  it('strict rules leave out what has no verdict, official ones also guess from words; both count it', async () => {
    const suite = await load(await put('gold.json', open));
    const strict = await suite.score(said, { rules: 'strict', judges: [first] });
    expect(strict.document).toMatchObject({
      qs: 0.5,
      unscored: 2,
      judges: [{ judged: 2, right: 1, failures: 2, fallbacks: 0 }],
    });
    expect(codes(strict)).toEqual({ 'judge-failed': 2 });
    const loose = await suite.score(said, { rules: 'official', judges: [first] });
    expect(loose.document).toMatchObject({ qs: 2 / 3, unscored: 1, judges: [{ judged: 3, failures: 1 }] });
    expect(codes(loose)).toMatchObject({ 'judge-failed': 1, 'judge-fallback': expect.any(Number) });
  });

  it('of several judges the majority counts, the first named where they are split, and each is a figure', async () => {
    const suite = await load(await put('gold.json', open));
    const second = scripted('second', {
      a: { right: true },
      b: { right: true },
      c: { right: true },
      d: { right: false },
    });
    const two = await suite.score(said, { rules: 'strict', judges: [first, second] });
    // a: both; b: split, the first says no; c, d: the second alone.
    expect(two.document).toMatchObject({
      qs: 0.5,
      judges: [
        { n: 2, mean: 0.5 },
        { n: 4, mean: 0.75 },
      ],
    });
    expect(two.document['agreement']).toMatchObject([{ judges: ['first', 'second'], n: 2, share: 0.5 }]);
    expect(two.figures).toContainEqual({ measure: 'QS(strict)', slice: 'judge=second', n: 4, value: 0.75 });
    const third = scripted('third', { b: { right: true } });
    const three = await suite.score(said, { rules: 'strict', judges: [first, second, third] });
    expect(three.perQuestion.get('QS(strict)')).toEqual(
      new Map([
        ['a', 1],
        ['b', 1],
        ['c', 1],
        ['d', 0],
      ]),
    );
  });

  it('shows both rule sets where they differ', async () => {
    const time = [{ id: 't', question: 'When?', answer: '4:00 PM', qtype: 'number' }];
    const suite = await load(
      await put('gold.json', [...time, { id: 'z', question: '多少钱？', answer: '5', qtype: 'number' }]),
    );
    const blue = answered('t', { said: { kind: 'text', text: 'the blue car' } });
    const five = answered('z', { said: { kind: 'text', text: '5' } });
    const { document, figures } = await suite.score([blue, five], official);
    expect(document).toMatchObject({
      qs: 1,
      otherRules: {
        rules: 'strict',
        qs: 0.5,
        byType: { number: { n: 2, score: 0.5 } },
        differ: [{ id: 't', score: 1, other: 0 }],
      },
    });
    expect(figures).toContainEqual({ measure: 'QS(strict)', n: 2, value: 0.5 });
    expect(figures).toContainEqual({ measure: 'QS(official)', slice: 'language=zh', n: 1, value: 1 });
    expect(suite.questions.map(({ language }) => language)).toEqual(['en', 'zh']);
  });

  it('stops when told to', async () => {
    const suite = await load(await put('gold.json', open));
    const signal = AbortSignal.abort();
    await expect(suite.score(said, { rules: 'strict', judges: [first], signal })).rejects.toThrow();
  });
});
