import type { WrittenInstant } from '../language/written-instant.ts';
import { instantMillis } from '../memory/time-span.ts';

const DAY = 86_400_000;
const FIRST_PHOTOGRAPH = '1826';

/** Zero points of clocks: what is written when there was no time to write. */
const epochs: ReadonlySet<string> = new Set([
  '1899-12-30T00:00:00',
  '1900-01-01T00:00:00',
  '1904-01-01T00:00:00',
  '1970-01-01T00:00:00',
  '1601-01-01T00:00:00',
]);

/** Midnights at which cameras start counting when their clock was never set. */
const unsetClocks =
  /^(1980-01-01|1980-01-06|1999-01-01|2000-01-01|2001-01-01|2002-01-01|2003-01-01|2010-01-01|2014-01-01)T00:0\d:\d\d/;

/** False for zero points, for times before photography and for times after tomorrow. */
export function believable(written: WrittenInstant, now: Date): boolean {
  const { wall } = written;
  if (wall.slice(0, 4) < FIRST_PHOTOGRAPH || epochs.has(wall.slice(0, 19))) return false;
  const at = wall.length <= 10 ? Date.parse(wall) : instantMillis(wall + (written.offset ?? ''));
  return at <= now.getTime() + DAY;
}

/** 0.1 for the default date of an unset camera clock, which nearly always is wrong; `undefined` when nothing speaks against it. */
export const trustOf = (written: WrittenInstant): number | undefined =>
  unsetClocks.test(written.wall) ? 0.1 : undefined;
