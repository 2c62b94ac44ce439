import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../test/fixtures/s3-server.ts';
import { MadeleineError } from '../memory/errors.ts';
import { initMemory } from './app.ts';
import { exportMemory } from './export.ts';
import { add } from './import/add.ts';
import { forget } from './import/forget.ts';
import { itemMedia } from './items/item-media.ts';
import { Renditions } from './items/renditions.ts';
import { show } from './items/show.ts';
import { OpenMemory } from './open-memory.ts';
import { backup } from './settings/backup.ts';
import { doctor } from './settings/doctor.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-open-vault-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
});
afterEach(async () => {
  await memory.close();
  s3.requests.length = 0;
  await rm(base, { recursive: true, force: true });
});

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: shade, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer();

async function added(name: string, shade: number): Promise<{ id: string; path: string }> {
  const folder = await mkdtemp(join(base, 'in-'));
  const path = join(folder, name);
  await writeFile(path, await picture(shade));
  await add(memory, [folder], { as: 'auto', readOnly: true });
  for await (const item of memory.store.scan()) if (item.origin.path === name) return { id: item.id, path };
  throw new Error('There is no such item.');
}

const openAt = (media?: string) => OpenMemory.open(join(base, 'memory'), media === undefined ? {} : { media });

it('keeps what is added in the store, and goes on without the original', async () => {
  memory = await openAt(s3.url(base.split('/').at(-1) ?? 'p'));
  const { id, path } = await added('one.jpg', 10);
  const bytes = await readFile(path);
  // What was taken in is read where it lies, not fetched back.
  expect(s3.requests.filter((line) => line.startsWith('GET '))).toEqual([]);
  await rm(path);
  const { open, kind, size } = await itemMedia(memory, id);
  const parts: Uint8Array[] = [];
  for await (const part of await open({ first: 2, last: 40 })) parts.push(part);
  expect(Buffer.concat(parts)).toEqual(bytes.subarray(2, 41));
  expect({ mime: kind.mime, size }).toEqual({ mime: 'image/jpeg', size: bytes.length });
  expect((await new Renditions(memory).of(id, 200)).bytes.length).toBeGreaterThan(100);
  expect((await show(memory, id)).original).toMatchObject({
    present: true,
    path: expect.stringMatching(/^s3:\/\/photos/),
  });
  await exportMemory(memory, join(base, 'export'), { withPeople: false });
  const [copy = ''] = await Array.fromAsync(memory.vault.copies());
  expect(await readFile(join(base, 'export', copy))).toEqual(bytes);
  expect(await backup(memory, join(base, 'all.tgz'))).toMatchObject({ verified: true, items: 1 });
  expect((await doctor(memory, false)).checks.find(({ name }) => name === 'copies')?.note).toBe('1 copy, all in use');
  expect((await readdir(join(base, 'memory'))).includes('media')).toBe(false);
  await forget(memory, { kind: 'ids', ids: [id] });
  expect(await Array.fromAsync(memory.vault.copies())).toEqual([]);
});

it('reads what lay in the folder before, and originals where they lie', async () => {
  memory = await openAt();
  const old = await added('old.jpg', 20);
  const bytes = Buffer.from('a copy from before');
  const kept = await memory.vault.keep({
    kind: 'stream',
    name: 'attachment.txt',
    bytes: bytes.length,
    modified: undefined,
    open: async () =>
      (async function* () {
        yield bytes;
      })(),
  });
  await memory.close();
  memory = await openAt(s3.url(`${base.split('/').at(-1)}-later`));
  expect((await itemMedia(memory, old.id)).key).toBe(old.path);
  expect(await memory.vault.withLocalFile(kept.key, (path) => readFile(path))).toEqual(bytes);
  const gone = new MadeleineError('missing', 'of who uses it');
  await expect(memory.vault.withLocalFile(kept.key, () => Promise.reject(gone))).rejects.toBe(gone);
  expect(await Array.fromAsync(memory.vault.copies())).toEqual([kept.key]);
  await memory.vault.remove(kept.key);
  expect(await memory.vault.stat(kept.key)).toBeUndefined();
});

it('asks no store on another machine while offline', async () => {
  memory = await openAt();
  const elsewhere = { media: 's3://photos/p?endpoint=https://s3.example.org', offline: true };
  await expect(OpenMemory.open(join(base, 'memory'), elsewhere)).rejects.toMatchObject({
    code: 'offline',
    message: expect.stringContaining('bucket photos at https://s3.example.org'),
  });
  await (await OpenMemory.open(join(base, 'memory'), { media: s3.url('p'), offline: true })).close();
});

it('says what is wrong with an address before it opens anything', async () => {
  memory = await openAt();
  await expect(openAt('s3://photos/p?endpiont=x')).rejects.toMatchObject({ code: 'invalid-configuration' });
});
