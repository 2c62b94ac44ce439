import { DateTime } from 'luxon';
import { parseInstant } from '../language/written-instant.ts';
import type { Reading } from '../memory/reading.ts';
import { reading } from '../memory/reading.ts';
import type { TimeSource, TimeSpan } from '../memory/time-span.ts';
import { zoned } from './capture-time-zone.ts';

/** Sources that give a moment in UTC and say nothing of the local wall clock. */
const utcSources: ReadonlySet<TimeSource> = new Set(['sidecar', 'quicktime-utc', 'gps-clock', 'file-name', 'document']);

/** Sources that give the local wall clock and no offset; a place beside them tells the offset. */
const wallClocks: ReadonlySet<TimeSource> = new Set(['exif-naive', 'xmp', 'file-name']);

/**
 * Readings in which moments given in UTC are moved to the local wall clock: of the coordinates when the readings have
 * some, else of the owner. The moment itself does not change. A wall clock without an offset gets the one of the
 * coordinates, when there are some.
 */
export function localise(
  readings: readonly Reading[],
  zoneOf: (lat: number, lon: number) => string,
  ownerZone: string,
): Reading[] {
  const place = readings.find((r) => r.field === 'place' && r.value.lat !== undefined);
  const there =
    place?.field === 'place' && place.value.lat !== undefined && place.value.lon !== undefined
      ? zoneOf(place.value.lat, place.value.lon)
      : undefined;
  return readings.map((r) => {
    if (r.field !== 'time' || r.value.zone !== undefined) return r;
    if (utcSources.has(r.value.source) && r.value.offset === '+00:00')
      return reading('time', inZone(r.value, there ?? ownerZone), r.provenance);
    if (there === undefined || !wallClocks.has(r.value.source) || r.value.offset !== undefined) return r;
    return reading('time', onWallOf(r.value, there), r.provenance);
  });
}

function onWallOf(span: TimeSpan, zone: string): TimeSpan {
  const start = parseInstant(span.start);
  const end = parseInstant(span.end);
  if (start === undefined || end === undefined || span.precision === 'day') return span;
  const [from, to] = [zoned(start, zone)?.written, zoned(end, zone)?.written];
  if (from?.offset === undefined || to?.offset === undefined) return span;
  return { ...span, start: from.wall + from.offset, end: to.wall + to.offset, zone, offset: from.offset };
}

function inZone(span: TimeSpan, zone: string): TimeSpan {
  const start = moved(span.start, zone);
  const end = moved(span.end, zone);
  if (start === undefined || end === undefined) return span;
  return { ...span, start: start.text, end: end.text, zone, offset: start.offset };
}

function moved(instant: string, zone: string): { text: string; offset: string } | undefined {
  const local = DateTime.fromISO(instant, { zone: 'utc' }).setZone(zone);
  if (!local.isValid) return undefined;
  const offset = local.toFormat('ZZ');
  const fraction = local.millisecond === 0 ? '' : `.${String(local.millisecond).padStart(3, '0')}`;
  return { text: `${local.toFormat("yyyy-MM-dd'T'HH:mm:ss")}${fraction}${offset}`, offset };
}
