import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../test/fixtures/model-server/script.ts';
import { findFfmpeg } from '../../adapters/ffmpeg/executable.ts';
import { type App, initMemory, openApp } from '../app.ts';
import type { Configuration } from '../settings/configuration.ts';

const ffmpeg = await findFfmpeg();
const said: Step = {
  kind: 'json',
  value: {
    text: 'Look, the lighthouse! Shall we go up?',
    language: 'english',
    segments: [
      { id: 0, start: 0.4, end: 1.2, text: ' Look, the lighthouse!' },
      { id: 1, start: 1.6, end: 2.4, text: ' Shall we go up?' },
    ],
  },
};
const voice = "aevalsrc='0.4*sin(2*PI*(150+25*sin(4*t))*t)*(1+sin(14*t))/2':d=3:s=16000";
const picture = 'color=0x446688:size=160x120:rate=10:duration=3';
const fileSchema = z.looseObject({
  file: z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) }),
});

let base = '';
let server: ModelServer | undefined;
let app: App | undefined;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-transcripts-'));
  await mkdir(join(base, 'in'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
});
afterEach(async () => {
  await app?.close();
  await server?.close();
  [app, server] = [undefined, undefined];
  await rm(base, { recursive: true, force: true });
});

/** Films by their sound, each made once. */
const films = new Map<string, Buffer>();

async function film(name: string, ...sound: string[]): Promise<void> {
  const file = join(base, 'in', name);
  const made = films.get(sound.join());
  if (made !== undefined) return writeFile(file, made);
  const sources = [picture, ...sound].flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const secret = ['-metadata', 'title=SecretTitle', '-metadata', 'location=+38.7223-009.1393/'];
  execFileSync(ffmpeg ?? '', ['-loglevel', 'error', ...sources, '-c:v', 'mpeg4', ...secret, file]);
  films.set(sound.join(), await readFile(file));
}

/** Adds what lies there with a transcriber that follows the script. */
async function add(script: readonly Step[], transcriber: Configuration['transcriber'] = { consent: true }) {
  await app?.close();
  await server?.close();
  server = await startModelServer(script);
  app = await openApp(join(base, 'memory'), {
    quiet: true,
    offline: true,
    ocr: { enabled: false },
    perception: { enabled: false },
    models: { ears: { url: server.url, model: 'whisper' } },
    transcriber: { model: 'ears', pauseMs: 1, ...transcriber },
  });
  return app.add([join(base, 'in')], { as: 'auto' });
}

describe.skipIf(ffmpeg === undefined)('speech by a model of the owner’s choice (needs ffmpeg)', () => {
  it('becomes a transcript that says who inferred it, found with its second', async () => {
    await film('a.mp4', voice);
    await add([said]);
    const [found] = (await app?.search('lighthouse'))?.items ?? [];
    expect(found?.moment).toEqual({ start: 0.4, end: 1.2 });
    const item = await app?.show(found?.id ?? '');
    expect(item?.readings.find(({ field }) => field === 'transcript')?.provenance).toMatchObject({
      kind: 'inferred',
      by: 'transcripts.whisper',
    });
    const [use] = (await app?.sending())?.uses ?? [];
    expect(use).toMatchObject({ purpose: 'transcripts', allowed: true, spent: { calls: 1 }, pending: 0 });
    expect(use?.spent.seconds).toBeCloseTo(3, 0);
    await add([said]);
    expect(server?.requests).toHaveLength(0);
  });

  it('is asked for with the sound alone', async () => {
    await film('SecretName.mp4', voice);
    await add([said], { consent: true, language: 'en' });
    const [request] = server?.requests ?? [];
    expect(request).toMatchObject({ path: '/v1/audio/transcriptions', model: 'whisper' });
    expect(request?.body).toMatchObject({ response_format: 'verbose_json', language: 'en' });
    const { file } = fileSchema.parse(request?.body);
    expect(file).toMatchObject({ name: 'sound.flac', type: 'audio/flac' });
    expect(Buffer.from(file.bytes.subarray(0, 4)).toString()).toBe('fLaC');
    const sent = Buffer.from(file.bytes).toString('latin1');
    for (const secret of ['Secret', '38.7', base, 'Lavf']) expect(sent).not.toContain(secret);
  });

  it.each([
    ['before the owner said yes', {}],
    ['when the owner said no', { consent: false }],
  ])('is not asked for %s', async (_, transcriber) => {
    await film('a.mp4', voice);
    await add([said], transcriber);
    expect(server?.requests).toHaveLength(0);
  });

  it('is not asked of films that have subtitles, are silent, or have no sound', async () => {
    await film('told.mp4', voice);
    await writeFile(join(base, 'in', 'told.srt'), '1\n00:00:00,500 --> 00:00:01,500\nGood morning\n');
    await film('quiet.mp4', 'anullsrc=r=16000:cl=mono:d=3');
    await film('mute.mp4');
    await add([said]);
    expect(server?.requests).toHaveLength(0);
    expect((await app?.search('good morning'))?.items).toHaveLength(1);
  });

  it('stops at its limit, and the rest waits', async () => {
    await film('a.mp4', voice);
    await film('b.mp4', voice.replace('150', '170'));
    const { notes } = (await add([said], { consent: true, minutesPerRun: 0.07 })) ?? {};
    expect(server?.requests).toHaveLength(1);
    expect(JSON.stringify(notes)).toContain('minutesPerRun');
    expect((await app?.sending())?.uses[0]?.pending).toBe(1);
    await add([said], { consent: true, minutesTotal: 0.07 });
    expect(server?.requests).toHaveLength(0);
  });

  it('tries again where the server is busy, takes a text alone, and nothing that is no transcription', async () => {
    await film('a.mp4', voice);
    const busy: Step = { kind: 'status', status: 429, message: 'slow down', retryAfter: '0' };
    await add([busy, { kind: 'json', value: { text: 'Only words' } }]);
    expect(server?.requests).toHaveLength(2);
    expect((await app?.search('only words'))?.items[0]?.moment).toMatchObject({ start: 0 });
    await film('b.mp4', voice.replace('150', '170'));
    await add([{ kind: 'content-type', type: 'text/html', body: '<p>Log in</p>' }]);
    expect((await app?.search('log in'))?.items).toEqual([]);
  });
});
