import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { rawRequest } from '../../../test/fixtures/raw-request.ts';
import { serveMemory, type TestServer } from '../../../test/fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { OpenMemory } from '../../app/open-memory.ts';
import { problemShape } from '../../contract/problem.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { storedPart } from '../../memory/item.ts';

const hostileName = '<img src=x onerror=alert(1)>.jpg';
const lineName = 'a"\r\nSet-Cookie: evil=1\r\n.jpg';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const richMail = (n: number, html: string) =>
  `From: Ada <ada@example.org>\nTo: me@example.org\nSubject: Rich ${n}\nDate: ${n} May 2023 10:00:00 +0200\nMessage-ID: <rich${n}@example.org>\nContent-Type: text/html\n\n${html}<p>Words enough to be a letter, number ${n}.</p>\n`;

let small: SmallMemory;
let server: TestServer;
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name) ?? `no item of ${name}`;
const pathOf = (name: string, more = ''): string => `/items/${encodeURIComponent(idOf(name))}${more}`;

beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await put(input, 'a.jpg', await picture(1));
    await put(input, hostileName, await picture(2));
    await put(input, lineName, await picture(3));
    await put(input, 'swapped.jpg', await picture(4));
    const large = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a0b0c0' } });
    await put(input, 'scan.tif', await large.tiff().toBuffer());
    await put(input, 'clip.jpg', await picture(5));
    await put(input, 'letter.eml', mail(1, 'Hello', 'A letter.'));
    await put(input, 'slow.eml', richMail(6, `${'<b>'.repeat(4_000)}${'</x>'.repeat(100_000)}`));
    await put(input, 'deep.eml', richMail(7, '<div>'.repeat(100_000)));
    await put(input, 'page.eml', richMail(2, '<h1>One</h1><script>alert(1)</script>'));
    const filed = [3, 4, 5].map(
      (n) => `From a@example.org Mon May  1 10:00:00 2023\n${richMail(n, `<h1>No. ${n}</h1>`)}\n`,
    );
    await put(input, 'box.mbox', filed.join(''));
  });
  const memory = await OpenMemory.open(small.memory);
  for await (const item of memory.store.scan())
    ids.set(item.title?.startsWith('Rich') === true ? item.title : item.origin.path, item.id);
  await memory.close();
  server = await serveMemory(small.memory);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await small.remove();
});

const media = (name: string, headers: Record<string, string> = {}, query = '') =>
  server.get(pathOf(name, `/media${query}`), { headers });
const codeOf = async (response: Response) => problemShape.parse(await response.json()).code;

describe('media', () => {
  it('is sent whole, with its type and nothing that could run', async () => {
    const response = await media('a.jpg');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="a.jpg"; filename*=UTF-8''a.jpg`,
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await readFile(join(small.input, 'a.jpg')));
  });

  it('is sent in parts', async () => {
    const whole = await readFile(join(small.input, 'a.jpg'));
    for (const [range, first, last] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, whole.length - 1],
      ['bytes=-7', whole.length - 7, whole.length - 1],
      ['bytes=5-999999999', 5, whole.length - 1],
    ] as const) {
      const response = await media('a.jpg', { range });
      expect(response.status, range).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${whole.length}`);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(whole.subarray(first, last + 1));
    }
    const past = await media('a.jpg', { range: `bytes=${whole.length}-` });
    expect(past.status).toBe(416);
    expect(past.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    for (const range of ['bytes=0-1,4-5', 'bytes=9-2', 'lines=1-2']) {
      const response = await media('a.jpg', { range });
      expect(response.status, range).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(whole.length);
    }
  });

  it('is not sent again to who has it, and goes on only with what is still the same', async () => {
    const etag = (await media('a.jpg')).headers.get('etag') ?? '';
    expect((await media('a.jpg', { 'if-none-match': etag })).status).toBe(304);
    expect((await media('a.jpg', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await media('a.jpg', { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Mon, 01 Jan 2024 00:00:00 GMT'])
      expect((await media('a.jpg', { range: 'bytes=0-3', 'if-range': other })).status, other).toBe(200);
    const head = await server.get(pathOf('a.jpg', '/media'), { method: 'HEAD', headers: { range: 'bytes=0-3' } });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String((await readFile(join(small.input, 'a.jpg'))).length));
  });

  it('of a kind that browsers do not show is converted in the size of a screen, or saved', async () => {
    const saved = await media('scan.tif');
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="scan.tif"/);
    await saved.body?.cancel();
    const shown = await media('scan.tif', {}, '?rendition=screen');
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 2048 });
    const again = await media('scan.tif', { 'if-none-match': shown.headers.get('etag') ?? '' }, '?rendition=screen');
    expect(again.status).toBe(304);
    expect((await media('a.jpg', {}, '?rendition=screen')).headers.get('content-type')).toBe('image/jpeg');
    expect((await media('a.jpg', {}, '?download=true')).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('of a film is sent in parts, too, and one that browsers cannot play is said to be so', async () => {
    const path = join(small.input, 'clip.jpg');
    await writeFile(path, `\0\0\0\x18ftypmp42${'film'.repeat(100)}`);
    const part = await media('clip.jpg', { range: 'bytes=0-99' }, '?rendition=screen');
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    await writeFile(path, `\0\0\x01\xba${'film'.repeat(100)}`, 'latin1');
    const refused = await media('clip.jpg', {}, '?rendition=screen');
    expect(refused.status).toBe(415);
    expect(await refused.text()).toMatch(/Browsers cannot play this video/);
    const saved = await media('clip.jpg');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    await saved.body?.cancel();
  });

  it('that is gone is said to be gone', async () => {
    const path = join(small.input, 'a.jpg');
    await rename(path, `${path}.away`);
    try {
      const response = await media('a.jpg');
      expect([response.status, await codeOf(response)]).toEqual([404, 'missing']);
      expect((await server.get(pathOf('a.jpg', '/thumbnail'))).status).toBe(200);
      expect((await server.get(pathOf('a.jpg', '/thumbnail?size=640'))).headers.get('content-type')).toBe('image/webp');
    } finally {
      await rename(`${path}.away`, path);
    }
  });
});

describe('small pictures', () => {
  it('come in three sizes', async () => {
    const widths = [];
    for (const size of ['', '?size=640', '?size=1280']) {
      const response = await server.get(pathOf('scan.tif', `/thumbnail${size}`));
      widths.push((await sharp(await response.arrayBuffer()).metadata()).width);
    }
    expect(widths).toEqual([320, 640, 1280]);
    expect((await server.get(pathOf('scan.tif', '/thumbnail?size=5000'))).status).toBe(400);
    expect((await server.get(pathOf('letter.eml', '/thumbnail'))).status).toBe(404);
  });
});

describe('mails', () => {
  it('are pages of their own that may do nothing and only we may frame', async () => {
    const response = await server.get(pathOf('Rich 2', '/body'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
    });
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(
      /^default-src 'none'; img-src data:;.*frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox$/,
    );
    const page = await response.text();
    expect(page).toContain('<h1>One</h1>');
    expect(page).not.toContain('<script');
    const etag = response.headers.get('etag') ?? '';
    expect((await server.get(pathOf('Rich 2', '/body'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('of strangers who nest them deeply, or make them slow to read, keep nobody waiting', async () => {
    for (const name of ['Rich 6', 'Rich 7']) {
      let isMade = false;
      const made = server.get(pathOf(name, '/body')).then(async (response) => {
        isMade = true;
        return response.text();
      });
      // The first thread has to load; meanwhile, and while it reads, others are answered.
      let answered = 0;
      while (!isMade && answered < 10) {
        expect((await server.get('/status')).status).toBe(200);
        if (!isMade) answered += 1;
      }
      expect(await made).toContain('<!doctype html>');
      if (name === 'Rich 6') expect(answered).toBeGreaterThan(3);
    }
  });

  it('are found again inside their mailbox; without it, their words are shown', async () => {
    for (const n of [5, 3, 5])
      expect(await (await server.get(pathOf(`Rich ${n}`, '/body'))).text()).toContain(`<h1>No. ${n}</h1>`);
    const box = join(small.input, 'box.mbox');
    await rename(box, `${box}.away`);
    try {
      const page = await (await server.get(pathOf('Rich 4', '/body'))).text();
      expect(page).toContain('Words enough to be a letter, number 4.');
      expect(page).not.toContain('<h1>');
    } finally {
      await rename(`${box}.away`, box);
    }
    expect(await (await server.get(pathOf('letter.eml', '/body'))).text()).toContain('A letter.');
    expect((await server.get(pathOf('a.jpg', '/body'))).status).toBe(404);
  });
});

describe('hostile input', () => {
  it.each([
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '..%5c..',
    '%00',
    '%0d%0aX:%20y',
    'a%2fb',
    '%ff',
    '%',
    '.',
    "'%20or%201=1--",
  ])('in place of an id is no item: %s', async (id) => {
    for (const rest of ['', '/media', '/thumbnail']) {
      const { status, headers } = await rawRequest(`${server.url}/api/v1/items/${id}${rest}`);
      expect([400, 404]).toContain(status);
      expect(headers['x']).toBeUndefined();
      expect(headers['content-type'] ?? 'application/problem+json').toBe('application/problem+json');
    }
  });

  it('in a path of the web app is no file of this machine', async () => {
    for (const path of [
      '/../../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
    ]) {
      const { body } = await rawRequest(`${server.url}${path}`, { path });
      expect(body.toString(), path).not.toContain('"dependencies"');
    }
  });

  it('in a name neither ends a header nor is markup', async () => {
    const image = await media(hostileName);
    expect(image.headers.get('content-disposition')).toBe(
      `inline; filename="_img src_x onerror_alert(1)_.jpg"; filename*=UTF-8''%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E.jpg`,
    );
    await image.body?.cancel();
    const lines = await media(lineName);
    expect(lines.status).toBe(200);
    expect(lines.headers.get('set-cookie')).toBeNull();
    expect(lines.headers.get('content-disposition')).toMatch(
      /^inline; filename="[\w .,()+-]+"; filename\*=UTF-8''\S+$/,
    );
    await lines.body?.cancel();
  });

  it('an SVG or a page in place of a picture is not sent at all, whatever its record says', async () => {
    for (const content of [svg, '<!doctype html><script>alert(1)</script>', '%PDF-1.7', '']) {
      await writeFile(join(small.input, 'swapped.jpg'), content);
      for (const query of ['', '?rendition=screen', '?download=true']) {
        const response = await media('swapped.jpg', {}, query);
        expect([response.status, await codeOf(response)]).toEqual([415, 'unsupported-format']);
      }
    }
    const mailMedia = await media('letter.eml');
    expect(await codeOf(mailMedia)).toBe('unsupported-format');
  });

  it('a record that points elsewhere gives nothing out that is no picture', async () => {
    const secret = await put(small.base, 'secret.txt', 'a password');
    const memory = await OpenMemory.open(small.memory);
    try {
      const item = await memory.store.item(itemIdSchema.parse(idOf('swapped.jpg')));
      if (item === undefined) throw new Error('no item');
      const place = (origin: object) => ({
        op: 'putItem' as const,
        item: storedPart({ ...item, origin: { ...item.origin, ...origin } }),
      });
      for (const origin of [
        { root: small.base, path: 'secret.txt' },
        { root: '/etc', path: 'passwd' },
        { root: small.input, path: '../secret.txt' },
        { root: '/dev', path: 'zero' },
        { root: '/', path: 'proc' },
        { copy: '../secret.txt' },
        { copy: 'secret.key' },
        { copy: 'media/../secret.key' },
      ]) {
        await memory.store.write([place(origin)]);
        const response = await media('swapped.jpg');
        expect([404, 415], JSON.stringify(origin)).toContain(response.status);
        await response.body?.cancel();
      }
    } finally {
      await memory.close();
      await rm(secret);
    }
  });
});
