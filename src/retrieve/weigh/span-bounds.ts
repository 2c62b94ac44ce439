import type { LeafArgs } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';

/** The ends of an asked span in milliseconds of the wall clock; an open end is infinite. */
export type SpanBounds = { readonly from: number; readonly to: number };

const known = new WeakMap<LeafArgs<'time'>, SpanBounds>();

/** The ends of a leaf's span, read once for all the items that it weighs. */
export function spanBounds(args: LeafArgs<'time'>): SpanBounds {
  const kept = known.get(args);
  if (kept !== undefined) return kept;
  const { start, end } = args;
  const bounds = {
    from: start === undefined ? Number.NEGATIVE_INFINITY : localMillis(start),
    to: end === undefined ? Number.POSITIVE_INFINITY : localMillis(end),
  };
  known.set(args, bounds);
  return bounds;
}
