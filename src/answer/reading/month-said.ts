import { sentences } from '../../language/sentences.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { mainText } from '../../memory/item-text.ts';
import { calendarSpan, monthNames } from '../../memory/time-span.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { dayText } from '../wording.ts';
import { deedAsked } from './said-beside.ts';

const MOST_READ = 4;
const inMonth = new RegExp(
  String.raw`\b(?:in|from|since|until|this|next|of)\s+(?:early |late |mid-?)?(?<month>${monthNames.join('|')})\b(?! \d)(?! ?\d{1,2}(?:st|nd|rd|th)?\b)(?:,? (?<year>20\d\d))?`,
  'u',
);
const isOver = /\b(?:was|were|had|did|went|left|began|started|moved|last)\b/iu;

/** "Poppy starts school in September": the month, where the sentence has all that was asked of and no day. */
export function monthSaid({ text, supported, language, topic }: Question): Draft | undefined {
  const asked = [...contentTokens(deedAsked(text) ?? ''), ...topic.keys()];
  if (deedAsked(text) === undefined || topic.size === 0) return undefined;
  for (const { item } of supported.slice(0, MOST_READ)) {
    if (item.body === undefined || item.time === undefined) continue;
    for (const { text: line } of sentences(mainText(item.body))) {
      const { month, year } = inMonth.exec(line)?.groups ?? {};
      const has = new Set(tokens(line));
      if (month === undefined || !asked.every((token) => has.has(token))) continue;
      const at = monthOf(month, year, item.time.start, isOver.test(line));
      const { start, end } = calendarSpan(at, 'row');
      return {
        text: dayText(start, language, 'month'),
        type: 'number',
        citations: [cite(item.id, 'body', line), cite(item.id, 'time', item.time.start)],
        sureness: 0.8,
        notes: [],
        also: [item],
        value: { kind: 'moment', start, end },
      };
    }
  }
  return undefined;
}

/** The next of its name, or the last where it is told as over, against the day of writing; "2025-09". */
function monthOf(month: string, year: string | undefined, written: string, isPast: boolean): string {
  const number = (monthNames as readonly string[]).indexOf(month) + 1;
  const two = String(number).padStart(2, '0');
  if (year !== undefined) return `${year}-${two}`;
  const [own, now] = [Number(written.slice(0, 4)), Number(written.slice(5, 7))];
  const of = isPast ? (number > now ? own - 1 : own) : number < now ? own + 1 : own;
  return `${of}-${two}`;
}
