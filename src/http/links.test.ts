import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture, put } from '../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../test/fixtures/server.ts';
import { passwordHash } from '../access/scrypt-key.ts';
import { linksFileIn, readLinks, writeLinks } from '../app/links/kept-links.ts';
import { albumsResponse } from '../contract/album-verbs.ts';
import { type ShareLinkShape, shareLinkShape, shareLinksResponse } from '../contract/link-verbs.ts';

let served: ServedMemory;
let ids: string[];
beforeAll(async () => {
  served = await servedMemory(async (input) => {
    for (const day of [7, 8, 9]) await put(input, `walk${day}.jpg`, await picture(day, `2023:05:0${day} 15:09:29`));
    await put(input, 'a.eml', 'From: a@example.org\nSubject: Secret\nMessage-ID: <1@example.org>\n\nHello\n');
  });
  ids = (await served.app.search('photos', { limit: 10 })).items.map(({ id }) => id);
  await served.app.correctItems(ids.slice(0, 2), { albums: { add: ['Rome trip'] } });
});
afterAll(() => served.close());

const made = async (body: unknown): Promise<ShareLinkShape> =>
  shareLinkShape.parse(await (await served.send('POST', '/links', body)).json());
/** As a visitor opens an address, without following where it leads. */
const visit = (path: string, init: RequestInit = {}) => fetch(`${served.url}${path}`, { redirect: 'manual', ...init });
const unlock = (path: string, password: string) =>
  visit(path, { method: 'POST', body: new URLSearchParams({ password }) });
const namesIn = (page: string, path: string): string[] =>
  [...new Set([...page.matchAll(/href="(\/s\/[\w-]+\/[\w-]+)"/g)].map((found) => found[1] ?? ''))].filter((one) =>
    one.startsWith(path),
  );

it('shows an album without anything else of the memory, and what is added to it later', async () => {
  const album = albumsResponse.parse(await served.json('/albums')).albums[0]?.id;
  const link = await made({ album });
  expect(link).toMatchObject({ name: 'Rome trip', items: 2, hasPassword: false, originals: false, expired: false });
  const answer = await visit(link.path);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-security-policy')).not.toMatch(/script|connect/);
  expect(namesIn(page, link.path)).toHaveLength(2);
  for (const id of ids) expect(page).not.toContain(id);
  expect(page).not.toMatch(/38\.7|Lisbon|Secret|\/api\//);
  await served.app.correctItems(ids.slice(2), { albums: { add: ['Rome trip'] } });
  expect(namesIn(await (await visit(link.path)).text(), link.path)).toHaveLength(3);
});

it('gives pictures without place and camera, and the files only if that was chosen', async () => {
  const [plain, whole] = [await made({ items: ids }), await made({ items: ids, originals: true })];
  const exif = async (path: string) => {
    const [name = ''] = namesIn(await (await visit(path)).text(), path);
    const sizes = await Promise.all(['small', 'screen', 'download'].map((part) => visit(`${name}/${part}`)));
    return Promise.all(sizes.map(async (one) => (await sharp(Buffer.from(await one.arrayBuffer())).metadata()).exif));
  };
  expect(await exif(plain.path)).toEqual([undefined, undefined, undefined]);
  expect((await exif(whole.path)).map((one) => one !== undefined)).toEqual([false, false, true]);
  // The size and the time of the file are not told by what a picture is known by either.
  const { mtimeMs } = await stat(join(served.input, 'walk7.jpg'));
  const [name = ''] = namesIn(await (await visit(plain.path)).text(), plain.path);
  expect((await visit(`${name}/small`)).headers.get('etag')).not.toContain(Math.trunc(mtimeMs).toString(36));
});

it('opens nothing else by the names and the address that it tells', async () => {
  const [one, other] = [await made({ items: ids.slice(0, 1) }), await made({ items: ids.slice(1) })];
  const [name = ''] = namesIn(await (await visit(one.path)).text(), one.path);
  const key = name.split('/').at(-1) ?? '';
  expect((await visit(`${other.path}/${key}`)).status).toBe(404);
  expect((await visit(`${one.path}/${ids[0]}`)).status).toBe(404);
  expect((await visit(`${name}/media`)).status).toBe(404);
  expect((await served.get(`/items/${key}`)).status).toBe(404);
  expect((await visit(`/s/${'a'.repeat(32)}`)).status).toBe(404);
});

/** Sets the password of a link at the least cost: it is checked at that. */
async function quickly(id: string, said: string): Promise<void> {
  const file = linksFileIn(served.memory);
  const password = await passwordHash(said, { N: 2 ** 10, r: 8, p: 1 });
  await writeLinks(
    file,
    (await readLinks(file)).map((link) => (link.id === id ? { ...link, password } : link)),
  );
}

it('asks for a password, shows nothing before, and stops guessing', async () => {
  const link = await made({ items: ids, name: 'For grandma', password: 'open sesame' });
  await quickly(link.id, 'open sesame');
  const locked = await visit(link.path);
  expect(locked.status).toBe(401);
  expect(await locked.text()).not.toContain('grandma');
  const opened = await unlock(link.path, 'open sesame');
  expect(opened.status).toBe(303);
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect((await visit(link.path, { headers: { cookie } })).status).toBe(200);
  const elsewhere = await made({ items: ids, password: 'another one' });
  expect((await visit(elsewhere.path, { headers: { cookie } })).status).toBe(401);
  expect((await unlock(link.path, 'a'.repeat(100_000))).status).toBe(413);
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async (_, n) => (await unlock(link.path, `no ${n}`)).status),
  );
  expect(statuses).toContain(429);
  expect((await unlock(link.path, 'open sesame')).status).toBe(429);
});

it('is over once it has expired or is removed', async () => {
  const brief = await made({ items: ids, days: 0.000001 });
  const removed = await made({ items: ids });
  await served.send('DELETE', `/links/${removed.id}`, undefined);
  await expect.poll(async () => (await visit(brief.path)).status).toBe(404);
  expect((await visit(removed.path)).status).toBe(404);
  const { links } = shareLinksResponse.parse(await served.json('/links'));
  expect(links.find(({ id }) => id === brief.id)?.expired).toBe(true);
  expect(links.some(({ id }) => id === removed.id)).toBe(false);
});

it('refuses a link to what does not exist or cannot be seen', async () => {
  expect((await served.send('POST', '/links', { album: 'nowhere' })).status).toBe(404);
  expect((await served.send('POST', '/links', {})).status).toBe(400);
  const letters = (await served.app.search('mails', { limit: 10 })).items.map(({ id }) => id);
  expect((await served.send('POST', '/links', { items: letters })).status).toBe(400);
});
