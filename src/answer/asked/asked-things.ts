import type { AskedField } from './asked-field.ts';

const shows =
  '(?:concerts?|gigs?|shows?|plays?|(?:theat(?:er|re)|art|music|comedy) (?:thing|evening|night)s?|exhibitions?|exhibits?|films?|movies?|(?:football |soccer |basketball |rugby )?match(?:es)?|(?:football |soccer |basketball )?games?|operas?|musicals?|festivals?|performances?|ballets?|recitals?|theatre plays?)';
const showsZh =
  '(?:展览|展|音乐会|演唱会|电影|话剧|戏|比赛|球赛|足球赛|篮球赛|排球赛|网球赛|橄榄球赛|演出|歌剧|音乐剧|芭蕾|演奏会|音乐节)';
const works =
  '(?:books?|novels?|podcasts?|films?|movies?|series|shows?|songs?|albums?|records?|board ?games?|games?|apps?|restaurants?|recipes?|plays?)';
const praised =
  '(?:recommend\\w*|suggest\\w*|rav(?:e|ed|es|ing) about|swears? by|swore by|tells? me (?:about|to)|told me (?:about|to)|told me to try|kept (?:talking|going) (?:on )?about|prais\\w+|gush\\w+|according to|should i)';

/** Facts that no label marks: what was seen, bought, asked for, recommended, and what a visit was for. */
export const askedThings: readonly AskedField[] = [
  {
    id: 'recommended title',
    isNamed: true,
    cue: new RegExp(
      [
        `\\b(?:which|what|some|title|name)\\b(?=.{0,24}\\b${works}\\b.{0,70}\\b${praised})`,
        `\\b${praised}(?=.{0,50}\\b${works}\\b)`,
        `(?<=\\b${works}\\b.{0,70})\\b${praised}`,
        '(?:一直)?(?:推荐|安利)(?:给)?(?:我)?(?:的)?(?=.*(?:叫|什么|啥|哪))|(?<=(?:什么|啥|哪).*)(?:推荐|安利)',
      ].join('|'),
      'iu',
    ),
    unless: /\bwho(?:se|m)?\b|谁|哪(?:一)?位/iu,
    written: [/["“«「《](?<v>[^"”»」》\n]{2,80})["”»」》]/u, /(?:called|titled|named)\s+(?<v>\p{Lu}[^\n.,!?]{2,60})/u],
  },
  {
    id: 'event title',
    isNamed: true,
    cue: new RegExp(
      [
        `\\b(?:which|what) ${shows}(?!.{0,40}\\bor\\b)`,
        `\\bwhat (?:was|is|were) (?:the|that) ${shows}(?= called\\b| i\\b| we\\b)`,
        `\\b(?:name|title) of (?:the|that) ${shows}`,
        `\\b(?:the|that|some|an?) ${shows}\\b(?=.{0,80}\\b(?:called|titled|named)(?: what)?[?. ]*$)(?!.{0,90}\\bor\\b)`,
        `\\b(?:some|an?|the|that) ${shows}\\b(?=[^?]{0,60}[,.] ?(?:the )?(?:name|title)[?. ]*$)`,
        `\\b(?:saw|seen|went to|watched|attended|been to|was at|had tickets (?:for|to)) (?:some|an?|the|that|this) ${shows}(?=.{0,90}\\b(?:which (?:one|was)|what was it|called|title|name)\\b)`,
        `(?:哪|什么)(?:一)?(?:场|部|个|次)?${showsZh}|那场[^，。]{0,10}(?:叫什么|什么名字|名字|名称)|${showsZh}.{0,4}(?:叫什么|叫啥|是什么|是哪|名字|名称)`,
      ].join('|'),
      'i',
    ),
    party: ['ticket'],
    written: [],
  },
  {
    id: 'request',
    cue: /\b(?:ask(?:ed)?|want(?:ed)?|need(?:ed)?|told) (?:me|us) to do\b|(?:让|叫|请|托)我(?:帮忙)?做(?:什么|啥)|帮什么忙/iu,
    written: [
      /(?<v>\b(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) you\b[^.?!\n]{4,140})/u,
      /(?<v>\b[Pp]lease\b[^.?!\n]{4,140})/u,
      /(?<v>(?:麻烦你?|能不能|能否|请你|帮我|拜托)[^。？！\n]{2,60})/u,
    ],
  },
  {
    id: 'favour',
    unless: /\b(?:me|us) to do\b|做什么|做啥|帮什么忙/iu,
    cue: /\bwhat\b(?: was| is)?(?: it| that| thing)*.{0,8}?\b(?:did|does|was it|that)?\b(?=.{0,60}\b(?:ask(?:ed)?|want(?:ed)?|wanetd|need(?:ed)?|beg(?:ged)?|request(?:ed)?|expect(?:ed)?)\b.{0,8}\b(?:me|us) to\b)|\bwhat (?:was|were|am|is) (?:i|we) (?:supposed|asked|meant|told|expected) to\b|(?:让|托|叫|求|拜托|请)(?:了)?我(?:帮忙)?(?=.{0,16}(?:什么|啥))|(?:什么|啥)(?:东西)?(?=.{0,10}(?:让|托|求)我)|让我帮忙|托我|答应(?:过|了)?.{1,20}(?:什么|啥)|\bow(?:e|ed|ing)\b(?: \p{L}+){1,4}? (?:something|a favou?r)\b(?=.*\bwhat\b)|欠.{1,8}(?:人情|个?忙).{0,16}(?:什么|啥)/iu,
    written: [],
    isThing: true,
  },
  {
    id: 'product',
    cue: /\bwhat (?:was|were|is|are) (?:the|my|that|this|our) (?:\p{L}+ ){0,2}(?:refund|payment|charge|reimbursement|purchase|order)s?(?: (?:from|of|by|to) [^?]{2,40})? for\b|(?:退款|付款|扣款|那笔钱|这笔钱)(?:是)?(?:为了|因为|用于)?(?:什么|啥|哪[件个样些])|\bwhat (?:did|have) (?:i|we) (?:order|buy|purchase|get)\b(?=.{0,60}\b(?:from|at)\b)|\bwhat (?:did|have) (?:i|we) (?:order|buy|purchase)\b|\bwhat (?:did|have) (?:i|we) (?:(?:sen[dt]|g[ia]ven?|take|taken|bring|brought) back|return(?:ed)?)\b(?!.{0,40}\bfrom (?:holiday|work|school))|\bwhich (?:item|article|product)s?\b|退(?:的|了|回|掉|货)?(?:的)?(?:是)?(?:什么|啥|哪[件个样些])|\b(?:parcel|package|delivery|order|box)\b(?=.{0,80}\bwhat (?:was|is) (?:in it|it|inside))|\bwhat was in (?:the|that|my) (?:parcel|package|box|delivery|order)\b|(?:买|订|购)(?:的|了|过)?(?:是)?(?:些)?(?:什么|啥)(?!时候|价)|(?:包裹|快递|订单)(?:里)?.{0,8}(?:什么|啥)(?!时候)/iu,
    written: [],
    isThing: true,
  },
  {
    id: 'dish',
    isNamed: true,
    cue: /\bwhat (?:did|do) (?:i|we) (?:choose|pick|select|order|have|go for|take) (?:from|off|on) the menu\b|\bwhat (?:did|do|was|were|had|have) (?:i|we|\p{Lu}\p{L}+(?: and (?:i|me))?) (?:(?:just|all|both|been) )?(?:eat|eaten|eating|cook(?:ed|ing)?|order(?:ed)? (?:to eat|for (?:dinner|lunch|supper))|have (?:to eat|(?:for|at) (?:my |our )?(?:dinner|lunch|breakfast|brunch|supper|tea|dessert|pudding|starter|mains?)))\b|\b(?:which|what) (?:dish(?:es)?|food|course|meal)(?: was i served| did (?:i|we) (?:eat|have|order)| was served)?\b|\bwhat (?:was|lay|were|did i have) on (?:my|our) plates?\b|\bwhat was (?:i served|served)\b|\bwhat (?:i|we) (?:ate|cooked)\b|吃(?:了|的)?(?:是|些)?(?:什么|啥)(?:菜)?|点了(?:什么|啥)|(?:什么|啥|哪道)菜|(?:煮|炒|烧|做)(?:了|的)?(?:是)?(?:些)?(?:什么|啥)(?:菜|吃的|饭)/iu,
    written: [],
    isThing: true,
  },
  {
    id: 'reason',
    cue: /^what (?:was|is|were)\b(?=.{0,40}\b(?:appointment|visit|meeting|call|check-?up)\b.{0,60}\babout\??\s*$)|\bwhat did (?:i|we) (?:go to|see)\b(?=.{1,80}\bfor\b)|\bwhat\b(?=.{0,80}\b(?:appointment|visit)\b.{0,40}\bfor\b)|\bwhat (?:was|is) (?:the )?(?:reason|purpose|subject)(?: (?:of|for) seeing)?\b|(?:看|约)(?=.{0,12}(?:因为|为了|是为)(?:什么|啥))|看(?:的)?(?:是)?(?:什么|啥)(?:病|问题)/iu,
    written: [],
    isThing: true,
  },
];
