import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bench } from '../../src/bench/bench.ts';
import { benchBuild } from '../../src/bench/build/build.ts';
import { meaningPrompt, repairPrompt } from '../../src/bench/build/mm-ocean/align.prompt.ts';
import { analysePrompt } from '../../src/bench/build/mm-ocean/analyse.prompt.ts';
import { examinePrompt } from '../../src/bench/build/mm-ocean/examine.prompt.ts';
import { observePrompt } from '../../src/bench/build/mm-ocean/observe.prompt.ts';
import { traits } from '../../src/bench/suites/mm-ocean/annotation.ts';
import { openSuite } from '../../src/bench/suites/registry.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { buildRequest } from '../fixtures/build-request.ts';
import { type DrawnLife, drawnLife } from '../fixtures/drawn-life.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import type { ChatRequest } from '../fixtures/model-server/script.ts';

let life: DrawnLife;
beforeAll(async () => {
  life = await drawnLife();
});
afterAll(() => life.remove());

const watch = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const request = (out: string, more: Partial<Parameters<typeof buildRequest>[0]> = {}) =>
  buildRequest({ suite: 'mm-ocean', from: life.memory, truth: life.known, out: join(life.base, out), ...more });

const annotationSchema = z.looseObject({
  original_scores: z.record(z.string(), z.number()),
  observations: z.array(z.looseObject({ obs_id: z.string(), start_time: z.number(), end_time: z.number() })),
  personality_analyses: z.array(z.looseObject({ trait: z.string(), level: z.string(), evidence: z.array(z.string()) })),
  mcq_questions: z.array(
    z.looseObject({
      category: z.string(),
      question: z.string(),
      correct_answer: z.string(),
      options: z.array(z.object({ id: z.string(), text: z.string() })),
      distractor_strategy: z.record(z.string(), z.string()),
    }),
  ),
  metadata: z.looseObject({ corrections: z.array(z.looseObject({ check: z.string() })) }),
});
async function annotationIn(data = '') {
  const name = (await readdir(data)).find((one) => one.endsWith('.json')) ?? '';
  return annotationSchema.parse(JSON.parse(await readFile(join(data, name), 'utf8')));
}

describe('building MM-OCEAN without a model', () => {
  it('asks of times, boxes and order, each with six options that mislead in known ways', async (context) => {
    if (!life.hasFilm) context.skip('no ffmpeg was found');
    const { set } = await benchBuild(request('plain'), watch());
    const {
      mcq_questions: questions,
      original_scores: scores,
      personality_analyses: analyses,
    } = await annotationIn(set?.data);
    expect(questions.map(({ category }) => category).sort()).toEqual([
      'Micro-expression Localization',
      'Spatial Localization Verification',
      'Temporal-Causal Reasoning',
      'Temporal-Spatial Joint Localization',
    ]);
    for (const { options, correct_answer: answer, distractor_strategy: strategies } of questions) {
      expect(options.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
      expect(new Set(options.map(({ text }) => text)).size).toBe(6);
      const right = options.find(({ id }) => id === answer)?.text ?? '';
      for (const { text } of options) expect(Math.abs(text.length / right.length - 1)).toBeLessThanOrEqual(0.15);
      const said = Object.values(strategies);
      expect(said.filter((one) => one === 'text').length).toBeGreaterThanOrEqual(2);
      expect(said).toContain('wrong-segment');
      expect(said).toContain('near-miss');
    }
    // Nobody's personality is rated or explained without a purpose.
    expect([scores, analyses]).toEqual([{}, []]);
  });

  it('is taken by the bench, films beside their annotations and without where they were taken', async (context) => {
    if (!life.hasFilm) context.skip('no ffmpeg was found');
    const { set } = await benchBuild(request('plain'), watch());
    const data = set?.data ?? '';
    const loaded = await (await openSuite('mm-ocean')).load(data, {});
    expect([loaded.failures, loaded.notes]).toEqual([[], []]);
    const film = (await readdir(data)).find((name) => name.endsWith('.mp4')) ?? '';
    expect((await readFile(join(data, film))).toString('latin1')).not.toMatch(/\u00a9xyz|ISO6709/);
    const run = await bench.run(
      benchRequest(join(life.base, 'bench'), { suite: 'mm-ocean', data, system: 'constant' }),
      unwatched(),
    );
    expect(JSON.stringify(run)).toContain('T3');
  });
});

const scores = Object.fromEntries(traits.map((trait, i) => [trait, 0.1 + i * 0.2]));
const signed = { purpose: 'method-research', signed: 'A. Tester', consent: 'everyone is drawn' };

/** Replies by rule to each prompt; `turns` counts those that are asked again. */
function script() {
  const turns = new Map<string, number>();
  const turn = (name: string): number => {
    const n = (turns.get(name) ?? 0) + 1;
    turns.set(name, n);
    return n;
  };
  return (asked: ChatRequest): string => {
    const text = JSON.stringify(asked.messages);
    const is = ({ instructions }: { readonly instructions: string }): boolean =>
      text.includes(JSON.stringify(instructions).slice(1, 60));
    if (is(observePrompt)) {
      const seen = (description: string, start: number, end: number) => ({
        ...{
          dimension: 'Expression',
          start,
          end,
          description,
          bodyPart: 'mouth',
          boxes: [{ at: start, x: 0.4, y: 0.4, w: 0.9, h: 0.1 }],
        },
      });
      return JSON.stringify({
        observations: [seen('The lips part.', 0, 1), seen('She seems nervous.', 1, 2), seen('The lips close.', 20, 30)],
      });
    }
    if (is(analysePrompt)) {
      // The first answer cites nothing that there is, so that every trait is asked for again.
      const evidence = turn('analyse') === 1 ? ['OBS-99'] : ['OBS-1', 'OBS-3', 'OBS-99'];
      return JSON.stringify({
        analyses: traits.map((trait) => ({ trait, rationale: 'Cues speak for it.', evidence })),
      });
    }
    if (is(examinePrompt)) return JSON.stringify({ questions: [attribution, counterfactual] });
    if (is(repairPrompt))
      return JSON.stringify({ question: counterfactual.question.replace('99', '02'), options: sixOptions });
    if (is(meaningPrompt)) return JSON.stringify({ consistent: true, factual: true, why: '' });
    // Only one question is given away by its words.
    const right = /([A-F])[^A-Za-z]+The option with the number 0/.exec(text)?.[1];
    return JSON.stringify({ letter: text.includes('support most') ? right : 'Z' });
  };
}
const option = (n: number): string => `The option with the number ${n}.`;
const distractors = [1, 2, 3, 4, 5].map((n) => ({
  text: option(n),
  strategy: ['text', 'text', 'wrong-segment', 'near-miss', 'near-miss'][n - 1],
}));
const common = { right: option(0), distractors, explanation: 'OBS-1', evidence: ['OBS-1', 'OBS-3'] };
const attribution = {
  ...common,
  category: 'Personality Attribution',
  question: 'Which trait does what is seen from 02.0s to 04.0s support most?',
};
/** Its second is not in the film, until the aligner has it corrected. */
const counterfactual = {
  ...common,
  category: 'Counterfactual Reasoning',
  question: 'If what is seen around 99.0s were not there, which rating would change most?',
};
const sixOptions = ['A', 'B', 'C', 'D', 'E', 'F'].map((id, n) => ({ id, text: `Repaired option of number ${n}.` }));

describe('building MM-OCEAN with a model', () => {
  let server: ModelServer;
  let known: string;
  beforeAll(async () => {
    const text = JSON.parse(await readFile(join(life.known, 'known.json'), 'utf8'));
    known = join(life.base, 'scored.json');
    const films = z.array(z.looseObject({})).parse(text.films);
    await writeFile(known, JSON.stringify({ films: films.map((film) => ({ ...film, scores })) }));
  });
  const start = async () => {
    server = await startModelServer([{ kind: 'reply', of: script() }]);
    return `${server.url}#scripted`;
  };

  it('explains ratings only for a signed purpose, by the level of the score and at least two observations', async (context) => {
    if (!life.hasFilm) context.skip('no ffmpeg was found');
    const model = await start();
    try {
      const without = await benchBuild(request('unsigned', { truth: known, models: [model] }), watch());
      expect((await annotationIn(without.set?.data)).personality_analyses).toEqual([]);
      await expect(
        benchBuild(request('hiring', { truth: known, models: [model], ...signed, purpose: 'hiring' }), watch()),
      ).rejects.toMatchObject({ code: 'usage' });
      const { set } = await benchBuild(request('signed', { truth: known, models: [model], ...signed }), watch());
      const { personality_analyses: analyses, original_scores: written } = await annotationIn(set?.data);
      expect(written).toEqual(scores);
      expect(analyses.map(({ level }) => level)).toEqual(['Very Low', 'Low', 'Medium', 'High', 'Very High']);
      for (const { evidence } of analyses) expect(evidence).toEqual(['OBS-1', 'OBS-3']);
      expect(await readFile(join(set?.data ?? '', '../../DATASHEET.md'), 'utf8')).toContain('signed by A. Tester');
    } finally {
      await server.close();
    }
  });

  it('leaves out what two models answer by text alone', async (context) => {
    if (!life.hasFilm) context.skip('no ffmpeg was found');
    const model = await start();
    try {
      const options = { truth: known, models: [model, model], ...signed };
      const { set } = await benchBuild(request('leaks', options), watch());
      const { mcq_questions: questions } = await annotationIn(set?.data);
      expect(questions.map(({ category }) => category)).toEqual(['Counterfactual Reasoning']);
    } finally {
      await server.close();
    }
  });

  it('lets the aligner change the words of a question, and keeps what they were and why', async (context) => {
    if (!life.hasFilm) context.skip('no ffmpeg was found');
    const model = await start();
    try {
      const { set } = await benchBuild(request('aligned', { truth: known, models: [model], ...signed }), watch());
      const { mcq_questions: questions, metadata } = await annotationIn(set?.data);
      const repaired = questions.find(({ category }) => category === 'Counterfactual Reasoning');
      expect(repaired?.question).toContain('around 02.0s');
      expect(repaired?.options).toEqual(sixOptions);
      expect(metadata.corrections.map(({ check }) => check)).toEqual(['times', 'anchors']);
      expect(metadata.corrections).toMatchObject([{ question: counterfactual.question }, {}]);
    } finally {
      await server.close();
    }
  });

  it('takes no interpretation and no time outside the film from a model that observes', async (context) => {
    if (!life.hasFilm) context.skip('no ffmpeg was found');
    const model = await start();
    try {
      const bare = join(life.base, 'bare.json');
      await writeFile(bare, '{}');
      const { set } = await benchBuild(request('observed', { truth: bare, vision: model }), watch());
      const { observations } = await annotationIn(set?.data);
      expect(observations).toMatchObject([
        // The box that left the frame ends at its edge.
        { obs_id: 'OBS-1', description: 'The lips part.', bboxes: [{ x: 0.4, w: 0.6 }] },
      ]);
      expect(observations).toHaveLength(1);
    } finally {
      await server.close();
    }
  });
});
