import { monthNames } from '../../../memory/time-span.ts';
import type { PlainWords } from './colloquial-words.ts';

/** "Today is 3 May 2021." stays in front. */
const day = '(?<day>(?:today is [^.]*\\. ?|今天是[^。]*。)?)';
const first = '(?:first|earlier|earliest|before the other|sooner)';
const last = '(?:last|later|latest|after the other|more recent(?:ly)?)';
const cheaper =
  '(?:cheaper|cheapest|less expensive|more cheap|lower(?: in price)?|(?:cost|set me back|charged?)(?: me)? less)';
const dearer =
  '(?:more expensive|dearer|pricier|most expensive|higher(?: in price)?|(?:cost|set me back|charged?)(?: me)? more)';
/** "My dentist appointment in May", "Rex's last check-up", with what else is said of when it was. */
const ownAppointment =
  "(?:my|our|the|that|this|(?:my |our )?\\p{L}[\\p{L}-]*'s?) (?:[^?.,]{1,50}? )?(?:appointments?|appt|check-?ups?|consultations?|clinic visits?)(?: [^?.]{1,60}?)??";
/** Asking for that of several hours which was told so of something. */
const timeTold = (of: string): RegExp =>
  new RegExp(
    `\\bwhat (?:is|was) the (?:${of}) (?:time|hour) (?:that (?:was|i was) )?(?:given|told|named|set|stated|fixed|announced|agreed|communicated)(?: to me| to us)? for (?<what>[^?]+?)(?=[?. ]*$)`,
    'iu',
  );
const which = '(?:which|what|who|where)(?: (?:one|1|of (?:them|the two|these|both)|hotel|event|place|trip|show))?';

/** Two things and what they are compared by, in whatever order they are said: "A, B: which came first?", "A or B, which was cheaper?" */
const compared: readonly {
  readonly by: string;
  readonly plain: string;
  readonly zh: string;
  readonly plainZh: string;
}[] = [
  { by: first, plain: 'which came first', zh: '(?:更早|较早|在前|在先|先|先后)', plainZh: '更早' },
  { by: last, plain: 'which came last', zh: '(?:更晚|较晚|在后|后)', plainZh: '更晚' },
  { by: cheaper, plain: 'which was cheaper', zh: '(?:更?便宜|花得?(?:更)?少|低)', plainZh: '更便宜' },
  { by: dearer, plain: 'which was more expensive', zh: '(?:更?贵|花得?(?:更)?多|高)', plainZh: '更贵' },
];

/** "A before or after B, which was first?" */
const beforeOrAfter: readonly PlainWords[] = compared.slice(0, 2).map(({ by, plain }) => ({
  pattern: new RegExp(
    `^${day}(?!(?:was|were|is|did|do|which|what)\\b)(?<a>[^,?]{3,60}?) (?:before or after|after or before) (?<b>[^,?]{3,60}?)[,.;] ${which}\\b[^?]{0,30}?\\b${by}\\b.*$`,
    'iu',
  ),
  plain: `$<day>${plain}, $<a> or $<b>?`,
}));

const englishPairs: readonly PlainWords[] = compared.flatMap(({ by, plain }) => [
  // "Compare my final bills from A and B: which stay cost less?"
  {
    pattern: new RegExp(
      `^${day}compar(?:e|ing) (?:(?:my|the|our) )?(?:(?:final|total|whole) )?(?:bills?|invoices?|stays?|costs?|prices?|totals?|accounts?|visits?) (?:from|of|at|for|with|in) (?:the )?(?<a>[^,:?]{3,60}?) and (?:the )?(?<b>[^,:?.]{3,60}?)[:,.;–-]+ ?(?:which|what) (?:\\p{L}+ ){0,2}?(?:was |is |came |were )?(?:the )?${by}\\b.*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
  // "A, B: which came first?", "A against B. Which was cheaper?"
  {
    pattern: new RegExp(
      `^${day}(?<a>[^,:?]{3,60}?)(?:, |(?<!\\bor .*)(?: against | versus | vs\\.? | compared (?:to|with) )(?!.* or ))(?<b>[^,:?.]{3,60})[:,.;] ${which}\\b[^?]{0,30}?\\b${by}\\b.*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
  // "A or B which one was first"
  {
    pattern: new RegExp(
      `^${day}(?!which|what|who|where|did|was|do)(?<a>[^,:?]{3,60}?) or (?<b>[^,:?]{3,60}?)[,:;.]? ${which} (?:was|is|came|happened|did i [a-z]+|cost)?\\b[^?]{0,16}?\\b${by}\\b.*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
  // "did I see A and then B, or B and then A? which one came first"
  {
    pattern: new RegExp(
      `^${day}did (?:i|we) (?:go )?(?:and )?(?:see|visit|attend|watch|do|go to) (?<a>[^,?]{3,60}?) and then (?<b>[^,?]{3,60}?),? or \\k<b> and then \\k<a>.*\\b${by}\\b.*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
  // "In order of time, which came before the other: A or B?", "Where was I first, by A or by B?", "Which of the two events did I attend earlier, A or B?"
  {
    pattern: new RegExp(
      `^${day}(?:in (?:chronological|time) order,? |by date,? )?${which}\\b[^,:]{0,50}?\\b${by}\\b[^,:]{0,24}[,:] ?(?:by |at |in |was it )?(?<a>[^,:?]{3,60}?),? or (?:by |at |in |was it )?(?<b>[^,:?]{3,60}?)[?. ]*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
]);

const and = '(?:和|与|跟|同|还是|、|对比| vs\\.? )';
const chinesePairs: readonly PlainWords[] = compared.map(({ zh, plainZh }) => ({
  // A与B相比，哪个更便宜; 我先看的是A还是B; 请比较A和B的房费，哪一家更便宜; 按时间顺序，A与B中先发生的是哪个
  pattern: new RegExp(
    `^${day}(?:请?(?:帮我)?(?:比较|核对|对比)(?:一下)?|按时间(?:先后)?顺序[，,]?|从时间上看[，,]?)?(?:住)?(?<a>[^，,。？?和与跟同、]{2,50}?) ?${and} ?(?<b>[^，,。？?]{2,50}?)(?!(?<=[\\w ])[\\w ])(?:(?:这|那)?两(?:场|个|家|次|趟)[\\p{Script=Han}]{0,4}|相比(?:较)?|比起来|的(?:房费|费用|价格|价钱|看|时间)?(?:先后|高低)?|中|之间|当中)?(?:[，,]| (?=\\p{Script=Han})|(?=[哪边先]|更))(?=.*(?:哪|边|谁|更))[^。]*?${zh}.*$`,
    'u',
  ),
  plain: `$<day>$<a>和$<b>哪个${plainZh}？`,
}));
const chineseEither: readonly PlainWords[] = compared.map(({ zh, plainZh }) => ({
  pattern: new RegExp(
    `^${day}(?:住)?(?<a>[A-Za-z][^，,。？?和与跟同、]{1,50}?) ?还是 ?(?<b>[A-Za-z][A-Za-z0-9' &]{1,50}?) ?${zh}(?:点|些|一点|一些)?[？?。]*$`,
    'u',
  ),
  plain: `$<day>$<a>和$<b>哪个${plainZh}？`,
}));

const unit = '(?:days|weeks|months|nights)';
/** How long lies between two things. */
const apart: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?<a>[^?]{3,60}?) ?(?:->|→|⇒|–>|to) ?(?<b>[^?]{3,60}?),? how many (?<unit>${unit}) (?:apart|between)\\b.*$`,
      'iu',
    ),
    plain: '$<day>how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:the )?interval,? in (?<unit>${unit})[,:] ?(?:from )?(?<a>[^?]{3,60}?) (?:to|until|and) (?<b>[^?]{3,60}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `\\bhow many (?<unit>${unit}) (?:are |were |is |was )?(?:there )?(?:lying|lie|lay|went by|passed|elapsed) (?:between|from) (?!one\\b)(?<a>[^?]{3,60}?) (?<to>to|until|and) (?<b>[^?]{3,60}?)[?. ]*$`,
      'iu',
    ),
    plain: 'how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:attended|saw|visited|went to|watched) (?<a>[^?.]{3,60}?) and (?<b>[^?.]{3,60}?)\\. how many (?<unit>${unit}) (?:passed|elapsed|went by|lay|were there)\\b.*$`,
      'iu',
    ),
    plain: '$<day>how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `\\b(?:the )?number of (?<unit>${unit}) between (?:attending|seeing|visiting|my visit to) (?<a>[^?]{3,60}?) and (?:attending|seeing|visiting|my visit to) (?<b>[^?]{3,60}?)[?. ]*$`,
      'iu',
    ),
    plain: 'the number of $<unit> between $<a> and $<b>?',
  },
];

/**
 * Whole phrases of asking in the wording that the other tables know: what is asked is often said in as many ways as there are
 * people. In order; each once. A line may be added by hand.
 */
export const plainPhrases: readonly PlainWords[] = [
  ...beforeOrAfter,
  ...englishPairs,
  ...chinesePairs,
  ...chineseEither,
  ...apart,
  // "The sunset, photographed in June": a photo of it.
  { pattern: /(?<=^|[.!:] )photographed (?=(?:the|a|an|some|my|our)\b)/giu, plain: 'photo of ' },
  { pattern: /, (?:photographed|pictured|snapped) /gi, plain: ', in a photo ' },
  // "I photographed fireworks in July. What city was that in?", "Where did I photograph a heron?", "the photographed heron"
  {
    pattern:
      /(?<=^|[.!?:;,] |^(?:and|so|but) )(?<who>[Ii]|[Ww]e)(?: have| had|['’]ve)? (?:also )?photographed (?=\p{L})/gu,
    plain: '$<who> took photos of ',
  },
  { pattern: /\bdid (?<who>i|we) photograph (?=\p{L})/giu, plain: 'did $<who> take photos of ' },
  { pattern: /\bthe photographed (?=\p{L})/giu, plain: 'the photographs of the ' },
  {
    pattern: /(?:我)?拍(?:下|到|摄)(?:了|过)?(?=(?!的|照|片|这|那|它|来)\p{Script=Han})/gu,
    plain: '我拍的照片，',
  },
  { pattern: /\b(?:all |the |some |any )?likeness(?:es)?\b/gi, plain: 'photos' },
  // Figures of dates: 08/2022, 06.11.2019.
  ...monthNames.map(
    (month, i): PlainWords => ({
      pattern: new RegExp(`(?<![\\d/.-])0?${i + 1}[/.]((?:19|20)\\d\\d)(?![\\d/.-])`, 'g'),
      plain: `${month} $1`,
    }),
  ),
  { pattern: /\bnumber of (?=(?:nights|days|weeks)\b)/gi, plain: 'how many ' },
  // Plays, shows and matches.
  { pattern: /\b(?:stage[- ]plays?|theat(?:er|re) (?:pieces?|plays?))\b/gi, plain: 'play' },
  { pattern: /\bexposition(s?)\b/gi, plain: 'exhibition$1' },
  { pattern: /睇波|看波/gu, plain: '看球赛' },
  { pattern: /(?<=[场啲些])波(?=[叫是的])/gu, plain: '球赛' },
  { pattern: /雨[褛楼]/gu, plain: '雨衣' },
  { pattern: /程机/gu, plain: '次航班' },
  { pattern: /(?<=[拍录摄][^，。？?]{0,20})影片/gu, plain: '视频' },
  { pattern: /影片/gu, plain: '电影' },
  // Parts of the day beside what was taken then.
  {
    pattern: /\b(?:late[- ])?night(?:[- ]?time)? (selfies?|portraits?|group (?:photos?|shots?))\b/gi,
    plain: '$1 at night',
  },
  {
    pattern: /\b(selfies?|photos?|pictures?|pics?|shots?|videos?) after (?:dark|nightfall|sunset)\b/gi,
    plain: '$1 at night',
  },
  {
    pattern: /\bday[- ]?(?:time|light) (selfies?|portraits?|photos?|pictures?|pics?|shots?|videos?)\b/gi,
    plain: '$1 in the daytime',
  },
  {
    pattern: /\b(selfies?|photos?|pictures?|pics?|shots?|videos?) (?:during the day|by day|in daylight)\b/gi,
    plain: '$1 in the daytime',
  },
  // Films, and what is said in them.
  { pattern: /\b(?:cine[- ]film|home movie|footage)(s?)\b/gi, plain: 'video$1' },
  {
    pattern:
      /\b(my|a|the|that|this) (?:film|recording|clip|reel) (?=of\b|with\b|that i (?:took|made|recorded|shot)\b|where\b|i (?:took|made|recorded|shot)\b|from\b)/gi,
    plain: '$1 video ',
  },
  { pattern: /[.,;:] (?:the )?words (?:spoken|said|heard)[?.! ]*$/i, plain: ': what is said?' },
  {
    pattern:
      /\bwhat (?:are|were) (?:the )?words (?:that (?:are|were) )?(?:spoken|said|heard|uttered) (in|on|during)\b/i,
    plain: 'what is said $1',
  },
  {
    pattern:
      /\bwhat (?:do|does|did|are|is|was|were|can|could) (?:they|people|somebody|someone|anybody|anyone|one|we|i|you|he|she) (?:be )?(?:say|saying|speak|speaking|talking|heard (?:to say|saying)|hear (?:(?:somebody|someone|people) )?(?:say|saying)) (in|on|at|during)\b/i,
    plain: 'what is said $1',
  },
  {
    pattern:
      /(?<=\bvideo\b.{0,120}[,.:] )what (?:can|could|do|does|did|is|are|was|were) (?:be )?(?:they|somebody|someone|one|people|i|we|you) (?:be )?(?:say|saying|speak|speaking|heard|hear|heard saying)(?: .{0,20})?[?.! ]*$/i,
    plain: 'what is said?',
  },
  { pattern: /(?:他们|大家|里面|有人|人们)(?:在)?(?:说|讲)(?:了|些)*什么/u, plain: '说了什么' },
  // Where something was taken, sat, bought, stayed.
  { pattern: /\bwhat was my location (?:when|while)\b/i, plain: 'where was I when' },
  {
    pattern:
      /\b(?:in )?(?:which|what) (?:city|town|place) (?:would|might|could) that be\b|\b(?:in )?(?:which|what) (?:city|town|place) (?:have|did|had) (?:i|we) (?:made|make|taken?|shot|shoot) (?:them|it|those|these|that)\b/i,
    plain: 'which city was that in',
  },
  {
    pattern:
      /\bwhere (?:exactly )?(?:was|were|am|are) (?:i|we) (?:seated|sat|placed|put)\b|\bwhere did they (?:put|place|seat) (?:me|us)\b/i,
    plain: 'which seat did I have',
  },
  { pattern: /\bwhich was my (?:sitting place|seat) (?:by|in|at|for)\b/i, plain: 'which seat did I have at' },
  { pattern: /\brow (?:n|and|&|\+) ?(?:seat|number)\b/i, plain: 'which seat' },
  {
    pattern: /\bwhat (?:was|is) the name of the (?:retailer|seller|merchant|store|shop|vendor)\b/i,
    plain: 'which shop sold it',
  },
  { pattern: /\b(?:which|what) (?:retailer|merchant|vendor|seller|supplier)\b/i, plain: 'which shop' },
  { pattern: /\b(?:supplier|retailer|vendor) of (?=(?:the|a|an|my|our)\b)/i, plain: 'which shop sold ' },
  {
    pattern: /\b(?:which|what) property did (?:i|we) (?:check into|stay (?:in|at)|book)\b/i,
    plain: 'which hotel did I stay at',
  },
  { pattern: /\b(?:checked|check|checking) into\b/gi, plain: 'stayed at' },
  { pattern: /\bwhich place did (?:i|we) sleep\b/i, plain: 'which hotel did I stay at' },
  { pattern: /[.,;:] (?:its|the|their) name(?:,? (?:if you please|please))?[?.! ]*$/i, plain: ', what was it called?' },
  { pattern: /\b(?:which|what) (?:flight|air) company\b/i, plain: 'which airline' },
  {
    pattern:
      /\b(?:tradesm[ae]n|craftsm[ae]n|workm[ae]n|handym[ae]n|repair (?:guys?|people)|people) who (?:saw|see) to\b/i,
    plain: 'who fixed',
  },
  { pattern: /\bwho came out and (?=(?:fixed|repaired|mended|did|serviced)\b)/i, plain: 'who ' },
  // 请说出卖给我台灯的店: one house is asked for, where a list of all would say so.
  {
    pattern:
      /(?<=^|[。，,] ?)(?:请|麻烦)?(?:你)?(?:帮我)?(?:说出|写出|讲出|报出|指出|给出|点出)(?:一下)?(?![^，。？?]*(?:所有|全部|每|哪|各|几|些))(?<which>[^，。？?]{2,40}?的)(?:那[家间个])?(?<house>店铺?|商店|网店|商家|酒店|宾馆|旅馆|民宿|餐厅|餐馆|饭馆|航空公司|公司)(?:(?:的)?名[字称])?[？?。！ ]*$/u,
    plain: '$<which>$<house>是哪一家？',
  },
  // What somebody recommended, wanted or lent.
  {
    pattern:
      /\b(?:wouldn't|would not|couldn't|could not) (?:shut up|stop talking|stop raving) about\b|\bpressed (?=.{1,40} (?:up)?on me\b)|\bput me on to\b/i,
    plain: 'recommended ',
  },
  {
    pattern:
      /\b(told me about|advised me|advise me|tipped me|hinted) (?=(?:a|an|the|some|this|which|what)?\b ?.{0,12}\b(?:movie|film|book|novel|podcast|series|show|game|board game|album)\b)/i,
    plain: 'recommended me ',
  },
  {
    pattern:
      /\b(which|what) (movie|film|book|novel|podcast|series|show|game|board game|album) did (.{2,40}?) (?:advise|tip|tell)(?: to)? me\b/i,
    plain: '$1 $2 did $3 recommend me',
  },
  {
    pattern:
      /^(?<day>(?:today is [^.]*\. ?)?)(?<who>[^,?]{2,40}?) (?:wanted|asked|needed|told|begged) me to (?<do>[^,?]{3,60}?) something\b(?<rest>[^,?]{0,40})(?:, ?(?:and )?what(?: was it)?)?[?. ]*$/i,
    plain: '$<day>what did $<who> want me to $<do>$<rest>?',
  },
  // "In my aunt's email, what was I asked to bring?": her favour, and no bill.
  {
    pattern:
      /\b(?:in|from|according to) (?<who>(?:my )?[\p{L}][\p{L} .-]{1,30}?)['’]s (?:e-?mail|mail|letter|message|note),? what (?:was|am) (?:i|we) asked to (?!pay\b)(?<do>[^?.]{3,80})/iu,
    plain: 'what did $<who> ask me to $<do>',
  },
  { pattern: /\bborrow out\b/gi, plain: 'lend' },
  // "What is the latest time given for my check-up in May?", "What was the first hour named for it?"
  { pattern: timeTold('latest|last|final|newest|current|definitive|eventual'), plain: 'what time is $<what>, finally' },
  { pattern: timeTold('first|original|initial|earlier'), plain: 'what time was $<what> at first' },
  { pattern: /\b(?:hit me up|roped me in|talked me in|called on me) to\b/i, plain: 'asked me to' },
  // "How far was the final bill from the estimate?"
  {
    pattern:
      /\bhow (?:far|much) (?:was|is|were|did) (?<a>(?:the|my|our) (?:[\p{L}-]+ ){0,2}(?:bill|invoice|price|cost|sum|charge|total|amount))(?: (?:off|away|apart|differ|deviate|stray))? from (?<b>(?:the|my|our|its) (?:[\p{L}-]+ ){0,2}(?:estimate|quote|quotation|offer|booking|reservation|price))\b/iu,
    plain: 'what was the difference between $<a> and $<b>',
  },
  {
    pattern:
      /(?<=(?:账单|发票|结账|实付)[^。？]{0,8}(?:和|跟|与|同|离|比)[^。？]{0,8}(?:估价|报价|预订|订单|预估))(?:之间)?(?:差|相差|偏离)(?:得)?(?:了)?(?:多远|远不远|大不大)/u,
    plain: '差额是多少',
  },
  // "I want to go through the whole correspondence on the lamp. Which emails are there?"
  {
    pattern:
      /(?:\b(?:(?:i|we) (?:want|need|would like|'d like|wish) to|let me|please|can (?:i|we)|help me) )?\b(?:go (?:back )?through|re-?read|read|see|look (?:at|through)|review|check|follow) (?:all )?(?:the|my|our) (?:(?:whole|entire|full|complete) )?(?:correspondence|exchange|conversation|e-?mails|mails|letters) (?:on|about|regarding|concerning|over) (?<what>[^.?!;]{2,90})[.;:!] ?(?:which|what) (?:e-?mails|mails|letters|messages|ones) (?:are|were) (?:there|they|those|in it|it)\b/iu,
    plain: 'all emails about $<what>',
  },
  {
    pattern:
      /(?:我)?(?:想|要|需要)?(?:把)?(?:从头到尾)?(?:看|读|翻|过)一?[遍下]?(?:关于)?(?<what>[^，。？]{2,40}?)的(?:全部|所有|整个|完整)(?:的)?(?:往来|通信|来往)(?:邮件|信件)?[，。；](?:一共|都|总共)?有(?:哪些|什么)(?:邮件|信件)/u,
    plain: '关于$<what>的所有邮件',
  },
  // What an appointment was for.
  {
    pattern: /\bbecause of what (?:did|do|have) (?:i|we) (?:have|had|go(?:ne)? to)\b/i,
    plain: 'what was the reason for',
  },
  // "What did my dentist appointment in May concern?", "Why was Rex's vet appointment last month necessary?"
  {
    pattern: new RegExp(
      `\\bwhat (?:did|does|do) (?<what>${ownAppointment}) (?:actually |really )?(?:concern|involve|deal with|relate to|treat|cover)(?=[?. ]*$)`,
      'iu',
    ),
    plain: 'what was the reason for $<what>',
  },
  {
    pattern: new RegExp(
      `\\bwhy (?:was|is|were|had) (?<what>${ownAppointment}) (?:so |actually |really |even )?(?:necessary|needed|required|made|booked|arranged|scheduled|to be (?:made|booked))(?=[?. ]*$)`,
      'iu',
    ),
    plain: 'what was the reason for $<what>',
  },
  // 理疗预约是关于什么的, 为什么要约理发
  {
    pattern:
      /(?<=(?:预约|约诊|门诊|复诊|就诊)(?:[那这]次)?(?:到底|究竟|主要|当时)?)(?:都)?(?:是)?(?:关于|针对|涉及|有关|处理|解决)(?:的)?(?:是)?(?:些)?(?:什么|啥|哪方面)(?:问题|事情?|毛病|内容)?(?:的)?(?=[？?。 ]*$)/gu,
    plain: '是为了什么',
  },
  {
    pattern: /(?<=(?:预约|约诊|门诊|复诊|就诊))(?:为什么|为何|为啥)(?:是)?(?:有)?(?:必要|需要|必须)的?(?=[？?。 ]*$)/gu,
    plain: '是为了什么',
  },
  {
    pattern: /\b(?:the )?purpose of my (?:call on|visit to|trip to)\b|\bwhy did (?:i|we) (?:even )?book\b/i,
    plain: 'what was the reason for',
  },
  { pattern: /(?<=\b(?:appointment|visit)\b.{0,40}[, ])what for(?: again)?[?. ]*$/i, plain: 'what was the reason?' },
  {
    pattern:
      /^(?:the |my |our )?next (\p{L}+(?: \p{L}+)? )?(appointment|visit|check-?up|meeting|trip|flight|bill|party)[?.! ]*$/iu,
    plain: 'when is the next $1$2?',
  },
  {
    pattern:
      /\bhow many (?:shots|snaps)(?= (?:of|in|from|at|did|do|have|show)\b)(?! of (?:espresso|coffee|vodka|whisk\w+|tequila|rum|gin|vaccine|insulin)\b)/i,
    plain: 'how many photos',
  },
  // Somebody stays overnight as often as there are nights.
  {
    pattern:
      /\b(?:i want to|i'd like to|i need to|to) (?:log|count|record|note down) (?:all )?my (?:overnight stays|nights)[:;,.] how many (?:of them )?(?:were there|are there|did i have)\b/i,
    plain: 'how many nights did I stay',
  },
  { pattern: /\bhow many overnight stays\b/i, plain: 'how many nights' },
  // What the people with the van take is what they charge.
  {
    pattern:
      /\bwhat did (?:the|those|these) (?:van|removal|removals|moving) (?:people|men|man|guys?|lot|folks|crew|firm|company) (?:take|get|charge)(?: (?:off|from|for it|out of) ?(?:me|us)?)?(?=\s*[?.!]|$)/giu,
    plain: 'what did the movers charge',
  },
  {
    pattern: /过夜(?:的)?(?:天数|夜数|晚数)|住(?:宿|酒店|宾馆|旅馆|旅店|饭店|民宿|店)(?:的)?(?:夜数|晚数|天数)/gu,
    plain: '住了几晚',
  },
  // Being called.
  { pattern: /\bhow (?:was|is) (?:called|named) (the|my|that)\b/i, plain: 'what was the name of $1' },
  { pattern: /\bwhat'?s (?:it|its|it's) (?:called|name)\b|\bwhats its name\b/i, plain: 'what was it called' },
  { pattern: /\bgive me please\b/i, plain: 'give me' },
  { pattern: /\bshow please\b/i, plain: 'show' },
  { pattern: /\b(?:how expensive|how dear) (was|were|is)\b/i, plain: 'how much $1' },
];
