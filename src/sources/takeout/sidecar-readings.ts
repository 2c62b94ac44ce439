import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import { slug } from '../../language/fold.ts';
import type { Tag } from '../../memory/item-text.ts';
import { observed, type Provenance } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import type { Album, Sidecar } from './sidecar.ts';

/** Without a place only the instant is known, not the wall clock that the owner saw. */
const UTC_ONLY_CONFIDENCE = 0.5;

const bySidecar = (name: string): Provenance => ({ ...observed('takeout.sidecar'), basis: [name] });

/** What a sidecar says of its photo or video, as readings. `name` is the sidecar's file name. */
export function sidecarReadings(sidecar: Sidecar, name: string): Reading[] {
  const by = bySidecar(name);
  const found: Reading[] = [];
  const time = sidecarTime(sidecar);
  if (time !== undefined) {
    found.push(reading('time', time, time.zone === undefined ? { ...by, confidence: UTC_ONLY_CONFIDENCE } : by));
  }
  if (sidecar.place !== undefined) {
    const { lat, lon, altitude } = sidecar.place;
    found.push(reading('place', { lat, lon, ...(altitude === undefined ? {} : { altitude }), source: 'sidecar' }, by));
  }
  if (sidecar.description !== undefined) found.push(reading('caption', sidecar.description, by));
  if (sidecar.people.length > 0) {
    found.push(
      reading(
        'people',
        sidecar.people.map((person) => ({ name: person, how: 'tagged' as const })),
        by,
      ),
    );
  }
  const tags: Tag[] = [
    ...(sidecar.favourite ? [{ name: 'favourite', source: 'owner' } as const] : []),
    ...(sidecar.archived ? [{ name: 'archived', source: 'owner' } as const] : []),
  ];
  if (tags.length > 0) found.push(reading('tags', tags, by));
  return found;
}

/** The album as a tag. Each album reads as an extractor of its own, so that copies in several albums keep all of them. */
export const albumReading = (album: Album): Reading =>
  reading(
    'tags',
    [{ name: album.title, source: 'album' }],
    observed(`takeout.album.${slug(album.title) || 'untitled'}`),
  );

/** The instant on the wall clock of the place; in UTC, with offset "+00:00" and no zone, when no place is known. */
export function sidecarTime({ takenAt, place }: Pick<Sidecar, 'takenAt' | 'place'>): TimeSpan | undefined {
  if (takenAt === undefined) return undefined;
  const zone = place === undefined ? undefined : tzLookup(place.lat, place.lon);
  const local = DateTime.fromSeconds(takenAt, { zone: zone ?? 'utc' });
  if (!local.isValid || local.year < 1826 || local.year > 2200) return undefined;
  const offset = local.toFormat('ZZ');
  const start = `${local.toFormat("yyyy-MM-dd'T'HH:mm:ss")}${offset}`;
  return { start, end: start, precision: 'second', ...(zone === undefined ? {} : { zone }), offset, source: 'sidecar' };
}
