import type { AskedType } from '../../memory/query-plan.ts';

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
  `else one ones there too also instead again same about happened happen thing things exactly altogether together
   it that this those these them they he she him her his hers their its who what when where how which much many did do
   does was were is are be been had have has cost costs come came go went present only just any some other others more
   day time place night evening trip visit occasion me you i we us my our the a an of in on at with without for to from by month months year years week weeks whole entire everything anything nothing all city country show shows showing shown contain contains containing per held hold holds took thanks thank ok yes no good nice great cool hi hello
   before after earlier later previous next following photo photos`.split(/\s+/),
);
/** The same for Chinese, taken out of runs of characters. Longer ones first. */
export const emptyChinese =
  /谢谢|好的|城市|国家|地方|位置|举行|举办|发生|当时|当天|那(?:里|儿|边|个|天|次|时候?|年|些|张|封|段|趟)|这(?:里|儿|个|次|些|张|封)|一共|总共|到底|究竟|具体|有关|还有|还|也|都|又|再|呢|吧|啊|呀|吗|的话|的|了|是|在|有|和|跟|与|看看|看|要|只|它们?|[她他我你]们?|您|一起|里面|其中|们|哪|过|去|拍|谁|场|花|付|多少钱|多少|时候|事情?|呢/g;

/** Words for what a thing has rather than for another thing: asked of what was spoken of before. */
export const attributeWords =
  /^(?:(?:booking|order|flight|train|ticket|confirmation|reference|invoice|tracking|phone|room|seat|e-?mail|check-?in|check-?out|departure|arrival|street|exact|full|final|total|due|delivery)s?|(?:numbers?|codes?|names?|address(?:es)?|references?|dates?|times?|prices?|totals?|tax(?:es)?|seats?|gates?|terminals?|status|subject|sender|length|duration|colou?rs?|airline|website|rating|discount|deposit|fees?|tip))$/i;
export const attributeCore =
  /(?:number|code|name|address|reference|date|time|price|total|tax|seat|gate|terminal|status|subject|sender|length|duration|colou?r|airline|website|rating|discount|deposit|fee|tip|check-?in|check-?out)(?:s|es)?$|号码?$|编号|名字|地址|电话|日期|时间|价格|总价|座位|登机口|房间|状态|车次|税|押金|颜色/i;

/** What the name of an attribute asks for, where no question word does. */
export const attributeAsks: readonly { readonly pattern: RegExp; readonly asked: AskedType }[] = [
  {
    pattern: /\b(?:prices?|totals?|tax(?:es)?|fees?|discount|deposit|tip|costs?)\b|价格|总价|税|押金/i,
    asked: 'amount',
  },
  { pattern: /\b(?:dates?|times?|check-?in|check-?out|departure|arrival)$|日期|时间/i, asked: 'when' },
  { pattern: /\b(?:length|duration)\b|时长/i, asked: 'duration' },
  { pattern: /./, asked: 'what' },
];
