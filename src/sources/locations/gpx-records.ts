import { createHash } from 'node:crypto';
import { type Reading, reading } from '../../memory/reading.ts';
import type { SourceRecord } from '../../memory/source-record.ts';
import { trackOf } from '../../memory/track.ts';
import type { GpxEntry, GpxPoint } from './gpx.ts';
import { type HistoryPlace, inSeconds, longestAt, seenIn } from './history-days.ts';
import type { LocalClock } from './local-clock.ts';

/** A track, route or waypoint as an item with its name, its time and where it is. */
export function gpxRecord(entry: GpxEntry, place: HistoryPlace, clock: LocalClock): SourceRecord {
  const points = entry.type === 'waypoint' ? [entry.point] : entry.segments.flat();
  const timed = points.filter((point): point is GpxPoint & { at: number } => point.at !== undefined);
  const digest = createHash('sha256')
    .update(JSON.stringify([entry.name, points[0], points.length === 1]))
    .digest('hex');
  const identity = `locations:gpx:${digest.slice(0, 32)}`;
  const origin = { importer: 'locations', ...place, messageId: identity } as const;
  const readings = [
    ...timeReading(timed, clock),
    ...(entry.name === undefined ? [] : [reading('title', entry.name, seenIn)]),
    ...(entry.words === undefined ? [] : [reading('body', { text: entry.words }, seenIn)]),
    ...(entry.type === 'waypoint' ? waypointPlace(entry) : trackReadings(timed, points)),
  ];
  return { modality: 'text', origin, identity, readings, parts: [] };
}

function timeReading(timed: readonly { at: number; lat: number; lon: number }[], clock: LocalClock): Reading[] {
  const [first] = timed;
  if (first === undefined) return [];
  let [from, to] = [first.at, first.at];
  for (const { at } of timed) [from, to] = [Math.min(from, at), Math.max(to, at)];
  const [start, end] = [from, to].map((at) => clock.written(at, first.lat, first.lon)) as [string, string];
  const zone = clock.zone(first.lat, first.lon);
  return [reading('time', { start, end, precision: 'second', zone, offset: start.slice(19), source: 'row' }, seenIn)];
}

const waypointPlace = ({ name, point: { lat, lon } }: Extract<GpxEntry, { type: 'waypoint' }>): Reading[] => [
  reading('place', { lat, lon, ...(name === undefined ? {} : { poi: name }), source: 'row' }, seenIn),
];

function trackReadings(
  timed: readonly { at: number; lat: number; lon: number }[],
  all: readonly GpxPoint[],
): Reading[] {
  const track = trackOf(timed.map(({ at, lat, lon }) => inSeconds(at, lat, lon)));
  const [first] = all;
  const where = track.stretches.length > 0 ? longestAt(track) : ([first?.lat ?? 0, first?.lon ?? 0] as const);
  return [
    reading('place', { lat: where[0], lon: where[1], source: 'row' }, seenIn),
    ...(track.stretches.length === 0 ? [] : [reading('track', track, seenIn)]),
  ];
}
