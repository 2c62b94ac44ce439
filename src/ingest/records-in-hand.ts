import type { SourceEvent } from '../memory/source-record.ts';

/** Records without bytes read ahead of what is taken: enough to keep every thread busy, few enough to hold what they bring. */
export const MOST_IN_HAND = 256;
/** What brings bytes along is held as if it were so many records. */
const WEIGHT_OF_BYTES = 4;

/** What an event counts for in `MOST_IN_HAND`. */
export function weightInHand(event: SourceEvent): number {
  return event.type === 'record' && (event.record.content !== undefined || event.record.parts.length > 0)
    ? WEIGHT_OF_BYTES
    : 1;
}
