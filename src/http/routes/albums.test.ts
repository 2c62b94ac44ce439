import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../../test/fixtures/server.ts';
import { albumChanged, albumShape, albumsResponse } from '../../contract/album-verbs.ts';
import { correctItemsResponse, downloadResponse } from '../../contract/item-verbs.ts';
import { itemPageResponse } from '../../contract/people-pages.ts';
import { problemShape } from '../../contract/problem.ts';
import { trashChanged, trashResponse } from '../../contract/trash-verbs.ts';

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

const send = (method: string, path: string, body?: unknown) =>
  server.get(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const sent = async (method: string, path: string, body?: unknown) => (await send(method, path, body)).json();
const albums = async () => albumsResponse.parse(await server.json('/albums')).albums;

describe('albums over HTTP', () => {
  it('are filled by a search, changed, deleted, and come back by undo', async () => {
    const said = correctItemsResponse.parse(
      await sent('PATCH', '/items', { query: 'photos', albums: { add: ['May 2022'] } }),
    );
    expect(said.items.toSorted()).toEqual(pictures.toSorted());
    expect(await albums()).toMatchObject([{ id: 'may_2022', items: 3 }]);
    const page = itemPageResponse.parse(await server.json('/albums/may_2022/items?order=asc&limit=2'));
    expect([page.items.length, page.nextCursor === undefined]).toEqual([2, false]);
    const renamed = albumChanged.parse(await sent('PATCH', '/albums/may_2022', { name: 'Spring', cover: pictures[1] }));
    expect(renamed.album).toBe('spring');
    expect(albumShape.parse(await server.json('/albums/spring')).cover?.id).toBe(pictures[1]);
    const { corrections } = albumChanged.parse(await sent('DELETE', '/albums/spring'));
    expect(await albums()).toEqual([]);
    await sent('POST', '/items/undo', { corrections });
    expect(await albums()).toMatchObject([{ id: 'spring', items: 3 }]);
  });

  it('refuse a name that is taken, an unknown album, and items and a query at once', async () => {
    const refusals = [
      await send('POST', '/albums', { name: 'SPRING' }),
      await send('GET', '/albums/nothing'),
      await send('PATCH', '/items', { items: pictures, query: 'photos', favourite: true }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 404, 400]);
    for (const refusal of refusals) problemShape.parse(await refusal.json());
  });
});

describe('the trash over HTTP', () => {
  it('takes items in, shows them, and gives them back', async () => {
    const [id = ''] = pictures;
    expect(trashChanged.parse(await sent('POST', '/trash', { items: [id] })).items).toEqual([id]);
    expect((await send('GET', `/items/${id}`)).status).toBe(404);
    const { items } = trashResponse.parse(await server.json('/trash'));
    expect(items.map((item) => [item.id, Date.parse(item.until) - Date.parse(item.trashed)])).toEqual([
      [id, 30 * 86_400_000],
    ]);
    const thumbnail = await send('GET', `/trash/${id}/thumbnail`);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await sent('POST', '/trash/restore', { items: [id] });
    expect((await send('GET', `/items/${id}`)).status).toBe(200);
    expect((await send('POST', '/trash/restore', { items: [id] })).status).toBe(404);
  });
});

describe('a download over HTTP', () => {
  it('is a zip file of what a search finds, under an address of its own', async () => {
    const { id, items } = downloadResponse.parse(await sent('POST', '/downloads', { query: 'photos', size: 'screen' }));
    expect(items).toBe(3);
    const file = await send('GET', `/downloads/${id}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1').split('IMG_2022051').length - 1).toBe(6);
    expect((await send('GET', '/downloads/1b4e28ba-2fa1-41d2-883f-0016d3cca427')).status).toBe(404);
  });
});
