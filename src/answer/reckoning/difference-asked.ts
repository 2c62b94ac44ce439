import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';

/** How far two figures are apart is asked: in what unit, and of which two, where the question names them. */
export type DifferenceAsked = {
  /** Words of the unit: "kilowatt-hours", 度. None where money, or whatever it is counted in, is meant. */
  readonly unit?: RegExp;
  readonly isMoney: boolean;
  readonly sides?: readonly [string, string];
  /** Whether two of a kind are meant that no letter has in place of the other: the dearer and the cheaper. */
  readonly isOfTwo: boolean;
  /** Whether records leave the unit out: points of a contest. */
  readonly isBare: boolean;
};

const further =
  'more|less|fewer|extra|additional|cheaper|dearer|pricier|higher|lower|bigger|smaller|larger|heavier|lighter|longer|shorter|taller|warmer|colder|older|younger|further|farther|faster|slower|better|worse|(?:more|less) expensive|costlier|short of|beyond|past|above|below|over|under';
const asksInEnglish = new RegExp(
  `\\bhow (?:much|many|far)\\b(?: \\p{L}[\\p{L}'’-]*){0,4}? (?:${further})\\b(?=.*\\b(?:than|before|beyond|past|above|below|compared|over|under|originally|first|instead|had|used to|year|month|i['’]d|estimate|limit|goal|target|quoted?|ordered|agreed|planned|price)\\b)|\\bby how (?:much|many)\\b|\\bhow (?:much|many \\p{L}+) (?:did|does|do|has|have|will|would|had) .{2,80}\\b(?:go(?:ne)? up|go(?:ne)? down|went up|went down|rise|risen|rose|drop(?:ped)?|fall|fell|fallen|increase[d]?|decrease[d]?|shrink|shrank|grow|grew|grown|differ|exceed|overrun|(?:come|came|bring|brought|knock(?:ed)?|cut) .{0,30}down)\\b|\\b(?:what|how (?:big|large|much)) (?:is|was) the (?:(?:price|cost) )?(?:difference|gap|increase|rise|raise|drop|reduction)\\b|\\bhow (?:much|many \\p{L}+) of (?:a |an )?(?:raise|rise|increase)\\b|\\bof a raise\\b|\\beuros of raise\\b|\\bhow (?:much|many) \\p{L}* ?(?:less|more|cheaper|dearer|fewer) (?:per|a|each|was|were|did|is|are|do|will)\\b`,
  'iu',
);
const asksInHan =
  /(?<![最至差])(?:多|少|便宜|贵|高|低|涨|降|减|瘦|胖|轻|重|快|慢|短|长|矮|升|跌|上调|下调|增加|减少|调高|调低|加|缩|超)(?:\p{Script=Han}{0,3}?(?:了|出|付|交|收|用|删|花|给|拿))?(?:了|出)?(?:多少|几)(?!人)|(?:差(?:额|价|了|距)?(?:是|有)?|相差)(?:多少|几)/u;
/** 比去年同期多的用电是几度 */
const comparedInHan = /比[^，。？]{1,16}(?:多|少|便宜|贵|高|低|重|轻)[^，。？]{0,10}(?:多少|几)(?!人|个人)/u;
/** A delay, a stretch of days: told by calendars, not by figures. */
const ofCalendar =
  /\bhow (?:many|much) (?:days?|weeks?|months?|years?|nights?|minutes?)\b|\b(?:gap|difference|interval|distance) (?:of time )?(?:in|of) (?:whole )?(?:days?|weeks?|months?|years?|nights?|hours?|minutes?|time)\b|\b(?:gap|difference|interval|distance) between\b.{2,120}\bin (?:days|weeks|months|years|nights|hours|minutes)\b|间隔|(?:多少|几)(?:天|周|个?月|年|晚|分钟|小时|日|个?星期)/iu;

const unitOfEnglish = new RegExp(
  `\\bhow many (?:(?:${further}) )?(?<unit>\\p{L}[\\p{L}-]*(?: (?!${further})\\p{L}[\\p{L}-]*)?) (?:${further}|did|do|does|has|have|were|was|will|of)\\b`,
  'iu',
);
const unitOfHan =
  /(?:多少|几)(?<unit>度|分|字|斤|公斤|千克|克|公里|里|米|平方米|平米|页|箱|瓶|台|件|张|本|册|人|份|幅|吨|升|个)/u;
const ofMoney =
  /^(?:dollars?|euros?|pounds?|quid|pesos?|yen|yuan|rupees?|ringgit|kron(?:or|er|e|a)|francs?|reais|lira|rand|baht|won|zlotys?|zloty|bucks|pence|cents|forints?|kuai|rmb|nt|hk)$/iu;
const saysMoney =
  /\b(?:how much|cost|price|pay|paid|rent|bill|fare|fee|invoice|charge|cheaper|dearer|expensive|refund|salary|wage)\b|[钱元块价费租金款]|日元|欧元|美元|克朗|比索|便宜|贵|钱/iu;

/** Units that records write shorter. */
const units: readonly { readonly said: RegExp; readonly written: string }[] = [
  { said: /^kilowatt|^kwh/iu, written: 'kwh|kilowatt\\S*' },
  { said: /^megawatt|^mwh/iu, written: 'mwh|megawatt\\S*' },
  { said: /^度$/u, written: '度|kwh|°c?|千瓦时' },
  { said: /^degree/iu, written: '°c?|degrees?|度' },
  { said: /^lit(?:er|re)s?/iu, written: 'l|lit(?:er|re)s?|litros?|litri|升' },
  { said: /^hours?/iu, written: 'h|hrs?|hours?|ore|std|stunden|horas?|heures?|timmar|timer|uur|godz|小时' },
  { said: /^character|^字$/iu, written: 'characters?|signs?|字符?|zeichen|signes|caracteres|caratteri' },
  { said: /^kilo(?:gram)?s?$|^公斤$|^千克$/iu, written: 'kgs?|kilos?|kilograms?|公斤|千克|斤|lbs?' },
  { said: /^gram|^克$/iu, written: 'g|grams?|克' },
  { said: /^kilomet|^公里$/iu, written: 'km|kilomet\\S*|公里' },
  { said: /^met(?:er|re)s?$|^米$/iu, written: 'm|met(?:er|re)s?|米' },
  { said: /^square|^平方?米$/iu, written: 'm²|㎡|sq\\.? ?(?:m|ft)|square \\S+|平方?米' },
  { said: /^cubic/iu, written: 'm³|cubic \\S+' },
  { said: /^(?:point|mark)s?$|^分$/iu, written: 'points?|pts?|marks?|分' },
  { said: /^pages?$|^页$/iu, written: 'pages?|pp|p|页|seiten|páginas|pagine' },
  { said: /^bottles?$|^瓶$/iu, written: 'bottles?|fl|flaschen|flessen|bouteilles|botellas|bottiglie|瓶' },
  { said: /^(?:people|guests|persons|人)$/iu, written: 'people|guests?|persons?|pers|pax|人|位' },
];

/** What is weighed is told in kilos. */
const weight = /\b(?:weigh(?:s|ed|t)?|heavier|lighter)\b|[瘦胖]了|重了|轻了|体重/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The unit's own word in one and many, or as records write it. */
function unitPattern(said: string): RegExp {
  const row = units.find((one) => one.said.test(said));
  const stem =
    said
      .split(/[ -]/u)
      .at(-1)
      ?.toLowerCase()
      .replace(/(?:es|s)$/u, '') ?? said;
  const written = row?.written ?? (/\p{Script=Han}/u.test(said) ? escaped(said) : `${escaped(stem)}\\p{L}{0,2}`);
  return new RegExp(`^(?:${written})(?![\\p{Script=Latin}])`, 'iu');
}

const side = /\b(?:than|compared (?:to|with)|beyond|past|above|below|against)\b/iu;
const ofTwo =
  /\b(?:dearer|higher|bigger|larger|longer|pricier|more expensive)\b[^?]{2,60}\bthe (?:cheaper|lower|smaller|shorter|less expensive|other)\b|\bif (?:i|we) (?:had|['’]d)\b|\bwould(?: have|['’]ve)?\b[^?]{2,60}\bif\b|如果|要是|假如|(?:贵|高)的[^，。？]{0,12}比[^，。？]{0,8}(?:便宜|低)的/iu;
const bothNamed = /\bdifference (?:in price )?between (?<one>.{2,60}?) and (?<other>.{2,60}?)[?.]*$/iu;
const sideInHan = /^(?<one>.{0,30}?)比(?<other>\p{L}{1,14}?)(?=多|少|便宜|贵|高|低|重|轻|长|短|快|慢|要)/u;

function sidesOf(text: string): readonly [string, string] | undefined {
  const named = bothNamed.exec(text)?.groups ?? sideInHan.exec(text)?.groups;
  if (named?.['one'] !== undefined && named['other'] !== undefined) return [named['one'], named['other']];
  const at = side.exec(text);
  return at === null ? undefined : [text.slice(0, at.index), text.slice(at.index + at[0].length)];
}

/** What a question that asks how far two figures are apart wants; nothing where it asks for anything else. */
export function differenceAsked(written: string): DifferenceAsked | undefined {
  const text = inSimpleCharacters(written);
  const isHan = /\p{Script=Han}/u.test(text);
  if (isHan ? !asksInHan.test(text) && !comparedInHan.test(text) : !asksInEnglish.test(text)) return undefined;
  if (ofCalendar.test(text)) return undefined;
  const said = weight.test(text) ? 'kilos' : (isHan ? unitOfHan : unitOfEnglish).exec(text)?.groups?.['unit'];
  const isMoney = said === undefined ? saysMoney.test(text) : ofMoney.test(said);
  const sides = sidesOf(text);
  return {
    isMoney,
    isOfTwo: ofTwo.test(text),
    isBare: said !== undefined && /^(?:points?|marks?|分)$/iu.test(said),
    ...(said === undefined || isMoney ? {} : { unit: unitPattern(said) }),
    ...(sides === undefined ? {} : { sides }),
  };
}

/** Words that only say that a difference is asked for: evidence need not have them. */
export const differenceWords: ReadonlySet<string> = new Set(
  tokens(
    `more less fewer extra additional cheaper dearer pricier higher lower bigger smaller heavier lighter longer shorter difference differ gap increase
     decrease raise rise rose risen drop dropped fall fell save saved saving beyond past above below compare compared than exceed change changed
     cut reduce reduced originally original first previously previous earlier old new now goal year month last end final dollars euros pounds pesos yen
     yuan rupees ringgit kronor kroner francs money expensive beat top annual
     多了 少了 便宜 贵了 便宜了 涨了 降了 减了 省了 多付 少付 多交 少交 多用 少用 高了 低了 比较 相比 相差 差额 去年 同期 之后 以后 原来 最后 报价 多少钱`,
  ),
);
