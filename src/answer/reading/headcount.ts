import { numberSaid } from '../../language/number-words.ts';

const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const n = `(?<n>\\d{1,3}|${inWords.join('|')}|[二两三四五六七八九十]{1,2})`;

/** How letters say how many people there are; where two are said, the later one holds. */
const said: readonly RegExp[] = [
  new RegExp(`[变改减加]成?(?:为|到|了)?\\s?${n}\\s?(?:个人|位|人)`, 'iu'),
  new RegExp(`(?:个人|位|人)[^，。]{0,4}[变改减加]成?(?:为|到|了)?\\s?${n}\\s?(?:个人|位|人)`, 'iu'),
  new RegExp(
    `\\b(?:table|reservation|booking|party|dinner|lunch|room|tickets?|places?|seats?) (?:for|of) ${n}\\b(?!\\s?(?:am|pm|o'clock|:|euros?|eur|nights?|days?|hours?))`,
    'iu',
  ),
  new RegExp(
    `\\b(?:we are|we will be|we'll be|there (?:are|will be|were)|total of|makes|all) ${n}(?: of us)?\\b(?= ?(?:of us|people|persons|guests|in total|[.,!]))`,
    'iu',
  ),
  new RegExp(`\\b${n} (?:people|persons|guests|pax|adults|of us|friends|places)\\b`, 'iu'),
  new RegExp(`(?:一共|总共|共|订了|定了)?\\s?${n}\\s?(?:个人|位|人)(?!工)`, 'iu'),
];

/** How many people a text says there are, and the words that say it. */
export function headsSaid(text: string): { readonly count: number; readonly quote: string } | undefined {
  for (const pattern of said) {
    const found = pattern.exec(text);
    const count = numberSaid(found?.groups?.['n']);
    if (found !== null && count !== undefined) return { count, quote: found[0].trim() };
  }
  return undefined;
}
