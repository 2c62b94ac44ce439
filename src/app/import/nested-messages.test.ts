import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initMemory, openApp } from '../app.ts';

let base = '';
let app: Awaited<ReturnType<typeof openApp>>;

const head = (subject: string, more = ''): string =>
  `From: Ann <ann@post.example>\nTo: Tom <tom@post.example>\nDate: Tue, 1 Apr 2025 10:00:00 +0200\nSubject: ${subject}\nMessage-ID: <${subject}@post.example>\nMIME-Version: 1.0\n${more}`;
const mixed = (boundary: string, ...parts: readonly string[]): string =>
  `Content-Type: multipart/mixed; boundary=${boundary}\n\n${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`;
const text = (words: string): string => `Content-Type: text/plain\n\n${words}`;
const attached = (message: string): string => `Content-Type: message/rfc822\n\n${message}`;

async function picture(colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const lines = bytes.toString('base64').replace(/.{76}/g, '$&\n');
  return `Content-Type: image/jpeg; name=a.jpg\nContent-Disposition: attachment; filename=a.jpg\nContent-Transfer-Encoding: base64\n\n${lines}`;
}

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-nested-'));
  await mkdir(join(base, 'mail'));
  const innermost = head('innermost') + mixed('c', text('kingfisher'), await picture('red'));
  const inner = head('inner') + mixed('b', text('heron'), await picture('blue'), attached(innermost));
  const noPicture = Buffer.alloc(30_000, 'no picture ').toString('base64').replace(/.{76}/g, '$&\n');
  const broken = `Content-Type: image/jpeg; name=b.jpg\nContent-Transfer-Encoding: base64\n\n${noPicture}`;
  await writeFile(join(base, 'mail', 'nested.eml'), head('outer') + mixed('a', text('egret'), attached(inner)));
  await writeFile(join(base, 'mail', 'broken.eml'), head('broken') + mixed('a', text('coot'), broken));
  const digest = ['first', 'second'].map((one) => `--d\n\n${head(one)}\nbittern ${one}\n`).join('');
  await writeFile(
    join(base, 'mail', 'digest.eml'),
    `${head('digest')}Content-Type: multipart/digest; boundary=d\n\n${digest}--d--\n`,
  );
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { quiet: true, offline: true });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

it('takes in what lies in messages within messages, and names what failed of them by their mail', async () => {
  const { added, failed } = await app.add([join(base, 'mail')], { as: 'auto', readOnly: true });
  // Five messages with their own files or in another, two of a digest, two pictures.
  expect(added).toBe(9);
  expect(failed.map(({ path }) => path)).toEqual([`${join(base, 'mail', 'broken.eml')}!/b.jpg`]);
  const subjects = async (words: string) => (await app.search(words, { limit: 20 })).items.map(({ title }) => title);
  expect(await subjects('kingfisher')).toEqual(['innermost']);
  expect((await subjects('bittern')).sort()).toEqual(['first', 'second']);
  expect((await app.search('photos', { limit: 20 })).items).toHaveLength(2);
  expect(await app.add([join(base, 'mail')], { as: 'auto', readOnly: true })).toMatchObject({ added: 0 });
}, 60_000);
