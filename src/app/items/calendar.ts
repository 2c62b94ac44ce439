import type { CalendarResponse } from '../../contract/calendar.ts';
import { coverShape } from '../../contract/timeline-verb.ts';
import type { TimelineRow } from '../../memory/timeline.ts';
import type { OpenMemory } from '../open-memory.ts';
import { timelineDays } from './timeline.ts';

/** Pictures of a month that are looked at for covers. */
const LOOKED_AT = 2000;

/** The months of a year ("2023"), or the days of a month ("2023-05"), that have anything; each with its best picture. */
export async function calendar(memory: OpenMemory, period: string): Promise<CalendarResponse> {
  const { days } = await timelineDays(memory);
  const length = period.length + 3;
  const within = Map.groupBy(
    days.filter(({ day }) => day.startsWith(period)),
    ({ day }) => day.slice(0, length),
  );
  const covers = await coversOf(memory, period, [...within.keys()], length);
  return {
    years: [...new Set(days.map(({ day }) => day.slice(0, 4)))],
    entries: [...within].map(([at, of]) => {
      const cover = covers.get(at);
      const items = of.reduce((sum, { codes }) => sum + codes.length / 2, 0);
      return { at, items, ...(cover === undefined ? {} : { cover: coverShape.parse(cover) }) };
    }),
  };
}

/** The picture of most appeal of each month or day. */
async function coversOf(
  { store }: OpenMemory,
  period: string,
  parts: readonly string[],
  length: number,
): Promise<ReadonlyMap<string, TimelineRow>> {
  const isYear = period.length === 4;
  const stretches = isYear ? parts : [period];
  // A month of a year needs one picture: the first hundreds of it have a good one.
  const limit = isYear ? LOOKED_AT / 10 : LOOKED_AT;
  const best = new Map<string, TimelineRow>();
  for (const at of stretches) {
    for (const row of await store.timeline({ from: at, to: at, modalities: ['image', 'video'], limit })) {
      const part = row.start?.slice(0, length) ?? '';
      if (row.appeal > (best.get(part)?.appeal ?? Number.NEGATIVE_INFINITY)) best.set(part, row);
    }
  }
  return best;
}
