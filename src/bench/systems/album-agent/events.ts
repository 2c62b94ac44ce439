import type { MemoryItem } from '../../../memory/item.ts';
import { localMillis } from '../../../memory/time-span.ts';

/** PhotoBench §3.1: pictures within four hours of the one before belong together; fewer than three are no event. */
export const eventRules = { gapHours: 4, least: 3 } as const;

/** Pictures that were taken together, each event in order of time. Pictures without a time belong to none. */
export function eventsOf(items: readonly MemoryItem[]): MemoryItem[][] {
  const timed = items
    .flatMap((item) => (item.time === undefined ? [] : [{ item, at: localMillis(item.time.start) }]))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at);
  const events: MemoryItem[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const { item, at } of timed) {
    if (at - before > eventRules.gapHours * 3_600_000) events.push([]);
    events.at(-1)?.push(item);
    before = at;
  }
  return events.filter(({ length }) => length >= eventRules.least);
}
