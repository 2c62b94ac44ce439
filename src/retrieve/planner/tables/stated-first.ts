import type { PlainWords } from './colloquial-words.ts';
import { day } from './terse-phrases.ts';

export const dayZh = '(?<day>(?:今天是[^。]*。)?)';
export const close = '[?.! ]*$';
export const closeZh = '[？?。！! ]*$';
/** "I remember", "I am trying to recall", "I keep thinking of": said of what is asked next. */
const recalling =
  "(?:i|we) (?:(?:still|do|can|only|vaguely|dimly|clearly|just|cannot|can't|don't|not|no longer|quite|really) )*(?:remember|recall|know(?: that)?|(?:am|was|are) (?:trying|attempting|struggling) to (?:remember|recall|think of|figure out|work out|place)|(?:am|was) thinking (?:back )?(?:of|to|about)|think back (?:to|on)|keep thinking (?:of|about)|have (?:fond |vague |dim )?memories of)";
/** A name of two words or a sentence's part: capital or digit first, since these are names of shows, matches and houses. */
const named = '["“«]?[\\p{Lu}\\d][^,?;:.]{1,60}?';
const attended =
  '(?:went to|have gone to|had gone to|attended|have attended|saw|have seen|had seen|watched|visited|have visited|was at|were at|have been to|had been to|have been at|was in the audience (?:of|at)|(?:had|have|bought|got) tickets (?:for|to)|have on my list)';
const i = '(?:[Ii]|[Ww]e)';
const dayAnyCase = '(?<day>(?:[Tt]oday is [^.]*\\. ?)?)';
const ofThese = '(?: one| event| show| visit)?(?: (?:of|out of) (?:them|the two|these|those|these two|both))?';
export const unit = '(?<unit>days|weeks|months|nights)';
const done: readonly (readonly [noun: string, verb: string, zh: string])[] = [
  ['(?:repairs?|repairing|fixing|mending)', 'repaired', '修'],
  ['(?:servic(?:e|ing)|maintenance)', 'serviced', '保养'],
  ['(?:painting|repainting)', 'painted', '粉刷'],
  ['(?:installation|installing|fitting)', 'installed', '安装'],
  ['(?:cleaning)', 'cleaned', '清洗'],
  ['(?:replacement|replacing)', 'replaced', '更换'],
  ['(?:renovation|renovating|refurbishment)', 'renovated', '翻新'],
];
const firm =
  '(?:firm|company|business|workshop|tradesman|tradesperson|craftsman|contractor|handyman|repairman|provider|garage|person|one)';
const lodging =
  '(?:accommodation|lodging|lodgings|a place to stay|a place to sleep|somewhere to stay|a hotel|my hotel|our hotel|my base|our base|a base)';
const sold = '(?:bought|purchased|ordered|acquired|got)';
const article = '(?:products?|items?|articles?|goods|merchandise|things?|stuff|purchases?)';
const payer = '(?:(?:did|do|had|have) )?(?:i|we)(?: had| have)?';
const effectively =
  '(?:effectively|in effect|in the end|ultimately|eventually|finally|net|on balance|all told|after that|in total|overall|really|actually)';

/** Which of two came first or last, how long lies between: both are named before. */
const both: readonly PlainWords[] = [
  ...(
    [
      ['(?:first|earlier|earliest|sooner|before the other)', 'first'],
      ['(?:last|later|latest|second|after the other|more recent(?:ly)?)', 'last'],
    ] as const
  ).map(
    ([by, plain]): PlainWords => ({
      pattern: new RegExp(
        `^${dayAnyCase}${i} ${attended} (?:both )?(?<a>${named}),? (?:and|as well as) (?:to |at )?(?<b>${named})[.;:!,–-]+ ?(?:[Aa]nd )?(?:[Ww]hich|[Ww]hat)${ofThese}(?: (?:did (?:i|we) (?:go to|see|attend|visit|watch)|came|was|is|took place|happened|had been))?(?: the)? ${by}${close}`,
        'u',
      ),
      plain: `$<day>which came ${plain}, $<a> or $<b>?`,
    }),
  ),
  {
    pattern: new RegExp(
      `^${dayAnyCase}${i} ${attended} (?:both )?(?<a>${named}),? (?:and|as well as) (?:to |at )?(?<b>${named})[.;:!,–-]+ ?(?:[Aa]nd )?[Hh]ow many ${unit} (?:(?:are|were|is|was|did|do|had) )?(?:there )?(?:lie|lay|lying|pass(?:ed)?|go by|went by|elapsed?|come|came|in )?(?: ?in)?(?: ?between| apart)(?: (?:them|the two|both|these|those|the (?:two )?(?:dates|events|visits|shows|days)))*(?: were they| are they)?${close}`,
      'u',
    ),
    plain: '$<day>how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?<a>[A-Z][^，,。？?、]{1,60}?)[、和与跟](?<b>[A-Z][^，,。？?、]{1,60}?)(?:这)?(?:两场|两个|两次)?(?:我|我们)(?:都|两个都|两场都)?(?:去|看|参加|听)(?:过|了)?[，,。；; ]*(?:中间|之间|两者|前后|其间|相|它们)*(?:隔|差|相隔|间隔|相差)(?:了|着)?(?:多少|几)(?<unit>天|周|个月|晚)${closeZh}`,
      'u',
    ),
    plain: '$<day>$<a>和$<b>之间隔了几$<unit>？',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?<a>[A-Z][^，,。？?、]{1,60}?)[、和与跟](?<b>[A-Z][^，,。？?、]{1,60}?)(?:这)?(?:两场|两个|两次)?(?:我|我们)(?:都|两个都|两场都)?(?:去|看|参加|听)(?:过|了)?[，,。；; ]*(?:是)?哪(?:一)?(?:个|场|次)(?:是)?(?:在)?(?:更早|较早|在?先|在?前|先去)(?:的)?(?:去|看|参加|听)?(?:的)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<a>和$<b>哪个更早？',
  },
  // “First attended: A or B?”, “Cheaper: A or B?”
  ...(
    [
      ['(?:first|earlier|earliest|sooner)', 'which came first'],
      ['(?:last|later|latest|most recent(?:ly)?)', 'which came last'],
      ['(?:cheaper|less expensive|lower price|cheapest)', 'which was cheaper'],
      ['(?:more expensive|dearer|pricier|higher price|costlier)', 'which was more expensive'],
    ] as const
  ).map(
    ([by, plain]): PlainWords => ({
      pattern: new RegExp(
        `^${day}${by}(?: (?:attended|visited|seen|watched|event|show|stay|hotel|one|in time|of the two|to take place|on the calendar|by date))*[:–-] ?(?<a>[^?:;]{2,60}?),? (?:or|vs\\.?|versus) (?<b>[^?:;]{2,60}?)${close}`,
        'iu',
      ),
      plain: `$<day>${plain}, $<a> or $<b>?`,
    }),
  ),
];

/** What stands on a ticket, where one slept, what one bought, who did the work: a short name of what is wanted. */
const wanted: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:had|have|held|bought|got|hold) (?:a |an |my |our |one )?(?:admission |entrance )?tickets? (?:for|to) (?<a>[^?.!]{2,60}?)(?<when>,? (?:in|on|during|for the|at the) [^?.!]{3,40})?[.!;:,–-]+ ?(?:and )?(?:which|what|where was the) (?:place|seat|row|spot|seat number|block|position)(?: number)?(?: (?:was|is|were|did|does|had|stands?|stood|i|we|it|printed|written|shown|given|assigned|on|say|state|have|to|me|us|the|my|that|ticket|there|number))*${close}`,
      'iu',
    ),
    plain: '$<day>which seat did I have at $<a>$<when>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:the |my |our )?(?:assigned |exact )?(?:seat|row|place)(?:,? (?:or|and|/) (?:the )?(?:standing (?:place|room|area|ticket)|place|row|block|seat))+ (?:at|for|in|on) (?<a>[^?;:]{2,80}?)${close}`,
      'iu',
    ),
    plain: '$<day>which seat did I have at $<a>?',
  },
  {
    pattern: new RegExp(
      `\\b(?:which|what) (?:place|house|address|establishment|property) (?:did|had|have) (?:i|we) (?:used?|cho(?:o)?sen?|pick(?:ed)?|book(?:ed)?|taken?|had|have|select(?:ed)?) (?:as|for|to be) (?:my |our )?${lodging}\\b`,
      'iu',
    ),
    plain: 'what was the name of my hotel',
  },
  {
    pattern:
      /\b(?:which|what) (?:accommodation|lodgings?|overnight (?:stay|place)) (?:did|had|have) (?:i|we) (?:used?|cho(?:o)?sen?|pick(?:ed)?|book(?:ed)?|taken?|had|have|stay(?:ed)?(?: in| at)?|select(?:ed)?)(?= (?:in|at|near)\b)/iu,
    plain: 'what was the name of my hotel',
  },
  {
    pattern:
      /(?:把)?(?:哪里|哪儿|哪家|什么地方)(?:作为|当作|当成|做|作)(?:了)?(?:我的|我们的)?(?:住宿|住处|落脚点|酒店|住的地方)(?:地点|的地方)?/u,
    plain: '住的是哪家酒店',
  },
  {
    pattern: new RegExp(
      `^${day}(?:name (?:of )?)?(?:the )?${article} (?:that (?:i|we) )?(?:was |were )?${sold} (?:from|at|with|through) (?<a>[^?;:]{2,80}?)${close}`,
      'iu',
    ),
    plain: '$<day>what did I order from $<a>?',
  },
  ...done.map(
    ([noun, verb]): PlainWords => ({
      pattern: new RegExp(
        `^${day}(?:name of )?(?:the |that |my |our )?${firm}(?:'s name)? (?:for|behind|responsible for|in charge of|doing|that did|which did|who did|hired for|commissioned with) (?:the |my |our )?(?:${noun}(?: of| to| on)? (?:the |my |our )?(?<a>[^?;:]{2,50}?)|(?<b>[^?;:]{2,40}?) ${noun})(?<when>,? (?:in|during|on) [^?]{3,30})?${close}`,
        'iu',
      ),
      plain: `$<day>who ${verb} the $<a>$<b>$<when>?`,
    }),
  ),
  {
    pattern: new RegExp(
      `^${day}(?:the )?(?:day|date) of (?:my |our )?(?<way>check-?in|arrival|check-?out|departure)(?<rest> (?:at|in|from|for) [^?;:]{2,80}?)${close}`,
      'iu',
    ),
    plain: '$<day>when was my $<way>$<rest>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:the |my |our )?(?<way>check-?in|arrival|check-?out) (?:day|date)(?<rest> (?:at|in|from|for) [^?;:]{2,80}?)${close}`,
      'iu',
    ),
    plain: '$<day>when was my $<way>$<rest>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:effective|net|final|real|actual|remaining|total) (?:cost|price|expense|amount|sum)(?: paid)? (?:after|less|minus|net of|with) (?:the |a |my )?(?:partial )?(?:refund|money back|reimbursement|credit)[:,;–-]+ ?(?<a>[^?;:]{2,80}?)${close}`,
      'iu',
    ),
    plain: '$<day>How much did I pay for $<a> after the refund?',
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:refund|refunded|money back|back some|reimbursed?|some of (?:it|the money|the price) back|part of (?:it|the money|the price) back|price reduction|credit(?:ed)?)\\b[^?]{0,90}[.!;:,–-]+ ?)(?:and |so )?what ${payer} (?:(?:pay|paid|spend|spent) ${effectively}|${effectively} (?:pay|paid|spend|spent))(?: for (?:it|them))?${close}`,
      'iu',
    ),
    plain: 'How much did I pay after the refund?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:the )?(?:total|sum|grand total|overall (?:sum|total|amount|cost)|combined (?:cost|sum|total|amount))(?: amount| cost)? (?:of|for|over|across) (?:all )?(?:of )?(?:the |my |our )?(?<what>[^?;:]{2,50}?)(?: (?:invoices|bills))(?: (?:that )?(?:i|we) (?:received|got|paid|was sent|had))?(?<when> (?:in|during|over|for|within|last|this|the (?:year|month)) ?[^?;:]{0,40}?)?${close}`,
      'iu',
    ),
    plain: '$<day>How much did I pay in total for $<what> bills$<when>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:had|has|have) (?<what>(?:my|our|the|that|\\p{L}+'s?) (?:[\\p{L}'-]+ ){0,4}?(?:appointments?|appt|check-?ups?|consultations?|visits?|bookings?)\\b[^?,]{0,60}?) been (?:made|booked|scheduled|arranged|set up|meant|intended|planned|requested|agreed)(?: for)?(?:,? (?:as|according to|judging by|going by|per) [^?]{2,60})?${close}`,
      'iu',
    ),
    plain: 'what was the reason for $<what>?',
  },
];

/** A first sentence says of what, a second asks. */
const asked: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}${recalling} (?:seeing |having seen )?(?<what>(?:an?|the|some|that)\\b(?! (?:time|day|trip|journey|holiday|hotel|flight|concert|play|show|match|exhibition|film|game|party|dinner|meal|lunch|appointment|visit|order|letter|mail|e-?mail))[^?.!]{2,80}?)[.!;:,–-]+ ?(?:but |and )?(?:(?:what|which) (?<town>city|town|village|country|place) (?:was|is) (?:that|it|this)(?: in)?|in (?:what|which) (?<town2>city|town|village|country|place) (?:was|is) (?:that|it|this))${close}`,
      'iu',
    ),
    plain: '$<day>in which $<town>$<town2> did I see $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:please )?(?:name|state|give(?: me)?|tell me|identify|specify) (?:the |me the )(?:name of the )?(?<town>city|town|village|country|place) (?:where|in which|that|at which) (?:i|we) (?<did>(?:took|shot|captured|made|photographed|filmed|snapped|recorded|saw|stayed|ate|had|met|spent|slept|went|visited|bought|was|were|celebrated)\\b[^?.]{2,100}?)${close}`,
      'iu',
    ),
    plain: '$<day>in which $<town> was I when I $<did>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:${recalling} (?:photographing|having photographed|taking (?:photos|pictures) of|having taken (?:photos|pictures) of|filming|capturing|snapping)|(?:i|we) (?:photographed|took (?:photos|pictures|shots) of|captured|snapped)) (?<what>[^?.!]{2,80}?)[.!;:,–-]+ ?(?:and )?how many (?:of (?:these|those|them|such) )?(?:pictures|photos|shots|images|photographs|pics)?(?: of (?:it|them|that|this|those))? ?(?:are there|do (?:i|we) have|did (?:i|we) (?:take|make|get)|were (?:there|taken)|have (?:i|we) got|exist|is it)(?: (?:of (?:it|them|that|those)|in total|altogether))*${close}`,
      'iu',
    ),
    plain: '$<day>How many photos of $<what> do I have?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:had|booked|took|rented|stayed (?:in|at)|was in|were in|was staying (?:in|at)) (?:an? |my |our |the )?(?:hotel(?: room)?|room(?: (?:in|at) (?:an? |the )?(?:hotel|inn|guest ?house))?)(?<rest>[^?.!]{0,80}?)[.!;:,–-]+ ?(?:and )?(?:(?:for )?how many nights|how long|how many days)(?: (?:was|were|is|did|had|have) (?:that|it|this|those|i|we|there|the stay|my stay)(?: (?:for|stay(?:ed)?|there|last|in (?:it|there)|spend|remain))*)?${close}`,
      'iu',
    ),
    plain: '$<day>how many nights did I stay in the hotel$<rest>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:was|were|had been|am|have been|got)(?: an?)? (?:invited|asked|guests?|a guest) (?:to|at) (?<what>[^?.!]{2,80}?)[.!;:,–-]+ ?(?:and |but )?where (?:was|is|did|had|were) (?:it|that|this)(?: (?:held|be|take place|taking place|happen|been|celebrated|to be held))*${close}`,
      'iu',
    ),
    plain: '$<day>where was $<what>?',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?:我|我们)?(?:被|受|收到)?(?:邀请?)?(?:去|参加)?(?:了)?(?<who>[^，,。？?]{1,12}?)(?:邀请|请)(?:了)?(?:我|我们)(?:去|参加)(?<what>[^，,。？?]{2,16})[，,。；;]+(?:是)?(?:在)(?:哪里|哪儿|什么地方|何处)(?:举行|举办|办|开)?(?:的)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<who>的$<what>在哪里？',
  },
  {
    pattern: new RegExp(
      `^${day}(?:for (?:an?|my|our|the|some) [^,.?]{3,40}?,? )?(?:i|we) (?:need|want|require|must (?:have|collect|gather)|have to (?:collect|gather|hand in|show)|am (?:collecting|gathering|looking for))(?: to (?:see|have|collect|gather|find))? (?:all |every |any |the |each )*(?:evidence|proofs?|records?|documentation|traces?|vouchers?|supporting documents?)(?: (?:of|for|about|on|that (?:proves?|shows?|concerns?)|concerning|regarding|connected (?:with|to)|relating to|there (?:is|are) (?:of|for|about)))* (?<what>(?:my|our|the|an?)\\b[^?.!:;]{2,80}?)[.!:;,–-]+ ?(?:so )?(?:which|what)\\b[^?]{0,60}\\b(?:exist|there|i have|do (?:i|we) have|can you (?:find|see)|(?:can|could) be found|are relevant|belong to it)${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}${recalling} who (?:was|went|came|travelled|traveled|had been|had come|joined|stayed) (?:there )?(?:along )?(?:with )?(?:me|us)?(?: along)?(?<where> (?:in|to|on|at|during|when|for)\\b[^?.!]{2,80}?)[.!;:,–-]+ ?(?:but |and )?(?:was|is|could|would) (?:it|that)(?: (?:have been|perhaps|maybe|not))? (?<who>[^?.!]{2,40}?)${close}`,
      'iu',
    ),
    plain: '$<day>Was $<who> with me$<where>?',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?:我)?(?:想不起来?|记不清|记不起来?|不记得|忘了|在想|正在回忆|回忆不起来?|一直在想)(?:了)?(?<when>[^，,。？?]{0,16}?)(?:我|我们)?(?:在|去)(?<where>[^，,。？?]{1,12}?)(?:的时候|时|那次|旅行)?(?:是)?(?:和|跟|与|同)谁(?:一起|一块儿?|同行)?(?:去|在一起|旅行)?(?:的)?(?:了|来着)?[，,。；;]+(?:会不会)?(?:那)?(?:是)(?:不是)?(?<who>[^，,。？?吗]{1,20}?)(?:吗|么|吧)?${closeZh}`,
      'u',
    ),
    plain: '$<day>$<when>我去$<where>，$<who>和我一起去了吗？',
  },
  {
    pattern: new RegExp(
      `^${day}(?:(?:i|we) (?:have|had|made|took|shot|recorded)|there is) (?:an?|this|the|one|some) (?<film>(?:\\p{L}+ ){0,2}?(?:video|clip|film|recording)s?\\b[^?.!]{2,100}?)[.!;:,–-]+ ?(?:and )?what (?:does|do|did|is|was|can|could|words?|are|were) (?:the |a |some |any )?(?:voices?|person|people|speaker|someone|somebody|one|anybody|being|you|i|spoken|said|heard|words?|they)\\b[^?]{0,40}${close}`,
      'iu',
    ),
    plain: '$<day>what words are heard in the $<film>?',
  },
  {
    pattern: new RegExp(
      `^${day}${recalling} (?:an?|the|that|some|this|my|our) (?<what>(?:\\p{L}+ ){0,2}?(?:concert|gig|show|play|exhibition|exhibit|film|movie|match|game|opera|musical|festival|performance|ballet|recital|lecture|reading|talk))(?<did> (?:that |which )?(?:i|we) (?:went to|attended|saw|visited|was at|were at|watched|had tickets (?:for|to))(?: see)?)?(?<rest>[^?.!]{0,60}?)[.!;:,–-]+ ?(?:but |and )?(?:which|what|whose)(?: (?:one|show|event|play|concert|film))?(?: exactly)? (?:was|is) (?:it|that|this|its name|the name|it called|the title|its title)(?: again| called)*${close}`,
      'iu',
    ),
    plain: '$<day>what was the name of the $<what> I went to$<rest>?',
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:please |can |could |would |will |you )*)\\bremind me (?:of|about) (?<what>(?:the|that) (?:hotel|hostel|inn|guest ?house|restaurant|caf[eé]|bar|pub|shop|store|airline|concert|play|show|exhibition|film|movie|museum|company|firm|dish|book|garage|clinic)\\b(?! (?:name|price|cost|bill|booking|order|date|time|address))[^?]{2,80}?)${close}`,
      'iu',
    ),
    plain: 'what was the name of $<what>?',
  },
  {
    pattern: new RegExp(
      `\\b(?:please |can |could |would |will |you )*remind me where (?<what>[^?.]{2,60}?) (?:was|is|were|had been|took)(?: (?:held|celebrated|place|taking place|happening|going to be|to be|hosted|thrown))*${close}`,
      'iu',
    ),
    plain: 'where was $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:(?:please|can|could|would|will) (?:you )?(?:please )?)remind me(?: of)? (?=(?:the name|the date|the price|the cost|the time|where|when|who|what|which|how)\\b)`,
      'iu',
    ),
    plain: '$<day>',
  },
  {
    pattern:
      /\b(?:on )?how many (?:different |separate |distinct )*(?:occasions|times|stays) (?:was|were|have|did|had) (i|we) (?:been )?(?:stay(?:ed)? (?:as )?)?(?:a )?guests? (?:at|in|of) (?:an? |any |some )?(?:hotels?|hostels?|guest ?houses?|inns?)/iu,
    plain: 'how many times did $1 stay in a hotel',
  },
  {
    pattern: new RegExp(
      `^${day}(?:summing|adding|taking|counting|totalling|putting) (?:up )?(?:all|everything|together)(?: up| together)? (?:of )?(?:my|our|the) (?<what>[^?,:;]{3,80}?)(?: together)?[,:;–-] ?(?:what|how much) (?:was|were|is|did|have|do|does|has)\\b[^?]{0,50}${close}`,
      'iu',
    ),
    plain: '$<day>How much did all my $<what> cost in total?',
  },
  {
    pattern: new RegExp(
      `^${day}compare (?:the |my )?(?:confirmed|booked|reserved|expected|estimated|quoted|original|agreed|booking|reservation) (?:price|cost|rate|sum|amount|total)s? (?:of|for|at|in) (?<what>(?:my|our|the) (?:hotel|stay|room|apartment|lodging)\\b[^?:;]{0,80}?) (?:with|to|against|and) (?:what (?:the |my )?)?(?:the |my )?(?:final )?(?:receipt|bill|invoice|actual (?:price|cost|sum)|final (?:price|cost|sum)|sum (?:charged|paid)|what i paid)[^?]{0,30}?[:;,.–-] ?(?:and )?(?:how (?:large|big|great|high|much)|what|by how much|tell me)\\b[^?]{0,50}${close}`,
      'iu',
    ),
    plain: '$<day>What was the difference between the booking price and the final bill of $<what>?',
  },
  { pattern: /\bdefinit(?:e|ive) (?=(?:date|day|time|hour|price|bill|sum)\b)/giu, plain: 'final ' },
  {
    pattern:
      /(?<=^(?:today is [^.]*\. ?)?)(?:i|we) (?:need|have|want|would like|must|am going|had) to (?:report|claim|hand in|file|submit|write down|do|prepare|put together|check|reconcile|fill in|document|settle) (?:my|our|the|an?|some) [^.?!:;]{3,40}[.!:;] ?(?=(?:how|what|which|when|where|who)\b)/iu,
    plain: '',
  },
];

/**
 * Questions whose matter is stated first and asked for in a few words ("I went to A and B. Which came first?", "I remember
 * photographing herons. How many pictures are there?"), and those that name what is wanted as a form does ("Seat or standing
 * place at …?", "Product purchased from …?"). In order; each once. A line may be added by hand.
 */
export const statedFirst: readonly PlainWords[] = [...both, ...wanted, ...asked];
