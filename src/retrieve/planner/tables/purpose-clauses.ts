/**
 * What pictures are wanted for, and what took them, is no part of what they show: "to print … for the hallway", 想洗几张…挂墙上. A clause is such
 * only beside a word that says that something is to be done with them (`when`; absent: by its form alone). Read over what
 * nobody has understood; a line may be added by hand.
 */
export const purposeClauses: readonly { readonly when?: RegExp; readonly clause: RegExp }[] = [
  // That what holds now is wanted: "updated departure time", "the latest confirmed price", 最新的起飞时间
  {
    clause:
      /\b(?:(?:most recent(?:ly)?|latest|last|newest|current(?:ly)?|finally|final|definitive(?:ly)?|officially) )?(?:updated?|revised|amended|corrected|confirmed|rescheduled|adjusted|valid)(?= (?:\p{L}+ ){0,2}?(?:times?|hours?|dates?|days?|departures?|arrivals?|prices?|sums?|amounts?|totals?|bills?|costs?|fares?|venues?|places?|locations?|address(?:es)?|gates?|seats?|platforms?|rooms?|schedules?|itinerar(?:y|ies)|slots?)\b)/iu,
  },
  {
    clause:
      /\b(?:after|following|since|with|according to|as of|as per)[\uE000 ]+(?:(?:the|its|their|that|all|any|my)[\uE000 ]+)?(?:(?:last|latest|final|most recent|newest|very last|subsequent|later)[\uE000 ]+)?(?:updates?|revisions?|amendments?|corrections?|notices? of changes?|re-?scheduling|changes? of (?:schedule|plan)|schedule changes?)\b(?! (?:to|of|in|from|by|on)\b)/iu,
  },
  {
    clause:
      /\b(?:as|like)[\uE000 ]+(?:it was |they were |i was )?(?:(?:last|most recently|finally|eventually|latest)[\uE000 ]+)?(?:communicated|announced|notified|advised|informed|published|confirmed)\b(?: (?:to|by) \p{L}+(?: \p{L}+)?)?|\b(?:as per|according to|going by|per)[\uE000 ]+(?:(?:the|their|its|my)[\uE000 ]+)?(?:(?:last|latest|final|most recent|newest)[\uE000 ]+)?(?:update|notice|notification|message|e-?mail|letter|communication|word|information|confirmation)(?: (?:that )?i (?:got|received|had|was sent))?\b(?! (?:of|from|about|by)\b)/iu,
  },
  { clause: /(?:以|按照?|根据)?(?:最新|最后|最近)(?:的|一次)?(?:通知|更新|消息|邮件|确认)(?:为准)?/u },
  {
    clause:
      /(?:最新|最近一次|最终|最后)(?:的|一次|版)?(?:更新|确认|变更|调整|通知|修改)?(?:后|过)?的?(?=[^，。？]{0,6}(?:时间|日期|时刻|价格|价钱|金额|费用|总价|账单|地点|地址|安排|登机口|座位|几点|几号|哪天|多少))/u,
  },
  // "I'd like to print some of … for the hallway", "to frame for my mother's flat", "hang them over the sofa"
  {
    when: /\b(?:print(?:ed|ing|s)?|frame[ds]?|framing|hang(?:ing)?|hung|decorat(?:e|ing)|put up|pin(?:ning)? up|enlarge[ds]?|stick|blow up)\b/i,
    clause:
      /\b(?:for|on|over|above|in|into|onto) (?:the|my|our|a|an|his|her|their|your)(?: [\p{L}'-]+){1,2}(?=\s*(?:[,.;:?!]|$|\uE000))/iu,
  },
  // "to send to a friend", "to post online", "to show my class", "so I can share them"
  {
    clause:
      /\b(?:to|(?:so|that|which) (?:that )?(?:i|we) (?:can|could|may|might|want to)) (?:print|frame|hang|post|upload|send|share|forward|show|give|e-?mail|submit|attach|use|put)(?: (?:them|it|these|those|some|out|off|around|up))*(?: (?:to|for|with|on|in|at|as|onto|into|over|online) (?:(?:the|my|our|a|an|his|her|their|someone|somebody) ?)?(?:[\p{L}'-]+){0,2}| online| (?:my|our|the|a) [\p{L}'-]+)?(?=\s*(?:[,.;:?!]|$|\uE000))/iu,
  },
  // "I need for reimbursement", "that I have to hand in", "needed for the visa"
  {
    clause:
      /\b(?:(?:that|which) )?(?:i|we) (?:still )?(?:need|(?:need|have|want|ought|am supposed|are supposed) to (?:hand in|submit|file|claim|send|show|keep|print|declare)(?: back)?)(?: (?:for|in|to|with) (?:(?:the|my|our|an?) )?[\p{L}'-]+(?: [\p{L}'-]+)?)?(?=\s*(?:[,.;:?!]|$|\uE000))|\bneeded for (?:(?:the|my|our|an?) )?[\p{L}'-]+(?: (?:report|return|claim|form|application|office))?/iu,
  },
  // "for my expense report", "for the photo album", "for a slideshow", "for Instagram"
  {
    // A question may be about the tax return itself.
    when: /^(?!.*\b(?:what|when|how|why|who|which|did|does|do|is|was|were|are|has|have)\b)/is,
    clause:
      /\bfor (?:(?:the|my|our|a|an|his|her|their|this) )?(?:(?!of\b)[\p{L}'-]+ ){0,2}?(?:reimbursements?|expense (?:sheet|report|claim)s?|expenses?|tax returns?|tax(?:es)?|accountant|bookkeeping|insurance(?: claim)?|claims?|warranty|visa|application|report|presentation|slide ?shows?|slides|album|photo ?book|scrapbook|calendar|collage|yearbook|invitation|greeting cards?|christmas cards?|newsletter|blog|website|homepage|profile(?: picture)?|wallpaper|background|screensaver|instagram|facebook|insta|family chat|group chat|wall|fridge|hallway|frame|desk|speech|toast|records|files)\b(?!\s+(?:in|at|of)\b)/iu,
  },
  // 想洗几张…挂墙上, 打印出来贴在冰箱上, 裱起来放客厅
  {
    when: /洗|印|裱|冲|装框|做成|摆/u,
    clause:
      /(?:出来|起来)?(?:挂|贴|摆|放|钉|装)(?:在|到|进|上|起来)*(?:(?:我|我们)?(?:的)?[\p{Script=Han}]{0,4}?(?:墙上|墙|上|里|中|边|旁|客厅|走廊|卧室|办公室|相框|冰箱|冰箱上))?(?=的|[，。；,.;！？?!]|$|\uE000)/u,
  },
  {
    clause:
      /(?:(?:拿|用)来|好|要|去|想)?(?:报销|报税|理赔|申报|打印|做相册|做影集|做视频|发朋友圈|做幻灯片|存档|记账)(?:用|要用|需要|时用)?(?:的)?/u,
  },
  { clause: /(?:想|要|打算|准备)(?:洗|打印|冲印|冲洗|印|晒|裱)(?:几张|一些|一张|两张|些|点|出来)?/u },
  // What took them, and that they are about something: "what my camera has taken", 内容涉及
  {
    clause:
      /\b(?:my|the|our) (?:camera|phone|mobile|cell|iphone)(?:'s)? (?:has |have |had )?(?:taken|took|shot|captured|caught|recorded|saw|seen)\b/i,
  },
  { clause: /\bin (?:the )?company of\b|\bin (?:the )?presence of\b|\bthat sort of thing\b|\bthat kind of thing\b/i },
  {
    clause:
      /(?:手机|相机|镜头)(?:里|所|中)?(?:拍摄?|记录)(?:的|下|到)|(?:照片)?内容(?:涉及|关于|包含|为|是)|相关的?(?=照片|影像|图片|资料)/u,
  },
];
