import { courtesy, politeNouns, request, shownThing } from './asked-nouns.ts';
import type { PlainWords } from './colloquial-words.ts';
import { close, closeZh, dayZh } from './stated-first.ts';
import { day } from './terse-phrases.ts';

const asking =
  '(?:who|whom|whose|what|which|when|where|why|how (?:many|much|long|often|far|big|large|high)|(?:at|in|on|for|from|to|by|with|of) (?:what|which|whom|whose|how many|how much))';

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
  ...politeNouns,
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
  {
    pattern: new RegExp(
      `(?:\\b${request} )?\\bwhere (?:(?:my|our) (?:place|seat|spot)|at home) (?:was|is|had been) (?:at|in|for) (?<what>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: 'which seat did I have at $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:${request} )?whether (?:i|we) (?:went to|saw|attended|visited|was at|were at|watched|had tickets (?:for|to)) (?<a>[^?,]{2,60}?) or (?:to |at )?(?<b>[^?,]{2,60}?) (?<by>first|earlier|last|later)${close}`,
      'iu',
    ),
    plain: '$<day>which came $<by>, $<a> or $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:have|took|made) (?:some )?(?<kind>pictures?|photos?|images?|shots?) of (?<what>[^?.!]{2,80}?)[.!;:,–-]+ ?(?:on )?(?:when|(?:what|which) (?:day|date)) (?:were|was|did|are) (?:they|these|those|it|i|we)(?: (?:taken|take|made|make|from|them))*${close}`,
      'iu',
    ),
    plain: '$<day>when did I take the $<kind> of $<what>?',
  },
  {
    pattern: new RegExp(
      `\\bwas (?:my|our) (?:trip|journey|stay|holiday|visit) (?<where>(?:in|to|at) [^?]{2,70}?) (?:one|the one|a trip) (?:that |which )?(?:i|we) (?:made|took|went on|shared|did|had) (?:together )?with (?<who>[^?]{2,40}?)${close}`,
      'iu',
    ),
    plain: 'Was $<who> with me $<where>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:${request} )?(?:my |our |the )?(?:overall|total|whole|entire) (?:hotel|accommodation|lodging) (?:spending|expenses|costs?|expenditure)(?<rest>[^?.!]{0,60}?)(?:[.!?] ?(?:how much|what) (?:was|is|were) (?:it|that|they))?${close}`,
      'iu',
    ),
    plain: '$<day>how much did I pay in total for hotels$<rest>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:was|were) (?:billed|charged|invoiced) to (?:me|us) for (?<what>[^?]{3,90}?)${close}`,
      'iu',
    ),
    plain: 'how much did I pay for $<what>?',
  },
  {
    pattern: new RegExp(
      `\\bwhich (?:of my )?(?:photos?|pictures?|images?) (?:were|did i) (?:taken|take) (?:during|at|of|while eating) (?:the |my |our )?(?:meal|dinner|lunch|brunch|breakfast) (?:at|in) (?<a>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: 'which photos did I take of my meal at $<a>?',
  },
  {
    pattern: /\b(?:by|in|at) which restaurant (?:was|were) (?:i|we) served (?=\p{L})/iu,
    plain: 'in which restaurant did I eat ',
  },
  {
    pattern:
      /\bhow much (?<who>(?!did\b|does\b|do\b|was\b|is\b|were\b|money\b|i\b|we\b)[^?]{2,40}?) (?<do>charge|bill|refund)e?d (?<me>me|us)\b/iu,
    plain: 'how much did $<who> $<do> $<me>',
  },
  {
    pattern:
      /\b(?:which|what) (?<house>hotel|hostel|inn|guest ?house) (?:was i|were we|i was|we were) (?:a )?guests? (?:of|at|in)\b/iu,
    plain: 'what was the name of my $<house>',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:(?:was|is|were) (?<a>(?:my|our|the|that|\\p{L}+'s) (?:[\\p{L}'-]+ ){0,4}?(?:appointments?|check-?ups?|consultations?)\\b[^?]{0,60}?)|(?<b>(?:my|our|the|that|\\p{L}+'s) (?:[\\p{L}'-]+ ){0,4}?(?:appointments?|check-?ups?|consultations?)\\b[^?]{0,60}?) (?:was|is|were)) about${close}`,
      'iu',
    ),
    plain: 'what was the reason for $<a>$<b>?',
  },
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
      `^${day}(?:i|we) (?:had|got|received|was sent|have) (?:an? |the )?(?:invitation|invite) (?:to|for) (?<what>[^?.!]{2,80}?)[.!;:,–-]+ ?(?:at |in |to )?(?:what|which) (?:place|venue|location|address|house|spot) (?:did|does|was|is|had)\\b[^?]{0,30}${close}`,
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
      `^${dayZh}(?:请问)?(?:请|麻烦|劳烦)?(?:你|您)?(?:能不能|能否|可不可以|可以|可否|能|会)?(?:你|您)?(?:请)?(?:帮我|给我|替我)?${verbZh}[，,：:]?(?<what>(?!.*${askingZh})[^？?]{3,80}?(?=${factZh.replace('?<fact>', '?:')}(?:吗|么|呢|嘛)?${closeZh}))${factZh}(?:吗|么|呢|嘛)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<what>$<fact>是什么？',
  },
  {
    pattern:
      /(?<=^(?:今天是[^。]*。)?)(?<when>[^，,。？?]{0,14}?)卖(?:给)?我(?<what>[^，,。？?]{1,16}?)的(?:那家|那个)?(?:商店|网店|店铺|店家|商家|店)(?:的)?(?:名称|名字)?(?:是什么|叫什么|是哪(?:家|个))？$/u,
    plain: '$<when>我的$<what>是在哪家店买的？',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?<when>[^，,。？?]{0,14}?)(?:我)?修(?:过|了)(?<what>[^，,。？?]{1,14}?)[，,](?:当时)?(?:负责)?(?:维修|修理?|来修)(?:它)?的(?:是)?(?:哪(?:一)?家(?:公司|店)?|谁|什么公司)${closeZh}`,
      'u',
    ),
    plain: '$<day>$<when>$<what>是谁修的？',
  },
  {
    pattern:
      /(?<=^(?:今天是[^。]*。)?)(?<when>[^，,。？?]{0,14}?)买(?:了)?(?<what>[^，,。？?]{1,16}?)的(?:那家|那个)(?:商店|网店|店铺|店家|商家|店)(?:的)?(?:名称|名字)?(?:是什么|叫什么|是哪(?:家|个))？$/u,
    plain: '$<when>的$<what>是在哪家店买的？',
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
