import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { DAY_MS, localMillis } from '../../memory/time-span.ts';
import { askingWords } from '../asked/answer-words.ts';
import { sameWords } from '../asked/same-words.ts';
import type { Judged } from '../evidence/judged.ts';
import type { Drafted } from '../worked-through.ts';
import { asksWhatCameOfIt, tellsPlan } from './only-planned.ts';
import { toldSort } from './sorts-apart.ts';

/** What is left after something, or lies between two values, and so stands in no one line. */
const asksDifference =
  /\b(?:how much|how many|by how (?:much|many)|what)\b.{0,60}\b(?:more|less|fewer|cheaper|dearer|extra|left(?: over)?|over|under|above|below|short|save[ds]?|go up|went up|rise|rose|drop(?:ped)?|fall|fell|differ\w*)\b|\b(?:still|left to) (?:owe|pay|to pay)\b|\b(?:after|once|with|less|minus|without|not counting|leaving)\b.{0,40}\b(?:refund\w*|grant|discount|deposit|taken off|came (?:back|in)|back|deducted|out)\b|\b(?:net|difference|balance|remain\w*)\b|[多少](?:付|交|收|花|给|拿|退|翻译|写|走)?了?(?:多少|几)|[高低贵省涨降减差][了出]?(?:多少|几)|差多少|省了?多少|还[要剩欠]|净|扣掉|扣除|减去|抵|退掉|剩下|尾款|余款|比.{1,20}[多少高低贵便]/iu;
/** What several dealings, days or people come to together. */
const asksSeveral =
  /\b(?:in all|all told|altogether|all in all|in total|total|together|combined|the whole|full cost|both|entire|all of (?:us|them)|the (?:two|three|four|five) of (?:us|them)|add(?:ed)? up|including|included|plus)\b|一共|总共|合计|加起来|加在一起|加埋|连.{1,8}一共|全部|总额|合起来|两(?:个|次|期|笔|人)|[和、].{1,12}(?:一共|共)/iu;
/** What falls to one of several. */
const asksShare =
  /\b(?:each|per (?:head|person|night|day|week|month|year|piece|hour|session)|apiece|a (?:head|night|week|month)|my (?:share|part|half)|every one)\b|每|人均|一(?:晚|人|个人|张|份|次)多少|分到|我(?:那|这)份|平摊|均摊/iu;
const asksWhy = /\b(?:why|how come|reason)\b|为(?:什么|啥|何)|怎么会|原因|缘故/iu;
const givesReason =
  /\b(?:because|since|as|due to|owing to|so|therefore|thanks to|for|that['’]s why|couldn['’]?t|can['’]?t|cannot|too|no longer|never|nobody|not|won['’]t|isn['’]t|hurt|ill|sick|broke\w*|late|full|sold out|allerg\w+)\b|因为?|由于|所以|故|太|没|不|坏|病|满|缺|赶|怕|嫌/iu;
const denies =
  /\b(?:no|not|never|none|nobody|nothing|without|isn['’]t|wasn['’]t|didn['’]t|don['’]t|doesn['’]t|won['’]t|can['’]t|cannot|couldn['’]t|unfortunately|refus\w+|declin\w+|instead|rather than|free of charge)\b|没|不|未|无|免|别|取消|拒/iu;

const flag = (is: boolean): number => (is ? 1 : 0);

/**
 * Of what shape the told value is, beside how the question asks: a difference, a sum of several, a share or a reason is
 * seldom one value that stands in one line; what part of its record the value was read from; and how many of the question's
 * words no table knows: who asks in words of their own is less surely understood, and prose is less surely read than a form.
 */
export function ofShape({ draft, form, judged, retrieval }: Drafted, lead: Judged | undefined) {
  const question = inSimpleCharacters(retrieval.plan.question);
  const text = draft?.text ?? '';
  const sort = toldSort(text);
  const citations = draft?.citations ?? [];
  const items = new Map<string, MemoryItem>(
    [...judged.map(({ item }) => item), ...(draft?.also ?? [])].map((item) => [item.id, item]),
  );
  const quotes = citations.map(({ quote }) => inSimpleCharacters(quote)).join('\n');
  const isFrom = (fields: RegExp): boolean =>
    citations.length > 0 && citations.every(({ field }) => fields.test(field));
  const difference = asksDifference.test(question);
  const one = citations.length === 1;
  const why = asksWhy.test(question);
  const strange = strangeIn(question);
  const plan = sentencesOf(citations, items).some((sentence) => tellsPlan(inSimpleCharacters(sentence)));
  const asksOutcome = asksWhatCameOfIt(question);
  return {
    asksDifference: flag(difference),
    asksSeveral: flag(asksSeveral.test(question)),
    asksShare: flag(asksShare.test(question)),
    asksWhy: flag(why),
    givesReason: flag(why && givesReason.test(quotes === '' ? inSimpleCharacters(text) : quotes)),
    oneCited: flag(one),
    oneOfDifference: flag(one && difference),
    toldMoney: flag(sort === 'money'),
    toldDay: flag(sort === 'day' || sort === 'clock'),
    toldFigure: flag(sort === 'number' || sort === 'length'),
    toldWords: flag(draft !== undefined && sort === 'words'),
    fromPicture: flag(isFrom(/^(?:caption|ocr|shown|seen|film)/u)),
    fromTitle: flag(isFrom(/^title/u)),
    fromAmounts: flag(isFrom(/^amounts/u)),
    fromDates: flag(isFrom(/^(?:dates|time)/u)),
    zero: flag(/^\D{0,4}0(?:[.,]0+)?\D{0,4}$/u.test(text.trim())),
    pricedCount: flag(
      form.kind !== 'amount' && sort === 'number' && citations.some(({ id }) => isPrice(text.trim(), items.get(id))),
    ),
    asksOutcome: flag(asksOutcome),
    tellsPlan: flag(plan),
    onlyPlanned: flag(asksOutcome && plan),
    ahead: draft === undefined ? 0 : aheadOf(draft.value, lead),
    strange: strange.share,
    strangeWords: strange.many,
    questionLength: Math.min(1, tokens(question).length / MOST_TOKENS),
    labelled: lead === undefined ? 0 : labelledShare(lead.item),
    inLabel: flag(citations.some(({ id, quote }) => isInLabel(quote, items.get(id)))),
    denied: flag(form.kind === 'yes-no' && denies.test(quotes)),
  };
}

/** Whether a figure stands in a record as a price alone: "tickets €18" are not eighteen tickets. */
function isPrice(figure: string, item: MemoryItem | undefined): boolean {
  const texts = [item?.title, item?.body?.text, item?.ocr?.text].filter((text) => text !== undefined).join('\n');
  const own = texts.split(figure).slice(0, -1);
  return own.length > 0 && own.every((before) => /(?:[€$£¥₹]|\b[A-Z]{3}) ?$/u.test(before));
}

const MOST_TOKENS = 24;
const MOST_STRANGE = 8;

/** Words of a question that no table of words knows: their share, and how many. */
function strangeIn(question: string): { readonly share: number; readonly many: number } {
  const words = [...new Set(contentTokens(question))];
  const strange = words.filter((word) => !sameWords.has(word) && !askingWords.has(word) && !/^\d+$/u.test(word)).length;
  return { share: words.length === 0 ? 0 : strange / words.length, many: Math.min(1, strange / MOST_STRANGE) };
}

const label = /^[^\p{L}\p{N}]{0,4}[\p{L}][\p{L}\p{N} /()&'’.-]{0,30}(?:[:：|]|\s{2,})\s*\S/u;
const linesOf = ({ body, ocr }: MemoryItem): string[] =>
  `${body?.text ?? ''}\n${ocr?.text ?? ''}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 80);

/** The share of a record's lines that are labels with values. */
function labelledShare(item: MemoryItem): number {
  const lines = linesOf(item);
  return lines.length === 0 ? 0 : lines.filter((line) => label.test(line)).length / lines.length;
}

const isInLabel = (quote: string, item: MemoryItem | undefined): boolean =>
  item !== undefined && linesOf(item).some((line) => line.includes(quote) && label.test(line));

const MOST_CITED = 4;
const ofSentences = /\n|(?<=[.!?;:])\s+|(?<=[。！？；])/u;

/** The sentences of the cited records that hold the quotes. */
export const sentencesOf = (citations: readonly Citation[], items: ReadonlyMap<string, MemoryItem>): string[] =>
  citations.slice(0, MOST_CITED).flatMap(({ id, quote }) => {
    const item = items.get(id);
    const texts = [item?.title, item?.body?.text, item?.ocr?.text, item?.caption].filter((text) => text !== undefined);
    const holding = texts.flatMap((text) => text.split(ofSentences)).filter((part) => part.includes(quote));
    return holding.length > 0 ? holding : [quote];
  });

/** What is to come in a quarter of a year lies as far ahead as anything. */
const FURTHEST_DAYS = 90;

/** How far ahead of its letter a told day lies, in [−1, 1]. */
function aheadOf(value: NonNullable<Drafted['draft']>['value'], lead: Judged | undefined): number {
  if (value?.kind !== 'moment' || lead?.item.time === undefined) return 0;
  const days = (localMillis(value.start) - localMillis(lead.item.time.start)) / DAY_MS;
  return (Math.sign(days) * Math.log1p(Math.min(FURTHEST_DAYS, Math.abs(days)))) / Math.log1p(FURTHEST_DAYS);
}
