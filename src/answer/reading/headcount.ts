import { numberSaid } from '../../language/number-words.ts';
import { sentences } from '../../language/sentences.ts';
import { mainText } from '../../memory/item-text.ts';
import { cite, type Draft, type Question } from '../question.ts';

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

const MOST_READ = 4;

/** Whether it is asked how many people there were. */
export const countsHeads = (text: string): boolean =>
  /\bhow many (?:people|persons|guests|of us|friends)\b|(?:几|多少)(?:个|位)?人/iu.test(text);

/** How many people were at something, as letters about it say; of several letters what the newest says. */
export function answerHeadcount({ supported, language }: Question): Draft | undefined {
  const letters = supported
    .slice(0, MOST_READ)
    .filter(({ item }) => item.body !== undefined)
    .toSorted((a, b) => ((a.item.time?.start ?? '') > (b.item.time?.start ?? '') ? -1 : 1));
  for (const { item } of letters) {
    const lines = item.body === undefined ? [] : sentences(mainText(item.body));
    for (const pattern of said) {
      for (const { text } of lines) {
        const found = pattern.exec(text);
        const number = numberSaid(found?.groups?.['n']);
        if (number === undefined) continue;
        return {
          text: language === 'zh' ? `${number} 人` : String(number),
          type: 'number',
          citations: [cite(item.id, 'body', text)],
          sureness: 0.75,
          notes: [],
          also: [item],
          value: { kind: 'number', number },
        };
      }
    }
  }
  return undefined;
}

/** How many people a text says there are, and the words that say it. */
export function headsSaid(text: string): { readonly count: number; readonly quote: string } | undefined {
  for (const pattern of said) {
    const found = pattern.exec(text);
    const count = numberSaid(found?.groups?.['n']);
    if (found !== null && count !== undefined) return { count, quote: found[0].trim() };
  }
  return undefined;
}
