import type { Amount } from '../memory/item-text.ts';
import { calendarSpan, monthNames } from '../memory/time-span.ts';

export type Language = 'en' | 'zh';

/** "7 May 2023", "2023年5月7日"; "May 2023" and "2023" where no more is known. `local` is an ISO local date or time. */
export function dayText(local: string, language: Language, precision: 'day' | 'month' | 'year' = 'day'): string {
  const [year, month, day] = [Number(local.slice(0, 4)), Number(local.slice(5, 7)), Number(local.slice(8, 10))];
  if (language === 'zh') {
    return `${year}年${precision === 'year' ? '' : `${month}月`}${precision === 'day' ? `${day}日` : ''}`;
  }
  const name = monthNames[month - 1] ?? '';
  if (precision === 'year') return String(year);
  return precision === 'month' ? `${name} ${year}` : `${day} ${name} ${year}`;
}

/** "5 May 2023 to 9 May 2023"; one day, "May 2023" or "2023" when the span is just that. */
export function spanText(start: string, end: string, language: Language): string {
  if (start.slice(0, 10) === end.slice(0, 10)) return dayText(start, language);
  for (const precision of ['year', 'month'] as const) {
    const span = calendarSpan(start.slice(0, precision === 'year' ? 4 : 7), 'row');
    if (span.start.slice(0, 10) === start.slice(0, 10) && span.end.slice(0, 10) === end.slice(0, 10))
      return dayText(start, language, precision);
  }
  return `${dayText(start, language)}${language === 'zh' ? '至' : ' to '}${dayText(end, language)}`;
}

/**
 * A day as the head of an answer, a time of day behind it. In Chinese with the figures too, which every reader of records
 * understands.
 */
export function dayAnswer(
  local: string,
  language: Language,
  precision: 'day' | 'month' | 'year' = 'day',
  clock?: string,
): string {
  const day = dayText(local, language, precision);
  const head = language === 'zh' && precision === 'day' ? `${day}（${local.slice(0, 10)}）` : day;
  return clock === undefined ? head : `${head} (${clock})`;
}

const symbols: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', CNY: '¥', INR: '₹' };

/** "€842.97"; "CHF 12.00"; the bare number when no currency is known. */
export function moneyText({ value, currency }: Pick<Amount, 'value' | 'currency'>): string {
  const digits = currency === 'JPY' || currency === 'KRW' ? 0 : 2;
  const number = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  if (currency === undefined) return number;
  return symbols[currency] === undefined ? `${currency} ${number}` : `${symbols[currency]}${number}`;
}

/** One thing with another in brackets, as the language writes them: "Hotel Aurora (€397.71)", "烤鱼（grilled fish）". */
export const beside = (head: string, what: string, language: Language): string =>
  language === 'zh' ? `${head}（${what}）` : `${head} (${what})`;

/** "1 night", "3 nights" */
export const countText = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "Anna, Ben and Cem", “安娜、小本” */
export function listText(names: readonly string[], language: Language): string {
  if (language === 'zh') return names.join('、');
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "85 seconds (1 min 25 s)" */
export function secondsText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? countText(whole, 'second') : `${whole} seconds (${clockLength(whole)})`;
}

function clockLength(whole: number): string {
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return [h > 0 ? `${h} h` : '', m > 0 ? `${m} min` : '', s > 0 || whole === 0 ? `${s} s` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** The word that answers a question of truth. */
export const yesOrNo = (yes: boolean, language: Language): string =>
  language === 'zh' ? (yes ? '是的' : '没有') : yes ? 'Yes' : 'No';

/** "3 hours 39 minutes", "3小时39分钟" */
export function hoursText(minutes: number, language: Language): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const parts =
    language === 'zh'
      ? [h > 0 ? `${h}小时` : '', m > 0 ? `${m}分钟` : '']
      : [h > 0 ? countText(h, 'hour') : '', m > 0 ? countText(m, 'minute') : ''];
  return parts.filter((part) => part !== '').join(language === 'zh' ? '' : ' ');
}
