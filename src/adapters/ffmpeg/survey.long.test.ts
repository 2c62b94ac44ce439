import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilmFrame, FilmSurvey } from '../../ports/video-frames.ts';
import { findFfmpeg } from './executable.ts';
import { parseBanner } from './probe.ts';
import { SurveyLog } from './survey-log.ts';
import { openVideoFrames } from './video-frames.ts';

const executable = await findFfmpeg();
const red = 'color=red:size=320x180:rate=10:duration=2';
const blue = 'color=blue:size=320x180:rate=10:duration=3';
/** Still for a second, a voice's pitch for two, still again. */
const hum = "aevalsrc='if(between(t,1,3),0.3*sin(2*PI*150*t)+0.2*sin(2*PI*300*t),0)':d=5:s=16000";

describe.skipIf(executable === undefined)('one pass over a film (needs ffmpeg)', () => {
  let folder = '';
  const at = (name: string): string => join(folder, name);
  const make = (name: string, args: readonly string[]): string => {
    execFileSync(executable ?? '', ['-loglevel', 'error', '-y', ...args, `file:${at(name)}`]);
    return at(name);
  };
  const lavfi = (...sources: readonly string[]): string[] => sources.flatMap((s) => ['-f', 'lavfi', '-i', s]);
  const twoShots = ['-filter_complex', '[0:v][1:v]concat=n=2:v=1[v]', '-map', '[v]', '-c:v', 'mpeg4', '-g', '5'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'survey-'));
    await writeFile(at('said.srt'), '1\n00:00:01,000 --> 00:00:02,000\nHello there\n');
    await writeFile(at('gesagt.srt'), '1\n00:00:01,000 --> 00:00:02,000\nGuten Tag\n');
    make('whole.mp4', [
      ...lavfi(red, blue, hum),
      ...['-i', at('said.srt'), '-i', at('gesagt.srt')],
      ...twoShots,
      ...['-map', '2:a', '-c:a', 'aac', '-map', '3:s', '-map', '4:s', '-c:s', 'mov_text'],
      ...['-metadata:s:s:0', 'language=eng', '-metadata:s:s:1', 'language=deu'],
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function surveyed(path: string, every = 1): Promise<FilmSurvey & { readonly frames: FilmFrame[] }> {
    const frames: FilmFrame[] = [];
    const onFrame = async (frame: FilmFrame): Promise<void> => void frames.push(frame);
    return {
      ...(await (await openVideoFrames()).survey(path, { show: { every, longestSide: 160, onFrame } })),
      frames,
    };
  }
  const colour = ({ pixels: { rgb } }: FilmFrame): string => ((rgb[0] ?? 0) > (rgb[2] ?? 0) ? 'red' : 'blue');

  it('gives frames with their seconds, the change of shot, sound, and subtitles by language', async () => {
    const found = await surveyed(at('whole.mp4'));
    expect(found.frames.map((frame) => [frame.at, colour(frame)])).toEqual([
      [0, 'red'],
      [1, 'red'],
      [2, 'blue'],
      [3, 'blue'],
      [4, 'blue'],
    ]);
    expect(found.frames[0]?.pixels).toMatchObject({ width: 160, height: 90 });
    expect(found).toMatchObject({ durationSeconds: 5, hasPicture: true, cuts: [2] });
    expect(found.damage).toBeUndefined();
    expect(found.subtitles).toEqual([
      { language: 'eng', segments: [{ start: 1, end: 2, text: 'Hello there' }] },
      { language: 'deu', segments: [{ start: 1, end: 2, text: 'Guten Tag' }] },
    ]);
    const { level, voiced, pitch, step = 0 } = found.sound ?? {};
    expect(step).toBe(0.1);
    expect(level?.[4]).toBeLessThan(-60);
    expect(level?.[20]).toBeGreaterThan(-15);
    expect(voiced?.[20]).toBeGreaterThan(0.9);
    expect(pitch?.[20]).toBeCloseTo(150, -1);
    expect(pitch?.[45]).toBe(0);
  });

  it('tells the same without showing frames', async () => {
    const { frames: _, ...shown } = await surveyed(at('whole.mp4'));
    expect(await (await openVideoFrames()).survey(at('whole.mp4'))).toEqual(shown);
  });

  it('takes a frame at a change of shot between two steps', async () => {
    expect((await surveyed(at('whole.mp4'), 1.5)).frames.map((frame) => frame.at)).toEqual([0, 1.5, 3, 4.5]);
    expect((await surveyed(at('whole.mp4'), 1.2)).frames.map((frame) => frame.at)).toEqual([0, 1.2, 2, 3.2, 4.4]);
  });

  it('holds a film upright that was taken on its side', async () => {
    make('flat.mp4', [...lavfi(red), '-c:v', 'mpeg4']);
    const bytes = await readFile(at('flat.mp4'));
    // The matrix of the track's header (ISO/IEC 14496-12 §8.3.2), a quarter turn.
    const matrix = bytes.indexOf('tkhd') + 44;
    for (const [index, cell] of [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].entries())
      bytes.writeInt32BE(cell, matrix + index * 4);
    await writeFile(at('turned.mp4'), bytes);
    expect((await surveyed(at('turned.mp4'))).frames[0]?.pixels).toMatchObject({ width: 90, height: 160 });
  });

  it.each([
    ['without sound', ['-an', '-c:v', 'copy', '-map', '0:v'], { hasPicture: true, cuts: [2] }],
    ['without a picture', ['-map', '0:a', '-c:a', 'copy'], { hasPicture: false, cuts: [] }],
  ])('reads a film %s', async (what, args, expected) => {
    const found = await surveyed(make('part.mp4', ['-i', at('whole.mp4'), ...args]));
    expect(found).toMatchObject({ ...expected, subtitles: [] });
    expect(found.sound === undefined).toBe(what === 'without sound');
  });

  it('reads frames of uneven times as they are shown', async () => {
    const uneven = ['-vf', "select='not(between(n,3,17))'", '-vsync', 'vfr', '-c:v', 'mpeg4'];
    const found = await surveyed(make('uneven.mkv', ['-i', at('whole.mp4'), '-map', '0:v', ...uneven]), 0.5);
    expect(found.frames.slice(0, 3).map((frame) => frame.at)).toEqual([0, 1.8, 2.3]);
  });

  it('keeps what a film gave before it breaks off, and says so', async () => {
    const whole = make('whole.mkv', ['-i', at('whole.mp4'), '-map', '0:v', '-map', '0:a', '-c', 'copy']);
    const bytes = await readFile(whole);
    await writeFile(at('cut.mkv'), bytes.subarray(0, bytes.length * 0.6));
    const found = await surveyed(at('cut.mkv'));
    expect(found.frames.length).toBeGreaterThan(1);
    await writeFile(at('text.mp4'), 'not a film');
    await expect(surveyed(at('text.mp4'))).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('stops when told to, when the frames cannot be used, and when nothing comes', async () => {
    const film = at('whole.mp4');
    const frames = await openVideoFrames();
    const onFrame = async (): Promise<void> => {};
    const stop = AbortSignal.abort();
    const asked = { show: { every: 1, longestSide: 160, onFrame } };
    await expect(frames.survey(film, { ...asked, signal: stop })).rejects.toMatchObject({ code: 'cancelled' });
    const useless = async (): Promise<void> => Promise.reject(new Error('of no use'));
    await expect(frames.survey(film, { show: { ...asked.show, onFrame: useless } })).rejects.toThrow('of no use');
    const hasty = await openVideoFrames({ timeout: 1 });
    await expect(hasty.survey(film, asked)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('waits for whoever looks at a frame longer than for the film', async () => {
    const patient = await openVideoFrames({ timeout: 1500 });
    let seen = 0;
    const onFrame = async (): Promise<void> => {
      seen += 1;
      await new Promise((resolve) => setTimeout(resolve, seen === 1 ? 1700 : 0));
    };
    await patient.survey(at('whole.mp4'), { show: { every: 1, longestSide: 160, onFrame } });
    expect(seen).toBe(5);
  });

  it('gives the pixels of seconds that are asked for', async () => {
    const found = await (await openVideoFrames()).pixels(at('whole.mp4'), [2.5, 0.5, 99], 160);
    expect(found.map((frame) => [frame.at, colour(frame)])).toEqual([
      [2.5, 'blue'],
      [0.5, 'red'],
    ]);
  });
});

it('a banner tells which subtitles are text', () => {
  const banner = `Stream #0:0(und): Video: h264 (High), yuv420p, 640x360, 30 fps
  Stream #0:1[0x2](eng): Audio: aac
  Stream #0:2(eng): Subtitle: dvd_subtitle, 720x480
  Stream #0:3[0x4](zho): Subtitle: mov_text (tx3g / 0x67337874), 0 kb/s
  Stream #0:4: Subtitle: ass`;
  expect(parseBanner(banner)).toMatchObject({
    hasSound: true,
    subtitles: [{ stream: 1, language: 'zho' }, { stream: 2 }],
  });
});

it('a log that ends leaves nobody waiting for a time', async () => {
  const log = new SurveyLog();
  const second = log.timeOf(1);
  log.push('[metadata@seen @ 0x1] [info] frame:0    pts:0       pts_ti');
  log.push('me:0.5\n[metadata@cut @ 0x2] [info] frame:0 pts:512 pts_time:2.25\n[mp4 @ 0x3] [error] it is torn\n');
  expect(await log.timeOf(0)).toBe(0.5);
  log.close();
  expect(await second).toBeUndefined();
  expect([log.cuts, log.lastComplaint]).toEqual([[2.25], 'it is torn']);
});
