import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { completionsResponse, suggestionsOfNamesResponse } from '../../contract/suggestions.ts';
import { type App, initMemory, openApp } from '../app.ts';

let base: string;
let app: App;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-suggest-'));
  const memory = join(base, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  for (const [i, day] of ['2023:05:07', '2023:05:08'].entries())
    await put(join(base, 'input'), `p${i}.jpg`, await picture(40 * i + 1, `${day} 15:00:00`));
  await put(join(base, 'input'), 'hotel.eml', mail(1, 'Your invoice', 'Hotel Aurora, Lisbon. Total: EUR 397.71.'));
  await put(
    join(base, 'input'),
    'bare.eml',
    'From: updates@news.example.org\nTo: me@example.org\nDate: Mon, 8 May 2023 10:00:00 +0200\nSubject: News\n\nNews.',
  );
  app = await openApp(memory, { quiet: true, offline: true, ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([join(base, 'input')], { as: 'auto' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

const names = async (typed: string, kind?: 'person' | 'place' | 'event') =>
  suggestionsOfNamesResponse
    .parse(await app.suggestNames(typed, kind === undefined ? {} : { kind }))
    .suggestions.map(({ name }) => name);
const completed = async (typed: string) =>
  completionsResponse.parse(await app.completeNames(typed)).completions.map(({ text }) => text);

describe('names that the memory knows', () => {
  it('are found by their beginning, in whatever case and language', async () => {
    expect(await names('lis', 'place')).toContain('Lisbon');
    expect(await names('里斯', 'place')).toContain('Lisbon');
    expect(await names('lis', 'person')).toEqual([]);
  });

  it('are the most frequent ones when nothing is typed', async () => {
    const { suggestions } = await app.suggestNames('', { kind: 'place' });
    expect(suggestions[0]?.items).toBeGreaterThan(0);
    expect(suggestions.map(({ items }) => items)).toEqual(suggestions.map(({ items }) => items).sort((a, b) => b - a));
  });

  it('are never raw addresses when nothing is typed, though these are found when they are', async () => {
    expect((await names('', 'person')).filter((name) => name.includes('@'))).toEqual([]);
    expect(await names('updates@', 'person')).toContain('updates@news.example.org');
  });

  it('come with the part of a plan that finds what has them', async () => {
    const { suggestions } = await app.suggestNames('Lisbon', { kind: 'place' });
    const [lisbon] = suggestions;
    if (lisbon === undefined) throw new Error('no Lisbon');
    const { plan } = await app.plan('photos');
    const { items } = await app.search('', { plan: { ...plan, root: lisbon.leaf } });
    expect(items.length).toBeGreaterThanOrEqual(2);
  });
});

describe('what is being typed', () => {
  it('is completed by a name that it begins', async () => {
    expect(await completed('photos in Lisb')).toContain('photos in Lisbon');
    expect(await completed('photos in lisb')).toContain('photos in Lisbon');
    expect(await completed('在lisb')).toContain('在Lisbon');
  });

  it.each(['photos in Lisbon', 'photos in Lisbon ', 'photos', '', 'x'])('is left alone: %j', async (typed) => {
    expect(await completed(typed)).toEqual([]);
  });
});
