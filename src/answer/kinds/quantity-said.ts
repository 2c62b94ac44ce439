import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { mainText } from '../../memory/item-text.ts';
import { cite, type Draft, type Question } from '../question.ts';

/** "How many more kWh than in May", 比去年多了几个: a difference of two numbers. */
export const comparesNumbers =
  /\bhow many\b.{0,24}\b(?:more|fewer|less)\b.{0,80}\bthan\b|比.{1,40}(?:多|少)(?:了|用|出)?(?:多少|几)(?:度|个|人|次|张|千瓦时)/iu;

const asked =
  /(?<!第)(?:几|多少)(?:个|位|名|只|条|张|间|桌|棵|盆|把|本|辆)(?<thing>(?!人|月|小时|钟头|星期|礼拜)\p{Script=Han}{2,4})[？?]?$/u;
const figures = '\\d{1,3}|[一二两三四五六七八九十]{1,3}';
const measure = '(?:个|位|名|只|条|张|间|桌|棵|盆|把|本|辆)';
const inHan = '零一二三四五六七八九十';
const MOST_READ = 4;

/** 一共几个评委: so many as a letter says there are, 评委一共三位; of two letters the later; nothing where one says several. */
export function quantitySaid({ text, supported }: Question): Draft | undefined {
  const thing = asked.exec(inSimpleCharacters(text).trim())?.groups?.['thing'];
  if (thing === undefined) return undefined;
  const told = new RegExp(
    `${thing}(?:一共|总共|共|有|是|要|请|来){0,2}(?<n>${figures})${measure}|(?<m>${figures})${measure}${thing}`,
    'gu',
  );
  const letters = supported
    .slice(0, MOST_READ)
    .map(({ item }) => item)
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? 1 : -1));
  for (const item of letters) {
    const lines = item.body === undefined ? [] : sentences(mainText(item.body));
    const found = lines.flatMap(({ text: line }) =>
      [...inSimpleCharacters(line).matchAll(told)].map(({ groups }) => ({ line, number: numberOf(groups) })),
    );
    const [first] = found;
    if (first === undefined) continue;
    if (first.number === undefined || found.some(({ number }) => number !== first.number)) return undefined;
    return {
      text: String(first.number),
      type: 'number',
      citations: [cite(item.id, 'body', first.line)],
      sureness: 0.75,
      notes: [],
      also: [item],
      value: { kind: 'number', number: first.number },
    };
  }
  return undefined;
}

function numberOf(groups: Partial<Record<string, string>> | undefined): number | undefined {
  const written = groups?.['n'] ?? groups?.['m'] ?? '';
  if (/^\d/u.test(written)) return Number(written);
  if (written === '两') return 2;
  const [first = '', second = '', third = ''] = written;
  const digit = (one: string): number => (one === '' ? 0 : inHan.indexOf(one));
  if (written.length === 1) return digit(first);
  if (first === '十') return 10 + digit(second);
  return second === '十' ? digit(first) * 10 + digit(third) : undefined;
}
