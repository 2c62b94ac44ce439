import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMediaVault } from '../../src/adapters/files/media-vault.ts';
import { openSealedVault } from '../../src/adapters/files/sealed-vault.ts';
import { openS3Vault } from '../../src/adapters/s3/s3-vault.ts';
import { StoredCopyKeys } from '../../src/app/keys/copy-keys.ts';
import { copyPath } from '../../src/memory/origin.ts';
import type { ByteRange, MediaVault } from '../../src/ports/media-vault.ts';
import { type S3Server, startS3Server } from '../fixtures/s3-server.ts';
import { NaiveStore } from './naive-store.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

let base: string;
let vault: MediaVault;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-vault-'));
});
afterEach(async () => {
  await vault.close();
  await rm(base, { recursive: true, force: true });
});

const implementations = [
  { name: 'a folder', open: async () => openMediaVault(join(base, 'memory')) },
  {
    name: 'an encrypted folder',
    open: async () =>
      openSealedVault(join(base, 'memory'), {
        key: randomBytes(32),
        uploads: join(base, 'memory', 'uploads'),
        lent: join(base, 'lent'),
      }),
  },
  {
    name: 'S3',
    open: () =>
      openS3Vault(s3.url(`family/${randomBytes(4).toString('hex')}`), {
        owner: 'ada',
        temporaryFolder: join(base, 'temporary'),
      }),
  },
  {
    name: 'S3, encrypted',
    open: () =>
      openS3Vault(s3.url(`family/${randomBytes(4).toString('hex')}`), {
        owner: 'ada',
        temporaryFolder: join(base, 'temporary'),
        keys: new StoredCopyKeys(new NaiveStore(), randomBytes(32).toString('hex')),
      }),
  },
] as const;

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const streamed = (bytes: Uint8Array, name = 'photo.JPG') =>
  ({
    kind: 'stream',
    name,
    bytes: bytes.length,
    modified: undefined,
    async open() {
      return (async function* () {
        for (let at = 0; at < bytes.length; at += 70_000) yield bytes.subarray(at, at + 70_000);
      })();
    },
  }) as const;

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 10);
  yield bytes.subarray(10);
}

async function contentOf(key: string, range?: ByteRange): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await vault.open(key, range)) parts.push(part);
  return Buffer.concat(parts);
}

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each(implementations)('a vault in $name', ({ open }) => {
  beforeEach(async () => {
    vault = await open();
  });

  it('keeps a stream by its hash, once, with the ending of its name', async () => {
    const bytes = randomBytes(300_000);
    const kept = await vault.keep(streamed(bytes));
    const copy = copyPath(sha(bytes), 'x.jpg');
    expect(kept).toEqual({ sha256: sha(bytes), bytes: bytes.length, key: copy, copy });
    expect(await vault.keep(streamed(bytes))).toEqual(kept);
    expect(await Array.fromAsync(vault.copies())).toEqual([copy]);
    expect(await contentOf(copy)).toEqual(bytes);
    expect(await vault.stat(copy)).toMatchObject({ bytes: bytes.length });
  });

  it('takes a file in, and lends it without changing it', async () => {
    const [path, bytes] = [join(base, 'film.mp4'), randomBytes(200_000)];
    await writeFile(path, bytes);
    const before = await stat(path);
    const kept = await vault.keep({ kind: 'file', path, bytes: bytes.length, modified: before.mtimeMs });
    expect(kept).toMatchObject({ sha256: sha(bytes), bytes: bytes.length });
    expect(await vault.withLocalFile(kept.key, (local) => readFile(local))).toEqual(bytes);
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  });

  it('gives any part of what it keeps', async () => {
    const bytes = randomBytes(600_000);
    const { key } = await vault.keep(streamed(bytes));
    for (const [first, last] of [
      [0, 0],
      [0, 599_999],
      [599_999, 599_999],
      [255_999, 400_001],
    ] as const) {
      expect(await contentOf(key, { first, last }), `${first}-${last}`).toEqual(bytes.subarray(first, last + 1));
    }
  });

  it('ends a stream that is cancelled, and gives the next', async () => {
    const bytes = randomBytes(3_000_000);
    const { key } = await vault.keep(streamed(bytes));
    for (let n = 0; n < 20; n += 1) {
      const reader = (await vault.open(key)).getReader();
      expect((await reader.read()).value?.byteLength).toBeGreaterThan(0);
      await reader.cancel();
    }
    expect(sha(await contentOf(key))).toBe(sha(bytes));
  });

  it('lends a file with the ending of its key to several at once', async () => {
    const bytes = randomBytes(400_000);
    const { key } = await vault.keep(streamed(bytes));
    const used = await Promise.all(
      Array.from({ length: 6 }, () =>
        vault.withLocalFile(key, async (path) => {
          expect(path).toMatch(/\.jpg$/);
          return sha(await readFile(path));
        }),
      ),
    );
    expect(new Set(used)).toEqual(new Set([sha(bytes)]));
    await expect(
      vault.withLocalFile(key, async () => {
        throw new RangeError('of who uses it');
      }),
    ).rejects.toThrow(RangeError);
    expect(await filesBelow(join(base, 'temporary'))).toEqual([]);
  });

  it('writes a copy under its key, and refuses one with another hash', async () => {
    const bytes = randomBytes(100_000);
    const key = copyPath(sha(bytes), 'a.png');
    await vault.put(key, inPieces(bytes));
    expect(await contentOf(key)).toEqual(bytes);
    const other = copyPath(sha(randomBytes(5)), 'a.png');
    await expect(vault.put(other, inPieces(bytes))).rejects.toMatchObject({ code: 'corrupt' });
    expect(await vault.stat(other)).toBeUndefined();
  });

  it('removes a copy, also one that is gone', async () => {
    const { key } = await vault.keep(streamed(randomBytes(1_000)));
    await vault.remove(key);
    await vault.remove(key);
    expect(await vault.stat(key)).toBeUndefined();
    await expect(vault.open(key)).rejects.toMatchObject({ code: 'missing' });
    await expect(vault.withLocalFile(key, async () => undefined)).rejects.toMatchObject({ code: 'missing' });
    expect(await Array.fromAsync(vault.copies())).toEqual([]);
  });

  it('takes nothing for content that is none', async () => {
    await expect(vault.keep(streamed(new Uint8Array()))).rejects.toMatchObject({ code: 'empty-file' });
    await writeFile(join(base, 'empty'), '');
    const file = { kind: 'file', path: join(base, 'empty'), bytes: 0, modified: 0 } as const;
    await expect(vault.keep(file)).rejects.toMatchObject({ code: 'empty-file' });
    const gone = { kind: 'file', path: join(base, 'gone'), bytes: 1, modified: 0 } as const;
    await expect(vault.keep(gone)).rejects.toMatchObject({ code: 'missing' });
    const broken = {
      ...streamed(randomBytes(10)),
      open: async (): Promise<AsyncIterable<Uint8Array>> => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new RangeError('the archive is damaged')) }),
      }),
    };
    await expect(vault.keep(broken)).rejects.toThrow('the archive is damaged');
    expect(await Array.fromAsync(vault.copies())).toEqual([]);
    expect((await filesBelow(base)).filter((path) => !path.endsWith('empty'))).toEqual([]);
  });

  it.each(['../secret.txt', 'media/../secret.txt', 'media/ab/abc.jpg', 'secret.key'])(
    'reads, writes and deletes nothing that is called %s',
    async (key) => {
      await mkdir(join(base, 'memory'), { recursive: true });
      await writeFile(join(base, 'memory', 'secret.key'), 'key');
      await writeFile(join(base, 'secret.txt'), 'text');
      await expect(vault.open(key)).rejects.toMatchObject({ code: expect.stringMatching(/unsafe-path|missing/) });
      await expect(vault.withLocalFile(key, readFile)).rejects.toMatchObject({ code: expect.any(String) });
      await expect(vault.put(key, inPieces(randomBytes(20)))).rejects.toMatchObject({ code: expect.any(String) });
      await expect(vault.remove(key)).rejects.toMatchObject({ code: expect.any(String) });
      expect(await vault.stat(key)).toBeUndefined();
      expect(existsSync(join(base, 'memory', 'secret.key')) && existsSync(join(base, 'secret.txt'))).toBe(true);
    },
  );
});
