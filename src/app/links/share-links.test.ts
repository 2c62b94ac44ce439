import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { type App, openApp } from '../app.ts';
import { correctItems } from '../items/correct-items.ts';
import { OpenMemory } from '../open-memory.ts';
import { ShareLinks } from './share-links.ts';

let made: SmallMemory;
let apps: readonly [App, App];
beforeAll(async () => {
  made = await smallMemory(async (input) => put(input, 'walk.jpg', await picture(7, '2023:05:07 15:09:29')));
  apps = [await openApp(made.memory), await openApp(made.memory)];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await made.remove();
});

const TIMES = [1, 2];

it('keeps what two programs change at the same time', async () => {
  const [one, other] = apps;
  const items = (await one.search('photos', { limit: 1 })).items.map(({ id }) => id);
  const first = await Promise.all(apps.flatMap((app) => TIMES.map(() => app.links.add({ items }))));
  expect(new Set((await one.links.list()).links.map(({ id }) => id))).toEqual(new Set(first.map(({ id }) => id)));
  const [added] = await Promise.all([
    Promise.all(TIMES.map(() => one.links.add({ items }))),
    ...first.map(({ id }) => other.links.remove(id)),
  ]);
  expect(new Set((await other.links.list()).links.map(({ id }) => id))).toEqual(new Set(added.map(({ id }) => id)));
});

it('reads what a link shows once for all who ask, and anew when the memory has changed', async () => {
  const memory = await OpenMemory.open(made.memory);
  const links = new ShareLinks(memory);
  const items: string[] = [];
  for await (const { id } of memory.store.scan()) items.push(id);
  await correctItems(memory, items, { albums: { add: ['Walks'] } });
  const { id } = await links.add({ album: 'walks' });
  const link = (await links.ofAlbums()).find((one) => one.id === id) ?? expect.fail('no link');
  const read = [vi.spyOn(memory.store, 'items'), vi.spyOn(memory.store, 'matches')];
  const shown = await Promise.all(Array.from({ length: 500 }, () => links.items(link)));
  for (let n = 0; n < 500; n += 1) await links.items(link);
  const reads = read.map(({ mock }) => mock.calls.length);
  expect(shown.every((one) => one.size === 1)).toBe(true);
  for (const times of reads) expect(times).toBeLessThan(5);
  await correctItems(memory, items, { albums: { remove: ['Walks'] } });
  expect((await links.items(link)).size).toBe(0);
  await memory.close();
});

it('brings no token back that another program revokes meanwhile', async () => {
  const [one, other] = apps;
  const add = (app: App, n: number) => app.tokens.add({ name: `token ${n}`, scopes: ['read'] });
  const first = await Promise.all(apps.flatMap((app) => TIMES.map((n) => add(app, n))));
  const [added] = await Promise.all([
    Promise.all(TIMES.map((n) => add(one, n))),
    ...first.map(({ id }) => other.tokens.revoke(id)),
  ]);
  const left = (await other.tokens.list()).tokens.map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set(added.map(({ id }) => id)));
});
