import { zoned } from '../../ingest/capture-time-zone.ts';
import { parseInstant, spanOf, type WrittenInstant } from '../../language/written-instant.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

/** A time as the owner wrote it: one, or the first and the last of a span ("2019-05-03/2019-05-07"). */
export type WrittenTime = { readonly from: WrittenInstant; readonly to: WrittenInstant };

/**
 * Reads a year, a month, a day or a moment, or two of them with a slash between. Errors: `usage` for what no calendar
 * has, and for a span that ends before it starts.
 */
export function writtenTime(said: string): WrittenTime {
  const [first = '', last = first, ...more] = said.split(/\s*\/\s*/);
  const from = parseInstant(first);
  const to = parseInstant(last);
  if (from === undefined || to === undefined || more.length > 0) {
    throw new MadeleineError('usage', `“${said}” is not a valid time.`, {
      action: 'Give a year, a month, a day or a time: 2019, 2019-05, 2019-05-07, 2019-05-07 14:30.',
    });
  }
  if (spanOf(from, 'owner').start > spanOf(to, 'owner').end) {
    throw new MadeleineError('usage', `“${said}” ends before it starts.`, { action: 'Put the earlier time first.' });
  }
  return { from, to };
}

/**
 * The span that the owner means of an item: a clock without an offset is that of the place where the item was made, else
 * the one by which its own time was told.
 */
export function spanSaid({ from, to }: WrittenTime, item: MemoryItem, geocoder: Geocoder): TimeSpan {
  const { lat, lon } = item.place ?? {};
  const zone = lat === undefined || lon === undefined ? item.time?.zone : geocoder.zone(lat, lon);
  const first = spanOf(onClock(from, zone), 'owner');
  const last = from === to ? first : spanOf(onClock(to, zone), 'owner');
  return {
    ...first,
    end: last.end,
    ...(zone === undefined || from.offset !== undefined || from.wall.length <= 10 ? {} : { zone }),
  };
}

const onClock = (written: WrittenInstant, zone: string | undefined): WrittenInstant =>
  written.offset !== undefined || zone === undefined ? written : (zoned(written, zone)?.written ?? written);
