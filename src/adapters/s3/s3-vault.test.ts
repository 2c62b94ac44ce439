import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/fixtures/s3-server.ts';
import { copyPath } from '../../memory/origin.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import type { S3Limits } from './s3-limits.ts';
import { openS3Vault } from './s3-vault.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

let base: string;
const opened: MediaVault[] = [];
let prefix = 0;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-s3-vault-'));
  prefix += 1;
});
afterEach(async () => {
  for (const vault of opened.splice(0)) await vault.close();
  s3.faults.length = 0;
  s3.requests.length = 0;
  await rm(base, { recursive: true, force: true });
});

/** Without long pauses, and with patience enough for a machine that does much else. */
const hurried: Partial<S3Limits> = { idleMs: 10_000, connectMs: 10_000, pauseMs: 5 };

async function vaultAt(url: string, limits: Partial<S3Limits> = hurried, owner = 'ada'): Promise<MediaVault> {
  const vault = await openS3Vault(url, { owner, temporaryFolder: join(base, 'temporary'), limits });
  opened.push(vault);
  return vault;
}
const vaultHere = (limits?: Partial<S3Limits>, owner?: string) => vaultAt(s3.url(`p${prefix}`), limits, owner);

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function kept(vault: MediaVault, bytes: Uint8Array, name = 'film.mp4'): Promise<string> {
  const path = join(base, `${randomBytes(4).toString('hex')}-${name}`);
  await writeFile(path, bytes);
  const { key } = await vault.keep({ kind: 'file', path, bytes: bytes.length, modified: 0 });
  await rm(path);
  return key;
}

async function contentOf(vault: MediaVault, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await vault.open(key)) parts.push(part);
  return Buffer.concat(parts);
}

const temporaryFiles = async (): Promise<string[]> =>
  (await readdir(join(base, 'temporary'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('uploads', () => {
  it('go up in parts where they are large, and come down whole', async () => {
    const bytes = randomBytes(17_000_000);
    const vault = await vaultHere({ ...hurried, partBytes: 5 * 2 ** 20, idleMs: 60_000 });
    const key = await kept(vault, bytes);
    expect(s3.requests.filter((line) => /^PUT .*partNumber/.test(line))).toHaveLength(4);
    expect(sha(await contentOf(vault, key))).toBe(sha(bytes));
    const part = await vault.open(key, { first: 5 * 2 ** 20 - 10, last: 5 * 2 ** 20 + 9 });
    const parts: Uint8Array[] = [];
    for await (const one of part) parts.push(one);
    expect(Buffer.concat(parts)).toEqual(bytes.subarray(5 * 2 ** 20 - 10, 5 * 2 ** 20 + 10));
  });

  it('are not sent again when the store has the content', async () => {
    const bytes = randomBytes(200_000);
    const vault = await vaultHere();
    await kept(vault, bytes);
    await kept(await vaultHere(), bytes);
    expect(s3.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  it('leave nothing of a large one that fails, here or there', async () => {
    const vault = await vaultHere({ ...hurried, partBytes: 5 * 2 ** 20, tries: 1, idleMs: 60_000 });
    const bytes = randomBytes(11_000_000);
    s3.faults.push({ method: 'PUT', times: 1, kind: 'answer', status: 507, code: 'XMinioStorageFull' });
    const content = {
      kind: 'stream',
      name: 'a.mov',
      bytes: bytes.length,
      modified: undefined,
      open: async () =>
        (async function* () {
          yield bytes;
        })(),
    } as const;
    await expect(vault.keep(content)).rejects.toMatchObject({ code: 'disk-full' });
    expect(s3.requests.some((line) => /^DELETE .*uploadId/.test(line))).toBe(true);
    expect(await Array.fromAsync(vault.copies())).toEqual([]);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('of one owner are not among those of another', async () => {
    const [ada, bob] = [await vaultHere(undefined, 'ada'), await vaultHere(undefined, 'bob')];
    const key = await kept(ada, randomBytes(1_000));
    expect(await bob.stat(key)).toBeUndefined();
    await expect(bob.open(key)).rejects.toMatchObject({ code: 'missing' });
    await bob.remove(key);
    expect(await Array.fromAsync(bob.copies())).toEqual([]);
    expect(await Array.fromAsync(ada.copies())).toEqual([key]);
  });
});

describe('a store that is slow', () => {
  it('that breaks off again and again is read to the end, each byte once', async () => {
    const bytes = randomBytes(900_000);
    const vault = await vaultHere();
    const key = await kept(vault, bytes);
    for (const afterBytes of [0, 100_000, 1, 300_000])
      s3.faults.push({ method: 'GET', times: 1, kind: 'cut', afterBytes });
    expect(sha(await contentOf(vault, key))).toBe(sha(bytes));
    expect(s3.faults.every(({ times }) => times === 0)).toBe(true);
  });

  it('that stalls is asked again', async () => {
    const bytes = randomBytes(500_000);
    const key = await kept(await vaultHere(), bytes);
    const vault = await vaultHere({ ...hurried, idleMs: 1_000 });
    s3.faults.push({ method: 'GET', times: 2, kind: 'stall', afterBytes: 150_000 });
    expect(await vault.withLocalFile(key, async (path) => sha(await readFile(path)))).toBe(sha(bytes));
  });

  it('that only takes its time is waited for', async () => {
    const vault = await vaultHere();
    const key = await kept(vault, randomBytes(10_000));
    s3.faults.push({ method: '*', times: 4, kind: 'delay', milliseconds: 250 });
    expect(await contentOf(vault, key)).toHaveLength(10_000);
    expect(await vault.stat(key)).toBeDefined();
  });

  it('that never gets to the end is given up, with nothing left here', async () => {
    const vault = await vaultHere({ ...hurried, tries: 3 });
    const key = await kept(vault, randomBytes(300_000));
    s3.faults.push({ method: 'GET', times: 1_000, kind: 'cut', afterBytes: 10 });
    await expect(vault.withLocalFile(key, async () => undefined)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(`bucket photos at ${s3.endpoint}`),
    });
    expect(1_000 - (s3.faults[0]?.times ?? 0)).toBeLessThanOrEqual(9);
    expect(await temporaryFiles()).toEqual([]);
  });
});

describe('a store that refuses', () => {
  it.each([
    [403, 'AccessDenied', 'unreadable', 'read-only'],
    [403, 'SignatureDoesNotMatch', 'invalid-configuration', 'invalid-configuration'],
    [507, 'XMinioStorageFull', 'disk-full', 'disk-full'],
    [503, 'SlowDown', 'unreachable', 'unreachable'],
  ])('with %i %s is told as that, with the bucket and its endpoint', async (status, code, reading, writing) => {
    const vault = await vaultHere({ ...hurried, tries: 1 });
    const key = await kept(vault, randomBytes(5_000));
    const named = { message: expect.stringContaining(`bucket photos at ${s3.endpoint}`), action: expect.any(String) };
    s3.faults.push({ method: 'GET', times: 1, kind: 'answer', status, code });
    await expect(vault.open(key)).rejects.toMatchObject({ code: reading, ...named });
    s3.faults.push({ method: 'PUT', times: 1, kind: 'answer', status, code });
    await expect(kept(vault, randomBytes(6_000))).rejects.toMatchObject({ code: writing, ...named });
  });

  it('is asked again when it is too busy', async () => {
    const vault = await vaultHere();
    s3.faults.push({ method: 'PUT', times: 2, kind: 'answer', status: 503, code: 'SlowDown' });
    const key = await kept(vault, randomBytes(5_000));
    expect(await vault.stat(key)).toMatchObject({ bytes: 5_000 });
  });

  it('because there is no such bucket, or nobody there, says so', async () => {
    const nowhere = await vaultAt(s3.url('p', 'elsewhere'));
    const key = copyPath(sha(randomBytes(3)), 'a.jpg');
    await expect(nowhere.open(key)).rejects.toMatchObject({
      code: 'invalid-configuration',
      message: `There is no bucket elsewhere at ${s3.endpoint}.`,
    });
    const nobody = await vaultAt('s3://photos/p?endpoint=http://127.0.0.1:9', { ...hurried, tries: 1 });
    await expect(nobody.open(key)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'The bucket photos at http://127.0.0.1:9 cannot be reached now.',
    });
    expect(await nobody.stat(key)).toBeUndefined();
  });
});

describe('temporary copies', () => {
  it('are made once for all who use them at a time, and are gone afterwards', async () => {
    const bytes = randomBytes(250_000);
    const vault = await vaultHere();
    const key = await kept(vault, bytes);
    s3.requests.length = 0;
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        vault.withLocalFile(key, async (path) => {
          expect(await temporaryFiles()).toHaveLength(1);
          return sha(await readFile(path));
        }),
      ),
    );
    expect(new Set(seen)).toEqual(new Set([sha(bytes)]));
    expect(s3.requests.filter((line) => line.startsWith('GET'))).toHaveLength(1);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('are never more than they may be together', async () => {
    const vault = await vaultHere({ ...hurried, temporaryBytes: 250_000 });
    const keys = await Promise.all(Array.from({ length: 6 }, () => kept(vault, randomBytes(100_000))));
    let [now, most] = [0, 0];
    await Promise.all(
      keys.map((key) =>
        vault.withLocalFile(key, async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((resolve) => setTimeout(resolve, 20));
          now -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    const large = await kept(vault, randomBytes(300_000));
    await expect(vault.withLocalFile(large, async () => undefined)).rejects.toMatchObject({ code: 'too-large' });
    expect(await vault.withLocalFile(keys[0] ?? '', async (path) => (await readFile(path)).length)).toBe(100_000);
  });

  it('of content that was damaged in the store are not lent', async () => {
    const vault = await vaultHere();
    const key = copyPath(sha(randomBytes(9)), 'a.jpg');
    const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3');
    const client = new S3Client({ endpoint: s3.endpoint, region: 'us-east-1', forcePathStyle: true });
    await client.send(new PutObjectCommand({ Bucket: 'photos', Key: `p${prefix}/ada/${key}`, Body: 'something else' }));
    client.destroy();
    await expect(vault.withLocalFile(key, async () => undefined)).rejects.toMatchObject({ code: 'corrupt' });
    expect(await temporaryFiles()).toEqual([]);
  });

  it('are the very file where it was just taken in here and did not change since', async () => {
    const vault = await vaultHere();
    const path = join(base, 'here.jpg');
    await writeFile(path, randomBytes(4_000));
    const { key } = await vault.keep({ kind: 'file', path, bytes: 4_000, modified: 0 });
    expect(await vault.withLocalFile(key, async (local) => local)).toBe(path);
    await writeFile(path, randomBytes(4_001));
    expect(await vault.withLocalFile(key, async (local) => (await readFile(local)).length)).toBe(4_000);
  });
});

describe('an address', () => {
  it.each([
    ['s3:///prefix', 'is not an address of a bucket'],
    ['https://bucket/prefix', 'is not an address of a bucket'],
    ['s3://key:secret@bucket/prefix', 'must not contain keys'],
    ['s3://bucket/a?endpiont=http://x', 'Unknown parameter "endpiont"'],
    ['s3://bucket/a?endpoint=file:///etc', 'is not a web address'],
    ['s3://bucket/a%2f..%2fb', 'cannot contain'],
  ])('%s is refused', async (url, message) => {
    await expect(openS3Vault(url)).rejects.toMatchObject({
      code: 'invalid-configuration',
      message: expect.stringContaining(message),
    });
  });

  it('of an owner whose name is no name of a folder is refused', async () => {
    for (const owner of ['../bob', 'a/b', '.'])
      await expect(openS3Vault(s3.url('p'), { owner })).rejects.toMatchObject({ code: 'invalid-configuration' });
  });
});
