import { z } from 'zod';
import type { Entity, Tag } from '../../memory/item-text.ts';
import type { Location } from '../../memory/location.ts';
import { observed, type Provenance } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import { mimeByName } from '../archive/media-names.ts';
import { parseAddress } from './address.ts';
import { naiveTime, timeInStem, utcTime } from './row-time.ts';

const text = z.string().nullish().catch(undefined);
const size = z.coerce.number().positive().nullish().catch(undefined);
const words = z
  .union([z.string(), z.array(z.unknown())])
  .nullish()
  .catch(undefined);

/** A row of an image or video result file. Everything but the path may be missing, null or of another type. */
export const mediaRowSchema = z.looseObject({
  image_path: text,
  video_path: text,
  error: z.unknown().optional(),
  timestamp: text,
  location: z.unknown().optional(),
  location_name: text,
  city: text,
  caption: text,
  short_caption: text,
  tags: words,
  entities: words,
  ocr_text: words,
  camera_settings: z.unknown().optional(),
  width: size,
  height: size,
  duration: size,
});
export type MediaRow = z.infer<typeof mediaRowSchema>;

/** Whatever a row says, by a model that described the picture: inferred text, observed time and place. */
const seen = observed('atm.row');
const described: Provenance = { kind: 'inferred', by: 'atm.row', version: 1 };

/** `name` is the media file's name, `stem` the item's id; `cachedName` the address kept in the geocoding cache. */
export function mediaReadings(
  row: MediaRow,
  kind: 'image' | 'video',
  name: string,
  stem: string,
  cachedName: string | undefined,
): Reading[] {
  const spot = coordinates(row.location);
  const found: Reading[] = [];
  const time = timeOf(row, kind, spot);
  const named = timeInStem(stem);
  if (time !== undefined) found.push(reading('time', time, seen));
  else if (named !== undefined) found.push(reading('time', named, seen));
  const place = placeOf(spot, filled(row.location_name) ?? cachedName, filled(row.city));
  if (place !== undefined) found.push(reading('place', place, seen));
  const media = mediaOf(row, kind, name);
  found.push(reading('media', media, seen));
  const caption = filled(row.caption);
  if (caption !== undefined) found.push(reading('caption', caption, described));
  const short = filled(row.short_caption);
  if (short !== undefined) found.push(reading('shortCaption', short, described));
  const ocr = wordList(row.ocr_text, /\n/).join('\n');
  if (ocr !== '') found.push(reading('ocr', { text: ocr }, described));
  const tags = wordList(row.tags, /[,;|，、]/).map((name): Tag => ({ name, source: 'row' }));
  if (tags.length > 0) found.push(reading('tags', tags, described));
  const entities = wordList(row.entities, /[,;|，、]/).map((name): Entity => ({ name, kind: 'other', field: 'row' }));
  if (entities.length > 0) found.push(reading('entities', entities, described));
  return found;
}

const timeOf = (row: MediaRow, kind: 'image' | 'video', spot: Spot | undefined): TimeSpan | undefined => {
  const timestamp = filled(row.timestamp);
  if (timestamp === undefined) return undefined;
  return kind === 'video' ? utcTime(timestamp, spot) : naiveTime(timestamp);
};

type Spot = { readonly lat: number; readonly lon: number };
const spotSchema = z.union([
  z.tuple([z.coerce.number(), z.coerce.number()]).transform(([lat, lon]) => ({ lat, lon })),
  z
    .looseObject({ latitude: z.coerce.number(), longitude: z.coerce.number() })
    .transform((s) => ({ lat: s.latitude, lon: s.longitude })),
]);

/** [lat, lon] when it is a spot on the globe; null, 0,0 and absurd values are none. */
function coordinates(location: unknown): Spot | undefined {
  if (location === null || location === undefined || (Array.isArray(location) && location.includes(null)))
    return undefined;
  const { data } = spotSchema.safeParse(location);
  if (data === undefined || (data.lat === 0 && data.lon === 0)) return undefined;
  return Math.abs(data.lat) <= 90 && Math.abs(data.lon) <= 180 ? { lat: data.lat, lon: data.lon } : undefined;
}

export function placeOf(
  spot: Spot | undefined,
  label: string | undefined,
  city: string | undefined,
): Location | undefined {
  if (spot === undefined && label === undefined && city === undefined) return undefined;
  const names = label === undefined ? (city === undefined ? {} : { city }) : parseAddress(label, city);
  return { ...spot, ...names, source: 'row' };
}

function mediaOf(row: MediaRow, kind: 'image' | 'video', name: string) {
  const camera = filled(typeof row.camera_settings === 'string' ? row.camera_settings : undefined);
  return {
    mime: mimeByName(name) ?? (kind === 'image' ? 'image/jpeg' : 'video/mp4'),
    ...(row.width ? { width: Math.round(row.width) } : {}),
    ...(row.height ? { height: Math.round(row.height) } : {}),
    ...(row.duration ? { durationSeconds: row.duration } : {}),
    ...(camera === undefined ? {} : { camera }),
  };
}

const absent = /^(none|null|n\/a|nan|unknown)?$/i;

/** A text that says something: null, "" and spelled-out absence are none. */
export function filled(value: string | null | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === undefined || absent.test(trimmed) ? undefined : trimmed;
}

/** Words given as a list (of strings or of objects with a name) or as one string. */
function wordList(value: string | readonly unknown[] | null | undefined, separator: RegExp): string[] {
  const parts = typeof value === 'string' ? value.split(separator) : (value ?? []).map(wordOf);
  return [...new Set(parts.map((part) => filled(part)).filter((part) => part !== undefined))];
}

const namedSchema = z.union([
  z.string(),
  z.number().transform(String),
  z.looseObject({ name: z.string() }).transform((o) => o.name),
  z.looseObject({ text: z.string() }).transform((o) => o.text),
  z.looseObject({ entity: z.string() }).transform((o) => o.entity),
]);
const wordOf = (value: unknown): string => namedSchema.safeParse(value).data ?? '';
