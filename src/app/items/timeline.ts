import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type {
  TimelineCounts,
  TimelineDaysResponse,
  TimelineItem,
  TimelineMonthsResponse,
  TimelineResponse,
} from '../../contract/timeline-verb.ts';
import { type Modality, modalities } from '../../memory/item.ts';
import { wallClock } from '../../memory/time-span.ts';
import { modalityLetters, type TimelineRow, timelineKey } from '../../memory/timeline.ts';
import { perState } from '../../ports/per-state.ts';
import { eventBriefs, knownEvents } from '../events/event-briefs.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Which items, in which order. Bounds are both included and may be a year, a month, a day or a wall clock. */
export type TimelineAsked = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly month?: string | undefined;
  readonly undated?: boolean | undefined;
  readonly modality?: readonly Modality[] | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

const positionSchema = z.object({ undated: z.boolean(), key: z.string(), id: z.string() });
type Position = z.infer<typeof positionSchema>;

const PAGE = 200;

/** A page of the timeline. Without bounds, what has no time follows what has one. Errors: `invalid-cursor`. */
export async function timeline(memory: OpenMemory, asked: TimelineAsked = {}): Promise<TimelineResponse> {
  const { limit = PAGE, cursor } = asked;
  const position = cursor === undefined ? undefined : positionOf(cursor, positionSchema);
  const rows = await page(memory, asked, position, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next: Position | undefined =
    rows.length <= limit || last === undefined
      ? undefined
      : { undated: last.start === undefined, key: timelineKey(last), id: last.id };
  return {
    items: shown.map(timelineItem),
    events: await eventsAround(memory, shown),
    ...(next === undefined ? {} : { nextCursor: cursorOf(next) }),
  };
}

export function timelineItem({ appeal: _, ...row }: TimelineRow): TimelineItem {
  return row;
}

async function page(
  { store }: OpenMemory,
  { from, to, month, undated, modality, order }: TimelineAsked,
  position: Position | undefined,
  limit: number,
): Promise<TimelineRow[]> {
  const bounds = month === undefined ? { from, to } : { from: month, to: month };
  const isBounded = bounds.from !== undefined || bounds.to !== undefined;
  const chosen = { newestFirst: order === 'desc', ...(modality === undefined ? {} : { modalities: modality }) };
  const rows =
    undated === true || position?.undated === true
      ? []
      : await store.timeline({
          ...chosen,
          ...(bounds.from === undefined ? {} : { from: bounds.from }),
          ...(bounds.to === undefined ? {} : { to: bounds.to }),
          ...(position === undefined ? {} : { after: position }),
          limit,
        });
  if (rows.length === limit || isBounded) return rows;
  const after = position?.undated === true ? { after: position } : {};
  return [...rows, ...(await store.timeline({ ...chosen, undated: true, ...after, limit: limit - rows.length }))];
}

/** The events that share a moment with the stretch from the first to the last of these items. */
async function eventsAround(memory: OpenMemory, rows: readonly TimelineRow[]) {
  const keys = rows.map(timelineKey).filter((key) => key !== '');
  const [first, last] = [keys.at(0) ?? '', keys.at(-1) ?? ''].toSorted();
  if (first === undefined || last === undefined || first === '') return [];
  const known = await knownEvents(memory.store);
  const around = known.all.filter(({ span }) => wallClock(span.start) <= last && wallClock(span.end) >= first);
  return eventBriefs(memory, known, around);
}

const knownDays = perState((store) => store.timelineDays(), ['item']);

/** Kind and shape of every item of every day. */
export async function timelineDays(memory: OpenMemory): Promise<TimelineDaysResponse> {
  const days = await knownDays(memory.store);
  return {
    days: days.flatMap(({ day, codes }) => (day === undefined ? [] : [{ day, codes }])),
    undated: days.find(({ day }) => day === undefined)?.codes ?? '',
  };
}

/** How many items of each kind every month has. */
export async function timelineMonths(memory: OpenMemory): Promise<TimelineMonthsResponse> {
  const { days, undated } = await timelineDays(memory);
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return {
    months: [...months].map(([month, of]) => ({ month, ...countsOf(of.map(({ codes }) => codes)) })),
    undated: countsOf([undated]),
  };
}

function countsOf(codes: readonly string[]): TimelineCounts {
  const letters = new Map<string, number>();
  let items = 0;
  for (const text of codes) {
    for (let at = 0; at < text.length; at += 2) {
      const letter = text.charAt(at);
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
      items += 1;
    }
  }
  const of = Object.fromEntries(modalities.map((kind) => [kind, letters.get(modalityLetters[kind]) ?? 0]));
  return { items, ...(of as Record<Modality, number>) };
}
