import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { statusResponse } from '../../src/contract/memory-verbs.ts';
import { picture, put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let base: string;
const memory = () => join(base, 'memory');
const home = async () => statusResponse.parse(await document(['status', '--memory', memory()])).home;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-home-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

it('home is told by the machine, then by where pictures were taken, and by the owner over both', async () => {
  const empty = join(base, 'input');
  await put(empty, 'note.txt', 'Nothing is known of a place.');
  await document(['add', empty, '--memory', memory()]);
  expect(await home()).toEqual({ country: 'FR', zone: 'Europe/Paris', currency: 'EUR', from: 'machine' });
  for (const day of [1, 5, 9, 13, 17, 21, 25])
    await put(empty, `${day}.jpg`, await picture(day, `2023:05:${String(day).padStart(2, '0')} 20:09:29`));
  await document(['add', empty, '--memory', memory()]);
  expect(await home()).toEqual({
    country: 'PT',
    zone: 'Europe/Lisbon',
    currency: 'EUR',
    from: 'pictures',
    place: { name: 'Lisbon', items: 7 },
  });
  expect((await madeleine(['status', '--memory', memory()])).stdout).toContain('guessed from 7 items in Lisbon');
  await appendFile(join(memory(), 'madeleine.config.yaml'), '\nzone: Asia/Tokyo\n');
  expect(await home()).toMatchObject({ country: 'JP', zone: 'Asia/Tokyo', currency: 'JPY', from: 'settings' });
});
