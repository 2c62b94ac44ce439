import type { PlanOrder } from '../../memory/query-plan.ts';
import type { Slot } from '../algebra/plan-parts.ts';
import { type Act, type Cue, shiftUnits } from './act.ts';

const oneThing =
  '(?:one|time|trip|visit|photo|picture|pic|image|mail|e-?mail|message|video|clip|appointment|booking|order|invoice|bill|receipt|meeting|occasion|stay|flight)';
const things = `${oneThing}s?`;
/** One thing is spoken of, not several. */
const thing = new RegExp(String.raw`\b${oneThing}\b|^previous$`, 'i');
const countWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countOf = (word: string): number =>
  /^an?$/i.test(word) ? 1 : countWords.indexOf(word.toLowerCase()) + 1 || Number(word);
const numeral = `(an?|${countWords.join('|')}|\\d{1,2})`;

export const shift = (unit: string | undefined, by: number): Act | undefined => {
  const found = shiftUnits.find((name) => name === unit?.toLowerCase().replace(/s$/, ''));
  return found === undefined ? undefined : { do: 'shift', unit: found, by };
};
const backwards = /before|earlier|older|prior|previous|preceding/i;

const slotWords: readonly { readonly pattern: RegExp; readonly slot: Slot }[] = [
  {
    pattern: /^(?:years?|times?|dates?|months?|days?|weeks?|when|seasons?|时间|时候|日期|年份|年|月份|月|哪年|哪天)$/i,
    slot: 'time',
  },
  {
    pattern: /^(?:places?|cit(?:y|ies)|countr(?:y|ies)|locations?|towns?|where|地点|地方|城市|国家|位置|哪里|哪儿)$/i,
    slot: 'place',
  },
  { pattern: /^(?:persons?|people|who|whom|谁|人物?)$/i, slot: 'person' },
  { pattern: /^(?:kinds?|types?|format|类型|种类|格式)$/i, slot: 'kind' },
  { pattern: /^(?:words?|topics?|subjects?|内容|关键词|主题)$/i, slot: 'what' },
  { pattern: /^(?:trips?|events?|occasions?|活动|旅行)$/i, slot: 'event' },
];
export const drop = (word: string | undefined): Act | undefined => {
  const found = slotWords.find(({ pattern }) => pattern.test(word ?? ''));
  return found === undefined ? undefined : { do: 'drop', slot: found.slot };
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const superlatives: readonly {
  readonly pattern: RegExp;
  readonly by: PlanOrder['by'];
  readonly end: PlanOrder['end'];
}[] = [
  { pattern: /^longest$/i, by: 'duration', end: 'most' },
  { pattern: /^shortest$/i, by: 'duration', end: 'least' },
  { pattern: /^(?:biggest|largest)$/i, by: 'size', end: 'most' },
  { pattern: /^smallest$/i, by: 'size', end: 'least' },
  { pattern: /^(?:most expensive|dearest|priciest)$/i, by: 'amount', end: 'most' },
  { pattern: /^(?:cheapest|least expensive)$/i, by: 'amount', end: 'least' },
];

function order(word: string | undefined): Act | undefined {
  const said = word?.toLowerCase() ?? '';
  const nth = ordinals.indexOf(said) + 1 || Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(said)?.[1] ?? 0);
  if (nth > 0) return { do: 'order', order: { by: 'time', end: 'least', nth, of: 'item' } };
  const found = superlatives.find(({ pattern }) => pattern.test(said));
  return found === undefined ? undefined : { do: 'order', order: { by: found.by, end: found.end, nth: 1, of: 'item' } };
}

/** The last three, the first five. */
export const several = (end: PlanOrder['end'], count: number): Act | undefined =>
  count > 0 ? { do: 'order', order: { by: 'time', end, nth: 1, count, of: 'item' } } : undefined;

/** In order of trial; the first that fits decides. */
export const englishCues: readonly Cue[] = [
  {
    pattern:
      /^(?:are you (?:really )?sure|really|why|how (?:do you know|come)|(?:newest|latest|oldest|earliest|most recent) first)$/i,
    act: { do: 'keep' },
  },
  {
    pattern: /^(?:in |on |from )?the (year|month|week|weekend|day) (before|after)(?: (?:that|it|this))?$/i,
    act: (m) => shift(m[1], backwards.test(m[2] ?? '') ? -1 : 1),
  },
  {
    pattern: /^(?:in |on |from )?(?:the )?(previous|preceding|following) (year|month|week|weekend|day)$/i,
    act: (m) => shift(m[2], backwards.test(m[1] ?? '') ? -1 : 1),
  },
  { pattern: /^(?:in |on )?the next (year|month|week|weekend|day)$/i, act: (m) => shift(m[1], 1) },
  {
    pattern: new RegExp(
      `^${numeral} (years?|months?|weeks?|days?) (earlier|later|before(?: that)?|after(?: that)?)$`,
      'i',
    ),
    act: (m) => {
      const n = countOf(m[1] ?? '');
      return shift(m[2], backwards.test(m[3] ?? '') ? -n : n);
    },
  },
  {
    pattern: new RegExp(
      `^(?:the )?(?:${things} )?(before|after)(?: (?:that|this|it|then)(?: one)?)?$|^(?:the )?(previous|preceding|prior|earlier|next|following|later) ${things}$|^(?:and )?(before|after)(?:wards| that| then| this)$|^(?:even |any )?(?:earlier|older|later|newer|more recent)(?: (?:ones?|than that))?$|^(previous)$`,
      'i',
    ),
    act: (m) => ({ do: 'step', towards: backwards.test(m[0]) ? 'before' : 'after', single: thing.test(m[0]) }),
  },
  {
    pattern: /\b(?:who|anyone|anybody|someone|somebody) else\b|\bwho(?: are| were)? the others\b/i,
    act: { do: 'else', asked: 'who' },
  },
  {
    pattern:
      /\b(?:where|anywhere|somewhere) else\b|\b(?:which|any|what) other (?:places?|cit(?:y|ies)|countr(?:y|ies))\b/i,
    act: { do: 'else', asked: 'where' },
  },
  { pattern: /\bwhen else\b|\bany other (?:time|occasion|day)s?\b/i, act: { do: 'else', asked: 'when' } },
  {
    pattern:
      /^(?:show (?:me )?|see |give me |list )?(?:some |any |a few |even )?more(?: (?:of )?(?:them|those|these|results|items|photos|pictures|please))?$|^(?:show (?:me )?)?(?:the )?(?:rest|others|remaining(?: ones)?)(?: of (?:them|it))?$|^(?:what|anything|something) else(?: is there| do (?:you|i|we) have)?$|^next(?: page)?$|^continue$|^(?:keep|go) (?:going|on)$/i,
    act: { do: 'more' },
  },
  {
    pattern:
      /^(?:at |in |from |of |on |with )?(?:every|any|all)(?:one|body|thing|where| ?time)?(?: [a-z]+)? (?:but|except(?: for)?|other than)\b ?/i,
    act: { do: 'negate' },
  },
  {
    pattern: /^(?:at |in |from |of |on |with )?(?:every|any|all|whatever|whichever) (?:of the )?([a-z]+)$/i,
    act: (m) => drop(m[1]),
  },
  {
    pattern: /^(?:from )?(?:everywhere|anywhere|wherever|worldwide)(?: at all)?$/i,
    act: { do: 'drop', slot: 'place' },
  },
  {
    pattern: /^(?:at )?(?:whenever|any ?time|ever|of all time|since ever|all years)(?: at all)?$/i,
    act: { do: 'drop', slot: 'time' },
  },
  {
    pattern: /^(?:with |of |from )?(?:whoever|anyone|anybody|everyone|everybody)(?: at all)?$/i,
    act: { do: 'drop', slot: 'person' },
  },
  {
    pattern:
      /^(?:regardless of|irrespective of|ignor(?:e|ing)|forget(?: about)?|never mind|no matter|drop|lift|remove|without|leave out|skip|(?:i )?don't care(?: about)?|whatever)\b ?(?:the |which |what )?([a-z]+)(?: (?:it was|it is|they are|constraint|condition|filter))?$/i,
    // "Without people" asks for none of them rather than for no matter whom.
    act: (m) =>
      /^(?:without|leave out|skip|remove)\b/i.test(m[0]) && /^(?:people|persons?)$/i.test(m[1] ?? '')
        ? undefined
        : drop(m[1]),
  },
  {
    pattern: /^(?:for |in |over |from )?(?:the )?(?:whole|entire|full|all) (?:of (?:the )?)?(year|month)$/i,
    act: (m) => ({ do: 'widen-time', unit: /year/i.test(m[1] ?? '') ? 'year' : 'month' }),
  },
  { pattern: /^not (?:only|just)\b ?/i, act: { do: 'drop-named' } },
  {
    pattern:
      /^(?:show|see|view|display|open|let me see|let's see|(?:can|could|may) (?:i|we|you) (?:see|show)|i(?: want|'d like| would like) to see|pull up|bring up|give|send)\b(?: (?:me|us))?(?: (?:it|them|those|these|that|this|the ones?|all(?: of (?:them|it))?|everything|some))?\b ?/i,
    act: { do: 'show' },
  },
  {
    pattern: new RegExp(
      `^(?:only |just )?(?:the )?(?:very )?(first|earliest|oldest|last|latest|newest|most recent)(?: ${things})?$`,
      'i',
    ),
    act: (m) => ({ do: 'pick', pick: /first|earliest|oldest/i.test(m[1] ?? '') ? 'first' : 'last' }),
  },
  {
    pattern: new RegExp(
      `^(?:only |just )?(?:the )?(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)(?= [a-z])|longest|shortest|biggest|largest|smallest|most expensive|least expensive|dearest|priciest|cheapest)(?: ${things})?$`,
      'i',
    ),
    act: (m) => order(m[1]),
  },
  {
    pattern: new RegExp(
      `^(?:only |just )?(?:the )?(first|earliest|oldest|last|latest|newest|most recent) ${numeral}(?: ${things})?$`,
      'i',
    ),
    act: (m) => several(/first|earliest|oldest/i.test(m[1] ?? '') ? 'least' : 'most', countOf(m[2] ?? '')),
  },
  {
    pattern:
      /^(?:but )?(?:not|without|no|except(?: for)?|excluding|exclude|minus|leave out|leaving out|other than|apart from|skip|omit|drop|remove|hide)\b ?(?:the |any )?/i,
    act: { do: 'negate' },
  },
  {
    pattern:
      /^(?:only|just|solely|nothing but|nobody but|(?:limit|restrict|narrow)(?:ed)?(?: (?:it|this|them|that))?(?: down)? to|keep only|show only)\b ?(?:the )?|,? ?\bonly$/i,
    act: { do: 'only' },
  },
  { pattern: /^(?:together with|along with|both with)\b ?/i, act: { do: 'also', how: 'both' } },
  {
    pattern: /^(?:also|plus|add(?:ing)?|include|including|as well as|or)\b ?|,? ?\b(?:too|as well|also)$/i,
    act: { do: 'also', how: 'either' },
  },
];
