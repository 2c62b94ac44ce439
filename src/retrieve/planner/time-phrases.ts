import { addDays } from '../../memory/time-span.ts';
import { dayOf, daySpan, localOf, millisOf, type Span } from './calendar.ts';
import { numberOfWord } from './number-words.ts';
import { mask, type QuestionText } from './question-text.ts';
import type { TimeContext, TimePoint } from './time-context.ts';
import { anchored, partAfter, timeAt } from './time-points.ts';

/** A time that the question names: where, what, and whether the words are explicit. */
export type TimePhrase = TimePoint & { readonly start: number; readonly end: number };

type Found = { readonly point: TimePoint; readonly end: number };
type Reader = (text: string, at: number, context: TimeContext) => Found | undefined;

/** Where the words end that stand at a position, in whatever case. */
const skipping = (pattern: RegExp): ((text: string, at: number) => number | undefined) => {
  const sticky = new RegExp(pattern.source, 'iy');
  return (text, at) => {
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    return found === null ? undefined : at + found[0].length;
  };
};

const spanPoint = (span: Partial<Span>): TimePoint => ({ args: span, exact: true });

/** "Between March and May 2023": the first takes its year from the second. */
function joined(first: TimePoint, second: TimePoint, context: TimeContext): Span | undefined {
  const to = anchored(second, context);
  if (to === undefined) return undefined;
  const from = anchored(first, { ...context, now: to.end }) ?? nearest(first, { ...context, now: to.end });
  return from === undefined || from.start > to.end ? undefined : { start: from.start, end: to.end };
}

/** "From 3 May to 5 May 2019": a day without a year is of the year of the day that it goes to. */
function yearLent(text: string, at: number, second: TimePoint, context: TimeContext): Span | undefined {
  const to = anchored(second, context);
  const first = to === undefined ? undefined : timeAt(text, at, true, { ...context, now: to.end });
  return first === undefined ? undefined : joined(first.point, second, context);
}

function range(opening: RegExp, middle: RegExp): Reader {
  const [skipOpening, skipMiddle] = [skipping(opening), skipping(middle)];
  return (text, at, context) => {
    const afterOpening = skipOpening(text, at);
    const first = afterOpening === undefined ? undefined : timeAt(text, afterOpening, true, context);
    const afterMiddle = first === undefined ? undefined : skipMiddle(text, first.end);
    const second = afterMiddle === undefined ? undefined : timeAt(text, afterMiddle, true, context);
    if (first === undefined || afterOpening === undefined || second === undefined) return undefined;
    const span = joined(first.point, second.point, context) ?? yearLent(text, afterOpening, second.point, context);
    return span && second ? { point: spanPoint(span), end: second.end } : undefined;
  };
}

/** "3–5 May 2023", "from the 3rd to the 5th of May": two days of one month. */
const dayRange: Reader = (text, at, context) => {
  const opening = /(?:from |between )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?| to | and | until )/iy;
  opening.lastIndex = at;
  const first = opening.exec(text);
  if (first === null) return undefined;
  const second = timeAt(text, at + first[0].length, false, context);
  const { start, end } = second?.point.args ?? {};
  if (second === undefined || start === undefined || end === undefined || dayOf(start) !== dayOf(end)) return undefined;
  const from = `${start.slice(0, 8)}${(first[1] ?? '').padStart(2, '0')}`;
  if (from > start) return undefined;
  return { point: spanPoint(daySpan(from, dayOf(end))), end: second.end };
};

function bounded(word: RegExp, bound: (span: Span) => Partial<Span>): Reader {
  const skip = skipping(word);
  return (text, at, context) => {
    const start = skip(text, at);
    const found = start === undefined ? undefined : timeAt(text, start, true, context);
    const span = found && anchored(found.point, context);
    return found && span ? { point: spanPoint(bound(span)), end: found.end } : undefined;
  };
}

const prepositions =
  /(?:(?:taken|made|sent|received|shot|dated|back|sometime|some time|at some point) )?(?:in|on|at|during|over|around|of|from|for|throughout|about|by)(?: the (?:month|year|week|weekend|day|night|morning|evening) of)? /;

function plain(opening: RegExp, cue: boolean): Reader {
  const skip = skipping(opening);
  return (text, at, context) => {
    const start = skip(text, at);
    const found = start === undefined ? undefined : timeAt(text, start, cue, context);
    const part = found && partAfter(text, found.end);
    if (found === undefined || part === undefined) return found;
    return { point: { ...found.point, args: { ...found.point.args, hours: part.hours } }, end: part.end };
  };
}

/** "Two days before Christmas", "the week after Easter 2023". */
const shifted: Reader = (text, at, context) => {
  const opening =
    /(?:(?:on|in) )?(?:(?:the )?(day|week|weekend|month)|(\d{1,2}|a|one|two|three|four|five|a few|a couple of) (day|week|month)s?) (before|after|following) (?!yesterday|last|i |we )(?:the )?/iy;
  opening.lastIndex = at;
  const found = opening.exec(text);
  const second = found === null ? undefined : timeAt(text, at + found[0].length, true, context);
  const anchor = second && (anchored(second.point, context) ?? nearest(second.point, context));
  if (found === null || second === undefined || anchor === undefined) return undefined;
  const count = found[2] === undefined ? 1 : (numberOfWord(found[2]) ?? 1);
  const length = { day: 1, week: 7, weekend: 7, month: 30 }[(found[1] ?? found[3] ?? 'day').toLowerCase()] ?? 1;
  const day = /before/i.test(found[4] ?? '') ? dayOf(anchor.start) : dayOf(anchor.end);
  const sign = /before/i.test(found[4] ?? '') ? -1 : 1;
  const far = addDays(day, sign * length * count);
  const near = length === 1 ? far : addDays(day, sign * (length * (count - 1) + 1));
  const [from, to] = far < near ? [far, near] : [near, far];
  return { point: { args: daySpan(from, to), exact: false }, end: second.end };
};

/** A festival without a year is the last one. */
const nearest = ({ or }: TimePoint, { now }: TimeContext): Span | undefined =>
  (or ?? [])
    .flatMap(({ start, end }) => (start === undefined || end === undefined || start > now ? [] : [{ start, end }]))
    .at(-1);

/** In order of trial at each word. */
const readers: readonly Reader[] = [
  shifted,
  dayRange,
  range(/between /, / and /),
  range(/from /, / (?:to|until|till|through|up to) /),
  range(
    /(?:(?:on|of|in|during) )?(?:the )?(?=\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? [a-z]{3,9}\b|[a-z]{3,9}\.?,? (?:\d{1,2}|(?:19|20)\d\d)\b)/,
    / ?[-–—] ?| (?:to|until|till|through) /,
  ),
  bounded(/(?:ever )?since (?:the )?/, (s) => ({ start: s.start })),
  bounded(/after /, (s) => ({ start: `${addDays(dayOf(s.end), 1)}T00:00:00` })),
  bounded(/(?:before|prior to) /, (s) => ({ end: localOf(millisOf(s.start) - 1000) })),
  bounded(/(?:until|till|up to) /, (s) => ({ end: s.end })),
  plain(prepositions, true),
  plain(/(?:)/, false),
];

/**
 * Every time that the question names, and the question without those words. `isName` keeps "June" and "April" for
 * people who are called so.
 */
export function timePhrases(
  question: QuestionText,
  context: TimeContext,
  isName: (word: string) => boolean,
): { readonly phrases: TimePhrase[]; readonly question: QuestionText } {
  let left = question;
  const phrases: TimePhrase[] = [];
  const starts = [...question.rest.matchAll(/[\p{L}\p{N}]+/gu)];
  for (const { index, 0: word } of starts) {
    if (!left.rest.startsWith(word, index)) continue;
    const found = isInTitle(question.text, index, word) ? undefined : firstOf(left.rest, index, context);
    if (found === undefined) continue;
    const lone = /^(?:(?:of|by|about|for) )?(\S+)$/i.exec(left.rest.slice(index, found.end))?.[1];
    if (lone !== undefined && isName(lone) && found.point.args.start === undefined) continue;
    phrases.push({ start: index, end: found.end, ...found.point });
    left = mask(left, index, found.end);
  }
  return {
    phrases: phrases.reduce<TimePhrase[]>((done, one) => unitedTo(done, one, question.text), []),
    question: left,
  };
}

/** "Three Winters", "A Long Autumn": a season with a capital behind another such word is of a name, and no time. */
const isInTitle = (text: string, at: number, word: string): boolean =>
  /^(?:Winter|Summer|Autumn|Spring|Fall)s?$/u.test(word) &&
  /(?:^|[ "“‘'(])(?!(?:Last|This|Next|That|Early|Late|Mid|The|In|During|Of|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}* $)\p{Lu}\p{Ll}+ $/u.test(
    text.slice(0, at),
  );

/** "Saturdays and Sundays", "in May or June": one recurring time of both. */
function unitedTo(done: readonly TimePhrase[], phrase: TimePhrase, text: string): TimePhrase[] {
  const last = done.at(-1);
  if (last === undefined || !/^(?:,? (?:and|or|&)(?: (?:in|on|at|the))*|,) $/i.test(text.slice(last.end, phrase.start)))
    return [...done, phrase];
  for (const key of ['months', 'weekdays', 'hours'] as const) {
    const [first, second] = [last.args[key], phrase.args[key]];
    if (first === undefined || second === undefined) continue;
    if (Object.keys(last.args).length > 1 || Object.keys(phrase.args).length > 1) continue;
    const values = [...new Set([...first, ...second])].sort((a, b) => a - b);
    const united = { args: { [key]: values }, exact: last.exact && phrase.exact, start: last.start, end: phrase.end };
    return [...done.slice(0, -1), united];
  }
  return [...done, phrase];
}

function firstOf(text: string, at: number, context: TimeContext): Found | undefined {
  for (const reader of readers) {
    const found = reader(text, at, context);
    if (found !== undefined) return found;
  }
  return undefined;
}
