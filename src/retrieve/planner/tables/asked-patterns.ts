import type { AskedType } from '../../../memory/query-plan.ts';

const greetings = 'hi|hey|hello|ok|okay|so|and|well|please|kindly|madeleine|anyway|actually|by the way';
const giving = 'tell|show|remind|find|give|get|bring|help|send|list|check|say|pull up|dig up|look up|look for';
const wanting = "(?:want|need|would like|'d like|'d love|would love) to (?:know|see|find|look at)";

/** Phrases that only introduce a question; they are read over before anything else. */
export const leadIns = new RegExp(
  `^(?:${[
    `(?:${greetings})[,.!:]? +`,
    `(?:can|could|would|will) you (?:please )?(?:${giving})(?: me)?(?: find)? +`,
    '(?:please )?(?:tell|remind|show|give|find|get|bring) me +',
    `i ?${wanting} +`,
    "i(?:'m| am) (?:looking|searching) for +",
    'do you (?:know|remember|recall) +',
    '(?:pull|dig|look) up +',
    'any idea +',
  ].join('|')})+`,
  'i',
);
const chineseRequests =
  '你好|请问一下|请问|请教|想问一下|想问|问一下|麻烦|帮我|帮忙|请|我想要?|想要?|能不能|能否|可以|可不可以|给我|让我|告诉我|一下';
const chineseSearches =
  '翻一下|翻出来|查一下|查找|查|搜索|搜一下|搜|找一下|出来|找出|找找|找到|找|看一下|看看|看|展示|显示|列出来';
export const chineseLeadIns = new RegExp(`^(?:${chineseRequests}|${chineseSearches}|，|,|\\s)+`, 'u');

/** What kind of answer the words ask for, first match wins. Anchored nowhere: most stand at the start, some do not. */
export const askedPatterns: readonly { readonly pattern: RegExp; readonly asked: AskedType }[] = [
  { pattern: /\bhow long ago\b|\bsince when\b/i, asked: 'when' },
  { pattern: /第?几[排层楼座](?:第?几[号座])?|几号座/u, asked: 'what' },
  {
    pattern:
      /\bhow long\b|\bhow much time\b|\b(?:nights?|days)\b.{0,60}\bhow many\b|\bhow many (?:nights|days|weeks|months|hours|minutes|seconds|years)\b|\bwhat (?:is|was) the (?:length|duration) of\b/i,
    asked: 'duration',
  },
  {
    pattern:
      /\bhow many\b|\bhow often\b|\bhow many times\b|\b(?:what|the) number of\b|^number of\b|\bcount (?:of|the|my|all)\b/i,
    asked: 'count',
  },
  {
    pattern:
      /\bhow much\b(?! (?:snow|rain|fun|water|food|light))|\bwhat(?: is| was| were| are|'s) the (?:[\w'-]+ ){0,3}(?:price|cost|total|amount|fee|fare|rent|bill|charge|refund|deposit|tip)\b(?! for[?. ]*$)|\bwhat (?:did|does|do) .{1,80}\b(?:cost|pay(?:ing)?|spend|charge|set me back|come to|take from me|took)\b|\b(?:total|price|cost|amount) (?:of|for|paid)\b|\bwhat money\b|\bmy (?:total )?(?:spending|expenses|expenditure)\b|(?<!^(?:did|do|does|was|were|is|are|have|has|had|will|would|can|could)\b[^?]*)\b(?:price|fare|amount|costs?|total|refund)\s*[?:]*$|^(?:the )?(?:price|air ?fare|fare|cost|amount|total)\b|\badd up\b|\bsum (?:up|of)\b|\bend up paying\b|\bwhat did (?:i|we) (?:end up )?pay|\bcharged? (?:me |us )?for\b|\bcosts in\b/i,
    asked: 'amount',
  },
  // Idioms of paying.
  {
    pattern:
      /\b(?:shell(?:ed|ing)?|fork(?:ed|ing)?|cough(?:ed|ing)?|stump(?:ed|ing)?) (?:out|over|up)\b|\b(?:hit|stung|sting|rush(?:ed)?|ding(?:ed)?|soak(?:ed)?|do(?:ne)?|reliev(?:e|ed)) (?:me|us) (?:for|of)\b|\b(?:put|paid|gave|give|sent|send|credit(?:ed)?) (?:\w+ )?back (?:on|to|into) my (?:card|account)\b|\bwhat (?:was|were|have|had) (?:i|we) (?:been )?(?:(?:[a-z]+ly|in the end|at last|in total) )?(?:charged|billed|invoiced|quoted|asked)\b|\bset(?:ting)? (?:me|us) back\b(?! (?:by )?(?:an?|the|some|\d+|several|two|three) (?:hours?|days?|weeks?|months?))|\bwhat did (?:they|he|she|it|[\w' ]{2,40}) (?:want|ask|take|demand|bill|invoice) (?:me |us )?for\b(?! (?:(?:his|her|their|my|our|the) )?(?:\w+ )?(?:birthday|christmas|xmas|wedding|anniversary|breakfast|lunch|dinner|dessert|present))|\b(?:cost|costing|costs) (?:me |us )?what\b|\b(?:comes?|came|runs?|ran|adds?|added|amounts?|amounted) to(?: in (?:all|total))?[?. ]*$|\bhow (?:bad|steep|high|dear) (?:was|were|is) (?:the|my|our) (?:bill|check|tab|damage|fare|invoice)\b|\bremind me of the damage\b|\b(?:added|adds?|adding|totted|totalled|totaled|lumped) (?:it all )?(?:up|together)\b|\bby (?:what|which) (?:margin|amount|sum)\b|\bwhat (?:am|was) i out\b|^(?:(?:at|for) )?(?:what|which) (?:price|amount|sum|fee)\b|\bwhat did [\w' &-]{2,40} (?:debit|withdraw|deduct|collect)\b|\bwhat(?: is| was|'s) the (?:gap|difference)\b|\bas (?:one|a single) (?:number|figure|sum)\b/i,
    asked: 'amount',
  },
  {
    pattern:
      /^(?:the |its |their |his |her |my |our )?(?:final |grand |whole |full |net )?(?:damage|charges?|fees?|outlay|reckoning|tab|gap|difference|sum|bill)(?: (?:for|at|of|from|by|returned|refunded|credited|paid|charged|demanded|in the end|after that|then)\b[^?.!]*)?(?:,? please)?(?:[?.!]|$)/i,
    asked: 'amount',
  },
  {
    pattern:
      /^(?:the |its |their |his |her |my |our )?(?:exact |final |precise )?(?:date|day|hour|time|curtain-up|kick-off|kickoff|start|departure|arrival)(?= ?(?:of|for|when|i|we|they|it|on which|at which|attended|settled|fixed|please|,|[?.!]|$))|^(?:at |by )?what o'clock\b/i,
    asked: 'when',
  },
  {
    pattern:
      /^(?:the |its |their |his |her )?(?:full |exact )?(?:names?|titles?|purpose|reason|carrier|airline|subject|brand|make|words)(?= ?(?:of|for|to|spoken|said|please|if you please|,|[?.!]|$))|\b(?:escapes me|slips my mind|slipped my mind|on the tip of my tongue)\b|^(?:please )?remind me what\b/i,
    asked: 'what',
  },
  {
    pattern:
      /^(?:and )?(?:(?:on|at|in|by|until|till|since|from|around|for|to) )?(?:when(?! (?:i|we|he|she|they|my|our) [^,?]*, )|what (?:exact )?(?:date|day|time|year|month|week|hour|weekday)|which (?:exact )?(?:date|day|time|year|month|week|hour|weekday))\b|^when's\b|\bwhat(?: is| was|'s) the (?:[\w'-]+ ){0,2}(?:date|day|time|deadline) (?:of|for)\b/i,
    asked: 'when',
  },
  {
    pattern:
      /^(?:from |in |at |to )?(?:where|(?:what|which) (?:city|country|town|place|village|region|location|address|island|airport))\b|^where's\b|\bwhat(?: is| was|'s) the (?:address|location) of\b/i,
    asked: 'where',
  },
  {
    pattern:
      /^(?:with |to |from |by |for )?(?:who|whom|whose|which (?:person|people|friend|friends|of my friends)|what people)\b|^who's\b/i,
    asked: 'who',
  },
  {
    pattern:
      /^(?:list|enumerate)\b|^name (?!of\b)(?=\w)|^(?:which|what are (?:all )?(?:the|my)|what) (?:[\w'-]+ ){0,2}?(?:photos?|pictures?|pics|videos?|clips?|e-?mails?|mails?|images?|messages?|screenshots?|receipts|invoices|tickets|hotels|flights|restaurants|cities|countries|places|trips)\b/i,
    asked: 'list',
  },
  {
    pattern:
      /^(?:did|do|does|is|are|was|were|have|has|had(?= (?:i|we|you|he|she|it|they|there|any\w*|some\w*|\w+ (?:ever|been|already))\b)|can|could|will|would|am|isn't|didn't|wasn't|haven't|hasn't|don't|doesn't)\b/i,
    asked: 'yes-no',
  },
  {
    pattern:
      /\b(?:expiry|expiration|expires?|valid until|due date|deadline)(?: date)?(?: of .{2,30})?[?. ]*$|^(?:the )?(?:expiry|expiration)\b/i,
    asked: 'when',
  },
  {
    pattern:
      /\b(?:avg|average|mean)\b.{0,60}\b(?:price|cost|bill|spend\w*|fare|rent|payment|per (?:night|month|week|year|person))s?\b|\b(?:price|cost|bill|fare|hotels?|spend\w*|electricity|rent|insurance|phone|internet)\b.{0,60}\b(?:per|a|each) (?:night|month|year|person|head)\b/i,
    asked: 'amount',
  },
  // What is asked may come last: "Nico's party is where", "the dentist which day in the end".
  {
    pattern:
      /(?<=[\p{L}\d'] )(?:where|(?:which|what) (?:place|city|town|country|location))(?: (?:exactly|again|was (?:that|it)))?[?.! ]*$/iu,
    asked: 'where',
  },
  {
    pattern:
      /(?<=[\p{L}\d'] )(?:when|(?:which|what) (?:exact )?(?:day|date|time|month|year|hour|o'clock))(?: (?:exactly|again|in the end|was (?:that|it)))?[?.! ]*$|\b(?:exact|precise|real|actual|correct|final|new) (?:day|date|time)\b[^?]{0,40}[?.! ]*$/iu,
    asked: 'when',
  },
  {
    pattern:
      /(?<=[\p{L}\d'] )(?:with |by |from |to |for )?(?:who|whom|which person)(?: (?:exactly|again|was (?:that|it)))?[?.! ]*$/iu,
    asked: 'who',
  },
  {
    pattern: /(?<=[\p{L}\d'] )(?:what|what thing|which thing)(?: (?:exactly|again|was (?:that|it)))?[?.! ]*$/iu,
    asked: 'what',
  },
  {
    pattern:
      /^(?:what|which|how|why|what's|whatever|(?:the )?name of|(?:the )?(?:seat|gate|room|booking|order) number)\b|\b(?:title|name)\s*\??$/i,
    asked: 'what',
  },
  // A question in the middle: "the Lisbon flight when did we take off".
  { pattern: /(?<=[\p{L}\d'] )when (?:did|do|does|was|were|is|are|will)\b/iu, asked: 'when' },
  { pattern: /(?<=[\p{L}\d'] )where (?:did|do|does|was|were|is|are|will)\b/iu, asked: 'where' },
  { pattern: /(?<=[\p{L}\d'] )who (?:did|do|does|was|were|is|are|will)\b/iu, asked: 'who' },
  { pattern: /(?<=[\p{L}\d'] )(?:what|which(?: \p{L}+)?) (?:did|do|does|was|were|is|are|will)\b/iu, asked: 'what' },
  {
    pattern: /多久以前|多久之前|多久前/u,
    asked: 'when',
  },
  {
    pattern:
      /多久|多长时间|(?<![哪前近过这好每十上])(?:几|多少)(?:天|晚|夜|个?小时|个?钟头|分钟|个?星期|周|个月|年)(?!前|以前|之前|.{0,6}钱)|时长|几宿/u,
    asked: 'duration',
  },
  {
    pattern:
      /多少(?:钱|元|块|人民币|美元|美金|欧元|英镑|日元|港币|费)|花了?(?:我)?(?:多少|几)|花费|价格|费用|总价|总共.{0,4}(?:多少|花)|一共(?:花|付|多少钱)|(?:付|交|退|赔|收|充|还|省|赚)(?:了|款|费|我)*多少|(?:账单|房费|票价|房租|租金|金额|押金|学费|话费|电费|水费|运费|退款)(?:是|有|总?共)?(?:多少|几)|几块钱|贵吗|(?:价|钱|费|账|买单|结账|结算|刷了).{0,24}多少(?![张个次封段条人只本家趟位份天晚年月])|总额|开销|消费|(?:房|票|话|电|网|水|学|油|路|车|邮|运|餐)费(?!用?的?(?:照片|图片|邮件|发票|账单|收据|单))/u,
    asked: 'amount',
  },
  {
    pattern:
      /什么时候|什么时间|何时|哪[一几]?天|哪一?年|哪个月|哪一?个?(?:周末|星期|日子)|几月|几号|几点|几时|星期几|周几|日期|时间是|啥时候/u,
    asked: 'when',
  },
  { pattern: /哪些(?:城市|国家|地方|人|酒店|餐厅)|列出|哪些|哪几/u, asked: 'list' },
  { pattern: /哪里|哪儿|在哪|什么地方|哪个(?:城市|国家|地方|机场|车站|省|地区)|哪座城市|何处|地址/u, asked: 'where' },
  { pattern: /谁|哪些人|什么人|哪位/u, asked: 'who' },
  { pattern: /是多少(?![张个次封段条人只本家趟位份])|号码/u, asked: 'what' },
  {
    pattern:
      /多少(?:张|个|次|封|段|条|人|只|本|家|趟|位|份)?|(?<![洗要找发挑选来那这好十])几(?:张|个|次|回|封|段|条|人|只|趟|家|位|份|本)/u,
    asked: 'count',
  },
  { pattern: /了没(?:有)?[？?。 ]*$|了冇[？?。 ]*$/u, asked: 'yes-no' },
  { pattern: /吗|是不是|有没有|是否|去没去|对不对|过没有/u, asked: 'yes-no' },
  { pattern: /什么|怎么|怎样|为什么|哪个|哪家|哪种|哪部|哪本|哪一|哪趟|哪次|哪张|哪|啥|如何/u, asked: 'what' },
];

/** Asking for pictures or messages as such, rather than for a fact in them. */
export const showWords = /^(?:show|find|search|display|see|look for|all|any|every|my|give)\b/i;

/** The words that only ask: "which photos" still asks for photos, "what did the hotel cost" for the hotel. */
export const questionWords =
  /^(?:(?:on|from|in|at|to|with|by|for|and|until|since|around) )?(?:how (?:long ago|long|many times|many|much time|much|often)|when's|when|where's|where|who's|whom|whose|who|(?:what|which)(?: (?:exact )?(?:date|day|time|year|month|week|weekday|hour|city|country|town|place|village|region|location|address|person|people|friends?|money))?|since when|is that (?:right|correct|true)|(?:the )?number of|count(?: of)?(?: the| my| all)?|list|name|enumerate|why|how)\b/i;

/** The same in Chinese, wherever it stands. */
export const chineseQuestionWords =
  /叫什么(?:名字)?|叫啥|(?:哪|什么|那)(?:一)?(?:个|座|处|片)?(?:城市|国家|省份|城镇|小镇|镇子|县城|乡镇|地区|景点)|什么时候|什么时间|啥时候|什么地方|什么人|什么样的?|为什么|多远|多大了?|多高|多重|多长|干什么|做什么|哪(?:一|几)?(?:天|年|个月|个|些|家店?|次|张|种|座|趟|位|里|儿)|何时|何处|多少(?:钱|元|块钱?|人民币|欧元|美元|英镑|日元|港币|天|晚|次|张|个|封|段|人|家|小时|分钟|年)?|多久(?:以前|之前|前)?|多长时间|(?<![那这好十])几(?:月|号|点|时|天|晚|次|回|张|个|封|段|条|人|家|趟|位|块钱|年|小时)(?!前|后)|星期几|周几|谁|有没有|是不是|是否|怎么|怎样|如何|什么|啥|(?:一共|总共|总计|共)?花(?:了|费了?|掉了?)?(?=多少|几)|(?:一共|总共|总计|共)?花(?:了|费了?|掉了?)(?=$|[？?，,])|(?<![烟樱鲜荷梅桃菊兰野雪棉火浪礼插种看赏献桂油杏梨玫茶葵绣窗爆百莲昙绢朵束簇的有些和])花(?=$|[？?，,])|花了|(?:吗|呢|吧|么)(?=[？?。！]|$)/gu;
