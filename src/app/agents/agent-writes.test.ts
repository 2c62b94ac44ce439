import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { type App, openApp } from '../app.ts';

let small: SmallMemory;
let app: App;
const ids: string[] = [];
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await mkdir(input);
    for (const day of [7, 8]) await put(input, `walk${day}.jpg`, await picture(day, `2023:05:0${day} 15:09:29`));
  });
  app = await openApp(small.memory, { ocr: { enabled: false }, perception: { enabled: false } });
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
