import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenScope } from '../../src/memory/account.ts';
import { picture } from '../end-to-end/made-input.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { hasProgram } from '../fixtures/test-programs.ts';

const run = promisify(execFile);

let made: SmallMemory;
let server: TestServer;
let folder: string;
let token: string;
beforeAll(async () => {
  made = await smallMemory(async () => {});
  server = await serveMemory(made.memory);
  // Tests wait for imports, not for pauses of a person's phone.
  await (await server.app.desk()).inbox(200);
  folder = await mkdtemp(join(tmpdir(), 'madeleine-phone-'));
  token = await tokenFor('upload');
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await made.remove();
  await rm(folder, { recursive: true, force: true });
});

const tokenFor = async (...scopes: TokenScope[]): Promise<string> =>
  (await server.app.tokens.add({ name: 'phone', scopes })).token;
const basic = (password: string): string => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;

async function dav(method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer) {
  const response = await fetch(`${server.url}/dav${path}`, {
    method,
    headers: { authorization: basic(token), ...headers },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Resolves when nothing that was uploaded is still to be imported. */
async function imported(items: number): Promise<void> {
  const count = async () => Object.values((await server.app.status()).items).reduce((sum, n) => sum + n, 0);
  const stop = new AbortController();
  for await (const _ of server.app.changes(stop.signal, -1)) if ((await count()) >= items) break;
  stop.abort();
  expect(await count()).toBe(items);
}

describe('the inbox of sync apps', () => {
  it('is for tokens with the scope upload, which open nothing else', async () => {
    const status = async (authorization?: string) =>
      (await fetch(`${server.url}/dav/`, { method: 'PROPFIND', ...(authorization && { headers: { authorization } }) }))
        .status;
    expect(await status()).toBe(401);
    expect(await status(basic('mad_wrong'))).toBe(401);
    expect(await status(basic(await tokenFor('read', 'write', 'admin')))).toBe(403);
    expect(await status(basic(token))).toBe(207);
    expect(await status(`Bearer ${token}`)).toBe(207);
    const asked = await fetch(`${server.url}/dav/`, { method: 'OPTIONS' });
    expect(asked.headers.get('www-authenticate')).toMatch(/^Basic /);
    for (const path of ['/status', '/search?q=x', '/tokens'])
      expect((await server.get(path, { headers: { authorization: `Bearer ${token}` } })).status, path).toBe(403);
  });

  it('takes files once, gives none of them back, and replaces and deletes nothing', async () => {
    expect((await dav('MKCOL', '/Camera')).status).toBe(201);
    expect((await dav('MKCOL', '/Camera')).status).toBe(405);
    const bytes = await picture(1);
    const put = await dav('PUT', '/Camera/a%20b%20%26.jpg', { 'x-oc-mtime': '1683450000' }, bytes);
    expect(put).toMatchObject({ status: 201 });
    expect(put.headers.get('x-oc-mtime')).toBe('accepted');
    expect((await dav('PUT', '/Camera/a%20b%20%26.jpg', {}, 'something else')).status).toBe(409);
    const head = await dav('HEAD', '/Camera/a%20b%20%26.jpg');
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    const listed = await dav('PROPFIND', '/Camera', { depth: '1' });
    expect(listed.status).toBe(207);
    expect(listed.text).toContain('<d:href>/dav/Camera/a%20b%20%26.jpg</d:href>');
    expect(listed.text).toContain('<d:displayname>a b &amp;.jpg</d:displayname>');
    for (const method of ['GET', 'DELETE', 'MOVE', 'COPY', 'PROPPATCH', 'LOCK', 'POST'])
      expect((await dav(method, '/Camera/a%20b%20%26.jpg')).status, method).toBe(405);
    expect((await dav('PROPFIND', '/nothing')).status).toBe(404);
    await imported(1);
    // It is remembered after the import, so that no app sends it again.
    expect((await dav('HEAD', '/Camera/a%20b%20%26.jpg')).status).toBe(200);
  });

  it('keeps names inside, and bodies bounded', async () => {
    const sent = (path: string) =>
      rawRequest(`${server.url}${path}`, { method: 'PUT', headers: { authorization: basic(token) } }, 'x');
    const names = [
      '/dav/..%2f..%2fescape.txt',
      '/dav/a%2fb.txt',
      '/dav/c%5c..%5c..%5cd.txt',
      '/dav/%00.txt',
      '/dav/%ff.txt',
    ];
    for (const path of names) expect([201, 400], path).toContain((await sent(path)).status);
    expect((await sent('/dav/../api/v1/status')).status).not.toBe(201);
    expect((await dav('PROPFIND', '/', {}, 'x'.repeat(100_000))).status).toBe(413);
    expect((await dav('PUT', '/part.jpg', { 'content-range': 'bytes 0-1/9' }, 'xx')).status).toBe(501);
  });

  it.skipIf(!hasProgram('rclone'))('copies a folder with rclone, and sends nothing twice', async () => {
    const photos = join(folder, 'photos');
    await mkdir(join(photos, '2024', 'May'), { recursive: true });
    for (const n of [2, 3, 4]) {
      const file = join(photos, '2024', 'May', `IMG ${n} é.jpg`);
      await writeFile(file, await picture(n + 10, `2024:05:0${n} 10:00:00`));
      await utimes(file, new Date(), new Date(`2024-05-0${n}T10:00:00Z`));
    }
    const { stdout: hidden } = await run('rclone', ['obscure', token]);
    const remote = `:webdav,url='${server.url}/dav',vendor=other,user=me,pass='${hidden.trim()}':`;
    const copy = async () => {
      const args = [
        'copy',
        photos,
        remote,
        '--size-only',
        '--config',
        '/dev/null',
        '--retries',
        '1',
        '--stats-one-line',
        '-v',
      ];
      return (await run('rclone', args)).stderr;
    };
    expect(await copy()).toMatch(/IMG 3 é\.jpg: Copied \(new\)/);
    await imported(4);
    expect(await copy()).not.toMatch(/Copied/);
    const { stdout: listed } = await run('rclone', ['lsf', '-R', remote, '--config', '/dev/null']);
    expect(listed).toContain('2024/May/IMG 2 é.jpg');
    expect((await server.app.search('photos from May 2024')).items).toHaveLength(3);
  });

  it.skipIf(!hasProgram('cadaver'))('is put a file into with cadaver', async () => {
    await writeFile(join(folder, 'note.md'), 'The boat is called Calypso.');
    const netrc = `machine 127.0.0.1\nlogin me\npassword ${token}\n`;
    await writeFile(join(folder, '.netrc'), netrc, { mode: 0o600 });
    const script = ['mkcol notes', 'cd notes', 'put note.md', 'ls', 'get note.md copy.md', 'quit'].join('\n');
    const running = run('cadaver', [`${server.url}/dav/`], { cwd: folder, env: { ...process.env, HOME: folder } });
    running.child.stdin?.end(`${script}\n`);
    const { stdout } = await running;
    expect(stdout).toMatch(/Uploading note\.md.*succeeded/s);
    expect(stdout).toMatch(/note\.md\s+27/);
    expect(stdout).toMatch(/Downloading.*failed/s);
  });
});
