import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebFiles } from './web-files.ts';

const script = 'export const page = 1;\n'.repeat(100);
let folder: string;
let files: WebFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(folder, 'assets/page-1a2b.js.br'), brotliCompressSync(script));
  files = new WebFiles(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const asked = (path: string, encoding: string) =>
  files.respond(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': encoding } }), path);

it('sends an asset as it was compressed by the build, and unpacked to whoever takes no Brotli', async () => {
  const sent = asked('/assets/page-1a2b.js', 'gzip, deflate, br');
  expect(sent.headers.get('content-encoding')).toBe('br');
  expect(sent.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(Buffer.from(await sent.arrayBuffer())).toString()).toBe(script);
  const plain = asked('/assets/page-1a2b.js', 'gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

it('knows an asset by its own name alone, and the page for every other path', async () => {
  expect(asked('/assets/page-1a2b.js.br', 'br').status).toBe(404);
  expect(await asked('/people', 'br').text()).toContain('<title>Page</title>');
});
