import { PatternTable } from '../../language/pattern-table.ts';
import { monthsSpan, type Span } from './calendar.ts';
import { hoursOf } from './relative-time.ts';
import { monthOf, type TimeContext, type TimePoint, type TimeRule, yearOf } from './time-context.ts';
import { afterCue, rules } from './time-rules.ts';

const compiled = (table: readonly TimeRule[]) =>
  new PatternTable(
    table.map((r) => ({
      ...r,
      pattern: new RegExp(r.pattern.source, 'i'),
      sticky: new RegExp(r.pattern.source, 'iy'),
    })),
  );
const always = compiled(rules);
const cued = compiled([...rules, ...afterCue]);

/** The time named at a position of a text, and where its words end. `cue` says that a preposition of time stands before. */
export function timeAt(
  text: string,
  at: number,
  cue: boolean,
  context: TimeContext,
): { readonly point: TimePoint; readonly end: number } | undefined {
  for (const { sticky, read } of (cue ? cued : always).rowsFor(text)) {
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found === null || found[0] === '') continue;
    const point = read(found, context);
    if (point !== undefined) return { point, end: at + found[0].length };
  }
  return undefined;
}

/** The hours of a part of day that follows a date at once: "yesterday evening", "on Friday morning". */
export function partAfter(text: string, at: number): { readonly hours: number[]; readonly end: number } | undefined {
  const found = /(?:,? in the| at)? (morning|afternoon|evening|night)s?\b/iy;
  found.lastIndex = at;
  const match = found.exec(text);
  return match === null ? undefined : { hours: hoursOf(match[1] ?? ''), end: at + match[0].length };
}

/** The span of a point that names one; a recurring month or season is taken as the last one that has begun. */
export function anchored(point: TimePoint, context: TimeContext): Span | undefined {
  const { start, end, months: recurring } = point.args;
  if (start !== undefined && end !== undefined) return { start, end };
  const [first] = recurring ?? [];
  if (first === undefined) return undefined;
  const y = yearOf(context);
  return monthsSpan(first <= monthOf(context) ? y : y - 1, first, recurring?.length ?? 1);
}
