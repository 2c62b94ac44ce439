import type { MemoryItem } from '../../memory/item.ts';

/** What each of some items says of each of some words, item by item. */
export type SaidTable = { readonly words: number; readonly values: Float64Array };

/** What the items of a day say together; shares of the whole are left to who compares days. */
export type Day = {
  /** For each word the most that any item of the day says, summed. */
  readonly said: number;
  /** The score of its best item. */
  readonly best: number;
  /** The share of the best items that it holds. */
  readonly holds: number;
  /** Whether the question names somebody of it. */
  readonly named: boolean;
};
export const noDay: Day = { said: 0, best: 0, holds: 0, named: false };

/** Of all items, so many are the best. */
const BEST = 20;
/** What words of an item's neighbours of the same day are worth, by their distance in order of time. */
const LENT = [1, 0.5, 0.3] as const;
const DAY_CHARACTERS = 10;

/** The day that an item is of, "2025-03-02". */
export const dayOfItem = ({ time }: MemoryItem): string | undefined => time?.start.slice(0, DAY_CHARACTERS);

/** The items of each day, by their numbers, in order of time. */
export function itemsByDay(items: readonly MemoryItem[]): ReadonlyMap<string, readonly number[]> {
  const key = ({ time, id }: MemoryItem): string => `${time?.start} ${id}`;
  const keys = items.map(key);
  const days = new Map<string, number[]>();
  for (const [n, item] of items.entries()) {
    const day = dayOfItem(item);
    if (day === undefined) continue;
    const known = days.get(day);
    if (known === undefined) days.set(day, [n]);
    else known.push(n);
  }
  for (const numbers of days.values()) numbers.sort((a, b) => ((keys[a] as string) < (keys[b] as string) ? -1 : 1));
  return days;
}

/** Days from their items: `scores` and `named` are each item's. */
export function daysOf(
  byDay: ReadonlyMap<string, readonly number[]>,
  table: SaidTable,
  scores: readonly number[],
  named: readonly boolean[],
): ReadonlyMap<string, Day> {
  const order = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number));
  const best = new Set(order.slice(0, BEST));
  return new Map(
    [...byDay].map(([day, numbers]) => [
      day,
      {
        said: saidTogether(table, numbers, () => 1),
        best: Math.max(...numbers.map((n) => scores[n] as number)),
        holds: numbers.filter((n) => best.has(n)).length / BEST,
        named: numbers.some((n) => named[n]),
      },
    ]),
  );
}

/** For each word the most that any of some items says, less by its distance, summed. */
export function saidTogether(
  { words, values }: SaidTable,
  numbers: readonly number[],
  shareOf: (at: number) => number,
): number {
  let sum = 0;
  for (let word = 0; word < words; word++) {
    let most = 0;
    for (let at = 0; at < numbers.length; at++) {
      const said = (values[(numbers[at] as number) * words + word] as number) * shareOf(at);
      if (said > most) most = said;
    }
    sum += most;
  }
  return sum;
}

/** For each item, what it and its neighbours in time of the same day say together. */
export function windowsOf(byDay: ReadonlyMap<string, readonly number[]>, table: SaidTable, items: number): number[] {
  const reach = LENT.length - 1;
  const windows = new Array<number>(items).fill(0);
  for (const numbers of byDay.values())
    for (const [at, n] of numbers.entries()) {
      const from = Math.max(0, at - reach);
      const around = numbers.slice(from, at + reach + 1);
      windows[n] = saidTogether(table, around, (place) => LENT[Math.abs(from + place - at)] ?? 0);
    }
  return windows;
}
