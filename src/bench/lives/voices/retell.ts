import type { Chance } from '../chance.ts';
import { dayOf, monthNames } from '../truth/calendar.ts';
import { cities, homes } from '../world/places.ts';

/** A detail as a voice says it, and the day on which it is true when it is said relatively. */
export type Retold = { readonly text: string; readonly asked?: number };
type Way = { readonly text: string; readonly later?: { readonly months: number } | { readonly years: number } };
export type Retelling = { readonly pattern: RegExp; readonly ways: readonly Way[] };

/** What stands for something in a pattern; `x` and `y` are told anew themselves. */
const tokens: Readonly<Record<string, string>> = {
  year: '\\d{4}',
  month: monthNames.join('|'),
  season: 'spring|summer|autumn|winter',
  day: '\\d{1,2}',
  m: '\\d{1,2}',
  d: '\\d{1,2}',
  s: '[春夏秋冬]天',
  country: [...new Set([...cities, ...homes].map(({ country }) => country))].join('|'),
  x: '.+?',
  y: '.+',
};

/**
 * A line a detail: how it is said elsewhere (several by semicolons), `=>`, and how this voice says it. `@+1y` and `@+2m`
 * are true when one asks in the year, or so many months, after. The first line that fits the whole detail counts.
 */
export const readRetellings = (text: string): Retelling[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [from, to] = line.split(' => ');
      if (from === undefined || to === undefined) throw new RangeError(`tells nothing anew: ${line}`);
      const ways = to.split(' | ').map(wayOf);
      return from.split('; ').map((one) => ({ pattern: patternOf(one), ways }));
    });

const patternOf = (words: string): RegExp =>
  new RegExp(`^${words.replace(/\{(\w+)\}/g, (_, token: string) => `(?<${token}>${tokens[token] ?? '.+'})`)}$`);

function wayOf(text: string): Way {
  const [, words = text, count, unit] = /^(.+) @\+(\d)([my])$/.exec(text) ?? [];
  if (count === undefined) return { text: words };
  return { text: words, later: unit === 'y' ? { years: Number(count) } : { months: Number(count) } };
}

/**
 * A detail of a question ("in March 2021", "with my sister", "the beach") in the words of a table, or as it stands where
 * no line fits. Where `dated`, it may be told from a day of asking.
 */
export function retell(table: readonly Retelling[], detail: string, chance: Chance, dated = false): Retold {
  const [, owner, mark] = /^(.+?)(’s|的)$/.exec(detail) ?? [];
  if (owner !== undefined && mark !== undefined) return { text: `${retell(table, owner, chance, false).text}${mark}` };
  for (const { pattern, ways } of table) {
    const found = pattern.exec(detail)?.groups ?? (pattern.test(detail) ? {} : undefined);
    if (found === undefined) continue;
    const way = chance.pick(dated ? ways : ways.filter(({ later }) => later === undefined));
    const words = { ...found, ...formsOf(found) };
    const text = way.text.replace(/\{(\w+)\}/g, (_, token: string) => {
      const word = words[token] ?? '';
      return token === 'x' || token === 'y' ? retell(table, word, chance, false).text : word;
    });
    return { text, ...askedOn(way, words, chance) };
  }
  return { text: detail };
}

type Words = Readonly<Record<string, string | undefined>>;

/** Other ways to write the numbers of a date. */
function formsOf({ year = '', month, m, day, d, s }: Words): Record<string, string> {
  const number = m ?? (month === undefined ? '' : String(monthNames.indexOf(month) + 1));
  const date = day ?? d ?? '';
  const instant = date === '' ? undefined : dayOf(Number(year), Number(number), Number(date));
  return {
    mon: month?.slice(0, 3) ?? '',
    number,
    yy: year.slice(2),
    mm: number.padStart(2, '0'),
    dd: date.padStart(2, '0'),
    ord: `${date}${ordinals[Number(date)] ?? 'th'}`,
    weekday:
      instant === undefined
        ? ''
        : new Date(instant * 86_400_000).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
    cyear: [...year].map((digit) => digits[Number(digit)]).join(''),
    cm: inChinese(Number(number)),
    cd: inChinese(Number(date)),
    sx: s?.replace('天', '季') ?? '',
  };
}
const ordinals: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};
const digits = [...'〇一二三四五六七八九'];

/** 一 to 三十一. */
function inChinese(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? (digits[tens] ?? '') : ''}${tens > 0 ? '十' : ''}${ones > 0 ? (digits[ones] ?? '') : ''}`;
}

/** Some day on which "last year" or "two months ago" means what was meant. */
function askedOn({ later }: Way, { year, number }: Words, chance: Chance): { readonly asked?: number } {
  if (later === undefined) return {};
  return 'years' in later
    ? { asked: dayOf(Number(year) + later.years, chance.int(1, 12), chance.int(1, 28)) }
    : { asked: dayOf(Number(year), Number(number) + later.months, chance.int(1, 28)) };
}
