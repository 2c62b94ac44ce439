import type { AskedType, PlanOrder } from '../../memory/query-plan.ts';
import type { Slot } from '../algebra/plan-parts.ts';

export const shiftUnits = ['year', 'month', 'week', 'weekend', 'day'] as const;
export type ShiftUnit = (typeof shiftUnits)[number];

/** What a follow-up does to the plan before it. */
export type Act =
  /** The year before, two days later: the time moves by whole units. */
  | { readonly do: 'shift'; readonly unit: ShiftUnit; readonly by: number }
  /** The one before, the next one (`single`); before that, in general. */
  | { readonly do: 'step'; readonly towards: 'before' | 'after'; readonly single: boolean }
  | { readonly do: 'else'; readonly asked: AskedType }
  | { readonly do: 'more' }
  | { readonly do: 'drop'; readonly slot: Slot }
  /** Not only in Paris: whatever kind of constraint follows no longer counts. */
  | { readonly do: 'drop-named' }
  | { readonly do: 'show' }
  | { readonly do: 'pick'; readonly pick: 'first' | 'last' }
  /** The second one, the longest. */
  | { readonly do: 'order'; readonly order: PlanOrder }
  | { readonly do: 'negate' }
  | { readonly do: 'only' }
  /** Also: either. Together with: both. */
  | { readonly do: 'also'; readonly how: 'either' | 'both' }
  | { readonly do: 'replace' };

/** A row: words that stand for an act. What they match is taken out; the rest of the words is what the act is about. */
export type Cue = { readonly pattern: RegExp; readonly act: Act | ((m: RegExpExecArray) => Act | undefined) };

/** Words that only lead over from the question before, and words at the end that add nothing. Tried until none fits. */
export const leadIns: readonly RegExp[] = [
  /^(?:and|but|so|ok|okay|oh|hmm?|well|now|then|actually|yes|thanks|thank you|please|sorry|alright|right|cool|great|no(?=,))\b[,!. ]*/i,
  /^(?:what|how) about\b ?|^what of\b ?|^(?:i )?mean(?:t|ing)?\b ?|^make (?:it|that)\b ?|^try\b ?|^change (?:it |that )?to\b ?|^(?:the )?same(?: (?:thing|question|search))?(?: (?:for|but))?\b ?|^switch to\b ?/i,
  /^(?:那么|那(?![里儿边个天次时年月些张封段趟一])|好的|好(?![朋])|嗯|哦|然后|另外|可是|但是?(?!不)|而(?!且)|请|帮我|麻烦(?:你)?|换成|改成|改为|换到|我是说|我指的是|同样)[，,、 ]*/,
];
export const tails: readonly RegExp[] = [
  /[?？!！.。…~\s]+$/,
  /,? ?\b(?:then|instead|please|again|though|exactly|maybe|perhaps)$/i,
  /(?:呢|吧|啊|呀|的话|怎么样|好吗|可以吗)$/,
];

const things =
  '(?:one|ones|time|trip|visit|photo|picture|pic|image|mail|e-?mail|message|video|clip|appointment|booking|order|invoice|bill|receipt|meeting|occasion|stay|flight)s?';
const thing = new RegExp(`\\b${things}\\b`, 'i');
const smallNumbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const count = '(?:(a|one|two|three|four|five|\\d{1,2}) )';

const shift = (unit: string | undefined, by: number): Act | undefined => {
  const found = shiftUnits.find((name) => name === unit?.toLowerCase().replace(/s$/, ''));
  return found === undefined ? undefined : { do: 'shift', unit: found, by };
};
const backwards = /before|earlier|prior|previous|preceding/i;

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
const drop = (word: string | undefined): Act | undefined => {
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

/** In order of trial; the first that fits decides. */
export const englishCues: readonly Cue[] = [
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
      `^${count}(years?|months?|weeks?|days?) (earlier|later|before(?: that)?|after(?: that)?)$`,
      'i',
    ),
    act: (m) => {
      const n = smallNumbers[(m[1] ?? '').toLowerCase()] ?? Number(m[1]);
      return shift(m[2], backwards.test(m[3] ?? '') ? -n : n);
    },
  },
  {
    pattern: new RegExp(
      `^(?:the )?(?:${things} )?(before|after)(?: (?:that|this|it|then)(?: one)?)?$|^(?:the )?(previous|preceding|prior|earlier|next|following|later) ${things}$|^(?:and )?(before|after)(?:wards| that| then| this)$|^(?:even |any )?(?:earlier|later)(?: (?:ones?|than that))?$`,
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
    act: (m) => drop(m[1]),
  },
  { pattern: /^not (?:only|just)\b ?/i, act: { do: 'drop-named' } },
  {
    pattern:
      /^(?:show|see|view|display|open|let me see|let's see|(?:can|could|may) (?:i|we|you) (?:see|show)|i(?: want|'d like| would like) to see|pull up|bring up|give|send)\b(?: (?:me|us))?(?: (?:it|them|those|these|that|this|the ones?|all(?: of (?:them|it))?|everything|some))?\b ?/i,
    act: { do: 'show' },
  },
  {
    pattern: new RegExp(
      `^(?:only |just )?(?:what was |when was )?(?:the )?(?:very )?(first|earliest|oldest|last|latest|newest|most recent)(?: ${things})?$`,
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

const chineseUnits: Readonly<Record<string, ShiftUnit>> = {
  年: 'year',
  月: 'month',
  周末: 'weekend',
  周: 'week',
  星期: 'week',
  天: 'day',
  日: 'day',
};
const chineseShift = (unit: string | undefined, by: number): Act | undefined => shift(chineseUnits[unit ?? ''], by);
const counters = '[次个张封段趟条回份]';
const counter = new RegExp(counters);

export const chineseCues: readonly Cue[] = [
  {
    pattern: /^(?:的|在|再)?(前|上|后|下)一个?(年|月|周末|周|星期|天)的?$/,
    act: (m) => chineseShift(m[2], /[前上]/.test(m[1] ?? '') ? -1 : 1),
  },
  {
    pattern: /^(?:再)?(早|晚)一个?(年|月|周|星期|天)的?$|^往(前|后)一个?(年|月|周|星期|天)的?$/,
    act: (m) => chineseShift(m[2] ?? m[4], /[早前]/.test(m[1] ?? m[3] ?? '') ? -1 : 1),
  },
  { pattern: /^(?:的)?(?:第二|次)(天|日|年|周|月)的?$/, act: (m) => chineseShift(m[1], 1) },
  {
    pattern: new RegExp(
      `^(?:再)?(?:上一|前一|更早的?一?|再早一?|(?:在)?(?:这|那)?之前的?那?一?|以前的?那?一?)${counters}?(?:的)?$`,
    ),
    act: (m) => ({ do: 'step', towards: 'before', single: counter.test(m[0]) }),
  },
  {
    pattern: new RegExp(
      `^(?:再)?(?:下一|后一|更晚的?一?|再晚一?|(?:在)?(?:这|那)?之后的?那?一?|以后的?那?一?|接下来的?)${counters}?(?:的)?$`,
    ),
    act: (m) => ({ do: 'step', towards: 'after', single: counter.test(m[0]) }),
  },
  {
    pattern:
      /(?:还|另外)有(?:谁|哪些人|什么人|哪位|别人|其他人)(?:在(?:场|那里|那儿)?)?|(?:其他|别的)(?:人|谁)|还和谁|还跟谁/,
    act: { do: 'else', asked: 'who' },
  },
  {
    pattern: /还(?:去|在|到)过?(?:哪里?|哪儿|什么地方)|还有(?:哪里|哪儿|什么地方|哪些地方)|(?:其他|别的)地方/,
    act: { do: 'else', asked: 'where' },
  },
  {
    pattern: /还有(?:什么时候|哪天|哪几天|哪次|哪几次)|(?:其他|别的)(?:时候|时间)/,
    act: { do: 'else', asked: 'when' },
  },
  {
    pattern:
      /^(?:还有(?:吗|没有|别的吗?|什么|其他的?吗?|更多)?|更多的?|再(?:来|看|给我|显示|列)(?:看)?(?:一些|一点|点|几[张个封]|更多)?|多(?:来|给)?(?:一些|一点|几[张个封])|其余的?|剩下的|其他的?|下一页|继续)$/,
    act: { do: 'more' },
  },
  {
    pattern:
      /^(?:不限|不管|不分|无论|不论|忽略|不用管|别管|取消|去掉)(?:是|在)?(?:什么|哪个|哪一?|任何)?(时间|时候|日期|年份|年|月份|月|地点|地方|城市|国家|里|谁|人物?|类型|种类|内容|主题|活动|旅行)(?:的?限制|条件|了)?$/,
    act: (m) => drop(m[1] === '里' ? '哪里' : m[1]),
  },
  {
    pattern:
      /^(?:在)?(?:任何|所有|全部|随便什么|什么(?=.*都))(时间|时候|年份|年|日期|地方|地点|城市|国家|人|类型)(?:都(?:行|可以|要))?$/,
    act: (m) => drop(m[1]),
  },
  { pattern: /^不(?:只|仅仅?|光)(?:是|要|看|限于)?/, act: { do: 'drop-named' } },
  {
    pattern:
      /^(?:可以|能|能不能)?(?:给我们?|让我们?|我想|我要|帮我)?(?:看一?看|看一下|看|显示|展示|打开|列出|发给我|拿出|调出)(?:来)?(?:一下|看看?)?(?:它们?|这些|那些|全部|所有的?)?(?:吗)?/,
    act: { do: 'show' },
  },
  {
    pattern: new RegExp(`^(?:只要)?(?:的)?(第一|最早的?一?|最初的?一?)(?:${counters})?(?:的)?$`),
    act: { do: 'pick', pick: 'first' },
  },
  {
    pattern: new RegExp(`^(?:只要)?(?:的)?(最后一?|最近的?一?|最新的?一?|最晚的?一?)(?:${counters})?(?:的)?$`),
    act: { do: 'pick', pick: 'last' },
  },
  {
    pattern:
      /^(?:但|但是)?(?:不要|不看|不包括|不包含|不含|不算|除了|除去|去掉|去除|排除|剔除|删掉|别要|不是|没有|不和|不跟|不在)(?:有)?|(?:除外|不要|不算)$/,
    act: { do: 'negate' },
  },
  {
    pattern: /^(?:我)?(?:只要|只看|只有|只显示|只保留|只留|只想看|仅限于?|仅|就要|就看|限于|只)(?:有)?/,
    act: { do: 'only' },
  },
  { pattern: /^(?:加上|连同|还要有|要有|同时有)|一起(?:的)?$/, act: { do: 'also', how: 'both' } },
  {
    pattern: /^(?:还有|还要|也要|也看|再加上?|包括|以及|或者?|外加)|也(?:要|看|行|可以|算上?|包括)?$/,
    act: { do: 'also', how: 'either' },
  },
];

/** What a word of the follow-up points back to. */
export type Reference = 'all' | 'scene' | 'people';
export const references: readonly { readonly pattern: RegExp; readonly to: Reference }[] = [
  {
    pattern:
      /\b(?:there|back then|at (?:that|the) time|(?:that|the same) (?:day|night|evening|morning|afternoon|week|weekend|trip|time|place|visit|event|party|occasion))\b|那里|那儿|那边|那天|那时|当时|那次|那趟|那年|当天|同一天/i,
    to: 'scene',
  },
  {
    pattern: /\b(?:he|she|him|her|his|hers|they(?= (?:live|work|look|come|send|write|say))|their)\b|[她他]们?/i,
    to: 'people',
  },
  {
    pattern: /\b(?:it|its|that|this|those|these|them|they)\b|它们?|这个|那个|这些|那些|这张|那张|这封|那封/i,
    to: 'all',
  },
];

/** What is left of pronouns and small words when everything else of a follow-up is understood: nothing to look for. */
export const emptyWords: ReadonlySet<string> = new Set(
  `else one ones there too also instead again same about happened happen thing things exactly total altogether together
   it that this those these them they he she him her his hers their its who what when where how which much many did do
   does was were is are be been had have has cost costs come came go went present only just any some other others more
   day time place night evening trip visit occasion me you i we us my our the a an of in on at with without for to from by show shows showing shown contain contains containing per held hold holds took thanks thank ok yes no good nice great cool hi hello
   before after earlier later previous next following photo photos`.split(/\s+/),
);
/** The same for Chinese, taken out of runs of characters. Longer ones first. */
export const emptyChinese =
  /谢谢|好的|举行|举办|发生|当时|当天|那(?:里|儿|边|个|天|次|时候?|年|些|张|封|段|趟)|这(?:里|儿|个|次|些|张|封)|一共|总共|到底|究竟|具体|有关|还有|还|也|都|又|再|呢|吧|啊|呀|吗|的话|的|了|是|在|有|和|跟|与|看看|看|要|只|它们?|[她他我你]们?|您|一起|里面|其中|们|哪|过|去|拍|谁|场|花|付|多少钱|多少|时候|事情?|呢/g;

/** Words for what a thing has rather than for another thing: asked of what was spoken of before. */
export const attributeWords =
  /^(?:(?:booking|order|flight|train|ticket|confirmation|reference|invoice|tracking|phone|room|seat|e-?mail|check-?in|check-?out|departure|arrival|street|exact|full|final|total|due|delivery)s?|(?:numbers?|codes?|names?|address(?:es)?|references?|dates?|times?|prices?|totals?|tax(?:es)?|seats?|gates?|terminals?|status|subject|sender|length|duration|colou?rs?|airline|website|rating|discount|deposit|fees?|tip))$/i;
export const attributeCore =
  /(?:number|code|name|address|reference|date|time|price|total|tax|seat|gate|terminal|status|subject|sender|length|duration|colou?r|airline|website|rating|discount|deposit|fee|tip|check-?in|check-?out)(?:s|es)?$|号码?$|编号|名字|地址|电话|日期|时间|价格|总价|座位|登机口|房间|状态|车次|税|押金|颜色/i;
