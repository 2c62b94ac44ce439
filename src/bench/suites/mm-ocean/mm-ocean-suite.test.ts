import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Judge } from '../../judge.ts';
import { noSpending, type Outcome } from '../../outcome.ts';
import { analysedSchema } from './analyses.ts';
import { levelOf } from './annotation.ts';
import { defaultThresholds, failureRates, thresholdGrid } from './failure-modes.ts';
import { mmOceanSuite } from './mm-ocean-suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-mm-ocean-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const canary = 'CANARYGOLD';
const scores = { extraversion: 0.2, agreeableness: 0.21, conscientiousness: 0.6, neuroticism: 0.61, openness: 0.9 };
const gold = {
  extraversion: 'Very Low',
  agreeableness: 'Low',
  conscientiousness: 'Medium',
  neuroticism: 'High',
  openness: 'Very High',
};
const choice = (category: string, correct_answer: string) => ({
  category,
  question: 'Which?',
  options: ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id, text: `option ${id}` })),
  correct_answer,
  explanation: canary,
});
const annotation = (video_id: string) => ({
  video_id,
  video_path: video_id,
  transcription: 'Hello there',
  original_scores: scores,
  observations: [{ dimension: 'Expression', start_time: 0, end_time: 2, description: `a smile ${canary}`, bboxes: [] }],
  personality_analyses: [{ trait: 'Openness', level: canary, score: 0.9, rationale: canary, evidence_bboxes: [] }],
  mcq_questions: [choice('Personality Attribution', 'A'), choice('Micro-expression Localization', 'B')],
  metadata: { note: canary },
});
const judged = (value: number) => ({
  evidence_coverage: value,
  logical_coherence: value,
  directional_accuracy: value,
  grounding_accuracy: value,
});

async function load() {
  for (const id of ['a.000.mp4', 'b.000.mp4'])
    await writeFile(join(folder, `${id}.json`), JSON.stringify(annotation(id)));
  return mmOceanSuite.load(folder, {});
}
async function score(
  rows: readonly unknown[],
  rules: 'official' | 'strict' = 'official',
  judges: readonly Judge[] = [],
) {
  const predictions = join(folder, 'predictions.jsonl');
  await writeFile(predictions, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'));
  return (await load()).scoreFiles({ predictions }, { rules, judges });
}

describe('annotations that are written otherwise', () => {
  it('lose no video over parts that are not scored, and read scores and keys as the released script does', async () => {
    const odd = {
      video_id: 'odd.mp4',
      video_path: null,
      transcription: 7,
      original_scores: { ...scores, openness: null, charm: 0.5 },
      observations: [{ dimension: 3, start_time: '00:02', description: null }, 'a smile'],
      personality_analyses: { openness: 'High' },
      mcq_questions: [{ correct_answer: 'a ', options: null }, choice('New Category', 'B'), { category: null }],
    };
    await writeFile(join(folder, 'odd.json'), JSON.stringify(odd));
    await writeFile(join(folder, 'bare.json'), JSON.stringify({ video_id: 'bare.mp4', mcq_questions: null }));
    await writeFile(join(folder, 'nobody.json'), JSON.stringify({ id: 'x' }));
    const suite = await mmOceanSuite.load(folder, {});
    expect(suite.failures.map(({ path }) => path)).toEqual([join(folder, 'nobody.json')]);
    const predictions = join(folder, 'predictions.jsonl');
    const row = {
      video_id: 'odd.mp4',
      task1: { ...gold },
      task3: [
        { q_idx: 1, answer: 'A' },
        { q_idx: 2, answer: 'b' },
      ],
    };
    await writeFile(predictions, `${JSON.stringify(row)}\n{"video_id":"bare.mp4"}\n`);
    const { document } = await suite.scoreFiles({ predictions }, { rules: 'official', judges: [] });
    expect(document).toMatchObject({
      n: 2,
      t1: { n: 4, accuracy: 100 },
      // The third has no key: the script takes silence for right there, strict rules do not.
      t3: { n: 3, accuracy: 100, byCategory: { Unknown: { n: 2 }, 'New Category': { n: 1 } } },
      rows: [
        // Without gold and without a rating both sides are nothing, which the script takes for the same.
        { videoId: 'bare.mp4', r1: 1, r3: 0 },
        { videoId: 'odd.mp4', r1: 0.8, r3: 1 },
      ],
      otherRules: { rules: 'strict', t3: { n: 3, accuracy: (2 / 3) * 100 } },
    });
  });
});

describe('levels', () => {
  it.each([
    [0, 'Very Low'],
    [0.2, 'Very Low'],
    [0.20001, 'Low'],
    [0.4, 'Low'],
    [0.6, 'Medium'],
    [0.8, 'High'],
    [1, 'Very High'],
  ])('%f is %s', (value, level) => {
    expect(levelOf(value)).toBe(level);
  });
});

describe('MM-OCEAN', () => {
  it('shows a system the transcript and the questions, and nothing of what people said of the video', async () => {
    const suite = await load();
    const shown = JSON.stringify(suite.questions);
    expect(shown).toContain('Hello there');
    expect(shown).not.toContain(canary);
    expect(shown).not.toContain('correct');
  });

  it('names a file that cannot be read and goes on', async () => {
    await writeFile(join(folder, 'c.json'), '{');
    const suite = await load();
    expect(suite.questions).toHaveLength(2);
    expect(suite.failures).toMatchObject([{ code: 'malformed-row' }]);
    await expect(mmOceanSuite.load(join(folder, 'none'), {})).rejects.toMatchObject({ code: 'missing' });
  });

  it('reads rows as Python does: a row without a name has its rationales counted, NaN is a number', async () => {
    const { document, remarks, figures } = await score([
      { video_id: null, task2_judged: { openness: judged(6) } },
      { video_id: 7, task2_judged: { openness: judged(8) } },
      '{"video_id": []}',
    ]);
    expect(document).toMatchObject({ n: 0, t2: { n: 2, avg4: 7 } });
    expect(remarks).toContainEqual(expect.objectContaining({ code: 'unknown-id', count: 2 }));
    expect(figures.find(({ measure }) => measure === 'T2-avg4/10')?.value).toBe(0.7);
    const nan = await score(['{"video_id": "a.000.mp4", "task1": {"openness": "Medium"}, "score": NaN}']);
    expect(nan.document).toMatchObject({ n: 1 });
  });

  it('scores three tasks and four rates by hand', async () => {
    const whole = {
      video_id: 'a.000.mp4',
      task1: gold,
      task3: [
        { q_idx: 1, answer: ' a ' },
        { q_idx: 2, answer: 'B' },
      ],
    };
    const { document } = await score([
      { ...whole, task2_judged: { openness: judged(8), neuroticism: judged(7) } },
      {
        video_id: 'b.000.mp4',
        task1: { ...gold, openness: 'Low', neuroticism: 'Enormous' },
        task3: [{ q_idx: '1', answer: 'A' }, { answer: 'B' }],
        task2_judged: { openness: { ...judged(2), grounding_accuracy: 'x' } },
      },
    ]);
    expect(document).toMatchObject({
      n: 2,
      t1: { accuracy: (8 / 9) * 100, mae: 3 / 9, n: 9, offBy: { 0: 8, 1: 0, 2: 0, 3: 1, 4: 0 } },
      t2: { avg4: 7.5, n: 2 },
      t3: {
        accuracy: 75,
        n: 4,
        byCategory: { 'Personality Attribution': { accuracy: 50 } },
        clusters: { visualGrounding: 100 },
      },
      rates: { pr: 0, cr: 50, ir: 0, hr: 50 },
      rows: [
        { videoId: 'a.000.mp4', r1: 1, r2: 0.75, r3: 1 },
        { videoId: 'b.000.mp4', r1: 0.6, r2: 0, r3: 0.5 },
      ],
    });
  });

  it('counts judged rationales of videos without gold officially, not strictly; and videos without prediction strictly', async () => {
    const rows = [
      { video_id: 'a.000.mp4', task1: gold },
      { video_id: 'elsewhere.mp4', task2_judged: { openness: judged(1) } },
    ];
    expect((await score(rows)).document).toMatchObject({ n: 1, t1: { n: 5 }, t2: { n: 1 }, t3: { n: 2, accuracy: 0 } });
    expect((await score(rows, 'strict')).document).toMatchObject({
      n: 2,
      t1: { n: 10, accuracy: 50 },
      t2: { n: 0, avg4: null },
      t3: { n: 4 },
    });
  });

  it('gives 0 for rationales of which none was judged officially, as the released script does, and nothing strictly', async () => {
    const rows = [{ video_id: 'a.000.mp4', task1: gold }];
    const official = await score(rows);
    expect(official.document).toMatchObject({ t2: { n: 0, avg4: 0 }, otherRules: { t2: { n: 0, avg4: null } } });
    // What was not judged is unscored all the same, in figures and between systems.
    expect(official.figures.find(({ measure }) => measure === 'T2-avg4/10')).not.toHaveProperty('value');
    expect(analysedSchema.parse(official.document).t2.avg4).toBeNull();
  });

  it('names what is odd in predictions', async () => {
    const { remarks } = await score([
      'broken',
      { video_id: 'a.000.mp4', task3: [17, { q_idx: 1, answer: null }] },
      { video_id: 'a.000.mp4', task3: { no: 'list' } },
    ]);
    expect(remarks.map(({ code, count }) => `${code} ${count}`).sort()).toEqual([
      'broken-answers 3',
      'broken-line 1',
      'duplicate 1',
      'missing 1',
    ]);
  });

  it('asks judges about rationales, and leaves unjudged what they cannot grade', async () => {
    const asked: unknown[] = [];
    const judge: Judge = {
      name: 'scripted',
      identity: {},
      concurrency: 2,
      judge: async (question) => {
        asked.push(question);
        return question.kind === 'rationale' && question.trait === 'openness'
          ? { state: 'rated', scores: judged(6), raw: '', spending: noSpending }
          : { state: 'failed', code: 'malformed-reply', message: 'prose', spending: noSpending };
      },
    };
    const rows = [{ video_id: 'a.000.mp4', task2: { openness: 'She says new things.', extraversion: 'Loud.' } }];
    const scored = await score(rows, 'official', [judge]);
    expect(scored.document).toMatchObject({ t2: { n: 1, avg4: 6 } });
    expect(scored.remarks.find(({ code }) => code === 'judge-failed')).toMatchObject({ count: 1 });
    expect(JSON.stringify(asked)).toContain('a smile');
  });

  it('writes predictions that score as the run did', async () => {
    const suite = await load();
    const outcome: Outcome = {
      state: 'answered',
      id: 'a.000.mp4',
      repeat: 0,
      seed: 1,
      reply: { said: { kind: 'ratings', levels: { Openness: 'Very High' }, rationales: {}, choices: [null, 'B'] } },
      tookMs: 1,
      tries: 1,
      cached: false,
    };
    const options = { rules: 'official', judges: [] } as const;
    const run = await suite.score([outcome], options);
    const path = join(folder, 'p.jsonl');
    await writeFile(path, suite.predictionFiles([outcome]).get('predictions.jsonl') ?? '');
    const file = await suite.scoreFiles({ predictions: path }, options);
    // What was never asked of a run is not wrong; what a file leaves out is, by strict rules.
    expect({ ...file.document, otherRules: null }).toEqual({ ...run.document, otherRules: null });
    expect([file.document['otherRules'], run.document['otherRules']]).toMatchObject([{ n: 2 }, { n: 1 }]);
    expect(run.document).toMatchObject({ t1: { n: 1, accuracy: 100 }, t3: { accuracy: 50 } });
  });
});

describe('failure rates', () => {
  it('fall or stay as reasoning is asked less, whatever the videos', () => {
    const videos = [0, 1, 2, 3, 4, 5].map((i) => ({
      videoId: `${i}`,
      r1: i / 5,
      r2: (i % 3) / 2,
      r3: ((i * 3) % 5) / 5,
      judged: true,
      right: [],
    }));
    for (const at of thresholdGrid) {
      const easier = failureRates(videos, { ...at, t2: at.t2 - 0.2 }, 'official');
      expect(easier.hr ?? 0).toBeGreaterThanOrEqual(failureRates(videos, at, 'official').hr ?? 0);
    }
    expect(thresholdGrid).toHaveLength(27);
    expect(thresholdGrid).toContainEqual(defaultThresholds);
  });

  it('are 0 without a case officially, and absent strictly', () => {
    expect(failureRates([], defaultThresholds, 'official')).toEqual({ pr: 0, cr: 0, ir: 0, hr: 0 });
    expect(failureRates([], defaultThresholds, 'strict')).toEqual({ pr: null, cr: null, ir: null, hr: null });
  });
});
