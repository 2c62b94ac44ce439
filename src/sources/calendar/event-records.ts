import { createHash } from 'node:crypto';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import type { SourceRecord } from '../../memory/source-record.ts';
import type { Thing } from '../../memory/structured-data.ts';

const LONGEST_UID = 300;

/**
 * Each event as a record that says no more than its nodes: title, time and place follow from the latest version of them, which
 * may come with another file. Reservations that stood beside an event belong to it.
 */
export function eventRecords(things: readonly Thing[], origin: SourceRecord['origin']): SourceRecord[] {
  return things
    .filter(({ source }) => source === 'icalendar')
    .map((event) => {
      const beside = things.filter((one) => one.source !== 'icalendar' && one.readFrom === event.readFrom);
      return {
        modality: 'text',
        origin,
        identity: `ical:${keyOf(event)}`,
        readings: [reading('structuredData', [event, ...beside], observed('icalendar'))],
        parts: [],
      };
    });
}

/** Its UID, and the time that an instance of a recurring event had; the words of an event that has none. */
function keyOf(event: Thing): string {
  const { identifier, readFrom: _, ...said } = event;
  const isShort = typeof identifier === 'string' && identifier.length <= LONGEST_UID;
  return isShort
    ? identifier
    : createHash('sha256')
        .update(JSON.stringify([identifier, said]))
        .digest('hex');
}
