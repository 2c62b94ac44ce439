import type { LeafArgs } from '../../memory/query-plan.ts';
import type { Span } from './calendar.ts';

/** What relative words are relative to, and how the owner writes numeric dates. */
export type TimeContext = {
  readonly now: string;
  readonly southern: boolean;
  readonly dayFirst: boolean;
  /** Whose holidays are meant, ISO 3166-1. */
  readonly country?: string;
  /** Calendar years of the memory, in which a day that moves from year to year is looked for. */
  readonly years?: readonly number[];
  /** Whether anything in the memory is of a span of days, or speaks of it; absent: not known. */
  readonly holds?: (span: Span) => boolean;
};

/**
 * A time that words name. `exact`: the words are a calendar date or period, so a known other time is a contradiction.
 * `or`: other times that are meant as well, such as the same festival of other years.
 */
export type TimePoint = {
  readonly args: LeafArgs<'time'>;
  readonly exact: boolean;
  readonly or?: readonly LeafArgs<'time'>[];
  /** Of `args` and `or` one is meant, and the words do not say which. */
  readonly unsure?: true;
};

export type TimeRule = {
  readonly pattern: RegExp;
  readonly read: (m: RegExpExecArray, c: TimeContext) => TimePoint | undefined;
};

export const exactly = (span: Span | undefined): TimePoint | undefined => span && { args: { ...span }, exact: true };
export const roughly = (span: Span | undefined): TimePoint | undefined => span && { args: { ...span }, exact: false };
/** Whether the memory ends before this year: then nothing in it is recent. */
export const isLongAgo = ({ years, now }: TimeContext): boolean =>
  years !== undefined && years.length > 0 && Math.max(...years) < Number(now.slice(0, 4));
export const yearOf = (c: TimeContext): number => Number(c.now.slice(0, 4));
export const monthOf = (c: TimeContext): number => Number(c.now.slice(5, 7));
