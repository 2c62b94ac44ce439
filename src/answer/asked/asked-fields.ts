import type { AskedField } from './asked-field.ts';
import { askedThings } from './asked-things.ts';

const code = '[A-Z0-9][A-Z0-9-]{2,19}';
const is = String.raw`(?:\s*(?:number|no\.?|nr\.?|code|id|name|is|was|will be|are|were|now|号码?|编号|为|是|[:：#=\-–]))*\s*`;
const label = (words: string, value: string, flags = 'iu'): RegExp =>
  new RegExp(`(?:${words})${is}(?<v>${value})`, flags);

export const askedFields: readonly AskedField[] = [
  {
    id: 'seat',
    cue: /\b(?:which|what|my)\b.{0,30}\bseats?\b|\b(?:which|what) places? did (?:i|we) have (?:at|for)\b|\bseat number\b|\bwhere (?:did|do|was|am|will) i (?:sit|sitting)\b|哪个座位|座位号|坐(?:在)?哪(?!(?:一)?(?:家|班|趟|列|辆|条|次|个?航空|路))|第?几号座|坐(?:的)?(?:是)?(?:第)?几[排号]|几排几[座号]|座位(?:是|在)(?:哪|几|多少)|坐(?:在)?几(?:号)?车(?!次)|几号车厢|哪(?:节|个|号)车厢|\b(?:which|what) (?:coach|carriage)\b/i,
    written: [
      /(?<v>(?:(?:parkett|rang|balkon|loge|orchestra|stalls|parterre|platea|block|row|section|reihe|fila|rang|coach|wagen)\s?(?:\w{1,4})?,?\s+)+(?:seats?|plätze?|platz|places?|asientos?|posti|posto)\s*\w{1,4}(?:\s*(?:,|and|&|und|et|y|e|-)\s*\w{1,4}\b)*)/iu,
      /(?<v>(?:(?:block|row|section|sector|coach|carriage|car|tier|stand|stalls?|balcony|box|wagon|voiture|carrozza|vagón|coche|reihe|rang|block)\s+\w{1,4},?\s*)+(?:seats?|platz|place|posto|asiento)\s*\w{1,4})/iu,
      label('seats?', String.raw`\d{1,3}\s?[A-Z]?\b(?:\s*(?:,|and|&|und)\s*\d{1,3}\s?[A-Z]?\b)*`),
      label('seats?', String.raw`[A-Z]{1,2}\s?-?\d{1,3}\b(?:\s*(?:,|and|&)\s*[A-Z]{1,2}-?\d{1,3}\b)*`),
      /(?:座位|座号|席位)\s*[:：号]*\s*(?<v>[0-9A-Z]{1,4}(?:车厢?|車廂?|排|座|号|號|[0-9A-Z])*)/u,
      label('row', String.raw`\d{1,3},?\s*seat\s*\w{1,3}`),
      /(?<v>\d{1,2}[车車]厢?\s?\d{1,3}[A-F]?号?(?:[、,，和]\s?\d{1,3}[A-F]?号?)*)/u,
    ],
  },
  {
    id: 'gate',
    cue: /\b(?:which|what|my)\b.{0,20}\bgate\b|\bgate number\b|登机口/i,
    written: [
      label('gate', String.raw`[A-Z]?\d{1,3}[A-Z]?\b(?!\s*(?:min|hour))`),
      /登机口\s*[:：]?\s*(?<v>[A-Z]?\d{1,3}[A-Z]?)/u,
    ],
  },
  {
    id: 'terminal',
    cue: /\bterminal\b|航站楼/i,
    written: [label('terminal', String.raw`[A-Z]?\d{0,2}[A-Z]?\b`), /(?<v>T?\d)\s?号?航站楼/u],
  },
  {
    id: 'platform',
    cue: /\b(?:which|what)\b.{0,20}\b(?:platform|track)\b|站台/i,
    written: [label('platform|track', String.raw`\d{1,2}[A-Z]?\b`), /(?<v>\d{1,2})\s?号?站台/u],
  },
  {
    id: 'room',
    cue: /\b(?:which|what|my)\b.{0,20}\b(?:hotel )?room\b(?! type| service| rate)|\broom number\b|房间号|房号|哪个房间|几号房/i,
    written: [
      label(String.raw`\brooms?`, String.raw`[A-Z]?\d{1,4}[A-Z]?\b`),
      /(?:房间号?|房号)\s*[:：是为]?\s*(?<v>[A-Z]?\d{1,5})/u,
    ],
  },
  {
    id: 'table',
    cue: /\btable number\b|\bwhich table\b|几号桌|桌号/i,
    written: [
      label(String.raw`\btable`, String.raw`\d{1,3}\b`),
      /(?:桌号\s*[:：]?\s*(?<v>\d{1,3})|(?<w>\d{1,3})号桌)/u,
    ],
  },
  {
    id: 'wifi password',
    cue: /\bwi-?fi\b|\bwireless\b.{0,20}\b(?:password|key|code)\b|无线(?:网络)?密码|wifi ?密码/i,
    written: [
      /\b(?:wi-?fi|wlan|network|internet)\b[^.\n]{0,60}?\b(?:password|passphrase|passcode|key|code|pw)\b(?:\s*(?:is|:|：|=))*\s*["“']?(?<v>[^\s"”',;]{4,40}?)(?=["”',;.]?(?:\s|$))/iu,
      /\b(?:password|passphrase)\b(?:\s*(?:is|:|：|=))*\s*["“']?(?<v>[^\s"”',;]{4,40}?)(?=["”',;.]?(?:\s|$))/iu,
      /密码\s*[:：是为]*\s*(?<v>[A-Za-z0-9_!@#$%^&*-]{4,40})/u,
    ],
  },
  {
    id: 'access code',
    cue: /\b(?:door|gate|entry|entrance|access|locker|lock|lockbox|key ?box|keypad|safe|pick-?up|collection|alarm)\b.{0,12}\b(?:code|pin|combination|number)\b|\b(?:code|combination)\b (?:for|of|to) (?:the |my |our )?(?:\p{L}+ ){0,2}(?:door|gate|entrance|key|keys|lock|locker|lockbox|safe|garage|alarm|flat|apartment|house|cabin|room)\b|\bpin\b|门(?:锁)?密码|取件码|取货码|开门密码|密码是/iu,
    written: [
      /\b(?:door|gate|entry|entrance|access|locker|lock|lockbox|key ?box|keypad|safe|pick-?up|collection|alarm)\s?(?:box)?\s*(?:code|pin|combination|number)(?:\s*(?:for [^.:\n]{1,40}?|to [^.:\n]{1,40}?)?(?:is|:|：|=))?\s*["“']?(?<v>[A-Z0-9#*-]{3,12})\b/iu,
      label(String.raw`\b(?:code|pin)\b`, String.raw`[#*]?\d{3,8}[#*]?`),
      /(?:密码|取件码|取货码)\s*[:：是为]*\s*(?<v>[A-Z0-9#*-]{3,12})/iu,
    ],
  },
  {
    id: 'flight number',
    cue: /\bflight (?:number|code|no)\b|\b(?:which|what) flight\b(?! (?:times?|dates?|days?|fares?|prices?|costs?|class)\b)|航班号|哪个航班|哪趟航班|哪(?:一)?班(?:飞机|航班)/i,
    references: ['flight'],
    written: [/\b(?<v>[A-Z][A-Z0-9]\s?\d{2,4})\b/u],
  },
  {
    id: 'train number',
    cue: /\btrain (?:number|code|no)\b|\bwhich train\b(?! (?:times?|dates?|days?|fares?|station)\b)|车次|哪(?:一)?(?:趟|班|次)(?:车|火车|列车|高铁|动车)|几次(?:列车|车)/i,
    references: ['train'],
    written: [
      /\b(?<v>(?:ICE|IC|EC|TGV|RE|RB|RJX?|AVE|[GDKCTZ])\s?\d{1,5})\b/u,
      /[车車]次\s*[:：為为]?\s*(?<v>[A-Z]?\d{1,4})(?!\d)/u,
    ],
  },
  {
    id: 'tracking number',
    cue: /\btracking\b|(?:快递|运|物流|顺丰|圆通|中通|申通|韵达|京东|邮政|包裹)的?单号/i,
    references: ['tracking'],
    written: [
      label('tracking(?: number| code| id)?', code),
      /(?:快递|运|物流|顺丰|圆通|中通|申通|韵达|京东|邮政|包裹|EMS)单号\s*[:：]?\s*(?<v>[A-Z0-9]{6,30})/u,
    ],
  },
  {
    id: 'order number',
    cue: /\border (?:number|code|id|no)\b|\bnumber of (?:my|the) order\b|订单(?:编)?号/i,
    references: ['order'],
    written: [label(String.raw`\border`, code), /订单(?:编)?号?\s*[:：]?\s*(?<v>[A-Z0-9-]{4,30})/u],
  },
  {
    id: 'invoice number',
    cue: /\binvoice (?:number|no|id)\b|发票号/i,
    references: ['invoice'],
    written: [label(String.raw`\binvoice`, code)],
  },
  {
    id: 'ticket number',
    cue: /\b(?:e-?)?ticket (?:number|code|no)\b|票号/i,
    references: ['ticket', 'booking'],
    written: [label('ticket', code)],
  },
  {
    id: 'policy number',
    cue: /\bpolicy (?:number|no)\b|保单号/i,
    references: ['policy'],
    written: [label('policy', code)],
  },
  {
    id: 'customer number',
    cue: /\b(?:customer|member(?:ship)?|frequent flyer|loyalty|account|card|patient|client) (?:number|no|id)\b|会员号|客户号|账号/i,
    references: ['customer'],
    written: [
      label(
        '(?:customer|member(?:ship)?|frequent flyer|loyalty|account|card|patient|client)',
        '[A-Z0-9][A-Z0-9-]{3,24}',
      ),
      /(?:会员|客户|账)(?:编)?号\s*[:：]?\s*(?<v>[A-Z0-9-]{4,24})/u,
    ],
  },
  {
    id: 'booking number',
    cue: /\b(?:booking|reservation|confirmation|reference|pnr|record locator)(?: (?:code|number|reference|id|no|locator))\b|\b(?:my|the) (?:confirmation|pnr|booking reference|reservation reference|record locator)\b|预[订定]号|确认(?:号|码)|预订编号|订位/i,
    references: ['booking', 'order'],
    written: [
      label(String.raw`\b(?:booking|reservation|confirmation|reference|pnr|locator)`, code),
      /(?:预[订定]|确认)(?:编)?[号码]\s*[:：]?\s*(?<v>[A-Z0-9-]{4,20})/u,
    ],
  },
  {
    id: 'phone number',
    cue: /\b(?:phone|telephone|mobile|cell|contact)(?: phone)? (?:number|no)\b|\bwhat number .{0,20}\bcall\b|\bphone of\b|电话|手机号|联系方式/i,
    written: [
      /(?<v>(?:\+|00)\d[\d\s()./-]{6,18}\d)/u,
      /(?:tel|phone|call|mobile|telephone|电话|手机)[^\d\n]{0,20}(?<v>\(?\d[\d\s()./-]{5,17}\d)/iu,
    ],
  },
  {
    id: 'mail address',
    cue: /\be-?mail address\b|邮箱(?:地址)?/i,
    written: [/(?<v>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/u],
  },
  {
    id: 'street address',
    cue: /\b(?:what|which)\b.{0,24}\b(?:street|postal|full)?\s?address\b|\baddress of\b|\bwhat street\b|地址|哪条街|门牌/i,
    written: [
      label(
        String.raw`\b(?:address|located at|find us at|you will find us at|our address|venue address)`,
        String.raw`[^\n.;]{6,90}?(?=[.;\n]|$)`,
      ),
      /(?:地址)\s*[:：]?\s*(?<v>[^\n。；;]{4,60})/u,
      /(?<v>\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'’.-]+ ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Square|Sq|Place|Pl|Way|Court|Terrace|Quay)\b\.?(?:,[^\n.;]{2,40})?)/u,
      /(?<v>\b(?:Rua|Rue|Via|Viale|Calle|Avenida|Avenue|Piazza|Plaza|Place|Boulevard|Praça|Largo) [^\n.;,]{2,40},? \d{1,4}\w?(?:,[^\n.;]{2,40})?)/u,
      /(?<v>\b\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|weg|platz|allee|straat|gracht|laan) \d{1,4}\w?(?:,[^\n.;]{2,40})?)/u,
    ],
  },
  {
    id: 'web address',
    cue: /\b(?:web ?site|web address|url|link)\b|网址|链接/i,
    written: [/(?<v>https?:\/\/[^\s)>\]"]+)/u, /(?<v>\bwww\.[^\s)>\]"]+)/u],
  },
  {
    id: 'licence plate',
    cue: /\b(?:licen[cs]e|number) plate\b|\bregistration number\b|车牌/i,
    written: [
      label('(?:licen[cs]e|number)? ?plate|registration', '[A-Z0-9][A-Z0-9 -]{3,10}'),
      /车牌号?\s*[:：]?\s*(?<v>[\p{L}0-9·]{5,10})/u,
    ],
  },
  {
    id: 'luggage allowance',
    cue: /\b(?:baggage|luggage)\b.{0,30}\b(?:allow\w*|limit|weight|kilo\w*|kg)\b|\bhow (?:much|heavy)\b.{0,20}\bluggage\b|行李(?:额|重量|限)/i,
    written: [/(?<v>\d{1,2}\s?kg)/iu, /(?<v>\d{1,2}\s?公斤)/u],
    number: true,
  },
  {
    id: 'party size',
    cue: /\bfor how many (?:people|persons|guests)\b|\bhow many (?:people|persons|guests|seats|covers)\b.{0,40}\b(?:booked|booking|reserv\w+|table)\b|几人(?:桌|用餐|位)|几位/i,
    written: [
      /\b(?:table|reservation|booking|party)\b[^.\n]{0,40}?\b(?:for|of)\s+(?<v>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?!\s*(?:nights?|days?|hours?|:|\d))/iu,
      /(?<v>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:people|persons|guests|adults|covers|diners|of (?:us|you))\b/iu,
      /(?<v>[\d一二两三四五六七八九十]{1,2})\s?(?:人|位)/u,
    ],
    number: true,
  },
  {
    id: 'size',
    cue: /\b(?:what|which) size\b|\bshoe size\b|尺码|多大(?:号|码)/i,
    written: [
      label(String.raw`\bsize`, String.raw`(?:EU|UK|US)?\s?\d{1,3}(?:[.,]5)?\b|X{0,3}[SML]\b`),
      /尺码\s*[:：]?\s*(?<v>[A-Z0-9.]{1,5})/iu,
    ],
  },
  {
    id: 'colour',
    cue: /\b(?:what|which) colou?r\b|什么颜色/i,
    written: [
      label(String.raw`\bcolou?r`, String.raw`[\p{L} -]{3,20}`),
      /\b(?<v>red|blue|green|yellow|black|white|grey|gray|brown|orange|purple|pink|beige|silver|gold(?:en)?|navy|turquoise)\b/iu,
      /(?<v>[红蓝绿黄黑白灰棕橙紫粉银金]色)/u,
    ],
  },
  {
    id: 'hotel',
    isNamed: true,
    cue: /\b(?:which|what) address\b(?=.{0,30}\bnights?\b)|\bname of (?:the |my |our )?(?:accommodation|lodging|place (?:i|we) stayed)\b|\b(?:place to stay|hotel|accommodation)\b(?=.{0,40}\b(?:what was (?:ours|mine|it)|called)\b)|\bwhat was (?:ours|mine) called\b|住的?(?:那家|的)?(?:店|地方|酒店)?(?:是|在)?(?:哪儿|哪里|叫什么|叫啥|名字)|住的那家店叫(?:什么|啥)|\b(?:which|what)\b(?: was)?(?: the)?(?: name of (?:the|my))? ?(?:hotel|hostel|inn|guest ?house|apartment|resort|accommodation|place)s?\b.{0,24}\b(?:stay|stayed|staying|book\w*|sleep|slept|spend|spent|reserv\w+|was it|in)\b|\b(?:which|what) (?:hotel|hostel|inn|guest ?house|accommodation)\b|\bname of (?:the|my|our) (?:hotel|hostel|accommodation|guest ?house)\b|\b(?:hotel|hostel)(?:'s)? name\b|\bwhat was (?:my|the|our) (?:hotel|accommodation)\b.{0,20}\bcalled\b|\bwhere (?:did|do|am|was|will|were) (?:i|we) (?:stay|sleep|staying|sleeping|spend the nights?|put up|lodge)\b|哪(?:家|个)?(?:酒店|宾馆|旅馆|民宿|旅店)|住(?:的|在)?(?:是)?(?:哪|什么地方)|(?:酒店|宾馆|旅馆|民宿).{0,6}(?:叫什么|名字|名称)|下榻/i,
    party: ['lodging'],
    written: [
      /\b(?:at|with|by|At) (?:the )?(?<v>(?:\p{Lu}[\p{L}'’&-]+ ?){1,5}(?:Hotel|Inn|Suites|Guest ?house|Hostel|Resort|Lodge|Palace|Apartments?))/u,
      /(?<v>[\p{Script=Han}]{2,10}(?:酒店|宾馆|饭店|民宿|旅馆|客栈))/u,
    ],
  },
  {
    id: 'airline',
    isNamed: true,
    cue: /\b(?:which|what) (?:airline|carrier|air ?company)\b|\b(?:which|what) company\b.{0,40}\b(?:fl(?:y|ew|own|ight))\b|坐的?(?:是)?(?:啥|什么|哪家的?|谁家的?)(?:航班|飞机)|哪家的?(?:航班|飞机)|\bname of the airline\b|\b(?:who|what|which airline) did (?:i|we) fly with\b|\bwith (?:which|what) airline\b|\bwho flew me\b|(?:哪家|什么)航空(?:公司)?|(?:飞|坐|乘)[^，。]{0,10}(?:什么|啥|哪家)航空|航空公司|哪(?:家|个)航司|航司/i,
    party: ['flight'],
    written: [
      /\b(?:[Ff]light|[Ff]ly|[Ff]lying|[Ff]lew)\b[^.\n]{0,40}?\b(?:with|by|operated by)\s+(?<v>(?:\p{Lu}[\p{L}'’&-]+ ?){1,4})/u,
      /(?<v>[\p{Script=Han}]{2,6}航空)/u,
    ],
  },
  {
    id: 'restaurant',
    isNamed: true,
    cue: /\b(?:we|i) (?:had|ate|eat|have)\b(?=.{0,90}\bwhere (?:was|is) (?:it|that)\b)|(?:有个|有家|有道|有碗|吃过?的?).{1,14}(?:好吃|难吃|超赞|不错).{0,12}(?:哪家?|叫什么)|(?:好吃|难吃).{0,8}哪家|\bwhat was (?:the|that) (?:restaurant|place|cafe|café|bar|bistro)\b(?=.{0,60}\b(?:where|that|i|we|called)\b)|\bname (?:the|that|a) (?:place|restaurant)\b|\bthe \p{L}+(?: \p{L}+)? place\b(?=.{0,40}\bname\b)|\b(?:place|restaurant|cafe|café|bistro)\b.{0,40}\b(?:name|called)\b|\bplace\b.{0,60}\b(?:served|eat|ate|had|dined)\b|哪家店.{0,10}吃|吃.{0,16}哪家店|店名|(?:餐厅|饭店|馆子|那家店|有家).{0,20}(?:叫(?:什么|啥)|名字)|\b(?:which|what) (?:restaurant|cafe|café|bar|bistro|pub|place)\b.{0,40}\b(?:eat|ate|dine\w*|dinner|lunch|breakfast|brunch|meal|book\w*|reserv\w+|have|had|go|went)\b|\bname of the (?:restaurant|cafe|café|bar|bistro)\b|\b(?:restaurant|cafe|café)(?:'s)? name\b|\bwhere did (?:i|we) (?:eat|dine|have (?:dinner|lunch|breakfast|brunch))\b|哪家(?:餐厅|饭店|餐馆|咖啡馆)|在哪(?:里|儿)?吃/iu,
    party: ['restaurant'],
    unless: /(?:买(?!单)|购买|网购|下单)[^，。]{0,24}(?:，|,)?(?:店名|店铺|网店|商家)/u,
    written: [
      /(?:地方|地点|餐厅|饭店|地點|餐廳|飯店)\s?(?:换成了?|改成了?|改在|改到|换到|改为|定在|订在|訂在|換成了?|換到|改為|[:：])\s?(?<v>[^，。,；;！!\n]{2,24})/u,
      /(?:定|订|訂)(?:在|了)(?<v>(?:(?!的)\p{Script=Han}){2,10}(?:餐厅|小馆|酒楼|饭庄|小厨|食堂|火锅|烤肉店|面馆|茶餐厅|餐廳|小館|酒樓))/u,
    ],
  },
  {
    id: 'shop',
    isNamed: true,
    cue: /\b(?:need|who(?:'s| is| was)?) the (?:seller|shop|store|vendor)\b|\bseller\b|(?:在)?哪(?:家|个)(?:店|网站|商家)(?:里)?买|\b(?:which|what) (?:shop|store|seller|merchant|company|retailer|website)\b.{0,40}\b(?:buy|bought|order\w*|purchas\w+|get|got|sold)\b|\bwhere did (?:i|we) (?:buy|order|purchase|get)\b|\bwho (?:did (?:i|we) (?:buy|order|purchase) .{1,40} from|sold)\b|(?:买(?!单)|购买|网购|下单)[^。]{0,24}(?:店名|店铺|网店|商家)|哪家店.{0,10}买|买.{0,16}哪家店|哪里买|在哪(?:里|儿)?买|(?:从|在)哪(?:里|儿)?订/i,
    party: ['order', 'groceries', 'restaurant', 'other'],
    written: [],
  },
  {
    id: 'speech',
    cue: /\bwhat\b.{0,30}\b(?:said|say|says|saying|shout\w*|heard|hear)\b.{0,60}\b(?:video|clip|recording|footage)\b|\b(?:video|clip|recording)\b.{0,80}\b(?:says?|said|saying)\b|\bwords?\b.{0,40}\bheard\b|\bheard\b.{0,60}\b(?:film\w*|video|record\w*)\b|(?:视频|录像).{0,20}(?:说|讲|喊)(?:了|的)?(?:是)?(?:什么|啥)/i,
    written: [
      /\b(?:somebody|someone|voices?|people|person|man|woman|boy|girl|child|children|kid|he|she|they|friend|off-?screen|everybody|everyone)(?: \p{L}+){0,2}? (?:says?|said|saying|shouts?|shouting|calls?(?: out)?|whispers?)\s*[:：,]?\s*["“](?<v>[^"”\n]{2,160})["”]/iu,
      // What a sign says nobody speaks.
      /(?<!\b(?:signs?|boards?|notices?|banners?|posters?|labels?|plates?|screens?|displays?|placards?|plaques?|shirts?|stickers?|letters|lettering|writing|words|text|headlines?|menus?|tickets?|caps?|covers?|windows?|walls?|cards?|billboards?|flags?) )\b(?:says?|said|saying|shouts?|shouting|heard)\s*[:：,]?\s*["“](?<v>[^"”\n]{2,160})["”]/iu,
      /(?:说|讲|喊)\s*[:：]?\s*[“"「](?<v>[^”"」]{1,80})[”"」]/u,
    ],
  },
  ...askedThings,
  {
    id: 'firm',
    isNamed: true,
    cue: /\bwho (?:repaired|fixed|installed|built|cleaned|serviced|painted|replaced|delivered|moved|renovated|supplied|insured|tiled|mended|plumbed)\b|\bwho (?:did|does|made|carried out) (?:the|my|our)\b|\bwhich (?:company|firm|garage|workshop|plumber|painter|electrician|provider|supplier|craftsm[ae]n)\b|(?:哪家|谁家|哪个公司)(?:公司)?(?:来)?(?:修|装|做|送|办|搬|换|刷)|谁(?:来)?(?:修|装(?!作)|做(?!主|伴)|送(?!.{0,3}(?:孩子|娃|儿子|女儿|老人|[爸妈爷奶]|[我你他她]|去|到|礼|机场|车站))|办(?!婚|喜)|搬|换(?!成|为|班|座)|刷)|(?:修|装|换|刷|补|通|贴|搬).{1,12}(?:那家|那位|师傅|公司|的人|店).{0,6}(?:叫什么|叫啥|是谁|是哪|名字|名称)|(?<=(?:修|装|换(?!成|为|了?谁)|刷).{0,10})(?<!换成了?|换为|改成了?)(?:的)?(?:是)?(?:哪家|谁家|谁)(?:公司|店|师傅)?/i,
    party: [
      'lodging',
      'flight',
      'train',
      'order',
      'bill',
      'restaurant',
      'ticket',
      'appointment',
      'subscription',
      'other',
    ],
    written: [],
  },
  {
    id: 'temperature',
    cue: /\b(?:what|which) temperature\b|\bhow (?:hot|warm|cold)\b|\bhow many degrees\b|多少度(?!电)|什么温度|温度(?:是|多)/i,
    written: [/(?<v>-?\d{1,3}\s?(?:°\s?[CF]?|degrees?(?: (?:celsius|fahrenheit))?|摄氏度|度))/iu],
    number: true,
  },
  {
    id: 'distance',
    cue: /\bhow (?:far|many (?:kilomet\w+|km|miles|met\w+))\b|\bwhat distance\b|多远|多少(?:公里|千米|里)/i,
    written: [/(?<v>\d[\d.,]*\s?(?:km|kilomet(?:er|re)s?|miles?|公里|千米))\b/iu],
    number: true,
  },
  {
    id: 'weight',
    cue: /\bhow heavy\b|\bhow much did .{1,60} weigh\b|\bwhat (?:was|is) the weight\b|\bhow many (?:kilo\w*|kg|grams?|pounds)\b|多重|多少(?:公斤|千克|克|斤)/i,
    written: [/(?<v>\d[\d.,]*\s?(?:kg|kilograms?|kilos?|grams?|g|lbs?|pounds|公斤|千克|克|斤))(?![\p{L}])/iu],
    number: true,
  },
  {
    id: 'host',
    cue: /\b(?:who|what) (?:is|was|were) (?:my|our|the) (?:host|guide|driver|doctor|dentist|instructor|teacher|landlord)\b|\bname of (?:my|our|the) (?:host|guide|driver|doctor|dentist|instructor|teacher|landlord)\b|(?:房东|导游|司机|医生|老师)(?:是谁|叫什么)/i,
    written: [
      /\b(?:[Hh]ost|[Gg]uide|[Dd]river|[Dd]octor|[Dd]entist|[Ii]nstructor|[Tt]eacher|[Ll]andlord)(?:'s name)?\s*(?:is|will be|:|,)?\s*(?<v>(?:Dr\.? |Mr\.? |Mrs\.? |Ms\.? )?(?:\p{Lu}\. ?)*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u,
      /(?<v>Dr\.? \p{Lu}[\p{L}'’-]+)/u,
      /(?:房东|导游|司机|医生|老师)\s*(?:是|叫|：|:)?\s*(?<v>[\p{Script=Han}]{2,4})/u,
    ],
  },
  {
    id: 'code',
    cue: /\b(?:what|which)\b.{0,40}\b(?:code|number|reference|id)\b(?! of (?:photos|pictures|videos|mails|people|times|days|nights))|编号|号码(?:是)?(?:多少|什么)|代码|兑换码|优惠码/i,
    references: ['booking', 'order', 'ticket', 'invoice', 'customer', 'policy', 'tracking', 'appointment'],
    written: [
      /(?:\b(?:code|number|reference|ref|no|nr|id)\b\.?|编号|号码|单号|代码)(?:\s*(?:is|was|:|：|#|是|为))*\s*(?<v>(?=[A-Z-]*\d)[A-Z0-9][A-Z0-9-]{2,19})\b/iu,
    ],
  },
];
