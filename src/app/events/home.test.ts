import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../app.ts';

let base: string;
let app: App;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-home-'));
  await mkdir(join(base, 'in'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
});
afterEach(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

let shade = 0;
async function shot(at: string): Promise<void> {
  shade += 3;
  const colour = { r: shade % 255, g: 90, b: 20 };
  const bytes = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .withExif({ IFD2: { DateTimeOriginal: at.replaceAll('-', ':').replace('T', ' ') } })
    .jpeg();
  const file = join(base, 'in', `shot-${shade}.jpg`);
  await writeFile(file, await bytes.toBuffer());
  await utimes(file, new Date(), new Date());
}
const add = () => app.add([join(base, 'in')], { as: 'auto', readOnly: true });

it('is empty where there is nothing', async () => {
  expect(await app.home()).toEqual({
    onThisDay: [],
    trips: [],
    notSeen: [],
    review: { duplicates: 0, unnamed: 0, failed: 0, gone: 0 },
  });
});

it('shows this day of earlier years and no other, and people who were not seen for long', async () => {
  // A day that every year has, whichever day this is.
  const today = new Date(Date.now());
  const day = (years: number, days = 0): string => {
    const date = new Date(today);
    date.setDate(date.getDate() + days);
    const month = `${date.getMonth() + 1}`.padStart(2, '0');
    return `${date.getFullYear() - years}-${month}-${`${date.getDate()}`.padStart(2, '0')}`;
  };
  await shot(`${day(4)}T12:00:00`);
  await shot(`${day(4, 10)}T12:00:00`);
  for (let n = 0; n < 9; n++) await shot(`${day(6, 20 + n)}T12:00:00`);
  await writeFile(join(base, 'in', 'broken.jpg'), 'no picture');
  await add();
  const items = (await app.timeline()).items;
  const old = items.filter(({ start }) => start?.startsWith(day(6, 25).slice(0, 4))).map(({ id }) => id);
  await app.correctItems(old.slice(0, 9), { people: { add: ['Grace'] } });
  await app.organiseIfDue();
  const home = await app.home();
  expect(home.onThisDay).toMatchObject([{ day: day(4), items: 1, pictures: [{ modality: 'image' }] }]);
  expect(home.notSeen).toMatchObject([{ name: 'Grace' }]);
  expect(home.review.failed).toBe(1);
});

it('gives the months of a year and the days of a month with a picture of each, and sorts a search by time', async () => {
  for (const at of ['2021-03-05T10:00:00', '2021-03-07T10:00:00', '2021-07-01T10:00:00', '2023-01-01T10:00:00'])
    await shot(at);
  await add();
  expect(await app.calendar('2021')).toMatchObject({
    years: ['2021', '2023'],
    entries: [
      { at: '2021-03', items: 2, cover: { modality: 'image' } },
      { at: '2021-07', items: 1 },
    ],
  });
  expect((await app.calendar('2021-03')).entries.map(({ at }) => at)).toEqual(['2021-03-05', '2021-03-07']);
  const days = async (sort: 'newest' | 'oldest', limit: number) =>
    (await app.search('photos', { sort, limit })).items.map(({ time }) => time?.start.slice(0, 10));
  expect(await days('newest', 2)).toEqual(['2023-01-01', '2021-07-01']);
  expect(await days('oldest', 1)).toEqual(['2021-03-05']);
});
