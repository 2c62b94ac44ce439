import type { SourceEvent, SourceRecord } from '../memory/source-record.ts';

/** Records without bytes read ahead of what is taken: enough to keep every thread busy, few enough to hold what they bring. */
export const MOST_IN_HAND = 256;
/** What brings bytes along is held as if it were so many records. */
const WEIGHT_OF_BYTES = 4;
/** A longer text counts as several records: some 16 million characters are in hand at most, and one record of any length. */
const CHARACTERS_OF_ONE = 65_536;

/** What an event counts for in `MOST_IN_HAND`. */
export const weightInHand = (event: SourceEvent): number =>
  event.type === 'record' ? Math.max(1, weightOf(event.record)) : 1;

function weightOf({ modality, content, readings, parts }: SourceRecord): number {
  let weight = content === undefined ? 0 : WEIGHT_OF_BYTES;
  // A mail that comes from a server is in memory as a whole.
  if (modality === 'email') weight += Math.floor((content?.bytes ?? 0) / CHARACTERS_OF_ONE);
  for (const { value } of readings) weight += Math.floor(lengthOf(value) / CHARACTERS_OF_ONE);
  for (const { record } of parts) weight += weightOf(record);
  return weight;
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text.length
    : 0;
};
