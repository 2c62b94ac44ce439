import type { MemoryItem } from '../../memory/item.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';

type Limits = Pick<LeafArgs<'time'>, 'start' | 'end' | 'months' | 'weekdays' | 'hours' | 'tag'>;

/** The months as subjects of letters name them: English, German, French, Spanish, Italian, Portuguese, Dutch, Danish, Chinese. */
const months: readonly RegExp[] = [
  'january|januar|jänner|janvier|enero|gennaio|janeiro|januari|jan',
  'february|februar|feber|février|febrero|febbraio|fevereiro|februari|feb',
  'march|märz|mars|marzo|março|maart|marts|mar',
  'april|avril|abril|aprile|apr',
  'may|mai|mayo|maggio|maio|mei|maj',
  'june|juni|juin|junio|giugno|junho|jun',
  'july|juli|juillet|julio|luglio|julho|jul',
  'august|août|agosto|augustus|aug',
  'september|septembre|septiembre|settembre|setembro|sept?',
  'october|oktober|octobre|octubre|ottobre|outubro|oct|okt',
  'november|novembre|noviembre|novembro|nov',
  'december|dezember|décembre|diciembre|dicembre|dezembro|dec|dez',
].map(
  (names, i) => new RegExp(String.raw`(?<![\p{L}])(?:${names})(?![\p{L}])|(?<![\d第])${i + 1}\s?月(?!\s?\d)`, 'iu'),
);

const DAY = 86_400_000;
const MOST_APART_DAYS = 62;

/** “Strom 2022”, sent in January 2023, 3月份帳單, sent in February: what a subject says that a letter is for is its time. */
export function titledFor(
  { start, end, months: asked, weekdays, hours }: Limits,
  { title, time }: MemoryItem,
): boolean {
  if (title === undefined || time === undefined || weekdays !== undefined || hours !== undefined) return false;
  if (start === undefined || end === undefined)
    return asked?.length === 1 && months[(asked[0] ?? 0) - 1]?.test(title) === true;
  const year = start.slice(0, 4);
  if (start.slice(5, 10) === '01-01' && end.slice(0, 10) === `${year}-12-31`)
    return new RegExp(String.raw`(?<![\d./-])${year}(?![\d./-])`, 'u').test(title);
  const month = monthAsked({ start, end });
  const apart = Math.abs(localMillis(time.start) - localMillis(start)) / DAY;
  return month !== undefined && apart <= MOST_APART_DAYS && months[month - 1]?.test(title) === true;
}

/** The month that a question asks about, by itself or as a stretch of a year; nothing where it asks about another stretch. */
function monthAsked({ start, end, months: asked }: Limits): number | undefined {
  if (start === undefined || end === undefined) return asked?.length === 1 ? asked[0] : undefined;
  const isMonth =
    start.slice(0, 7) === end.slice(0, 7) && start.slice(8, 10) === '01' && Number(end.slice(8, 10)) >= 28;
  return isMonth ? Number(start.slice(5, 7)) : undefined;
}

/** A bill that calls itself November's is not October's, though it was sent then. */
export function titledForAnother(limits: Limits, { title, amounts = [] }: MemoryItem): boolean {
  const asked = monthAsked(limits);
  if (asked === undefined || title === undefined || amounts.length === 0) return false;
  const named = months.flatMap((month, i) => (month.test(title) ? [i + 1] : []));
  return named.length === 1 && named[0] !== asked;
}
