import type { LocationSource } from './location.ts';
import { provenanceKinds } from './provenance.ts';
import type { Reading } from './reading.ts';
import type { TimeSource } from './time-span.ts';

/** Sources of time, most trusted first. This list is the whole rule for which of several readings is preferred. */
export const timeSourcePreference: readonly TimeSource[] = [
  'owner',
  'exif-offset',
  'exif-gps-zone',
  'xmp',
  'quicktime-local',
  'quicktime-utc',
  'exif-naive',
  'gps-clock',
  'sidecar',
  'date-header',
  'row',
  'session-date',
  'received-header',
  'file-name',
  'document',
  'parent',
  'event',
  'file-time',
];

/** Sources of place, most trusted first. */
export const locationSourcePreference: readonly LocationSource[] = [
  'owner',
  'exif-gps',
  'xmp-gps',
  'quicktime-gps',
  'sidecar',
  'row',
  'track',
  'geocoder',
  'text',
  'message',
  'look-alike',
  'event',
];

const rankIn = <T>(order: readonly T[], value: T): number => {
  const index = order.indexOf(value);
  return index === -1 ? order.length : index;
};

/**
 * Orders readings of one field, preferred first: the owner's correction, then what is not doubted, then the field's own list, then observed
 * before derived before inferred, then confidence, then the extractor's name, so that the order never depends on
 * the order of arrival.
 */
export function byPreference(a: Reading, b: Reading): number {
  return (
    Number(b.provenance.kind === 'corrected') - Number(a.provenance.kind === 'corrected') ||
    Number(isDoubted(a)) - Number(isDoubted(b)) ||
    sourceRank(a) - sourceRank(b) ||
    rankIn(provenanceKinds, a.provenance.kind) - rankIn(provenanceKinds, b.provenance.kind) ||
    (b.provenance.confidence ?? 1) - (a.provenance.confidence ?? 1) ||
    (a.provenance.by < b.provenance.by ? -1 : a.provenance.by > b.provenance.by ? 1 : 0)
  );
}

/** A camera whose clock was never set writes its birthday into every picture: believed only when nothing else is known. */
const DOUBTED_BELOW = 0.2;
const isDoubted = (reading: Reading): boolean => (reading.provenance.confidence ?? 1) < DOUBTED_BELOW;

function sourceRank(reading: Reading): number {
  if (reading.field === 'time') return rankIn(timeSourcePreference, reading.value.source);
  if (reading.field === 'place') return rankIn(locationSourcePreference, reading.value.source);
  return 0;
}
