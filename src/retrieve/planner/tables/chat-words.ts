import type { PlainWords } from './colloquial-words.ts';

const asks = '(who|what|when|where|why|how|which)';

/**
 * Short forms, dropped letters and slips of short words, as people type them to one another; in order, each wherever it stands,
 * before other words of speech are read. A line may be added by hand.
 */
export const chatEnglish: readonly PlainWords[] = [
  // "When tf was it?", "where on earth did we eat?"
  {
    pattern: new RegExp(
      `\\b${asks} (?:tf|the (?:f|fuck|fk|hell|heck|devil|deuce|dickens)|on earth|in the world|in god's name|the bloody hell)\\b`,
      'gi',
    ),
    plain: '$1',
  },
  { pattern: /\byrs\b/gi, plain: 'years' },
  { pattern: /\byr\b\.?/gi, plain: 'year' },
  { pattern: /\b(?:mths|mnths|mos)\b(?! )|\b(?:mths|mnths)\b/gi, plain: 'months' },
  { pattern: /\b(?:mth|mnth)\b\.?/gi, plain: 'month' },
  { pattern: /\bwks\b/gi, plain: 'weeks' },
  { pattern: /\bwk\b\.?/gi, plain: 'week' },
  { pattern: /\bhrs\b/gi, plain: 'hours' },
  { pattern: /\b(?:ytd|yday|yest|ystd)\b(?= |[?.!,]|$)/gi, plain: 'yesterday' },
  { pattern: /\b(?:tmr|tmrw|tmw|tmrrw|2moro)\b/gi, plain: 'tomorrow' },
  { pattern: /\b(?:tdy|2day)\b/gi, plain: 'today' },
  { pattern: /\bnites?\b/gi, plain: 'night' },
  { pattern: /\bfrm\b/gi, plain: 'from' },
  { pattern: /\bb4\b/gi, plain: 'before' },
  { pattern: /(?<=\p{L} )4(?= (?:my|the|our|me|us|a|that|this)\b)/giu, plain: 'for' },
  // A lone letter between words: "hotel w mum", "Rome n Naples", "where r my keys".
  { pattern: /(?<=\p{L} )w(?= \p{L})/gu, plain: 'with' },
  { pattern: /(?<=\b(?:who|what|where|how|which|when|there|these|those|they|we|you|u) )r(?= )/giu, plain: 'are' },
  { pattern: /^y(?= (?:did|was|were|is|do|does)\b)/gi, plain: 'why' },
  { pattern: /(?<= )(?:u|ya)(?= (?:have|know|find|show|tell|got|can|see|remember|think)\b)/gi, plain: 'you' },
  { pattern: /\bthats\b/gi, plain: "that's" },
  { pattern: /\bwhos\b/gi, plain: "who's" },
  { pattern: /\bwheres\b/gi, plain: "where's" },
  { pattern: /\bwhens\b/gi, plain: "when's" },
  { pattern: /\b(?:wen|wehn|whne)\b/gi, plain: 'when' },
  { pattern: /\b(?:wher|whre|wheer|hwere)\b/gi, plain: 'where' },
  { pattern: /\b(?:wich|whcih|wch|wihch)\b/gi, plain: 'which' },
  { pattern: /\b(?:waht|hwat|whta|whaat)\b/gi, plain: 'what' },
  { pattern: /\b(?:hwo|hw) (?=(?:much|many|long|often|old|far)\b)|\bhow(?=(?:much|many)\b)/gi, plain: 'how ' },
  { pattern: /\b(?:hwmuch|hw much|how mch|how muhc)\b/gi, plain: 'how much' },
  { pattern: /\b(?:teh|hte|th)\b(?= \p{L})/giu, plain: 'the' },
  { pattern: /\b(?:adn|nad|annd)\b/gi, plain: 'and' },
  { pattern: /\b(?:taht|thta)\b/gi, plain: 'that' },
  { pattern: /\b(?:form|fomr|fro)\b(?= (?:where|whom|which)\b)/gi, plain: 'from' },
  { pattern: /\b(?:ahve|hvae|hav)\b/gi, plain: 'have' },
  { pattern: /\b(?:wiht|wtih|whit)\b/gi, plain: 'with' },
  { pattern: /\b(?:yaer|eyar)\b/gi, plain: 'year' },
  { pattern: /\brite\b/gi, plain: 'right' },
  { pattern: /\bbak\b/gi, plain: 'back' },
  { pattern: /\bhv\b/gi, plain: 'have' },
  { pattern: /(?<=\p{L}) (?:ah|eh|lah|leh|lor|sia|meh|hor)(?=[,.;:?!])/gu, plain: '' },
  { pattern: /\b(?:liao|alr|alrdy)\b(?=[?.! ]*$)/gu, plain: 'already' },
  // "Where my sunset shots", "Mochi pics spam me": to be shown.
  {
    pattern:
      /\bwhere(?:'s|s| are| is)? (?:all )?(my|the|our) (?=(?!.{0,60}\b(?:taken?|took|shot|made|from)\b).{0,40}\b(?:shots|photos|pics|pictures|selfies|videos|vids|clips|mails|e-?mails|receipts?|screenshots?)\b)/gi,
    plain: 'show me $1 ',
  },
  {
    pattern:
      /^((?:today is [^.]*\. ?)?)(?!(?:who|what|which|when|where|why|how|did|do|does|is|was|were|can|could|please|pls)\b)(?=.*\b(?:photos?|pics?|pictures?|shots|videos?|vids?|mails?|e-?mails?|receipts?|invoices?|tickets?|list)\b)([^?]{2,80}?),? (?:spam|send|gimme|show) (?:it |them |all )?(?:to )?me[?.! ]*$/gi,
    plain: '$1show me $2',
  },
  {
    pattern:
      /^((?:today is [^.]*\. ?)?)(?!(?:who|what|which|when|where|why|how|did|do|does|is|was|were|can|could|please|pls)\b)([^?]{2,80}?),? (?:spam|send|gimme|show) (?:it |them |all )?(?:to )?me[?.! ]*$/gi,
    plain: '$1show me photos of $2',
  },
  // Words of two that are written as one.
  {
    pattern:
      /\b(book)s? (?=shel(?:f|ves)\b|case)|\b(hair) (?=cuts?\b)|\b(head|ear) (?=phones?\b)|\b(sun) (?=glasses\b)|\b(back) (?=packs?\b)|\b(rain) (?=coats?\b)|\b(key) (?=boards?\b)|\b(lap) (?=tops?\b)|\b(dish) (?=washers?\b)/gi,
    plain: '$1$2$3$4$5$6$7$8$9',
  },
  { pattern: /\bavg\b\.?/gi, plain: 'average' },
  { pattern: /\bnvr\b/gi, plain: 'never' },
  { pattern: /\bsumm?(?:thing|thin|fin)\b/gi, plain: 'something' },
  { pattern: /\bsome1\b/gi, plain: 'someone' },
  { pattern: /\b(?:hols|vacay|vaycay|vacy)\b/gi, plain: 'holidays' },
  { pattern: /\b(?:tix|tkts|tixs)\b/gi, plain: 'tickets' },
  { pattern: /\b(?:tkt|tckt)\b/gi, plain: 'ticket' },
  { pattern: /\b(?:acct|acc)\b(?=[ ?.!,]|$)/gi, plain: 'account' },
  { pattern: /\b(?:pkg|pckg)\b/gi, plain: 'package' },
  { pattern: /\b(?:rcpt|recpt|reciept|reciept)(s?)\b/gi, plain: 'receipt$1' },
  { pattern: /\b(?:resv|rsvn|reserv)\b\.?/gi, plain: 'reservation' },
  { pattern: /\bbkg\b/gi, plain: 'booking' },
  { pattern: /\bpymt(s?)\b/gi, plain: 'payment$1' },
  { pattern: /\b(?:elec|electric|leccy)(?= (?:bills?|costs?|invoices?|payments?)\b)/gi, plain: 'electricity' },
  { pattern: /\bdeets\b/gi, plain: 'details' },
  { pattern: /\b(?:brekkie|brekky|brekkers)\b/gi, plain: 'breakfast' },
  { pattern: /\bgf\b/gi, plain: 'girlfriend' },
  { pattern: /\bbf\b/gi, plain: 'boyfriend' },
  { pattern: /\b(eye|foot|skin|heart|bone|ear|family|kids?|my|our|the) doc\b/gi, plain: '$1 doctor' },
  {
    pattern: /\b(film|movie|book|podcast|series|show|song|album|app|game|restaurant|recipe|place) recs?\b/gi,
    plain: '$1 recommendation',
  },
  // "A n B which first": two things, before the n is read as "and", which may stand in either.
  {
    pattern:
      /^((?:today is [^.]*\. ?)?)([^,?]{3,60}?) n ([^,?]{3,60}?),? (which(?: one)?(?: (?:was|is|came|comes|happened))?) ((?:the )?(?:first|earlier|last|later|cheaper|more expensive|dearer))/i,
    plain: '$1$2 or $3, $4 $5',
  },
  { pattern: /\bgot (?=how many\b)/gi, plain: '' },
  // "A / B lower bill which", "A or B more cheap".
  {
    pattern:
      /^((?:today is [^.]*\. ?)?)(?!(?:can|could|would|will|please|tell|do) )([^,?/]{3,60}?) ?(?:\/|\bvs\.?|\bversus\b|\bor\b) ?([^,?/]{3,60}?),? (?:which(?: one)? )?(?:(?:was|is|had|has|the) )*((?:more |a )?(?:cheap(?:er)?|lower(?: bill| price| cost)?|less|expensive|dear(?:er)?|higher(?: bill| price| cost)?|first|earlier|later|(?<!\b(?:before|day|night|week|month|year|spring|summer|autumn|fall|winter) )last))(?: which(?: one)?| one)?[?. ]*$/iu,
    plain: '$1$2 or $3, which was $4?',
  },
  { pattern: /\b(?:more cheap|a? ?cheap|lower bill|lower price|lower cost)(?=\?$)/gi, plain: 'cheaper' },
  { pattern: /\bhigher (?:bill|price|cost)(?=\?$)/gi, plain: 'more expensive' },
  { pattern: /(?<=[\p{L}\d] )(?:n|nd|'n'?|n')(?= [\p{L}\d])/gu, plain: 'and' },
  // English of South-East Asia: "kena charged", "Naples side", "put up where", "which one ah".
  { pattern: /\b(?:kena|kana|tio) (?=\p{L})/giu, plain: 'got ' },
  { pattern: /\bgot charge (?=how|what)/gi, plain: 'got charged ' },
  {
    pattern:
      /(?<!\b(?:in|at|to|from|on|the|a|this|that|one|other|my|our) )(?<=^|[\s,])(?!(?:other|each|left|right|in|out|bed|road|lake|sea|country|east|west|north|south|flip|wrong|this|that|the|one|by|far|near|back|front|up|down|river|pool|sea|ring|fire)\b)(\p{L}{3,}) side\b(?= (?:hotel|trip|in|on|around|sometime|last|the|we|i|two|three|which|where|what|how|who|year|month|week|spring|summer|autumn|winter|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d)|[,?.!]|$)/giu,
    plain: 'in $1',
  },
  {
    pattern: /(?<=\b(?:in|at|to|from) (?:\p{Lu}\p{L}+|[a-z]{4,})) side\b/gu,
    plain: '',
  },
  { pattern: /\bset(?:s|ting)? (me|us) back how many\b/gi, plain: 'set $1 back how much' },
  { pattern: /\bin (?:teh|the) end\b/gi, plain: 'in the end' },
];

/** The same in Chinese: words of the net and of dialects. */
export const chatChinese: readonly PlainWords[] = [
  { pattern: /(?<=[叫是干做买吃点订][了的]?)嘛(?=[？?。，, ]|$)/gu, plain: '什么' },
  { pattern: /的图(?=[？?。，,! ！]|$|来|发|甩|丢|给|数|全|都|在哪|呢)/gu, plain: '的照片' },
  { pattern: /那些图|那几张图/gu, plain: '那些照片' },
  { pattern: /(?:来|整|上)一波|(?:甩|丢|扔|传)(?:给)?我|发我(?=$|[？?。，,! ！🙏])/gu, plain: '' },
  { pattern: /(?:数一下|数一数|数数|清点一下)(?=$|[？?。，,! ！])/gu, plain: '有多少张' },
  { pattern: /(?:跟|和|与)([A-Z][^，。？?]{2,60}?)谁(?=先|早|更|便宜|贵)/gu, plain: '和$1哪个' },
  { pattern: /(?<!没)多钱/gu, plain: '多少钱' },
  {
    pattern: /(?<=[A-Za-z\d\p{Script=Han}]) ?\/ ?(?=[A-Z\p{Script=Han}][^，,。？?/]{1,40}(?:先|后|哪|便宜|贵|早|晚))/gu,
    plain: ' 还是 ',
  },
  { pattern: /甚么|神马|虾米(?=东西|时候|意思)/gu, plain: '什么' },
  { pattern: /啥子?/gu, plain: '什么' },
  { pattern: /咋(?:个|样)?(?=\p{Script=Han})|肿么/gu, plain: '怎么' },
  { pattern: /木有|[没木]得(?=\p{Script=Han})/gu, plain: '没有' },
  { pattern: /哪(?:旮旯|嘎达|疙瘩|块儿|搭儿|垯)|搁哪(?:里|儿)?/gu, plain: '在哪里' },
  { pattern: /俩月/gu, plain: '两个月' },
  { pattern: /仨月/gu, plain: '三个月' },
  { pattern: /俩(?=星期|礼拜|周|小时|钟头)/gu, plain: '两个' },
  { pattern: /[，,]?也就是(?:说)?(?=[一二两三四五六七八九十\d]+(?:个月|天|周|年)前)/gu, plain: '' },
  { pattern: /([一二两三四五六七八九十\d]+个月)前?(?:也就是)?\1前/gu, plain: '$1前' },
  // On Taiwan a 飯店 is a house to sleep in.
  { pattern: /(?<=[住订宿][^，。]{0,4})饭店/gu, plain: '酒店' },
  { pattern: /粑粑/gu, plain: '爸爸' },
  { pattern: /麻麻/gu, plain: '妈妈' },
  { pattern: /俺们?/gu, plain: '我' },
  { pattern: /剁(?:的|了)?手(?=买|入)/gu, plain: '' },
  { pattern: /剁(?:的|了)?手|(?<![着动徒空])入手|败(?=了(?:个|一|什么|些))/gu, plain: '买' },
  { pattern: /(?<=[拍买吃住看订点付花去做说坐用寄送])(?:滴|嘀)/gu, plain: '的' },
  { pattern: /(?:刷|烧|花|坑|宰|扣|收)(?:掉|走|去|了)*(?:我|咱|俺)(?:们)?(?:了)?(?=多少|几)/gu, plain: '花了我' },
  {
    pattern: /(?:加(?:一加|一起|总)|合一起|统统加上?|全部加上?)(?:是|的)?(?:一共|总共)?(?:total)?/giu,
    plain: '加起来总共多少钱',
  },
  { pattern: /总共多少钱(?:总共|一共|是)?多少(?:钱)?/gu, plain: '总共多少钱' },
  { pattern: /贼(?=[好难贵便美辣香甜棒大小多])/gu, plain: '很' },
  { pattern: /造(?=吗|不)/gu, plain: '知道' },
  // 扣除店家的退款，伞花了多少: what is taken off is told before what is asked.
  {
    pattern:
      /(?:扣除|扣掉|扣去|减去|减掉|刨除|刨掉|刨去|除去|抵扣掉?|抛开)(?:了)?([^，,。？?后費费税]{0,24}?)的?(?:退款|退(?:回来?|还|给我)?的(?:钱|款))(?:(?:之后|以后|后)[，,]?|[，,]) ?/gu,
    plain: '$1退款之后，',
  },
];
