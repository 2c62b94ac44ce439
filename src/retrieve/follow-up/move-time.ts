import { type LeafOf, leaf, leavesIn, type PlanNode } from '../../memory/query-plan.ts';
import { addDays, calendarSpan } from '../../memory/time-span.ts';
import { partsOf } from '../algebra/plan-parts.ts';
import { dayOf, daySpan, isoDay, lastOfMonth, localOf, millisOf, monthsSpan, type Span } from '../planner/calendar.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { plan } from '../planner/planner.ts';
import type { ShiftUnit } from './act.ts';

type TimeLeaf = LeafOf<'time'>;
const isTime = (node: PlanNode): node is TimeLeaf => node.kind === 'leaf' && node.tool === 'time';

/** Where a follow-up's time stands to the time before it. */
export type TimeContext = { readonly gazetteer: Gazetteer; readonly now: string; readonly words: string };

const spanOf = ({ args: { start, end } }: TimeLeaf): Span | undefined =>
  start === undefined || end === undefined ? undefined : { start, end };
const isWholeYear = (span: Span): boolean => {
  const year = calendarSpan(span.start.slice(0, 4), 'row');
  return span.start === year.start && span.end === year.end;
};
const inOneYear = (span: Span): boolean => span.start.slice(0, 4) === span.end.slice(0, 4);

/** Hours and weekdays recur within whatever span is asked; spans, months and feasts take each other's place. */
const recursOnly = (node: PlanNode): boolean =>
  leavesIn(node).every(
    (l) =>
      l.tool === 'time' &&
      l.args.start === undefined &&
      l.args.end === undefined &&
      l.args.tag === undefined &&
      l.args.months === undefined,
  );

/**
 * The times that hold after a follow-up named new ones. A year alone moves a named part of another year ("May 2023",
 * then "2022": May 2022); a month or a day alone stays in the year or month before; parts of day refine; else the new
 * time takes the old one's place.
 */
export function replacedTimes(old: readonly PlanNode[], fresh: readonly PlanNode[], context: TimeContext): PlanNode[] {
  const kept = fresh.every(recursOnly) ? old.filter((node) => !recursOnly(node)) : old.filter(recursOnly);
  const before = old.find((node): node is TimeLeaf => isTime(node) && !recursOnly(node));
  const placed = fresh.map((node) => (isTime(node) && before !== undefined ? relativeTo(before, node, context) : node));
  return [...kept, ...placed];
}

function relativeTo(before: TimeLeaf, fresh: TimeLeaf, context: TimeContext): PlanNode {
  const [old, span] = [spanOf(before), spanOf(fresh)];
  const whole = /\b(?:all|whole|entire|full)\b|[全整]年/i.test(context.words);
  const partly = whole
    ? false
    : old === undefined
      ? before.args.start === undefined
      : inOneYear(old) && !isWholeYear(old);
  if (span !== undefined && isWholeYear(span) && partly)
    return partOfYear(before.args.said ?? '', span.start.slice(0, 4), context) ?? fresh;
  const months = fresh.args.months !== undefined && span === undefined && fresh.args.said !== undefined;
  if (months && old !== undefined && inOneYear(old))
    return partOfYear(fresh.args.said ?? '', old.start.slice(0, 4), context) ?? fresh;
  return fresh;
}

/** What the words of a time mean in another year; absent when they name no part of a year. */
function partOfYear(said: string, year: string, { gazetteer, now }: TimeContext): PlanNode | undefined {
  const part = said
    .replace(/\b(?:19|20)\d\d\b|(?:19|20)\d\d(?=年)/g, ' ')
    .replace(/\b(?:in|on|at|of|from|during|the|last|this|next|past|over|around|year)\b/gi, ' ')
    .replace(/[年的]|去(?=年)|[今去前明]年/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (part === '' || /^\d+$/.test(part)) return undefined;
  const words = /\p{Script=Han}/u.test(part) ? `${year}年${part}` : `${part} ${year}`;
  const { constraints } = partsOf(plan(words, gazetteer, now).root);
  const times = constraints.filter(isTime);
  if (times.length !== constraints.length || times.length > 2) return undefined;
  const [first, second] = times;
  // A feast and a year that were read apart are the feast of that year.
  const only =
    first === undefined || second === undefined
      ? first
      : leaf('time', { ...first.args, ...second.args, said: words }, 'prefer');
  if (only === undefined || (second !== undefined && only.args.tag === undefined)) return undefined;
  return only.args.start?.startsWith(year) === true || only.args.tag !== undefined ? only : undefined;
}

/** "The 8th", "8号": a day of the month that was asked before. */
export function dayOfMonth(words: string, old: readonly PlanNode[]): PlanNode | undefined {
  const day = Number(
    /^(?:on |and )?(?:the )?(\d{1,2})(?:st|nd|rd|th)$|^(\d{1,2})[号日]$/i
      .exec(words)
      ?.slice(1)
      .find((n) => n !== undefined),
  );
  const span = old
    .filter(isTime)
    .map(spanOf)
    .find((found) => found !== undefined && found.start.slice(0, 7) === found.end.slice(0, 7));
  if (
    span === undefined ||
    !(day >= 1 && day <= lastOfMonth(Number(span.start.slice(0, 4)), Number(span.start.slice(5, 7))))
  )
    return undefined;
  return leaf('time', { ...daySpan(`${span.start.slice(0, 8)}${String(day).padStart(2, '0')}`), said: words }, 'must');
}

/** The span that lies whole units before or after another: of the same length where that is such a unit or a part of a year. */
export function shifted(span: Span, unit: ShiftUnit, by: number): Span {
  const [year, month] = [Number(span.start.slice(0, 4)), Number(span.start.slice(5, 7))];
  switch (unit) {
    case 'year':
      return { start: inYear(span.start, by), end: inYear(span.end, by, span.start.slice(8, 10) === '01') };
    case 'month': {
      const from = by < 0 ? month : Number(span.end.slice(5, 7)) + 12 * (Number(span.end.slice(0, 4)) - year);
      return monthsSpan(year, from + by);
    }
    case 'week':
    case 'weekend':
      return moved(span, 7, by);
    case 'day':
      return moved(span, 1, by);
  }
}

/** A span no longer than the unit moves as it is; from a longer one it is the unit right before or after. */
function moved(span: Span, days: number, by: number): Span {
  const length = (millisOf(span.end) - millisOf(span.start)) / 86_400_000;
  // From one day "the week before" is the seven days before it.
  const isOneDay = days > 1 && dayOf(span.start) === dayOf(span.end);
  if (length <= days && !isOneDay)
    return { start: movedDay(span.start, days * by), end: movedDay(span.end, days * by) };
  const from = by < 0 ? addDays(dayOf(span.start), days * by) : addDays(dayOf(span.end), 1 + days * (by - 1));
  return daySpan(from, addDays(from, days - 1));
}

const movedDay = (local: string, days: number): string => `${addDays(dayOf(local), days)}${local.slice(10)}`;

/** The same day of another year; `monthEnd` keeps the last day of a month the last, so that February stays whole. */
function inYear(local: string, by: number, monthEnd = false): string {
  const [year, month, day] = [Number(local.slice(0, 4)) + by, Number(local.slice(5, 7)), Number(local.slice(8, 10))];
  const last = lastOfMonth(year, month);
  const kept = day > last || (monthEnd && day === lastOfMonth(year - by, month)) ? last : day;
  return `${isoDay(year, month, kept)}${local.slice(10)}`;
}

/** A whole hour's slack, so that what happened together stays together. */
export const around = (start: string, end: string, hours: number): Span => ({
  start: localOf(millisOf(start) - hours * 3_600_000),
  end: localOf(millisOf(end) + hours * 3_600_000),
});
