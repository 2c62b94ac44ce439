import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../../test/fixtures/server.ts';
import { openApp } from '../../app/app.ts';
import { eventsResponse, showResponse } from '../../contract/browse-verbs.ts';
import { correctItemsResponse, itemAroundResponse, itemCorrectionsResponse } from '../../contract/item-verbs.ts';
import { problemShape } from '../../contract/problem.ts';
import { searchResponse } from '../../contract/question-verbs.ts';

let server: ServedMemory;
let pictures: string[];
beforeAll(async () => {
  server = await servedMemory(async (input) => {
    for (let n = 1; n <= 3; n++) await put(input, `IMG_2022051${n}_120000.jpg`, await picture(n));
    await put(input, 'b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50'));
  });
  pictures = (await server.app.search('photos', {})).items.map(({ id }) => id);
});
afterAll(() => server.close());

const send = (method: string, path: string, body: unknown) =>
  server.get(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const said = async (method: string, path: string, body: unknown) =>
  correctItemsResponse.parse(await (await send(method, path, body)).json());
const item = async (id: string) => showResponse.parse(await server.json(`/items/${id}`));
const found = async (q: string) =>
  searchResponse.parse(await server.json(`/search?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);

describe('corrections over HTTP', () => {
  it('says something of an item, lists it, and takes it back', async () => {
    const [id = ''] = pictures;
    expect((await said('PATCH', `/items/${id}`, { time: '2011-03', place: 'Porto' })).corrections).toHaveLength(2);
    expect(await item(id)).toMatchObject({ time: { precision: 'month' }, place: { city: 'Porto' } });
    expect(await found('photos from March 2011')).toEqual([id]);
    const { corrections } = itemCorrectionsResponse.parse(await server.json(`/items/${id}/corrections`));
    expect(corrections.map(({ kind }) => kind)).toEqual(['time', 'place']);
    await said('POST', `/items/${id}/undo`, { correction: corrections[1]?.id });
    await said('POST', `/items/${id}/undo`, {});
    expect((await item(id)).time?.start).toMatch(/^2023/);
    expect(await found('photos from March 2011')).toEqual([]);
  });

  it('says the same of several, and takes it back whole', async () => {
    const { corrections } = await said('PATCH', '/items', { items: pictures, tags: { add: ['Regatta'] } });
    expect((await found('regatta')).toSorted()).toEqual(pictures.toSorted());
    await said('POST', '/items/undo', { corrections: corrections.map(({ id }) => id) });
    expect(await found('regatta')).toEqual([]);
  });

  it('moves a wrong clock of several, each by its own, and takes that back', async () => {
    const times = async () => (await Promise.all(pictures.map(item))).map(({ time }) => time?.start);
    const before = await times();
    const { corrections } = await said('PATCH', '/items', { items: pictures, time: '-1 h' });
    expect((await times()).map((at) => Date.parse(at ?? ''))).toEqual(
      before.map((at) => Date.parse(at ?? '') - 3_600_000),
    );
    await said('POST', '/items/undo', { corrections: [...new Set(corrections.map(({ id }) => id))] });
    expect(await times()).toEqual(before);
    expect((await send('PATCH', '/items', { items: pictures, time: '+1 fortnight' })).status).toBe(400);
  });

  it('has events follow in a while', async () => {
    await said('PATCH', '/items', { items: pictures, time: '2012-07-01 12:00', place: 'Porto' });
    for (let tries = 0; ; tries++) {
      const { events } = eventsResponse.parse({ events: await eventsNow() });
      if (events.some(({ span, place }) => span.start.startsWith('2012-07-01') && place?.city === 'Porto')) break;
      if (tries > 100) expect.fail('no event came');
      await wait(200);
    }
  });

  async function eventsNow() {
    const app = await openApp(server.memory);
    try {
      return (await app.events()).events;
    } finally {
      await app.close();
    }
  }

  it('tells what lies around an item, in time and by its links', async () => {
    await send('PATCH', `/items/${pictures[0]}`, { time: '2012-07-01 11:00' });
    const around = itemAroundResponse.parse(await server.json(`/items/${pictures[1]}/around?near=1`));
    expect(around.before.map(({ id }) => id)).toEqual([pictures[0]]);
    expect(around.after.map(({ id }) => id)).not.toContain(pictures[1]);
    expect(around.events.length).toBeGreaterThan(0);
  });

  it.each([
    [{ time: 'yesterday-ish' }, 400],
    [{ place: { lat: 91, lon: 0 } }, 400],
    [{ tags: { add: [''] } }, 400],
    [{ people: { remove: ['Nobody Known'] } }, 404],
    [{}, 400],
  ])('refuses %j', async (body, status) => {
    const response = await send('PATCH', `/items/${pictures[0]}`, body);
    expect(response.status).toBe(status);
    expect(problemShape.parse(await response.json()).action).not.toBe('');
  });

  it('does not know items that are not there', async () => {
    for (const path of ['/items/img-none/corrections', '/items/img-none/faces', '/items/img-none/around'])
      expect((await server.get(path)).status).toBe(404);
  });
});
