import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFfmpeg } from '../../src/adapters/ffmpeg/executable.ts';
import { openVideoFrames } from '../../src/adapters/ffmpeg/video-frames.ts';
import { openPerception } from '../../src/app/jobs/open-perception.ts';
import { watchFaces } from '../../src/ingest/film-faces-stage.ts';
import { FilmLook } from '../../src/ingest/film-look.ts';
import { shots } from '../../src/ingest/film-stage.ts';
import type { MemoryItem } from '../../src/memory/item.ts';

const ffmpeg = await findFfmpeg();
if (ffmpeg === undefined) {
  console.log('skipped: there is no ffmpeg');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'film-perf-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const make = (name: string, ...args: string[]): string => {
  execFileSync(ffmpeg, ['-loglevel', 'error', '-y', ...args, join(folder, name)]);
  return join(folder, name);
};

/** Twenty seconds of 1280×720 with a moving pattern, a humming voice, and three people from second 4 to 13. */
const faces = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo/sample1.jpg',
);
const clip = make(
  'clip.mp4',
  ...['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=30:duration=20'],
  ...['-f', 'lavfi', '-i', "aevalsrc='0.4*sin(2*PI*(150+25*sin(4*t))*t)*lt(mod(t,5),3)':d=20:s=44100"],
  ...['-loop', '1', '-t', '20', '-i', faces],
  ...['-filter_complex', "[2:v]scale=-2:500[f];[0][f]overlay=x=100:y=100:enable='between(t,4,13)'[v]", '-map', '[v]'],
  ...['-map', '1:a', '-c:v', 'mpeg4', '-q:v', '5', '-g', '120', '-c:a', 'aac'],
);
const looped = (name: string, times: number): string =>
  make(name, '-stream_loop', String(times - 1), '-i', clip, '-c', 'copy');

const video = await openVideoFrames();
const perception = openPerception(4);
for (const [name, times] of [
  ['minute', 3],
  ['hour', 180],
] as const) {
  const path = looped(`${name}.mp4`, times);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  let began = performance.now();
  const survey = await video.survey(path);
  const surveyed = (performance.now() - began) / 1000;
  began = performance.now();
  const item = { moments: shots(survey) } as unknown as MemoryItem;
  const tracks = await watchFaces(item, new FilmLook(path, video, perception, undefined), true);
  const watched = (performance.now() - began) / 1000;
  clearInterval(timer);
  const minutes = survey.durationSeconds / 60;
  console.log(
    `${name} (${minutes.toFixed(1)} min): shots, sound and subtitles in ${surveyed.toFixed(1)} s = ${((minutes * 60) / surveyed).toFixed(0)} × playing time; ` +
      `${tracks.length} faces come and go, found in ${watched.toFixed(1)} s; this process at most ${Math.round(peak / 1e6)} MB`,
  );
}
await perception.close();
console.log(`load ${loadavg()[0]?.toFixed(1)}; looking at pictures takes processes of its own`);
