import type { AskedField } from './asked-field.ts';
import { showTitleForms } from './show-title-forms.ts';

const shows =
  '(?:concerts?|gigs?|shows?|plays?|(?:theat(?:er|re)|art|music|comedy) (?:thing|evening|night)s?|exhibitions?|exhibits?|films?|movies?|(?:football |soccer |basketball |rugby )?match(?:es)?|(?:football |soccer |basketball )?games?|operas?|musicals?|festivals?|performances?|ballets?|recitals?|theatre plays?)';
const showsZh =
  '(?:展览|展|音乐会|演唱会|电影|话剧|戏|比赛|球赛|足球赛|篮球赛|排球赛|网球赛|橄榄球赛|演出|歌剧|音乐剧|芭蕾|演奏会|音乐节)';
const works =
  '(?:books?|novels?|podcasts?|films?|movies?|series|shows?|songs?|albums?|records?|board ?games?|games?|apps?|restaurants?|recipes?|plays?)';
const praised =
  '(?:recommend\\w*|suggest\\w*|rav(?:e|ed|es|ing) about|swears? by|swore by|tells? me (?:about|to)|told me (?:about|to)|told me to try|kept (?:talking|going) (?:on )?about|prais\\w+|gush\\w+|according to|should i)';

/** A thing: an article or a number, or none, and up to four words. */
const thing = String.raw`(?:(?:an?|the|your|my|our|some|two|three|four|one|1|2|3)\s)?(?!(?:order|purchase|parcel|package|payment|total|amount|invoice|receipt|delivery|item|account|number)\b)[\p{L}][\p{L}'’-]*(?:\s(?!(?:from|of|for|with|at|in|on|to|is|are|was|has|have|had|will|left|and|by|incl|from|total|this|time|please|i|i['’]m|we|we['’]re|you|that|which|who|if|when)\b)[\p{L}'’-]+){0,3}`;
/** A thing as a shop's list has it: a brand, a model, figures. */
const article = String.raw`(?:an?\s|the\s)?[\p{L}\d][\p{L}\d'’"”&+/-]*(?:\.\d+)?(?:\s(?!(?:from|total|price|qty|quantity)\b)[\p{L}\d'’"”&+/-]+){0,8}?`;
const articleEnd = String.raw`(?=\s*(?:[.,:;!?()|\n€$£¥]|\s[-–—×x]\s|$)|\s(?:EUR|USD|GBP|CHF|for)\b)`;
const thingEnd = String.raw`(?=\s*(?:[.,:;!?()/|\n–—]|$))`;
const thingEndLoose = String.raw`(?=\s*(?:[.,:;!?()/|\n–—]|$|\s(?:from|at|is|has|was|will|left|that|which|for|by|in)\b))`;

/** "I'll take care of the snacks" is an offer, and asks for nothing. */
const notOffered = String.raw`(?<!\b(?:i|we)(?:['’](?:ll|m|ve|re)|\s(?:will|can|could|shall|would|am|are|have|must|need|want))(?:\s(?:gladly|happily|also|then|going|to)){0,3}\s)`;

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
    refuses:
      /^(?:show|block|row|seats?|section|barcode|code|total|value|price|paid|order|orders|tickets?|admission|booking|confirmation|place|when|where|doors?|enjoy|public transport|bags|thank you|dear|hello|hi|your|you|we|it|please|curtain up|tickets? attached|have fun|votre|ihre?|see you|almost time|reminder|welcome)\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?=\.?,? ?\d|$)|^[A-Z]{1,5}$|^[A-Z0-9]{5,10}$|^day\b|^[\d\s.:/年月日号-]+(?:[（(][^）)]*[）)])?$/i,
    forms: showTitleForms,
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
    refuses:
      /^(?:short notice|urgent|late|fine|okay|ok|nothing|not|a long shot|my turn|your turn|time|too|no|possible|convenient|inconvenient|alright|all right)\b|的(?:事|忙)(?:情|儿)?$/i,
    cue: /\bwhat\b(?: was| is)?(?: it| that| thing)*.{0,8}?\b(?:did|does|was it|that)?\b(?=.{0,60}\b(?:ask(?:ed)?|want(?:ed)?|wanetd|need(?:ed)?|beg(?:ged)?|request(?:ed)?|expect(?:ed)?)\b.{0,8}\b(?:me|us) to\b)|\bwhat (?:was|were|am|is) (?:i|we) (?:supposed|asked|meant|told|expected) to\b|(?:让|托|叫|求|拜托|请)(?:了)?我(?:帮忙)?(?=.{0,16}(?:什么|啥))|(?:什么|啥)(?:东西)?(?=.{0,10}(?:让|托|求)我)|让我帮忙|托我|答应(?:过|了)?.{1,20}(?:什么|啥)|\bow(?:e|ed|ing)\b(?: \p{L}+){1,4}? (?:something|a favou?r)\b(?=.*\bwhat\b)|欠.{1,8}(?:人情|个?忙).{0,16}(?:什么|啥)/iu,
    written: [],
    isThing: true,
    forms: [
      {
        pattern:
          /\b(?:[Bb]ring(?:st|t|en)?|[Ll]eih(?:st|t)?|[Hh]ol(?:st|t|en)?|[Nn]imm(?:st|t)?|[Kk]auf(?:st|t|en)?|[Ff]ütter(?:st|n)?|[Gg]ieß(?:t|en)?|[Aa]pporte[srz]*|[Pp]rête[srz]*|[Tt]rae[rs]*|[Pp]orta(?:re)?)\b(?: du| ihr| Sie| tu| vous| me| mir| uns)*(?: bitte)? (?<v>(?:den|die|das|dem|eine[nr]?|ein|mein\w*|unser\w*|le|la|les|une?|el|los|las|un|il|lo|gli)\s[\p{L}-]+)/u,
        weight: 1.5,
        fields: ['body'],
      },
      // "Take care of during the holidays the tomatoes?"
      {
        pattern: new RegExp(
          String.raw`${notOffered}\b(?:bring|lend|borrow|pick up|collect|take care of|look after|water|feed|buy|get|fetch|return|mind|walk)\s(?:to|at|from|during|for|over|on|in)\s(?:the\s|my\s)?(?!the\b|my\b|our\b|your\b)\p{L}+\s(?:(?:is|are|would be|will be)\s)?(?<v>${thing})(?=\s?[.?!,]|$|\s(?:for me|anot|pls|please|can|or not|ok)\b)`,
          'iu',
        ),
        weight: 2,
        fields: ['body'],
      },
      { pattern: new RegExp(String.raw`[:：]\s*(?<v>${thing})(?=[.?!。？！]|$)`, 'iu'), weight: 2, fields: ['body'] },
      {
        pattern: new RegExp(
          String.raw`\b(?:i mean|i am talking about|i(?:['’]m| am) thinking of|(?:what )?i have in mind(?: is)?|it is|it['’]?s|it would be|it concerns|concerning|it goes about|just|namely|that is|that would be|this time it is)\s+(?:about\s|concerning\s|for\s)?(?<v>${thing})(?=(?:\s(?:this|that) time)?\s*[.!?,]|$|\s(?:(?:that|which)\s)?(?:i|we)(?:['’]\p{L}+)?\s\p{L}+)`,
          'iu',
        ),
        weight: 2,
        fields: ['body'],
      },
      // "Do you know what you could bring? The speaker!"
      {
        pattern: new RegExp(String.raw`[?？]\s+(?<v>${thing})(?=[.!](?:\s|$)|$)`, 'iu'),
        weight: 2,
        fields: ['body'],
      },
      {
        pattern:
          /(?:东西|要的|说的|物件|指的)(?:就)?是(?:那?[个顶件台把张部只辆双本])?(?<v>[\p{Script=Han}A-Za-z]{1,8})(?=[。！!，,\n]|$)/u,
        weight: 2,
        fields: ['body'],
      },
      {
        pattern: new RegExp(String.raw`,\s(?<v>${thing})(?=,?\s(?:please|if you can|this time)\s?[.?!])`, 'iu'),
        weight: 2,
        fields: ['body'],
      },
      {
        pattern: new RegExp(
          String.raw`${notOffered}\b(?:bring(?: along)?|lend|borrow|pick up|collect|take care of|look after|water|feed|buy|get|return|drop off|post|keep|walk|repair|fix|check|carry|fetch|mind|pack|send)\s(?:me\s|us\s|him\s|her\s)?(?<v>(?:the|an?|my|our|your|his|her|some|two|three)\s[\p{L}'’-]+(?:\s(?!(?:for|from|to|at|on|in|over|during|while|until|when|before|this|next|tomorrow|and|please|with)\b)[\p{L}'’-]+){0,3})`,
          'iu',
        ),
        weight: 1.5,
        fields: ['body'],
      },
      // “Do you know what you could bring to the picnic? The big bowl!” Whoever writes answers the question at once.
      {
        pattern:
          /\b(?:know|guess|wonder\w*|remember|tell you|ask(?:ing)? (?:you )?)?\s?\bwhat\b[^.?!\n]{0,80}\b(?:you|we need|i need|is missing|still miss\w*)\b[^.?!\n]{0,80}\?\s+(?:(?:yes|right|exactly|well|of course|simply|just|it['’]s|that would be)[,:]?\s)?(?<v>(?:the|an?|my|our|your|some|two|three)\s[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3})(?=\s*[.!]|,? (?:please|if)\b)/iu,
        weight: 2.5,
        fields: ['body'],
      },
      {
        pattern:
          /(?:什么|啥|哪样)[^。？！?!\n]{0,20}[？?]\s*(?:就是|当然是|是|对[，,])?(?<v>(?!我|你|您|不|没|是不是|好)[\p{Script=Han}A-Za-z]{1,10}?)(?=[！!。]|，(?:拜托|麻烦|谢))/u,
        weight: 2.5,
        fields: ['body'],
      },
      // "Could you bake the bread?": whatever one is asked to do with it.
      {
        pattern:
          /\b(?:can|could|would|will) you (?:please |maybe |also |possibly |just |perhaps )?(?!(?:tell|say|let|come|confirm|remember|believe|imagine|help|please|do|manage|see|think|know)\b)\p{L}+(?: (?:up|along|over|out|round|back))?\s(?:me\s|us\s)?(?<v>(?:(?:the|an?|my|our|your|his|her|some|two|three|four)\s|\p{Lu}\p{Ll}+['’]s\s)[\p{L}'’-]+(?:\s(?!(?:for|from|to|at|on|in|over|during|while|until|when|before|after|this|next|tomorrow|and|please|with|instead|again)\b)[\p{L}'’-]+){0,3})/iu,
        weight: 2,
        fields: ['body'],
      },
      // 缝纫机能不能麻烦你周末借出？ The thing stands before the asking.
      {
        pattern:
          /(?:^|[，,。.！!？?：:\n])(?<v>(?!我|你|您|不好意思|请问|那|这|麻烦)[\p{Script=Han}A-Za-z]{1,10}?)(?:能不能|可不可以|能否|可否)(?:麻烦|请|拜托|劳烦)?(?:你|您)?[^。！？?!]{0,8}(?:借|带|拿|接|照看|照顾|照料|买|浇|喂|取|寄|收|搬|还)/u,
        weight: 1.5,
        fields: ['body'],
      },
      {
        pattern:
          /(?:就是|指的是|说的是|是指|(?:东西|物件|要的|缺的|想借的)(?:是|就是|为)|(?<=[，,。？?！!:：])(?:是|要(?!是|不|么|麻烦)|係|系|关于))(?:那个|那些|那台|那把|那只|一个|一台|一把|一只)?(?<v>(?!了|说|这样|我|你|不|没)[\p{Script=Han}A-Za-z]{1,10}?)(?=吗|么|吧|呢|，|。|？|！|,|\.|\?|$)/u,
        weight: 2,
        fields: ['body'],
      },
      {
        pattern:
          /(?<=(?:麻烦|帮|请|能|可以|记得|别忘|要|你)[^。！？]{0,8})(?:借|带|拿|接|照看|照顾|照料|买|浇|喂|取|寄|收|搬|做|烤|煮|炖|包|准备|打印|订)(?:一下|给我|来|上|回|个|点|些|走)*(?<v>(?!我|你|一下|出(?![\p{Script=Han}])|去)[\p{Script=Han}A-Za-z]{1,10}?)(?=吗|么|吧|呢|，|。|？|！|,|\?|$)/u,
        weight: 1,
        fields: ['body'],
      },
    ],
  },
  {
    id: 'product',
    cue: /\bwhat (?:was|were|is|are) (?:the|my|that|this|our) (?:\p{L}+ ){0,2}(?:refund|payment|charge|reimbursement|purchase|order)s?(?: (?:from|of|by|to) [^?]{2,40})? for\b|(?:退款|付款|扣款|那笔钱|这笔钱)(?:是)?(?:为了|因为|用于)?(?:什么|啥|哪[件个样些])|\bwhat (?:did|have) (?:i|we) (?:order|buy|purchase|get)\b(?=.{0,60}\b(?:from|at)\b)|\bwhat (?:did|have) (?:i|we) (?:order|buy|purchase)\b|\bwhat (?:did|have) (?:i|we) (?:(?:sen[dt]|g[ia]ven?|take|taken|bring|brought) back|return(?:ed)?)\b(?!.{0,40}\bfrom (?:holiday|work|school))|\bwhich (?:item|article|product)s?\b|退(?:的|了|回|掉|货)?(?:的)?(?:是)?(?:什么|啥|哪[件个样些])|\b(?:parcel|package|delivery|order|box)\b(?=.{0,80}\bwhat (?:was|is) (?:in it|it|inside))|\bwhat was in (?:the|that|my) (?:parcel|package|box|delivery|order)\b|(?:买|订|购)(?:的|了|过)?(?:是)?(?:些)?(?:什么|啥)(?!时候|价)|(?:包裹|快递|订单)(?:里)?.{0,8}(?:什么|啥)(?!时候)/iu,
    written: [],
    isThing: true,
    refuses:
      /^(?:nice choice|thank you|good news|delivery|shipping and handling|your|our|order|everything|it all|dear|hello|hi|you|we|it|your account|your card|shipping|tax|vat)\b/i,
    forms: [
      {
        pattern: /\b(?:return|refund|purchase|exchange|order)(?: \p{L}+){0,2} \((?<v>\p{L}[^,()\n\d]{2,40})(?=[,)])/iu,
        weight: 2.5,
      },
      // What a payment was for, and what a parcel holds.
      {
        pattern:
          /(?:\b(?:what for|paid for|inside|goods|description|verwendungszweck|objet du paiement|concepto|causale)|用途|付款说明|内含|内有)\s*[:：]\s*(?<v>(?!(?:order|booking|invoice|tax|vat|shipping|delivery)\b)\p{L}[^.,;:()|\n，。；（）]{1,40}?)(?=\s*(?:[.,;()|\n，。；（）]|$))/iu,
        weight: 3,
      },
      {
        pattern: /(?:商品|物品|您(?:购买|订购|下单)的(?:商品)?)\s*(?:[:：是为]\s*|　)(?<v>[^。\n，,；;\s　]{2,40})/u,
        weight: 3,
      },
      {
        pattern: /(?:您|你)?(?:购买|订购|选购|下单)的(?<v>[\p{Script=Han}A-Za-z]{2,14}?)(?=已|将|（|，|。|正|退)/u,
        weight: 2.5,
      },
      {
        pattern:
          /(?:感谢|多谢|谢谢)[^。，\n]{0,24}?(?:购买|选购|订购)(?<v>[\p{Script=Han}A-Za-z]{2,14}?)(?=，|。|！|,|$)/u,
        weight: 2.5,
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:thanks?(?: you)? for (?:buy|buying|ordering|purchasing)|(?:are|is) (?:preparing|packing|getting)|sending you|we(?:['’]ve| have) (?:sent|shipped|packed))\s(?<v>${thing})(?=\s(?:in|at|from|for|with|by|ready)\b|[.,!\n]|$)`,
          'iu',
        ),
        weight: 2.5,
        fields: ['body'],
      },
      // A row of a bill: its number, the thing, how many, at what price; or the thing above the line of its quantity.
      {
        pattern:
          /(?:^|\n)\s*\d{1,2}\s+(?!shipping|postage|delivery|versand|livraison)(?<v>\p{L}[\p{L} '’-]{2,40}?)\s+\d{1,3}\s+(?:[A-Z]{3}\s|[€$£¥]|\d)/iu,
        weight: 2.5,
        fields: ['body', 'ocr'],
      },
      {
        pattern:
          /(?:^|\n)\s*(?<v>\p{L}[\p{L} '’-]{2,40}?)\s*\n\s*(?:qty|quantity|menge|anzahl|quantité|qté|cantidad|quantità|qtd|数量|件数)/iu,
        weight: 2.5,
        fields: ['body', 'ocr'],
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:contents?|inhalt|contenu|contenido|contenuto)\s*(?:[:：]|\n)\s*(?<v>${article})${articleEnd}`,
          'iu',
        ),
        weight: 2.5,
      },
      {
        pattern:
          /(?:^|\n)\s*(?:\|\s*)?(?!shipping|postage|delivery|item|versand|total|subtotal)(?<v>\p{L}[\p{L} '’-]{2,40}?)\s*\|\s*\d{1,3}\s*\|/iu,
        weight: 2.5,
        fields: ['body'],
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:order for|in your (?:cart|basket|order|parcel|package) ?:|package with)\s(?<v>${thing})(?=\s(?:has|was|is|from|went|at|by|in)\b|[.,!\n]|$)`,
          'iu',
        ),
        weight: 2,
        fields: ['body'],
      },
      // “One of us is already wrapping it up: a desk lamp.” What is packed or on its way stands behind the colon.
      {
        pattern: new RegExp(
          String.raw`\b(?:(?:wrapp|pack|box|prepar|pick|send|ship)(?:ing|ed)(?: (?:it|them|your (?:order|things?|goods?)))?(?: up| together| out| ready)?|(?:has|have) (?:left|gone out)|on (?:its|their) way(?: to you)?)\s?[:–—-]\s(?<v>${thing})${thingEnd}`,
          'iu',
        ),
        weight: 2.5,
        fields: ['body'],
      },
      {
        pattern:
          /(?:正在|已经?|马上)?(?:为您)?(?:打包|备货|配货|发出|寄出)(?:的是|的商品是|了)?\s*[:：]\s*(?<v>[\p{Script=Han}A-Za-z]{2,14}?)(?=，|。|！|,|$)/u,
        weight: 2.5,
      },
      { pattern: new RegExp(String.raw`\b\d+\s?[×x]\s(?<v>${article})${articleEnd}`, 'iu'), weight: 3 },
      {
        pattern: new RegExp(
          String.raw`(?:^|[.!?\n]\s?)(?<v>${thing})\s(?:[×x]\s?\d{1,2}|\d{1,2}\s?[×x])(?![\p{L}\d])`,
          'iu',
        ),
        weight: 3,
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:items?(?: returned| ordered)?|article|artikel|produkt|product|prodotto|articolo|artículo|produto|artigo)\s*(?:[:：]\s*|\n\s*)(?!qty|quantity|price|amount|order|subtotal|total|sum)(?<v>${article})${articleEnd}`,
          'iu',
        ),
        weight: 3,
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:(?:you|have) (?:bought|ordered|purchased)|parcel with|package with|return of|order of|thanks for buying)\s(?<v>${thing})${thingEndLoose}`,
          'iu',
        ),
        weight: 2.5,
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:order|purchase|bestellung|commande|pedido|ordine)\s#?[A-Z0-9-]{4,20}(?:\s(?:with|from|at|bei|chez|von|de|da)\s[^()\n.:]{2,40}?)?\s*[:：(]\s*(?<v>${thing})${thingEnd}`,
          'iu',
        ),
        weight: 2.5,
      },
      {
        pattern:
          /(?:^|[.!?]\s)(?<v>an?\s[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}?|\p{Lu}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+){0,2}?)\s(?:left|will be with you|is on its way|has (?:been )?(?:shipped|left)|was (?:shipped|sent))\b/iu,
        weight: 1.5,
        fields: ['body'],
      },
      {
        pattern: new RegExp(
          String.raw`\b(?:about|for|of)\s(?<v>an?\s[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2}?)${thingEnd}`,
          'iu',
        ),
        weight: 1,
        fields: ['body'],
      },
    ],
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
    refuses:
      /^(?:(?:we|i|you|it|they|wir|ich|sie|es|nous|vous|je|ihr|noi|nosotros|bitte|merci|if|wenn|si|der nächste|le prochain|el próximo|il prossimo)(?! ?[/-])|the (?:next|window)|your card|our book|the dates?|your appointment|(?:(?:an? |the )?(?:dentist|dental(?: practice)?|orthodontist|doctor|g\.?p\.?|general practitioner|eye doctor|eye specialist|ophthalmologist|optician|optometrist|vet|veterinar(?:y|ian)|physio(?:therap(?:y|ist))?|hair ?dresser|hair ?stylist|barber|dermatologist|gyn(?:a)?ecologist|therapist|osteopath|chiropractor|podiatrist|pa?ediatrician|cardiologist|zahnarzt|augenarzt|tierarzt|friseur|hausarzt|dentiste|vétérinaire|coiffeur|dentista|oculista|veterinario|peluquer[oa]|parrucchier[ea])$)|bring|please|patient|material|consultation|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$|children$|new patients)\b|^(?:牙科|牙医|眼科|眼科医生|兽医|宠物医院|理疗|理疗师|物理治疗|医生|家庭医生|皮肤科|发型师|理发师|心理医生)$|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$|[€$£¥\d]|\b(?:EUR|USD|GBP|CHF)\b/i,
    forms: [
      {
        pattern:
          /(?:^|[\n|])\s*(?:what (?:it is |it's |this is )?for|what we(?: will|['’]ll) (?:do|look at)|(?:your )?(?:complaint|concern|symptoms?)|wofür|weswegen|pour quoi|per cosa|para qué)\s*(?:[:：|]|\n)\s*(?<v>\p{L}[^./\n,;:|]{2,60}?)(?=\s*(?:[./\n,;|]|$))/iu,
        weight: 4,
      },
      {
        pattern:
          /\b(?:service|treatment(?: or topic)?|topic|procedure|reason(?: for (?:your |the )?(?:visit|appointment))?|leistung|behandlung|prestation|trattamento|tratamiento)\s*(?:[:：|]|\n)\s*(?!date|time|fee|charge|of\b)(?<v>[\p{L}][^./\n,;:|]{2,60}?)(?=\s*(?:[./\n,;|]|$))/iu,
        weight: 3,
      },
      {
        pattern:
          /\b(?:(?<=[.\n]\s?)re(?=\s*[:：])|(?<!\b(?:cancel|mov|postpon|reschedul|chang|shift|clos)\p{L}*\b[^.\n]{0,80})(?:because of|due to)|reason(?! for\b)(?: (?:we|you|i)(?: have|['’]ve)? (?:noted|gave|given|wrote))?(?: is| was)?|subject|concerns?|concerning|regarding|(?:purpose|zweck|grund|motif|motivo|betreff|anlass)(?: (?:of|der|des|de la|de|du|della|del|dell['’]|da) (?:the |your |l['’])?\p{L}+)?|why)\s*[:：|]?\s+(?<v>[\p{L}][^./\n,;|]{2,60}?)(?=\s*(?:[./\n,;|]|$))/iu,
        weight: 3,
      },
      {
        pattern:
          /\b(?:we will look at|it is about|this is about|booked for)\s*[:：]?\s*(?<v>[\p{L}][^./\n,;]{2,60}?)(?=\s*(?:[./\n,;]|$))/iu,
        weight: 3,
      },
      {
        pattern: /(?:^|\n)\s*(?:for|für|pour|para|per)\s*[:：]\s*(?<v>\p{L}[^./\n,;:]{2,60}?)(?=\s*(?:[./\n,;]|$))/iu,
        weight: 2.5,
      },
      {
        pattern:
          /\b(?:it|this|that|the (?:appointment|visit)) (?:is|was|will be) for (?<v>\p{L}[^.\n,;:]{2,60}?)(?=\s*(?:[.\n,;]|$))/iu,
        weight: 2.5,
        fields: ['body'],
      },
      { pattern: /\b(?:treatment|appointment|visit)\b[^.\n]{0,40}\((?<v>[^)\d]{3,60})\)/iu, weight: 2.5 },
      {
        pattern:
          /\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?,\s(?!(?:at|in|with|on|by|from|to|until|please|and|but|or|so|if|we|i|you|it|that|which|as|wir|ich|sie|und|oder|bitte|bei|nous|je|et|merci|vi|og|och|y|e|lo|la cita|per favore|por favor)\b)(?<v>(?:(?:the|an?|your)\s)?\p{Ll}[^.\n,/]{2,60})(?=\s*[.,/\n])/u,
        weight: 2,
      },
      {
        pattern: /^(?:[^:\n]{4,24}: )?(?:[Ff]or|[Ff]ür) (?<v>(?:the|an?|your)\s[^.\n,]{2,40}?)(?= on | am |,|\.)/u,
        weight: 1,
      },
      { pattern: /\d{4}: (?<v>(?:(?:the|an?|your)\s)?\p{Ll}[^.\n,/]{2,40})\./u, weight: 1.5 },
      {
        pattern:
          /\b(?:slot|appointment|appt|booking|booked|see (?:you|u)|expecting (?:you|u)|termin|coming in|invited)\b[^\n!?]{0,70}?\bfor (?:(?!the\b)\p{Lu}[\p{L}'’-]+, )?(?<v>(?:(?:the|an?|your|new)\s)[\p{L}'’-]+(?:\s(?!on\b|at\b|with\b|from\b|is\b)[\p{L}'’-]+){0,3})(?=\s*(?:[.\n,;!]|$))/iu,
        weight: 2,
        fields: ['body'],
      },
      {
        pattern:
          /\d(?:\s?[ap]\.?m\.?)? for \p{Lu}[\p{L}'’-]+, (?<v>(?:the|an?)\s[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})(?=[.\n,;]|$)/u,
        weight: 2,
        fields: ['body'],
      },
      { pattern: /\|\s*(?<v>(?:an?|the|your)\s\p{L}[\p{L} '’-]{2,40}?)\s*(?=\||\n|$)/u, weight: 1.5, fields: ['body'] },
      { pattern: /(?:原因|事由|事项|内容)\s*(?:[:：|]|为(?!了)|\n)\s*(?<v>[^。\n，,]{2,40})/u, weight: 3 },
      // 项目 is as often who is seen as what for.
      {
        pattern:
          /项目\s*(?:[:：|]|为(?!了)|\n)\s*(?<v>(?!\p{Script=Han}{1,5}[师医生](?:[。\n，,]|$))[^。\n，,]{2,40})/u,
        weight: 2.5,
      },
    ],
  },
];
