import { mask, type QuestionText } from './question-text.ts';
import type { TimeContext } from './time-context.ts';
import { timePhrasesZh } from './time-phrases-zh.ts';
import { timeAt } from './time-points.ts';

export type Stated = { readonly question: QuestionText; readonly context: TimeContext };

const english =
  /\b(?:today(?:'s date)? is|(?:the )?current date(?: is|:)|as of)\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?/i;
const chinese = /(?:今天|当前日期|现在)(?:的日期)?是?[：:]?\s*(?=(?:19|20)\d\d年\d{1,2}月\d{1,2}[日号])/u;

/** "Today is 12 May 2024." moves now; the sentence is not part of the question. */
export function statedToday(q: QuestionText, context: TimeContext): Stated {
  const found = english.exec(q.rest) ?? chinese.exec(q.rest);
  if (found === null) return { question: q, context: toldOn(q, context) };
  const at = found.index + found[0].length;
  const date = chineseDate(q, at, context) ?? timeAt(q.rest, at, true, context);
  if (date === undefined) return { question: q, context };
  const clock = /^T? ?(\d{1,2}:\d{2})(?::\d{2})?/.exec(q.rest.slice(date.end))?.[0] ?? '';
  const end = date.end + clock.length;
  const tail = /^[\s.,;:)。，；）]*/u.exec(q.rest.slice(end))?.[0].length ?? 0;
  const time = /\d{1,2}:\d{2}/.exec(clock)?.[0].padStart(5, '0') ?? '12:00';
  const start = date.point.args.start;
  if (start === undefined) return { question: q, context };
  return {
    question: mask(q, found.index, end + tail),
    context: { ...context, now: `${start.slice(0, 10)}T${time}:00` },
  };
}

function chineseDate(q: QuestionText, at: number, context: TimeContext): ReturnType<typeof timeAt> {
  const found = timePhrasesZh(q, context).phrases.find((phrase) => phrase.start === at);
  return found && { point: { args: found.args, exact: found.exact }, end: found.end };
}

/** "Last week, as mentioned on 6 November": relative words are relative to when it was told. */
function toldOn(q: QuestionText, context: TimeContext): TimeContext {
  const found = /\b(?:mentioned|said|told|written|wrote|discussed|shared) (?:(?:it|this|that) )?on (?:the )?/i.exec(
    q.rest,
  );
  const date = found === null ? undefined : timeAt(q.rest, found.index + found[0].length, true, context);
  const { start, end } = date?.point.args ?? {};
  if (start === undefined || end === undefined || start.slice(0, 10) !== end.slice(0, 10)) return context;
  return { ...context, now: `${start.slice(0, 10)}T12:00:00` };
}
