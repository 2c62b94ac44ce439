import { DateTime, IANAZone } from 'luxon';
import { FAVOURITE, type Tag } from '../../memory/item-text.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import { coreDataMillis } from '../databases/core-data-time.ts';
import { titleInName } from '../photos/name-words.ts';
import { writtenMoment } from '../written-moment.ts';
import type { LibraryAsset, LibraryFace } from './library-tables.ts';

/** The instant is exact, but the wall clock that the owner saw is not known. */
const UTC_ONLY_CONFIDENCE = 0.5;
const MOST_OFFSET = 16 * 3600;

export type SaidOfAsset = {
  readonly asset: LibraryAsset;
  readonly albums: readonly string[];
  readonly keywords: readonly string[];
  readonly faces: readonly LibraryFace[];
};

const by = observed('apple-photos');

/** What the library says of a picture or film, as readings. Lists are there where they are empty, too: a later one replaces them. */
export function libraryReadings({ asset, albums, keywords, faces }: SaidOfAsset): Reading[] {
  const time = timeOf(asset);
  const place = placeOf(asset);
  const title = asset.title?.trim() || titleInName(asset.originalName ?? '');
  const caption = asset.caption?.trim();
  const tags: Tag[] = [
    ...(asset.favourite ? [{ name: FAVOURITE, source: 'owner' } as const] : []),
    ...albums.map((name) => ({ name, source: 'album' as const })),
    ...keywords.map((name) => ({ name, source: 'file' as const })),
  ];
  return [
    ...(time === undefined
      ? []
      : [reading('time', time, asset.offset === undefined ? { ...by, confidence: UTC_ONLY_CONFIDENCE } : by)]),
    ...(place === undefined ? [] : [place]),
    ...(title ? [reading('title', title, by)] : []),
    ...(caption ? [reading('caption', caption, by)] : []),
    reading('tags', tags, by),
    reading('people', onceEach(faces), by),
  ];
}

/** One of a name: the first that has a place. */
function onceEach(faces: readonly LibraryFace[]) {
  const names = [...new Set(faces.map(({ name }) => name))].filter((name) => name !== '');
  return names.map((name) => {
    const box = faces.find((face) => face.name === name && face.box !== undefined)?.box;
    return { name, how: 'tagged' as const, ...(box === undefined ? {} : { box }) };
  });
}

function timeOf({ created, offset, zone }: LibraryAsset): TimeSpan | undefined {
  if (created === undefined || created === null) return undefined;
  const millis = coreDataMillis(created);
  const seconds = offset ?? 0;
  if (!(Math.abs(millis) < 7e12) || Math.abs(seconds) > MOST_OFFSET) return undefined;
  const start = writtenMoment(Math.floor(millis / 1000) * 1000, Math.round(seconds / 60));
  const isThatZone = zone && IANAZone.isValidZone(zone) && DateTime.fromMillis(millis, { zone }).offset * 60 === offset;
  return {
    start,
    end: start,
    precision: 'second',
    offset: start.slice(-6),
    ...(isThatZone ? { zone } : {}),
    source: 'sidecar',
  };
}

/** Photos writes -180 for what it does not know. */
function placeOf({ lat, lon }: LibraryAsset): Reading<'place'> | undefined {
  if (typeof lat !== 'number' || typeof lon !== 'number' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined;
  return lat === 0 && lon === 0 ? undefined : reading('place', { lat, lon, source: 'sidecar' }, by);
}
