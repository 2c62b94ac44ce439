import { PatternTable } from '../../language/pattern-table.ts';
import { addDays } from '../../memory/time-span.ts';
import { dayOf, localOf, millisOf, monthsSpan, type Span } from './calendar.ts';
import { mask, type QuestionText } from './question-text.ts';
import type { TimeContext, TimePoint } from './time-context.ts';
import type { TimePhrase } from './time-phrases.ts';
import { anchored } from './time-points.ts';
import { chineseRules } from './time-rules-zh.ts';

const rules = new PatternTable(
  chineseRules.map((rule) => ({ ...rule, everywhere: new RegExp(rule.pattern.source, 'gu') })),
);

/** Every time that Chinese words of the question name, and the question without those words. */
export function timePhrasesZh(
  question: QuestionText,
  context: TimeContext,
): { readonly phrases: TimePhrase[]; readonly question: QuestionText } {
  let left = question;
  const phrases: TimePhrase[] = [];
  for (const { everywhere, read } of rules.rowsFor(left.rest)) {
    for (const m of left.rest.matchAll(everywhere)) {
      const found = m[0] === '' ? undefined : read(m, context);
      if (found === undefined) continue;
      phrases.push({ start: m.index, end: m.index + m[0].length, ...found });
      left = mask(left, m.index, m.index + m[0].length);
    }
  }
  const ordered = phrases.toSorted((a, b) => a.start - b.start);
  const joined = ordered.reduce<TimePhrase[]>((done, phrase) => joinTo(done, phrase, question.text, context), []);
  const bounded = joined.map((phrase) => boundedBy(phrase, question.text, context));
  return { phrases: bounded, question: bounded.reduce((q, { start, end }) => mask(q, start, end), left) };
}

const isSpan = ({ args }: TimePoint): boolean => args.start !== undefined || args.end !== undefined;
const isRecurring = ({ args }: TimePoint): boolean =>
  !isSpan({ args, exact: false }) && (args.hours ?? args.weekdays ?? args.months) !== undefined;

/** 从三月到五月 is one span, 昨天晚上 one time, 去年的周末 the weekends of that year. */
function joinTo(done: readonly TimePhrase[], phrase: TimePhrase, text: string, context: TimeContext): TimePhrase[] {
  const last = done.at(-1);
  if (last === undefined) return [phrase];
  const gap = text.slice(last.end, phrase.start);
  if (/^(?:到|至|-|—|–|~|～|和|与)$/u.test(gap)) {
    const isBetween = /^(?:之间|期间|间)/u.test(text.slice(phrase.end));
    const [from, to] = lentYears(last, phrase, text);
    const range = (gap !== '和' && gap !== '与') || isBetween ? rangeOf(from, to, context) : undefined;
    if (range !== undefined) return [...done.slice(0, -1), { ...range, start: last.start, end: phrase.end }];
  }
  const both = /^(?:和|与|及|、|或|或者)$/u.test(gap) ? unionOf(last, phrase) : undefined;
  if (both !== undefined) return [...done.slice(0, -1), { ...both, start: last.start, end: phrase.end }];
  const whole = [last, phrase].find(isSpan);
  const part = [last, phrase].find(isRecurring);
  if (/^的?$/u.test(gap) && whole !== undefined && part !== undefined && last.or === undefined) {
    const args = { ...part.args, ...whole.args };
    return [...done.slice(0, -1), { args, exact: whole.exact, start: last.start, end: phrase.end }];
  }
  if (/^的?$/u.test(gap) && isRecurring(last) && isRecurring(phrase))
    return [
      ...done.slice(0, -1),
      { args: { ...last.args, ...phrase.args }, exact: false, start: last.start, end: phrase.end },
    ];
  return [...done, phrase];
}

/** A day with its month and without a year. */
const isYearless = (phrase: TimePhrase, text: string): boolean =>
  isSpan(phrase) && /^(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?!.*年)/u.test(text.slice(phrase.start, phrase.end));

/** 2019年4月24日至5月2日, 4月24日到2019年5月2日: the day without a year is the nearest one after, or before, the other. */
function lentYears(from: TimePhrase, to: TimePhrase, text: string): readonly [TimePhrase, TimePhrase] {
  const [starts, ends] = [from.args.start, to.args.end];
  if (starts === undefined || ends === undefined) return [from, to];
  if (isYearless(to, text)) {
    const y = Number(starts.slice(0, 4));
    return [from, inYear(to, `${y}${ends.slice(4)}` < starts ? y + 1 : y)];
  }
  if (!isYearless(from, text)) return [from, to];
  const y = Number(ends.slice(0, 4));
  return [inYear(from, `${y}${starts.slice(4)}` > ends ? y - 1 : y), to];
}

const inYear = (phrase: TimePhrase, y: number): TimePhrase => {
  const { start, end, ...args } = phrase.args;
  return start === undefined || end === undefined
    ? phrase
    : { ...phrase, args: { ...args, start: `${y}${start.slice(4)}`, end: `${y}${end.slice(4)}` } };
};

/** 三月和四月, 周六或周日: one recurring time of both. */
function unionOf(a: TimePhrase, b: TimePhrase): TimePoint | undefined {
  for (const key of ['months', 'weekdays', 'hours'] as const) {
    const [first, second] = [a.args[key], b.args[key]];
    if (first === undefined || second === undefined || isSpan(a) || isSpan(b)) continue;
    const values = [...new Set([...first, ...second])].sort((x, y) => x - y);
    return { args: { [key]: values }, exact: a.exact && b.exact };
  }
  return undefined;
}

function rangeOf(from: TimePhrase, to: TimePhrase, context: TimeContext): TimePoint | undefined {
  const [first] = from.args.months ?? [];
  const [last] = to.args.months ?? [];
  if (!isSpan(from) && !isSpan(to)) {
    if (first === undefined || last === undefined) return undefined;
    const count = (last - first + 12) % 12;
    return {
      args: { months: [...Array(count + 1).keys()].map((i) => ((first - 1 + i) % 12) + 1).sort((a, b) => a - b) },
      exact: true,
    };
  }
  // 2022年3月到5月: the second takes its year from the first; 从三月到2023年五月 the other way.
  const start = isSpan(from)
    ? anchored(from, context)
    : anchored(from, { ...context, now: to.args.end ?? context.now });
  const end = isSpan(to) || start === undefined ? anchored(to, context) : followingMonth(start, last);
  return start === undefined || end === undefined || end.end < start.start
    ? undefined
    : { args: { start: start.start, end: end.end }, exact: from.exact && to.exact };
}

function followingMonth(from: Span, month: number | undefined): Span | undefined {
  if (month === undefined) return undefined;
  const year = Number(from.start.slice(0, 4));
  return monthsSpan(month >= Number(from.start.slice(5, 7)) ? year : year + 1, month);
}

const until = /^(?:以前|之前|前(?![天日年往几两])|为止)/u;
const since = /^(?:以后|之后|后(?![天年来面])|以来|开始|起|至今|到现在)/u;

/** 2020年以前, 从去年开始, 自三月以来. */
function boundedBy(phrase: TimePhrase, text: string, context: TimeContext): TimePhrase {
  const span = anchored(phrase, context);
  if (span === undefined || phrase.or !== undefined) return phrase;
  const tail = text.slice(phrase.end);
  const [before, behind] = [until.exec(tail)?.[0], since.exec(tail)?.[0]];
  const from = /(?:自从|从|自)$/u.exec(text.slice(0, phrase.start))?.[0] ?? '';
  if (before !== undefined) {
    const args = before === '为止' ? { end: span.end } : { end: localOf(millisOf(span.start) - 1000) };
    return { args, exact: phrase.exact, start: phrase.start, end: phrase.end + before.length };
  }
  if (behind !== undefined) {
    const inclusive = /以来|开始|起|至今|到现在/u.test(behind);
    const args = { start: inclusive ? span.start : `${addDays(dayOf(span.end), 1)}T00:00:00` };
    return { args, exact: phrase.exact, start: phrase.start - from.length, end: phrase.end + behind.length };
  }
  return phrase;
}
