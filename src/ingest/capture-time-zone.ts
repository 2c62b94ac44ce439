import { DateTime, FixedOffsetZone } from 'luxon';
import type { WrittenInstant } from '../language/written-instant.ts';
import { localMillis } from '../memory/time-span.ts';

const MINUTE = 60_000;

/** "+02:00" of minutes east of Greenwich. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * A wall clock put into an IANA zone. In the hour that autumn repeats, the GPS fix (UTC) decides, else the earlier of
 * both; in the hour that spring leaves out, the clock was not yet changed, so the offset before it holds. Both with
 * lower confidence. `undefined` for dates without a clock and for unknown zones.
 */
export function zoned(
  written: WrittenInstant,
  zone: string,
  fix?: WrittenInstant,
): { readonly written: WrittenInstant; readonly confidence: number | undefined } | undefined {
  if (written.wall.length <= 10) return undefined;
  const local = DateTime.fromISO(written.wall, { zone });
  if (!local.isValid) return undefined;
  const fits = local.toISO({ includeOffset: false })?.slice(0, 19) === written.wall.slice(0, 19);
  const possible = fits ? local.getPossibleOffsets() : [local.minus({ days: 1 })];
  const fixMillis = fix === undefined ? undefined : localMillis(fix.wall);
  const distance = (candidate: DateTime): number =>
    fixMillis === undefined
      ? -candidate.offset
      : Math.abs(localMillis(written.wall) - candidate.offset * MINUTE - fixMillis);
  const [chosen = local] = possible.toSorted((a, b) => distance(a) - distance(b));
  const certain = fits && possible.length === 1;
  return {
    written: { ...written, offset: offsetText(chosen.offset) },
    confidence: certain ? undefined : fits && fix !== undefined ? 0.9 : 0.6,
  };
}

/** A moment on the UTC clock (or with its own offset) as the wall clock of a zone ("Europe/Paris", "UTC+02:00"). */
export function atPlace(written: WrittenInstant, zone: string): WrittenInstant {
  if (written.wall.length <= 10) return written;
  const fixed = /^UTC([+-])(\d\d):(\d\d)$/.exec(zone);
  const target =
    fixed === null
      ? zone
      : FixedOffsetZone.instance(Number(`${fixed[1]}1`) * (Number(fixed[2]) * 60 + Number(fixed[3])));
  const moment = DateTime.fromISO(written.wall + (written.offset ?? 'Z'), { zone: target });
  if (!moment.isValid) return { ...written, offset: written.offset ?? '+00:00' };
  const wall = moment.toFormat(written.wall.length > 19 ? "yyyy-MM-dd'T'HH:mm:ss.SSS" : "yyyy-MM-dd'T'HH:mm:ss");
  return { wall, offset: offsetText(moment.offset), precision: written.precision };
}

/**
 * The offset that a wall clock must have had if it was read at the moment of a GPS fix: a multiple of 15 minutes
 * within two minutes, from -12:00 to +14:00; `undefined` when the two do not belong together.
 */
export function offsetByFix(written: WrittenInstant, fix: WrittenInstant): string | undefined {
  if (written.wall.length <= 10 || fix.wall.length <= 10) return undefined;
  const minutes = (localMillis(written.wall) - localMillis(fix.wall)) / MINUTE;
  const quarter = Math.round(minutes / 15) * 15;
  if (quarter < -12 * 60 || quarter > 14 * 60 || Math.abs(minutes - quarter) > 2) return undefined;
  return offsetText(quarter);
}
