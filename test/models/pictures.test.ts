import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';

let base: string;
let app: App;
let server: ModelServer | undefined;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-pictures-'));
  const photos = join(base, 'photos');
  await mkdir(photos);
  const exif = { IFD0: { Artist: 'SECRETARTIST', ImageDescription: 'A red lighthouse' } };
  const pixels = { create: { width: 2400, height: 1600, channels: 3, background: '#c02020' } } as const;
  await sharp(pixels).withExif(exif).jpeg().toFile(join(photos, 'lighthouse.jpg'));
  await writeFile(join(photos, 'broken.jpg'), 'no picture');
  const memory = join(base, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  app = await openApp(memory, { quiet: true, offline: true, ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([photos], { as: 'auto' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});
afterEach(() => server?.close());

const none = { kind: 'json', value: { answer: 'unknown', kind: 'none', citations: [] } } as const;
async function sent(pictures: boolean): Promise<string> {
  server = await startModelServer([none]);
  await app.ask('What colour is the lighthouse?', { model: `${server.url}#looks`, pictures });
  return JSON.stringify(server.requests[0]?.messages);
}

describe('pictures of the evidence', () => {
  it('are sent when the owner says so, shrunk and with nothing in them but pixels', async () => {
    const [, encoded = ''] = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(await sent(true)) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    const { width, exif, icc, xmp } = await sharp(bytes).metadata();
    expect({ width, exif, icc, xmp }).toEqual({ width: 1024, exif: undefined, icc: undefined, xmp: undefined });
    expect(bytes.includes('SECRETARTIST')).toBe(false);
  });

  it('are not sent otherwise', async () => {
    expect(await sent(false)).not.toContain('base64');
  });
});
