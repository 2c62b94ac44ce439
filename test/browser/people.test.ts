import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import type { Suggestion } from '../../src/app/people/suggestion.ts';
import { type Face, faceIdOf, writtenDescriptor } from '../../src/memory/face.ts';
import { beforeAll as beforeEverything } from '../../src/ports/news.ts';
import { mail, put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, type Look, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** Where a made person's face is, on the left or right of a picture. */
const boxes = [
  { x: 0.1, y: 0.3, w: 0.2, h: 0.3 },
  { x: 0.6, y: 0.3, w: 0.2, h: 0.3 },
] as const;
/** Numbers as faces of a person have them: far from those of others, and a little apart from each other. */
const looks = (person: number, n: number) =>
  writtenDescriptor(Array.from({ length: 128 }, (_, i) => (i === person ? 0.6 : i === 100 + (n % 20) ? 0.05 : 0)));

async function photo(n: number): Promise<Buffer> {
  const face = (left: number, shade: number) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background: { r: shade, g: 160, b: 120 } } })
      .jpeg()
      .toBuffer()
      .then((input) => ({ input, left, top: 80 }));
  return sharp({ create: { width: 400, height: 260, channels: 3, background: { r: 40 + n * 9, g: 90, b: 130 } } })
    .composite([await face(40, 200), await face(240, 90)])
    .withExif({
      IFD2: { DateTimeOriginal: `2023:0${1 + (n % 9)}:11 12:00:00` },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 20/1', GPSLongitudeRef: 'W', GPSLongitude: '9/1 8/1 21/1' },
    })
    .jpeg()
    .toBuffer();
}

/** Anna is on the left of six pictures, somebody else on the right of five of them, somebody uncertain in the last. */
async function memoryWithFaces(folder: string, input: string): Promise<void> {
  for (let n = 0; n < 6; n += 1) await put(input, `${n}.jpg`, await photo(n));
  await put(input, 'm.eml', mail(3, 'Hello', 'How are you? The tea costs EUR 3.50.'));
  await initMemory(folder, 'on', async () => 'on');
  const app = await openApp(folder, { ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([input], { as: 'auto' });
  await app.close();
  const memory = await OpenMemory.open(folder);
  let n = 0;
  for await (const { id: item } of memory.store.scan({ modality: 'image' })) {
    for (const [person, box] of boxes.entries()) {
      const face: Face = {
        id: faceIdOf(item, box),
        item,
        box,
        quality: 0.9,
        descriptor: looks(person, n),
        expressions: [],
        by: 'made',
        version: 1,
      };
      await memory.store.write([{ op: 'putRecord', kind: 'face', id: face.id, value: face }]);
    }
    n += 1;
  }
  await organiseMemory(memory);
  await memory.close();
}

describe.skipIf(withoutChromium)('people in the browser', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-people-web-'));
    await memoryWithFaces(join(base, 'memory'), join(base, 'input'));
    server = await serveMemory(join(base, 'memory'), { web: await builtWeb() });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  async function opened(path: string, look: Look = {}): Promise<{ page: Page; settled: () => void }> {
    const watched = await watchedPage(browser, look);
    await watched.page.goto(`${server.url}${path}`);
    return watched;
  }

  it('names somebody in place, by keys alone', async () => {
    const { page, settled } = await opened('/people');
    await page.getByRole('button', { name: 'Add a name' }).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Anna Berg');
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Are these all Anna Berg?' });
    const faces = asked.getByRole('button', { name: /^Face \d+$/ });
    await faces.first().waitFor();
    expect(await faces.count()).toBeGreaterThan(1);
    await faces.first().press('Space');
    await asked.getByRole('button', { name: `Name ${(await faces.count()) - 1} face` }).waitFor();
    await faces.first().press('Space');
    await asked.getByRole('button', { name: `Name ${await faces.count()} faces` }).press('Enter');
    await page.getByText('Named Anna Berg.').waitFor();
    await page.getByRole('link', { name: /Anna Berg/ }).waitFor();
    await page.getByRole('link', { name: /Anna Berg/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Anna Berg' }).waitFor();
    await page.getByRole('button', { name: 'Add a relationship' }).press('Enter');
    await page.keyboard.type('sister');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove “sister”' }).waitFor();
    settled();
  });

  it('takes chosen faces apart, and joins people who are one', async () => {
    const { page, settled } = await opened('/people/Anna%20Berg');
    await page.getByRole('button', { name: /^Faces/ }).press('Enter');
    for (const n of [1, 2]) await page.getByRole('button', { name: `Face ${n}`, exact: true }).press('Space');
    await page.getByRole('button', { name: 'Someone else' }).press('Enter');
    await page.getByPlaceholder('Name').fill('Berta');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Berta' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Berta' }).waitFor();
    await page.getByRole('link', { name: 'All people' }).press('Enter');
    await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
    for (const name of ['Anna Berg', 'Berta'])
      await page.getByRole('button', { name: `Select ${name}` }).press('Space');
    await page.getByRole('button', { name: 'Same person' }).press('Enter');
    await page.getByRole('radio', { name: 'Anna Berg' }).check();
    await page.getByRole('button', { name: 'Merge' }).press('Enter');
    await page.getByText('Merged Berta into Anna Berg.').waitFor();
    await page.getByRole('link', { name: /Anna Berg/ }).waitFor();
    await page.getByRole('link', { name: /Berta/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('link', { name: /Berta/ }).waitFor();
    await server.send('POST', '/people/Anna%20Berg/merge', { from: ['Berta'] });
    settled();
  });

  it('keeps a word with a choice while somebody points at it or is in it, and takes back by a key', async () => {
    const { page, settled } = await opened('/people/Anna%20Berg');
    await page.clock.install();
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover();
    await page.clock.runFor(60_000);
    expect(await undo.isVisible()).toBe(true);
    await undo.focus();
    await page.mouse.move(10, 10);
    await page.clock.runFor(60_000);
    expect(await undo.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Unhide' }).focus();
    await page.clock.runFor(5_000);
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Hide', exact: true }).waitFor();
    await page.getByText('Undone.').waitFor();
    await page.clock.runFor(10_000);
    await page.getByText('Undone.').waitFor({ state: 'detached' });
    settled();
  });

  it('lists what was said, each to be taken back', async () => {
    const { page, settled } = await opened('/people');
    await server.send('PATCH', '/people/Anna%20Berg', { addRoles: ['captain'] });
    await page.getByRole('button', { name: 'Your corrections' }).press('Enter');
    await page.getByText('Anna Berg is your captain').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo: Anna Berg is your captain' }).press('Enter');
    await page.getByText('Anna Berg is your captain').waitFor({ state: 'detached' });
    settled();
  });

  it('says who became one with whom when a known name is given, and takes that back', async () => {
    const { page, settled } = await opened('/people');
    await page.getByRole('button', { name: 'Add a name' }).first().press('Enter');
    await page.keyboard.type('Anna Berg');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Are these all Anna Berg?' })
      .getByRole('button', { name: /^Name / })
      .press('Enter');
    await page.getByText('Merged an unnamed person into Anna Berg.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: 'Add a name' }).first().waitFor();
    settled();
  });

  it('hides and shows', async () => {
    const { page, settled } = await opened('/people/Anna%20Berg');
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Unhide' }).press('Enter');
    await page.getByRole('button', { name: 'Hide', exact: true }).waitFor();
    settled();
  });

  it('asks one question after the other, answered by keys', async () => {
    const { page, settled } = await opened('/people/review');
    const asked = page.getByRole('button', { name: /^Yes/ });
    const done = page.getByRole('heading', { name: 'No more questions' });
    await asked.or(done).first().waitFor();
    for (let n = 0; n < 50 && (await done.count()) === 0; n += 1) await page.keyboard.press(n % 2 === 0 ? 's' : 'n');
    await done.waitFor();
    settled();
  });

  it('shows who is with whom, as a drawing and as a list', async () => {
    const { page, settled } = await opened('/people/circles');
    await page.getByRole('heading', { name: 'Most often together' }).waitFor();
    await page.locator('svg a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/people\/p-/);
    settled();
  });

  it('draws the family, leads from it to somebody, and says the same as a list', async () => {
    const { page, settled } = await opened('/people/family', { width: 390, height: 800 });
    await page.getByRole('heading', { name: 'Your generation' }).waitFor();
    const list = page.getByRole('region', { name: 'Generations' });
    await list.getByRole('link', { name: /Anna Berg\s*sister/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'Anna Berg, sister' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Anna Berg' }).waitFor();
    settled();
  });

  it('shows the years of somebody, each leading to what there is of it', async () => {
    const { page, settled } = await opened('/people/Anna%20Berg');
    await page.getByRole('region', { name: 'Years' }).getByRole('link', { name: /2023/ }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'Anna Berg 2023');
    await page.locator('main [data-choose]').first().waitFor();
    expect(await page.locator('main [data-choose]').count()).toBeGreaterThan(1);
    settled();
  });

  for (const theme of ['light', 'dark'] as const)
    it(`can be used by everybody (${theme})`, async () => {
      for (const path of ['/people', '/people/Anna%20Berg', '/people/review', '/people/circles', '/people/family']) {
        const { page, settled } = await opened(path, { theme });
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        settled();
        await page.context().close();
      }
    });

  it('explains and offers telling faces apart when that is off, and still shows who is known from mail', async () => {
    // Before the page is opened: a face that is still on its way to a page when it is forgotten cannot come.
    await server.send('PUT', '/settings/faces', { faces: 'off' });
    await expect
      .poll(async () => JSON.stringify(await server.json('/jobs')))
      .not.toMatch(/"state":"(?:running|queued)"/);
    const { page, settled } = await opened('/people', { width: 390, height: 800 });
    await page.getByRole('heading', { name: 'Face recognition is off' }).waitFor();
    await page
      .getByRole('link', { name: /Ada Example/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn on' }).press('Enter');
    await page.getByText('Face recognition is on.').waitFor();
    settled();
  });
});

/** A question with what its card says, line by line. */
type Asked = {
  readonly kind: Suggestion['kind'];
  readonly about: 'Anna' | 'Ada' | 'nobody';
  readonly faces: 'one' | 'all';
  readonly card: { readonly en: readonly string[]; readonly zh: readonly string[] };
};

const [anna, nobody] = [
  { en: ['Anna Berg', 'seen 6 times'], zh: ['Anna Berg', '出现过 6 次'] },
  { en: ['no name yet', 'seen 6 times'], zh: ['还没有名字', '出现过 6 次'] },
];
const once = { en: ['no name yet', 'seen once'], zh: ['还没有名字', '出现过 1 次'] };
const named = { en: '75% likely · Yes gives 6 faces a name.', zh: '可能性 75% · 回答“是”可以让 6 张脸有名字。' };
const unnamed = { en: '75% likely', zh: '可能性 75%' };
const acquainted = (kind: Asked['kind'], en: string, zh: string): Asked => ({
  kind,
  about: 'Ada',
  faces: 'all',
  card: {
    en: ['Is this Ada Example?', 'AE', 'Ada Example', ...nobody.en, en, named.en],
    zh: ['这是Ada Example吗？', 'AE', 'Ada Example', ...nobody.zh, zh, named.zh],
  },
});

const over = { en: 'No more questions', zh: '没有更多问题' };
const asked: readonly Asked[] = [
  {
    kind: 'owner',
    about: 'nobody',
    faces: 'all',
    card: {
      en: ['Is this you?', ...nobody.en, 'Nobody is in more of the selfies.', unnamed.en],
      zh: ['这是您吗？', ...nobody.zh, '自拍照里最常出现的就是这个人。', unnamed.zh],
    },
  },
  {
    kind: 'alike',
    about: 'Anna',
    faces: 'one',
    card: {
      en: ['Is this also Anna Berg?', ...anna.en, ...once.en, unnamed.en],
      zh: ['这也是Anna Berg吗？', ...anna.zh, ...once.zh, unnamed.zh],
    },
  },
  {
    kind: 'alike',
    about: 'Anna',
    faces: 'all',
    card: {
      en: ['Do these 6 faces also show Anna Berg?', ...anna.en, ...nobody.en, named.en],
      zh: ['这 6 张脸也是Anna Berg吗？', ...anna.zh, ...nobody.zh, named.zh],
    },
  },
  {
    kind: 'alike',
    about: 'nobody',
    faces: 'one',
    card: {
      en: ['Is this the same person?', ...nobody.en, ...once.en, unnamed.en],
      zh: ['这是同一个人吗？', ...nobody.zh, ...once.zh, unnamed.zh],
    },
  },
  {
    kind: 'alike',
    about: 'nobody',
    faces: 'all',
    card: {
      en: ['Do these 6 faces also show the person on the left?', ...nobody.en, ...nobody.en, unnamed.en],
      zh: ['这 6 张脸也是左边的人吗？', ...nobody.zh, ...nobody.zh, unnamed.zh],
    },
  },
  acquainted('named', 'Ada Example is mentioned in the text of these pictures.', '这些照片的文字里提到了Ada Example。'),
  acquainted('writes', 'Ada Example wrote to you around these dates.', 'Ada Example在这些日子前后来信。'),
  acquainted('first-name', 'Ada Example is the only person with this first name.', '只有Ada Example叫这个名字。'),
];

describe.skipIf(withoutChromium)('questions about people in the browser', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-same-person-'));
    await memoryWithFaces(join(base, 'memory'), join(base, 'input'));
    server = await serveMemory(join(base, 'memory'), { web: await builtWeb() });
    browser = await openBrowser();
    const [first] = (await people()).filter(({ seen = [] }) => seen.length > 0);
    await server.send('PATCH', `/people/${first?.id}`, { name: 'Anna Berg' });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  async function inMemory<T>(work: (memory: OpenMemory) => Promise<T>): Promise<T> {
    const memory = await OpenMemory.open(join(base, 'memory'));
    try {
      return await work(memory);
    } finally {
      await memory.close();
    }
  }
  const people = () => inMemory(({ store }) => store.records('person'));

  /** A page that asks these questions: they are put in the place of those that are kept for as long as nothing changes. */
  async function asking(questions: readonly Asked[], language: 'en' | 'zh', look: Look = {}) {
    const watched = await watchedPage(browser, { ...look, language });
    const { page } = watched;
    const [first] = questions.map(({ card }) => card[language][0]);
    const heading = page
      .locator('section[aria-labelledby=question] h2')
      .or(page.getByRole('heading', { name: over[language] }));
    // What an answer before changed is organised in a while, and then asked about anew.
    await expect
      .poll(
        async () => {
          await keepQuestions(questions);
          await page.goto(`${server.url}/people/review`);
          return heading.first().innerText();
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(first);
    return watched;
  }

  async function keepQuestions(questions: readonly Asked[]): Promise<void> {
    const { known, news } = await inMemory(async ({ store }) => ({
      known: await store.records('person'),
      news: await store.newsSince(beforeEverything),
    }));
    const other = known.find(({ name, seen = [] }) => name === '' && seen.length > 0);
    const names = { Anna: 'Anna Berg', Ada: 'Ada Example', nobody: '' };
    const suggestions = questions.map(({ kind, about, faces }): Suggestion => {
      const person = known.find(({ name, seen = [] }) => name === names[about] && (about === 'Ada' || seen.length > 0));
      if (person === undefined || other?.seen === undefined) throw new Error(`There is no ${about}.`);
      return {
        ...{ kind, person: person.id, faces: faces === 'all' ? [...other.seen] : other.seen.slice(0, 1) },
        ...(faces === 'one' || kind === 'owner' ? {} : { other: other.id }),
        ...{ certainty: 0.75, wins: 4.5 },
      };
    });
    const list = JSON.stringify({ sequence: news?.position.sequence, suggestions });
    await put(join(base, 'memory', 'cache', 'people'), 'suggestions.json', list);
  }

  for (const language of ['en', 'zh'] as const)
    it(`read right, with their evidence (${language})`, async () => {
      const { page, settled } = await asking(asked, language, { width: 390, height: 800 });
      const card = page.locator('section[aria-labelledby=question]');
      for (const { card: lines } of asked) {
        await card.getByRole('heading', { name: lines[language][0] ?? '', exact: true }).waitFor();
        expect((await card.innerText()).split(/\s*\n+/)).toEqual(lines[language]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        await page.keyboard.press('s');
      }
      await page.getByRole('heading', { name: over[language] }).waitFor();
      settled();
    });

  it.each([
    ['owner', 'nobody', 'n', 'Not you. You will not be asked again.', '不是您，不会再问。'],
    ['alike', 'nobody', 'n', 'Kept apart. You will not be asked again.', '已分开，不会再问。'],
    ['alike', 'Anna', 'n', 'Not Anna Berg. You will not be asked again.', '不是Anna Berg，不会再问。'],
    ['alike', 'Anna', 'y', 'This face is now Anna Berg.', '这张脸已归为Anna Berg。'],
  ] as const)('say what an answer did: %s, %s, %s', async (kind, about, key, en, zh) => {
    const one = asked.find((each) => each.kind === kind && each.about === about);
    if (one === undefined) throw new Error('There is no such question.');
    for (const [language, said] of Object.entries({ en, zh }) as ['en' | 'zh', string][]) {
      const { page } = await asking([one, ...asked.filter((each) => each.kind === 'writes')], language);
      await page.keyboard.press(key);
      await page.getByText(said).waitFor();
      // What the answer changed brings other questions, but not before the page is opened again.
      await page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/people/suggestions'));
      await page.getByText({ en: '2 of 2', zh: '第 2 个，共 2 个' }[language]).waitFor();
      await page.context().close();
    }
  });
});
