import { z } from 'zod';
import { type JsonPath, jsonValues } from '../json-values.ts';
import { type HistoryStep, isTime, positionOf, type Visit, writtenPosition } from './history-step.ts';

/** Whether a JSON file begins as one of Google's histories of locations does. */
export const looksLikeGoogleHistory = (head: string): boolean =>
  /^\s*\{\s*"(?:semanticSegments|rawSignals|timelineObjects|locations|userLocationProfile)"\s*:/.test(head) ||
  (/^\s*\[/.test(head) && /"startTime"/.test(head) && /"(?:timelinePath|visit|activity)"/.test(head));

const lists: ReadonlySet<string> = new Set(['semanticSegments', 'rawSignals', 'timelineObjects', 'locations']);
const isWanted = (path: JsonPath): boolean =>
  (path.length === 2 && lists.has(path[0] ?? '') && path[1] === '*') || (path.length === 1 && path[0] === '*');

/**
 * The positions, visits and ways of a history of Google's: the export of Timeline from a phone (`Timeline.json` of
 * Android, `location-history.json` of iOS), and `Records.json` and `Semantic Location History` of older Takeouts. One
 * entry at a time: `Records.json` may have several GB. Errors: `corrupt`, `truncated`.
 */
export async function* googleHistory(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<HistoryStep> {
  let number = 0;
  for await (const { path, value } of jsonValues(chunks, isWanted)) {
    number += 1;
    const steps = readerOf(path[0] ?? '')(value);
    if (steps === undefined) yield { type: 'unread', where: `entry ${number}`, why: 'it is not readable' };
    else yield* steps;
  }
}

type Read = (value: unknown) => readonly HistoryStep[] | undefined;

function readerOf(list: string): Read {
  if (list === 'rawSignals') return signalSteps;
  if (list === 'timelineObjects') return monthSteps;
  return list === 'locations' ? recordSteps : segmentSteps;
}

/** A number that some phones write as a text. */
const numeric = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?[\d.]{1,20}$/)
      .transform(Number),
  ])
  .optional()
  .catch(undefined);
const word = z.string().max(1000).optional().catch(undefined);
const time = (text: string | undefined): number => (text === undefined ? Number.NaN : Date.parse(text));

const location = z.union([z.string(), z.looseObject({ latLng: z.string() }).transform(({ latLng }) => latLng)]);
const segmentSchema = z.looseObject({
  startTime: z.string(),
  endTime: z.string(),
  timelinePath: z
    .array(z.looseObject({ point: z.string(), time: word, durationMinutesOffsetFromStartTime: numeric }))
    .optional(),
  visit: z
    .looseObject({ topCandidate: z.looseObject({ semanticType: word, placeLocation: location.optional() }) })
    .optional(),
  activity: z
    .looseObject({
      start: location.optional(),
      end: location.optional(),
      distanceMeters: numeric,
      topCandidate: z.looseObject({ type: word }).optional(),
    })
    .optional(),
});

function segmentSteps(value: unknown): HistoryStep[] | undefined {
  const read = segmentSchema.safeParse(value);
  if (!read.success) return undefined;
  const { startTime, endTime, timelinePath = [], visit, activity } = read.data;
  const [at, end] = [time(startTime), time(endTime)];
  if (!isTime(at) || !(end >= at) || !isTime(end)) return undefined;
  const points = timelinePath.flatMap(({ point, time: written, durationMinutesOffsetFromStartTime: minutes }) =>
    fixStep(written === undefined ? at + (minutes ?? Number.NaN) * 60_000 : time(written), writtenPosition(point)),
  );
  const stay = writtenPosition(visit?.topCandidate.placeLocation);
  const visits: HistoryStep[] =
    stay === undefined
      ? []
      : [{ type: 'visit', visit: { at, end, ...stay, kind: kindOf(visit?.topCandidate.semanticType) } }];
  const [from, to] = [writtenPosition(activity?.start), writtenPosition(activity?.end)];
  return [
    ...points,
    ...visits,
    ...fixStep(at, from),
    ...fixStep(end, to),
    ...moveStep({ at, end, mode: activity?.topCandidate?.type, metres: activity?.distanceMeters }, from),
  ];
}

type Place = { readonly lat: number; readonly lon: number } | undefined;

function fixStep(at: number, place: Place, metres?: number): HistoryStep[] {
  if (place === undefined || !isTime(at)) return [];
  return [{ type: 'fix', fix: { at, ...place, ...(metres === undefined ? {} : { metres }) } }];
}

function moveStep(
  { at, end, mode, metres }: { at: number; end: number; mode: string | undefined; metres: number | undefined },
  from: Place,
): HistoryStep[] {
  if (from === undefined || mode === undefined || /unknown/i.test(mode)) return [];
  const words = mode.toLowerCase().replaceAll('_', ' ');
  return [{ type: 'move', move: { at, end, mode: words, metres }, near: { at, ...from } }];
}

/** Only where the program says so: of other kinds it knows no more than that there is a place. */
function kindOf(type: string | undefined): Visit['kind'] {
  if (type === undefined) return undefined;
  if (/home/i.test(type)) return 'home';
  return /work/i.test(type) ? 'work' : undefined;
}

const signalSchema = z.looseObject({
  position: z
    .looseObject({ LatLng: word, latLng: word, accuracyMeters: numeric, timestamp: z.string() })
    .optional()
    .catch(undefined),
});

function signalSteps(value: unknown): HistoryStep[] | undefined {
  const read = signalSchema.safeParse(value);
  if (!read.success) return undefined;
  const { position } = read.data;
  if (position === undefined) return [];
  return fixStep(
    time(position.timestamp),
    writtenPosition(position.LatLng ?? position.latLng),
    position.accuracyMeters,
  );
}

const E7 = 1e-7;
/** Some old records hold 32-bit numbers that ran over. */
const unwrapped = (degrees: number, most: number): number => (degrees > most ? degrees - 2 ** 32 * E7 : degrees);
const inDegrees = (latE7: number, lonE7: number): Place =>
  positionOf(unwrapped(latE7 * E7, 90), unwrapped(lonE7 * E7, 180));

const recordSchema = z.looseObject({
  latitudeE7: z.number().optional(),
  longitudeE7: z.number().optional(),
  accuracy: numeric,
  timestamp: word,
  timestampMs: numeric,
});

function recordSteps(value: unknown): HistoryStep[] | undefined {
  const read = recordSchema.safeParse(value);
  if (!read.success) return undefined;
  const { latitudeE7, longitudeE7, accuracy, timestamp, timestampMs } = read.data;
  // Records of sensors alone have no position.
  if (latitudeE7 === undefined || longitudeE7 === undefined) return [];
  return fixStep(timestampMs ?? time(timestamp), inDegrees(latitudeE7, longitudeE7), accuracy);
}

const place = z.looseObject({
  latitudeE7: z.number().optional(),
  longitudeE7: z.number().optional(),
  name: word,
  address: word,
  semanticType: word,
});
const duration = z.looseObject({
  startTimestamp: word,
  endTimestamp: word,
  startTimestampMs: numeric,
  endTimestampMs: numeric,
});
const rawPoint = z.looseObject({ latE7: z.number(), lngE7: z.number(), timestamp: word, timestampMs: numeric });
const monthSchema = z.looseObject({
  placeVisit: z.looseObject({ location: place, duration }).optional(),
  activitySegment: z
    .looseObject({
      startLocation: place.optional(),
      endLocation: place.optional(),
      duration,
      distance: numeric,
      activityType: word,
      simplifiedRawPath: z
        .looseObject({ points: z.array(rawPoint) })
        .optional()
        .catch(undefined),
    })
    .optional(),
});

function monthSteps(value: unknown): HistoryStep[] | undefined {
  const read = monthSchema.safeParse(value);
  if (!read.success) return undefined;
  const { placeVisit, activitySegment } = read.data;
  return [
    ...(placeVisit === undefined ? [] : visitSteps(placeVisit)),
    ...(activitySegment === undefined ? [] : wayOf(activitySegment)),
  ];
}

type Duration = z.infer<typeof duration>;
const spanOf = (of: Duration): { readonly at: number; readonly end: number } => ({
  at: of.startTimestampMs ?? time(of.startTimestamp),
  end: of.endTimestampMs ?? time(of.endTimestamp),
});

function visitSteps({
  location: at,
  duration: lasted,
}: NonNullable<z.infer<typeof monthSchema>['placeVisit']>): HistoryStep[] {
  const span = spanOf(lasted);
  const where = inDegrees(at.latitudeE7 ?? 0, at.longitudeE7 ?? 0);
  if (where === undefined || !isTime(span.at) || !(span.end >= span.at) || !isTime(span.end)) return [];
  const { name, address, semanticType } = at;
  return [{ type: 'visit', visit: { ...span, ...where, name, address, kind: kindOf(semanticType) } }];
}

function wayOf(way: NonNullable<z.infer<typeof monthSchema>['activitySegment']>): HistoryStep[] {
  const span = spanOf(way.duration);
  if (!isTime(span.at) || !(span.end >= span.at)) return [];
  const ends = [way.startLocation, way.endLocation].map((one) =>
    one === undefined ? undefined : inDegrees(one.latitudeE7 ?? 0, one.longitudeE7 ?? 0),
  );
  const points = way.simplifiedRawPath?.points ?? [];
  return [
    ...fixStep(span.at, ends[0]),
    ...points.flatMap((one) => fixStep(one.timestampMs ?? time(one.timestamp), inDegrees(one.latE7, one.lngE7))),
    ...fixStep(span.end, ends[1]),
    ...moveStep({ ...span, mode: way.activityType, metres: way.distance }, ends[0]),
  ];
}
