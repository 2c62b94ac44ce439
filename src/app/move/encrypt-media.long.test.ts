import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { document, environment, program } from '../../../test/end-to-end/run-madeleine.ts';
import { type S3Server, startS3Server } from '../../../test/fixtures/s3-server.ts';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { urlOf } from '../../../test/postgres/test-server.ts';
import { encryptMediaResponse } from '../../contract/encrypt-verb.ts';
import { initMemory } from '../app.ts';
import { add } from '../import/add.ts';
import { copiesOf, forget } from '../import/forget.ts';
import { OpenMemory } from '../open-memory.ts';
import { openObjectStore } from '../open-vault.ts';
import type { Configuration } from '../settings/configuration.ts';
import { encryptMedia } from './encrypt-media.ts';

const PICTURES = 12;
/** What the program needs to be let in by the object store. */
const store = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
let s3: S3Server;
let base: string;
let folder: string;
let media: string;
let settings: Configuration;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-encrypt-media-'));
  folder = join(base, 'memory');
  media = s3.url(base.split('/').at(-1) ?? 'p');
  await initMemory(folder, 'off', async () => 'off');
});
afterEach(async () => {
  s3.faults.length = 0;
  await rm(base, { recursive: true, force: true });
});

async function opened<T>(use: (memory: OpenMemory) => Promise<T>): Promise<T> {
  const memory = await OpenMemory.open(folder);
  try {
    return await use(memory);
  } finally {
    await memory.close();
  }
}

const set = (changed: Configuration): Promise<void> => {
  settings = { media, ...settings, ...changed };
  return writeFile(join(folder, 'madeleine.config.json'), JSON.stringify(settings));
};

/** A memory that has kept pictures in its object store as they are, and encrypts from now on. */
async function filled(database: Configuration['database']): Promise<void> {
  settings = {};
  await set({ encryptMedia: false, ...(database === undefined ? {} : { database }) });
  for (let n = 0; n < PICTURES; n += 1) {
    const background = { r: n * 20, g: 90, b: 20 };
    await sharp({ create: { width: 400, height: 300, channels: 3, background, noise } })
      .jpeg()
      .toFile(join(base, `${n}.jpg`));
  }
  await opened((memory) =>
    add(
      memory,
      Array.from({ length: PICTURES }, (_, n) => join(base, `${n}.jpg`)),
      { as: 'auto', readOnly: true },
    ),
  );
  await set({ encryptMedia: true });
}
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

/** The content of every item, as it is read now. */
const contents = () =>
  opened(async (memory) => {
    const found: Buffer[] = [];
    for await (const item of memory.store.scan())
      for (const copy of copiesOf(item))
        found.push(Buffer.concat(await Array.fromAsync(await memory.vault.open(copy))));
    return found;
  });

async function plainObjects(): Promise<string[]> {
  const objects = await openObjectStore(media, false);
  return Array.fromAsync(objects.copies()).finally(() => objects.close());
}

/** Kills the command with its nth report of progress; the end of a killed command, or of one that was done before. */
function killedAt(report: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'encrypt', '--media', '--json', '--memory', folder], {
      env: { ...environment, ...store },
    });
    let reports = 0;
    child.stderr.on('data', (chunk: Buffer) => {
      reports += [...chunk.toString().matchAll(/"stage":"encrypt"/g)].length;
      if (reports >= report) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
}

const server =
  postgres === undefined
    ? []
    : [{ name: 'PostgreSQL', on: { url: urlOf(postgres), migrationUrl: urlOf(postgres, 'madeleine_tables') } }];

describe.each([{ name: 'SQLite', on: undefined }, ...server])(
  'what a memory on $name kept before its media were encrypted',
  { timeout: 600_000 },
  ({ on }) => {
    beforeEach(() => filled(on === undefined ? undefined : { ...on, owner: randomUUID() }));

    it('is encrypted, killed or not, and there at any time', async () => {
      const before = await contents();
      expect(before).toHaveLength(PICTURES);
      expect(await plainObjects()).toHaveLength(PICTURES);
      await killedAt(1);
      const left = (await plainObjects()).length;
      expect(left).toBeLessThan(PICTURES);
      expect(await contents()).toEqual(before);
      await killedAt(1);
      expect(await contents()).toEqual(before);
      const done = encryptMediaResponse.parse(await document(['encrypt', '--media', '--memory', folder], store));
      expect(done.failed).toEqual([]);
      expect(done.files).toBeLessThanOrEqual(left);
      expect(await plainObjects()).toEqual([]);
      expect(await contents()).toEqual(before);
      expect(await document(['encrypt', '--media', '--memory', folder], store)).toEqual({
        files: 0,
        bytes: 0,
        failed: [],
      });
    });

    it('is as it was where the store refuses to write or to delete, and encrypted later', async () => {
      const before = await contents();
      for (const method of ['PUT', 'DELETE']) {
        s3.faults.push({ method, times: 50, kind: 'answer', status: 403, code: 'AccessDenied' });
        await opened((memory) => expect(encryptMedia(memory, {})).rejects.toMatchObject({ code: 'read-only' }));
        s3.faults.length = 0;
        expect(await plainObjects()).toHaveLength(PICTURES);
        expect(await contents()).toEqual(before);
      }
      const reports: number[] = [];
      const onProgress = ({ done }: { readonly done: number }) => void reports.push(done);
      expect(await opened((memory) => encryptMedia(memory, { onProgress }))).toMatchObject({ files: PICTURES });
      expect(reports.at(-1)).toBe(PICTURES);
      expect(await plainObjects()).toEqual([]);
      expect(await contents()).toEqual(before);
    });

    it('is forgotten with its key, and stopped where that is asked for', async () => {
      const stop = new AbortController();
      await opened(async (memory) => {
        const stopped = encryptMedia(memory, { signal: stop.signal, onProgress: () => stop.abort() });
        await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
        const [item] = await Array.fromAsync(memory.store.scan());
        await forget(memory, { kind: 'ids', ids: [item?.id ?? ''] });
        expect(await encryptMedia(memory, {})).toMatchObject({ failed: [] });
        expect(await memory.store.records('mediaKey')).toHaveLength(PICTURES - 1);
      });
      expect(await plainObjects()).toEqual([]);
      expect(await contents()).toHaveLength(PICTURES - 1);
    });

    it('is encrypted only where the settings say so', async () => {
      await set({ encryptMedia: false });
      await opened((memory) => expect(encryptMedia(memory, {})).rejects.toMatchObject({ code: 'usage' }));
      expect(await plainObjects()).toHaveLength(PICTURES);
    });
  },
);
