import { Chance } from '../chance.ts';
import type { Difficulty } from '../difficulty.ts';
import { fullName, nameZh } from '../questions/condition.ts';
import { describe } from '../records/describe.ts';
import { type Noise, noise } from '../records/noise.ts';
import { clock, dayText } from '../truth/calendar.ts';
import type { Photo } from '../truth/photo.ts';
import type { Truth } from '../truth/truth.ts';
import type { Voice } from '../voices/voice.ts';
import { cities } from '../world/places.ts';
import { type MadeQuery, queriesOf } from './queries.ts';

type Spot = { readonly latitude: number | null; readonly longitude: number | null; readonly time: string | null };
type FaceFile = {
  readonly face_id_to_nicknames: Readonly<Record<string, readonly string[]>>;
  readonly image_to_face_ids: Readonly<Record<string, readonly string[]>>;
};
/** An album's files in PhotoBench's layout, with captions beside the pictures that it does not have. */
export type MadeAlbum = {
  readonly queries: readonly MadeQuery[];
  readonly metadata: Readonly<Record<string, Spot>>;
  readonly faces: { readonly en: FaceFile; readonly cn: FaceFile };
  readonly captions: { readonly en: Readonly<Record<string, string>>; readonly cn: Readonly<Record<string, string>> };
};

/** The first so many pictures of a life as an album, with faults in place, time, faces and captions. */
export function makeAlbum(truth: Truth, size: number, difficulty: Difficulty, voice: Voice): MadeAlbum {
  const chance = new Chance(truth.seed ^ 0xa1b);
  const faults = noise[difficulty];
  const photos = albumPhotos(truth, size, chance);
  const names = new Map(photos.map((photo, n) => [photo, fileName(photo, n, chance)]));
  const fileOf = (photo: Photo): string => names.get(photo) ?? photo.id;
  const each = <T>(make: (photo: Photo) => T): Record<string, T> =>
    Object.fromEntries(photos.map((photo) => [fileOf(photo), make(photo)]));
  const told = new Map(photos.map((photo) => [photo, describe(photo, chance, faults, voice)]));
  const seen = Object.fromEntries(
    photos
      .map((photo) => [fileOf(photo), facesOf(photo, truth, chance, faults)] as const)
      .filter(([, ids]) => ids.length > 0),
  );
  return {
    queries: queriesOf(truth, photos, fileOf, voice),
    metadata: each((photo) => spotOf(photo, chance, faults)),
    faces: {
      en: { face_id_to_nicknames: nicknames(truth, 'en'), image_to_face_ids: seen },
      cn: { face_id_to_nicknames: nicknames(truth, 'zh'), image_to_face_ids: seen },
    },
    captions: {
      en: each((photo) => told.get(photo)?.caption ?? ''),
      cn: each((photo) => told.get(photo)?.captionZh ?? ''),
    },
  };
}

/** Pictures that an album is of, in their order. */
export const albumPhotos = (truth: Truth, size: number, chance = new Chance(truth.seed ^ 0xa1b)): Photo[] =>
  chance
    .some(
      truth.photos.filter(({ kind }) => kind === 'image'),
      size,
    )
    .toSorted((a, b) => a.day - b.day || a.minute - b.minute);

/** Names as devices and chats give them: with spaces, parentheses and mixed case. */
function fileName({ id, camera, shows }: Photo, n: number, chance: Chance): string {
  if (shows === 'screen') return `Screenshot_${id.replace('_', '-')}.png`;
  if (camera) return `DSC${String(10_000 + n)}.JPG`;
  return chance.pick([
    `IMG_${id}.jpg`,
    `IMG_${id}.jpg`,
    `IMG_${id} (1).jpg`,
    `mmexport${1_500_000_000_000 + n * 1_237_331}.jpg`,
  ]);
}

function spotOf(photo: Photo, chance: Chance, { unplaced, wrongCity, undated }: Noise): Spot {
  const placed = !photo.camera && photo.shows !== 'screen' && !chance.is(unplaced);
  const city = chance.is(wrongCity) ? chance.pick(cities) : photo.city;
  const minute = Math.max(0, Math.min(1439, photo.minute + photo.minutesOff));
  return {
    latitude: placed ? city.lat + chance.near(0.015) : null,
    longitude: placed ? city.lon + chance.near(0.015) : null,
    time: chance.is(undated) ? null : `${dayText(photo.day)} ${clock(minute)}:${String(photo.second).padStart(2, '0')}`,
  };
}

const OWNER = 'person-0';
const STRANGERS = 5;

/** Ids of the faces that were found: some are missed, some taken for another's, now and then a stranger walks by. */
function facesOf(
  { people, selfie, shows }: Photo,
  truth: Truth,
  chance: Chance,
  { faceMissed, faceMistaken }: Noise,
): string[] {
  const found = people.flatMap((person) =>
    chance.is(faceMissed) ? [] : [chance.is(faceMistaken) ? chance.pick(truth.people).key : person.key],
  );
  const owner = selfie && !chance.is(faceMissed) ? [OWNER] : [];
  const stranger = shows === 'scene' && chance.is(0.06) ? [`stranger-${chance.int(1, STRANGERS)}`] : [];
  return [...new Set([...owner, ...found, ...stranger])];
}

const nicknames = ({ people }: Truth, language: 'en' | 'zh'): Record<string, string[]> =>
  Object.fromEntries([
    [OWNER, [language === 'en' ? 'me' : '我']],
    ...people.map((person) => [
      person.key,
      language === 'en'
        ? [fullName(person), ...(person.role === undefined ? [] : [`my ${person.role}`])]
        : [...(person.roleZh === undefined ? [] : [person.roleZh]), nameZh(person)],
    ]),
    ...Array.from({ length: STRANGERS }, (_, i) => [`stranger-${i + 1}`, []]),
  ]);
