import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { picture, put } from './made-input.ts';
import { document } from './run-here.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let base: string;
const memory = () => join(base, 'memory');
const found = z.object({ items: z.array(z.object({ id: z.string() })) });
const shown = z.object({ origin: z.object({ path: z.string() }) });

/** Names of the files of what a search finds. */
async function search(question: string): Promise<string[]> {
  const { items } = found.parse(await document(['search', question, '--memory', memory()]));
  const names = items.map(async ({ id }) => {
    const { origin } = shown.parse(await document(['show', id, '--memory', memory()]));
    return origin.path.split('/').at(-1) ?? '';
  });
  return (await Promise.all(names)).sort();
}

const photos = 'Takeout/Google Fotos';
const sidecar = (title: string, more: object = {}): string =>
  JSON.stringify({
    title,
    photoTakenTime: { timestamp: '1683465600' },
    geoData: { latitude: 41.9, longitude: 12.49, altitude: 0 },
    ...more,
  });

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-takeout-albums-'));
  const input = join(base, 'input');
  for (const [n, name] of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].entries()) {
    const liked = name === 'b.jpg' || name === 'd.jpg' ? { favorited: true } : {};
    await put(input, `${photos}/Fotos von 2023/${name}`, await picture(n + 1));
    await put(input, `${photos}/Fotos von 2023/${name}.json`, sidecar(name, liked));
  }
  // One photo as a copy, one as a sidecar alone.
  await put(input, `${photos}/Rome trip/a.jpg`, await picture(1));
  await put(input, `${photos}/Rome trip/a.jpg.json`, sidecar('a.jpg'));
  await put(input, `${photos}/Rome trip/b.jpg.json`, sidecar('b.jpg', { favorited: true }));
  await put(input, `${photos}/Rome trip/Metadaten.json`, JSON.stringify({ title: 'Rome trip', access: 'protected' }));
  await document(['add', input, '--memory', memory()]);
});
afterAll(() => rm(base, { recursive: true, force: true }));

it('the photos of an album of an export and the favourites in it are found', async () => {
  expect(await search('photos in the album Rome trip')).toEqual(['a.jpg', 'b.jpg']);
  expect(await search('Rome trip album')).toEqual(['a.jpg', 'b.jpg']);
  expect(await search('my favourite photos')).toEqual(['b.jpg', 'd.jpg']);
  expect(await search('收藏的照片')).toEqual(['b.jpg', 'd.jpg']);
  expect(await search('favorites from 2023 that are not in the Rome trip album')).toEqual(['d.jpg']);
  expect(await search('相册Rome trip里收藏的照片')).toEqual(['b.jpg']);
});
