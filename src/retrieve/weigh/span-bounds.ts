import type { LeafArgs } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { localMillis } from '../../memory/time-span.ts';

/** The ends of an asked span in milliseconds of the wall clock; an open end is infinite. */
export type SpanBounds = { readonly from: number; readonly to: number };

/** The ends of a leaf's span, read once for all the items that it weighs. */
export const spanBounds = readOnce(
  ({ start, end }: LeafArgs<'time'>): SpanBounds => ({
    from: start === undefined ? Number.NEGATIVE_INFINITY : localMillis(start),
    to: end === undefined ? Number.POSITIVE_INFINITY : localMillis(end),
  }),
);
