import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { put } from '../../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../../test/fixtures/server.ts';

let served: ServedMemory;
let picture: Buffer;
let id: string;
beforeAll(async () => {
  const red = sharp({ create: { width: 150, height: 200, channels: 3, background: '#d02020' } });
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2020d0' } })
    .composite([{ input: await red.png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  // The first box of a film is all that tells it; a picture file may end with one.
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(64)]);
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"/></rdf:RDF></x:xmpmeta>';
  const moving = await sharp(picture).withXmp(xmp).jpeg().toBuffer();
  served = await servedMemory(async (input) => {
    await put(input, 'a.jpg', picture);
    await put(input, 'moving.jpg', Buffer.concat([moving, film]));
    await put(input, 'a.eml', 'From: a@example.org\nSubject: Hello\nMessage-ID: <1@example.org>\n\nHello\n');
  });
  id = await idOf('a.jpg');
});
afterAll(() => served.close());

const idOf = async (name: string): Promise<string> => {
  const found = await Promise.all(['photos', 'mails'].map((query) => served.app.search(query, { limit: 10 })));
  const all = found.flatMap(({ items }) => items.map((one) => one.id));
  const shown = await Promise.all(all.map((one) => served.app.show(one)));
  return shown.find(({ origin }) => origin.path.endsWith(name))?.id ?? expect.fail(`no ${name}`);
};
const pixels = async (path: string) => {
  const bytes = Buffer.from(await (await served.get(path)).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
  return { width: info.width, height: info.height, isRed };
};

it('shows a picture turned in all sizes, leaves its file alone, and takes it back', async () => {
  const hash = ((await served.json(`/items/${id}`)) as { media: { thumbhash: string } }).media.thumbhash;
  const said = await served.send('PATCH', `/items/${id}`, { turn: 90 });
  expect(await said.json()).toMatchObject({ done: 'Turned by 90°.', corrections: [{ kind: 'turn', degrees: 90 }] });
  expect(await served.json(`/items/${id}`)).toMatchObject({ media: { turned: 90, width: 200, height: 300 } });
  for (const path of [`/items/${id}/media?rendition=screen&v=90`, `/items/${id}/thumbnail`]) {
    const { width, height, isRed } = await pixels(path);
    expect(width / height).toBeCloseTo(2 / 3, 1);
    // What was left is on top.
    expect([isRed(width / 2, 10), isRed(width / 2, height - 10)]).toEqual([true, false]);
  }
  expect(await readFile(join(served.input, 'a.jpg'))).toEqual(picture);
  expect(Buffer.from(await (await served.get(`/items/${id}/media`)).arrayBuffer())).toEqual(picture);
  await served.send('POST', `/items/${id}/undo`, {});
  const after = (await served.json(`/items/${id}`)) as { media: { turned?: number; thumbhash: string; width: number } };
  expect(after.media).toMatchObject({ width: 300, thumbhash: hash });
  expect(after.media.turned).toBeUndefined();
});

it('turns no letter', async () => {
  const refused = await served.send('PATCH', `/items/${await idOf('a.eml')}`, { turn: 90 });
  expect(refused.status).toBe(400);
});

it('gives the film of a live photo, and says where there is none', async () => {
  const answer = await served.get(`/items/${await idOf('moving.jpg')}/media?rendition=motion`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect((await answer.arrayBuffer()).byteLength).toBe(88);
  expect((await served.get(`/items/${id}/media?rendition=motion`)).status).toBe(404);
});
