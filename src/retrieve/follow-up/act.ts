import type { AskedType, PlanOrder } from '../../memory/query-plan.ts';
import type { Slot } from '../algebra/plan-parts.ts';

export const shiftUnits = ['year', 'month', 'week', 'weekend', 'day'] as const;
export type ShiftUnit = (typeof shiftUnits)[number];

/** What a follow-up does to the plan before it. */
export type Act =
  /** The year before, two days later: the time moves by whole units. */
  | { readonly do: 'shift'; readonly unit: ShiftUnit; readonly by: number }
  /** The one before, the next one (`single`); before that, in general. */
  | { readonly do: 'step'; readonly towards: 'before' | 'after'; readonly single: boolean }
  | { readonly do: 'else'; readonly asked: AskedType }
  | { readonly do: 'more' }
  | { readonly do: 'drop'; readonly slot: Slot }
  /** The whole year: the time becomes all of the unit that it lies in. */
  | { readonly do: 'widen-time'; readonly unit: 'year' | 'month' }
  /** Not only in Paris: whatever kind of constraint follows no longer counts. */
  | { readonly do: 'drop-named' }
  | { readonly do: 'show' }
  | { readonly do: 'pick'; readonly pick: 'first' | 'last' }
  /** The second one, the longest. */
  | { readonly do: 'order'; readonly order: PlanOrder }
  | { readonly do: 'negate' }
  | { readonly do: 'only' }
  /** Also: either. Together with: both. */
  | { readonly do: 'also'; readonly how: 'either' | 'both' }
  /** "Are you sure?", "newest first": nothing else is asked for. */
  | { readonly do: 'keep' }
  | { readonly do: 'replace' };

/** A row: words that stand for an act. What they match is taken out; the rest of the words is what the act is about. */
export type Cue = { readonly pattern: RegExp; readonly act: Act | ((m: RegExpExecArray) => Act | undefined) };
