import type { PlanOrder } from '../../../memory/query-plan.ts';

/** How many people are to be seen. `plus`: so many more than the people named; `count`: the number in the words. */
export type GroupWord = {
  readonly pattern: RegExp;
  readonly least?: number | 'count' | 'more';
  readonly most?: number | 'count' | 'fewer' | 'named';
  /** The owner is meant when nobody is named: "alone". */
  readonly self?: true;
};

export const groupWords: readonly GroupWord[] = [
  {
    pattern:
      /\b(?:(?:just|only) )?(?:the two of (?:us|them|you)|the pair of (?:us|them)|(?:us|them|we|they) two)\b|^two of (?:us|them)\b|\bboth of (?:us|them)\b(?= (?:together|in)\b|$)/i,
    least: 2,
    most: 2,
  },
  {
    pattern:
      /\b(?:at least|more than) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?=(?:colleagues|coworkers|friends|kids|children|women|men|guests|adults|cousins|classmates)\b)/i,
    least: 'count',
  },
  {
    pattern: /(?:至少|不少于|超过)([\d两二三四五六七八九十]{1,2})[个位](?=同事|朋友|孩子|小孩|大人|同学|客人)/u,
    least: 'count',
  },
  { pattern: /\b(?:just )?(?:(?:the|all) )?(three|four|five|six) of (?:us|them)\b/i, least: 'count', most: 'count' },
  {
    pattern:
      /\b(?:and |with )?(?:nobody|no one|noone|no-one) else\b|\b(?:without|no) (?:\bany )?other people\b|\b(?:without|no) (?:anybody|anyone) else\b|\b(?:without|no) others\b/i,
    most: 'named',
  },
  {
    pattern:
      /\b(?:with |without |but )?(?:no|any) (?:people|persons|humans|faces)\b|\bwithout (?:people|anyone|anybody|faces|persons)\b|\bwith (?:nobody|no one|no-one) (?:in|on|there)\b|\b(?:nobody|no one) (?:is )?in (?:it|them|the picture|the photo|shot|sight)\b|\bno (?:people|persons)\b/i,
    most: 0,
  },
  {
    pattern:
      /\b(?:all |completely )?(?:alone|by (?:my|him|her)self|on (?:my|his|her) own|solo)\b|\bjust me\b(?! and)|\bonly me\b(?! and)/i,
    least: 1,
    most: 1,
    self: true,
  },
  { pattern: /\bby themselves\b/i, most: 'named' },
  {
    pattern:
      /\b(?:at least|no fewer than|a minimum of) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons|faces|friends|of us)\b/i,
    least: 'count',
  },
  {
    pattern:
      /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: or more| and more| or above|\+| plus) (?:people|persons|faces|friends)\b/i,
    least: 'count',
  },
  {
    pattern: /\b(?:more than|over) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons|faces)\b/i,
    least: 'more',
  },
  {
    pattern: /\b(?:fewer|less) than (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons|faces)\b/i,
    most: 'fewer',
  },
  {
    pattern:
      /\b(?:at most|up to|no more than) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons?|faces)\b/i,
    most: 'count',
  },
  {
    pattern:
      /\b(?:exactly |only |just )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons?|faces)\b/i,
    least: 'count',
    most: 'count',
  },
  {
    pattern:
      /\b(?:all of us|the whole family|the entire family|everybody|everyone) (?:together|in)\b|\bthe (?:whole|entire) (?:family|group|gang)\b|\ball of us\b/i,
    least: 3,
  },
  { pattern: /(?:没有|没|无)(?:其他|其它|别的|别)人|没有旁人|没别人/u, most: 'named' },
  { pattern: /(?:没有|没|无|不带|不含|不要)(?:任何)?人(?:物)?(?!机|知道|认识|记得)(?:的|出现|在)?|空无一人/u, most: 0 },
  {
    pattern:
      /独自一?人?|单独一?人?|(?<![两二三四五几多])一个人|只有我自?己?(?![和跟与、们])|就我(?:自己|一个)|单人照?|单独(?=的?(?:合影|合照|照片?|相片))|独照|个人照|我自己一个|孤身/u,
    least: 1,
    most: 1,
    self: true,
  },
  {
    pattern:
      /(?:只有|就|只)?(?:我|咱|他|她|你)们?(?:俩|两个人?|两人|二人)|两人|两个人|二人世界|二人(?=的?(?:照|合影|合照|相))|双人|俩人/u,
    least: 2,
    most: 2,
  },
  { pattern: /(?:至少|不少于)([\d两二三四五六七八九十]{1,2})个?人/u, least: 'count' },
  { pattern: /(?:超过|多于)([\d两二三四五六七八九十]{1,2})个?人/u, least: 'more' },
  { pattern: /(?:少于|不到)([\d两二三四五六七八九十]{1,2})个?人/u, most: 'fewer' },
  { pattern: /([\d三四五六七八九十]{1,2})个?人以上/u, least: 'count' },
  { pattern: /([\d三四五六七八九十]{1,2})(?:个人|口人|人(?=合影|合照|的|一起|聚餐))/u, least: 'count', most: 'count' },
  { pattern: /一家人|全家人?|大家一起|所有人|很多人|许多人|一群人|好多人|(?<!最)多人/u, least: 3 },
];

/** "Just Anna", 只有妈妈: nobody beside the people named; `me` counts as one more. */
export const onlyWords = /\b(?:just|only) (?:of |with |me and |my )*$|(?:只有|仅有|就|仅)(?:我(?:和|跟|与))?我?的?$/iu;

type OrderWord = { readonly pattern: RegExp; readonly order: Omit<PlanOrder, 'nth'>; readonly nth?: number };

const nthWord = '(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|[4-9]th|10th)';
const tripWords = 'trip|visit|holiday|vacation|stay|journey|time';

/** Extremes and ordinals. The first group is the ordinal or the number of things asked for. */
export const orderWords: readonly OrderWord[] = [
  { pattern: new RegExp(`\\b${nthWord}[- ]to[- ]last\\b`, 'i'), order: { by: 'time', end: 'most', of: 'item' } },
  {
    pattern: new RegExp(`\\b(?:my |our |the )?${nthWord} (?=(?:\\w+ )?(?:${tripWords})\\b)`, 'i'),
    order: { by: 'time', end: 'least', of: 'trip' },
  },
  {
    pattern: new RegExp(
      `\\b(?:my |our |the )?${nthWord} (?=(?:\\w+ )?(?:party|concert|wedding|dinner|meeting|appointment|visit)\\b)`,
      'i',
    ),
    order: { by: 'time', end: 'least', of: 'event' },
  },
  {
    pattern: new RegExp(`\\bthe ${nthWord} (?=(?:photo|picture|video|e-?mail|mail|message)\\b)`, 'i'),
    order: { by: 'time', end: 'least', of: 'item' },
  },
  { pattern: /\b(?:penultimate|second last|next to last)\b/i, order: { by: 'time', end: 'most', of: 'item' }, nth: 2 },
  {
    pattern:
      /\b(?:biggest|largest) (?=group|gathering)|\b(?:biggest|largest|densest) crowds?\b(?: of people)?|\bmost crowded\b|\bmost people\b|\bthe most (?:people|faces)\b/i,
    order: { by: 'people', end: 'most', of: 'item' },
  },
  {
    pattern: /\blongest (?=(?:\w+ )?(?:trip|holiday|vacation|stay|journey)\b)/i,
    order: { by: 'duration', end: 'most', of: 'trip' },
  },
  {
    pattern: /\bshortest (?=(?:\w+ )?(?:trip|holiday|vacation|stay|journey)\b)/i,
    order: { by: 'duration', end: 'least', of: 'trip' },
  },
  { pattern: /\blongest\b/i, order: { by: 'duration', end: 'most', of: 'item' } },
  { pattern: /\bshortest\b/i, order: { by: 'duration', end: 'least', of: 'item' } },
  {
    pattern:
      /\b(?:most expensive|costliest|priciest|dearest|highest(?= (?:bill|price|amount|sum|invoice|payment|cost)))\b|\b(?:biggest|largest) (?=bill|expense|payment|purchase|invoice|amount|order|refund)/i,
    order: { by: 'amount', end: 'most', of: 'item' },
  },
  {
    pattern:
      /\b(?:cheapest|least expensive|lowest(?= (?:bill|price|amount|fare)))\b|\bsmallest (?=bill|payment|amount|invoice)/i,
    order: { by: 'amount', end: 'least', of: 'item' },
  },
  {
    pattern:
      /\b(?:the )?(?:single )?(?:best|sharpest|clearest|nicest|finest)(?: looking)? (?:(?:one|shot|frame|snap)s?\b(?: (?:of|from|in|out of) (?:the|that|this|a) (?:burst|series|sequence|set)\b)?|(?=(?:photo|photograph|picture|pic|selfie|portrait|image)s?\b))|\b(?:the )?(?:sharpest|clearest|least blurry|best[- ]exposed)\b|\bbest of (?:the|that|this|a) (?:burst|series|sequence)\b/i,
    order: { by: 'quality', end: 'most', of: 'item' },
  },
  {
    pattern: /\b(?:blurriest|least sharp|worst (?:shot|one of the burst)|worst (?=photo|picture|pic))\b/i,
    order: { by: 'quality', end: 'least', of: 'item' },
  },
  { pattern: /\b(?:farthest|furthest|most distant)\b/i, order: { by: 'distance', end: 'most', of: 'item' } },
  {
    pattern: /\bmost (?:often|frequently|frequent|common)\b|\bthe most times\b/i,
    order: { by: 'frequency', end: 'most', of: 'item' },
  },
  {
    pattern: /\b(?:biggest|largest) (?=(?:photo|picture|image|file|video)s?\b)|\bhighest resolution\b/i,
    order: { by: 'size', end: 'most', of: 'item' },
  },
  { pattern: /倒数第([一二三四五六七八九十\d]{1,2})/u, order: { by: 'time', end: 'most', of: 'item' } },
  {
    pattern: /第([二三四五六七八九十]|[2-9]|1\d)[次趟回](?=.{0,8}(?:旅行|旅游|去|到|出差|度假|玩|飞))/u,
    order: { by: 'time', end: 'least', of: 'trip' },
  },
  { pattern: /第([二三四五六七八九十]|[2-9]|1\d)[次趟回场个]/u, order: { by: 'time', end: 'least', of: 'event' } },
  { pattern: /第([二三四五六七八九十]|[2-9]|1\d)[张段封]/u, order: { by: 'time', end: 'least', of: 'item' } },
  {
    pattern: /人数?最多的?|最多人(?:的|在)?|最挤的?|最大的(?=合影|合照|聚会)/u,
    order: { by: 'people', end: 'most', of: 'item' },
  },
  {
    pattern: /最长的(?=.{0,4}(?:旅行|假期|旅途|行程|旅程))|最久的(?=旅行|假期)/u,
    order: { by: 'duration', end: 'most', of: 'trip' },
  },
  { pattern: /最短的(?=.{0,4}(?:旅行|假期|旅途|行程|旅程))/u, order: { by: 'duration', end: 'least', of: 'trip' } },
  { pattern: /(?:时间|时长)?最[长久](?:的)?/u, order: { by: 'duration', end: 'most', of: 'item' } },
  { pattern: /(?:时间|时长)?最短(?:的)?/u, order: { by: 'duration', end: 'least', of: 'item' } },
  {
    pattern: /(?:花钱|花费|金额)?最(?:贵|多钱|高价)(?:的)?|(?:花钱|花费|金额)最[多大高](?:的)?/u,
    order: { by: 'amount', end: 'most', of: 'item' },
  },
  { pattern: /最便宜(?:的)?|(?:花费|金额)最[少小低](?:的)?/u, order: { by: 'amount', end: 'least', of: 'item' } },
  { pattern: /离家?最远(?:的)?|最远(?:的)?/u, order: { by: 'distance', end: 'most', of: 'item' } },
  {
    pattern:
      /(?:拍得|照得)?最(?:清晰|清楚|不模糊)的?(?:那?一?张)?|(?:连拍|这组|那组|一组)(?:照片)?(?:里面?|中|之中|当中)?的?(?:拍得|照得)?最(?:好|好看|漂亮)的?(?:那?一?张)?|(?:拍得|照得)最(?:好|好看|漂亮)的?(?:那?一?张)?|最好的?那?一?张/u,
    order: { by: 'quality', end: 'most', of: 'item' },
  },
  { pattern: /最模糊的?/u, order: { by: 'quality', end: 'least', of: 'item' } },
  { pattern: /最常|去得最多|次数最多(?:的)?/u, order: { by: 'frequency', end: 'most', of: 'item' } },
];

const countWord = '(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)';
/** Which of the matches by time; tried after times are read, so that "last summer" is not "the last". */
export const pickPatterns: readonly {
  readonly pattern: RegExp;
  readonly pick: 'first' | 'last';
  /** Of stays rather than of items: "the first time I was in Rome". */
  readonly ofTrips?: true;
}[] = [
  {
    pattern:
      /\b(?:(?:on|at|during) )?(?:the |my |our )?(?:very )?first (?:ever )?(?:time|visit)(?: ever)?(?= (?:(?:that )?(?:i|we) (?:was|were|went|visited|stayed|travelled|traveled|flew|got)|to|in)\b)/i,
    pick: 'first',
    ofTrips: true,
  },
  {
    pattern:
      /\b(?:(?:on|at|during) )?(?:the |my |our )?(?:very )?(?:last|latest|most recent) (?:time|visit)(?= (?:(?:that )?(?:i|we) (?:was|were|went|visited|stayed|travelled|traveled|flew|got)|to|in)\b)/i,
    pick: 'last',
    ofTrips: true,
  },
  { pattern: /(?:第[一1]|头一)[次回趟](?=在|去|到|飞)/u, pick: 'first', ofTrips: true },
  {
    pattern: /(?:最近|最后)的?[一那这][次回趟](?=在|去|到|飞)|上[一]?[次回趟](?=在|去|到|飞)/u,
    pick: 'last',
    ofTrips: true,
  },
  {
    pattern: new RegExp(`\\b(?:the |my |our )?${countWord} (?:first|earliest|oldest) (?=\\w+s\\b)`, 'i'),
    pick: 'first',
  },
  {
    pattern: new RegExp(`\\b(?:the |my |our )?${countWord} (?:last|latest|most recent|newest) (?=\\w+s\\b)`, 'i'),
    pick: 'last',
  },
  {
    pattern: new RegExp(`\\b(?:the |my |our )?${countWord} most recent (?=\\w+s\\b)`, 'i'),
    pick: 'last',
  },
  {
    pattern: new RegExp(`\\b(?:the |my |our )?(?:first|earliest|oldest) ${countWord} (?=\\w+s\\b)`, 'i'),
    pick: 'first',
  },
  {
    pattern: new RegExp(
      `\\b(?:the |my |our )?(?:last|latest|most recent|newest) ${countWord} (?=(?!days|weeks|months|years)\\w+s\\b)`,
      'i',
    ),
    pick: 'last',
  },
  {
    pattern:
      /\b(?:the )?(?:very )?(?:first|earliest|oldest)\b(?! (?:class|name|aid|floor|half|impression|lady|hand|course|degree|day of school|row|edition|prize|place))(?: (?:time|ever))?/i,
    pick: 'first',
  },
  {
    pattern:
      /\b(?:the |my |our )?(?:last|latest|most recent(?:ly)?|newest)\b(?! (?:name|minute|call|resort|will|supper|season|straw))(?: time)?/i,
    pick: 'last',
  },
  { pattern: /第(?:一|1)(?:次|回|趟|张|个|封|段)|最早的?|最初的?|头一[次回]/u, pick: 'first' },
  { pattern: /最近的?([\d两三四五六七八九十]{1,2})(?:次|张|封|段|个(?!月|星期|礼拜|小时))/u, pick: 'last' },
  { pattern: /最近的?一[次张封段个]|最后的?一?[次张封段个]|最新的?|上一?次|上回|上一[张封段趟]/u, pick: 'last' },
];
