import type { AskedType, LeafArgs } from '../../memory/query-plan.ts';

/** Phrases that only introduce a question; they are read over before anything else. */
export const leadIns =
  /^(?:(?:hi|hey|hello|ok|okay|so|and|well|please|madeleine)[,!]? +|(?:can|could|would|will) you (?:please )?(?:tell|show|remind|find|give|get|help)(?: me)?(?: find)? +|do you (?:know|remember|recall) +|(?:please )?(?:tell|remind|show|give|find|get) me +|i (?:want|need|would like|'d like) to (?:know|see|find) +|i(?:'m| am) looking for +|any idea +|what about +)+/i;

/** What kind of answer the words ask for, first match wins. Anchored nowhere: most stand at the start, some do not. */
export const askedPatterns: readonly { readonly pattern: RegExp; readonly asked: AskedType }[] = [
  { pattern: /\bhow long ago\b|\bsince when\b/i, asked: 'when' },
  {
    pattern:
      /\bhow long\b|\bhow much time\b|\bhow many (?:nights|days|weeks|months|hours|minutes|seconds|years)\b|\bwhat (?:is|was) the (?:length|duration) of\b/i,
    asked: 'duration',
  },
  {
    pattern: /\bhow many\b|\bhow often\b|\bhow many times\b|\bwhat number of\b|\bcount (?:of|the|my|all)\b/i,
    asked: 'count',
  },
  {
    pattern:
      /\bhow much\b|\bwhat (?:is|was|were|are|'s) the (?:\w+ ){0,2}(?:price|cost|total|amount|fee|fare|rent|bill)\b|\bwhat did .{1,60}\b(?:cost|pay|spend)\b|\bwhat does .{1,60}\bcost\b/i,
    asked: 'amount',
  },
  {
    pattern:
      /^(?:and )?(?:on )?(?:when|what (?:exact )?(?:date|day|time|year|month|week)|which (?:date|day|year|month|week|weekday))\b|^when's\b|\bwhat (?:is|was|'s) the (?:\w+ )?date (?:of|for)\b/i,
    asked: 'when',
  },
  {
    pattern:
      /^(?:from |in |at |to )?(?:where|(?:what|which) (?:city|country|town|place|village|region|location|address|island|airport))\b|^where's\b/i,
    asked: 'where',
  },
  {
    pattern:
      /^(?:with |to |from |by |for )?(?:who|whom|whose|which (?:person|people|friend|friends|of my friends)|what people)\b|^who's\b/i,
    asked: 'who',
  },
  {
    pattern:
      /^(?:list|name|enumerate)\b|^(?:which|what are (?:all )?(?:the|my)|what) (?:\w+ ){0,2}?(?:photos?|pictures?|videos?|clips?|e-?mails?|mails?|images?|messages?|screenshots?|receipts|invoices|tickets|hotels|flights|restaurants|cities|countries|places|trips)\b/i,
    asked: 'list',
  },
  {
    pattern: /^(?:did|do|does|is|are|was|were|have|has|had|can|could|will|would|am|isn't|didn't|wasn't|haven't)\b/i,
    asked: 'yes-no',
  },
  { pattern: /^(?:what|which|how|why|what's)\b/i, asked: 'what' },
  { pattern: /多少钱|花了多少|价格|费用|总共多少/, asked: 'amount' },
  { pattern: /多久|多长时间|几天|几晚|几个小时/, asked: 'duration' },
  { pattern: /什么时候|何时|哪一?天|哪一?年|几月|几号|几点|日期/, asked: 'when' },
  { pattern: /哪里|哪儿|在哪|什么地方|哪个(?:城市|国家|地方)|何处/, asked: 'where' },
  { pattern: /谁|哪些人|什么人/, asked: 'who' },
  { pattern: /多少|几(?:张|个|次|封|段|条)/, asked: 'count' },
  { pattern: /列出|哪些|哪几/, asked: 'list' },
  { pattern: /吗|是不是|有没有|是否/, asked: 'yes-no' },
  { pattern: /什么|怎么|为什么|哪个/, asked: 'what' },
];

/** Asking for pictures or messages as such, rather than for a fact in them. */
export const showWords = /^(?:show|find|search|display|see|look for|all|any|every|my)\b/i;

type ModalityWord = { readonly pattern: RegExp; readonly args: LeafArgs<'modality'> };

/** Words that say what kind of thing is looked for. Longer patterns first. */
export const modalityWords: readonly ModalityWord[] = [
  { pattern: /\bscreen ?shots?\b/i, args: { documentKind: 'screenshot' } },
  { pattern: /\bboarding pass(?:es)?\b/i, args: { documentKind: 'ticket' } },
  { pattern: /\b(?:booking|reservation|order) confirmations?\b/i, args: { documentKind: 'booking' } },
  { pattern: /\breceipts?\b/i, args: { documentKind: 'receipt' } },
  { pattern: /\binvoices?\b/i, args: { documentKind: 'invoice' } },
  { pattern: /\btickets?\b/i, args: { documentKind: 'ticket' } },
  { pattern: /\bnewsletters?\b/i, args: { documentKind: 'newsletter' } },
  { pattern: /\b(?:bank|account|card) statements?\b/i, args: { documentKind: 'statement' } },
  { pattern: /\bmenus?\b/i, args: { documentKind: 'menu' } },
  {
    pattern:
      /\b(?:photos?|photographs?|pictures?|pics?|images?|selfies?|snapshots?)\b(?! (?:studio|album|frame|book|booth|shoot|editing|exhibition|camera)s?)/i,
    args: { modality: 'image' },
  },
  {
    pattern: /\b(?:videos?|clips?|footage)\b(?! (?:games?|calls?|conference|chat|store|shop|art))/i,
    args: { modality: 'video' },
  },
  { pattern: /\b(?:e-?mails?|mails?)\b(?! (?:address|order|box|account|server)(?:es)?)/i, args: { modality: 'email' } },
  { pattern: /截图|截屏/, args: { documentKind: 'screenshot' } },
  { pattern: /收据|小票/, args: { documentKind: 'receipt' } },
  { pattern: /发票|账单/, args: { documentKind: 'invoice' } },
  { pattern: /登机牌|车票|机票|门票/, args: { documentKind: 'ticket' } },
  { pattern: /菜单/, args: { documentKind: 'menu' } },
  { pattern: /照片|相片|图片|自拍/, args: { modality: 'image' } },
  { pattern: /视频|录像/, args: { modality: 'video' } },
  { pattern: /邮件|电邮/, args: { modality: 'email' } },
];

/** Which of the matches by time; tried after times are read, so that "last summer" is not "the last". */
export const pickPatterns: readonly { readonly pattern: RegExp; readonly pick: 'first' | 'last' }[] = [
  {
    pattern:
      /\b(?:the )?(?:very )?(?:first|earliest|oldest)\b(?! (?:class|name|aid|floor|half|impression|lady|hand|course))(?: time)?/i,
    pick: 'first',
  },
  {
    pattern:
      /\b(?:the |my )?(?:last|latest|most recent(?:ly)?|newest)\b(?! (?:name|minute|call|resort|will))(?: time)?/i,
    pick: 'last',
  },
  { pattern: /第一次|最早/, pick: 'first' },
  { pattern: /最近一次|最后一次|最新/, pick: 'last' },
];

/** Chinese words that carry no content of their own, longest first where one holds another. */
export const chineseFunctionWords =
  /什么时候|为什么|什么地方|哪一?天|哪一?年|多长时间|多少钱|是不是|有没有|第一次|最近一次|最后一次|我们的?|他们的?|一起|拍摄的?|拍的?|里面|在哪里?|哪里|哪儿|哪些|哪个|几[张个次封段条天晚]|多少|什么|怎么|是否|所有的?|全部|展示|显示|列出|查找|寻找|看看|关于|我的|我在|我|你|他|她|它|这|那|的|了|在|是|有|和|与|跟|吗|呢|吧|过|去|到|从|把|被|给|请|找|花|谁|时|上|里|中|不|没/g;
