import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome, Reply } from '../../outcome.ts';
import { locomoSuite } from './locomo-suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-locomo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const canary = 'CANARYGOLD';
const turn = (dia_id: string, text: string) => ({ speaker: 'Ada', dia_id, text });
const sample = {
  sample_id: 'conv-1',
  conversation: {
    session_1: [turn('D1:1', 'I bought a red kite.'), turn('D1:2', 'It flew well.')],
    session_1_date_time: '1:56 pm on 8 May, 2023',
  },
  event_summary: canary,
  observation: canary,
  session_summary: canary,
  qa: [
    { question: 'What did Ada buy?', answer: `kite, ${canary}`, evidence: ['D1:1; D1:2'], category: 1 },
    { question: 'When?', answer: 2023, evidence: ['D1:1'], category: 2 },
    { question: 'Would she like wind?', answer: 'Likely; she flies kites', evidence: ['D', 'D1:2'], category: 3 },
    { question: 'What did Bob buy?', adversarial_answer: `a ${canary}`, evidence: ['D1:1'], category: 5 },
    { question: 'Broken', category: 9 },
  ],
};
const other = { sample_id: 'conv-10', conversation: { session_1: [turn('D1:1', 'Hello')] }, qa: [] };

async function load(samples: unknown = [sample, other], errata?: string) {
  const file = join(folder, 'locomo10.json');
  await writeFile(file, JSON.stringify(samples));
  return locomoSuite.load(folder, errata === undefined ? {} : { errata });
}
const answered = (id: string, reply: Reply): Outcome => ({
  state: 'answered',
  id,
  repeat: 0,
  seed: 1,
  reply,
  tookMs: 2,
  tries: 1,
  cached: false,
});
const said = (id: string, text: string, ...ids: string[]): Outcome =>
  answered(id, { said: { kind: 'text', text }, retrieved: ids.map((one, i) => ({ id: one, score: -i })) });

describe('loading LoCoMo', () => {
  it('splits evidence, drops what names no turn, and says so', async () => {
    const suite = await load();
    expect(suite.questions.map(({ id }) => id)).toEqual(['conv-1:q0', 'conv-1:q1', 'conv-1:q2', 'conv-1:q3']);
    expect(suite.gold('conv-1:q0').evidence).toEqual(['conv-1:D1:1', 'conv-1:D1:2']);
    expect(suite.gold('conv-1:q2').evidence).toEqual(['conv-1:D1:2']);
    expect(suite.notes).toEqual([
      'conv-1:q0: the evidence "D1:1; D1:2" was split.',
      'conv-1:q2: the evidence "D" names no turn and was dropped.',
    ]);
    expect(suite.failures.map(({ path }) => path)).toEqual(['locomo10.json, conv-1, question 4']);
  });

  it('loses no question over what is null', async () => {
    const qa = [{ question: 'What?', answer: null, adversarial_answer: null, evidence: null, category: 5 }];
    const suite = await load([{ ...sample, qa }]);
    expect(suite.failures).toEqual([]);
    expect(suite.gold('conv-1:q0').evidence).toEqual([]);
  });

  it('shows a system a conversation and a question, never gold', async () => {
    const suite = await load();
    expect(suite.collections.map(({ id }) => id)).toEqual(['conv-1', 'conv-10']);
    const shown: unknown[] = [...suite.questions];
    for (const collection of suite.collections) {
      const ids: string[] = [];
      for await (const item of collection.items()) {
        shown.push(item);
        ids.push(item.id);
      }
      expect(ids).toEqual(collection.id === 'conv-1' ? ['conv-1:D1:1', 'conv-1:D1:2'] : ['conv-10:D1:1']);
      for await (const event of (await collection.source()).read({})) shown.push(event);
    }
    expect(JSON.stringify(shown)).not.toContain(canary);
    expect(JSON.stringify(shown)).not.toContain('adversarial');
  });

  it('says which file is not there or not JSON', async () => {
    await expect(locomoSuite.load(join(folder, 'none'), {})).rejects.toMatchObject({ code: 'missing' });
    await expect(locomoSuite.load(folder, {})).rejects.toMatchObject({ code: 'missing' });
    await writeFile(join(folder, 'locomo10.json'), '[{');
    await expect(locomoSuite.load(folder, {})).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('takes corrections of gold only when they are given, and says so', async () => {
    const errata = join(folder, 'errata.json');
    await writeFile(
      errata,
      JSON.stringify([{ id: 'conv-1:q1', answer: '2024' }, { id: 'conv-1:q3', drop: true }, { id: 'x' }]),
    );
    const suite = await load([sample], errata);
    expect(suite.questions).toHaveLength(3);
    expect(suite.gold('conv-1:q1').answer).toBe('2024');
    expect(suite.notes.join()).toContain('that are not in the dataset: x');
  });
});

describe('scoring LoCoMo', () => {
  it('gives F1 by category and recall, with both rule sets', async () => {
    const suite = await load();
    const outcomes = [
      said('conv-1:q0', 'a kite', 'conv-1:D1:2'),
      said('conv-1:q1', '2023', 'conv-1:D1:1'),
      said('conv-1:q2', 'likely', 'conv-1:D1:1'),
      answered('conv-1:q3', { said: { kind: 'abstained', reason: 'nobody' }, retrieved: [] }),
    ];
    const { document } = await suite.score(outcomes, { rules: 'official', judges: [] });
    expect(document).toMatchObject({
      n: 4,
      f1: (0.5 + 1 + 1 + 1) / 4,
      retrieval: { 'recall@5': (0.5 + 1 + 0 + 0) / 4 },
      answerable: { n: 3, 'recall@10': 0.5 },
      adversarial: { n: 1, accuracy: 1 },
      byCategory: { 1: { n: 1, f1: 0.5 }, 4: { n: 0, f1: null } },
    });
    expect(JSON.parse(suite.predictionFiles(outcomes).get('retrieval_recall_details.json') ?? '')[0]).toMatchObject({
      id: 'conv-1:q0',
      gt_evidence_ids: ['conv-1:D1:1', 'conv-1:D1:2'],
      retrieval_ids: ['conv-1:D1:2'],
    });
  });

  it('leaves answers unscored when only rankings were asked for, and counts a failure as wrong', async () => {
    const suite = await load();
    const rankings = await suite.score([answered('conv-1:q1', { retrieved: [{ id: 'conv-1:D1:1', score: 1 }] })], {
      rules: 'official',
      judges: [],
    });
    expect(rankings.document).toMatchObject({ n: 1, f1: null, retrieval: { 'recall@1': 1 } });
    const failed: Outcome = {
      state: 'failed',
      id: 'conv-1:q2',
      repeat: 0,
      seed: 1,
      error: { code: 'timeout', message: 'late' },
      tookMs: 1,
      tries: 3,
    };
    const scored = await suite.score([said('conv-1:q1', '2023'), failed], { rules: 'official', judges: [] });
    expect(scored.document).toMatchObject({ n: 2, f1: 0.5 });
    expect(scored.remarks).toMatchObject([{ code: 'failed', count: 1 }]);
  });

  it('reads predictions of any system and names what is odd in them', async () => {
    const suite = await load();
    const predictions = join(folder, 'p.jsonl');
    const retrieval = join(folder, 'r.json');
    await writeFile(
      predictions,
      '{"id":"conv-1:q1","answer":"x"}\n\n{"id":"conv-1:q1","answer":2023}\nbroken\n{"id":"no","answer":"a"}\n',
    );
    await writeFile(retrieval, JSON.stringify([{ id: 'conv-1:q1', retrieval_ids: ['D1:1'] }, { id: 'conv-1:q2' }]));
    const scored = await suite.scoreFiles({ predictions, retrieval }, { rules: 'official', judges: [] });
    expect(scored.perQuestion.get('F1(official)')?.get('conv-1:q1')).toBe(1);
    expect(scored.perQuestion.get('R@5')?.get('conv-1:q1')).toBe(1);
    expect(scored.document).toMatchObject({ n: 4, f1: 0.25 });
    expect(scored.remarks.map(({ code, count }) => `${code} ${count}`)).toEqual([
      'duplicate 1',
      'broken-line 1',
      'unknown-id 1',
      'missing 3',
      'broken-row 1',
      'missing-retrieval 3',
    ]);
  });

  it('does not take an abstention in other words for right under official rules, and does under strict', async () => {
    const suite = await load();
    const predictions = join(folder, 'p.jsonl');
    await writeFile(predictions, '{"id":"conv-1:q3","answer":"This was Not Mentioned."}\n');
    const official = await suite.scoreFiles({ predictions }, { rules: 'official', judges: [] });
    expect(official.document).toMatchObject({ adversarial: { accuracy: 1 } });
    const other = said('conv-1:q3', 'I cannot tell');
    const scored = await suite.score([other], { rules: 'official', judges: [] });
    expect(scored.document).toMatchObject({ adversarial: { accuracy: 0 } });
  });
});

const real = resolve('../shared/data/locomo-dev/locomo3.json');
describe.skipIf(!existsSync(real))('three released conversations (../shared/data/locomo-dev)', () => {
  it('loads every question, naming the two odd strings of evidence', async () => {
    const suite = await locomoSuite.load(real, {});
    expect(suite.questions).toHaveLength(546);
    expect(suite.failures).toEqual([]);
    expect(suite.notes).toHaveLength(2);
  });
});
