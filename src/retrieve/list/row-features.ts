import { type Asked, daysAway } from '../../language/asked-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { localMillis } from '../../memory/time-span.ts';
import { type Day, dayOfItem, daysOf, itemsByDay, noDay, type SaidTable, windowsOf } from './day-rows.ts';
import type { WordLists } from './word-lists.ts';

/** An item that may be what a question is about: what the rankings say of it, and which place it has in them. */
export type Row = {
  readonly item: MemoryItem;
  readonly bm25: number;
  readonly byWords: number | undefined;
  readonly bySearch: number | undefined;
  /** As the search weighs it: in nats, and how probable; absent where it did not name it. */
  readonly weighed: { readonly score: number; readonly probability: number } | undefined;
};

/** What is learnt of, and whether more of it may only raise (1) or only lower (-1) an item; 0 is either. */
export const rowSigns = {
  bm25: 1,
  wordPlace: -1,
  searchPlace: -1,
  searchShare: 1,
  probability: 1,
  named: 1,
  off: -1,
  spoken: -1,
  near: 1,
  nearPlace: -1,
  window: 1,
  windowPlace: -1,
  day: 1,
  dayWhole: 1,
  dayPlace: -1,
  dayNear: 1,
  dayNearPlace: -1,
  dayBest: 1,
  dayHolds: 1,
  dayNamed: 1,
  dayBeside: 1,
  words: 0,
  dated: 0,
} as const satisfies Readonly<Record<string, 1 | -1 | 0>>;
type RowFeature = keyof typeof rowSigns;
export const rowFeatures = Object.keys(rowSigns) as readonly RowFeature[];

const NO_PLACE = 99;
const DAY = 86_400_000;
/** Where a question speaks of times, what lies so many days away counts e times less. */
const FADES_IN_DAYS = 7;
/** Days away of what has no time, or speaks of none. */
const FAR = 400;

/** How much is left of what lies so many days away from the times asked. */
export const fading = (days: number): number => Math.exp(-days / FADES_IN_DAYS);

/**
 * A row for each item, by `rowFeatures`: shares of the best and places among the others, so that no memory's own scale is
 * learnt. What is asked of a day is looked for in all rows of that day.
 */
export function rowsOf(rows: readonly Row[], asked: Asked, lists: WordLists): Float32Array {
  const named = namedBy(rows, asked);
  const columns = { ...ofItems(rows, asked, named), ...ofDays(rows, asked, lists, named) };
  const values = new Float32Array(rows.length * rowFeatures.length);
  const width = rowFeatures.length;
  for (const [at, name] of rowFeatures.entries()) {
    const column: readonly number[] = columns[name];
    for (let n = 0; n < rows.length; n++) values[n * width + at] = column[n] as number;
  }
  return values;
}

type DayFeature = Extract<RowFeature, `day${string}` | `window${string}`>;
type Columns<F extends RowFeature> = Readonly<Record<F, readonly number[]>>;

function ofItems(
  rows: readonly Row[],
  asked: Asked,
  named: readonly boolean[],
): Columns<Exclude<RowFeature, DayFeature>> {
  const off = rows.map(({ item }) => daysOff(item, asked));
  const near = rows.map(({ bm25 }, n) => bm25 * fading(off[n] as number));
  const top = Math.max(...rows.map(({ weighed }) => weighed?.score ?? -Infinity));
  const isDated = Number(asked.spans.length > 0);
  return {
    bm25: shares(rows.map(({ bm25 }) => bm25)),
    wordPlace: rows.map(({ byWords = NO_PLACE }) => Math.min(NO_PLACE, byWords)),
    searchPlace: rows.map(({ bySearch = NO_PLACE }) => Math.min(NO_PLACE, bySearch)),
    searchShare: rows.map(({ weighed }) => (weighed === undefined ? 0 : Math.exp(weighed.score - top))),
    probability: rows.map(({ weighed }) => weighed?.probability ?? 0),
    named: named.map(Number),
    off,
    spoken: rows.map(({ item }) => spokenOff(item, asked)),
    near: shares(near),
    nearPlace: places(near),
    words: rows.map(() => asked.words.length),
    dated: rows.map(() => isDated),
  };
}

function ofDays(rows: readonly Row[], asked: Asked, lists: WordLists, named: readonly boolean[]): Columns<DayFeature> {
  const items = rows.map(({ item }) => item);
  const byDay = itemsByDay(items);
  const table = tableOf(items, lists);
  const days = daysOf(
    byDay,
    table,
    rows.map(({ bm25 }) => bm25),
    named,
  );
  const names = [...days.keys()];
  const of = names.map((day) => days.get(day) ?? noDay);
  const at = new Map(names.map((day, n) => [day, n]));
  const atItem = items.map((item) => at.get(dayOfItem(item) ?? ''));
  /** What is known of days, as what is known of their items. */
  const toItems = (values: readonly number[], none = 0): number[] =>
    atItem.map((day) => (day === undefined ? none : (values[day] ?? none)));
  const window = windowsOf(byDay, table, rows.length);
  const said = of.map((day) => day.said);
  const near = said.map((score, n) => score * fading(daysOffDay(names[n] as string, asked)));
  const reachable = lists.each.reduce((sum, list) => sum + Math.max(0, ...list.values()), 0) || 1;
  return {
    window: shares(window),
    windowPlace: places(window),
    day: toItems(shares(said)),
    dayWhole: toItems(said.map((score) => score / reachable)),
    dayPlace: toItems(places(said), NO_PLACE),
    dayNear: toItems(shares(near)),
    dayNearPlace: toItems(places(near), NO_PLACE),
    dayBest: toItems(shares(of.map(({ best }) => best))),
    dayHolds: toItems(of.map(({ holds }) => holds)),
    dayNamed: toItems(of.map((day) => Number(day.named))),
    dayBeside: toItems(shares(names.map((day) => beside(days, day)))),
  };
}

const shares = (all: readonly number[]): number[] => {
  const most = Math.max(1e-6, ...all);
  return all.map((one) => one / most);
};

/** The place of each by its score, best first; those alike share the first of their places. */
function places(all: readonly number[]): number[] {
  const first = new Map<number, number>();
  for (const [at, score] of [...all].sort((a, b) => b - a).entries()) if (!first.has(score)) first.set(score, at);
  return all.map((score) => Math.min(NO_PLACE, first.get(score) ?? NO_PLACE));
}

function tableOf(items: readonly MemoryItem[], { each }: WordLists): SaidTable {
  const values = new Float64Array(items.length * each.length);
  for (const [n, { id }] of items.entries())
    for (const [word, list] of each.entries()) values[n * each.length + word] = list.get(id) ?? 0;
  return { words: each.length, values };
}

/** Days from an item to the times asked; 0 where none is asked for. */
function daysOff({ time }: MemoryItem, asked: Asked): number {
  if (asked.spans.length === 0) return 0;
  if (time === undefined) return FAR;
  const at = localMillis(time.start);
  return daysAway(asked, at, at);
}

const daysOffDay = (day: string, asked: Asked): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return asked.spans.length === 0 || Number.isNaN(at) ? 0 : daysAway(asked, at, at + DAY - 1);
};

/** Days from the nearest date that an item speaks of to the times asked. */
function spokenOff({ dates = [] }: MemoryItem, asked: Asked): number {
  if (asked.spans.length === 0) return 0;
  return Math.min(FAR, ...dates.map(({ start, end }) => daysAway(asked, localMillis(start), localMillis(end))));
}

/** Whether the question names somebody whom an item comes from, goes to, names or shows. */
function namedBy(rows: readonly Row[], { words }: Asked): boolean[] {
  const known = new Map<string, boolean>();
  const isAsked = (name: string): boolean => {
    const own = tokens(name);
    return own.length > 0 && own.every((token) => words.includes(token));
  };
  return rows.map(({ item: { people = [] } }) =>
    people.some(({ name = '' }) => {
      const is = known.get(name) ?? isAsked(name);
      known.set(name, is);
      return is;
    }),
  );
}

/** What the better of the two days beside a day says. */
function beside(days: ReadonlyMap<string, Day>, day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return 0;
  const near = [at - DAY, at + DAY].map((one) => new Date(one).toISOString().slice(0, 10));
  return Math.max(...near.map((one) => days.get(one)?.said ?? 0));
}
