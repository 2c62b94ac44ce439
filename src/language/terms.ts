import { slug } from './fold.ts';

/**
 * Structured index terms. Each names one fact of an item, goes into the index unstemmed and in lower case, and is matched
 * exactly; a filter is a set of them. `has:*` says that a fact is known at all, so that unknown can be told from different.
 */
export const term = {
  modality: (modality: string) => `k:${modality}`,
  document: (kind: string) => `doc:${kind}`,
  year: (isoDay: string) => `y:${isoDay.slice(0, 4)}`,
  month: (isoDay: string) => `m:${isoDay.slice(0, 7)}`,
  day: (isoDay: string) => `d:${isoDay.slice(0, 10)}`,
  monthOfYear: (month: number) => `mo:${String(month).padStart(2, '0')}`,
  /** ISO weekday, 1 is Monday. */
  weekday: (weekday: number) => `w:${weekday}`,
  hour: (hour: number) => `h:${String(hour).padStart(2, '0')}`,
  tag: (name: string) => `g:${slug(name)}`,
  /** An album that an item lies in. */
  album: (name: string) => `al:${slug(name)}`,
  /** What a program saw in a picture, however sure. */
  sight: (name: string) => `v:${slug(name)}`,
  place: (name: string) => `c:${slug(name)}`,
  /** A known person, in any way. */
  person: (id: string) => `p:${id.toLowerCase()}`,
  /** A known person in one way, such as `ps:sender:<id>`. */
  personAs: (how: string, id: string) => `ps:${how}:${id.toLowerCase()}`,
  /** A bare name, in any way. */
  name: (name: string) => `n:${slug(name)}`,
  reference: (code: string) => `r:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
  importer: (importer: string) => `imp:${importer}`,
  batch: (batch: string) => `b:${batch.toLowerCase()}`,
  /** A place or time that an item speaks of, instead of where and when it is: `sc:rome`, `sm:2019-12`. */
  spoken: (made: string) => `s${made}`,
  has: (
    fact: 'time' | 'place' | 'coordinates' | 'people' | 'shown' | 'text' | 'amount' | 'ocr' | 'picture' | 'favourite',
  ) => `has:${fact}`,
} as const;

/**
 * The fewest year, month and day terms that cover a closed range of ISO days exactly.
 * Example: 2023-12-30 … 2025-01-01 is d:2023-12-30, d:2023-12-31, y:2024, d:2025-01-01.
 */
export function dayRangeTerms(from: string, to: string): string[] {
  const found: string[] = [];
  let day = from;
  while (day <= to) {
    const year = day.slice(0, 4);
    const month = day.slice(0, 7);
    const monthEnd = `${month}-${String(new Date(Date.UTC(Number(year), Number(day.slice(5, 7)), 0)).getUTCDate()).padStart(2, '0')}`;
    if (day === `${year}-01-01` && `${year}-12-31` <= to) {
      found.push(`y:${year}`);
      day = `${String(Number(year) + 1).padStart(4, '0')}-01-01`;
    } else if (day === `${month}-01` && monthEnd <= to) {
      found.push(`m:${month}`);
      day = nextDay(monthEnd);
    } else {
      found.push(`d:${day}`);
      day = nextDay(day);
    }
  }
  return found;
}

function nextDay(isoDay: string): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
