import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { getTimeline } from '../../../../src/contract/endpoints/timeline.ts';
import type { EventBrief, TimelineItem } from '../../../../src/contract/timeline-verb.ts';
import { call } from '../../api/call.ts';
import { keyOf, queryClient } from '../../api/use-read.ts';
import type { Outline, Spot } from './outline.ts';

/** Loaded data of a few days: their items in order, and their events. */
type Chunk = {
  readonly byDay: ReadonlyMap<string | undefined, readonly TimelineItem[]>;
  readonly events: readonly EventBrief[];
};

const LIMIT = 1000;

function chunkQuery({ days, chunks }: Outline, n: number) {
  const chunk = chunks[n];
  const [from, to] = [days[chunk?.first ?? -1]?.day, days[chunk?.last ?? -1]?.day];
  const of = from === undefined || to === undefined ? { undated: 'true' } : { from, to };
  const given = { query: { ...of, order: 'asc' as const, limit: LIMIT } };
  return {
    queryKey: keyOf(getTimeline, given),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Chunk> => {
      const items: TimelineItem[] = [];
      const events = new Map<string, EventBrief>();
      for (let cursor: string | undefined; ; ) {
        const query = { ...given.query, ...(cursor === undefined ? {} : { cursor }) };
        const page = await call(getTimeline, { query }, signal);
        items.push(...page.items);
        for (const event of page.events) events.set(event.id, event);
        cursor = page.nextCursor;
        if (cursor === undefined) break;
      }
      return { byDay: Map.groupBy(items, ({ start }) => start?.slice(0, 10)), events: [...events.values()] };
    },
  };
}

/** Loaded items and events. */
export type Known = {
  readonly itemAt: (spot: Spot) => TimelineItem | undefined;
  /** The events of a day, longest first; empty until loaded. */
  readonly eventsOn: (day: number) => readonly EventBrief[];
  readonly error: unknown;
  readonly again: () => void;
};

/** Loads the chunks that contain these days. */
export function useChunks(outline: Outline, wanted: readonly number[]): Known {
  const results = useQueries({
    queries: wanted.map((n) => chunkQuery(outline, n)),
    combine: useCallback((all: UseQueryResult<Chunk>[]) => all, []),
  });
  const loaded = new Map(wanted.map((n, at) => [n, results[at]?.data]));
  const error = results.find((result) => result.error !== null)?.error;
  const stamp = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  return useMemo(
    () => ({
      itemAt: ({ day, at }) => loaded.get(outline.chunkOf[day] ?? -1)?.byDay.get(outline.days[day]?.day)?.[at],
      eventsOn: (day) => {
        const date = outline.days[day]?.day;
        const events = loaded.get(outline.chunkOf[day] ?? -1)?.events ?? [];
        return date === undefined
          ? []
          : events.filter(({ kind, span }) => kind !== 'trip' && span.start.slice(0, 10) === date);
      },
      error,
      again: () => void queryClient.invalidateQueries({ queryKey: [getTimeline.id] }),
    }),
    [outline, wanted.join(), stamp, error],
  );
}

/** The items at these positions, loaded if necessary. Errors: `Problem`. */
export async function itemsAt(outline: Outline, spots: readonly Spot[]): Promise<TimelineItem[]> {
  const found: TimelineItem[] = [];
  const byChunk = Map.groupBy(spots, ({ day }) => outline.chunkOf[day] ?? 0);
  for (const [n, of] of byChunk) {
    const chunk = await queryClient.fetchQuery(chunkQuery(outline, n));
    for (const { day, at } of of) {
      const item = chunk.byDay.get(outline.days[day]?.day)?.[at];
      if (item !== undefined) found.push(item);
    }
  }
  return found;
}
