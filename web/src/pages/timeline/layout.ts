import { ratioOfCode } from '../../../../src/memory/timeline.ts';
import { justifiedRows } from '../../parts/justified-rows.ts';
import { type Outline, type OutlineDay, positionsIn, type Shown, type Spot } from './outline.ts';

/** A picture in its row; with `line`, an email in that line of the column beside the pictures. */
export type Box = Spot & { readonly x: number; readonly width: number; readonly line?: number };
export type Head = { readonly day: number; readonly count: number; readonly x: number; readonly width: number };

/** A row of the page; `height` includes the space below it. */
export type Row =
  | {
      readonly kind: 'month';
      readonly month: string | undefined;
      /** The last of several months with few items that share this heading. */
      readonly until?: string;
      readonly count: number;
      readonly height: number;
    }
  | { readonly kind: 'trip'; readonly trip: number; readonly height: number }
  | { readonly kind: 'heads'; readonly heads: readonly Head[]; readonly height: number }
  | {
      readonly kind: 'pictures';
      readonly boxes: readonly Box[];
      /** Height of the pictures in pixels. */
      readonly tall: number;
      readonly height: number;
    }
  | { readonly kind: 'letter'; readonly spot: Spot; readonly height: number }
  /** Space before the next row. */
  | { readonly kind: 'gap'; readonly height: number }
  | { readonly kind: 'more'; readonly day: number; readonly rest: number; readonly height: number };

export type TripDays = { readonly from: string; readonly to: string };

export const pictureSizes = ['small', 'medium', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];
/** By how much pictures are smaller or larger than usual. */
const scale: Readonly<Record<PictureSize, number>> = { small: 0.6, medium: 1, large: 1.6 };

export type LayoutOptions = {
  readonly width: number;
  readonly shown: Shown;
  /** How large pictures are. */
  readonly size?: PictureSize;
  readonly order: 'asc' | 'desc';
  /** Trips in order of time. */
  readonly trips: readonly TripDays[];
  /** Days with all emails expanded. */
  readonly opened: ReadonlySet<number>;
};

export type Layout = {
  readonly rows: readonly Row[];
  /** Offsets of all rows, followed by the total height; pixels. */
  readonly tops: readonly number[];
};

const NARROW = 640;
const sizes = {
  wide: { target: 210, gap: 4, month: 68, trip: 104, heads: 44, letter: 44, least: 190, between: 24, after: 12 },
  narrow: { target: 118, gap: 3, month: 60, trip: 92, heads: 42, letter: 56, least: 150, between: 12, after: 8 },
} as const;

/** A column of emails beside the pictures of a small day, on wide pages. */
export const column = { width: 330, line: 50, lines: 4, gap: 12 } as const;

/** Number of emails shown per day among pictures; the rest is collapsed. */
const LETTERS_SHOWN = 3;

type Making = LayoutOptions & {
  readonly rows: Row[];
  readonly sizes: { readonly [Key in keyof (typeof sizes)['wide']]: number };
  /** Small days to be placed side by side. */
  line: { heads: Head[]; boxes: Box[]; x: number };
};

/**
 * Computes the exact layout from item types and aspect ratios, before items are loaded. So nothing moves when items
 * load, and the scroll bar is accurate.
 */
export function layOut({ days }: Outline, options: LayoutOptions): Layout {
  const usual = options.width < NARROW ? sizes.narrow : sizes.wide;
  const size = { ...usual, target: Math.round(usual.target * scale[options.size ?? 'medium']) };
  const making: Making = { ...options, rows: [], sizes: size, line: { heads: [], boxes: [], x: 0 } };
  const tripOf = tripsOfDays(days, options.trips);
  const dated = days.flatMap((day, n) => (day.day === undefined ? [] : [n]));
  const undated = days.flatMap((day, n) => (day.day === undefined ? [n] : []));
  const ordered = [...(options.order === 'asc' ? dated : dated.toReversed()), ...undated];
  const spans = monthSpans(
    ordered.map((n) => days[n]?.day?.slice(0, 7)),
    monthCounts(days, options.shown),
  );
  let span: MonthSpan | undefined;
  let trip: number | undefined;
  for (const n of ordered) {
    const day = days[n];
    if (day === undefined) continue;
    const { pictures, letters } = positionsIn(day.codes, options.shown);
    if (pictures.length + letters.length === 0) continue;
    const [spanOfDay, tripOfDay] = [spans.get(day.day?.slice(0, 7)), tripOf.get(n)];
    if (spanOfDay !== span && spanOfDay !== undefined) {
      endLine(making);
      making.rows.push({ kind: 'month', ...spanOfDay, height: size.month });
      span = spanOfDay;
    }
    if (tripOfDay !== trip) {
      endLine(making);
      if (tripOfDay !== undefined) making.rows.push({ kind: 'trip', trip: tripOfDay, height: size.trip });
      trip = tripOfDay;
    }
    const inOrder = (positions: number[]): number[] => (options.order === 'asc' ? positions : positions.reverse());
    layDay(making, day, n, inOrder(pictures), inOrder(letters));
  }
  endLine(making);
  return { rows: making.rows, tops: topsOf(making.rows) };
}

function layDay(making: Making, { codes }: OutlineDay, day: number, pictures: number[], letters: number[]): void {
  const { sizes: size, width, rows } = making;
  const all = pictures.map((at) => ({ at, aspect: ratioOfCode(codes.charAt(at * 2 + 1)) }));
  const laid = justifiedRows(all, { width, target: size.target, gap: size.gap });
  const [only] = laid;
  const isSmall = laid.length === 0 || (laid.length === 1 && (only?.height ?? 0) >= size.target);
  if (isSmall && mayStandBeside(making, pictures.length, letters.length)) {
    const wide = only?.boxes.map(({ of, width: own }) => ({ at: of.at, width: own })) ?? [];
    if (beside(making, day, wide, letters)) return;
  }
  endLine(making);
  rows.push({
    kind: 'heads',
    heads: [{ day, count: pictures.length + letters.length, x: 0, width }],
    height: size.heads,
  });
  for (const [n, row] of laid.entries()) {
    let x = 0;
    const boxes = row.boxes.map(({ of, width: wide }): Box => {
      const box = { day, at: of.at, x, width: wide };
      x += wide + size.gap;
      return box;
    });
    const isLast = n === laid.length - 1;
    rows.push({
      kind: 'pictures',
      boxes,
      tall: row.height,
      height: row.height + size.gap + (isLast ? size.after : 0),
    });
  }
  layLetters(making, day, letters);
}

function layLetters({ rows, sizes: size, shown, opened }: Making, day: number, letters: readonly number[]): void {
  const isFolded = shown === 'all' && !opened.has(day) && letters.length > LETTERS_SHOWN + 1;
  const visible = isFolded ? letters.slice(0, LETTERS_SHOWN) : letters;
  for (const at of visible) rows.push({ kind: 'letter', spot: { day, at }, height: size.letter });
  if (isFolded) rows.push({ kind: 'more', day, rest: letters.length - LETTERS_SHOWN, height: size.letter });
  if (letters.length > 0) rows.push({ kind: 'gap', height: size.after });
}

/** Emails are shown beside pictures if all types are shown and there is room for a column. */
const mayStandBeside = ({ shown, width, sizes: { target } }: Making, pictures: number, letters: number): boolean =>
  letters === 0
    ? pictures > 0
    : shown === 'all' && width >= NARROW && letters <= Math.min(column.lines, Math.floor(target / column.line));

/** A day whose pictures do not fill a row is placed beside similar days. False if the page is too narrow. */
function beside(
  making: Making,
  day: number,
  pictures: readonly { readonly at: number; readonly width: number }[],
  letters: readonly number[],
): boolean {
  const { sizes: size, width } = making;
  const pictured = pictures.reduce((sum, one) => sum + one.width + size.gap, 0);
  const lettered = letters.length === 0 ? 0 : column.width + (pictures.length === 0 ? 0 : column.gap);
  const wide = Math.max(pictured - (lettered === 0 ? size.gap : 0) + lettered, Math.min(size.least, width));
  if (wide > width) return false;
  if (making.line.x > 0 && making.line.x + wide > width) endLine(making);
  const { heads, boxes, x } = making.line;
  heads.push({ day, count: pictures.length + letters.length, x, width: wide });
  let at = x;
  for (const picture of pictures) {
    boxes.push({ day, at: picture.at, x: at, width: picture.width });
    at += picture.width + size.gap;
  }
  if (pictures.length > 0) at += column.gap;
  for (const [line, letter] of letters.entries()) boxes.push({ day, at: letter, x: at, width: column.width, line });
  making.line.x = x + wide + size.between;
  return true;
}

function endLine(making: Making): void {
  const { heads, boxes } = making.line;
  if (heads.length === 0) return;
  const { target, gap, after, heads: height } = making.sizes;
  const lines = Math.max(...boxes.map(({ line }) => (line === undefined ? 0 : line + 1)));
  const tall = boxes.some(({ line }) => line === undefined) ? target : lines * column.line;
  making.rows.push({ kind: 'heads', heads, height }, { kind: 'pictures', boxes, tall, height: tall + gap + after });
  making.line = { heads: [], boxes: [], x: 0 };
}

function monthCounts(days: readonly OutlineDay[], shown: Shown): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const { day, codes } of days) {
    const { pictures, letters } = positionsIn(codes, shown);
    const month = day?.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + pictures.length + letters.length);
  }
  return counts;
}

type MonthSpan = { readonly month: string | undefined; readonly until?: string; readonly count: number };

/** So few items of a month leave most of its space empty; so many share a heading. */
const sparse = { month: 10, span: 30 } as const;

/** Months of a year that follow each other and have few items share a heading, so that their days flow together. */
function monthSpans(
  months: readonly (string | undefined)[],
  counts: ReadonlyMap<string | undefined, number>,
): Map<string | undefined, MonthSpan> {
  const found: { months: (string | undefined)[]; count: number }[] = [];
  for (const month of new Set(months)) {
    const count = counts.get(month) ?? 0;
    if (count === 0) continue;
    const last = found.at(-1);
    const joins =
      last !== undefined &&
      month?.slice(0, 4) === last.months[0]?.slice(0, 4) &&
      count <= sparse.month &&
      last.count + count <= sparse.span &&
      last.months.every((one) => one !== undefined && (counts.get(one) ?? 0) <= sparse.month);
    if (joins) {
      last.months.push(month);
      last.count += count;
    } else found.push({ months: [month], count });
  }
  return new Map(
    found.flatMap(({ months: of, count }) => {
      const [first] = of;
      const until = of.length > 1 ? of.at(-1) : undefined;
      const span: MonthSpan = { month: first, count, ...(until === undefined ? {} : { until }) };
      return of.map((month) => [month, span] as const);
    }),
  );
}

function tripsOfDays(days: readonly OutlineDay[], trips: readonly TripDays[]): Map<number, number> {
  const found = new Map<number, number>();
  let next = 0;
  for (const [n, { day }] of days.entries()) {
    if (day === undefined) continue;
    while (next < trips.length && (trips[next]?.to ?? '') < day) next += 1;
    const trip = trips[next];
    if (trip !== undefined && trip.from <= day) found.set(n, next);
  }
  return found;
}

function topsOf(rows: readonly Row[]): number[] {
  const tops = [0];
  let top = 0;
  for (const { height } of rows) {
    top += height;
    tops.push(top);
  }
  return tops;
}

/** The row at an offset of the page; the last one beyond the end. */
export function rowAt({ rows, tops }: Layout, y: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The items of a row, from left to right. */
export function spotsOf(row: Row | undefined): readonly Spot[] {
  if (row?.kind === 'pictures') return row.boxes;
  return row?.kind === 'letter' ? [row.spot] : [];
}

/** The day of a row; the first if it has several. */
export function dayOf(row: Row | undefined): number | undefined {
  if (row?.kind === 'heads') return row.heads[0]?.day;
  if (row?.kind === 'more') return row.day;
  return spotsOf(row)[0]?.day;
}

/** The first row of this day, or of the next day with a row. */
export function rowOfDay({ rows }: Layout, day: number): number {
  const exact = rows.findIndex((row) =>
    row.kind === 'heads' ? row.heads.some((head) => head.day === day) : dayOf(row) === day,
  );
  if (exact >= 0) return exact;
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (const [n, row] of rows.entries()) {
    const of = dayOf(row);
    if (of === undefined || Math.abs(of - day) >= distance) continue;
    [best, distance] = [n, Math.abs(of - day)];
  }
  return Math.max(0, best);
}
