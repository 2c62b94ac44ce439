import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { atmSuite } from '../suites/atm/atm-suite.ts';
import { photobenchSuite } from '../suites/photobench/photobench-suite.ts';
import { benchMake, type LifeOptions, makeLife, makeLifeAlbum } from './make.ts';
import { voiceNamed, voiceNames } from './voices/voice.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-lives-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const options = (more: Partial<LifeOptions> = {}): LifeOptions => ({
  seed: 1,
  difficulty: 'medium',
  items: 600,
  voice: voiceNamed('plain'),
  ...more,
});
const idsOf = ({ records }: ReturnType<typeof makeLife>) =>
  new Set([
    ...records.mails.map(({ id }) => id),
    ...[...records.pictures, ...records.videos].map(({ image_path: image, video_path: video }) =>
      (image ?? video ?? '').replace(/^.*\/|\.\w+$/g, ''),
    ),
  ]);

describe('a made life', () => {
  it('is the same for the same seed and another for another', () => {
    expect(makeLife(options())).toEqual(makeLife(options()));
    expect(makeLife(options({ seed: 2 })).questions).not.toEqual(makeLife(options()).questions);
  });

  it('has evidence that is there for every question with an answer, and none for the others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom('easy', 'medium', 'hard'),
        (seed, difficulty) => {
          const life = makeLife(options({ seed, difficulty, items: 300 }));
          const ids = idsOf(life);
          expect(ids.size).toBe(life.records.mails.length + life.records.pictures.length + life.records.videos.length);
          for (const { answer, evidence_ids: evidence, ability } of life.questions) {
            expect(evidence.length === 0).toBe(ability === 'abstention');
            for (const id of evidence) expect(ids).toContain(id);
            expect(answer).not.toBe('');
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it('asks in two languages, of every type and ability, and never says the answer in the question', () => {
    const { questions } = makeLife(options({ items: 1500 }));
    expect(questions.some(({ question }) => /[一-鿿]/.test(question))).toBe(true);
    expect(new Set(questions.map(({ qtype }) => qtype))).toEqual(new Set(['number', 'list_recall', 'open_end']));
    expect(new Set(questions.map(({ ability }) => ability)).size).toBe(5);
    for (const { question, answer } of questions)
      if (answer.length > 3 && !/cheaper|pay less|better off|first|earlier|哪个|哪家|还是/.test(question))
        expect(question).not.toContain(answer);
    expect(questions.every(({ question }) => !/\{|undefined/.test(question))).toBe(true);
  });

  it('asks the same in every voice, in other words and of other letters', () => {
    const [plain, hasty] = ['plain', 'hasty'].map((name) => makeLife(options({ voice: voiceNamed(name) })));
    const asked = (life: typeof plain) => new Set(life?.questions.map(({ question }) => question));
    expect(asked(plain).intersection(asked(hasty)).size).toBe(0);
    expect(hasty?.questions.length).toBeGreaterThan(0.9 * (plain?.questions.length ?? 0));
    const sent = (life: typeof plain) => {
      const telling = new Set(life?.records.tells.map(({ record }) => record));
      const mails = life?.records.mails.filter(({ id }) => telling.has(id)) ?? [];
      return new Set(mails.map(({ detail }) => detail.replace(/^.*Content: /s, '')));
    };
    expect(sent(plain).intersection(sent(hasty)).size / sent(plain).size).toBeLessThan(0.1);
  });

  it('is read by the suite without a failure, and right when its own gold is handed in', async () => {
    await benchMake('atm', options(), folder);
    const suite = await atmSuite.load(folder, {});
    expect(suite.failures).toEqual([]);
    const known = new Set<string>();
    for (const collection of suite.collections) {
      for await (const event of (await collection.source()).read({})) {
        expect(event.type).toBe('record');
        if (event.type === 'record') known.add(String(event.record.id));
      }
    }
    const outcomes = suite.questions.map(({ id }): Outcome => {
      const { answer, evidence } = suite.gold(id);
      for (const one of evidence) expect(known).toContain(one);
      return {
        state: 'answered',
        id,
        repeat: 0,
        seed: 1,
        reply: { said: { kind: 'text', text: answer }, retrieved: evidence.map((one) => ({ id: one, score: 1 })) },
        tookMs: 1,
        tries: 1,
        cached: false,
      };
    });
    const { document } = await suite.score(outcomes, { rules: 'official', judges: [] });
    expect(document).toMatchObject({
      byType: { number: { score: 1 }, list_recall: { score: 1 } },
      retrieval: { 'recall@gt': 1 },
    });
  });
});

describe('a made album', () => {
  it('has queries of every source, with gold and without, and the suite reads it whole', async () => {
    await benchMake('photobench', options({ items: 400 }), join(folder, 'album-1'));
    const suite = await photobenchSuite.load(folder, { language: 'cn' });
    expect(suite.failures).toEqual([]);
    expect(suite.notes).toEqual([]);
    const gold = suite.questions.map(({ id }) => suite.gold(id));
    expect(new Set(gold.filter(({ evidence }) => evidence.length > 0).map(({ slices }) => slices['source']))).toEqual(
      new Set(['V', 'M', 'F', 'VM', 'VF', 'MF', 'VMF']),
    );
    const nothing = gold.filter(({ evidence }) => evidence.length === 0).length;
    expect(nothing / gold.length).toBeGreaterThan(0.1);
    expect(suite.questions.filter(({ text }) => !/[一-鿿]/.test(text)).length).toBeLessThan(4);
    let items = 0;
    for (const collection of suite.collections) for await (const _item of collection.items()) items += 1;
    expect(items).toBe(400);
  });

  it('is the same for the same seed', () => {
    expect(makeLifeAlbum(options())).toEqual(makeLifeAlbum(options()));
    for (const name of voiceNames())
      for (const { query_en: query } of makeLifeAlbum(options({ voice: voiceNamed(name) })).queries)
        expect(query).not.toMatch(/\{|undefined|^ | {2}/);
  });
});
