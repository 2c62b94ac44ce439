import { slug } from '../../language/fold.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import { localMillis, weekdayOf } from '../../memory/time-span.ts';
import { dayOf } from '../planner/calendar.ts';
import { hitRates, type Reading, read, type Truth } from './evidence.ts';
import { saysName } from './item-words.ts';
import { spanBounds } from './span-bounds.ts';
import { dayInWords, rangeInWords } from './wording.ts';

const { sure, weak } = hitRates.time;

/** Media are made when they happen; a mail or note may speak of another time, so its own time only weighs. */
const datesItself = isPicture;

/**
 * How an item's time agrees with a span and with recurring parts. Dates that the text speaks of stand in, weakly. Without
 * `explain` the note stays empty.
 */
export function weighTime(args: LeafArgs<'time'>, item: MemoryItem, baseRate: number, explain = true): Reading {
  const { time } = item;
  if (time === undefined)
    return (
      mentioned(args, item, baseRate, explain) ??
      read('unknown', sure, baseRate, 'time unknown: neither for nor against')
    );
  const truth = agreement(args, item);
  if (truth === 'yes') return read('yes', sure, baseRate, explain ? takenIn(item, `inside ${rangeInWords(args)}`) : '');
  const other = mentioned(args, item, baseRate, explain);
  if (other !== undefined) return other;
  if (truth === 'unknown') return read('unknown', sure, baseRate, explain ? takenIn(item, 'too coarse to say') : '');
  const outside = explain ? takenIn(item, `outside ${rangeInWords(args)}`) : '';
  return datesItself(item)
    ? read('no', sure, baseRate, outside)
    : { ...read('no', weak, baseRate, outside), truth: 'unknown' };
}

/** When an item was taken, sent or said, and how that is to what was asked. */
function takenIn(item: MemoryItem, how: string): string {
  const verb = datesItself(item) ? 'taken' : item.modality === 'email' ? 'sent' : 'said';
  return `${verb} ${item.time === undefined ? '' : dayInWords(item.time.start)}, ${how}`;
}

function mentioned(args: LeafArgs<'time'>, item: MemoryItem, baseRate: number, explain: boolean): Reading | undefined {
  const named = args.tag === undefined ? undefined : dayNamed(args).find((name) => saysName(item, name));
  if (named !== undefined)
    return read('yes', weak, baseRate, explain ? `speaks of ${args.said ?? args.tag ?? ''}` : '');
  if (args.start === undefined && args.end === undefined) return undefined;
  const found = item.dates?.find((date) => insideSpan(args, date.start, date.end) === 'yes');
  if (found === undefined) return undefined;
  const note = explain ? `speaks of ${dayInWords(found.start)}, inside ${rangeInWords(args)}` : '';
  return read('yes', weak, baseRate, note);
}

/** The name of a holiday and what the question calls it: a mail of November may be about Christmas. */
export const dayNamed = ({ tag = '', said = '' }: Pick<LeafArgs<'time'>, 'tag' | 'said'>): readonly string[] =>
  [
    ...new Set([tag, said.replace(/^(?:about|at|on|of|for|over|during|around|the|this|last|next)\s+/iu, '')].map(slug)),
  ].filter((name) => name !== '');

/** Kleene's conjunction of all that the leaf asks: one known disagreement is a no, one doubt leaves it unknown. */
function agreement(args: LeafArgs<'time'>, item: MemoryItem): Truth {
  const { time } = item;
  if (time === undefined) return 'unknown';
  const isSpan = args.start !== undefined || args.end !== undefined;
  if (
    isSpan &&
    args.months === undefined &&
    args.weekdays === undefined &&
    args.hours === undefined &&
    args.tag === undefined
  )
    return insideSpan(args, time.start, time.end);
  const known = { subsecond: 3, second: 3, minute: 3, hour: 3, day: 2, month: 1, year: 0 }[time.precision];
  const parts: Truth[] = [];
  if (isSpan) parts.push(insideSpan(args, time.start, time.end));
  if (args.months !== undefined) parts.push(known < 1 ? 'unknown' : oneOf(args.months, Number(time.start.slice(5, 7))));
  if (args.weekdays !== undefined)
    parts.push(known < 2 ? 'unknown' : oneOf(args.weekdays, weekdayOf(dayOf(time.start))));
  if (args.hours !== undefined) parts.push(known < 3 ? 'unknown' : oneOf(args.hours, Number(time.start.slice(11, 13))));
  if (args.tag !== undefined) parts.push(tagged(args.tag, item));
  if (parts.includes('no')) return 'no';
  return parts.length === 0 || parts.includes('unknown') ? 'unknown' : 'yes';
}

const oneOf = (allowed: readonly number[], value: number): Truth => (allowed.includes(value) ? 'yes' : 'no');

/** Yes when the middle of the item's span lies in the asked span, no when the two do not touch, else unknown. */
function insideSpan(args: LeafArgs<'time'>, start: string, end: string): Truth {
  const { from, to } = spanBounds(args);
  const [first, last] = [localMillis(start), localMillis(end)];
  if (Number.isNaN(first) || Number.isNaN(last)) return 'unknown';
  if (last < from || first > to) return 'no';
  const middle = (first + last) / 2;
  return middle >= from && middle <= to ? 'yes' : 'unknown';
}

/** An item without temporal tags does not say which day it was. */
function tagged(tag: string, item: MemoryItem): Truth {
  const wanted = slug(tag).replaceAll('_', '');
  const tags = item.tags ?? [];
  if (tags.some((t) => slug(t.name).replaceAll('_', '').includes(wanted))) return 'yes';
  return tags.some((t) => t.source === 'temporal') ? 'no' : 'unknown';
}
