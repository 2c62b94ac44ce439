import type { PlainWords } from './colloquial-words.ts';
import { close, closeZh, dayZh, unit } from './stated-first.ts';
import { day } from './terse-phrases.ts';

const quoted = '["“«《「][^"”»》」]{1,60}["”»》」]';
const papersZh = '(?:邮件|邮箱|电邮|信件|收据|小票|发票|截图|照片|记录|凭证|文件)';
const trail =
  '(?:records?|emails?|e-mails?|mails?|messages?|items?|papers?|documents?|receipts?|screenshots?|entries|things|files|photos?|pictures?|traces|proofs?)';

/** What proves a stay or an order, is all that tells of it. */
const proving: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:have to|need to|must|should|want to|am asked to|was asked to|would like to) (?:prove|show|demonstrate|document|evidence|verify|confirm) (?:that )?(?:i|we) (?:(?:really|indeed|actually) )?(?:stayed|was staying|slept|spent the night|lodged) (?<what>[^?.!]{2,90}?)[.!;:,–-]+ ?(?:so )?(?:which|what)\\b[^?]{0,60}${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about my stay $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:have to|need to|must|should|want to|am asked to|was asked to|would like to) (?:prove|show|demonstrate|document|evidence|verify|confirm) (?:that )?(?:i|we) (?:(?:really|indeed|actually) )?(?:bought|ordered|purchased|got|acquired) (?<what>[^?.!]{2,90}?)[.!;:,–-]+ ?(?:so )?(?:which|what)\\b[^?]{0,60}${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about my order of $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:(?:please )?(?:list|show|find|give|name|collect|gather|get)(?: me)?|which|what) (?:all |all of |every |any |the |my |of my )*${trail}(?:(?:,| and| or|/)+ ?(?:the |my )?(?:photographed )?${trail})*(?: in my (?:memory|inbox|mailbox|archive))?(?: (?:that|which))? (?:document|prove|show|concern|confirm|belong to|record|attest|mention|evidence|cover|deal with|relate to|are connected (?:with|to))s? (?:that (?:i|we) |the (?:time|days|fact) (?:that |when )?(?:i|we) )(?:stayed|was staying|slept|spent the night|lodged) (?<what>[^?.!]{2,90}?)${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about my stay $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:(?:please )?(?:list|show|find|give|name|collect|gather|get)(?: me)?|which|what) (?:all |all of |every |any |the |my |of my )*${trail}(?:(?:,| and| or|/)+ ?(?:the |my )?(?:photographed )?${trail})*(?: in my (?:memory|inbox|mailbox|archive))?(?: (?:that|which))? (?:document|prove|show|concern|confirm|belong to|record|attest|mention|evidence|cover|deal with|relate to|are connected (?:with|to))s? (?:that (?:i|we) |the (?:time|days|fact) (?:that |when )?(?:i|we) )(?:bought|ordered|purchased|got|acquired) (?<what>[^?.!]{2,90}?)${close}`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about my order of $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:please )?(?:list|show|find|give|name|collect|gather|get)(?: me)? (?:all |all of |every |any |the |my |of my )*(?:records?|evidence|documentation|proofs?|paper ?work)(?: (?:that|which))? (?:documents?|proves?|shows?|concerns?|confirms?|of|for|about|on) (?=(?:my|our) (?:stay|order|purchase|booking|visit|trip)\\b)`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about ',
  },
  {
    pattern: new RegExp(
      `^${day}(?:what do i have|what (?:is|exists|is there|have i got)|what have i got) (?:in writing|on record|on file|in black and white) (?:about|on|of|for|regarding|concerning) (?=(?:my|our|the) )`,
      'iu',
    ),
    plain: '$<day>which e-mails and receipts are about ',
  },
  {
    pattern: new RegExp(
      `^${dayZh}(?:请)?(?:帮我)?(?:找出|找到|列出|给我看|给出|查找|调出|整理|汇总|收集)(?<when>[^，,。？?]{0,14}?)(?:我)?(?:从|在|向)(?<a>[^，,。？?]{2,30}?)(?:购买|购入|订购|下单|买|订)(?:的|过的|了的)?(?<b>[^，,。？?的]{1,16}?)的(?:所有|全部|一切|相关)?(?<c>${papersZh}(?:(?:和|与|及|以及|、|或)${papersZh})*)${closeZh}`,
      'u',
    ),
    plain: '$<day>$<when>在$<a>买$<b>有关的$<c>有哪些？',
  },
];

/** Whom one travelled with, what one was asked for, who did the work, from where a tip came. */
const people: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `\\b(?:(?:can|could|would) you )?(?:please )?(?:confirm|check|verify|tell me|say|find out) (?:whether|if) (?<who>[^?.,]{2,40}?) (?:was|were|came|went|had come|travelled|traveled) (?:along|with me|with us|there|present)(?: with (?:me|us))?(?=(?: (?:in|on|to|at|during|when|for|last|while)\\b[^?]*)?${close})`,
      'iu',
    ),
    plain: 'Was $<who> with me',
  },
  {
    pattern: new RegExp(
      `\\bwho (?:accompanied|was with|travelled with|traveled with|joined|went with|came with|came along with) (?:me|us)(?: along)?(?<where>(?: (?:in|on|to|at|during|when|for|last|while)\\b)[^?:;–]{2,80}?)[:;,–-] ?(?:was|is|did|could) (?:it )?(?<who>[^?]{2,40}?)(?: (?:there|with me|with us|along|come|in it))*${close}`,
      'iu',
    ),
    plain: 'Was $<who> with me$<where>?',
  },
  {
    pattern:
      /\bwhat (?:was|were|had) (?:i|we) (?:been )?(?:asked|told|begged|requested|urged) by (?<who>[^?.,]{2,40}?) to (?=\p{L})/iu,
    plain: 'what did $<who> ask me to ',
  },
  {
    pattern:
      /\bwho(?:m)? (?:did|had|have) (?:i|we) (?:pay|paid|hire|hired|engage|engaged|employ|commission|get|call|called|use|used)(?: in)? (?:for|with|about) (?:the )?(?:repair(?:ing)?|fixing|mending)(?: of)? (?=\p{L})/iu,
    plain: 'who repaired ',
  },
  {
    pattern: new RegExp(
      `\\b(?:where|from (?:where|whom|which person|who)) (?:did|have|had) (?:i|we) (?:get|got|have|take|receive|received) (?:the |this |that |a )?(?:recommendation|tip|suggestion|hint|idea|advice)(?: (?:for|of|about|to try|on))? (?<a>${quoted})(?: from)?${close}`,
      'iu',
    ),
    plain: 'who recommended $<a>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:who|which (?:company|airline|carrier|operator)) (?:operated|ran|flew|ran the plane for|was operating) (?:the |my |our )?(?:flight|plane)(?: that)?(?: (?:i|we) (?:took|flew|was on|were on|had|caught|boarded))?(?= (?:to|from)\\b)`,
      'iu',
    ),
    plain: '$<day>which airline did I fly with',
  },
];

/** What something came to, in verbs of another sort. */
const costing: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `\\bwhat did (?<what>(?:my|our|the|that) [^?.,]{3,80}?) (?:end up|finish up|wind up) (?:costing|being|charging)(?: (?:me|us))?(?<when> (?:in|on|during|for|last)\\b[^?]{2,30})?${close}`,
      'iu',
    ),
    plain: 'how much did $<what>$<when> cost in the end?',
  },
  {
    pattern: new RegExp(
      `\\b(?:how (?:high|big|large|much)|what) (?:was|were|is) (?<what>(?:the |my |our )[^?.,]{2,40}? (?:bill|invoice))(?<when>[^?.,]{0,40}?)${close}`,
      'iu',
    ),
    plain: 'how much was $<what>$<when>?',
  },
  {
    pattern: new RegExp(
      `\\b(?:what|which) (?:sum|amount|total|figure|money)(?: of money)? did (?<what>(?:the|my|our) [^?.,]{2,40}? (?:bill|invoice))(?<when>[^?.,]{0,40}?) (?:ask(?: me)?(?: for)?|demand|request|name|state|show|give|come to|amount to|say|charge(?: me)?|claim)${close}`,
      'iu',
    ),
    plain: 'how much was $<what>$<when>?',
  },
  {
    pattern: new RegExp(
      `\\bif (?:you (?:add|sum|total) (?:up )?)?(?:all |all of |every |each )*(?:the |my |our )*(?<what>[^?.,]{2,40}?) (?:invoices?|bills?)(?<when>[^?.,]{0,40}?)(?: (?:are|is|were|get) (?:summed|added|totalled|totaled|counted|put)(?: up| together)*| (?:up|together))?, (?:what|how much)\\b[^?]{0,50}${close}`,
      'iu',
    ),
    plain: 'how much did I pay in total for $<what> bills$<when>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:is|was) the difference between what (?<what>(?:the |my |our )?(?:hotel|hostel|inn|guest ?house|lodging|place)[^?.,]{0,80}?) (?:quoted|stated|said|confirmed|promised|estimated|named|told me|announced)(?: me)?(?: (?:at|when|on|upon|in the) (?:the )?(?:booking|reservation|reserving|time of booking|i booked))? and what (?:i|we|it)(?: (?:actually|really|finally|then))? (?:paid|charged|billed|had to pay|was charged|took)(?: (?:me|us|in the end|at (?:checkout|the end)))*${close}`,
      'iu',
    ),
    plain: 'What was the difference between the booking price and the final bill of $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:please )?(?:count|calculate|work out|reckon|tell me|give me)(?: the)?(?: number of)? ${unit} (?:from|between) (?<a>[^?]{2,60}?) (?:to|until|till|and) (?<b>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: '$<day>how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:is|was) the (?:number|count) of ${unit} between (?:when |the (?:day|time|date)s? (?:when |that )?)?(?:i|we) (?:attended|saw|visited|went to|was at|watched) (?<a>[^?]{2,60}?) and (?:when )?(?:i|we) (?:attended|saw|visited|went to|was at|watched) (?<b>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: 'how many $<unit> between $<a> and $<b>?',
  },
  {
    pattern: /\bat what time of day\b|\bwhat time of (?:the )?day\b(?= (?:did|was|is|does|do|were)\b)/giu,
    plain: 'at what time',
  },
  {
    pattern: new RegExp(
      `\\bhow much did (?:my |the )?(?<what>gym|electricity|power|gas|water|heating|internet|broadband|phone|mobile(?: phone)?|telephone|insurance|rent|streaming|cable|trash|council tax)(?: bills?)? cost (?:me|us)(?: (?:altogether|in total|all told|overall|in all|together))?(?<when>(?: (?:in|during|over|for|last|this|within)\\b[^?]{2,40}?)?)(?: (?:altogether|in total|all told|overall|in all))?${close}`,
      'iu',
    ),
    plain: 'how much did I pay in total for $<what> bills$<when>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?<what>(?:my|our|the) [^?.,]{3,80}?) (?:was|were|is) (?:scheduled|due|supposed|meant|set|booked|planned|timed|announced)(?: to (?<do>leave|depart|take off|fly|start|begin|arrive|land|open|happen|take place))?(?: (?:at|for))? (?:what|which) (?:time|hour)(?<end> in the end| finally| eventually)?${close}`,
      'iu',
    ),
    plain: '$<day>at what time was $<what> to $<do>$<end>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?<what>[^?.,]{3,80}?) (?:started|began|starts|begins|kicked off|was starting) at (?:what|which) (?:time|hour)${close}`,
      'iu',
    ),
    plain: '$<day>at what time did $<what> start?',
  },
  {
    pattern: new RegExp(
      `^${day}(?<what>(?:my|our|the) [^?.,]{3,80}?) lasted (?:for )?how many (?<n>nights|days|hours|minutes|weeks)${close}`,
      'iu',
    ),
    plain: '$<day>how many $<n> did $<what> last?',
  },
];

/** Pictures of an occasion or with a thing, what is heard in a film, where a dish was served. */
const seenThere: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?:(?:please )?(?:show|find|get|give|display|fetch|pull up)(?: me)? )?(?:the |my |all |all the |all my )*(?:pictures?|photos?|images?|shots?|pics?) (?:from|of|taken (?:during|at|on)) the (?:time|evening|day|night|occasion) (?:when |that )?(?:i|we) (?:ate|dined|had (?:dinner|lunch|breakfast|a meal|food)|was eating) at (?<a>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: '$<day>which photos did I take of my meal at $<a>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:which|what) (?:pictures?|photos?|images?|shots?|pics?) (?:do (?:i|we) have|are there|have i|did (?:i|we) take|exist|were taken)(?: got)? (?:of|from|during|while|when)? ?(?:eating|dining|having (?:dinner|lunch|a meal)|my (?:dinner|lunch|meal)) at (?<a>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: '$<day>which photos did I take of my meal at $<a>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:which|what) (?:pictures?|photos?|images?|shots?|pics?) were taken at (?<a>[^?]{2,60}?) (?:while|when|as) (?:i|we) (?:was eating|were eating|ate|dined|had (?:dinner|lunch|a meal))${close}`,
      'iu',
    ),
    plain: '$<day>which photos did I take of my meal at $<a>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:(?:someone|somebody|a (?:voice|person|man|woman|child)) (?:says?|said|is saying|speaks?|can be heard)(?: something| some words)?) in (?<film>(?:the|my|our|a) (?:\\p{L}+ ){0,2}?(?:video|clip|film|recording)\\b[^?.!]{2,100}?)[.!;:,–-]+ ?(?:but )?(?:and )?what (?:is|was|are|were|does|did)\\b[^?]{0,30}${close}`,
      'iu',
    ),
    plain: '$<day>what words are heard in $<film>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:please )?(?:display|show|find|get|give|pull up|bring up)(?: me)? (?:the |my |all |all the |all my )*(?<kind>(?:photos?|pictures?|images?|videos?|clips?)(?: and (?:videos?|photos?|clips?|pictures?))?) from (?=(?:in|at|on|during|last|the)\\b)(?<rest>[^?]{3,60}?) (?:that|which) show(?:s|ing)? (?<what>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: '$<day>show me the $<kind> of $<what> $<rest>',
  },
  {
    pattern: new RegExp(
      `\\b(?:which|what) (?:place|restaurant|house|eatery|establishment) (?:served|serves|offered|made|cooked)(?: me| us)? (?:the |a |an |that |some )?(?<what>[^?]{2,60}?) (?:that |which )?(?:i|we) (?:ate|had|tried|enjoyed|was eating|ordered)(?<rest>[^?]{0,60}?)${close}`,
      'iu',
    ),
    plain: 'in which restaurant did I eat $<what>$<rest>?',
  },
  {
    pattern: new RegExp(
      `\\b(?:what(?:'s| is| was) the )(?:restaurant|place|eatery)(?: called)?(?: called)? (?:that|which|where they) served (?:me |us )?(?:the |a |an |some )?(?<what>[^?]{2,90}?)${close}`,
      'iu',
    ),
    plain: 'in which restaurant did I eat $<what>?',
  },
  {
    pattern:
      /\b(?:what|which) (?:meal|food|dish|plate|course) (?:was|were) (?:i|we) (?:served|given|brought|offered|eating|having)(?= (?:at|in|by)\b)/iu,
    plain: 'what did I eat',
  },
  {
    pattern: new RegExp(
      `^${day}(?:what|which) (?:day|date) was (?:my|our|the) (?:key )?hand ?over(?: appointment| date| of the keys)? (?:for|of|in|at) (?<a>[^?]{2,60}?)${close}`,
      'iu',
    ),
    plain: '$<day>when was the key handover of $<a>?',
  },
  {
    pattern: /(?<=预约|预订|就诊|复诊|门诊|看诊)[，,](?:原因|缘由|目的|事由|理由)(?:是|为)(?:什么|啥|何)(?=[？?。]*$)/u,
    plain: '是为了什么',
  },
];

/**
 * Questions for papers that prove something, for who came along or did a piece of work, for what a thing came to and for what
 * is seen or heard somewhere, in constructions and verbs of another sort. In order; each once. A line may be added by hand.
 */
export const askedOtherwise: readonly PlainWords[] = [...proving, ...people, ...costing, ...seenThere];
