import { slug } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { yesOrNo } from '../wording.ts';
import { isQuestion } from './best-sentence.ts';
import { wordsWithHan } from './plain-words.ts';

/** What unsays a thing that is spoken of. */
const unsays =
  /\b(?:not|no|never|none|nobody|without|neither|nor|can(?:no|['’])t|\p{L}+n['’]t|removed|cancell?ed|withdrawn|refused|declined|rejected|excluded|fail(?:ed|s|ure)?|unable|unfortunately|(?:leave|stay|stays|left) (?:\p{L}+ )?(?:at home|behind|out))\b|未|没(?!问题|关系|准)|不(?!错|过|好意思|用谢|客气|如|但|仅|只|同|限|变)|无(?!论|需担心)|取消|失败|拒|别(?=带|来|去)/iu;
/** Words that say the opposite of one another, each way. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpass(?:ed|es)?\b|通过|合格|及格/iu, /\bfail(?:ed|s|ure)?\b|没(?:有)?(?:通)?过|未通过|不(?:合格|及格)/iu],
  [/\bincluded?\b|包含|包括/iu, /\bexclud\w+|not included|removed|extra charge\b|不含|另(?:计|付|收)/iu],
  [/\bopen\b|营业|开放|开门/iu, /\bclosed?\b|停业|关闭|关门|休息/iu],
  [/\bfree\b|免费|不收/iu, /\b(?:fee|charge) (?:of|is|applies)\b|收费/iu],
];
const costsNothing =
  /\b(?:no|without(?:\sany)?|free of) (?:extra )?(?:charge|cost|fee)\b|\bfree\b|免费|不收(?:费|钱)|不(?:要|用)钱/iu;
const asksIfFree = /\bfree(?: of charge)?\b|免费|要(?:不要)?钱/iu;
const tellsPrice = new RegExp(`${costsNothing.source}|[€$£¥元]|\\b(?:costs?|charge[ds]?|fees?|price)\\b|收费`, 'iu');
const asksUnsaid =
  /^(?:is|was|were|are|did|do|does|has|have|had|will|can)n['’]t\b|\bnot\b|\bnever\b|\bwithout\b|没有?(?!有)[^？?]{0,12}吗/iu;
const asksInHan = /有没有|是不是|是否|有无/gu;

const MOST_READ = 8;
/** A sentence says so much of the question, or its letter says it for it. */
const LEAST_SAID = 0.5;
const ELSEWHERE = 0.4;
/** Of sentences that say about as much the later letter's holds. */
const AS_MUCH = 0.15;

/** What is asked to be there, or to be counted in: “Is there parking at the hotel?”, 含早餐吗. */
const thingThere =
  /\b(?:is|are|was|were) there (?:an? |any |some |free |also )*(?<en>\p{L}[\p{L}-]*(?: (?!in\b|at\b|on\b|near\b|for\b|with\b|from\b)\p{L}[\p{L}-]*)?)|\b(?:include[ds]?|have|has|offer(?:ed|s)?|come with|provide[ds]?) (?:an? |any |some |free |the )*(?<en2>\p{L}[\p{L}-]*)[?. ]*$|(?:含不含|包不包|有没有|包含|包括|提供|附带|含|包|有)(?<zh>\p{Script=Han}{2,4}?)(?:服务)?(?:吗|么|没有|[？?]|$)/iu;
/** What parks is no park, what is built no building: the words of such things stand as they are. */
const ofOwnMeaning = /^(?:parking|heating|building|wedding|clothing|bedding|cooling|catering)$/iu;

/** Whether a text speaks of the thing that is asked to be there; `undefined` where none is asked for so. */
export function thingToBeThere(asked: string): ((text: string) => boolean) | undefined {
  const groups = thingThere.exec(inSimpleCharacters(asked))?.groups;
  const thing = groups?.['en'] ?? groups?.['en2'] ?? groups?.['zh'];
  if (thing === undefined) return undefined;
  const own = thing
    .toLowerCase()
    .split(' ')
    .filter((word) => ofOwnMeaning.test(word));
  if (own.length > 0) return (text) => own.some((word) => text.toLowerCase().includes(word));
  const all = tokens(thing);
  return (text) => {
    const said = new Set(tokens(text));
    return all.some((token) => saysIt(token, said));
  };
}

const asksIfCountedIn = /\b(?:includ\w*|with|without)\b|含|包/iu;
/** "With breakfast", 含早: what is counted in or not. What was deducted for not being taken says neither. */
const tellsIfCountedIn =
  /\b(?:incl\w*|with|without|exclud\w*|extra|surcharge|supplement|complimentary|free|optional)\b|含|包|送|另付|另收|免费|自理/iu;

/** 逾期处罚款, "unless paid": what would be so is not said to have been. */
const wouldBe =
  /逾期|如(?:果|需|有|未|不|遇|若)|若|否则|一旦|拟(?!定|好)|\b(?:if|unless|otherwise|or else|would|might|subject to|in case)\b/iu;
const asksIfItWas =
  /(?:了|过)(?:没有?|吗|么)|有没有|(?:最后|后来|到底)[^，。]{0,16}(?:吗|没有?)|^(?:was|were|did|has|have|had)\b/iu;
/** 能开车吗, 要带证件吗: what is not so there is told by 不. */
const asksWhatMayBe =
  /能|可以|可否|会不会|会[^，。]{0,12}吗|要[^，。]{0,12}吗|用不用|该不该|需要|是不是|是否|答应|同意|愿意/u;

type Said = { readonly item: MemoryItem; readonly line: string; readonly share: number };

/** Whether something is so, from the sentence that speaks most of it; of letters that say as much, from the latest. */
export function saidEitherWay(question: Question): Draft | undefined {
  const { supported, language } = question;
  const words = wordsWithHan(question, asksInHan);
  const letters = supported.filter((one) => one.item.modality === 'email' && !isForEverybody(one)).slice(0, MOST_READ);
  const asked = inSimpleCharacters(question.text);
  const isFree = asksIfFree.test(asked);
  const speaksOfThing = thingToBeThere(question.text) ?? (() => true);
  const lines = letters.flatMap(({ item }) => linesOf(item, words)).filter(({ line }) => speaksOfThing(line));
  const countedIn = asksIfCountedIn.test(question.text)
    ? lines.filter(({ line }) => tellsIfCountedIn.test(inSimpleCharacters(line)))
    : [];
  const said = (countedIn.length > 0 ? countedIn : lines).filter(
    ({ line }) =>
      (!isFree || tellsPrice.test(inSimpleCharacters(line))) &&
      !(asksIfItWas.test(asked) && wouldBe.test(inSimpleCharacters(line))),
  );
  const most = Math.max(0, ...said.map(({ share }) => share));
  if (most < LEAST_SAID) return undefined;
  const near = said
    .filter(({ share }) => share >= most - AS_MUCH)
    .toSorted((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : b.share - a.share));
  const [best] = near;
  if (best === undefined) return undefined;
  const ways = new Set(near.filter(({ item }) => item.id === best.item.id).map(({ line }) => isSo(asked, line)));
  const so = isSo(asked, best.line);
  const word = !so && language === 'zh' && asksWhatMayBe.test(asked) ? '不' : yesOrNo(so, language);
  return {
    text: `${word}: ${best.line}`,
    type: 'open_end',
    citations: [cite(best.item.id, 'body', best.line)],
    sureness: ways.size > 1 ? 0.4 : 0.65,
    notes: [],
  };
}

const at = ({ item }: Said): string => item.time?.start ?? '';

function linesOf(item: MemoryItem, words: ReadonlyMap<string, number>): Said[] {
  const text = item.body === undefined ? '' : mainText(item.body);
  const anywhere = new Set(tokens(`${item.title ?? ''}\n${text}`));
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  // The name below a letter says nothing of anything.
  const signed = new Set((item.people ?? []).flatMap(({ name }) => [slug(name), ...name.split(' ').map(slug)]));
  return sentences(text).flatMap(({ text: line }): Said[] => {
    if (isQuestion(line) || signed.has(slug(line))) return [];
    const own = new Set(tokens(line));
    let sum = 0;
    let isSaid = false;
    for (const [word, weight] of words) {
      const here = saysIt(word, own);
      isSaid ||= here;
      sum += weight * (here ? 1 : saysIt(word, anywhere) ? ELSEWHERE : 0);
    }
    return isSaid ? [{ item, line, share: all === 0 ? 0 : sum / all }] : [];
  });
}

/** Whether a sentence says that it is as the question has it. */
function isSo(question: string, written: string): boolean {
  const line = inSimpleCharacters(written);
  if (asksIfFree.test(question)) return costsNothing.test(line);
  const negated = asksUnsaid.test(question.replace(asksInHan, ''));
  for (const [one, other] of opposites) {
    if (one.test(question) && (other.test(line) || one.test(line))) return !other.test(line);
    if (other.test(question) && (other.test(line) || one.test(line))) return other.test(line);
  }
  return unsays.test(line) === negated;
}
