import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { askResponse, planResponse, searchResponse } from '../../contract/question-verbs.ts';
import { type App, initMemory, openApp } from '../app.ts';
import { previousQuestion, rememberQuestion } from './question-history.ts';

let base: string;
let memory: string;
let app: App;
const now = '2024-03-15T12:00:00';

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-search-'));
  memory = join(base, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  for (const [i, day] of ['2022:05:07', '2023:05:07', '2023:05:08', '2023:06:01'].entries())
    await put(join(base, 'input'), `p${i}.jpg`, await picture(40 * i + 1, `${day} 15:0${i}:00`));
  await put(join(base, 'input'), 'hotel.eml', mail(1, 'Your invoice', 'Hotel Aurora, Lisbon. Total: EUR 397.71.'));
  app = await openApp(memory, { quiet: true, offline: true, ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([join(base, 'input')], { as: 'auto' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});
beforeEach(() => app.forgetQuestions());

const questions = () => join(memory, 'cache', 'questions');
const files = async (): Promise<string[]> => (existsSync(questions()) ? readdir(questions()) : []);
const search = async (words: string, options: Parameters<App['search']>[1] = {}) =>
  searchResponse.parse(await app.search(words, { now, ...options }));

describe('a follow-up', () => {
  it('goes on from the last question of its own terminal', async () => {
    expect((await search('photos from Lisbon in 2023', { session: 'a' })).items).toHaveLength(3);
    await search('photos from 2019', { session: 'b' });
    const next = await search('and in 2022?', { session: 'a', continues: true });
    expect(next.items).toHaveLength(1);
    expect(next.followUp).toMatchObject({
      after: 'photos from Lisbon in 2023',
      understood: 'photos from Lisbon in 2022',
      edits: ['in 2022 instead of in 2023'],
    });
    expect((await search('only June 2023', { session: 'a', continues: true })).items).toHaveLength(1);
  });

  it('goes from searching to asking and back', async () => {
    await search('photos from Lisbon in 2023', { session: 'a' });
    const counted = askResponse.parse(await app.ask('how many are there?', { now, session: 'a', continues: true }));
    expect(counted).toMatchObject({ outcome: 'grounded', answer: '3' });
    expect((await search('show them', { session: 'a', continues: true })).items).toHaveLength(3);
  });

  it('shows more without showing anything twice, and says when there is no more', async () => {
    const first = await search('photos from Lisbon', { session: 'a', limit: 3 });
    const more = await search('more', { session: 'a', continues: true, limit: 3 });
    expect(new Set([...first.items, ...more.items].map(({ id }) => id)).size).toBe(4);
    expect(await search('more', { session: 'a', continues: true, limit: 3 })).toMatchObject({
      items: [],
      followUp: { more: true },
    });
  });

  it('answers with more of what was not told yet', async () => {
    const first = askResponse.parse(await app.ask('list the photos from Lisbon in 2023', { now, session: 'a' }));
    const told = new Set(first.citations.map(({ id }) => id));
    expect(told.size).toBeGreaterThan(0);
    const more = askResponse.parse(await app.ask('any more?', { now, session: 'a', continues: true }));
    for (const { id } of more.citations) expect(told.has(id)).toBe(false);
  });

  it('steps from one thing to the one before it and back, mails included', async () => {
    const of = async (words: string) =>
      (await search(words, { session: 'a', continues: true })).items.map(({ time }) => time?.start.slice(0, 10));
    await search('photos from Lisbon', { session: 'a' });
    expect(await of('the last one')).toEqual(['2023-06-01']);
    expect(await of('the one before')).toEqual(['2023-05-08']);
    expect(await of('the one before')).toEqual(['2023-05-07']);
    expect(await of('the next one')).toEqual(['2023-05-08']);
    expect((await search('and in 2022?', { session: 'a', continues: true })).followUp?.understood).toBe(
      'photos from Lisbon, in 2022, the first',
    );
  });

  it('of nothing is an error that says what to do', async () => {
    await expect(search('and in 2022?', { session: 'nobody', continues: true })).rejects.toMatchObject({
      code: 'not-found',
      action: expect.stringContaining('--continue'),
    });
  });
});

describe('the question that is kept', () => {
  it('is kept only for a terminal that asks for it, for its owner’s eyes alone', async () => {
    await search('photos from Lisbon');
    expect(await files()).toEqual([]);
    await search('photos from Lisbon', { session: 'a' });
    const [name = ''] = await files();
    expect((await stat(join(questions(), name))).mode & 0o777).toBe(0o600);
    expect((await stat(questions())).mode & 0o777).toBe(0o700);
    // The terminal's name is not in the file's name, nor can it lead out of the folder.
    await search('photos from Lisbon', { session: '../../../out' });
    expect(await files()).toHaveLength(2);
  });

  it('goes when it is forgotten, and when an item is', async () => {
    await search('photos from Lisbon', { session: 'a' });
    expect(await app.forgetQuestions()).toBe(1);
    expect(await files()).toEqual([]);
    await search('letters about the hotel', { session: 'a' });
    const { items } = await search('invoice', { session: 'b' });
    await app.forget({ kind: 'ids', ids: [items[0]?.id ?? ''] });
    expect(await files()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"version":1,"at":"2024-03-15T12:00:00.000Z","previous":{"plan":{"root":"all()"}}}'],
    ['another version', '{"version":2}'],
    [
      'a plan that is none',
      JSON.stringify({
        version: 1,
        at: new Date().toISOString(),
        previous: { plan: { question: '', root: { kind: 'eval' } }, found: [], shown: 0 },
      }),
    ],
    ['too large', `"${'x'.repeat(300_000)}"`],
  ])('is taken for none when its file is %s', async (_, content) => {
    await search('photos from Lisbon', { session: 'a' });
    const [name = ''] = await files();
    await writeFile(join(questions(), name), content);
    expect(await previousQuestion(memory, 'a', new Date())).toBeUndefined();
  });

  it('is no longer followed up after half a day, and then removed', async () => {
    await search('photos from Lisbon', { session: 'a' });
    const kept = await previousQuestion(memory, 'a', new Date());
    const later = new Date(Date.now() + 13 * 3_600_000);
    expect(await previousQuestion(memory, 'a', later)).toBeUndefined();
    if (kept === undefined) throw new Error('nothing was kept');
    await rememberQuestion(memory, 'b', kept, later);
    expect(await previousQuestion(memory, 'a', new Date())).toBeUndefined();
  });

  it('never makes a question fail that was answered', async () => {
    await rm(questions(), { recursive: true, force: true });
    await mkdir(join(memory, 'cache'), { recursive: true });
    await writeFile(questions(), 'a file where the folder would be');
    expect((await search('photos from Lisbon', { session: 'a' })).items).toHaveLength(4);
    await rm(questions());
    await chmod(join(memory, 'cache'), 0o700);
  });
});

describe('a plan as text', () => {
  it('is printed, edited and run again', async () => {
    const planned = planResponse.parse(await app.plan('the last photo from Lisbon in 2023', { now }));
    expect(planned.planText).toMatch(/^last of all\(.*time!\[2023, said="in 2023"\]\)$/);
    const found = await search('', { plan: planned.planText.replace('time![2023', 'time![2022') });
    expect(found.items).toHaveLength(1);
    expect(found.plan.pick).toBe('last');
  });

  it('is refused with the column', async () => {
    await expect(search('', { plan: 'all(time[2023], plase["x"])' })).rejects.toMatchObject({
      code: 'invalid-plan',
      message: expect.stringContaining('column 17'),
    });
  });

  it('keeps what a question asks', async () => {
    const answered = await app.ask('how many photos?', { now, plan: 'all(modality!["image"], time![2022])' });
    expect(answered).toMatchObject({ outcome: 'grounded', answer: '1' });
  });
});

describe('an explanation', () => {
  it('comes when it is asked for, or when nothing was found', async () => {
    expect((await search('photos from Lisbon')).explanation).toBeUndefined();
    expect((await search('photos from Lisbon', { explain: 'when-empty' })).explanation).toBeUndefined();
    expect((await search('photos from Lisbon', { explain: 'always' })).explanation?.results).toHaveLength(4);
    const empty = await search('photos from Lisbon in 2019', { explain: 'when-empty' });
    expect(empty.explanation).toMatchObject({
      nothing: ['the memory reaches from 2022 to 2023'],
      without: [{ constraint: 'the year 2019', items: 4 }],
    });
  });

  it('of an answer says what its evidence rests on', async () => {
    const answered = askResponse.parse(await app.ask('Where was I in 2022?', { now, explain: 'always' }));
    expect(answered.explanation?.results[0]?.contributions.length).toBeGreaterThan(0);
  });
});
