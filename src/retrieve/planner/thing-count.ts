import { numberOfWord } from './number-words.ts';

export type ThingCount = { readonly least?: number; readonly most?: number };

const number = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\\d';
const adjective = '(?:(?:little|small|big|large|old|young|cute|red|black|white|brown|blue|green|yellow|grey|gray) )*';
const english: readonly { readonly pattern: RegExp; readonly of: (count: number) => ThingCount }[] = [
  { pattern: new RegExp(`\\b(?:at least) (${number}) ${adjective}$`, 'i'), of: (least) => ({ least }) },
  { pattern: new RegExp(`\\b(?:more than|over) (${number}|one) ${adjective}$`, 'i'), of: (n) => ({ least: n + 1 }) },
  {
    pattern: new RegExp(`\\b(?:exactly |both |the )?(${number}) ${adjective}$`, 'i'),
    of: (n) => ({ least: n, most: n }),
  },
];
const measure = '[只条个辆匹头架艘棵朵杯瓶本台部盘碗把]';
const chinese: typeof english = [
  {
    pattern: new RegExp(`(?:至少|不少于)([两二三四五六七八九十\\d])${measure}[小大]?$`, 'u'),
    of: (least) => ({ least }),
  },
  {
    pattern: new RegExp(`(?:超过|多于)([一两二三四五六七八九十\\d])${measure}[小大]?$`, 'u'),
    of: (n) => ({ least: n + 1 }),
  },
  { pattern: new RegExp(`([两二三四五六七八九十\\d])${measure}[小大]?$`, 'u'), of: (n) => ({ least: n, most: n }) },
];

/** How many of a thing the words right before it ask for; undefined where they do not count. "A dog" counts nothing. */
export function countBefore(text: string): ThingCount | undefined {
  for (const { pattern, of } of [...english, ...chinese]) {
    const count = numberOfWord(pattern.exec(text)?.[1] ?? '');
    if (count !== undefined) return of(count);
  }
  return undefined;
}
