import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import type { ShareFilter } from '../../memory/share-filter.ts';
import { type App, openApp } from '../app.ts';

let small: SmallMemory;
let app: App;
const ids: string[] = [];
let filters: ShareFilter[] = [];
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await mkdir(input);
    for (const day of [7, 8]) await put(input, `walk${day}.jpg`, await picture(day, `2023:05:0${day} 15:09:29`));
  });
  const shares = async () => filters.map((filter) => ({ name: 'Summer', filter }));
  app = await openApp(small.memory, { ocr: { enabled: false }, perception: { enabled: false } }, { shares });
  for await (const { id } of app.everyItem()) ids.push(id);
});
afterAll(async () => {
  await app.close();
  await small.remove();
});

const [really, refused] = [{ preview: false }, { code: 'forbidden', message: expect.stringContaining('link') }];
const shownBy = async (id: string) => (await app.links.list()).links.find((link) => link.id === id)?.items;

it('adds nothing by an agent to an album that a link shows, and takes out of it', async () => {
  const [one = '', other = ''] = ids;
  await app.correctItems([one], { albums: { add: ['Trip'] } });
  await app.agentAlbum({ name: 'trip', add: [other] }, { preview: true });
  const { id } = await app.links.add({ album: 'trip' });
  for (const preview of [true, false])
    await expect(app.agentAlbum({ name: 'Trip', add: [other] }, { preview })).rejects.toMatchObject(refused);
  expect(await app.agentAlbum({ name: 'Trip', remove: [one] }, really)).toMatchObject({ done: true });
  await app.links.remove(id);
  expect(await app.agentAlbum({ name: 'Trip', add: [other] }, really)).toMatchObject({ done: true });
});

it('brings nothing by a tag of an agent into a saved search that a link shows', async () => {
  const [one = ''] = ids;
  const { id: album } = await app.makeAlbum({ name: 'Best', query: 'my favourite photos' });
  const link = await app.links.add({ album });
  await expect(app.agentCorrects('tag', [one], { favourite: true }, really)).rejects.toMatchObject(refused);
  expect(await shownBy(link.id)).toBe(0);
  expect((await app.show(one)).tags ?? []).not.toContainEqual(expect.objectContaining({ name: 'favourite' }));
  expect(await app.agentCorrects('tag', [one], { tags: { add: ['quiet'] } }, really)).toMatchObject({ done: true });
});

it('brings nothing by an agent into what is shared with an account, by a tag, an album, a note or an undoing', async () => {
  const [one = ''] = ids;
  const tagged = (name: string) => app.agentCorrects('tag', [one], { tags: { add: [name] } }, really);
  const note = { text: 'The key lies under the stone.', tags: ['Beach'] };
  const signal = AbortSignal.timeout(60_000);
  filters = [{ tags: ['Beach'] }, { albums: ['Family'], except: { tags: ['private'] } }];
  const shared = { code: 'forbidden', message: expect.stringContaining('Summer') };
  await expect(tagged('beach')).rejects.toMatchObject(shared);
  for (const preview of [true, false]) {
    await expect(app.agentAlbum({ name: 'family', add: [one] }, { preview })).rejects.toMatchObject(shared);
  }
  await expect(app.agentNote(note, { preview: false, signal })).rejects.toMatchObject(shared);
  expect((await app.search('stone', {})).items).toEqual([]);
  expect((await app.show(one)).tags).not.toContainEqual(expect.objectContaining({ name: 'beach' }));
  expect(await tagged('calm')).toMatchObject({ done: true });

  await app.correctItems([one], { tags: { add: ['private'] }, albums: { add: ['Family'] } });
  const hidden = app.agentCorrects('tag', [one], { tags: { remove: ['private'] } }, really);
  await expect(hidden).rejects.toMatchObject(shared);
  await app.correctItems([one], { tags: { remove: ['private'] } });
  const out = await app.agentAlbum({ name: 'Family', remove: [one] }, really);
  await expect(app.agentUndo(out.undo ?? '', new Set(['album']))).rejects.toMatchObject(shared);
  filters = [];
  expect(await app.agentUndo(out.undo ?? '', new Set(['album']))).toMatchObject({ done: true });
});
