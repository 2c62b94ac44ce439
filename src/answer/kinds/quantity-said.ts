import { matchesIn } from '../../language/matches.ts';
import { numberSaid, smallNumber } from '../../language/number-words.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { saysIt } from '../asked/same-words.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';

/** "How many more kWh than in May", 比去年多了几个: a difference of two numbers. */
export const comparesNumbers =
  /\bhow many\b.{0,24}\b(?:more|fewer|less)\b.{0,80}\bthan\b|比.{1,40}(?:多|少)(?:了|用|出)?(?:多少|几)(?:度|个|人|次|张|千瓦时)/iu;

const asked =
  /(?<!第)(?:几|多少)(?:个|位|名|只|头|匹|条|张|间|桌|棵|盆|把|本|辆|台|双|件|块|支|枝|朵|包|盒|瓶|袋|杯|箱|套|份|道|幅|首)(?<thing>(?!人|月|小时|钟头|星期|礼拜)\p{Script=Han}{2,4})[？?]?$/u;
const figures = '\\d{1,3}|[一二两三四五六七八九十]{1,3}';
const measure =
  '(?:个|位|名|只|头|匹|条|张|间|桌|棵|盆|把|本|辆|台|双|件|块|支|枝|朵|包|盒|瓶|袋|杯|箱|套|份|道|幅|首)';
const inHan = '零一二三四五六七八九十';
const MOST_READ = 4;

/** 一共几个评委: so many as a letter says there are, 评委一共三位; of two letters the later; nothing where one says several. */
export function quantitySaid(question: Question): Draft | undefined {
  const { text, supported } = question;
  if (!/\p{Script=Han}/u.test(text)) return quantityShown(question);
  const thing = asked.exec(inSimpleCharacters(text).trim())?.groups?.['thing'];
  if (thing === undefined) return undefined;
  const told = new RegExp(
    `${thing}(?:一共|总共|共|有|是|要|请|来|包|盒|袋|就|拿|带|买|订){0,2}(?<n>${figures})${measure}|(?<m>${figures})${measure}${thing}`,
    'gu',
  );
  const letters = supported
    .slice(0, MOST_READ)
    .map(({ item }) => item)
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? 1 : -1));
  for (const item of letters) {
    const found = linesOf(item).flatMap(({ line, field }) =>
      matchesIn(inSimpleCharacters(line), told).map(({ groups }) => ({ line, field, number: numberOf(groups) })),
    );
    const [first] = found;
    if (first === undefined) continue;
    if (first.number === undefined || found.some(({ number }) => number !== first.number)) return undefined;
    return {
      text: String(first.number),
      type: 'number',
      citations: [cite(item.id, first.field, first.line)],
      sureness: 0.75,
      notes: [],
      also: [item],
      value: { kind: 'number', number: first.number },
    };
  }
  return undefined;
}

const askedInEnglish =
  /\bhow many (?:\p{L}+ ){0,2}?(?<thing>\p{L}{3,})(?= (?:are|were|was|is|can|could|did|do|does|have|had|has|there|in|on|at|of|stood|sat|lay|came|went|will|would|swim|swam|stand|sit|lie|hang|hung)\b|[?.]*$)/iu;
/** Of people, days and records other rules know. */
const notOfThings =
  /^(?:people|persons?|guests?|friends?|days?|nights?|weeks?|months?|years?|hours?|minutes?|times?|photos?|pictures?|images?|videos?|clips?|e?mails?|messages?|letters?|trips?|euros?|dollars?|pounds?|kilo\w*|met(?:er|re)s?|more|less|fewer|items?|records?|occasions?|orders?|flights?|stays?|bills?|tickets?|visits?)$/iu;

/** "Two large dolphins jump": so many as a picture, or a letter about it, says there are; nothing where they differ. */
function quantityShown({ text, supported, topic }: Question): Draft | undefined {
  const thing = askedInEnglish.exec(text)?.groups?.['thing'];
  if (thing === undefined || notOfThings.test(thing)) return undefined;
  const stem = thing.toLowerCase().replace(/(?:(?<=[sxz]|ch|sh)es|(?<!s)s)$/u, '');
  const told = new RegExp(
    `(?<![\\d.,:/-])\\b(?<n>${smallNumber}) (?:(?!of|and|or|to)\\p{L}+[ -]){0,2}?${stem}(?:e?s|ren)?(?!\\p{L})`,
    'iu',
  );
  const others = [...topic.keys()].filter((token) => !tokens(thing).includes(token));
  const found = supported.slice(0, MOST_READ).flatMap(({ item }, rank) =>
    quotable(item)
      .filter(({ field }) => field !== 'shortCaption' && field !== 'summary')
      .flatMap(({ field, text: written }) => sentences(written).map((sentence) => ({ field, line: sentence.text })))
      .flatMap(({ field, line }) => {
        const number = numberSaid(told.exec(line)?.groups?.['n']);
        const said = new Set(tokens(line));
        const says = others.filter((token) => saysIt(token, said)).length;
        return number === undefined || number < 2 ? [] : [{ item, field, line, number, says: says - rank / MOST_READ }];
      }),
  );
  const [best, second] = found.toSorted((a, b) => b.says - a.says);
  if (best === undefined || (second !== undefined && second.number !== best.number && best.says - second.says < 1))
    return undefined;
  return {
    text: String(best.number),
    type: 'number',
    citations: [cite(best.item.id, best.field, best.line)],
    sureness: 0.75,
    notes: [],
    also: [best.item],
    value: { kind: 'number', number: best.number },
  };
}

/** What is written in it or said in it, sentence by sentence; what a model says of a picture is no letter's word. */
const linesOf = (item: MemoryItem): { readonly line: string; readonly field: string }[] =>
  quotable(item)
    .filter(({ field }) => field === 'body' || field === 'ocr' || field.startsWith('transcript'))
    .flatMap(({ field, text }) => sentences(text).map((sentence) => ({ line: sentence.text, field })));

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
