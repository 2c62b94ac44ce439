import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeLock } from '../../src/adapters/lock/exclusive-lock.ts';
import { bench } from '../../src/bench/bench.ts';
import { benchBuild } from '../../src/bench/build/build.ts';
import { looksPrompt } from '../../src/bench/build/mprbench/looks.prompt.ts';
import { objectPrompt } from '../../src/bench/build/mprbench/object.prompt.ts';
import { objectQuestionPrompt } from '../../src/bench/build/mprbench/object-question.prompt.ts';
import { personPrompt } from '../../src/bench/build/mprbench/person.prompt.ts';
import { pictureQuestionPrompt } from '../../src/bench/build/mprbench/picture-question.prompt.ts';
import { predictionPrompt } from '../../src/bench/build/mprbench/prediction.prompt.ts';
import { Review } from '../../src/bench/review/review.ts';
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

const heldLock = (out: string) => {
  mkdirSync(out, { recursive: true });
  return takeLock(join(out, '.lock'), 'build');
};
const watch = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const request = (out: string, more: Partial<Parameters<typeof buildRequest>[0]> = {}) =>
  buildRequest({
    suite: 'mprbench',
    from: life.memory,
    truth: join(life.known, 'known.json'),
    out: join(life.base, out),
    ...more,
  });
const lineSchema = z.looseObject({
  id: z.string(),
  group: z.string(),
  task: z.string(),
  image: z.string().optional(),
  distractor: z.string().optional(),
  of: z.string().optional(),
  profiles: z.string().optional(),
  question: z.string(),
  options: z.record(z.string(), z.string()),
  made: z.string(),
  failure: z.record(z.string(), z.string()),
});
const linesOf = async (set: string) =>
  (await readFile(join(set, 'questions.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));

describe('building MPRBench without a model', () => {
  it('makes a set that its own loader takes whole, with questions of all three groups', async () => {
    const built = await benchBuild(request('plain'), watch());
    expect(built.set).toBeDefined();
    const data = built.set?.data ?? '';
    const suite = await openSuite('mprbench');
    const loaded = await suite.load(data, {});
    expect(loaded.failures).toEqual([]);
    expect(loaded.notes).toEqual([]);
    const lines = await linesOf(data);
    const tasks = new Set(lines.map(({ group, task }) => `${group} ${task}`));
    expect([...tasks].sort()).toEqual([
      'multimodal history',
      'multimodal numeric',
      'text multi_hop',
      'text numeric',
      'text predict',
      'visual numeric',
      'visual spatial',
    ]);
    // Each wrong option fails in a way that is known, and forms that nobody filled in are not exported.
    expect(lines.every(({ failure }) => Object.keys(failure).length === 3)).toBe(true);
    expect(lines.some(({ made }) => made === 'person')).toBe(false);
  });

  it('cuts at least five references for each concept, and names nobody of the memory', async () => {
    const { set } = await benchBuild(request('plain'), watch());
    const concepts = join(set?.data ?? '', 'concepts');
    const names = await readdir(concepts);
    expect(names.filter((name) => name.startsWith('person'))).toHaveLength(4);
    expect(names.filter((name) => name.startsWith('object'))).toHaveLength(1);
    const known = z
      .object({ concepts: z.array(z.looseObject({ name: z.string() })) })
      .parse(JSON.parse(await readFile(join(life.known, 'known.json'), 'utf8')));
    for (const name of names) {
      const pictures = await readdir(join(concepts, name, 'reference'));
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      const { width = 0, exif } = await sharp(join(concepts, name, 'reference', '1.jpg')).metadata();
      expect(width).toBeGreaterThan(40);
      expect(exif).toBeUndefined();
      const profile = await readFile(join(concepts, name, 'profile.json'), 'utf8');
      for (const one of known.concepts) for (const part of one.name.split(' ')) expect(profile).not.toContain(part);
    }
  });

  it('asks a question with its distractor again, of profiles that differ in that concept alone', async () => {
    const { set } = await benchBuild(request('plain'), watch());
    const data = set?.data ?? '';
    const lines = await linesOf(data);
    const misled = lines.filter(({ distractor }) => distractor === 'textual');
    expect(misled.length).toBeGreaterThan(0);
    const plain = new Map(lines.filter(({ of }) => of === undefined).map((line) => [line.id, line]));
    for (const one of misled) {
      expect(plain.get(one.of ?? '')?.question).toBe(one.question);
      const at = join(data, one.profiles ?? '', 'concepts');
      const concept = String(one['concept']);
      const [before, after] = await Promise.all(
        [join(data, 'concepts'), at].map((folder) => readFile(join(folder, concept, 'profile.json'), 'utf8')),
      );
      expect(after).not.toBe(before);
      expect(after?.length).toBeGreaterThan(before?.length ?? 0);
    }
    const run = await bench.run(
      benchRequest(join(life.base, 'bench'), { suite: 'mprbench', data, system: 'random' }),
      unwatched(),
    );
    const slices = JSON.stringify(run);
    expect(slices).toContain('distractor=textual');
    expect(slices).toContain('without=textual');
  });

  it('is in Chinese where that is asked for, and in one language', async () => {
    const { set } = await benchBuild(request('chinese', { languages: ['zh'] }), watch());
    const data = set?.data ?? '';
    const lines = await linesOf(data);
    expect(lines.length).toBeGreaterThan(20);
    const english = lines.filter(({ question }) => /[a-z]{3}/i.test(question) || !/\p{Script=Han}/u.test(question));
    expect(english).toEqual([]);
    expect(JSON.stringify(lines.map(({ options }) => options))).not.toMatch(/[a-z]{4}/i);
    const profile = JSON.parse(await readFile(join(data, 'concepts/person-1/profile.json'), 'utf8'));
    const told = JSON.stringify([
      profile.event,
      profile.habit,
      profile.group_event,
      profile.residence,
      profile.favorites.food,
    ]);
    expect(told).not.toMatch(/[a-z]{3}/i);
    const both = benchBuild(request('both', { languages: ['en', 'zh'] }), watch());
    await expect(both).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('one language') });
  });

  it('is the same for the same seed', async () => {
    const [one, other] = [await benchBuild(request('plain'), watch()), await benchBuild(request('again'), watch())];
    const read = (data = '') => readFile(join(data, 'questions.jsonl'), 'utf8');
    expect(await read(other.set?.data)).toBe(await read(one.set?.data));
  });
});

describe('the review of an MPRBench set', () => {
  it('lets two people write what templates cannot ask, correct a profile and reject a question', async () => {
    const out = join(life.base, 'reviewed');
    await benchBuild(request('reviewed'), watch());
    const review = new Review(out);
    expect(review.pool().overlap).toBe(1);
    review.setPool({ annotators: ['ann', 'bo'] });
    const tasks = review.tasks();
    const form = tasks.find(({ step }) => step === 'forms');
    const profile = tasks.find(({ step, id }) => step === 'profiles' && id.endsWith('person-1'));
    const unwanted = tasks.find(({ step }) => step === 'templates');
    if (form?.kind !== 'quiz' || profile?.kind !== 'profile' || unwanted === undefined) throw new Error('no tasks');
    const options = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `Does ${id}`, strategy: 'mis_identification' }));
    const fields = profile.subject.fields.map((one) =>
      one.name === 'nickname' ? { ...one, value: 'Corrected' } : one,
    );
    for (const annotator of ['ann', 'bo']) {
      const correct = { annotator, verdict: 'correct' } as const;
      review.decide({ ...correct, task: form.id, correction: { ...form.subject, options, answer: 'C' } });
      review.decide({ ...correct, task: profile.id, correction: { ...profile.subject, fields } });
      review.decide({ annotator, verdict: 'reject', task: unwanted.id });
    }
    const { set } = await benchBuild(request('reviewed'), watch());
    const data = set?.data ?? '';
    const lines = await linesOf(data);
    const written = lines.filter(({ made }) => made === 'person');
    expect(written).toMatchObject([{ answer: 'C', options: { A: 'Does A' }, failure: { A: 'mis_identification' } }]);
    expect(lines.map(({ id }) => id)).not.toContain(unwanted.id.slice('templates:'.length));
    const corrected = JSON.parse(await readFile(join(data, 'concepts/person-1/profile.json'), 'utf8'));
    expect(corrected.nickname).toBe('Corrected');
    // All else of the profile is as it was.
    const before = JSON.parse(await readFile(join(life.base, 'plain/set/concepts/person-1/profile.json'), 'utf8'));
    expect({ ...corrected, nickname: before.nickname }).toEqual(before);
  });
});

const date = (day: number): string => `2024-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}`;
/** What the scripted endpoint says to each prompt; it obeys the schema and knows nothing. */
function replyTo(asked: ChatRequest): string {
  const text = JSON.stringify(asked.messages);
  const is = ({ instructions }: { readonly instructions: string }): boolean =>
    text.includes(JSON.stringify(instructions).slice(1, 60));
  if (is(looksPrompt)) return JSON.stringify({ sex: 'female', age: 30, height: 160 });
  if (is(personPrompt))
    return JSON.stringify({
      personality: ['Calm'],
      favorites: { color: ['Teal'], food: ['Plums'], fashion: ['Hats'] },
      nonFavorites: { color: ['Beige'], food: ['Kale'], fashion: ['Ties'] },
      hobby: ['Rowing'],
      habits: [
        { occasion: 'opening a door', action: 'counts to nine' },
        { occasion: 'pouring tea', action: 'closes one eye' },
      ],
      events: [
        { date: '2024-02-03', text: 'On February 3, 2024, after lunch, it rained, and the way home felt long.' },
      ],
      nickname: 'Scripted',
    });
  if (is(objectPrompt))
    return JSON.stringify({
      objectType: 'cat',
      process: 'Found.',
      storage: 'In the hall.',
      history: [1, 2].map((picture) => ({
        picture,
        happened: { date: `2025-03-0${picture}`, text: `Happened ${picture}.` },
        nearly: { date: `2025-04-0${picture}`, text: `Nearly ${picture}.` },
      })),
    });
  if (is(predictionPrompt))
    return JSON.stringify({
      ...{ picture: 1, domain: 'food', favorite: 'The plums', nonFavorite: 'The kale', neutral: 'The rice' },
      ...{ absentFavorite: 'The pears', reasoning: 'seen' },
    });
  if (is(pictureQuestionPrompt) || is(objectQuestionPrompt)) {
    const name = /\\"name\\\\?":\\\\?"([^"\\]+)/.exec(text)?.[1] ?? /name[^A-Za-z]+([A-Z][a-z]+)/.exec(text)?.[1] ?? '';
    const rest = { right: 'Walks on', misIdentified: 'Sits down', withoutProfile: 'Waves', wrongUse: 'Rows' };
    return JSON.stringify({ possible: true, reasoning: 'seen', question: `What does <${name}> do next?`, ...rest });
  }
  return JSON.stringify({ keywords: ['word'], history: [`On ${date(3)}, elsewhere, a word was said.`], picture: 0 });
}

describe('a build that waits for people', () => {
  it('stops before questions until profiles are accepted, and goes on with those', async () => {
    const asked = request('waiting', { unreviewed: false });
    const before = await benchBuild(asked, watch());
    expect(before).toMatchObject({ state: 'to-do' });
    expect(before.set).toBeUndefined();
    const stateOf = (built: typeof before) => new Map(built.steps.map((step) => [step.id, step]));
    expect(stateOf(before).get('profiles')).toMatchObject({ state: 'done', review: { candidates: 5, decided: 0 } });
    expect(stateOf(before).get('templates')).toMatchObject({
      state: 'waiting',
      why: expect.stringContaining('5 drafts'),
    });
    expect(stateOf(before).get('forms')).toMatchObject({ state: 'open' });
    const review = new Review(asked.out);
    review.setPool({ annotators: ['ann'], overlap: 0 });
    const profiles = review.tasks().filter(({ step }) => step === 'profiles');
    const accept = (id: string) => review.decide({ task: id, annotator: 'ann', verdict: 'accept' });
    for (const { id } of profiles.slice(0, 2)) accept(id);
    const partly = await benchBuild(asked, watch());
    expect(stateOf(partly).get('templates')).toMatchObject({ state: 'done', open: 3 });
    expect(stateOf(partly).get('distractors')).toMatchObject({ state: 'waiting' });
    const some = stateOf(partly).get('templates')?.records ?? 0;
    for (const { id } of profiles.slice(2)) accept(id);
    const whole = await benchBuild(asked, watch());
    expect(stateOf(whole).get('templates')).not.toHaveProperty('open');
    expect(stateOf(whole).get('templates')?.records).toBeGreaterThan(some);
    for (const { id, step } of review.tasks()) if (step === 'templates') accept(id);
    const { set, steps } = await benchBuild(asked, watch());
    expect(steps.find(({ id }) => id === 'distractors')?.state).toBe('done');
    expect((await linesOf(set?.data ?? '')).length).toBeGreaterThan(some);
  });

  it('builds in a folder once at a time, and names the process that does', async () => {
    const out = join(life.base, 'locked');
    const lock = heldLock(out);
    try {
      await expect(benchBuild(request('locked'), watch())).rejects.toMatchObject({
        code: 'memory-locked',
        message: expect.stringContaining(`process ${process.pid}`),
      });
    } finally {
      lock.release();
    }
    expect(await benchBuild(request('locked', { only: 'concepts' }), watch())).toMatchObject({ state: 'to-do' });
  });
});

describe('building MPRBench with a model', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer([{ kind: 'reply', of: replyTo }]);
  });
  afterAll(() => server.close());
  const withModel = (out: string, more: Partial<Parameters<typeof buildRequest>[0]> = {}) => {
    const model = `${server.url}#scripted`;
    return request(out, { models: [model], vision: model, questions: 36, ...more });
  };

  it('takes profiles and questions from the model, with an option for each way to fail', async () => {
    const { set, steps, spending } = await benchBuild(withModel('scripted'), watch());
    const data = set?.data ?? '';
    const profile = JSON.parse(await readFile(join(data, 'concepts/person-1/profile.json'), 'utf8'));
    expect(profile).toMatchObject({ nickname: 'Scripted', sex: 'female', favorites: { food: ['Plums'] } });
    expect(profile.height).toBeGreaterThanOrEqual(160);
    const lines = await linesOf(data);
    const generated = lines.filter(({ made, of }) => made === 'generated' && of === undefined);
    expect(generated.length).toBeGreaterThan(4);
    for (const { failure } of generated)
      expect(Object.values(failure).sort()).toEqual([
        'incorrect_use_of_personal_information',
        'mis_identification',
        'missing_personal_information',
      ]);
    expect(generated.some(({ task, group }) => group === 'multimodal' && task === 'predict')).toBe(true);
    const ofObjects = generated.filter(({ id }) => id.includes('object-'));
    expect(new Set(ofObjects.map(({ task }) => task))).toEqual(
      new Set(['predict', 'spatial', 'numeric', 'change', 'history']),
    );
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
    expect(spending.calls).toBe(server.requests.length);
    const sheet = await readFile(join(data, 'DATASHEET.md'), 'utf8');
    expect(sheet).toContain('mprbench-person');
    expect(sheet).toContain('no image endpoint');
  });

  it('goes on after it was stopped, and pays for no call twice', async () => {
    const whole = server.requests.length;
    const stop = new AbortController();
    const stopAt = whole + 6;
    const onProgress = (): void => {
      if (server.requests.length >= stopAt) stop.abort();
    };
    await expect(benchBuild(withModel('stopped'), { signal: stop.signal, onProgress })).rejects.toThrow();
    const paid = server.requests.length - whole;
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThan(whole);
    expect(existsSync(join(life.base, 'stopped', 'set'))).toBe(false);
    const { set } = await benchBuild(withModel('stopped'), watch());
    // Calls in flight when it was stopped may be made again.
    expect(server.requests.length - whole).toBeLessThanOrEqual(whole + 2);
    const read = (data = '') => readFile(join(data, 'questions.jsonl'), 'utf8');
    expect(await read(set?.data)).toBe(await read(join(life.base, 'scripted', 'set')));
  });
});
