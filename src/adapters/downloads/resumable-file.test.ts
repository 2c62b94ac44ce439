import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breaksOffAfter, type FileServer, startFileServer } from '../../../test/fixtures/file-server.ts';
import { fetchFile } from './resumable-file.ts';

const bytes = Uint8Array.from({ length: 50_000 }, (_, i) => (i * 31) % 251);
const sha256 = createHash('sha256').update(bytes).digest('hex');
let folder: string;
let server: FileServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-fetch-'));
  server = await startFileServer();
  server.files.set('a.bin', bytes);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const path = () => join(folder, 'inner', 'a.bin');
const fetchA = (more: Partial<Parameters<typeof fetchFile>[0]> = {}) =>
  fetchFile({
    url: `${server.url}/a.bin`,
    path: path(),
    mostBytes: 60_000,
    mayAsk: () => undefined,
    signal: new AbortController().signal,
    ...more,
  });

async function interrupted(): Promise<void> {
  server.answers.set('a.bin', breaksOffAfter(bytes, 20_000));
  await expect(fetchA()).rejects.toMatchObject({ code: 'unreachable', action: /resumes/ });
  server.answers.clear();
  expect(existsSync(path())).toBe(false);
}

describe('fetching a file', () => {
  it('hashes it as it arrives, and asks nothing for a file that is there', async () => {
    const seen: number[] = [];
    expect(await fetchA({ onBytes: (now) => seen.push(now) })).toEqual({ bytes: 50_000, sha256 });
    expect(seen.at(-1)).toBe(50_000);
    expect(Buffer.compare(await readFile(path()), bytes)).toBe(0);
    expect(await fetchA()).toEqual({ bytes: 50_000, sha256 });
    expect(server.requests).toEqual(['a.bin']);
  });

  it('resumes where it was interrupted', async () => {
    await interrupted();
    expect(await fetchA()).toEqual({ bytes: 50_000, sha256 });
    expect(server.requests).toEqual(['a.bin', expect.stringMatching(/^a\.bin bytes=\d+-$/)]);
    expect(existsSync(`${path()}.part`) || existsSync(`${path()}.etag`)).toBe(false);
  });

  it('starts again if the file has changed meanwhile', async () => {
    await interrupted();
    const other = bytes.map((byte) => 255 - byte);
    server.files.set('a.bin', other);
    expect(await fetchA()).toMatchObject({ sha256: createHash('sha256').update(other).digest('hex') });
    expect(Buffer.compare(await readFile(path()), other)).toBe(0);
  });

  it('starts again without a strong ETag, which alone proves that the file is the same', async () => {
    server.answers.set('a.bin', (_, response) => {
      response.writeHead(200, { etag: 'W/"1"', 'content-length': bytes.length });
      response.write(bytes.subarray(0, 20_000), () => setTimeout(() => response.socket?.end(), 200));
    });
    await expect(fetchA()).rejects.toMatchObject({ code: 'unreachable' });
    server.answers.clear();
    expect(await fetchA()).toEqual({ bytes: 50_000, sha256 });
    expect(server.requests).toEqual(['a.bin', 'a.bin']);
  });

  it('starts again if nothing is left to send', async () => {
    await interrupted();
    await writeFile(`${path()}.part`, bytes);
    expect(await fetchA()).toEqual({ bytes: 50_000, sha256 });
    expect(server.requests).toEqual(['a.bin', 'a.bin bytes=50000-', 'a.bin']);
  });

  it('refuses another part than requested, and starts again the next time', async () => {
    await interrupted();
    server.answers.set('a.bin', (_, response) => {
      response.writeHead(206, { 'content-range': 'bytes 5-49999/50000' }).end(bytes.subarray(5));
    });
    await expect(fetchA()).rejects.toMatchObject({ code: 'malformed-reply' });
    server.answers.clear();
    expect(await fetchA()).toEqual({ bytes: 50_000, sha256 });
    expect(server.requests.at(-1)).toBe('a.bin');
  });

  it.each([
    ['as announced', { 'content-length': '50000' }],
    ['as it turns out', {}],
  ])('refuses a file that is too large, %s', async (_how, headers) => {
    server.answers.set('a.bin', (_, response) => void response.writeHead(200, headers).end(bytes));
    await expect(fetchA({ mostBytes: 40_000 })).rejects.toMatchObject({ code: 'too-large' });
    expect(existsSync(path()) || existsSync(`${path()}.part`)).toBe(false);
  });

  it.each([
    [404, 'not-found'],
    [403, 'forbidden'],
    [429, 'rate-limited'],
    [500, 'system-failed'],
    [304, 'system-failed'],
  ])('answers %i with %s', async (status, code) => {
    server.answers.set('a.bin', (_, response) => void response.writeHead(status).end('sorry'));
    await expect(fetchA()).rejects.toMatchObject({ code, message: expect.stringContaining(`answered ${status}`) });
    expect(existsSync(path())).toBe(false);
  });

  it('gives up a server that sends nothing more', async () => {
    server.answers.set('a.bin', (_, response) => void response.writeHead(200).write(bytes.subarray(0, 10)));
    await expect(fetchA({ idleMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    server.answers.set('a.bin', (_, response) => {
      response.writeHead(200).write(bytes.subarray(0, 10));
      stop.abort();
    });
    await expect(fetchA({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says that nobody is there', async () => {
    await server.close();
    await expect(fetchA()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('follows redirects that are allowed, a few of them', async () => {
    server.answers.set('moved', (_, response) => void response.writeHead(302, { location: '/a.bin' }).end());
    const asked: string[] = [];
    const mayAsk = (url: string) => void asked.push(url);
    expect(await fetchA({ url: `${server.url}/moved`, mayAsk })).toEqual({ bytes: 50_000, sha256 });
    expect(asked).toEqual([`${server.url}/moved`, `${server.url}/a.bin`]);
    await rm(path());
    server.answers.set('a.bin', (_, response) => void response.writeHead(302, { location: '/moved' }).end());
    await expect(fetchA()).rejects.toMatchObject({ code: 'malformed-reply' });
  });
});
