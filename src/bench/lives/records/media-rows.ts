import type { Chance } from '../chance.ts';
import { wordsSeen } from '../receipts/words-seen.ts';
import type { Fact } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import type { Voice } from '../voices/voice.ts';
import { type City, cities } from '../world/places.ts';
import { wrongVenues } from '../world/trade.ts';
import { minutesAhead } from '../world/zones.ts';
import { describe } from './describe.ts';
import type { Noise } from './noise.ts';
import type { MediaRow, Tells } from './row.ts';

/** A picture's row, and what of the truth it tells. */
export function mediaRow(
  photo: Photo,
  chance: Chance,
  noise: Noise,
  voice: Voice,
): { readonly row: MediaRow; readonly tells: readonly Tells[] } {
  const { fact, kind, id } = photo;
  const { caption, short, tags, right } = describe(photo, chance, noise, voice);
  const placed = !photo.camera && photo.shows !== 'screen' && !chance.is(noise.unplaced);
  const city = chance.is(noise.wrongCity) ? chance.pick(cities) : photo.city;
  const atVenue = fact.kind === 'meal' && placed && city === photo.city;
  const wrongVenue = atVenue && chance.is(noise.wrongVenue);
  const venue = atVenue ? (wrongVenue ? chance.pick(wrongVenues) : fact.name) : undefined;
  const path = kind === 'image' ? `raw_memory/image/${id}.jpg` : `raw_memory/video/${id}.mp4`;
  const aspects = [
    'photo',
    photo.shows,
    ...(right ? ['shown'] : []),
    ...(right && photo.shows === 'dish' ? ['dish'] : []),
    ...(photo.speech === undefined ? [] : ['speech']),
    ...(venue !== undefined && !wrongVenue ? ['name'] : []),
    ...(paperAspects[photo.shows]?.[fact.kind] ?? []),
  ];
  return {
    row: {
      ...(kind === 'image' ? { image_path: path } : { video_path: path, duration: chance.int(3, 40) }),
      timestamp: timeOf(photo),
      location: placed ? [round(city.lat + chance.near(0.012)), round(city.lon + chance.near(0.012))] : null,
      location_name: placed ? address(venue, city, chance) : null,
      city: placed && chance.is(0.7) ? city.name : null,
      caption,
      short_caption: short,
      tags,
      entities: [],
      ocr_text: wordsSeen(photo, voice.receipts, chance),
    },
    tells: aspects.map((aspect) => ({ record: id, fact: fact.id, aspect })),
  };
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** What one can read off a paper or screen of a fact. */
const paperAspects: Readonly<
  Partial<Record<Photo['shows'], Readonly<Partial<Record<Fact['kind'], readonly string[]>>>>>
> = {
  receipt: { meal: ['name', 'paid', 'date', 'dish'], stay: ['name', 'paid', 'dates', 'nights'] },
  screen: { flight: ['final', 'airline', 'date'], order: ['name', 'paid', 'what'] },
  ticket: { show: ['final', 'seat'] },
};

/** Pictures bear the local time of their device, videos UTC. */
function timeOf({ kind, day, minute, second, minutesOff, city }: Photo): string {
  const local = day * 86_400_000 + (minute + minutesOff) * 60_000 + second * 1000;
  const instant = kind === 'image' ? local : local - minutesAhead(city, local) * 60_000;
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

const streets = 'Mill Road|Station Street|Park Lane|Church Street|Long Row|Bridge Street'.split('|');
const address = (venue: string | undefined, city: City, chance: Chance): string =>
  [
    venue,
    venue === undefined && chance.is(0.5) ? undefined : `${chance.int(1, 90)}, ${chance.pick(streets)}`,
    city.name,
    city.country,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
