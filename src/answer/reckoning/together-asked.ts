import { numberSaid, smallNumber } from '../../language/number-words.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import { lessSaid } from './figure-kind.ts';
import { perAsked } from './figure-words.ts';
import { lessAsked } from './less-asked.ts';

/** By what a price is multiplied: people, nights, or pieces; how many, where the question says it. */
export type Heads = { readonly of: 'person' | 'night' | 'piece'; readonly number?: number };

/** Several figures are asked for together. */
export type TogetherAsked = {
  /** What each of the parts is called, where they are named; of two bills only that there are two. */
  readonly parts: readonly string[];
  readonly many: number | undefined;
  readonly heads: readonly Heads[];
  /** Whether the question says that all is meant, rather than only how many there are. */
  readonly isAll: boolean;
  /** Whether what was paid beforehand is said to belong to it. */
  readonly withDeposit: boolean;
};

const all =
  /\b(?:together|altogether|in all|all told|all in|in total|total|combined|the (?:whole|entire|full)(?! time)|(?:whole|entire|full) (?:price|cost|bill|value|sum|amount|stay|order)|sum (?:of|total)|add(?:s|ed)? up|between them|all of it|everything)\b|一共|总共|合计|总计|共计|加起来|加在一起|合起来|加总|总和|全部|前前后后|统共|拢共/iu;
/** A sum of money, or how many of a currency. */
const asksMoney =
  /\bhow much\b|\bhow many (?:dollars?|euros?|pounds?|pesos?|yen|yuan|rupees?|ringgit|kron(?:or|er|e|a)|francs?|reais|rand|baht|won|zlotys?|bucks|forints?)\b|\b(?:what|which)\b.*\b(?:cost|come to|came to|pay|paid|owe[ds]?|price|bill(?:ed)?|total|value|earn(?:ed)?|rent|fees?|charged?|spen[dt]|sum|amount|fare|salary|tax(?:es)?|premiums?|deposits?|invoices?)\b|多少(?:钱|元|块|美元|欧元|日元|港币|克朗|比索)|(?:一共|总共|合计|加|共)[^，。？]{0,8}多少(?!天|次|个|人|张|件|页|公里|小时)|(?:费|钱|款|价|租|税)[^，。？]{0,12}多少(?!天|次|个|人)/iu;
/** What a plain reading knows better: an average, a comparison, something of each. */
const noSum =
  /\b(?:average|mean|each|apiece|refund\w*|back|per (?:person|head|night|day|piece)|more|less|fewer|cheaper|dearer|difference|than|times did|how (?:long|often|many times))\b|平均|每(?!次)|比|相差|差多少|分到|人均|几次|多少次|[扣减退剩]了?多少/iu;

const noun = String.raw`(?:the |my |our |his |her |their |its |a |an )?[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3}?`;
const conjoined = new RegExp(
  String.raw`(?:^|\b(?:did|do|does|was|were|are|is|will|would|have|for|of|on|with|both|by|from|cost|price|in|owe|pay) )(?<one>${noun}) (?<by>and|plus|with) (?<other>${noun})(?= (?:together|altogether|combined|in all|in total|all told|come|came|cost|costs?|included|counted|as|for|in|at|to|from|over|between|did|do|was|were|we|i)\b|[,?.]|$)`,
  'iu',
);
const included =
  /\b(?:with|including|plus|counting) (?<with>(?:the |my |our )?(?:[\p{L}'’-]+ ?){1,4}?)(?= (?:in|included|counted|too|as well)\b|[,?.]|$)|,? (?<in>(?:the |my |our )?(?:[\p{L}'’-]+ ?){1,3}?) (?:included|counted(?: in)?)\b/iu;
const inHan =
  /(?<one>\p{Script=Han}{2,8}?)(?<by>和|跟|与|及|加上?|、|连同?|带|算上|含|外加|以及)(?<other>\p{Script=Han}{2,8}?)(?=(?:的|两|一共|总共|合计|加|合|要|共|全部|都|我|是|，|,|收|付|花)|$)/u;

const both = /\bboth\b|\bthe two\b|两(?:个|次|期|家|笔|张|封|项|头|边|处|样|月|顿|趟)/iu;
const several = new RegExp(
  `\\b(?:all|the|these|those) (?<n>${smallNumber}) (?!of us|nights|people|days|weeks|months|years)\\p{L}+s\\b`,
  'iu',
);

const people = new RegExp(
  `\\b(?:(?:all )?(?:the )?(?<a>${smallNumber}) of (?:us|them)|us (?<b>two|three|four|five|six)|for (?<c>${smallNumber}) (?:people|persons|adults|guests|of us))\\b|(?<d>${smallNumber})(?:个)?(?:大人|人|位|口)`,
  'iu',
);
const twoOfUs =
  /\b(?:both of us|us both|(?:for|of) (?:\p{L}+ ){1,2}?and (?:me|i|myself)|(?:me|i|myself) and \p{L}+)\b|我们?俩|我们两个|咱俩|他们?俩|爸妈(?:两|俩)/iu;
const nights = new RegExp(`\\b(?<a>${smallNumber}) nights?\\b|(?<b>${smallNumber})(?:个)?(?:晚上?|夜|宿)`, 'iu');
const wholeStay =
  /\b(?:whole|entire|full|all of the) (?:stay|time|visit|week|weekend)\b|\bstay\b.{0,30}\b(?:in all|altogether|in total)\b|住(?:下来|店)?[^，。]{0,6}(?:一共|总共)/iu;
const pieces = new RegExp(
  `\\b(?<a>${smallNumber}) (?:tickets?|seats?|places?|lessons?|sessions?|classes|visits|times|bottles|boxes|pieces|copies|prints|pictures|works|weeks|months|hours|days|treatments|appointments|rides)\\b|(?<b>${smallNumber})(?:张|次|节|堂|瓶|箱|盒|件|份|本|幅|套|趟|回|周|个月|小时|天|台|条|只)`,
  'iu',
);

/** 五、六两个月 */
const monthsTogether = /([一二三四五六七八九十]{1,2})[、和]([一二三四五六七八九十]{1,2})(?:这)?两个月/u;

const firstOf = (found: RegExpExecArray | null): number | undefined =>
  numberSaid(Object.values(found?.groups ?? {}).find((group) => group !== undefined));

/** By how many people, nights or pieces a question has a price multiplied. */
export function headsIn(text: string): Heads[] {
  const heads: Heads[] = [];
  const persons = firstOf(people.exec(text)) ?? (twoOfUs.test(text) ? 2 : undefined);
  if (persons !== undefined && persons > 1) heads.push({ of: 'person', number: persons });
  const slept = firstOf(nights.exec(text));
  if (slept !== undefined) heads.push({ of: 'night', number: slept });
  else if (wholeStay.test(text)) heads.push({ of: 'night' });
  const counted = firstOf(pieces.exec(text));
  if (counted !== undefined && counted > 1) heads.push({ of: 'piece', number: counted });
  return heads;
}

/** What stands before the things that are asked about. */
const asking =
  /^(?:and |so )?(?:what|how much|how many \p{L}+) (?:did|do|does|was|were|is|are|will|would|have|has) (?=the |my |our |both )/iu;

function partsIn(text: string, isHan: boolean): string[] {
  const found = (isHan ? inHan : conjoined).exec(text.replace(asking, ''))?.groups;
  const named = [found?.['one'], found?.['other']].flatMap((part) => (part === undefined ? [] : [part.trim()]));
  // "Did Anna and Ben pay": two things are added only where all is asked for.
  if (/^(?:and|和|跟|与|及|、|以及|带)$/iu.test(found?.['by'] ?? '') && !all.test(text) && !both.test(text)) return [];
  // "For Julián and me" is two people, and no two sums.
  return named.length === 2 &&
    !named.some((part) => /^(?:me|i|myself|us|you|him|her|them)$|^(?:我|你|他|她)们?$/iu.test(part))
    ? named
    : [];
}

/** What a question about several figures together wants; nothing where it asks for anything else. */
export function togetherAsked(written: string): TogetherAsked | undefined {
  const text = inSimpleCharacters(written)
    .replace(/[?？。.!！ ]+$/u, '')
    .replace(monthsTogether, '$1月、$2月两');
  if (!asksMoney.test(text) || lessAsked(text) !== undefined || noSum.test(text) || perAsked(text) === 'person')
    return undefined;
  const isHan = /\p{Script=Han}/u.test(text);
  const heads = headsIn(text);
  const isAll = all.test(text);
  const with_ = included.exec(text)?.groups;
  const added = with_?.['with'] ?? with_?.['in'] ?? '';
  const parts = partsIn(text, isHan);
  const many = parts.length > 1 ? parts.length : both.test(text) ? 2 : numberSaid(several.exec(text)?.groups?.['n']);
  const withDeposit =
    lessSaid(added).includes('deposit') || /(?:连|含|算上|包括|加上)(?:了)?(?:定金|订金|押金|首款)/u.test(text);
  if (perAsked(text) !== undefined && parts.length === 0) return undefined;
  if (!isAll && heads.length === 0 && parts.length === 0 && added === '') return undefined;
  return { parts, many: many === 1 ? undefined : many, heads, isAll, withDeposit };
}

/** Words that only say that several are asked for. */
export const togetherWords: ReadonlySet<string> = new Set(
  tokens(
    `together altogether all told total combined whole entire full both two three four five six sum add added adds up come came cost costs price included including counted plus with
     night nights people us them everything between in stay pay paid owe bill value
     一共 总共 合计 总计 共计 加起来 加在一起 合起来 加总 总和 全部 前前后后 两个 两次 两期 个人 算上 一起`,
  ),
);
