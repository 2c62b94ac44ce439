import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectsAt, type S3Server, startS3Server, withObjects } from '../../test/fixtures/s3-server.ts';
import { postgres } from '../../test/postgres/postgres-of-tests.ts';
import { urlOf } from '../../test/postgres/test-server.ts';
import { hashedFile } from '../adapters/s3/temporary-files.ts';
import { initMemory } from './app.ts';
import { add } from './import/add.ts';
import { copiesOf, forget } from './import/forget.ts';
import { OpenMemory } from './open-memory.ts';
import type { Configuration } from './settings/configuration.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

let base: string;
let memory: OpenMemory;
let media: string;
let configuration: Configuration;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-shredded-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
});
afterEach(async () => {
  await memory.close();
  s3.faults.length = 0;
  await rm(base, { recursive: true, force: true });
});

/** A memory that encrypts its media, on this database or in its folder. */
async function open(database: Configuration['database']): Promise<void> {
  media = s3.url(base.split('/').at(-1) ?? 'p');
  configuration = { media, encryptMedia: true, ...(database === undefined ? {} : { database }) };
  memory = await OpenMemory.open(join(base, 'memory'), configuration);
}

async function added(name: string, shade: number): Promise<{ id: string; copy: string; bytes: Buffer }> {
  const folder = await mkdtemp(join(base, 'in-'));
  const background = { r: shade, g: 90, b: 20 };
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background, noise: noise } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, name), bytes);
  await add(memory, [folder], { as: 'auto', readOnly: true, again: true });
  await rm(folder, { recursive: true });
  for await (const item of memory.store.scan())
    if (item.origin.path === name) return { id: item.id, copy: copiesOf(item)[0] ?? '', bytes };
  throw new Error('There is no such item.');
}
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

async function all(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream));
}

const objects = () => objectsAt(media);

async function putBack(copied: ReadonlyMap<string, Buffer>): Promise<void> {
  const path = join(base, 'object');
  for (const [name, bytes] of copied) {
    await writeFile(path, bytes);
    await withObjects(media, async (bucket) => bucket.put(name, await hashedFile(path)));
  }
}

const server =
  postgres === undefined
    ? []
    : [{ name: 'PostgreSQL', on: { url: urlOf(postgres), migrationUrl: urlOf(postgres, 'madeleine_tables') } }];

describe.each([{ name: 'SQLite', on: undefined }, ...server])(
  'media of a memory on $name',
  { timeout: 300_000 },
  ({ on }) => {
    beforeEach(() => open(on === undefined ? undefined : { ...on, owner: randomUUID() }));

    it('are read in parts, and neither bytes nor names in the bucket tell what they are', async () => {
      const { copy, bytes } = await added('one.jpg', 10);
      expect(await all(await memory.vault.open(copy))).toEqual(bytes);
      expect(await all(await memory.vault.open(copy, { first: 70_000, last: 70_009 }))).toEqual(
        bytes.subarray(70_000, 70_010),
      );
      const [[name = '', sealed = Buffer.of()] = []] = await objects();
      expect(sealed.includes(bytes.subarray(1_000, 1_016))).toBe(false);
      expect(name).toMatch(/^sealed\//);
      expect(name).not.toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 16));
      expect(await Array.fromAsync(memory.vault.copies())).toEqual([copy]);
    });

    it('are read by nobody once they are forgotten, though the object is put back from a copy', async () => {
      const [one, two] = [await added('one.jpg', 10), await added('two.jpg', 200)];
      const before = await objects();
      await forget(memory, { kind: 'ids', ids: [one.id] });
      await putBack(before);
      await expect(memory.vault.open(one.copy)).rejects.toMatchObject({ code: 'missing' });
      expect(await all(await memory.vault.open(two.copy))).toEqual(two.bytes);
      // With what is added again comes another key, which does not open what the old one sealed.
      await memory.vault.put(
        one.copy,
        (async function* () {
          yield one.bytes;
        })(),
      );
      await putBack(before);
      await expect(memory.vault.open(one.copy).then(all)).rejects.toMatchObject({ code: 'corrupt' });
    });

    it('are read by nobody once they are forgotten, though the store keeps the object', async () => {
      const { id, copy } = await added('one.jpg', 10);
      s3.faults.push({ method: 'DELETE', times: 50, kind: 'answer', status: 403, code: 'AccessDenied' });
      await expect(forget(memory, { kind: 'ids', ids: [id] })).rejects.toMatchObject({ code: 'read-only' });
      expect((await objects()).size).toBe(1);
      expect(await memory.store.records('mediaKey')).toEqual([]);
      await expect(memory.vault.open(copy)).rejects.toMatchObject({ code: 'missing' });
      // What is left of it is not taken for the same content when that comes again.
      s3.faults.length = 0;
      const again = await added('one.jpg', 10);
      expect(await all(await memory.vault.open(again.copy))).toEqual(again.bytes);
    });

    it('are read by no memory with another secret, and on without the setting', async () => {
      const { copy, bytes } = await added('one.jpg', 10);
      await memory.close();
      memory = await OpenMemory.open(join(base, 'memory'), { ...configuration, encryptMedia: false });
      expect(await all(await memory.vault.open(copy))).toEqual(bytes);
      await memory.close();
      const secret = join(base, 'memory', 'secret.key');
      const own = await readFile(secret, 'utf8');
      await writeFile(
        secret,
        own.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16)),
      );
      memory = await OpenMemory.open(join(base, 'memory'), configuration);
      await expect(memory.vault.open(copy)).rejects.toMatchObject({ code: 'corrupt' });
    });
  },
);
