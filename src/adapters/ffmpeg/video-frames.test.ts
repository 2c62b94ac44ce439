import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from './executable.ts';
import { parseBanner } from './probe.ts';
import { run } from './run.ts';
import { type FfmpegVideoFrames, openVideoFrames } from './video-frames.ts';

const executable = await findFfmpeg();

describe.skipIf(executable === undefined)('videos (needs ffmpeg)', () => {
  let folder = '';
  let video = '';
  let frames: FfmpegVideoFrames;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'video-'));
    video = join(folder, '-odd name:1.mp4');
    const made = [
      '-f',
      'lavfi',
      '-i',
      'testsrc=duration=3:size=320x180:rate=10',
      '-metadata',
      'creation_time=2021-05-07T15:09:29Z',
    ];
    execFileSync(executable ?? '', ['-loglevel', 'error', ...made, '-c:v', 'mpeg4', `file:${video}`]);
    frames = await openVideoFrames();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('gives frames in the order asked, shrunk, and none past the end', async () => {
    const found = await frames.frames(video, [2, 0, 99], 160);
    expect(found).toHaveLength(2);
    expect(await sharp(found[0]).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
    expect(Buffer.compare(found[0] ?? Buffer.alloc(0), found[1] ?? Buffer.alloc(0))).not.toBe(0);
  });

  it('tells duration, size and creation time, and has a poster', async () => {
    expect(await frames.probe(video)).toMatchObject({
      durationSeconds: 3,
      width: 320,
      height: 180,
      created: '2021-05-07T15:09:29.000000Z',
    });
    expect(await sharp(await frames.poster(video)).metadata()).toMatchObject({ width: 320 });
  });

  it.each([
    ['a playlist that names other files', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nother.mp4\n#EXT-X-ENDLIST\n'],
    ['a concatenation script', "ffconcat version 1.0\nfile 'other.mp4'\n"],
    ['text', 'not a film'],
    ['nothing', ''],
  ])('%s is corrupt, in one line', async (_, content) => {
    const path = join(folder, 'hostile.mp4');
    await writeFile(path, content);
    await expect(frames.frames(path, [0], 100)).rejects.toMatchObject({
      code: 'corrupt',
      message: expect.not.stringContaining('\n'),
    });
    await expect(frames.probe(path)).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('says of a film that is cut off what is wrong with it, not how ffmpeg is called', async () => {
    const path = join(folder, 'cut.mp4');
    const head = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\x10\0moov', 'latin1');
    await writeFile(path, Buffer.concat([head, Buffer.alloc(50)]));
    await expect(frames.frames(path, [0], 100)).rejects.toMatchObject({
      code: 'corrupt',
      message: expect.not.stringMatching(/map|ignore/i),
    });
  });

  it('kills a call that takes too long', async () => {
    const endless = ['-nostdin', '-f', 'lavfi', '-i', 'testsrc', '-f', 'null', '-'];
    await expect(run(executable ?? '', endless, 200)).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('without ffmpeg', () => {
  it('says so and what it would add', async () => {
    const frames = await openVideoFrames({ executable: null });
    expect(frames.available).toBe(false);
    await expect(frames.frames('x.mp4', [0], 100)).rejects.toMatchObject({ code: 'dependency-missing' });
  });
});

it('a banner of a phone film on its side has its size upright', () => {
  const banner = `Duration: 00:01:02.50, start: 0\n  Stream #0:0(und): Video: hevc (Main) (hvc1 / 0x31637668), yuv420p(tv), 1920x1080, 7 kb/s\n      displaymatrix: rotation of -90.00 degrees`;
  expect(parseBanner(banner)).toEqual({
    hasVideo: true,
    hasSound: false,
    subtitles: [],
    codec: 'hevc',
    width: 1080,
    height: 1920,
    durationSeconds: 62.5,
  });
});
