/** Parts of the day before an hour: which half of the day it is in. */
const afternoon = /下午|晚上|傍晚|今晚|晚|夜里|夜裡|午后|午後/u;
const noon = /中午/u;
const hanHour =
  /^[\s，,]{0,2}(?:[(（]?(?:星期|周|週|礼拜|禮拜)[一二三四五六日天][)）]?)?\s?(凌晨|清晨|早上|早晨|上午|中午|下午|午后|午後|傍晚|晚上|今晚|夜里|夜裡|晚间|晚間|晚|早)?\s?(\d{1,2}|[一二三四五六七八九十]{1,2})(?:[:：](\d{2})|[点點时時](?:(\d{1,2}|[一二三四五]?十[一二三四五六七八九]?|零[一二三四五六七八九])分?|(半)|(一刻)|(三刻)|整)?)/u;
const digits = '零一二三四五六七八九十';

/** 十一 is 11, 二十五 is 25. */
export function hanNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const [tens = '', ones = ''] = written.includes('十') ? written.split('十') : ['', written.replace('零', '')];
  const high = written.includes('十') ? (tens === '' ? 1 : digits.indexOf(tens)) * 10 : 0;
  return high + (ones === '' ? 0 : digits.indexOf(ones));
}

/**
 * The time of day that a text begins with, as Chinese writes it: 上午11点15分, 晚上7点半, 下午三点. Nothing where neither
 * a part of the day nor a mark tells that the number is an hour.
 */
export function hanClock(text: string): { readonly time: string; readonly length: number } | undefined {
  const match = hanHour.exec(text);
  if (match === null || !/\p{Script=Han}/u.test(match[0])) return undefined;
  const [all, part = '', written = '', minutes, spoken, half, quarter, threeQuarters] = match;
  const parts: readonly (readonly [string | undefined, number])[] = [
    [half, 30],
    [quarter, 15],
    [threeQuarters, 45],
  ];
  const minute = parts.find(([said]) => said !== undefined)?.[1] ?? hanNumber(minutes ?? spoken ?? '0');
  const hour = hanNumber(written);
  const isLate = (afternoon.test(part) && hour < 12) || (noon.test(part) && hour < 6);
  const full = isLate ? hour + 12 : hour;
  if (full > 23 || minute > 59) return undefined;
  const two = (n: number): string => String(n).padStart(2, '0');
  return { time: `${two(full)}:${two(minute)}`, length: all.length };
}
