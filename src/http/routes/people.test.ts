import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../../../test/fixtures/server.ts';
import { initMemory, openApp } from '../../app/app.ts';
import { OpenMemory } from '../../app/open-memory.ts';
import { ledgerAccountResponse, ledgerListResponse } from '../../contract/ledger-verb.ts';
import { listedPeopleResponse, personPageResponse } from '../../contract/people-pages.ts';
import { listedPlacesResponse, mapResponse, pointsResponse } from '../../contract/place-pages.ts';
import { type Face, faceIdOf, writtenDescriptor } from '../../memory/face.ts';

let base: string;
let server: TestServer;
const face = (item: Face['item'], shade: number): Face => {
  const box = { x: 0.3, y: 0.3, w: 0.3, h: 0.3 };
  const descriptor = writtenDescriptor(Array.from({ length: 128 }, (_, i) => (i === 0 ? 0.3 + shade / 1e6 : 0)));
  return { id: faceIdOf(item, box), item, box, quality: 0.9, descriptor, expressions: [], by: 'made', version: 1 };
};

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-people-http-'));
  const [folder, input] = [join(base, 'memory'), join(base, 'input')];
  await put(input, 'a.jpg', await picture(1));
  await put(input, 'b.jpg', await picture(60, '2023:06:09 15:09:29'));
  await put(input, 'c.eml', mail(1, 'Your invoice', 'Total: EUR 42.50\nThank you for your order at Tea House.'));
  await initMemory(folder, 'on', async () => 'on');
  const app = await openApp(folder, { ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([input], { as: 'auto' });
  await app.close();
  const memory = await OpenMemory.open(folder);
  for await (const item of memory.store.scan({ modality: 'image' })) {
    const value = face(item.id, item.id.length);
    await memory.store.write([{ op: 'putRecord', kind: 'face', id: value.id, value }]);
  }
  const { organiseMemory } = await import('../../app/organise-memory.ts');
  await organiseMemory(memory);
  await memory.close();
  server = await serveMemory(folder, {
    configuration: { map: { tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' } } },
  });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

const seen = async () => {
  const { people } = listedPeopleResponse.parse(await server.json('/people'));
  return people.find(({ faceCount }) => faceCount > 0) ?? expect.fail('nobody is seen');
};
const done = async (method: string, path: string, body: unknown) => {
  const response = await server.send(method, path, body);
  expect(response.status, path).toBe(200);
  return (await response.json()) as { done: string; person?: string };
};

describe('people over HTTP', () => {
  it('lists who is known, with a face that can be seen', async () => {
    const person = await seen();
    expect(person).toMatchObject({ faceCount: 2, counts: { image: 2 } });
    const small = await server.get(`/faces/${person.cover}/picture?size=100`);
    expect(small.headers.get('content-type')).toBe('image/jpeg');
    const { format, width } = await sharp(await small.arrayBuffer()).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeLessThanOrEqual(128);
    expect(await readdir(join(base, 'memory/cache/people/faces'))).toHaveLength(1);
    expect((await server.get('/faces/nobody/picture')).status).toBe(404);
    expect((await server.get(`/faces/${person.cover}/picture?size=9000`)).status).toBe(400);
  });

  it('names, gives roles, splits by faces, merges and hides', async () => {
    const { id } = await seen();
    await done('PATCH', `/people/${id}`, { name: 'Anna Berg', addRoles: ['妹妹'] });
    const page = personPageResponse.parse(await server.json(`/people/${encodeURIComponent('Anna Berg')}`));
    expect(page).toMatchObject({ id, roles: ['妹妹'], faceCount: 2, shown: [{}, {}] });
    const split = await done('POST', `/people/${id}/split`, { faces: [page.shown[1]?.face], name: 'Berta' });
    expect(personPageResponse.parse(await server.json(`/people/${split.person}`))).toMatchObject({ name: 'Berta' });
    await done('POST', `/people/${id}/merge`, { from: [split.person] });
    expect(personPageResponse.parse(await server.json(`/people/${id}?full=true`)).faces).toHaveLength(2);
    expect(((await server.json(`/people/${id}/items?limit=1`)) as { items: unknown[] }).items).toHaveLength(1);
    await done('PATCH', `/people/${id}`, { hidden: true });
    expect(listedPeopleResponse.parse(await server.json('/people')).people.map((one) => one.id)).not.toContain(id);
    await done('PATCH', `/people/${id}`, { hidden: false });
    await done('PATCH', `/faces/${page.shown[0]?.face}`, { person: id, holds: true });
  });

  it('refuses what makes no sense', async () => {
    const { id } = await seen();
    expect((await server.send('PATCH', `/people/${id}`, {})).status).toBe(400);
    expect((await server.send('POST', `/people/${id}/merge`, { from: [id] })).status).toBe(400);
    expect((await server.send('POST', `/people/${id}/split`, { faces: ['x'] })).status).toBe(400);
    expect((await server.send('POST', '/people/suggestions/s-1', { answer: 'yes' })).status).toBe(404);
    expect((await server.get('/people/nobody-at-all')).status).toBe(404);
  });

  it('tells graph, suggestions and whether faces may be told apart', async () => {
    expect(await server.json('/people/graph')).toMatchObject({ nodes: expect.any(Array) });
    expect(await server.json('/people/suggestions?limit=5')).toMatchObject({ suggestions: expect.any(Array) });
    expect(await server.json('/people/recognition')).toMatchObject({ recognition: 'on', faces: 2 });
  });
});

describe('places over HTTP', () => {
  it('lists places, points and items, and names a spot', async () => {
    const { places } = listedPlacesResponse.parse(await server.json('/places'));
    const city = places.find(({ kind }) => kind === 'city');
    expect(city?.itemCount).toBe(2);
    const points = pointsResponse.parse(await server.json('/places/points'));
    expect(points.ids).toHaveLength(2);
    expect(((await server.json(`/places/${city?.id}/items`)) as { items: unknown[] }).items).toHaveLength(2);
    await done('POST', '/places', { name: 'home', lat: points.lat[0], lon: points.lon[0], kind: 'home' });
    const named = listedPlacesResponse.parse(await server.json('/places')).places.find(({ kind }) => kind === 'home');
    expect(named).toMatchObject({ name: 'home', itemCount: 2 });
    expect((await server.send('POST', '/places', { name: 'x', lat: 91, lon: 0 })).status).toBe(400);
  });

  it('lets pictures come from the server of map pictures that is configured, and from no other', async () => {
    const policy = (await server.get('/places/map')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' https://tiles.example data: blob:");
    expect(policy).toContain("connect-src 'self';");
  });

  it('says which server of map pictures is configured', async () => {
    expect(mapResponse.parse(await server.json('/places/map')).tiles?.url).toBe(
      'https://tiles.example/{z}/{x}/{y}.png',
    );
  });
});

describe('accounts over HTTP', () => {
  it('lists, sums and shows', async () => {
    const { accounts } = ledgerListResponse.parse(await server.json('/ledger?from=2023&to=2023'));
    expect(accounts).toHaveLength(1);
    const shown = ledgerAccountResponse.parse(await server.json(`/ledger/${accounts[0]?.entries[0]?.item}`));
    expect(shown.account.id).toBe(accounts[0]?.id);
    expect(await server.json('/ledger/sums?by=year')).toMatchObject({ by: 'year', groups: [{ key: '2023' }] });
    expect((await server.get('/ledger?from=yesterday')).status).toBe(400);
    expect((await server.get('/ledger/none')).status).toBe(404);
  });
});

describe('when faces may not be told apart any more', () => {
  it('erases them, and keeps who is known from mail', async () => {
    const answer = await done('PUT', '/people/recognition', { recognition: 'off' });
    expect(answer).toMatchObject({ recognition: 'off', faces: 0 });
    const { people, recognition } = listedPeopleResponse.parse(await server.json('/people'));
    expect(recognition).toBe('off');
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ faceCount, cover }) => faceCount === 0 && cover === undefined)).toBe(true);
    await expect(readdir(join(base, 'memory/cache/people/faces'))).rejects.toThrow();
  });
});
