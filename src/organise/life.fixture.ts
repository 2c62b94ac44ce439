import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import { assembleItem, type MemoryItem, type Modality } from '../memory/item.ts';
import { observed } from '../memory/provenance.ts';
import { type FieldName, type FieldValues, type Reading, reading } from '../memory/reading.ts';
import type { OrganiseContext } from './context.ts';

type Fields = { readonly [F in FieldName]?: FieldValues[F] };

/** An item as ingestion would leave it, from its fields. */
export function itemWith(
  id: string,
  modality: Modality,
  fields: Fields,
  importer: 'photos' | 'mail' | 'locomo' | 'photobench' = 'photos',
): MemoryItem {
  const readings = Object.entries(fields).map(([field, value]) =>
    reading(field as FieldName, value as never, observed('fixture')),
  ) as Reading[];
  const origin = { importer, root: '/r', path: id, batch: batchIdSchema.parse('b') };
  return assembleItem({ id: itemIdSchema.parse(id), identity: id, modality, origin, copies: [], readings });
}

/** A time to the second; with an offset in the text it is known on the world's clock. */
export function at(start: string, source: FieldValues['time']['source'] = 'exif-offset'): FieldValues['time'] {
  return { start, end: start, precision: 'second', source };
}

export const berlin: FieldValues['place'] = {
  lat: 52.52,
  lon: 13.405,
  city: 'Berlin',
  country: 'Germany',
  countryCode: 'DE',
  source: 'exif-gps',
};
export const lisbon: FieldValues['place'] = {
  lat: 38.7223,
  lon: -9.1393,
  city: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  source: 'exif-gps',
};
export const tokyo: FieldValues['place'] = {
  lat: 35.68,
  lon: 139.76,
  city: 'Tokyo',
  country: 'Japan',
  countryCode: 'JP',
  source: 'exif-gps',
};

export const photo = (id: string, start: string, place?: FieldValues['place'], more: Fields = {}): MemoryItem =>
  itemWith(id, 'image', { time: at(start), ...(place === undefined ? {} : { place }), ...more });

export function mail(
  id: string,
  start: string,
  from: string,
  to: string,
  title: string,
  text: string,
  more: Fields = {},
): MemoryItem {
  const person = (written: string) => {
    const found = /^(.*?)\s*<(.+)>$/.exec(written);
    return { name: found?.[1] || written, address: found?.[2] ?? written };
  };
  const people: FieldValues['people'] = [
    { ...person(from), how: 'sender' },
    { ...person(to), how: 'recipient' },
  ];
  return itemWith(id, 'email', { time: at(start, 'date-header'), people, title, body: { text }, ...more }, 'mail');
}

/** Evenings at home on the first, eleventh and twenty-first day of each month named. */
export const evenings = (months: readonly string[], place: FieldValues['place'], offset = '+01:00'): MemoryItem[] =>
  months.flatMap((month) =>
    ['01', '11', '21'].map((day) => photo(`home-${month}-${day}`, `${month}-${day}T20:30:00${offset}`, place)),
  );

export const context = (more: Partial<OrganiseContext> = {}): OrganiseContext => ({
  settings: {
    ownerAddresses: [],
    zone: 'Europe/Berlin',
    locale: 'en',
    currency: 'EUR',
    ocrLanguages: [],
    faces: 'off',
  },
  declared: [],
  corrections: [],
  now: '2026-01-01T00:00:00',
  ...more,
});
