import type { Modality, StoredItem } from '../../src/memory/item.ts';
import type { FieldName, FieldValues } from '../../src/memory/reading.ts';
import { at, stored } from './small-life.ts';

type Fields = { [F in FieldName]?: FieldValues[F] };

/** Small numbers that look random and are the same on every run (Park & Miller's generator). */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const towns = [
  { lat: 38.71, lon: -9.14, city: 'Lisbon', country: 'Portugal', source: 'exif-gps' },
  { lat: 48.85, lon: 2.35, city: 'Paris', country: 'France', source: 'exif-gps' },
  { city: 'Porto', country: 'Portugal', source: 'geocoder' },
  { country: 'France', source: 'geocoder' },
] as const;
const people = [
  ['anna', 'Anna Berg'],
  ['ben', 'Ben Okoro'],
] as const;
const sentences = [
  'The hotel invoice is attached.',
  'Grilled sardines again.',
  'See you in Paris!',
  'Booking QX7T9P confirmed.',
];
const modalities: readonly Modality[] = ['image', 'image', 'email', 'video', 'text'];

/** Items that know some things and not others, in every mixture; for comparing two ways of computing the same. */
export function randomItems(count: number, seed: number): StoredItem[] {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, n) => {
    const fields: Fields = {};
    const known = (): boolean => chance(3) > 0;
    if (known()) fields.time = at(`202${2 + chance(2)}-0${1 + chance(9)}-1${chance(9)}T1${chance(9)}:30:00`);
    const town = towns[chance(towns.length)];
    if (known() && town !== undefined) fields.place = town;
    const [id, name] = people[chance(people.length)] ?? people[0];
    if (known()) fields.people = [{ id: id as never, name, how: chance(2) === 0 ? 'face' : 'named' }];
    const modality = modalities[chance(modalities.length)] ?? 'image';
    // What is written in a picture stands in for its place; whether search looks for that is not compared here.
    if (known() && (modality === 'email' || modality === 'text'))
      fields.body = { text: sentences[chance(sentences.length)] ?? '' };
    if (chance(3) === 0) fields.documentKind = 'invoice';
    if (chance(3) === 0)
      fields.amounts = [{ value: 100 * chance(6), currency: 'EUR', role: 'total', field: 'body', text: 'EUR' }];
    return stored(`random-${n}`, modality, fields);
  });
}
