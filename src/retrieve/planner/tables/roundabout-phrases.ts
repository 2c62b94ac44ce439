import type { PlainWords } from './colloquial-words.ts';

const title = `["“«《「][^"”»》」?]{2,70}["”»》」]`;
const kin =
  '(?:friends?|relatives?|relations?|famil(?:y|ies)(?: members?)?|loved ones?|acquaintances?|buddies|buddy|mates?|pals?|people(?: i know)?|contacts?|(?:close|dear|good) ones?)';
const recommending =
  '(?:recommend(?:ed|s)?|suggest(?:ed|s)?|mention(?:ed|s)?|told|tells|tipped|advised|praised|raved|brought up|put me on(?:to| to)?|got me (?:into|onto)|talked|spoke|wrote|introduced|point(?:ed)? me)';
const doing =
  '(?:make|made|book|booked|have|had|need|needed|arrange|arranged|schedule|scheduled|set up|get|got|keep|take)';
const visit = '(?:appointment|visit|check-?up|consultation|session|booking|trip|call|date)';
const doctor =
  '(?:doctor|dentist|vet|veterinarian|physio(?:therapist)?|physical therapist|therapist|optician|eye doctor|gp|specialist|dermatologist|hairdresser|barber|lawyer|notary|clinic|hospital|surgeon|orthodontist|podiatrist|chiropractor|osteopath|psychologist|midwife|gynaecologist|gynecologist|cardiologist|paediatrician|pediatrician)';
const shows =
  '(?:concert|gig|show|play|exhibition|exhibit|film|movie|match|game|football match|soccer match|basketball game|opera|musical|festival|performance|ballet|recital|event|reading|lecture|talk)';
const wentTo =
  '(?:went (?:to|along to|out to)|was at|were at|attended|saw|watched|visited|had been (?:to|at)|took part in|ate (?:at|in)|dined (?:at|in)|had (?:dinner|lunch|breakfast|brunch|a meal) (?:at|in)|stopped (?:at|by)|stopped by at)';
const asked = '(?:ask(?:ed)?|want(?:ed)?|need(?:ed)?|beg(?:ged)?|told|request(?:ed)?|expect(?:ed)?)';
const favour = '(?:an?|some|this|one) (?:(?:small|little|big|huge|quick|tiny) )?(?:favou?r|thing|errand|service|hand)';
const cheaper =
  '(?:cheaper|cheapest|less expensive|least expensive|better value|(?:do|did|was|were|have|had)? ?(?:i|we)? ?(?:pa(?:y|id)|spen[dt]) (?:the )?(?:less|least)|(?:costs?(?: me)?|set me back|charged me) (?:the )?(?:less|least)|lower (?:price|bill|total))';
const dearer =
  '(?:more expensive|most expensive|dearer|pricier|(?:do|did|was|were|have|had)? ?(?:i|we)? ?(?:pa(?:y|id)|spen[dt]) (?:the )?(?:more|most)|(?:costs?(?: me)?|set me back|charged me) (?:the )?(?:more|most)|higher (?:price|bill|total))';
const sooner = '(?:first|earlier|earliest|sooner|soonest|before the other)';
const later = '(?:last|later|latest|afterwards|after the other|second|more recently)';
const compared: readonly (readonly [by: string, plain: string])[] = [
  [cheaper, 'which was cheaper'],
  [dearer, 'which was more expensive'],
  [sooner, 'which came first'],
  [later, 'which came last'],
];
const day = '(?<day>(?:today is [^.]*\\. ?|今天是[^。]*。)?)';
const named = String.raw`\p{Lu}[^,?.;:]{1,60}?`;

/** What there is one of in each of two towns: the town alone does not say which is meant. */
const inTowns = '(?:hotel|hostel|apartment|room|stay|flight|train|restaurant|dinner|lunch|meal|museum|taxi)';
const town = String.raw`\p{L}[^,?.;:]{1,30}?`;

/** "Which hotel was cheaper, in Lisbon or in Porto?" */
const ofTwoTowns: readonly PlainWords[] = compared.map(([by, plain]) => ({
  pattern: new RegExp(
    `^${day}(?:which|what) (?<thing>${inTowns})s? (?=[^?]*\\b${by}\\b)[^?]{0,50}?[,: ] ?(?:the one )?in (?<a>${town}),? or (?:the one )?(?:in )?(?<b>${town})[?. ]*$`,
    'iu',
  ),
  plain: `$<day>${plain}, the $<thing> in $<a> or the $<thing> in $<b>?`,
}));

/** "Between A and B, which did I see first?", "Comparing A with B, which hotel was cheaper?", "Did I attend A or B first?" */
const twoThings: readonly PlainWords[] = compared.flatMap(([by, plain]) => [
  {
    pattern: new RegExp(
      `^${day}(?:(?:out )?of|between|comparing|if (?:i|you|we) compare|when comparing|looking at|taking|as between|from|considering) (?<a>${named}) (?:and|with|to|or|versus|vs\\.?) (?<b>${named})[,:;.–-]+ ?(?:at |in |for |to )?(?:which|what|who|where)\\b[^?]{0,60}?\\b${by}\\b.*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
  {
    pattern: new RegExp(
      `^${day}(?:did|had|have) (?:i|we) (?:go to |go and see |go see |attend(?:ed)? |see |seen |watch(?:ed)? |visit(?:ed)? |do |been to |stay(?:ed)? (?:at|in) )?(?<a>[\\p{Lu}"“][^,?;:]{1,60}?) or (?:at |to |in )?(?<b>[^,?;:]{2,60}?)(?:,? which(?: one)? (?:was|came|is)(?: the)?|,)? ${by}[?. ]*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
  {
    pattern: new RegExp(
      `^${day}which (?:of (?:these|the|those)(?: two)?|one|event|show|concert|hotel|place|trip)?[^,:?]{0,60}?\\b${by}\\b[^,:?]{0,40}[,:–-]+ ?(?<a>${named}) or (?<b>${named})[?. ]*$`,
      'iu',
    ),
    plain: `$<day>${plain}, $<a> or $<b>?`,
  },
]);

const comparedZh: readonly (readonly [by: string, plain: string])[] = [
  [
    '(?:更?便宜|(?:花|付)?(?:的)?(?:钱|费用|价格|价钱|费)(?:更|比较|要|会)?(?:少|低)|(?:花|付)得(?:更|比较)?少|(?:更|比较)(?:省钱|划算|实惠))',
    '更便宜',
  ],
  ['(?:更?贵|(?:花|付)?(?:的)?(?:钱|费用|价格|价钱|费)(?:更|比较|要|会)?(?:多|高)|(?:花|付)得(?:更|比较)?多)', '更贵'],
  ['(?:更早|较早|先|在先|在前|早一些|早一点)', '更早'],
  ['(?:更晚|较晚|后|在后|晚一些|晚一点)', '更晚'],
];
/** 里斯本和波尔图哪家酒店更便宜; a house's own name says what it is. */
const ofTwoTownsZh: readonly PlainWords[] = comparedZh.slice(0, 2).map(([by, plain]) => {
  const place = '\\p{Script=Han}{2,5}?(?<![店馆栈居宿楼轩阁厅园院苑庄舍])';
  return {
    pattern: new RegExp(
      `^${day}(?:在)?(?<a>${place})(?:和|与|跟|、)(?:在)?(?<b>${place})(?:相比)?的?[，,]?哪(?:家|个|间|次|顿|趟|班)的?(?<thing>酒店|宾馆|旅馆|民宿|青旅|餐厅|饭店|航班|机票|火车票?)(?:的?(?:价格|价钱|费用|房费|花费))?(?:比较|更|要)?${by}[^。]{0,6}$`,
      'u',
    ),
    plain: `$<day>$<a>的$<thing>和$<b>的$<thing>哪个${plain}？`,
  };
});
const latin = "[A-Za-z][A-Za-z0-9'’&.éèüöäñç -]{1,60}?";
/** 我先去看的是A还是B, A和B相比，我住哪家酒店花的钱更少 */
const twoThingsZh: readonly PlainWords[] = comparedZh.flatMap(([by, plain]) => [
  {
    pattern: new RegExp(
      `^${day}(?:我们?|咱们?)?(?:是)?(?:更?)${by}(?:去)?(?:看|听|参加|去|到|住|参观|观看)?(?:过|了)?(?:的)?(?:那场|那个)?(?:是)?(?<a>[^，,。？?]{2,60}?)还是(?:先|后)?(?:去)?(?:看|听|参加|去|住)?(?:的)?(?<b>[^，,。？?]{2,60}?)[？?。]*$`,
      'u',
    ),
    plain: `$<day>$<a>和$<b>哪个${plain}？`,
  },
  {
    pattern: new RegExp(
      `^${day}(?:比较(?:一下)?|对比(?:一下)?|在)?(?<a>${latin}) ?(?:和|与|跟|同|、) ?(?<b>${latin})(?![\\w ]) ?(?:相比(?:较)?|比(?:较)?(?:起来|一下)?|之间|当中|中|这两家|两家|两者|这两个)?[，,：: ]*(?=.*(?:哪|谁))[^。？?]{0,24}?${by}[^。]{0,6}$`,
      'u',
    ),
    plain: `$<day>$<a>和$<b>哪个${plain}？`,
  },
]);

const hiring =
  'who (?:did|had|have) (?:i|we) (?:hire|hired|pay|paid|employ|engage|engaged|get|got|call(?:ed)?(?: in| out)?|use|bring in|ask|commission|contract)(?: in)?';
/** "Who did I hire to fix the boiler?" */
const hired: readonly PlainWords[] = [
  ['(?:fix|repair|mend|service|sort out|look at|see to)(?:ing)?', 'repaired'],
  ['install(?:ing)?', 'installed'],
  ['paint(?:ing)?', 'painted'],
  ['clean(?:ing)?', 'cleaned'],
  ['replac(?:e|ing)', 'replaced'],
  ['deliver(?:ing)?', 'delivered'],
  ['(?:renovat(?:e|ing)|redo)', 'renovated'],
  ['tile|tiling', 'tiled'],
  ['build(?:ing)?', 'built'],
].map(([verb, done]) => ({ pattern: new RegExp(`\\b${hiring} (?:to|for) (?:${verb}) `, 'iu'), plain: `who ${done} ` }));

/**
 * Questions that come to the point around a corner: what is spoken of first, then what is asked of it. In the wording that the other
 * tables know; in order, each once. A line may be added by hand.
 */
export const roundaboutPhrases: readonly PlainWords[] = [
  // "Where was my seat when I went to Night Train?": the show is no time at which something else happened.
  {
    pattern:
      /^(today is [^.]*\. ?)?where (?:was|were) (?:my|our) seats? when (?:i|we) (?:went to|saw|attended|was at|were at|visited|watched) ([^?]{2,80}?)[?. ]*$/iu,
    plain: '$1Which seat did I have at $2?',
  },
  {
    pattern:
      /^(today is [^.]*\. ?)?when (?:was|were) ([^?,]{2,80}), the (?:event|show|concert|play|match|game|exhibition|film|performance) (?:that |which )?(?:i|we) (?:had|held|bought|have) (?:a |an |some |the )?tickets? (?:for|to)([^?]*)[?. ]*$/iu,
    plain: '$1When was $2$3?',
  },
  // 如有变更，最后定在几点: what is asked is how it ended.
  { pattern: /如(?:果)?有?(?:任何)?(?:变更|变动|改动|调整|改签)(?:的话)?[，,]?(?=.*(?:最后|最终|实际))/gu, plain: '' },
  // 我在波士顿住在哪里: where one lives is asked without a town.
  {
    pattern:
      /^((?:我|我们|咱们?)(?:[^，。？?在]{0,10})在[\p{L} ]{2,20}?(?:的?时候|期间|那次|那几天)?)(?:是|都|当时)?住(?:在|的是?)?(?:哪里|哪儿|什么地方|何处)[？?。]*$/u,
    plain: '$1住的是哪家酒店？',
  },
  // "What exactly was I supposed to", "where precisely did we": how precisely says nothing.
  {
    pattern:
      /\b(what|who|whom|when|where|which|why|how (?:much|many|long|often|far))(?: (?:exactly|precisely|specifically|on earth|in the world|actually|again|was it(?: again)? that|is it(?: again)? that|the (?:hell|heck)))+(?= \p{L})/giu,
    plain: '$1',
  },
  { pattern: /\b(an?|some) (?:certain|particular|specific) (?=\p{L})/giu, plain: '$1 ' },
  // "I need all the documents for my stay at X. Which ones are there?"
  {
    pattern:
      /\b(?:i (?:need|want|would like)|(?:please )?(?:find|show|give|list|collect|gather)(?: me)?) (?:to see )?(?:all )?(?:(?:of )?(?:the|my|our) )?(?:documents|paperwork|papers|records|files) (?:for|about|on|of|regarding|concerning|from) ([^.?!;]{4,80})[.;!] (?:which|what)(?: ones| of them| documents)? (?:are there|do i have|exist)\b/giu,
    plain: 'which e-mails and receipts are about $1',
  },
  {
    pattern:
      /\b(?:which|what) (?:documents|paperwork|papers) (?:are there|do i have|exist) (?:for|about|on|of|regarding|concerning|from) (?=\p{L})/giu,
    plain: 'which e-mails and receipts are about ',
  },
  // "What was the final invoice for the move?" asks for its sum.
  {
    pattern: /\bwhat (was|is) ((?:the|my|our) (?:final|total|last) (?:invoice|bill)) (?=(?:for|from|of)\b)/giu,
    plain: 'how much $1 $2 ',
  },
  { pattern: /\b(?:was|were) (i|we) (?:a |an )?(?:hotel|overnight) guests?\b/giu, plain: 'did $1 stay in a hotel' },
  // "I have "X" on my list, but who suggested it to me?"
  {
    pattern: new RegExp(
      `^${day}[^?"“«《]{0,50}?(?<a>${title})[^?"“«《]{0,60}?[,.;:–-]+ ?(?:but |and |so |now )?(?:who|whom|which (?:friend|person|one))(?: was it(?: that| who)?| is it(?: that| who)?)? (?<did>${recommending})\\b[^?]{0,40}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>who recommended $<a>?',
  },
  {
    pattern: new RegExp(
      `\\b(?:which|what|who)(?: one| person)? (?:of|from among|among|amongst) (?:all )?(?:my|our|the) (?:${kin})(?:(?:,| or| and|/)+ ?(?:my |our )?${kin})*(?: was it| is it)?(?: that| who)? (?=(?:had |has |have |was |is )?(?:once |first |originally )?${recommending}\\b)`,
      'giu',
    ),
    plain: 'who ',
  },
  {
    pattern: new RegExp(
      `\\b(?:which|what) ${kin}(?:(?:,| or| and|/)+ ?${kin})*(?: was it| is it)?(?: of mine)?(?: that| who)? (?=(?:had |has |was |is )?(?:once |first |originally )?${recommending}\\b)`,
      'giu',
    ),
    plain: 'who ',
  },
  {
    pattern: new RegExp(
      `\\bwho (?:had |has |have |was it that |it was that )?(?:first |once |originally )?(?:told|mentioned|talked|spoke|wrote)(?: to)?(?: me| us)?(?: about| of)? (?=${title})`,
      'giu',
    ),
    plain: 'who recommended ',
  },
  { pattern: /\bparty (?:out )?in the garden\b/giu, plain: 'garden party' },
  { pattern: /\bwho (?:was it|is it)(?: again)? (?:that|who) (?=\p{L})/giu, plain: 'who ' },
  {
    pattern:
      /(?:是)?(?:哪|那)(?:一)?(?:位|个)(?:我的)?(?:朋友|亲友|亲戚|家人|亲人|熟人|好友|友人|人)(?:(?:或者?|或是|还是|、|和|以及)(?:是)?(?:我的)?(?:朋友|亲友|亲戚|家人|亲人|熟人|好友|同事))*(?=.{0,8}(?:推荐|提起|提到|提过|说起|说过|介绍|安利|告诉|讲|建议))/gu,
    plain: '谁',
  },
  // "Where was I seated when I went to X" is the seat at X, not whatever else was near it in time.
  {
    pattern: new RegExp(
      `\\b(which seat did (?:i|we) have|which seat was (?:mine|ours)|what seat did (?:i|we) have|what (?:did|do) (?:i|we) (?:eat|have to eat|order|drink)|what dish did (?:i|we) (?:eat|have|order)|how much did (?:i|we) (?:pay|spend)|what did (?:i|we) pay) (?:when|while|as|the time|that time|the (?:day|evening|night)) (?:i|we) ${wentTo} (?=(?:the )?\\p{Lu})`,
      'giu',
    ),
    plain: '$1 at ',
  },
  {
    pattern: new RegExp(
      `\\bwhere (?:was|were) (?:i|we) (?:seated|sitting|sat|placed) (?:when|while|as|the (?:day|evening|night|time)) (?:i|we) ${wentTo} (?=\\S)`,
      'giu',
    ),
    plain: 'which seat did I have at ',
  },
  { pattern: /\bwhat did (i|we) have to eat\b/gi, plain: 'what did $1 eat' },
  // "I took a picture of my food at X. Which dish was it?"
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:took|have|had|made|shot|snapped|posted) (?:an?|some|the|this) (?:pictures?|photos?|pics?|shots?|snaps?) of (?:my|our|the|what i|what we) (?:food|meal|plate|dish|lunch|dinner|breakfast|ate|had|was eating)(?: (?<where>(?:at|in|from) [^?.!]{2,60}?))?[.,;:!]+ ?(?:but )?(?:which|what) (?:dish|food|meal|course)?\\b[^?]{0,24}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what dish did I eat $<where>?',
  },
  // "I want to recommend the place where I ate dumplings in Ghent to a friend. What is its name?"
  {
    pattern: new RegExp(
      `^${day}(?:i|we)(?:'d| would)? (?:want|like|love|wish|plan|need|am going|have)(?: to)? (?:recommend|suggest|tell (?:a friend|someone|somebody) about|go back to|return to|revisit|write to|review|rate|visit)(?: again)? (?<thing>(?:the|that) (?:place|restaurant|café|cafe|bar|bistro|spot|hotel|inn|hostel|shop|store|house)\\b[^?.!]{3,120}?)(?: to (?:a|my|some|our) (?:friends?|colleagues?|family|parents|sister|brother|mother|father|mum|mom|dad|neighbou?rs?|someone|somebody))?[.!;,] ?(?:so |but |and )?(?:what (?:is|was|'s)|whats|what were) (?:it(?:s name)?|the name(?: of (?:it|the place))?|that)(?: called| again)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the name of $<thing>?',
  },
  {
    pattern:
      /(?<=\b(?:name of|recommend|where was|what was|which was|called) )the (?:place|spot|joint|location) (?=where (?:i|we) (?:ate|dined|eat|had (?:dinner|lunch|breakfast|brunch|supper|a meal|(?:the|that|those|some|my|our|an?) (?:\p{L}+ )?(?:steak|pizza|pasta|burger|ramen|sushi|curry|soup|dumplings|noodles|tapas|schnitzel|risotto|goulash|salad|fish|seafood|tacos|paella|cake))))/giu,
    plain: 'the restaurant ',
  },
  // "What was my visit to the dentist for?", "Why did I make my vet appointment?"
  {
    pattern: new RegExp(
      `\\bwhy (?:did|do|had|have|was it that) (?:i|we) (?:even )?${doing} (?<what>(?:my |our |an? |the |that )?(?:[\\p{L}'’-]+ ){0,4}?${visit}\\b)`,
      'iu',
    ),
    plain: 'what was the reason for $<what>',
  },
  {
    pattern: new RegExp(
      `\\bwhy (?:did|do|had|have) (?:i|we) (?:(?:have|need|want|had) to )?(?:see|go to|visit|go (?:and )?see|call(?: on)?|seen|gone to|been to) (?<who>(?:my |our |an? |the )?(?:[\\p{L}'’-]+ ){0,2}?${doctor}\\b)`,
      'iu',
    ),
    plain: 'what was the reason for my appointment at $<who>',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:was|is|were) (?!(?:the|that) (?:\\p{L}+ )?date of\\b)(?<what>(?:my|our|the|that|\\p{L}+['’]s) (?:[\\p{L}'’-]+ ){0,4}?${visit}\\b[^?]{0,70}?) (?:(?:meant|intended|planned|made|booked|scheduled|arranged|set up) )?for[?. ]*$`,
      'iu',
    ),
    plain: 'what was the reason for $<what>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:took|brought|led|sent) (?:me|us) to (?<who>(?:my |our |an? |the )?(?:[\\p{L}'’-]+ ){0,2}?${doctor}\\b)`,
      'iu',
    ),
    plain: 'what was the reason for my appointment at $<who>',
  },
  {
    pattern:
      /(?<=(?:医生|牙医|兽医|诊所|医院|治疗师|眼科|牙科|理疗师|康复师).{0,16})(?:是)?(?:去)?(?:做|看|治)(?:的)?(?:什么|啥)(?:项目|问题|病|治疗|检查)?(?=[？?。]*$)/u,
    plain: '是因为什么',
  },
  // "I had tickets to an exhibition in 2022. Do you know which one it was?"
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:had|have|got|bought|held|booked|went with|was given|won) (?:a )?tickets? (?:to|for) (?:an?|some|the|that|this) (?<show>${shows})\\b(?<when>[^?.!]{0,70})[.!?,;]+ ?(?:but )?(?:(?:do|can|could|would) you (?:know|remember|tell me|recall|say|find out) |i (?:forget|forgot|don't (?:know|remember|recall)|do not (?:know|remember|recall)|can't (?:remember|recall|think)|cannot (?:remember|recall)) )?(?:which|what)\\b[^?]{0,40}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>which $<show> did I have tickets for$<when>?',
  },
  { pattern: /(?<=我.{0,16})(?:买票(?:去)?|购票(?:去)?|拿票(?:去)?|凭票(?:去)?)(?=看|听|参加|观)/gu, plain: '' },
  { pattern: /(足球|篮球|排球|网球|橄榄球|棒球|冰球|羽毛球|乒乓球)(?:比赛|赛事)/gu, plain: '$1赛' },
  // "My mother asked me for a favor. What was I supposed to bring along to the barbecue?"
  {
    pattern: new RegExp(
      `^${day}(?<who>[^?.!,;]{2,50}?) (?:${asked}|owed|had|called|came to) (?:me|us) (?:for|to do|with|about) (?:(?:him|her|them) )?${favour}(?<when>[^?.!]{0,60})[.!,;:–-]+ ?(?:so |and |but )?what (?:was|were|am|is|did|had) (?:i|we|it)(?: that i)? (?:supposed|meant|asked|to|going|told|expected|have|had|need|that)?(?: to)? (?<do>[^?]{3,60}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what did $<who> ask me to $<do>$<when>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:was|is|were) (?:the|this|that)(?: one)? (?:thing|things|item|object|stuff) (?:that |which )?(?<who>[^?.,]{2,40}?) (?<ask>${asked}) (?:me|us) to\\b`,
      'iu',
    ),
    plain: 'what did $<who> ask me to',
  },
  {
    pattern:
      /(?<who>我(?:的)?[\p{Script=Han}]{1,6}|[A-Z][A-Za-z ]{1,24}|[\p{Script=Han}]{2,4})(?:请|让|叫|托|拜托|找|求)(?:了)?我(?:帮(?:个|他|她)?忙|帮(?:个|他|她))?(?<do>[^，,。？?]{2,20}?)(?:的)?(?:东西|物品|是|那样东西|那个东西)(?:是)?(?:什么|啥)(?:东西)?(?=[？?。]*$)/u,
    plain: '$<who>让我$<do>什么',
  },
  {
    pattern:
      /(?:请|让|叫|托|拜托|找|求)(?:了)?我(?:帮忙|帮(?:他|她))?(?<do>(?:借|带|拿|接|照看|照顾|照料|买|浇|喂|取|寄|收|搬|看|送|还)[^，,。？?]{0,16})[，,](?:那)?(?:具体|到底|究竟)?(?:是|要|让我|是要)?(?:带|借|拿|买|取)?(?:的)?(?:是)?(?:什么|啥)(?:东西)?(?=[？?。 ]*$)/u,
    plain: '让我$<do>什么',
  },
  ...hired,
  // Shops and what they sold.
  {
    pattern:
      /\bwhat (?:was|is|were|'s) (?:the )?(?:name of )?(?:the )?(?:name of )?(?:the |that )(?:(?:online|web) ?)?(?:shop|store|seller|retailer|merchant|vendor|company|dealer|website|webshop|site)(?: called)? (?:that|which|who|where) (?:had )?(?:sold|sells?|delivered|sent|supplied)(?: me| us)?(?: with)? /iu,
    plain: 'which shop sold ',
  },
  {
    pattern:
      /\b(?:which|what) (?:shop|store|seller|retailer|merchant|vendor|company|dealer|website|webshop|site) (?:was it that |had )?(?:sold|supplied) (?:me|us) /iu,
    plain: 'which shop sold ',
  },
  {
    pattern:
      /^(?<day>(?:今天是[^。]*。)?)(?:我(?:的)?)?(?:那|这)?(?:件|个|双|把|台|本|条|副|套|只|张|盏|辆|块|部|顶|支)?(?<a>[^，,。？?]{1,16}?)(?:到底|究竟)?是(?:从|在|由)?(?:哪|那)(?:一)?(?:个|家|间)(?:商家|店铺?|商店|网店|网站|公司|卖家)(?:卖给我|买|购买|订购|订|购入|购|发货给我)(?:的|来的|到的|了)?[？?。]*$/u,
    plain: '$<day>$<a>是在哪家店买的？',
  },
  {
    pattern:
      /\bwhat (?:item|items|product|products|article|thing|things|goods) (?:did|have|had) (i|we) (?:purchase|bought|buy|order|ordered|purchased|get)\b/gi,
    plain: 'what did $1 buy',
  },
  {
    pattern:
      /\bwhat (?:was|is|were) (?:in|part of|inside|contained in) (?:the|my|that|our) (?:order|purchase|parcel|package|delivery|shipment) (?:that |which )?(?:i|we) (?:placed|made|got|received|ordered|had) (?:at|from|with|in|by|through|on) (?=\p{Lu})/giu,
    plain: 'what did I order from ',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:placed|made|put in|submitted|had|sent off) (?:an?|my|one|the|some) (?:order|purchase)s? (?:with|at|from|in|on) (?<a>\\p{Lu}[^?.!,;]{1,40}?)(?<when>(?: (?:in|on|over|during|last|within|back|two|three|a|this|around|about|at)\\b[^?.!]{2,50})?)[.!,;:]+ ?(?:but |so |and )?what\\b[^?]{0,50}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what did I order from $<a>$<when>?',
  },
  {
    pattern:
      /(?<=(?:在|从|向|到|跟) ?[^，,。？?]{2,30})(?:购买|购入|订购|下单|买|订|网购)(?:的|了)(?:商品|东西|物品|产品|货品|货|那件东西)(?:到底|究竟)?(?:是|叫)(?:什么|啥)(?:东西)?/gu,
    plain: '买了什么',
  },
  {
    pattern:
      /(?<=(?:在|从|向|到|跟) ?[^，,。？?]{2,30})(?:订|买|订购|购买|购)(?:了|过)?(?:什么|啥)(?:东西|商品|物品|货)/gu,
    plain: '买了什么',
  },
  // "Could you tell me what the hotel in Rome charged me in the end?"
  {
    pattern:
      /\bwhat (?<who>(?:the|my|our|that) (?:hotel|hostel|inn|airline|shop|store|restaurant|garage|dentist|doctor|vet|clinic|plumber|electrician|painter|company|landlord|gym|hairdresser)\b[^?]{0,60}?) (?:charged|billed|took from|cost|invoiced|asked)(?: (?:me|us))?(?: for)?(?<rest>(?: (?:in the end|finally|eventually|altogether|in total))?)(?=[?. ]*$)/iu,
    plain: 'how much $<who> charged me$<rest>',
  },
  {
    pattern:
      /^(?<day>(?:today is [^.]*\. ?)?)(?:is|are|was|were) there (?:still )?(?:anything|something|any (?:mails?|e-?mails?|messages?|letters?|items?|papers?|documents?|notes?))(?: (?:else|here|at all))?(?: in (?:here|my (?:mails?|memory|inbox)))? (?:about|on|regarding|concerning|mentioning|to do with) /iu,
    plain: '$<day>show me everything about ',
  },
  { pattern: /(?:我们?|咱们?)的?(?:爸妈|爹妈|爹娘|爸爸妈妈|老爸老妈)/gu, plain: '父母' },
  // Being along on a journey; staying says no more than being there.
  {
    pattern:
      /\b(?:when|while) (?:i|we) (?:(?:was|were) (?:staying|visiting|travell?ing|there)|stayed|travell?ed|went) (?=(?:when|while) (?:i|we) (?:was|were) (?:in|at)\b)/giu,
    plain: '',
  },
  {
    pattern:
      /\bwith (me|us) on (?:the|that|this|my|our) (?:trip|journey|holiday|vacation|tour|visit) (?=(?:when|while|to|in|over in)\b)/giu,
    plain: 'with $1 ',
  },
  {
    pattern:
      /\b(?:had|has|have|did) (?<who>[^?,.]{2,40}?) (?:come|came|been|travel(?:led)?|gone|tag(?:ged)?|join(?:ed)?) along(?: as well| too| also)?(?=[?. ]*$)/iu,
    plain: 'did $<who> come along',
  },
  ...ofTwoTowns,
  ...ofTwoTownsZh,
  ...twoThings,
  ...twoThingsZh,
];
