import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Judged } from '../evidence/judged.ts';
import { plainWords } from '../reading/plain-words.ts';
import type { Drafted } from '../worked-through.ts';
import { sentencesOf } from './told-shape.ts';

/** What is asked with figures: a sum, a weight, a score, a rank, a day, an hour. */
const asksFigure =
  /\bhow (?:much|many|far|old|tall|long|heavy|big|large|high|late|early)\b|\b(?:costs?|price[sd]?|pa(?:y|id)|charge[sd]?|fares?|fees?|rent|worth|sell for|sold for|sum|total|amount|bill|deposit|wage|salary|weigh\w*|scores?|marks?|grade|rank\w*|percentage|dates?|days?|hours?|number|phone|age)\b|(?:what|which|at what) (?:time|day|date|number|year|floor|size)|多少|几(?!乎)|多(?:久|大|高|重|远|长)|价|费用|分数|成绩|名次|号码|电话|日期|时间|什么时候/iu;
const hasFigure =
  /\d|[一二三四五六七八九十百千两]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|free|half|noon|midnight)\b|免费/iu;

/** A name is asked for: who reads a sentence to that is told none. */
const asksName =
  /\b(?:(?:sur|last |first |full |family |middle |maiden |user|brand |sur-?)?names?|called|title[ds]?|which (?:hotel|hostel|ryokan|airline|restaurant|caf[eé]|bar|shop|store|company|firm|school|hospital|clinic|doctor|model|brand|make|street)|who(?:se|m)?)\b|叫(?:什么|啥|做)|名字|姓(?:什么|啥|名)|全名|什么名|型号|品牌|牌子|哪(?:家|间|所|个牌|款)|谁/iu;

/** The way home, which is another journey than the way there. */
const ofReturn =
  /\b(?:(?:way|fare|ticket|train|bus|flight|ferry|plane|coach|drive|trip|journey|sailing|leg|go|went|come|came|got|get|travel\w*|fl(?:y|ew)|land\w*) (?:\p{L}+ ){0,2}?(?:back|home)|back (?:home|to|from|in)|return(?:s|ed|ing)?|home(?:ward|bound)|inbound|r[uü]ck\w*|retour|vuelta|regreso|ritorno)\b|回(?!复|答|来看|信|执|访|忆|收|头|事|合)|返/iu;

const MOST_TOLD = 24;
const LONGEST_FIGURE = 5;
const flag = (is: boolean): number => (is ? 1 : 0);

/**
 * What the very sentences say that a value was read from, whatever else their record tells: whether they speak of what is
 * asked; whether figures, a name or the way home are asked for and there; and whether the record has the numbers that the
 * question names.
 */
export function ofSentences(
  { draft, judged, retrieval }: Drafted,
  lead: Judged | undefined,
): Readonly<Record<(typeof sentenceFeatures)[number], number>> {
  if (draft === undefined) return untold;
  const question = inSimpleCharacters(retrieval.plan.question);
  const items = new Map<string, MemoryItem>(
    [...judged.map(({ item }) => item), ...(draft.also ?? [])].map((item) => [item.id, item]),
  );
  const text = inSimpleCharacters(draft.text);
  const sentences = sentencesOf(draft.citations, items).join('\n');
  const own = new Set(tokens(sentences));
  const words = plainWords({ text: retrieval.plan.question, retrieval });
  const said = shareOf(words, own);
  const whole = lead === undefined ? said : shareOf(words, new Set([...own, ...lead.tokens]));
  const told = tokens(text).length;
  const figures = figuresIn(question);
  const unsaid = figures.filter((one) => !own.has(one) && lead?.tokens.has(one) !== true);
  const named = asksName.test(question);
  const back = ofReturn.test(question);
  return {
    ownSentence: said,
    sentenceGap: Math.max(0, whole - said),
    toldLength: Math.min(1, told / MOST_TOLD),
    unfigured: flag(asksFigure.test(question) && !hasFigure.test(text)),
    asksName: flag(named),
    nameless: flag(named && !isName(text)),
    figureUnsaid: flag(unsaid.length > 0),
    asksReturn: flag(back),
    returnUnsaid: flag(back && !ofReturn.test(inSimpleCharacters(sentences))),
  };
}

export const sentenceFeatures = [
  'ownSentence',
  'sentenceGap',
  'toldLength',
  'unfigured',
  'asksName',
  'nameless',
  'figureUnsaid',
  'asksReturn',
  'returnUnsaid',
] as const;
const untold = {
  ownSentence: 0,
  sentenceGap: 0,
  toldLength: 0,
  unfigured: 0,
  asksName: 0,
  nameless: 0,
  figureUnsaid: 0,
  asksReturn: 0,
  returnUnsaid: 0,
} as const;

/** The share of the words, by their weight, that are said; all of it where there are none. */
function shareOf(words: ReadonlyMap<string, number>, has: ReadonlySet<string>): number {
  let [all, said] = [0, 0];
  for (const [token, weight] of words) {
    all += weight;
    if (saysIt(token, has)) said += weight;
  }
  return all === 0 ? 1 : said / all;
}

/** Numbers that a question names things by, 200 Mbps, Q4, 7B: years and days are times. */
const figuresIn = (question: string): readonly string[] =>
  tokens(question).filter(
    (token) => /\d/u.test(token) && !/^(?:19|20)\d\d$|^\d{1,2}(?:st|nd|rd|th)$/u.test(token) && isShort(token),
  );
const isShort = (token: string): boolean => token.length <= LONGEST_FIGURE && !/^\d{1,2}$/u.test(token);

/** Some words with capitals, or few characters: no sentence. */
const MOST_NAMED = 6;
const LONGEST_IN_HAN = 10;
const isName = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? text.length <= LONGEST_IN_HAN
    : /\p{Lu}|\d/u.test(text) && text.split(/\s+/u).length <= MOST_NAMED;
