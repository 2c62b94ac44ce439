/** What a question about a concept in a picture asks for. The first that fits. */
export type ConceptAsk =
  | 'change'
  | 'when'
  | 'identity'
  | 'clothes'
  | 'hair'
  | 'glasses'
  | 'smile'
  | 'where'
  | 'people'
  | 'things'
  | 'needs-model'
  | 'profile';

const asks: readonly (readonly [ask: ConceptAsk, words: RegExp])[] = [
  [
    'change',
    /\bchang(?:ed?|es)\b|\bdifferent(?:ly)? (?:from|than|to|about|now|look)|\blooks? different\b|\bcompared (?:with|to)\b|\bnew (?:look|hair)|变化|变了|有什么不同|和以前/i,
  ],
  [
    'when',
    /\b(?:when|what year|which year|what date)\b.{0,40}\b(?:photo|picture|image|shot|this)\b.{0,20}\b(?:taken|made|shot|from)?|(?:照片|图片|这张).{0,8}(?:什么时候|哪年|哪一年|何时).{0,4}拍?|什么时候拍/i,
  ],
  [
    'where',
    /\b(?:on|at|to|in) the (?:left|right|middle|cent(?:er|re)|top|bottom)\b|\bwhich side\b|\bwhere\b.{0,40}\b(?:picture|photo|image|frame|stand(?:s|ing)?|sit(?:s|ting)?)\b|左边|右边|中间|哪一?边|什么位置/i,
  ],
  [
    'identity',
    /\b(?:is|are) (?:this|that|it|he|she) <?|\bis <[^>]+> (?:in|on|here|there|shown)|\bwho (?:is|are)\b.{0,30}\b(?:this|that|picture|photo|image|here)\b|\bdo(?:es)? (?:this|the) (?:picture|photo|image) show|这是(?:不是)?|是不是|(?:照片|图)里(?:有没有|有)|图中是谁|这是谁/i,
  ],
  ['glasses', /\b(?:sun)?glasses\b|\bspectacles\b|\bspecs\b|眼镜|墨镜/i],
  [
    'clothes',
    /\bwear(?:s|ing)?\b|\b(?:clothes|clothing|shirt|dress|coat|jacket|sweater|suit|top|outfit)\b|\bdressed\b|穿|衣服|衬衫|外套|裙子/i,
  ],
  ['hair', /\bhair\b|头发|发色/i],
  ['smile', /\bsmil|\blaugh|\bhappy\b|\bexpression\b|\bmood\b|笑|表情|心情|开心/i],
  ['people', /\bhow many (?:people|persons|faces|others)\b|\bnumber of people\b|几个人|多少人/i],
  [
    'things',
    /\bwhat (?:objects|things|animals?|else)\b|\bis there an? \w+ (?:in|on)\b|\bhow many \w+s\b.{0,20}\b(?:picture|photo|image)\b|有什么东西|有哪些/i,
  ],
  [
    'needs-model',
    /\b(?:holding|doing|background|behind|next to|beside|in front of|carrying|looking at|reading|weather|scene)\b|拿着|在做什么|背景|旁边|后面/i,
  ],
];

/** Without a picture everything is asked of the profile; with one, what only a look can tell is asked of it. */
export function conceptAsk(question: string, hasPicture: boolean): ConceptAsk {
  if (!hasPicture) return 'profile';
  return asks.find(([, words]) => words.test(question))?.[0] ?? 'profile';
}
