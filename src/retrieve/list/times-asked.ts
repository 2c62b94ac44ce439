import type { LeafOf, QueryPlan } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import { type SpanBounds, spanBounds } from '../weigh/span-bounds.ts';

/** Years back in which a month without a year is looked for. */
const MOST_YEARS = 10;

/**
 * The stretches of time that a question speaks of. A month without a year is that of each year until the question is asked,
 * as far back as the memory reaches.
 */
export function timesAsked({ root, now }: QueryPlan, years: ReadonlySet<number>): readonly SpanBounds[] {
  const times = leavesOf(root).flatMap(({ leaf, negated }) => (leaf.tool === 'time' && !negated ? [leaf.args] : []));
  const bound = times.filter(({ start, end }) => (start ?? end) !== undefined);
  const within = bound.map((args) => spanBounds(args));
  const months = times.flatMap((args) => monthsOf(args, localMillis(now), years));
  const both = months.filter((month) => within.some((span) => month.from <= span.to && span.from <= month.to));
  // "In March 2025" may come as a year and a month: then the month in that year is meant.
  return both.length > 0 ? both : [...within, ...months];
}

function monthsOf(
  { start, end, months = [] }: LeafOf<'time'>['args'],
  now: number,
  years: ReadonlySet<number>,
): SpanBounds[] {
  if ((start ?? end) !== undefined) return [];
  const latest = [...years].sort((a, b) => b - a).slice(0, MOST_YEARS);
  return latest.flatMap((year) =>
    months.flatMap((month) => {
      const from = Date.UTC(year, month - 1, 1);
      return from > now ? [] : [{ from, to: Date.UTC(year, month, 1) - 1 }];
    }),
  );
}
