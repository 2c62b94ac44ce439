import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { albumFacts, makeAlbumPhoto } from './album.ts';
import type { Drawing } from './canvas.ts';
import type { Cast } from './cast.ts';
import { backPassShot, documentFiles, documentLetters } from './documents.ts';
import type { MadePicture, Shown } from './made-picture.ts';
import { type Letter, mboxSource, messageIdOf, sentAt } from './mail-message.ts';
import { homeLetters } from './mails-home.ts';
import { billLetters, noiseLetters } from './mails-noise.ts';
import { travelLetters } from './mails-travel.ts';
import type { LifeManifest, MadeMail } from './manifest.ts';
import { boardingPass, photographed } from './papers.ts';
import { jpegOf, pngOf, writeMade } from './photo-file.ts';
import { demoQuestions } from './questions.ts';
import { cameraFacts, localTime, pathOf, type Shot } from './shot.ts';
import { albumShots, chatScreenshot, doorCode, homeShots } from './shots-home.ts';
import { farTripShots, longTripShots } from './shots-travel.ts';
import { type Story, tellStory } from './story.ts';
import { makeTalk } from './talk.ts';
import { findFfmpeg, makeVideo, videoShots } from './videos.ts';

export type { LifeManifest } from './manifest.ts';
export type { DemoQuestion } from './questions.ts';

const AT_ONCE = 4;
const LETTERS = 64;
const MAILBOX = 'Mail/All mail.mbox';

/**
 * Draws and writes a small life into `dir`: about 200 photos, 64 mails, 7 short videos, a
 * few documents, from code and a seed alone. The
 * same seed gives the same files; other seeds give other names, places and sums. Without ffmpeg there are no videos
 * and `videosSkipped` says so.
 */
export async function makeLife(dir: string, options: { readonly seed?: number } = {}): Promise<LifeManifest> {
  const story = tellStory(options.seed ?? 1);
  await mkdir(dir, { recursive: true });
  const shots = [
    ...longTripShots(story),
    ...farTripShots(story),
    await backPassShot(story),
    ...homeShots(story),
  ].toSorted((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1));
  const photos = [
    ...(await inTurns(shots, (shot) => makePhoto(dir, shot, story.cast))),
    ...(await inTurns(albumShots(story), (shot, i) => makeAlbumPhoto(dir, shot, i))),
    await makeScreenshot(dir, story),
  ];
  const albumMade = new Date('2022-09-03T20:00:00Z');
  const facts = albumFacts(albumMade);
  await writeMade(join(dir, facts.path), facts.bytes, albumMade);
  const mails = await makeMailbox(dir, story);
  for (const { path, text, day } of documentFiles(story))
    await writeMade(join(dir, path), text, new Date(`${day}T12:00:00Z`));
  const broken = await makeBroken(dir, shots);
  const ffmpeg = await findFfmpeg();
  const videos =
    ffmpeg === undefined
      ? []
      : [
          ...(await inTurns(videoShots(story), (shot) => makeVideo(ffmpeg, dir, shot))),
          await makeTalk(ffmpeg, dir, story.ground.home),
        ];
  const { chance: _, ...told } = story;
  return {
    seed: story.seed,
    folder: dir,
    owner: { name: story.cast.owner.name, address: story.cast.owner.address },
    story: told,
    photos,
    mailbox: MAILBOX,
    mails,
    videos,
    ...(ffmpeg === undefined ? { videosSkipped: 'No ffmpeg was found, so no videos were made.' } : {}),
    broken,
    note: 'All pictures are drawn by this program; people are silhouettes, and everyone in it is fictional.',
    questions: demoQuestions(story, photos, videos),
  };
}

async function inTurns<T, R>(work: readonly T[], make: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const made = new Array<R>(work.length);
  const queue = work.entries();
  const worker = async (): Promise<void> => {
    for (const [index, one] of queue) made[index] = await make(one, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

/** Draws and writes a picture below `dir`. */
export async function makePhoto(dir: string, shot: Shot, cast: Cast): Promise<MadePicture> {
  const facts = cameraFacts(shot);
  const path = pathOf(shot);
  const drawing = shot.draw();
  await writeMade(join(dir, path), await jpegOf(drawing, facts), localTime(shot).toJSDate());
  return {
    path,
    kind: shot.kind,
    takenAt: `${shot.day}T${shot.time}`,
    zone: shot.spot.zone,
    city: shot.spot.city,
    country: shot.spot.country,
    ...(facts.lat === undefined || facts.lon === undefined ? {} : { lat: facts.lat, lon: facts.lon }),
    ...(facts.offset === undefined ? {} : { offset: facts.offset }),
    ...(drawing.shown === undefined ? {} : { shown: shownOf(drawing, cast) }),
    words: shot.words,
  };
}

function shownOf({ width, height, shown = [] }: Drawing, cast: Cast): Shown[] {
  return shown.map(({ who, x, y, w, h }) => {
    const [left, right] = [Math.max(0, x) / width, Math.min(width, x + w) / width];
    const [top, bottom] = [Math.max(0, y) / height, Math.min(height, y + h) / height];
    const box = { x: left, y: top, w: right - left, h: bottom - top };
    return who === 'cat' ? { name: cast.cat, kind: 'object', box } : { name: cast[who].name, kind: 'person', box };
  });
}

async function makeScreenshot(dir: string, story: Story): Promise<MadePicture> {
  const shot = { day: '2024-04-27', time: '18:12:09', spot: story.ground.home };
  const path = 'Screenshots/Screenshot_20240427-181209.png';
  await writeMade(join(dir, path), await pngOf(chatScreenshot(story)), localTime(shot).toJSDate());
  return {
    path,
    kind: 'screenshot',
    takenAt: `${shot.day}T${shot.time}`,
    zone: shot.spot.zone,
    city: shot.spot.city,
    country: shot.spot.country,
    words: [`The door code is ${doorCode(story)}`],
  };
}

async function makeMailbox(dir: string, story: Story): Promise<MadeMail[]> {
  const { flight } = story.far;
  const pass = boardingPass({
    name: story.cast.owner.name,
    flight: flight.number,
    from: story.ground.home.city,
    to: flight.to.city,
    day: flight.day,
    departure: flight.departure,
    gate: 'C7',
    seat: flight.seat,
    code: flight.code,
  });
  const bytes = await jpegOf(photographed(story.chance.fork('pass'), pass), {});
  const told = [
    ...travelLetters(story, { name: 'boarding-pass.jpg', mime: 'image/jpeg', bytes }),
    ...homeLetters(story),
    ...billLetters(story),
    ...(await documentLetters(story)),
  ];
  const letters = [...told, ...noiseLetters(story, LETTERS - told.length)].toSorted(
    (a, b) => sentAt(a).toMillis() - sentAt(b).toMillis(),
  );
  await writeMade(join(dir, MAILBOX), mboxSource(letters), new Date('2025-02-01T12:00:00Z'));
  return letters.map(mailOf);
}

const mailOf = (letter: Letter): MadeMail => ({
  messageId: messageIdOf(letter),
  subject: letter.subject,
  from: letter.from.address,
  sentAt: sentAt(letter).toISO({ suppressMilliseconds: true }) ?? letter.at,
  kind: letter.kind,
  attachments: letter.files?.length ?? 0,
});

/** Two files as they lie on every old disk: a picture cut short and one with nothing in it. */
async function makeBroken(dir: string, shots: readonly Shot[]): Promise<LifeManifest['broken']> {
  const [first] = shots;
  if (first === undefined) return [];
  const at = localTime(first).toJSDate();
  const whole = await jpegOf(first.draw(), {});
  await writeMade(join(dir, 'Photos/old disk/IMG_0007.jpg'), whole.subarray(0, 900), at);
  await writeMade(join(dir, 'Photos/old disk/IMG_0008.jpg'), '', at);
  return [
    { path: 'Photos/old disk/IMG_0007.jpg', why: 'cut off after 900 bytes' },
    { path: 'Photos/old disk/IMG_0008.jpg', why: 'empty' },
  ];
}
