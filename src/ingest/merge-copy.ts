import { isDeepStrictEqual } from 'node:util';
import { unitedConversation } from '../memory/conversation.ts';
import type { StoredItem } from '../memory/item.ts';
import type { Origin } from '../memory/origin.ts';
import { type FieldName, type Reading, reading } from '../memory/reading.ts';
import { latestThings, type Thing } from '../memory/structured-data.ts';
import { unitedTrack } from '../memory/track.ts';

/** A file is the same one whichever of the folders above it was added. */
const samePlace = (a: Origin, b: Origin): boolean =>
  a.messageId === b.messageId && `${a.root}/${a.path}` === `${b.root}/${b.path}`;

const lists: ReadonlySet<FieldName> = new Set([
  'people',
  'entities',
  'tags',
  'amounts',
  'references',
  'dates',
  'attachments',
  'structuredData',
]);

const isConversation = (one: Reading): one is Reading<'body'> =>
  one.field === 'body' && one.value.messages !== undefined;

/**
 * Two lists by the same extractor become one, first come first, and so do two parts of a conversation; other readings are
 * kept as they were.
 */
function uniteReadings(existing: Reading, incoming: Reading): Reading {
  if (isConversation(existing) && isConversation(incoming)) {
    const united = unitedConversation(existing.value, incoming.value);
    return united === existing.value ? existing : reading('body', united, existing.provenance);
  }
  if (existing.field === 'track' && incoming.field === 'track') {
    const united = unitedTrack(existing.value, incoming.value);
    return united === existing.value ? existing : reading('track', united, existing.provenance);
  }
  if (!lists.has(existing.field)) return existing;
  const known = existing.value as readonly unknown[];
  const more = (incoming.value as readonly unknown[]).filter(
    (entry) => !known.some((k) => isDeepStrictEqual(k, entry)),
  );
  if (more.length === 0) return existing;
  const united = [...known, ...more];
  const value = existing.field === 'structuredData' ? latestThings(united as readonly Thing[]) : united;
  return reading(existing.field, value as never, existing.provenance);
}

/**
 * What its own place now says instead: all of a row; of a file not what was read together with its content (the zone of
 * a time comes from the position in the picture). What further places said stays.
 */
function saidAnew(existing: StoredItem, before: Reading, next: Reading): Reading {
  const isRow = existing.origin.sha256 === undefined;
  if (!isRow && (before.field === 'time' || before.field === 'media')) return before;
  // An export may begin later than the one before it did.
  if (isConversation(before) || before.field === 'track') return uniteReadings(before, next);
  return lists.has(before.field) && existing.copies.length > 0 ? uniteReadings(before, next) : next;
}

const isPlaced = (readings: readonly Reading[]): boolean =>
  readings.some((r) => r.field === 'place' && r.value.lat !== undefined);

/** The same moment on two clocks. */
const isSameMoment = (a: Reading, b: Reading): boolean =>
  a.field === 'time' && b.field === 'time' && Date.parse(a.value.start) === Date.parse(b.value.start);

/**
 * The same content met again, elsewhere or with other words about it (an album's copy, a sidecar): places and readings
 * are united and nothing that was known is lost. `anew` when a later import reads the place that it came from: what that
 * says now holds. Returns the very same object when nothing is new.
 */
export function mergeCopy(
  existing: StoredItem,
  origin: Origin,
  incoming: readonly Reading[],
  { anew = false } = {},
): StoredItem {
  const known = [existing.origin, ...existing.copies].some((o) => samePlace(o, origin));
  const replaces = anew && samePlace(existing.origin, origin);
  const copies = known ? existing.copies : [...existing.copies, origin];
  const readings = [...existing.readings];
  let changed = !known;
  // Where one place tells the position and the other did not, its clock is that of the position, the other's the owner's.
  const isPlacing = !isPlaced(existing.readings) && isPlaced(incoming);
  for (const next of incoming) {
    const at = readings.findIndex((r) => r.field === next.field && r.provenance.by === next.provenance.by);
    const before = readings[at];
    const merged =
      before === undefined || (isPlacing && isSameMoment(before, next))
        ? next
        : replaces
          ? saidAnew(existing, before, next)
          : uniteReadings(before, next);
    if (before !== undefined && isDeepStrictEqual(merged, before)) continue;
    if (before === undefined) readings.push(merged);
    else readings[at] = merged;
    changed = true;
  }
  return changed ? { ...existing, copies, readings } : existing;
}
