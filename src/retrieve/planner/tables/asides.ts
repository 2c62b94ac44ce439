/** Whoever asks by way of the owner, with no name. */
const somebody =
  '(?:(?:so |and )?(?:(?:one of )?(?:my|our)|an?|the|some) (?:(?:good|old|new|best|little|big|small|older|younger|elder|eldest|youngest|dear) )?(?:wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|daughter|son|kids?|child|children|mother|father|mum|mom|dad|mama|papa|parents|sister|brother|aunt|uncle|cousin|niece|nephew|grandma|grandpa|grandmother|grandfather|granddaughter|grandson|in-laws|friends?|colleagues?|co-?workers?|boss|neighbou?rs?|flatmate|roommate|mate|buddy|insurer|insurance|accountant|landlord|doctor|teacher|student|somebody|someone|guest|acquaintance)|somebody|someone)';
const somebodyZh =
  '老婆|妻子|爱人|太太|媳妇|老公|丈夫|先生|女朋友|男朋友|对象|女儿|儿子|孩子|闺女|妈妈|爸爸|爸妈|父母|老妈|老爸|姐姐|妹妹|哥哥|弟弟|表姐|表妹|表哥|表弟|孙女|孙子|奶奶|爷爷|朋友|闺蜜|哥们|同事|同学|老板|领导|邻居|室友|舍友|亲戚|有人|会计|房东';

/** What all of this memory is, as people call it. */
const from =
  '(?:(?:based|going|judging|drawing|relying) (?:on|by|from)|according to|as per|per|going by|from(?: what is in| what you (?:have|see) in| reading)?|in|looking (?:at|in|through)|as far as|checking|using|considering|given)';
const records =
  '(?:(?:all|any|the|of|what is in|everything in) )*(?:my|our|the)(?: (?:own|old|past|personal|stored|saved|whole|entire|available|e-?mail|mail|message|photo|digital|family))* (?:e-?mails?|mails?|mailbox|inbox|messages?|memor(?:y|ies)|records?|history|archives?|correspondence|letters|files|notes)(?: (?:and|or) (?:photos|pictures|videos|mails|e-?mails|messages|records))?(?: (?:shows?|says?|tells?|goes?|go|indicates?|knows?|tell|show|say|know))?';

/**
 * What people say around a question and that is no part of it: greetings, apologies, thanks, why they ask. Each is taken out
 * where it stands at the beginning (`opening`) or at the end (`closing`) of a question or of one of its sentences; never if
 * nothing would be left. A line may be added by hand.
 */
export const openingAsides: readonly RegExp[] = [
  /(?:dear|hello|hi|hiya|hey|yo|heya|greetings|good (?:morning|day|afternoon|evening))(?: (?:assistant|madeleine|friend|friends|all|there|you|team|sir|madam|bot|computer|app|again))?\s*[,.!:–-]+/iu,
  /(?:yo|hiya|heya|hey)(?=\s+\p{L})/iu,
  /(?:oh|ok|okay|ah|aw|um+|uh+|hm+|ugh|argh|so|well|right|now then|right then|all right|alright|anyway|btw|by the way|fyi|listen|look|actually)(?:,? (?:hey|hi|so|then|well))?\s*[,.!:…–-]+/iu,
  /(?:ugh|argh|hmm+|umm+)(?=\s+\p{L})/iu,
  /(?:(?:please )?(?:forgive|excuse|pardon)) (?:me|the trouble|the bother|my asking|the question)\s*[,.!:;–-]+/iu,
  /(?:ok |so |well )?(?:i know )?this (?:is going to|might|may|will|must) (?:sound|seem) (?:\p{L}+ )?but/iu,
  /(?:(?:i am|i'm) )?(?:so |very )?(?:sorry|apologies|excuse me|pardon(?: me)?|forgive(?: me)?)\b[^.!?:]{0,24}\b(?:my|the) (?:\p{L}+ )?(?:question|english|chinese|german|french|disturbance|trouble|ignorance|typos?|writing|spelling|grammar|bother)\b[^.!?:\p{L}]*/iu,
  /(?:(?:hey|ok|so) )?(?:just )?(?:a )?quick (?:q|question|one)\s*[:,.–-]*/iu,
  /(?:settle|help settle) (?:an|this|our) (?:argument|bet|dispute|debate)(?: for (?:me|us))?\s*[:,.–-]*/iu,
  /(?:i )?(?:honestly )?(?:can't|cannot|can not|don't|do not|couldn't) (?:quite |really |for the life of me )?(?:remember|recall|think of it)(?:[ ]any ?more)?\s*[,.:;–-]+/iu,
  /(?:it(?:'s| has| is)? )?(?:been a (?:while|long time)|bugging me|driving me (?:mad|crazy|nuts))\s*[,.:;–-]+/iu,
  /(?:i(?:'m| am) )?(?:so |very )?sorry (?:for|to) (?:the |my )?(?:disturb\w*|bother\w*|interrupt\w*|trouble)(?: you)?(?: again)?\s*[,.!:;–-]+/iu,
  /(?:我)?(?:人)?(?:老了|年纪大了|上了?年纪了?)?[，,]?(?:记不住|记性(?:不好|差|不行))了?[，,。！\s]+/u,
  /(?:那个|这个){2,3}[，,…\s]+/u,
  // Who else wants to know, and why: whoever that is, the question is not about them.
  new RegExp(
    `${somebody} (?:(?:just |also |always )?(?:asks?(?: me)?|is asking(?: me)?|has asked(?: me)?|asked(?: me)?|wonders?|is wondering|is curious|wants? to know|would like to know|needs? to know|keeps? asking(?: me)?))(?: (?:this|me this))?\\s*[:,;.–-]+`,
    'iu',
  ),
  new RegExp(
    `${somebody} (?:is|are) (?:looking for|planning|thinking of|thinking about|searching for|going to|interested in|after|moving to|travelling to|traveling to|visiting) [^.?!:;]{2,60}[.:;]+`,
    'iu',
  ),
  new RegExp(`${somebody} (?:wants?|would like|needs?|hopes?|plans?) (?!(?:me|us)\\b)[^.?!:;]{2,60}[.:;]+`, 'iu'),
  new RegExp(
    `(?:我|我们|咱)?(?:的|家|有个|有位|有一个|一个|一位)?(?:${somebodyZh})(?:也|正|最近|一直|老)?(?:想|要|在|打算|准备|计划)?(?:问(?:我|一下|下|问)?|知道|了解|打听|找|去|订|买|住|吃|搬)(?!我)[^，。？！：,:?!]{0,12}[，。：,:]+(?=.*(?:我|咱))`,
    'u',
  ),
  new RegExp(
    `(?:帮|替|代)(?:我|我们|咱)?(?:的|家)?(?:${somebodyZh})(?:问|打听|查)(?:一下|下|个|问)?[，。：,:\\s]+`,
    'u',
  ),
  // "Counting all my trips, how many times …": all of them are meant without it.
  /(?:counting|considering|including|taking|across|over|looking at)(?: (?:all|every one))?(?: of)? (?:my|our|the) (?:trips|journeys|travels|visits|holidays|vacations)(?: (?:together|altogether|so far|into account))?\s*[,:–-]+/iu,
  /(?:把|将)?(?:所有|全部|历次|每次)的?(?:旅行|旅程|旅游|出行|行程)(?:都|全)?(?:算上|加起来|算在一起|加在一起|合起来|算在内)(?:的话)?[，,：:]\s*/u,
  // From what the answer is to be taken: all of it is here.
  new RegExp(`${from} ${records}\\s*[,:;–-]+`, 'iu'),
  /(?:根据|按照?|依据|参照|结合|从|就|翻看?|查)(?:一下)?(?:我|我们)?(?:的|所有|全部|存的|自己的)*(?:邮件|邮箱|记录|记忆|资料|信件|收件箱|照片|相册|存档|回忆|数据|往来邮件)(?:记录|内容|里面?|中|来看|显示|所示|上看)*[，,：:]\s*/u,
  // Why it is asked, before a colon or a dash: "I need to know this for my tax return: …".
  /(?:i|we) (?:just |really |only )?(?:need|want|have|would like|'d like|must|am trying|'m trying|was trying) to (?:know|check|find out|look up|verify|confirm|remember|recall|work out|be sure)(?: (?:this|that|it|something|one thing))?(?: (?:for|because|since|before|as) [^.?!:;–]{2,50})?\s*[:;–-]+/iu,
  // To whom it is to be told: what is recommended on is not what was recommended.
  /(?:(?:so (?:that )?)?(?:i|we) (?:can |could |want to |would like to |'d like to |am going to |was asked to )|to )(?:recommend|suggest|pass on|show|describe) (?:it|this|that|them|one|the place) (?:on )?to [^.?!:;]{2,30}[:;–-]+/iu,
  /(?:我|我们|咱)?(?:正|也)?(?:想|要|打算|准备|好)?(?:把(?:它|这|那)[^，。：]{0,4})?(?:推荐|介绍|安利|分享|转告)给[^，。？！：,:?!]{1,10}[：:，,]+(?=.*(?:我|咱))/u,
  /(?:(?:please |can you |could you )?(?:help|assist) (?:me|us) (?:to )?(?:recall|remember|out|find (?:it|this|something)|with (?:this|something|one thing)|understand|figure (?:it|this) out)(?: (?:please|here))?)\s*[:;,.–-]+/iu,
  /(?:looking|thinking) back(?: (?:now|on (?:it|things)))?\s*[,:–-]+/iu,
  // What holds is asked for in any case: "After any changes by the airline, …".
  /(?:after|following|including|considering|allowing for) (?:all|any|all the|all of the|possible|whatever) (?:(?:later|subsequent|further|possible|last-minute|schedule) )?(?:chang(?:es?|ing)|re-?schedul(?:es?|ing)|re-?book(?:ings?|ing)|moves?|moving|shifts?|adjustments?|amendments?|delays?|updates?|postponements?|corrections?)(?: (?:made )?(?:by|from) (?:the|my|our) \p{L}+(?: \p{L}+)?| to (?:it|them|the \p{L}+))?\s*[,:–-]+/iu,
  // Calls for attention: of friends, of South-East Asia, of distress.
  /(?:a+i+y(?:o+h?|a+h?)|wa+h?l?(?:ao|iao)?(?: eh)?|alamak|eh+|oi|oy|wow|omg+|omfg|wtf|gosh|jeez|jeebus|dang|h(?:e)?lp(?: me)?|psst|ahem|erm+|er|mm+|em+|bruh|sooo*|(?:k|ok|oki|okie|kk)(?: so)?)\s*[,.!:…–-]*(?=\s|\p{Script=Han})/iu,
  /(?:dude|man|mate|fam|bro|buddy|pal|hun|boss|guys|folks|girl|sis)\s*[,!:…–-]+/iu,
  /bro(?= (?!(?:and|or|in|at|on|with|birthday|party|wedding|housewarming|told|said|gave|got|came|comes|moved|wants?|wanted|asked|asks|recommended|recommends|lent|borrowed|bought|visit\w*|photos?|pics?|pictures?|mail\w*|e-?mail\w*|number|address)\b)\p{L})/iu,
  /(?:wait|hang on|hold on|hold up|one sec|sec)(?! (?:time|list|for|until)\b)[,.!…]*(?=\s\p{L})/iu,
  /(?:咳+|那?个?啥|诶+|欸+|哎(?:呀|哟|呦)?|唉+|哇塞?|啊|em+|额+|呃+|嗯+|话说|我说|求问|求助|救(?:命|我)?|突然想起来?|等等|等下|慢着|我去|天[呐哪啊])(?:[，,。！!、：:…·.\s~～]+|(?=\s))/iu,
  /(?:您好|你好|哈[喽啰]|嗨|喂|劳驾|救命|打扰(?:了|一下)?|抱歉|不好意思|唔该晒?|麻烦(?:您|你)?(?=[，,。！ ]))[，,。！!、：:\s~～]*/u,
  /(?:经|几经)?(?:反复)?回忆(?:后|之后)?(?:仍|还是|依然|也)?(?:不能|无法|未能|没法)(?:确定|确认|想起)[，,。\s]*/u,
  /(?:我)?(?:实在|真的|突然|一时)?(?:记不(?:太)?(?:清|得|住|起来?)|想不(?:太)?起来?|忘(?:记)?)(?:楚)?了?[，,。！\s]+/u,
  /(?:我)?(?:在?(?:网上|上网))?(?:想|要|打算|准备)(?:写|发|做|搞|交)(?:一?[个条篇份本点下])?(?:评|点评|评价|评论|攻略|帖子?|游记|相册|影集|报销|总结|报告)[，,。\s]*/u,
];

/** As in the first list, at the end. */
export const closingAsides: readonly RegExp[] = [
  /(?:many |a thousand )?(?:thank you|thanks|thankyou|thx|tnx|ty|tysm|tyvm|cheers|ta)(?: (?:so|very) much| a (?:lot|bunch|million)| in advance| again| for (?:your|all your|the) (?:kind )?(?:help|time|support|answer|reply))*/iu,
  /(?:i )?(?:idk|dunno|i do not know|i don't know|no (?:idea|clue)|do not know|(?:can't|cannot|don't|do not) (?:quite |really )?(?:remember|recall|know)|(?:have |'ve )?(?:clean )?forgot(?:ten)?)(?: (?:it|any ?more|now|exactly|right now|at all))*/iu,
  /(?:rn|atm|asap|right now|urgently)(?: (?:pls|please|plz))?/iu,
  /(?<=[.?!,;] ?)(?:it|this|that)(?:'s| is) (?:just |only |all )?for (?:my|a|an|the|our) [^.?!]{1,40}/iu,
  // Without a stop before it, where its first letter is large.
  /(?:It|This)(?:'s| is) (?:just |only |all )?for (?:my|a|an|the|our) [^.?!]{1,40}/u,
  new RegExp(`,? ${from} ${records}`, 'iu'),
  /(?:please )?(?:answer|reply|respond|keep it|be)(?: (?:me|to me))?(?: (?:briefly|brief|shortly|short|concisely|in short|in brief|in (?:one|a) (?:word|line|sentence|number)|with (?:just |only )?(?:the |a )?(?:number|date|name|amount|word|figure|sum|time)(?: only)?|only|precisely|exactly))(?: please)?/iu,
  /(?:i|we) (?:just |simply |really )?(?:can't|cannot|couldn't|could not|can not) (?:find|locate|see|track) (?:it|them|this|that)(?: (?:anywhere|any ?more|again|now))?/iu,
  /(?:请)?(?:简短|简单|简要|直接|用一[句个](?:话|词|数字)|只)(?:地)?(?:回答|答|作答|回复|告诉我)(?:即可|就行|就好|一下)?/u,
  /(?:because|since|as) (?:i|we)(?:'m|'re| am| are) (?:making|doing|putting|preparing|writing|filling|planning|building|printing|sending|sorting|compiling|creating|working)\b[^.?!]*/iu,
  /(?<=[.?!,;] ?)(?:(?:i|we)(?:'d| would)? )?(?:want to|would love to|'d love to|love to|like to|might|plan to|going to) (?:go|visit|eat|stay|come|book|order|return)(?: there| it)? ?(?:back|again|once more)?(?: (?:there|some day|someday))?/iu,
  /(?:lol|lmao|rofl|(?:ha){2,}|(?:he){2,}|xx+|much obliged|much appreciated|(?:there(?:'s| is) )?no (?:hurry|rush)|(?:you're|you are|ur) (?:the best|a (?:star|legend|gem|lifesaver|hero))|(?:i'm|i am) (?:blanking|stumped|lost|drawing a blank)(?: (?:here|on this))?)/iu,
  // Particles that ask for assent, in small letters only: names are written large.
  /(?:ah+|eh+|la+h?|le+h|lo+r|sia+|hor+|meh+|huh|innit|yeah|yea|hmm+)/u,
  /(?<=,) ?(?:man|bro|mate|dude|fam|bruh|guys|right|rite|pal|buddy)/iu,
  /(?:idr|idc|idek|iirc|tbh|ngl|imo|afaik|fr|lmk|kthx|k thx|(?:quick|fast|faster|now) (?:pls|plz|please|leh|lah)|pretty please|i (?:really )?(?:need|want) (?:to know|this|it) (?:asap|now|quick)|h(?:e)?lp(?: me)?|danke|merci)/iu,
  /(?:[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F440}\u{1F44D}\u{1F480}\u{2728}\u{2757}\u{2753}\u{203C}\u{2764}]|\u{FE0F}|\u{200D})+/u,
  /(?:的说|捏|咧|呗|嘛|哈+|喔|哦+|噢|欸|诶|嘞|咯|惹|呜+)/u,
  /(?:我)?(?:还)?想再(?:找|去|约|订|买|吃|住)(?:一次|一回|一下)?(?:他们?|它|她)?/u,
  /(?:在线等|坐等)(?:急|挺急的)?/u,
  /(?:忘(?:记)?了|忘光了|忘干净了|脑子短路了?|急+|求解|求告知|求问|跪求|谢咯|蟹蟹|谢过|比心|么么哒|orz|2333*)/iu,
  /asking for a (?:friend|mate|colleague)/iu,
  /(?<=[。？！?!，,\s])(?:烦请|敬请|请|望|盼|麻烦)?(?:您|你)?(?:予以)?(?:核实|确认|告知|尽快|回复|赐复|指教|协助|解答|帮忙)(?:回复|告知|一下|为盼|谢谢)?/u,
  /(?:非常|十分|万分)?(?:感谢|谢谢|多谢|感激不尽|谢了|谢啦|唔该晒?|thx|thanks)(?:您|你|大家)?/iu,
  /(?:我)?(?:实在|真的|突然|一时)?(?:记不(?:太)?(?:清|得|住|起来?)|想不(?:太)?起来?)(?:楚)?了?/u,
];
