import { parseInstant, parseOffset, spanOf, type WrittenInstant, withFraction } from '../language/written-instant.ts';
import { observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { localMillis, type TimeSource } from '../memory/time-span.ts';
import type { MediaTags, TaggedTime, TimeTag } from '../ports/media-tags.ts';
import { believable, trustOf } from './capture-time-belief.ts';
import { atPlace, offsetByFix, zoned } from './capture-time-zone.ts';

/** IANA zone of signed WGS 84 degrees. */
export type ZoneOf = (lat: number, lon: number) => string | undefined;
export type Spot = { readonly lat: number; readonly lon: number };

type Context = {
  readonly tags: MediaTags;
  readonly zone: string | undefined;
  readonly fix: WrittenInstant | undefined;
  readonly now: Date;
};

/**
 * Every capture time that the tags give, each from its own source; which one holds is decided by preference, not
 * here. A wall clock without offset takes the zone of `spot` (or the offset that the GPS clock implies). Zero and
 * impossible dates and dates after tomorrow are dropped; the default dates of cameras whose clock was never set are
 * kept with low confidence.
 */
export function captureTimes(tags: MediaTags, spot: Spot | undefined, zoneOf: ZoneOf, now: Date): Reading<'time'>[] {
  const context: Context = {
    tags,
    zone: spot === undefined ? undefined : zoneOf(spot.lat, spot.lon),
    fix: tagged(tags, 'gps', now),
    now,
  };
  return [...exifTimes(context), ...xmpTimes(context), ...movieTimes(context), ...fixTimes(context)];
}

/** Shutter time; else the scanner's; else, for a camera's own file, the last saved. */
function exifTimes(context: Context): Reading<'time'>[] {
  const { tags, now, zone, fix } = context;
  const isCamera = tags.make !== undefined || tags.model !== undefined;
  const written = exifMoment(tags, now);
  if (written === undefined) {
    const saved = tagged(tags, 'modified', now);
    if (saved === undefined || isVideo(tags)) return [];
    return isCamera ? [time(tags, saved, 'exif-naive', 0.5)] : [time(tags, saved, 'file-time', 0.5)];
  }
  if (written.offset !== undefined) return [time(tags, written, 'exif-offset')];
  const placed = zone === undefined ? undefined : zoned(written, zone, fix);
  if (placed !== undefined) return [time(tags, placed.written, 'exif-gps-zone', placed.confidence, zone)];
  const byFix = fix === undefined ? undefined : offsetByFix(written, fix);
  if (byFix !== undefined) return [time(tags, { ...written, offset: byFix }, 'exif-gps-zone', 0.9)];
  return [time(tags, written, 'exif-naive')];
}

const exifMoment = (tags: MediaTags, now: Date): WrittenInstant | undefined => {
  const written = tagged(tags, 'original', now) ?? tagged(tags, 'digitized', now);
  if (written === undefined || written.offset !== undefined) return written;
  const twins = [tagged(tags, 'digitized', now), tagged(tags, 'modified', now)];
  const twin = twins.find((other) => other?.offset !== undefined && isSameSecond(other, written));
  return twin?.offset === undefined ? written : { ...written, offset: twin.offset };
};

/** Some cameras write the offset beside one of their three equal clocks only. */
const isSameSecond = (a: WrittenInstant, b: WrittenInstant): boolean =>
  a.wall.length > 10 && a.wall.slice(0, 19) === b.wall.slice(0, 19);

/**
 * XMP inside a file mirrors EXIF. It is heard where EXIF is silent, or where it agrees with EXIF's wall clock and
 * knows more (the offset); where the two disagree, EXIF is what the camera wrote (MWG guidelines 2.0 §3).
 */
function xmpTimes({ tags, now, zone, fix }: Context): Reading<'time'>[] {
  const exif = exifMoment(tags, now);
  const written = tagged(tags, 'xmp', now) ?? (exif === undefined ? tagged(tags, 'xmp-created', now) : undefined);
  if (written === undefined) return [];
  if (exif !== undefined && trustOf(exif) === undefined) {
    const sameClock = exif.wall.slice(0, 19) === written.wall.slice(0, 19);
    if (!sameClock || (written.offset === undefined && exif.precision !== 'day')) return [];
  }
  const placed =
    written.offset === undefined && written.wall.length > 10 && zone !== undefined
      ? zoned(written, zone, fix)
      : undefined;
  if (placed !== undefined) return [time(tags, placed.written, 'xmp', placed.confidence, zone)];
  return [time(tags, written, 'xmp')];
}

/**
 * A movie's header counts in UTC: its wall clock is known only where the place is. Cameras that have no zone write
 * their wall clock there, too: then another tag of the file shows the same wall clock, and the header says nothing new.
 */
function movieTimes(context: Context): Reading<'time'>[] {
  const { tags, now, zone } = context;
  const readings: Reading<'time'>[] = [];
  const local = tagged(tags, 'quicktime-local', now);
  if (local !== undefined) readings.push(time(tags, local, 'quicktime-local', undefined, zone));
  const utc = tagged(tags, 'quicktime-utc', now);
  if (utc !== undefined && !isWallClock(utc, [exifMoment(tags, now), local])) {
    const placed = atPlace(utc, zone ?? 'UTC');
    readings.push(time(tags, placed, 'quicktime-utc', zone === undefined ? 0.7 : 0.9, zone));
  }
  return readings;
}

const CLOCKS_APART = 60_000;

/** True when a header's time is, within a minute, the wall clock of a time that is not UTC. */
const isWallClock = (utc: WrittenInstant, others: readonly (WrittenInstant | undefined)[]): boolean =>
  others.some(
    (other) =>
      other !== undefined &&
      other.wall.length > 10 &&
      other.offset !== '+00:00' &&
      Math.abs(localMillis(other.wall) - localMillis(utc.wall)) <= CLOCKS_APART,
  );

function fixTimes({ tags, fix, zone, now }: Context): Reading<'time'>[] {
  if (fix === undefined) return [];
  const written = exifMoment(tags, now);
  const offset = written === undefined ? undefined : (written.offset ?? offsetByFix(written, fix));
  const placed = atPlace(fix, zone ?? (offset === undefined ? 'UTC' : `UTC${offset}`));
  return [time(tags, placed, 'gps-clock', 0.8, zone)];
}

/** The first believable time of a tag, completed by its sub-second and offset tags. */
function tagged(tags: MediaTags, tag: TimeTag, now: Date): WrittenInstant | undefined {
  for (const candidate of tags.times) {
    if (candidate.tag !== tag) continue;
    const written = completed(candidate);
    if (written !== undefined && believable(written, now)) return written;
  }
  return undefined;
}

function completed(tagged: TaggedTime): WrittenInstant | undefined {
  // Old telephones set a space where a zero belongs: "2008: 5: 1 10: 3: 4".
  const written = parseInstant(tagged.text.replace(/([:/-]) (?=\d(?!\d))/g, '$10'));
  if (written === undefined) return undefined;
  const wall = withFraction(written.wall, tagged.subSecond);
  const offset = written.offset ?? (tagged.offset === undefined ? undefined : parseOffset(tagged.offset));
  return {
    wall,
    precision: wall.length > 19 ? 'subsecond' : written.precision,
    ...(offset === undefined || wall.length <= 10 ? {} : { offset }),
  };
}

const isVideo = (tags: MediaTags): boolean => tags.media?.mime.startsWith('video/') === true;

function time(
  tags: MediaTags,
  written: WrittenInstant,
  source: TimeSource,
  confidence?: number,
  zone?: string,
): Reading<'time'> {
  const doubted = trustOf(written) ?? confidence;
  const provenance = { ...observed(tags.by, tags.version), ...(doubted === undefined ? {} : { confidence: doubted }) };
  return reading('time', { ...spanOf(written, source), ...(zone === undefined ? {} : { zone }) }, provenance);
}
