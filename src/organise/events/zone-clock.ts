import { localMillis, type TimeSpan } from '../../memory/time-span.ts';

const formats = new Map<string, Intl.DateTimeFormat | undefined>();
const offsets = new Map<string, number>();
const MOST_CACHED = 50_000;

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    format = undefined;
  }
  formats.set(zone, format);
  return format;
}

/** Minutes east of UTC in `zone` around noon of the local day; 0 for a zone that is not known. */
function offsetMinutes(zone: string, localMs: number): number {
  const day = Math.floor(localMs / 86_400_000);
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const format = formatOf(zone);
  const noon = day * 86_400_000 + 43_200_000;
  let minutes = 0;
  if (format !== undefined) {
    const part = Object.fromEntries(format.formatToParts(noon).map((p) => [p.type, Number(p.value)]));
    const shown = Date.UTC(
      part['year'] ?? 0,
      (part['month'] ?? 1) - 1,
      part['day'] ?? 1,
      part['hour'] ?? 0,
      part['minute'] ?? 0,
    );
    minutes = Math.round((shown - noon) / 60_000);
  }
  if (offsets.size >= MOST_CACHED) offsets.clear();
  offsets.set(key, minutes);
  return minutes;
}

/**
 * Milliseconds since the epoch of a span's start: by its own offset, else by its zone, else as if it were read in the
 * owner's zone. Only differences of it are used, to tell how far items are apart.
 */
export function instantOf(time: TimeSpan, ownerZone: string): number {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(time.start)) return Date.parse(time.start);
  if (time.offset !== undefined) return Date.parse(time.start + time.offset);
  const local = localMillis(time.start);
  return local - offsetMinutes(time.zone ?? ownerZone, local) * 60_000;
}
