import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { madeMap } from '../../../test/fixtures/map-file.ts';
import { serveMemory, type TestServer } from '../../../test/fixtures/server.ts';
import { initMemory, openApp } from '../../app/app.ts';
import { OpenMemory } from '../../app/open-memory.ts';
import { jobShape } from '../../contract/job-shape.ts';
import { ledgerAccountResponse, ledgerListResponse } from '../../contract/ledger-verb.ts';
import { listedPeopleResponse, personPageResponse } from '../../contract/people-pages.ts';
import { type Bounds, listedPlacesResponse, mapResponse, spotsResponse } from '../../contract/place-pages.ts';
import { sayingsResponse } from '../../contract/sayings.ts';
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
  const { organiseMemory } = await import('../../app/jobs/organise-memory.ts');
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
const boxOf = (bounds: Bounds) =>
  new URLSearchParams(Object.entries(bounds).map(([edge, degrees]) => [edge, String(degrees)]));
const done = async (method: string, path: string, body: unknown) => {
  const response = await server.send(method, path, body);
  const answer = (await response.json()) as { done: string; person?: string; corrections: string[]; job?: string };
  expect(response.status, path).toBe(answer.job === undefined ? 200 : 202);
  if (answer.job !== undefined)
    expect((await (await server.app.desk()).jobs.ended(answer.job)).state, answer.done).toBe('done');
  return answer;
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

  it('takes back what was said, at once and for good', async () => {
    const before = personPageResponse.parse(await server.json(`/people/${(await seen()).id}`));
    const list = async () => sayingsResponse.parse(await server.json('/corrections')).sayings;
    const earlier = (await list()).length;
    const named = await done('PATCH', `/people/${before.id}`, { name: 'Somebody Else' });
    expect((await list())[0]).toMatchObject({ kind: 'name', said: 'Somebody Else', corrections: named.corrections });
    const undone = await done('POST', '/corrections/undo', { corrections: named.corrections });
    expect(undone.job).toBeUndefined();
    const after = async () => personPageResponse.parse(await server.json(`/people/${before.id}`));
    expect((await after()).name).toBe(before.name);
    const split = await done('POST', `/people/${before.id}/split`, { faces: [before.shown[1]?.face], name: 'Carla' });
    expect((await after()).faceCount).toBe(before.faceCount - 1);
    await done('POST', '/corrections/undo', { corrections: split.corrections });
    expect((await after()).faceCount).toBe(before.faceCount);
    expect((await server.get(`/people/${split.person}`)).status).toBe(404);
    await server.app.organiseIfDue();
    expect(await after()).toMatchObject({ name: before.name, faceCount: before.faceCount });
    expect(await list()).toHaveLength(earlier);
    expect((await server.send('POST', '/corrections/undo', { corrections: split.corrections })).status).toBe(404);
  });

  it('joins people of mails by a job, and takes that back by another', async () => {
    const { people } = listedPeopleResponse.parse(await server.json('/people?brief=true'));
    const [one, other] = people.filter(({ addresses }) => addresses.length > 0);
    if (one === undefined || other === undefined) return expect.fail('there are not two');
    const merged = await done('POST', `/people/${one.id}/merge`, { from: [other.id] });
    expect(merged.job).toMatch(/^j-/);
    const addresses = async (id: string) => personPageResponse.parse(await server.json(`/people/${id}`)).addresses;
    expect(await addresses(one.id)).toEqual(expect.arrayContaining([...one.addresses, ...other.addresses]));
    const undone = await done('POST', '/corrections/undo', { corrections: merged.corrections });
    expect(undone.job).toMatch(/^j-/);
    expect(await addresses(one.id)).toEqual(one.addresses);
    expect(await addresses(other.id)).toEqual(other.addresses);
  });

  it('takes back who the owner is, and pages through what was said', async () => {
    const { people } = listedPeopleResponse.parse(await server.json('/people?brief=true'));
    const other = people.find(({ owner, kind }) => !owner && kind === 'person') ?? expect.fail('nobody else');
    const owners = async () =>
      listedPeopleResponse
        .parse(await server.json('/people?brief=true'))
        .people.flatMap((one) => (one.owner ? one.id : []));
    const before = await owners();
    const said = await done('PATCH', `/people/${other.id}`, { owner: true });
    expect(await owners()).toEqual([other.id]);
    await done('POST', '/corrections/undo', { corrections: said.corrections });
    expect(await owners()).toEqual(before);
    const all = sayingsResponse.parse(await server.json('/corrections'));
    const first = sayingsResponse.parse(await server.json('/corrections?limit=1'));
    const next = sayingsResponse.parse(await server.json(`/corrections?limit=200&cursor=${first.nextCursor}`));
    expect([...first.sayings, ...next.sayings]).toEqual(all.sayings);
    expect((await server.get('/corrections?cursor=x')).status).toBe(400);
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
    const { items } = mapResponse.parse(await server.json('/places/map'));
    expect(items.count).toBe(2);
    expect(items.bounds?.south).toBeCloseTo(items.bounds?.north ?? 0, 1);
    const box = 'south=-85&west=-180&north=85&east=180';
    const { spots } = spotsResponse.parse(await server.json(`/places/spots?${box}&zoom=3`));
    expect(spots).toMatchObject([{ count: 2 }]);
    const [at = expect.fail('no spot')] = spots;
    expect(((await server.json(`/places/items?${boxOf(at.bounds)}`)) as { items: unknown[] }).items).toHaveLength(2);
    expect((await server.get('/places/spots?south=91&west=0&north=0&east=0&zoom=3')).status).toBe(400);
    expect(((await server.json(`/places/${city?.id}/items`)) as { items: unknown[] }).items).toHaveLength(2);
    const spot = await done('POST', '/places', { name: 'home', lat: at.lat, lon: at.lon, kind: 'home' });
    const named = listedPlacesResponse.parse(await server.json('/places')).places.find(({ kind }) => kind === 'home');
    expect(named).toMatchObject({ name: 'home', itemCount: 2 });
    await done('POST', '/corrections/undo', { corrections: spot.corrections });
    const kinds = listedPlacesResponse.parse(await server.json('/places')).places.map(({ kind }) => kind);
    expect(kinds).not.toContain('home');
    expect((await server.send('POST', '/places', { name: 'x', lat: 91, lon: 0 })).status).toBe(400);
  });

  it('lets pictures come from the server of map pictures that is configured, and from no other', async () => {
    const policy = (await server.get('/places/map')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' https://tiles.example data: blob:");
    expect(policy).toContain("connect-src 'self';");
  });

  it('serves the map file beside the memory in ranges, and says what is wrong with one', async () => {
    const file = join(server.app.folder, 'map.pmtiles');
    expect(mapResponse.parse(await server.json('/places/map')).file).toBeUndefined();
    expect((await server.get('/places/map/file')).status).toBe(404);
    const bytes = madeMap();
    await writeFile(file, bytes);
    expect(mapResponse.parse(await server.json('/places/map')).file).toMatchObject({ state: 'ready', maxZoom: 14 });
    const part = await server.get('/places/map/file', { headers: { range: 'bytes=0-126' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-126/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(0, 127));
    await writeFile(file, bytes.subarray(0, 200));
    expect(mapResponse.parse(await server.json('/places/map')).file).toMatchObject({
      state: 'unusable',
      code: 'truncated',
      message: expect.stringContaining(file),
    });
    await rm(file);
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
    expect((await server.get('/ledger?cursor=x')).status).toBe(400);
    expect((await server.get('/ledger/none')).status).toBe(404);
  });
});

describe('when faces may not be told apart any more', () => {
  it('erases them, and keeps who is known from mail', async () => {
    const { id } = jobShape.parse(await (await server.send('PUT', '/settings/faces', { faces: 'off' })).json());
    expect((await (await server.app.desk()).jobs.ended(id)).state).toBe('done');
    expect(await server.json('/people/recognition')).toMatchObject({ recognition: 'off', faces: 0 });
    const { people, recognition } = listedPeopleResponse.parse(await server.json('/people'));
    expect(recognition).toBe('off');
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ faceCount, cover }) => faceCount === 0 && cover === undefined)).toBe(true);
    await expect(readdir(join(base, 'memory/cache/people/faces'))).rejects.toThrow();
  });
});
