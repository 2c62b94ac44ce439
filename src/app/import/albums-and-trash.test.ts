import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import type { ItemId } from '../../memory/ids.ts';
import { albumNames, isArchived, isFavourite, ratingOf } from '../../memory/item-text.ts';
import { type App, initMemory, openApp } from '../app.ts';
import { uniqueNames } from '../search/download.ts';

let base: string;
let app: App;
let ids: ItemId[];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-albums-'));
  await mkdir(join(base, 'in'));
  app = await opened('memory');
  for (let n = 1; n <= 3; n++) await writeFile(join(base, `in/IMG_20220${n}10_120000.jpg`), await picture(n * 60));
  await app.add([join(base, 'in')], { as: 'auto', readOnly: true });
  ids = (await Array.fromAsync(app.everyItem())).map(({ id }) => id).toSorted();
});
afterEach(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

async function opened(name: string): Promise<App> {
  await initMemory(join(base, name), 'off', async () => 'off');
  return openApp(join(base, name), { ocr: { enabled: false }, perception: { enabled: false } });
}

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer();
const addAgain = () => app.add([join(base, 'in')], { as: 'auto', readOnly: true });
const found = async (query: string, of = app) => (await of.search(query)).items.map(({ id }) => id).toSorted();
const shown = async (of = app) => (await of.timeline()).items.map(({ id }) => id).toSorted();
const tagsOf = async (id: ItemId) => (await Array.fromAsync(app.everyItem())).find((item) => item.id === id)?.tags;
const first = (): ItemId => ids[0] ?? expect.fail('no item');

describe('marks of the owner', () => {
  it('are found by asking for them, survive a new import, and are undone', async () => {
    const id = first();
    const { corrections } = await app.correctItems([id], { favourite: true, rating: 4 });
    await addAgain();
    const marked = await tagsOf(id);
    expect([isFavourite(marked), ratingOf(marked)]).toEqual([true, 4]);
    expect(await found('my favourite photos')).toEqual([id]);
    expect(await found('photos rated 3 or more')).toEqual([id]);
    expect(await found('photos rated 5')).toEqual([]);
    await app.undoCorrections(corrections.map((one) => one.id));
    const tags = await tagsOf(id);
    expect([isFavourite(tags), ratingOf(tags)]).toEqual([false, undefined]);
  });

  it('replace one rating by another, and take it away', async () => {
    const id = first();
    await app.correctItems([id], { rating: 5 });
    await app.correctItems([id], { rating: 2 });
    const rated = (await tagsOf(id))?.filter(({ name }) => name.startsWith('rated'));
    expect(rated).toEqual([{ name: 'rated 2 stars', source: 'owner' }]);
    await app.correctItems([id], { rating: 0 });
    expect(ratingOf(await tagsOf(id))).toBeUndefined();
  });

  it('keep what is archived out of the timeline, but not out of search', async () => {
    const id = first();
    await app.correctItems([id], { archived: true });
    expect(isArchived(await tagsOf(id))).toBe(true);
    expect(await shown()).toEqual(ids.slice(1));
    expect((await app.timelineMonths()).months.reduce((sum, { items }) => sum + items, 0)).toBe(2);
    expect(await found('archived photos')).toEqual([id]);
    expect(await found('photos')).toEqual(ids);
    await app.correctItems([id], { archived: false });
    expect(await shown()).toEqual(ids);
  });

  it('are put on all that a search finds', async () => {
    await app.correctChosen({ query: 'photos' }, { favourite: true });
    expect(await found('my favourites')).toEqual(ids);
    await expect(app.correctChosen({ query: 'photos rated 5' }, { favourite: true })).rejects.toMatchObject({
      code: 'usage',
    });
  });

  it('go into an export and come back', async () => {
    const id = first();
    await app.correctItems([id], { favourite: true, albums: { add: ['Rome trip'] } });
    await app.makeAlbum({ name: 'Empty' });
    await app.export(join(base, 'out'), { withPeople: false });
    const other = await opened('other');
    try {
      await other.import(join(base, 'out'));
      expect(await found('favourites in the album Rome trip', other)).toEqual([id]);
      expect((await other.albums()).albums.map(({ name }) => name).toSorted()).toEqual(['Empty', 'Rome trip']);
      const { corrections } = await other.itemCorrections(id);
      expect(corrections.map(({ kind }) => kind).toSorted()).toEqual(['album', 'tag']);
    } finally {
      await other.close();
    }
  });
});

describe('albums', () => {
  it('are made, filled, renamed and deleted, and their items stay', async () => {
    await app.makeAlbum({ name: 'Rome trip' });
    await expect(app.makeAlbum({ name: 'ROME TRIP' })).rejects.toMatchObject({ code: 'usage' });
    await app.correctItems(ids.slice(0, 2), { albums: { add: ['Rome trip'] } });
    expect(await app.album('rome_trip')).toMatchObject({ name: 'Rome trip', kind: 'album', items: 2 });
    const page = await app.albumItems('rome_trip', { order: 'asc' });
    expect(page.items.map(({ time }) => time?.start)).toEqual(page.items.map(({ time }) => time?.start).toSorted());
    await app.changeAlbum('rome_trip', { name: 'Rome 2022', cover: first() });
    expect(await app.album('rome_2022')).toMatchObject({ name: 'Rome 2022', items: 2, cover: { id: first() } });
    expect(await found('photos in the album Rome 2022')).toEqual(ids.slice(0, 2));
    await addAgain();
    expect(albumNames(await tagsOf(first()))).toEqual(['Rome 2022']);
    const { corrections } = await app.deleteAlbum('rome_2022');
    expect((await app.albums()).albums).toEqual([]);
    expect(await shown()).toEqual(ids);
    await app.undoCorrections(corrections);
    expect(await app.album('rome_2022')).toMatchObject({ items: 2 });
  });

  it('may differ in how their name is written alone', async () => {
    await app.correctItems(ids, { albums: { add: ['rome'] } });
    await app.changeAlbum('rome', { name: 'Rome' });
    expect(await app.album('rome')).toMatchObject({ name: 'Rome', items: 3 });
    expect(albumNames(await tagsOf(first()))).toEqual(['Rome']);
  });

  it('are saved searches, too, which find what is there when they are opened', async () => {
    const { id } = await app.makeAlbum({ name: 'Best', query: 'my favourite photos' });
    expect((await app.albumItems(id, {})).items).toEqual([]);
    await app.correctItems(ids.slice(1), { favourite: true });
    expect((await app.albumItems(id, {})).items.map((item) => item.id).toSorted()).toEqual(ids.slice(1));
    expect(await app.album(id)).toMatchObject({ kind: 'search', query: 'my favourite photos' });
  });
});

describe('the trash', () => {
  const everywhere = async (): Promise<unknown> => ({
    timeline: await shown(),
    search: await found('photos'),
    counts: (await app.status()).items,
    items: (await Array.fromAsync(app.everyItem())).map(({ id }) => id).toSorted(),
    events: (await app.events()).events.flatMap(({ items }) => items).toSorted(),
  });

  it('holds items that are nowhere else, and gives them back whole', async () => {
    const id = first();
    await app.correctItems([id], { tags: { add: ['Regatta'] }, place: 'Porto' });
    await app.organiseIfDue();
    const [before, item] = [await everywhere(), await app.show(id)];
    const picture = (await app.thumbnail(id)).bytes;
    await app.putInTrash({ items: [id] });
    await app.organiseIfDue();
    expect(JSON.stringify(await everywhere())).not.toContain(id);
    await expect(app.show(id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await app.trash()).items.map((one) => one.id)).toEqual([id]);
    expect(Buffer.compare((await app.trashThumbnail(id)).bytes, picture)).toBe(0);
    expect((await addAgain()).added).toBe(0);
    expect(await found('photos')).toEqual(ids.slice(1));
    await app.restoreFromTrash([id]);
    await app.organiseIfDue();
    expect(await everywhere()).toEqual(before);
    expect(await app.show(id)).toEqual(item);
    expect(Buffer.compare((await app.thumbnail(id)).bytes, picture)).toBe(0);
    expect((await app.trash()).items).toEqual([]);
  });

  it('is emptied by hand, for good', async () => {
    const id = first();
    await app.putInTrash({ items: [id] });
    expect((await app.emptyTrash('old')).items).toEqual([]);
    expect((await app.emptyTrash('all')).items).toEqual([id]);
    expect((await app.trash()).items).toEqual([]);
    await expect(app.restoreFromTrash([id])).rejects.toMatchObject({ code: 'not-found' });
    expect((await addAgain()).added).toBe(0);
    expect(await found('photos')).toEqual(ids.slice(1));
  });
});

describe('a download', () => {
  it('is a zip of the originals, each name there once, and says what could not be read', async () => {
    await mkdir(join(base, 'in/more'));
    const other = await picture(250);
    await writeFile(join(base, 'in/more/IMG_20220110_120000.jpg'), other);
    await addAgain();
    await rm(join(base, 'in/IMG_20220310_120000.jpg'));
    const { items, bytes } = await app.writeDownload({ query: 'photos' }, 'original', join(base, 'all.zip'));
    expect([items, bytes > 0]).toEqual([4, true]);
    const members = await unzipped(join(base, 'all.zip'));
    expect([...members.keys()].toSorted()).toEqual([
      'IMG_20220110_120000 (2).jpg',
      'IMG_20220110_120000.jpg',
      'IMG_20220210_120000.jpg',
      'could-not-be-read.txt',
    ]);
    expect([...members.values()].some((content) => content.equals(other))).toBe(true);
  });

  it('has names that are safe wherever it is unpacked', () => {
    const name = uniqueNames();
    expect(['../a.jpg', 'a.jpg', 'A.JPG', 'con.txt', 'x\u0000y:z.png', '...', 'a (2).jpg'].map(name)).toEqual([
      '_a.jpg',
      'a.jpg',
      'A (2).JPG',
      '_con.txt',
      'x_y_z.png',
      'item',
      'a (2) (2).jpg',
    ]);
  });
});

function unzipped(path: string): Promise<Map<string, Buffer>> {
  return new Promise((done, failed) => {
    yauzl.open(path, { lazyEntries: true, autoClose: true }, (error, zip) => {
      if (error !== null || zip === undefined) return failed(error);
      const members = new Map<string, Buffer>();
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (wrong, stream) => {
          if (wrong !== null || stream === undefined) return failed(wrong);
          const parts = await Array.fromAsync(stream as AsyncIterable<Buffer>);
          members.set(entry.fileName, Buffer.concat(parts));
          zip.readEntry();
        });
      });
      zip.on('end', () => done(members));
      zip.on('error', failed);
      zip.readEntry();
    });
  });
}
