import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { svgOf } from './canvas.ts';
import type { MadePicture } from './made-picture.ts';
import { catPortrait } from './scenes-life.ts';
import { cameraFacts, localTime, type Shot } from './shot.ts';
import { groupShot, landShot, pair } from './shots-travel.ts';
import type { Story } from './story.ts';

const run = promisify(execFile);
const FRAMES = 3;

/** The ffmpeg of the system, if there is one. */
export const findFfmpeg = (): Promise<string | undefined> =>
  run('ffmpeg', ['-hide_banner', '-version']).then(
    () => 'ffmpeg',
    () => undefined,
  );

export function videoShots(story: Story): Shot[] {
  const { long, far, ground, birthday } = story;
  const chance = story.chance.fork('videos');
  const folder = 'Videos';
  const home = { day: '2024-02-11', time: '19:20:00', spot: ground.home };
  const cat = chance.fork('cat');
  return [
    landShot(chance, { day: long.day(3), time: '16:30:00', spot: long.trip.shore }, 'beach', { folder }),
    landShot(chance, { day: long.day(6), time: '20:20:00', spot: long.trip.second }, 'skyline', { folder }),
    landShot(chance, { day: far.day(1), time: '11:50:00', spot: far.trip.at }, 'garden', { folder }),
    groupShot(
      chance,
      { day: birthday.day, time: '20:40:00', spot: ground.home },
      [...pair, 'sister', 'friend', 'colleague'],
      { folder },
    ),
    landShot(chance, { day: '2024-01-01', time: '00:07:00', spot: ground.home }, 'fireworks', { folder }),
    { ...home, kind: 'cat', words: [], draw: () => catPortrait(cat, story.seed), folder },
  ];
}

export const videoPath = (shot: Shot): string =>
  `Videos/VID_${shot.day.replaceAll('-', '')}_${shot.time.replaceAll(':', '')}.mp4`;

/** Signed degrees as ISO 6709 writes them: "+38.7139-009.1394/". */
const iso6709 = (lat: number, lon: number): string => {
  const signed = (value: number, digits: number): string =>
    `${value < 0 ? '-' : '+'}${Math.abs(value)
      .toFixed(4)
      .padStart(digits + 5, '0')}`;
  return `${signed(lat, 2)}${signed(lon, 3)}/`;
};

/** A slow pan over a drawn scene, three seconds, with its time (UTC, as the format wants) and its position. */
export async function makeVideo(ffmpeg: string, root: string, shot: Shot): Promise<MadePicture> {
  const drawing = shot.draw();
  const picture = await sharp(Buffer.from(svgOf(drawing)))
    .resize(720)
    .png()
    .toBuffer();
  const frames: Buffer[] = [];
  for (let i = 0; i < FRAMES; i += 1)
    frames.push(
      await sharp(picture)
        .extract({ left: 20 + i * 20, top: 30, width: 640, height: 480 })
        .png()
        .toBuffer(),
    );
  return film(ffmpeg, root, shot, { frames, aSecond: 1 });
}

/** The film of drawn frames, so many a second, with the time and the position of `shot`. */
export async function film(
  ffmpeg: string,
  root: string,
  shot: Shot,
  { frames, aSecond }: { readonly frames: readonly Buffer[]; readonly aSecond: number },
): Promise<MadePicture> {
  const work = await mkdtemp(join(tmpdir(), 'madeleine-demo-'));
  try {
    for (const [i, frame] of frames.entries()) await writeFile(join(work, `f${i}.png`), frame);
    const at = localTime(shot);
    const { lat = shot.spot.lat, lon = shot.spot.lon } = cameraFacts(shot);
    const file = join(root, videoPath(shot));
    await mkdir(dirname(file), { recursive: true });
    await run(ffmpeg, [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-framerate', String(aSecond), '-i', join(work, 'f%d.png')],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-threads', '1', '-pix_fmt', 'yuv420p', '-r', '10', '-bitexact'],
      ...['-metadata', `creation_time=${at.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'")}`],
      ...['-metadata', `location=${iso6709(lat, lon)}`, '-movflags', '+faststart', file],
    ]);
    await utimes(file, at.toJSDate(), at.toJSDate());
    return {
      path: videoPath(shot),
      kind: shot.kind,
      takenAt: `${shot.day}T${shot.time}`,
      zone: shot.spot.zone,
      city: shot.spot.city,
      country: shot.spot.country,
      lat,
      lon,
      words: shot.words,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
