import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { filmed } from '../../../test/end-to-end/made-media.ts';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { ChatRequest, Step } from '../../../test/fixtures/model-server/script.ts';
import { openVideoFrames } from '../../adapters/ffmpeg/video-frames.ts';
import { sendingResponse } from '../../contract/sending-verbs.ts';
import type { PictureDescription } from '../../memory/picture-description.ts';
import { type App, initMemory, openApp } from '../app.ts';
import type { Configuration } from '../settings/configuration.ts';

const frames = await openVideoFrames();

let base: string;
let server: ModelServer | undefined;
let app: App | undefined;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-captions-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
});
afterEach(async () => {
  await app?.close();
  await server?.close();
  [app, server] = [undefined, undefined];
  await rm(base, { recursive: true, force: true });
});

const said: PictureDescription = {
  caption: 'A weathered lighthouse on a cliff under a grey sky.',
  short_caption: 'Lighthouse on a cliff',
  tags: ['lighthouse', 'cliff'],
  entities: [{ name: 'Cabo da Roca', kind: 'venue' }],
  ocr: 'FAROL 1772',
};
const described: Step = { kind: 'json', value: said };

/** A memory that may send to a server that follows the script. `pictures` are added; returns what adding said. */
async function add(script: readonly Step[], vision: Configuration['vision'] = {}, pictures = 1, model = 'scripted') {
  await app?.close();
  await server?.close();
  server = await startModelServer(script);
  await mkdir(join(base, 'input'), { recursive: true });
  for (let i = 0; i < pictures; i++) await put(join(base, 'input'), `p${i}.jpg`, await picture(40 * i + 1));
  app = await openApp(join(base, 'memory'), {
    quiet: true,
    offline: true,
    ocr: { enabled: false },
    perception: { enabled: false },
    models: { seer: { url: server.url, model } },
    vision: { model: 'seer', consent: true, concurrency: 1, pauseMs: 1, ...vision },
  });
  return app.add([join(base, 'input')], { as: 'auto' });
}

const items = async () =>
  (await app?.search('everything', { limit: 50, plan: 'any(modality!["image"], modality!["video"])' }))?.items ?? [];
const shown = async () => app?.show((await items())[0]?.id ?? '');

/** The bytes of the pictures in a request. */
const picturesIn = (request: ChatRequest | undefined): Buffer[] =>
  JSON.stringify(request?.messages ?? [])
    .match(/data:image\/jpeg;base64,[A-Za-z0-9+/=]+/g)
    ?.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')) ?? [];

describe('captions by a model of the owner’s choice', () => {
  it('become readings that say which model inferred them, and are found', async () => {
    await add([described]);
    const item = await shown();
    expect(item?.caption).toBe(said.caption);
    expect(item?.ocr).toMatchObject({ text: 'FAROL 1772' });
    const caption = item?.readings.find(({ field }) => field === 'caption');
    expect(caption?.provenance).toMatchObject({ kind: 'inferred', by: 'captions.scripted' });
    expect((await app?.search('the lighthouse'))?.items).toHaveLength(1);
    expect((await app?.search('Cabo da Roca'))?.items).toHaveLength(1);
  });

  it('are made from small copies that hold nothing but pixels', async () => {
    await put(
      join(base, 'input'),
      'large.jpg',
      await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3377aa' } })
        .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 20/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretXmp</secret></x:xmpmeta>')
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
    );
    await add([described]);
    const sent = server?.requests.flatMap(picturesIn) ?? [];
    expect(sent).toHaveLength(2);
    for (const bytes of sent) {
      const metadata = await sharp(bytes).metadata();
      expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(1024);
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const tags = Object.keys(ExifReader.load(bytes));
      expect(tags.filter((tag) => /GPS|Date|Make|Model|Serial|Comment|Thumbnail/.test(tag))).toEqual([]);
    }
    const all = JSON.stringify(server?.requests);
    for (const secret of ['SecretCam', 'SecretXmp', 'large.jpg', 'p0.jpg', '2023:05:07', base])
      expect(all).not.toContain(secret);
  });

  it.skipIf(!frames.available)(
    'of a video are made from frames in their order, without what the file says',
    async () => {
      await mkdir(join(base, 'input'), { recursive: true });
      const secrets = ['-metadata', 'title=SecretTitle', '-metadata', 'location=+38.7223-009.1393/'];
      const film = await filmed(join(base, 'input'), 'film.mp4', secrets);
      const { durationSeconds = 0 } = await frames.facts(film);
      await add([described], {}, 0);
      const [request] = server?.requests ?? [];
      expect(picturesIn(request).length).toBe(Math.max(1, Math.ceil(durationSeconds / 4)));
      expect(JSON.stringify(request?.messages)).toContain('in order, at');
      for (const bytes of picturesIn(request)) {
        expect(Object.keys(ExifReader.load(bytes)).filter((tag) => /GPS|Date|Comment|Encoder/.test(tag))).toEqual([]);
        expect(bytes.toString('latin1')).not.toMatch(/SecretTitle|Lavc/);
      }
      expect((await shown())?.caption).toBe(said.caption);
    },
  );

  it('are not made, and nothing is sent, before the owner allows it', async () => {
    await add([described], { consent: undefined });
    expect(server?.requests).toEqual([]);
    const [use] = sendingResponse.parse(await app?.sending()).uses;
    expect(use).toMatchObject({ purpose: 'captions', local: true });
    expect(use?.allowed).toBeUndefined();
    await app?.decideSending('captions', true);
    await app?.add([join(base, 'input')], { as: 'auto' });
    expect(server?.requests).toHaveLength(1);
    expect((await shown())?.caption).toBe(said.caption);
    await app?.decideSending('captions', false);
    await put(join(base, 'input'), 'later.jpg', await picture(99));
    await app?.add([join(base, 'input')], { as: 'auto' });
    expect(server?.requests).toHaveLength(1);
  });

  it('are not made once they are forbidden, whatever the configuration says', async () => {
    await add([described], {}, 0);
    await app?.decideSending('captions', false);
    await put(join(base, 'input'), 'p0.jpg', await picture(1));
    await app?.add([join(base, 'input')], { as: 'auto' });
    expect(server?.requests).toEqual([]);
  });

  it('are not counted as pending while they are forbidden, and still told of where sending is decided', async () => {
    const costly: Step = { kind: 'text', text: JSON.stringify(said), tokens: [900, 100] };
    await add([costly], { tokensPerRun: 3000 }, 5);
    const waiting = (await app?.status())?.pending ?? 0;
    expect(waiting).toBeGreaterThan(0);
    await app?.decideSending('captions', false);
    expect(await app?.status()).toMatchObject({ pending: 0, pendingByStage: {} });
    expect((await app?.sending())?.uses[0]?.pending).toBe(waiting);
    await app?.decideSending('captions', true);
    expect((await app?.status())?.pendingByStage).toEqual({ captions: waiting });
  });

  it('are allowed for one endpoint only: another needs another word', async () => {
    await add([described], { consent: undefined });
    await app?.decideSending('captions', true);
    await add([described], { consent: undefined }, 1, 'another');
    expect(server?.requests).toEqual([]);
  });

  it('are put right once when they are not JSON, and given up when they are not then', async () => {
    await add([{ kind: 'malformed' }, described]);
    expect(server?.requests).toHaveLength(2);
    expect((await shown())?.caption).toBe(said.caption);
    const failed = await add([{ kind: 'malformed' }], {}, 2);
    expect(server?.requests).toHaveLength(2);
    expect(failed.pending).toBe(1);
  });

  it('wait as long as a busy endpoint asks, and are made after', async () => {
    const busy: Step = { kind: 'status', status: 429, message: 'slow down', retryAfter: '0' };
    await add([busy, busy, described]);
    expect(server?.requests).toHaveLength(3);
    expect((await shown())?.caption).toBe(said.caption);
  });

  it('stay queued, at nobody’s fault, when the endpoint is away', async () => {
    const result = await add([{ kind: 'status', status: 429, message: 'slow down', retryAfter: '0' }], {}, 3);
    expect(server?.requests).toHaveLength(4);
    expect(result.pending).toBe(3);
    expect(result.notes.join(' ')).toContain('is rate limited');
    for (let i = 0; i < 4; i++) await app?.add([join(base, 'input')], { as: 'auto' });
    await add([described], {}, 3);
    expect((await items()).length).toBe(3);
    expect((await app?.status())?.pending).toBe(0);
  });

  it('that are refused are remembered as that and not asked for again', async () => {
    await add([{ kind: 'refusal', text: 'No.' }]);
    expect((await app?.status())?.failed[0]?.message).toBe('scripted would not describe this picture.');
    await app?.add([join(base, 'input')], { as: 'auto' });
    expect(server?.requests).toHaveLength(1);
    await add([described], {}, 1, 'bolder');
    expect((await shown())?.caption).toBe(said.caption);
    expect((await app?.status())?.failed).toEqual([]);
  });

  it('stop before a limit would be passed, say so, and go on with the next run', async () => {
    const costly: Step = { kind: 'text', text: JSON.stringify(said), tokens: [900, 100] };
    const first = await add([costly], { tokensPerRun: 3000 }, 5);
    // The first call is taken to use 1,900 until it is known what one uses.
    expect(server?.requests).toHaveLength(3);
    expect(first.pending).toBe(2);
    expect(first.notes.join(' ')).toContain('3,000 tokens');
    await app?.add([join(base, 'input')], { as: 'auto' });
    expect(server?.requests).toHaveLength(5);
    expect((await app?.sending())?.uses[0]?.spent).toMatchObject({ calls: 5, inputTokens: 4500, outputTokens: 500 });
    const last = await add([costly], { tokensTotal: 5500 }, 6);
    expect(server?.requests).toEqual([]);
    expect(last.notes.join(' ')).toContain('Raise `tokensTotal`');
  });

  it('are made again by another model, whose words take the place of the first', async () => {
    await add([described]);
    await add([{ kind: 'json', value: { ...said, caption: 'A windmill.' } }], {}, 1, 'better');
    const item = await shown();
    expect(item?.caption).toBe('A windmill.');
    expect(item?.readings.filter(({ field }) => field === 'caption')).toHaveLength(1);
  });
});
