import type { PlainWords } from './colloquial-words.ts';
import { close, closeZh, dayZh } from './stated-first.ts';
import { day } from './terse-phrases.ts';

const courtesy = '(?:please|kindly|possibly|perhaps|maybe|quickly|just)';
const looking =
  '(?:look up|find out|find|tell me|give me|(?<=(?:please|you|kindly|just) )name(?! of\\b)|state|say|identify|determine|work out|retrieve|recall|check|write down|write out|report|get me|fetch|note down|let me know|dig up|dig out|search for|search out|locate|specify|indicate)';
/** “Please look up”, “Could you tell me”, “I would like to know”. */
const request = `(?:(?:${courtesy} )*(?:(?:can|could|would|will) you (?:${courtesy} )*)?${looking}(?: for me| me)?|(?:i|we)(?:'d| would)? (?:like|want|need|love|wish)(?: you)? to (?:know|find out|learn|be told|check|tell me))`;
const asking =
  '(?:who|whom|whose|what|which|when|where|why|how (?:many|much|long|often|far|big|large|high)|(?:at|in|on|for|from|to|by|with|of) (?:what|which|whom|whose|how many|how much))';
const person = '(?:person|friend|relative|family member|colleague|acquaintance|man|woman|guy|one|somebody|someone)';
const house =
  '(?<house>restaurant|caf[eé]|bar|pub|hotel|hostel|guest ?house|inn|shop|store|online shop|retailer|seller|company|firm|business|workshop|airline|carrier|museum|clinic|practice|garage)';
const town = '(?<town>city|town|village|country|region)';
const given =
  '(?: (?:that (?:is|was) )?(?:given|noted|stated|printed|written|named|mentioned|listed|shown|specified|recorded))?';
const shownThing =
  '(?:photos?|pictures?|images?|videos?|clips?|shots?|pics?|footage|e-?mails?|mails?|messages?|records?|receipts?|screenshots?|invoices?|bills?|papers?|documents?|everything|anything|all)';
const beginsForm = `^${day}(?:(?:${request}) )?(?:the |my |our )?`;
/** Only as an order, or with “please” at the end, is a noun in front what is asked for. */
const formal = `(?=${day.replace('?<day>', '?:')}(?:${request}) |.*, please)`;

const row = (body: string, plain: string): PlainWords => ({
  pattern: new RegExp(`^${formal}${beginsForm.slice(1)}${body}(?:,? please)?${close}`, 'iu'),
  plain: `$<day>${plain}`,
});

/** What one asks somebody to look up, by the noun of what is wanted. */
const nouns: readonly PlainWords[] = [
  row(
    '(?:names? of (?:the |a |that )?)?(?:restaurant|caf[eé]|bistro|eatery|place) (?:where|in which|at which) (?:i|we) (?:ate|had|have had|tried|enjoyed|ordered|was served|were served) (?<what>[^?]{2,100}?)',
    'in which restaurant did I eat $<what>?',
  ),
  row(`${person} (?:who|that) (?<did>[^?]{3,120}?)`, 'who $<did>?'),
  row(
    '(?:shop|store|online shop|retailer|seller|company|website) (?:that|which|who) (?:took|handled|processed|received|fulfilled|shipped|delivered|sent me|sent) (?:my |our )?(?:order|purchase)? ?(?:for|of)? ?(?<what>[^?]{2,100}?)',
    'which shop sold me $<what>?',
  ),
  row(
    '(?:restaurant|place|caf[eé]|eatery) (?:that|which) (?:served|made|cooked|offered) (?:me |us )?(?<what>[^?]{2,100}?)',
    'in which restaurant did I eat $<what>?',
  ),
  row(
    '(?:airline|carrier|company)(?: (?:that|which))? (?:i|we) (?:used|took|flew with|had|booked|chose) (?:for|on) (?:my |our |the )?(?:flight|trip|journey|plane) (?=to )(?<rest>[^?]{3,80}?)',
    'which airline did I take $<rest>?',
  ),
  row(
    '(?:airline|carrier)(?: named)? (?:on|of|for) (?:my |our |the )?(?:ticket|flight|boarding pass|booking) (?=to )(?<rest>[^?]{3,80}?)',
    'which airline did I take $<rest>?',
  ),
  row('(?:person|friend|relative|one) (?:to|from) whom (?<did>[^?]{3,120}?)', 'who $<did>?'),
  row(`${house} (?:that|which|who) (?!(?:i|we|my|our)\\b)(?<did>[^?]{3,120}?)`, 'which $<house> $<did>?'),
  row(
    `${house} (?:where|that|in which|at which|with which|from which|which) (?<did>(?:i|we|my|our)\\b[^?]{3,120}?)`,
    'what was the name of the $<house> where $<did>?',
  ),
  row(
    `${town} (?:where|in which|that|at which|on which) (?:i|we) (?<did>[^?]{3,120}?)`,
    'in which $<town> was I when I $<did>?',
  ),
  row(
    `(?:place|venue|spot|location) (?:where|at which|in which) (?<what>[^?]{3,80}?) (?:was|were|is|took) (?:held|place|celebrated|to be|going to be)(?<rest>[^?]{0,40}?)`,
    'where was $<what>$<rest>?',
  ),
  row(
    '(?:hour|time|moment)(?: of day)? (?:at which|when|that) (?<what>[^?]{3,80}?) (?:started|began|starts|begins|opened)(?<rest>[^?]{0,40}?)',
    'at what time did $<what> start$<rest>?',
  ),
  row(
    '(?:hour|time|moment)(?: of day)? (?:at which|when|that) (?<what>[^?]{3,80}?) (?:left|departed|took off|leaves|departs)(?<rest>[^?]{0,40}?)',
    'at what time did $<what> leave$<rest>?',
  ),
  row(
    '(?:repair )?(?:company|firm|workshop|business|garage|person|man|tradesman) (?:that|which|who) (?:worked on|took care of|dealt with|saw to|fixed|mended|repaired) (?<what>[^?]{3,100}?)',
    'who repaired $<what>?',
  ),
  row(
    '(?:overall|total|whole|entire|combined) (?:spending|expenses|expenditure|costs?|outlay)(?: (?:on|for|of))? (?<what>[^?]{3,60}? (?:bills|invoices))(?<rest>[^?]{0,50}?)',
    'how much did I pay in total for $<what>$<rest>?',
  ),
  row('(?:day|date) (?:on which|when|that) (?<what>[^?]{3,120}?)', 'when $<what>?'),
  row(`(?:reason|purpose)${given} (?:for|of|behind) (?<what>[^?]{3,120}?)`, 'what was the reason for $<what>?'),
  row(
    `(?:seat|row|place)(?: (?:and|or) (?:row|seat|standing area))?${given} (?:on|of) (?:my |our |the )?(?:ticket|booking) (?:for|to) (?<what>[^?]{2,80}?)`,
    'which seat did I have at $<what>?',
  ),
  row(
    '(?:words?|sentences?|text|lines?)(?: (?:that (?:is|are|was|were) )?(?:spoken|said|heard|uttered))? in (?<film>[^?]{3,120}?)',
    'what words are heard in $<film>?',
  ),
  row('(?:count|number|total number) of (?:my |our |the )?(?<what>[^?]{3,100}?)', 'how many $<what> do I have?'),
  row(
    '(?:sum|amount|total|figure|price)(?: due)?(?: that stands)? (?:on|of|for) (?<what>(?:my |our |the )[^?]{2,40}? (?:bill|invoice))(?<rest>[^?]{0,60}?)',
    'how much was $<what>$<rest>?',
  ),
  row(
    '(?:price|cost|fare|total|sum|amount|refund|deposit|fee)(?: (?:paid|charged))? (?:of|for|from|on) (?<what>[^?]{3,120}?)',
    'how much was the price of $<what>?',
  ),
  row(
    '(?:dish|meal|food|plate) (?:at|in|from|that i (?:had|ate|ordered) (?:at|in)) (?:the restaurant |the )?(?<what>[^?]{2,100}?)',
    'what did I eat at $<what>?',
  ),
  row('(?:names?|titles?) of (?<what>(?:the|a|an|that|my|our)\\b[^?]{3,120}?)', 'what was the name of $<what>?'),
];

const verbs: readonly (readonly [said: string, plain: string])[] = [
  ['went', 'go'],
  ['ate', 'eat'],
  ['ordered', 'order'],
  ['took', 'take'],
  ['photographed', 'photograph'],
  ['bought', 'buy'],
  ['paid', 'pay'],
  ['stayed', 'stay'],
  ['had', 'have'],
  ['saw', 'see'],
  ['flew', 'fly'],
  ['attended', 'attend'],
  ['booked', 'book'],
  ['visited', 'visit'],
  ['spent', 'spend'],
  ['slept', 'sleep'],
  ['got', 'get'],
  ['met', 'meet'],
];
const noVerb =
  '(?!was|were|is|are|did|do|does|had|has|have|where|that|which|who|when|can|could|would|will|may|might|should)';
/** “Which dish I ordered at …”: what was asked within a request, as a question of its own. */
const inverted: readonly PlainWords[] = [
  ...verbs.map(
    ([said, plain]): PlainWords => ({
      pattern: new RegExp(
        `^${day}(?<q>(?:(?:for|at|in|on|from|with|to) )?(?:which|what|where|when|why|how(?: many| much| long| often)?)(?: ${noVerb}[\\p{L}'-]+){0,3}?) (?<who>i|we) ${said}\\b`,
        'iu',
      ),
      plain: `$<day>$<q> did $<who> ${plain}`,
    }),
  ),
  {
    pattern: new RegExp(
      `^${day}(?<q>(?:for |at |in |on )?(?:which|what|how many|how much|how long|when|where)(?: ${noVerb}[\\p{L}'-]+){0,2}?) (?<what>(?:my|our|the) [^?]{3,90}?) (?<be>was|were|is|are) (?<done>booked|made|held|moved|set|fixed|taken|seated|reserved|scheduled|delivered|charged|billed)(?<rest>[^?]{0,40}?)${close}`,
      'iu',
    ),
    plain: '$<day>$<q> $<be> $<what> $<done>$<rest>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:purpose|reason|aim|point) (?<what>(?:my|our|the|\\p{L}+'s?) [^?]{3,90}?) had${close}`,
      'iu',
    ),
    plain: 'what was the reason for $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}what (?<who>somebody|someone|the voice|a voice|the speaker|people|anybody) (?:says?|said|is saying|shouts?|can be heard saying) in (?<film>[^?]{3,120}?)${close}`,
      'iu',
    ),
    plain: '$<day>what words are heard in $<film>?',
  },
];

/** What was asked for in a frame of its own, without the frame. */
const unframed: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?:${request}|(?:can|could) you (?:say|remember|recall)|do you (?:know|remember)|any idea),? (?:whether|if) (?<a>[^?,]{2,60}?) or (?<b>[^?,]{2,60}?) (?:came|was|took place|happened|is) (?<by>first|last|earlier|later|cheaper|more expensive)(?: for me| of the two)?${close}`,
      'iu',
    ),
    plain: '$<day>which was $<by>, $<a> or $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:please )?compare (?:my |the |our )?(?:final |total )?(?:bills?|costs?|prices?|stays?|invoices?) (?:from|of|at|for) (?<a>[^?.,]{2,60}?) and (?<b>[^?.,]{2,60}?),? and (?:name|tell me|give|state|say) (?:me )?(?:the |which (?:one )?(?:was|is) (?:the )?)?(?<by>lower|cheaper|smaller|less|higher|dearer|larger|more expensive)(?: one)?${close}`,
      'iu',
    ),
    plain: '$<day>which had the $<by> bill, $<a> or $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:the )?(?<by>earlier|first|later|last) of (?:my |the |these |those )?(?:two )?(?:visits|events|shows|dates|tickets|evenings)?[,:] ?(?<a>[^?:;,]{2,60}?),? or (?<b>[^?:;,]{2,60}?)${close}`,
      'iu',
    ),
    plain: '$<day>which came $<by>, $<a> or $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:${request}),? (?<what>${asking}\\b[^?]{3,160}?)(?:,? please)?(?:\\?(?<more> [^?]{3,70}?))?${close}`,
      'iu',
    ),
    plain: '$<day>$<what>?$<more>',
  },
  ...nouns,
  ...inverted,
  {
    pattern: new RegExp(
      `^${day}(?:please )?(?:can|could|would|will) you (?:${courtesy} )*(?:(?:bring up|pull up|pull out|show|display|find|get|fetch|list|collect|gather|give|dig out|put together)(?: me| up)? )?(?<what>(?:the |all |all the |every |each |any |my |all my |of |those )*${shownThing}\\b[^?]{2,140}?)(?:,? please)?${close}`,
      'iu',
    ),
    plain: '$<day>show me $<what>',
  },
  {
    pattern: new RegExp(
      `^${day}in which (?:ones? )?of (?:my|our|the) (?<kind>(?:photos?|pictures?|images?|videos?|clips?)(?: (?:and|or) (?:videos?|photos?|clips?|pictures?))?) (?:can|could|may|do|is|are) (?:(?:i|we|you|one) see )?(?<what>[^?]{2,60}?)(?: be| appear| show up)?(?: (?:seen|found|shown|visible))?(?<rest>(?: (?:in|on|at|during|from|last)\\b[^?]{2,60})?)${close}`,
      'iu',
    ),
    plain: '$<day>show me the $<kind> of $<what>$<rest>',
  },
  {
    pattern:
      /(?<=\b(?:photos?|pictures?|images?|videos?|clips?)(?: (?:and|or) (?:videos?|photos?|clips?))? )(?:in|on|with) which (?:i|we) (?:have )?(?:captured|photographed|filmed|recorded|shot|took)(?= \p{L})/giu,
    plain: 'of',
  },
];

/** Matters told before they are asked for, in further words. */
const told: readonly PlainWords[] = [
  { pattern: /[?.] ?i mean (?:the|an?|my) [^?.]{3,30}[.?! ]*$/iu, plain: '?' },
  {
    pattern:
      /\bwhose (?:plane|aircraft|jet) (?:i|we) (?:was|were|had been) on(?= when\b)|\bwhose (?:plane|aircraft) (?:i|we) (?:took|flew on|boarded)\b/iu,
    plain: 'which airline was I on',
  },
  {
    pattern: new RegExp(
      `^${day}(?:please )?count (?:up )?(?:how many )?(?:all )?(?:of )?(?:my|the|our|all my) (?<what>${shownThing}\\b[^?]{2,100}?)(?:,? please)?${close}`,
      'iu',
    ),
    plain: '$<day>how many $<what> do I have?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:had|ate|enjoyed) (?:an? |my |our )?(?:meal|dinner|lunch|brunch|breakfast|supper)? ?at (?<a>[^?.!]{2,60}?)[.!;:,–-]+ ?(?:please )?(?:show|find|get|give|display)(?: me)? (?:the |all |my |all the )*(?:pictures?|photos?|images?|shots?)(?: that)? (?:(?:i|we) took|taken|i made)(?: there| then| at it| of it)*${close}`,
      'iu',
    ),
    plain: '$<day>which photos did I take of my meal at $<a>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:had|got|received|was sent|have) (?:an? |the )?(?:invitation|invite) (?:to|for) (?<what>[^?.!]{2,80}?)[.!;:,–-]+ ?(?:what|which) (?:place|venue|location|address|house|spot) (?:did|does|was|is|had)\\b[^?]{0,30}${close}`,
      'iu',
    ),
    plain: '$<day>where was $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:went to|attended|saw|visited|was at|were at|had a ticket for) (?<what>[^?.!]{2,60}?)[.!;:,–-]+ ?where (?:was|were) (?:(?:my|our) (?:place|seat|spot)s?|at home)${close}`,
      'iu',
    ),
    plain: '$<day>which seat did I have at $<what>?',
  },
  {
    pattern:
      /\b(?:which|what) (?:seat|place|row)(?: or (?:standing (?:area|place|room)|seat|place|row))+ (?:was|were|did|had) (?:i|we)(?: (?:assigned|given|get|got|have|been given|allotted|sitting in))*(?= (?:at|for|in)\b)/iu,
    plain: 'which seat did I have',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:keep|kept|often|always|have been) (?:taking|booking|staying in|taking|having|take|book|stay in|going to) (?:hotel rooms?|rooms?|hotels?|a hotel)(?<where> (?:in|at|near) [^?.!]{2,60}?)[.!;:,–-]+ ?how (?:many|often)\\b[^?]{0,60}${close}`,
      'iu',
    ),
    plain: '$<day>how many times did I stay in a hotel$<where>?',
  },
  {
    pattern: new RegExp(
      `^${day}by (?:which|what) (?:[\\p{L}-]+(?:,| and| or)? ){1,6}(?:is|was|are) (?<what>(?:my|our|the) [^?.!]{2,90}?) (?:documented|proven|proved|shown|evidenced|recorded|confirmed|backed up)${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:(?:please |can you |could you )*(?:bring up|pull up|show|find|get|give|list|collect|gather)(?: me)? )(?:all )?(?:everything|all|anything|the records|all records|every record) (?:that |which )?(?:documents?|proves?|shows?|concerns?|is about|belongs to|of|about|on) (?<what>(?:my|our) (?:stay|order|purchase|booking|visit|trip)\\b[^?.,]{2,90}?)(?:, [^?]{3,60})?${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:have|took|made) (?:pictures?|photos?|images?|shots?) of (?<what>[^?.!]{2,80}?)[.!;:,–-]+ ?(?:which|what|from which|in which) (?<town>city|town|village|country|place) (?:are|were|do|did) (?:they|these|those)(?: (?:from|taken|come from|taken in|in|show))*${close}`,
      'iu',
    ),
    plain: '$<day>in which $<town> did I take photos of $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:was|were|got|had been) asked by (?<who>[^?.,]{2,40}?) to (?<do>[^?.!]{3,60}?) (?:something|somebody|someone)(?: or (?:something|somebody|someone))?(?<when>[^?.!]{0,40}?)[.!;:,–-]+ ?(?:what|who)\\b[^?]{0,30}${close}`,
      'iu',
    ),
    plain: '$<day>what did $<who> ask me to $<do>$<when>?',
  },
  {
    pattern: new RegExp(
      `\\bby how many ${'(?<unit>days|weeks|months)'} (?:were|are|was|is|do|did) (?:the (?:dates?|days?) of )?(?<a>[^?]{2,60}?) and (?<b>[^?]{2,60}?) (?:separated|apart|differ|set apart)${close}`,
      'iu',
    ),
    plain: 'how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern:
      /\bwhose (?:plane|aircraft|flight|jet) (?:was|were) (?:i|we) on(?= when\b)|\bwhose (?:plane|aircraft) did (?:i|we) (?:take|fly on)\b/iu,
    plain: 'which airline was I on',
  },
  {
    pattern: new RegExp(
      `\\bto (?:what|which) place (?:were|was) (?:the )?(?:guests|people|everybody|friends|i|we) (?:of|at|for) (?<what>[^?]{2,60}?) (?:invited|asked|told to come)${close}`,
      'iu',
    ),
    plain: 'where was $<what>?',
  },
];

const askingZh = '(?:什么|啥|哪|谁|几|多少|何时|怎么|为何|为什么|多久)';
const factZh =
  '(?<fact>名称|名字|店名|价格|票价|账单金额|金额|总额|费用|日期|时间|座位号?|原因|地点|航空公司|公司|商店|餐厅|酒店|城市|菜|商品|东西|桌游|书|播客|电影|电视剧|游戏|次数|数量|晚数|退款|人)';
const verbZh =
  '(?:告诉我|说一?下|讲一?下|查一?下|查出|查查|查找|查到|查询|找出|找一?下|找到|看一?下|确认一?下|回忆一?下|数一?数|算一?下)';
/** The same in Chinese: 能告诉我…吗, 请查一下…的价格. */
const framedZh: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${dayZh}(?:请问)?(?:请|麻烦|劳烦)?(?:你|您)?(?:能不能|能否|可不可以|可以|可否|能|会)?(?:你|您)?(?:请)?(?:帮我|给我|替我)?${verbZh}[，,：:]?(?<what>(?=.*${askingZh})[^？?]{3,80}?)(?:吗|么|呢|嘛)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<what>？',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?:请问)?(?:请|麻烦|劳烦)?(?:你|您)?(?:能不能|能否|可不可以|可以|可否|能|会)?(?:你|您)?(?:请)?(?:帮我|给我|替我)?${verbZh}[，,：:]?(?<what>(?!.*${askingZh})[^？?照]{3,80}?(?=${factZh.replace('?<fact>', '?:')}(?:吗|么|呢|嘛)?${closeZh}))${factZh}(?:吗|么|呢|嘛)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<what>$<fact>是什么？',
  },
  {
    pattern:
      /(?<=^(?:今天是[^。]*。)?)(?<when>[^，,。？?]{0,14}?)卖(?:给)?我(?<what>[^，,。？?]{1,16}?)的(?:那家|那个)?(?:商店|网店|店铺|店家|商家|店)(?:的)?(?:名称|名字)?(?:是什么|叫什么|是哪(?:家|个))？$/u,
    plain: '$<when>我的$<what>是在哪家店买的？',
  },
  { pattern: /(?<=(?:价格|票价|金额|总额|费用|次数|数量|晚数|退款))是什么？$/u, plain: '是多少？' },
  {
    pattern: new RegExp(
      `^${dayZh}(?:有哪些)?(?:能|可以|可)?(?:证明|说明|显示)(?<when>[^，,。？?]{0,14}?)(?:我|我们)(?:确实)?(?:住过|入住过?|住了)(?<a>[^，,。？?]{2,40}?)的(?<kind>(?:邮件|收据|小票|照片|截图|发票)(?:(?:和|与|及|、)(?:邮件|收据|小票|照片|截图|发票))*)[，,]?(?:都)?(?:有哪些|是哪些|有什么)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<when>与我在$<a>的住宿有关的$<kind>有哪些？',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?:能|可以|能否|能不能)(?:帮我|给我)?(?:找到|找出|看到|调出)(?<what>[^，,。？?]{2,60}?)(?:吗|么)?[？?，,。；;]+(?<kind>(?:照片|视频|图片)(?:(?:和|与|、)(?:照片|视频|图片))?)(?:都|全)?(?:要|可以)${closeZh}`,
      'u',
    ),
    plain: '$<day>找出$<what>的$<kind>',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?<what>(?:我|我们)?[^，,。？?]{0,16}?在[^，,。？?]{2,40}?)(?:用餐|吃饭|吃的?那顿饭|就餐)(?:的?时候|时|那次|期间)?[，,](?:我)?(?:都)?拍了(?:什么|哪些)(?:照片|图片)${closeZh}`,
      'u',
    ),
    plain: '$<day>$<what>吃饭时拍的照片有哪些？',
  },
];

/**
 * What politeness and forms put around a question: “Please look up the shop that …”, “The seat on my ticket for …, please.”,
 * “Could you bring up every photo …”, 能告诉我…吗. What is left is asked as the other tables know it. In order; each once. A
 * line may be added by hand.
 */
export const politeFrames: readonly PlainWords[] = [...told, ...unframed, ...framedZh];
