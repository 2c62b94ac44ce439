import type { LeafArgs } from '../../memory/query-plan.ts';
import { calendarSpan, monthNames } from '../../memory/time-span.ts';

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** "7 May 2023" */
export const dayInWords = (local: string): string =>
  `${Number(local.slice(8, 10))} ${monthNames[Number(local.slice(5, 7)) - 1] ?? ''} ${local.slice(0, 4)}`;

/** "May 2023", "2023", "7 May 2023 to 9 May 2023", "after 1 March 2024", "evenings": what a time leaf asks. */
export function rangeInWords(args: LeafArgs<'time'>): string {
  const parts = [
    ...spanInWords(args.start, args.end),
    ...(args.months === undefined ? [] : [args.months.map((m) => monthNames[m - 1] ?? '').join(', ')]),
    ...(args.weekdays === undefined ? [] : [args.weekdays.map((d) => weekdays[d - 1] ?? '').join(' and ')]),
    ...(args.hours === undefined ? [] : [`the hours ${args.hours.join(', ')}`]),
    ...(args.tag === undefined ? [] : [args.tag]),
  ];
  return parts.join(', ');
}

function spanInWords(start: string | undefined, end: string | undefined): string[] {
  if (start === undefined) return end === undefined ? [] : [`the time until ${dayInWords(end)}`];
  if (end === undefined) return [`the time since ${dayInWords(start)}`];
  const isSpan = (prefix: string): boolean => {
    const span = calendarSpan(prefix, 'row');
    return span.start === start && span.end === end;
  };
  if (isSpan(start.slice(0, 4))) return [start.slice(0, 4)];
  if (isSpan(start.slice(0, 7))) return [`${monthNames[Number(start.slice(5, 7)) - 1] ?? ''} ${start.slice(0, 4)}`];
  if (start.slice(0, 10) === end.slice(0, 10)) return [dayInWords(start)];
  return [`${dayInWords(start)} to ${dayInWords(end)}`];
}
