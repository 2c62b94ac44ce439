import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../app.ts';

let base: string;
let app: App;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-duplicates-'));
  await mkdir(join(base, 'in'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
  await shot('IMG_1.jpg', 800, '2023:05:07 12:00:00');
  await shot('IMG_1-edited.jpg', 400, '2023:05:07 12:00:00');
  await shot('IMG_2.jpg', 800, '2024:05:07 12:00:00', 90);
  await app.add([join(base, 'in')], { as: 'auto', readOnly: true });
});
afterEach(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

/** Bright squares at places of their own, so that pictures look alike only where they are the same. */
async function shot(name: string, width: number, at: string, turn = 0): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#234"/>
    <rect x="3" y="5" width="14" height="9" fill="#fc5"/><circle cx="29" cy="12" r="6" fill="#fff"/>
    <rect x="20" y="24" width="9" height="14" fill="#a33"/></svg>`;
  const bytes = await sharp(Buffer.from(svg))
    .resize(width, width)
    .rotate(turn)
    .withExif({ IFD2: { DateTimeOriginal: at } });
  await writeFile(join(base, 'in', name), await bytes.jpeg().toBuffer());
}

const files = async () => (await app.duplicates()).groups.map(({ pictures }) => pictures.map(({ file }) => file));
const group = async () => (await app.duplicates()).groups[0] ?? expect.fail('no group');
const dated = async () => (await app.timeline()).items.length;

it('proposes an edit with its original, and says why', async () => {
  const { ways, because, seconds, pictures } = await group();
  expect(await files()).toEqual([['IMG_1-edited.jpg', 'IMG_1.jpg']]);
  expect({ ways, because, seconds }).toEqual({ ways: ['edit'], because: ['edited'], seconds: 0 });
  expect(pictures.map(({ width }) => width)).toEqual([400, 800]);
});

it('shows a stack as one picture, until that is undone or the best goes', async () => {
  const { id, pictures } = await group();
  const original = pictures[1]?.id ?? '';
  const { corrections } = await app.decideDuplicates(id, { decision: 'stack', best: original });
  expect(await dated()).toBe(2);
  expect((await app.search('photos from 7 May 2023')).items.map((item) => item.id)).toEqual([original]);
  expect(await files()).toEqual([]);
  expect((await app.search('photos from 7 May 2023')).items[0]?.stack).toBe(2);
  await app.correctItems([original, pictures[0]?.id ?? ''], { albums: { add: ['May'] } });
  expect((await app.albumItems('may', {})).items.map(({ id, stack }) => [id, stack])).toEqual([[original, 2]]);
  await app.organiseIfDue();
  expect(await dated()).toBe(2);
  await app.undoCorrections(corrections);
  expect([await dated(), await files()]).toEqual([3, [['IMG_1-edited.jpg', 'IMG_1.jpg']]]);
  await app.decideDuplicates(id, { decision: 'stack', best: original });
  await app.putInTrash({ items: [original] });
  expect(await dated()).toBe(2);
});

it('keeps the best and puts the others into the trash', async () => {
  const { trashed } = await app.decideDuplicates((await group()).id, { decision: 'keep' });
  expect((await app.trash()).items.map(({ id }) => id)).toEqual(trashed);
  expect([trashed.length, await dated(), await files()]).toEqual([1, 2, []]);
});

it('does not propose again what was rejected', async () => {
  await app.decideDuplicates((await group()).id, { decision: 'differ' });
  await app.add([join(base, 'in')], { as: 'auto', readOnly: true });
  await app.organiseIfDue();
  expect(await files()).toEqual([]);
  await expect(app.decideDuplicates('none', { decision: 'stack' })).rejects.toMatchObject({ code: 'not-found' });
});
