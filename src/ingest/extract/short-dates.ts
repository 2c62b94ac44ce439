import { type CalendarDay, fullYear, isCalendarDay, isoDay, yearNear } from '../../language/calendar-day.ts';
import { monthByName, weekdayByName } from '../../language/calendar-words.ts';
import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import type { DayOrder, WrittenDate } from '../../language/written-dates.ts';

/** As tickets print it: "14MAY", "05SEP22". */
const compact = /(?<![\p{L}\p{N}])(\d{1,2})-?([A-Z]{3,4}|[A-Z][a-z]{2})-?(\d{4}|\d{2})?(?![\p{L}\p{N}])/gu;
/** "Sat 12/04", "Di. 5.7.": the weekday tells which is the month. */
const withWeekday = /(?<!\p{L})(\p{L}{2,10})\.?,?\s(?:the\s|den\s)?(\d{1,2})([/.])(\d{1,2})\.?(?![\d/:]|\.\d)/gu;
/** "am 05.07.", "vom 3.8. bis 7.8.": a dot behind the month. */
const afterWord =
  /(?<!\p{L})(?:am|vom|bis|zum|den|ab|seit|le|du|au|il|dal|al|el|del|op)\s(\d{1,2})\.(\d{1,2})\.(?!\d)/giu;
/** "on 12/04", "by 4/12". */
const afterPreposition =
  /(?<!\p{L})(?:on|by|due|until|till|before|from|since|date:?)\s(\d{1,2})\/(\d{1,2})(?![\d/])/giu;

/** 6/28(五), 7/13入住, 訂到7/15, 4/29-5/1: Chinese writes the month first, and says beside it that it is a day. */
const besideHan =
  /(?<![\d./:-])(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/])(?=\s?(?:[（(]\s?(?:周|星期|週|礼拜|禮拜)?[一二三四五六日天][）)]|(?:周|星期|週|礼拜|禮拜)[一二三四五六日天]|[～~—–-]\s?\d{1,2}\/\d{1,2}(?!\d)|入住|退房|離店|离店|起|前|之前|以前|開課|开课|開始|开始|到[货貨期]|[上中下]午|晚|早|凌晨|當天|当天|那天|送|出[发發]|見|见))|(?<=[于於到至在自从從改定约約期堂～~—–-]\s?)(?<month2>\d{1,2})\/(?<day2>\d{2}|\d(?=[号號日]))(?![\d/])/gu;

/** What each of the first, and each of the others, has: most texts have neither. */
const hasCompact = /\d-?[A-Z]/;
const hasParted = /\s\d\d?[/.]\d/;
const hasSlash = /\d\/\d/;
const han = /\p{Script=Han}/u;

/** Notes a day that a match says, of which so many first characters are skipped. */
type Push = (match: RegExpExecArray, from: CalendarDay | undefined, skipped?: number) => void;

/** Dates of which the year, or what parts the figures, is left out. `sentAt` lends the year that a weekday is tried with. */
export function shortDates(text: string, order: DayOrder, sentAt: string | undefined): WrittenDate[] {
  const found: WrittenDate[] = [];
  const push: Push = (match, from, skipped = 0) => {
    if (from === undefined || !isCalendarDay(from)) return;
    found.push({ from, start: match.index + skipped, end: match.index + match[0].length });
  };
  if (hasCompact.test(text)) pushCompact(text, push);
  if (hasSlash.test(text) && han.test(text)) pushBesideHan(text, push);
  if (!hasParted.test(text)) return found;
  for (const match of matchesIn(text, withWeekday)) {
    const weekday = weekdayByName.get(fold(match[1] ?? ''));
    if (weekday === undefined) continue;
    const skipped = match[0].search(/\d/);
    push(
      match,
      onWeekday(Number(match[2]), Number(match[4]), match[3] === '.' ? 'dmy' : order, weekday, sentAt),
      skipped,
    );
  }
  for (const match of matchesIn(text, afterWord))
    push(match, { day: Number(match[1]), month: Number(match[2]) }, match[0].search(/\d/));
  for (const match of matchesIn(text, afterPreposition))
    push(match, inOrder(Number(match[1]), Number(match[2]), order), match[0].search(/\d/));
  return found;
}

function pushBesideHan(text: string, push: Push): void {
  for (const match of matchesIn(text, besideHan)) {
    const { month, day, month2, day2 } = match.groups ?? {};
    push(match, { month: Number(month ?? month2), day: Number(day ?? day2) });
  }
}

function pushCompact(text: string, push: Push): void {
  for (const match of matchesIn(text, compact)) {
    const month = monthByName.get(fold(match[2] ?? ''));
    if (month === undefined) continue;
    const year = match[3] === undefined ? {} : { year: fullYear(match[3]) };
    push(match, { month, day: Number(match[1]), ...year });
  }
}

const inOrder = (a: number, b: number, order: DayOrder): CalendarDay =>
  (order === 'dmy' && b <= 12) || a > 12 ? { day: a, month: b } : { day: b, month: a };

/** Of both orders the one that falls on the weekday, else the usual one. */
function onWeekday(
  a: number,
  b: number,
  order: DayOrder,
  weekday: number,
  sentAt: string | undefined,
): CalendarDay | undefined {
  const usual = inOrder(a, b, order);
  const other = inOrder(a, b, order === 'dmy' ? 'mdy' : 'dmy');
  const falls = ({ month, day = 1 }: CalendarDay): boolean => {
    const year = isCalendarDay({ month, day }) ? yearNear({ month, day }, sentAt) : undefined;
    if (year === undefined) return false;
    return (new Date(`${isoDay(year, month, day)}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday - 1;
  };
  return [usual, other].find(falls) ?? (isCalendarDay(usual) ? usual : undefined);
}
