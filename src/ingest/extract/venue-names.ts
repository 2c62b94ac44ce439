import { matchesIn } from '../../language/matches.ts';
import { nameAt, notNames } from '../../language/name-words.ts';
import { findPhrases } from '../../language/phrases.ts';
import type { Word } from '../../language/words.ts';
import type { Entity } from '../../memory/item-text.ts';
import {
  eventPhrases,
  type FoundName,
  greetings,
  nameLinks,
  receiptNoise,
  shopPhrases,
  venueStops,
  venueWords,
  visitPhrases,
} from './name-rules.ts';
import type { Passage } from './passage.ts';

const LONGEST_VENUE_SIDE = 4;
const LONGEST_NAME = 6;

/** "Hotel Casa do Lago", "Café Bohème", "Pasha Kebab": capitalised words around a word for a kind of venue. */
export function venues({ text, words }: Passage): FoundName[] {
  const found: FoundName[] = [];
  for (const [i, word] of words.entries()) {
    if (!isCapital(text, word) || !venueWords.has(word.folded)) continue;
    const first = extend(text, words, i, -1);
    const last = extend(text, words, i, 1);
    if (first !== i || last !== i)
      found.push({ name: text.slice(words[first]?.start, words[last]?.end), kind: 'venue' });
  }
  return found;
}

/** Whether a word begins with a large letter. */
export function isCapital(text: string, { start }: Word): boolean {
  const code = text.charCodeAt(start);
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(text.slice(start, start + 2));
}

/** How far a name reaches from a word in one direction; a small word counts only with a capitalised one behind it. */
function extend(text: string, words: readonly Word[], from: number, step: 1 | -1): number {
  let reached = from;
  for (let i = from + step; Math.abs(i - from) <= LONGEST_VENUE_SIDE; i += step) {
    const [left, right] = step === 1 ? [words[i - 1], words[i]] : [words[i], words[i + 1]];
    const word = words[i];
    if (word === undefined || left === undefined || right === undefined) break;
    if (!/^(?: |['’]| & |-)$/.test(text.slice(left.end, right.start)) || venueStops.has(word.folded)) break;
    if (isCapital(text, word) && (step === 1 || !notNames.has(word.folded))) reached = i;
    else if (!isLink(word.folded, step)) break;
  }
  return reached;
}

/** Left of a venue's word stand fewer small words: in "Ihre Buchung im Hotel Alpenblick" the name begins with "Hotel". */
const linksBefore: ReadonlySet<string> = new Set('de del della di da do dos das du la le s'.split(' '));
const isLink = (word: string, step: 1 | -1): boolean => (step === 1 ? nameLinks : linksBefore).has(word);

/** "Welcome to X", "your receipt from X", "your table at The Old Mill". */
export function phrased({ text, words }: Passage): FoundName[] {
  const after = (table: typeof greetings, kind: Entity['kind']): FoundName[] =>
    findPhrases(table, words).flatMap((phrase): FoundName[] => {
      const next = words[phrase.afterWord];
      const gap = next === undefined ? undefined : text.slice(phrase.end, next.start);
      if (gap === undefined || !/^(?: |: ?|\s?["“]|\n)$/.test(gap)) return [];
      const name = longName(text, words, phrase.afterWord);
      return name === undefined ? [] : [{ name, kind }];
    });
  return [
    ...after(eventPhrases, 'event'),
    ...after(greetings, 'venue'),
    ...after(visitPhrases, 'venue'),
    ...after(shopPhrases, 'merchant'),
  ];
}

const articlesOfNames: ReadonlySet<string> = new Set('the le la les il el the de het das der die'.split(' '));

/** A name of capitalised words with small ones between: "Tasca do Farol", "The Old Mill". */
function longName(text: string, words: readonly Word[], at: number): string | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  const hasArticle = articlesOfNames.has(first.folded) && isCapital(text, first);
  const named = nameAt(text, words, hasArticle ? at + 1 : at, 4);
  if (named === undefined || (hasArticle && named.start - first.end !== 1)) return undefined;
  let { end } = named;
  for (let i = named.afterWord; i - at < LONGEST_NAME; i++) {
    const word = words[i];
    const before = words[i - 1];
    if (word === undefined || before === undefined || text.slice(before.end, word.start) !== ' ') break;
    if (isCapital(text, word) && !venueStops.has(word.folded)) end = word.end;
    else if (!nameLinks.has(word.folded)) break;
  }
  return text.slice(first.start, end);
}

/** "# Café Bohème", "**Café Bohème**": what a heading is written with is no part of the name. */
const headingMarks = /^(?:#{1,6}[ \t]+)?[*_]{0,3}|[*_]{1,3}$/gu;

/** “TAX $1.40” is a line of the bill, wherever a turned picture has it. */
const pricedLine = /\d[.,]\d{2}(?: ?(?:[€$£¥]|\p{Lu}{3}))?$/u;

/** A receipt's first line of words is who wrote it. */
export function receiptHead(text: string): FoundName[] {
  for (const line of text.split('\n', 6)) {
    const name = line.trim().replace(headingMarks, '');
    if (
      name.length > 40 ||
      !/\p{L}{3}|\p{Script=Han}{2}/u.test(name) ||
      receiptNoise.test(name) ||
      pricedLine.test(name)
    )
      continue;
    return /\d{3}/.test(name) ? [] : [{ name, kind: 'merchant' }];
  }
  return [];
}

const hanVenue =
  '国宾馆|大酒店|酒店|宾馆|饭店|大饭店|民宿|客栈|旅馆|餐厅|餐馆|火锅店|火锅|菜馆|烤肉店|小吃店|烤鸭店|面馆|茶馆|酒楼|小馆|食堂|咖啡馆|咖啡厅|咖啡店|甜品店|面包店|酒吧|公园|植物园|动物园|博物馆|美术馆|展览馆|科技馆|图书馆|书店|宠物医院|医院|诊所|牙科|药房|机场|火车站|高铁站|大学|中学|小学|幼儿园|商场|购物中心|超市|百货|电影院|影城|大剧院|剧院|音乐厅|体育馆|体育场|健身房|游乐园|迪士尼乐园|水族馆|古镇|寺|教堂|滑雪场|度假村|温泉';
/** 【外婆家(西湖店)】: who an order was made with. 《流浪地球2》: what a ticket is for. */
const bracketed = /[【「]([^】」\n]{2,20})[】」](?=的?(?:订单|门店|店铺|消费|外卖))/gu;
const showTitle = /《([^》\n]{1,30})》/gu;
const speaksOfShows = /影|票|演出|音乐会|话剧|展|场次/u;

/** What a Chinese venue's of going or booking, a mark, or the beginning. */
const hanVenuePattern = new RegExp(
  `(?:^|[\\s：:，,。！!？?；;、（(“"《「【·]|入住|预订|预定|订了|前往|来到|到达|抵达|位于|光临|欢迎来到|[在去到于的是和与至])(\\p{Script=Han}{2,10}?(?:${hanVenue}))(?=[^\\p{Script=Han}]|[的里见吃看玩住入预已订等门附前后店分请为，。]|$)`,
  'gmu',
);
/** Words that only point at a venue: 这家餐厅, 我们医院. */
const pointsAt =
  /^(?:这|那|一|几|某|本|该|我们|我|你|您|他们|附近|家|哪|新|大型|当地|高级|的|就诊|入住|就餐|取件|收货)/u;

/** 杭州西湖国宾馆, 朝阳公园: characters that end in a word for a kind of venue. */
export function hanVenues(text: string): FoundName[] {
  if (!/\p{Script=Han}{3}/u.test(text)) return [];
  const ordered = matchesIn(text, bracketed).map((m): FoundName => ({ name: m[1] ?? '', kind: 'merchant' }));
  const shows = speaksOfShows.test(text)
    ? matchesIn(text, showTitle).map((m): FoundName => ({ name: m[1] ?? '', kind: 'event' }))
    : [];
  const found = matchesIn(text, hanVenuePattern).flatMap((match): FoundName[] => {
    const name = (match[1] ?? '').replace(
      /^.*(?:入住|预订|预定|订了|前往|来到|位于|欢迎光临|欢迎来到|[在去到的])/u,
      '',
    );
    return [...name].length < 3 || pointsAt.test(name) ? [] : [{ name, kind: 'venue' }];
  });
  return [...ordered, ...shows, ...found];
}
