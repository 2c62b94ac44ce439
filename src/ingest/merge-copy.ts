import type { StoredItem } from '../memory/item.ts';
import type { Origin } from '../memory/origin.ts';
import { type FieldName, type Reading, reading } from '../memory/reading.ts';

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
]);

/** Two lists by the same extractor become one, first come first; other readings are kept as they were. */
function mergeReading(existing: Reading, incoming: Reading): Reading {
  if (!lists.has(existing.field)) return existing;
  const entries = [...(existing.value as readonly unknown[]), ...(incoming.value as readonly unknown[])];
  const unique = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
  return reading(existing.field, unique as never, existing.provenance);
}

/**
 * The same content met again, elsewhere or with other words about it (an album's copy, a sidecar): places and readings
 * are united and nothing that was known is lost. Returns the very same object when nothing is new.
 */
export function mergeCopy(existing: StoredItem, origin: Origin, incoming: readonly Reading[]): StoredItem {
  const known = [existing.origin, ...existing.copies].some((o) => samePlace(o, origin));
  const copies = known ? existing.copies : [...existing.copies, origin];
  const readings = [...existing.readings];
  let changed = !known;
  for (const next of incoming) {
    const at = readings.findIndex((r) => r.field === next.field && r.provenance.by === next.provenance.by);
    const before = readings[at];
    const merged = before === undefined ? next : mergeReading(before, next);
    if (before !== undefined && JSON.stringify(merged) === JSON.stringify(before)) continue;
    if (before === undefined) readings.push(merged);
    else readings[at] = merged;
    changed = true;
  }
  return changed ? { ...existing, copies, readings } : existing;
}
