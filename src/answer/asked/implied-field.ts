import { fold } from '../../language/fold.ts';
import { tokens } from '../../language/tokens.ts';
import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import type { AskedField } from './asked-field.ts';
import { askedFields } from './asked-fields.ts';
import { namesOfDish } from './thing-names.ts';

/**
 * A fact that is asked for by what the question speaks of, whatever its turns of phrase: of a dealing of this sort (`of`),
 * with a word that asks for this side of it (`by`). English and Chinese stand in one expression; word order is free.
 */
type Implied = {
  readonly id: AskedField['id'];
  readonly of: RegExp;
  readonly by: RegExp;
  readonly unless?: RegExp;
  /** Parties of these kinds: one is named where it is not what is asked for, or none is where it is. */
  readonly party?: { readonly kinds: readonly LedgerKind[]; readonly isNamed: boolean };
  /** Whether a dish has to be named. */
  readonly ofDish?: boolean;
  /** Facts that a phrase of the question may seem to ask for, and does not where this fits. */
  readonly over?: readonly AskedField['id'][];
};

const open =
  /\b(?:who|whom|whoever|whose|what|whats|which|where|called|why|how|name|title|because of|issue|escapes? me|slip(?:s|ped) my mind|find again|cannot place)\b|什么|啥|哪|谁|怎么称呼|名字|名称|店名|铺名|公司名|名[儿呢吗呀]?(?:$|[\s，？?])|叫/iu;

const rows: readonly Implied[] = [
  {
    id: 'speech',
    of: /\b(?:videos?|clips?|film(?:ed|s)?|footage|recordings?|recorded)\b|视频|录像|影片|短片|片段|片子|条片|录了|[拍录摄影].*电影/iu,
    by: /\b(?:say(?:s|ing)?|said|spoken|speaks?|talk(?:s|ing)|heard|hear|audible|words?|shout\w*|voices?)\b|[说讲喊][了过着的些]*(?:什么|啥|哪)|(?:什么|啥|哪些?)(?:话|声音)|听[到见得]/iu,
    unless: /\b(?:recommend\w*|suggest\w*|who says)\b|推荐|安利/iu,
  },
  {
    id: 'favour',
    of: /\b(?:ask(?:ed|s)?|want(?:ed|s)?|need(?:ed|s)?|request(?:ed|s)?|beg(?:ged|s)?|meant|supposed|expected|told) (?:me|us|that (?:i|we)|for me|my help|(?:i|we)|to)\b|\b(?:i|we) (?:meant|supposed|asked|expected|told|to)\b|\b(?:should|must|shall) (?:i|we)\b|\b(?:had|have) (?:i|we) (?:promised|agreed|offered|said)\b|\b(?:i|we) (?:promised|agreed|offered)\b|(?:托|让|叫|请|要|需要|求|拜托|麻烦)(?:了|过|着)?(?:我|咱|俺)|代为|答应/iu,
    by: /\b(?:bring|lend|borrow|pick (?:\p{L}+ )?up|collect|fetch|take care|look after|water|feed|return|mind|carry|drop off|keep an eye)\b.*?(?:\b(?:what|which|something|it)\b|$)|(?:借|带|拿|接|取|照看|照顾|照料|浇|喂|捎|还|看管|领).*(?:什么|啥|哪)/iu,
    unless:
      /\b(?:when|how much|how many|to do)\b|\b(?:meet|be there)\b|什么时候|几点|多少|做什么|干什么|干啥|看的|推荐|介绍/iu,
  },
  {
    id: 'firm',
    of: /\b(?:repair\w*|fix(?:ed|ing)?|mend(?:ed|ing)?|servic(?:ed|ing)|maintenance|work on|took care of|looked after|renovat\w+|overhaul\w*|patch(?:ed)? up)\b|修|保养|[整换装](?:好|过|了)?(?=.{0,14}(?:公司|师傅|哪家|哪间|那家))/iu,
    by: /\bwho(?:ever)?\b(?!['’]?s birthday)|\b(?:which|what|the|name of)\b.{0,24}\b(?:compan(?:y|ies)|firm|tradesman|craftsman|workshop|garage|business|shop|mechanic|plumber|contractor|handyman)\b|(?:哪|那|什么|啥)(?:一)?(?:家|间|个|位|所)?(?:店|公司|铺|厂|师傅|单位)?|谁|公司/iu,
    unless: /\bhow much\b|多少|\bwhen\b|什么时候|哪天|哪一天|几号/iu,
    over: ['restaurant', 'shop'],
  },
  {
    id: 'seat',
    of: /\b(?:sit|sat|sitting|seated|seats?)\b|座位|座号|[几哪]座(?!城)|坐(?:在)?哪(?!(?:一)?(?:家|班|趟|列|辆|条|次|个?航空|路))|坐(?:的)?什么位/iu,
    by: /\b(?:where|which|what)\b|哪|什么|几/iu,
    unless: /\bnext to\b|\bwho\b|谁|坐的?(?:什么|啥|哪家|哪)?(?:飞机|航班|车|船|航空|公司)|多少/iu,
  },
  {
    id: 'seat',
    of: /\b(?:which|what) (?:place|spot|position|row|block|section|chairs?)\b/iu,
    by: /\b(?:was|were|did|had|have) (?:i|we)\b(?=.{0,30}\b(?:given|assigned|allocated|get|got|have|had|for|at|in)\b)|\b(?:on|according to) (?:my|our|the) tickets?\b/iu,
    unless:
      /\b(?:stay\w*|slept|sleep|hotel|eat|ate|dinner|lunch|live|photo\w*|city|town|parties|party|wedding|birthday|go|went)\b/iu,
  },
  {
    id: 'recommended title',
    of: /\b(?:books?|novels?|podcasts?|films?|movies?|series|songs?|albums?|board ?games?|games?|apps?|recipes?|plays?)\b|书|小说|播客|电影|片子|剧|歌|专辑|桌游|游戏|应用|菜谱/iu,
    by: /\b(?:recommend\w*|suggest\w*|enthusiastic|rav(?:e|ed|ing)|(?:told|said|wrote|written|mailed|say|tell)\b.{0,12}\bme\b|(?:i|me to) (?:should |must |have to )?try|tip\b|mail from|in a mail)|推荐|介绍|安利|种草|提[到过起]|(?:跟|和|对|给|向)我(?:说|讲|提|介绍)|写信|让我(?:看|听|读|玩|试)|叫我(?:看|听|读|玩|试)/iu,
    unless: /\bwho(?:se|m)?\b|谁|哪(?:一)?位|\bwhen\b|什么时候|["“「《]/iu,
    over: ['favour', 'event title'],
  },
  {
    id: 'event title',
    of: /(?<!\b(?:board|video|computer|card) )\b(?:concert|gig|play|exhibition|exhibit|match|game|opera|musical|festival|show|performance|ballet|recital)\b|展览|展会|画展|音乐会|演唱会|话剧|歌剧|音乐剧|演出|比赛|球赛/iu,
    by: /\b(?:its|the|which) (?:title|name)\b|\bwho (?:was|were) (?:performing|playing|on)\b|\bcalled\b|叫(?:什么|啥)|名(?:字|称)|哪(?:一)?(?:场|部|个|出)/iu,
    unless:
      /\b(?:recommend\w*|suggest\w*|seats?|photo\w*|pictures?|videos?|clip|how much|cost|when|where)\b|推荐|安利|介绍|座|照片|视频|多少|几点|哪天|哪里|先|早/iu,
  },
  {
    id: 'reason',
    of: /\b(?:appointments?|appt|check-?up|consultation|dentist|vet|doctor|physio\w*|hairdresser|hair salon|optician|eye doctor|therapist|barber|clinic|visit)\b|预约|牙医|兽医|医生|看(?:牙|眼|病|诊)|理发|理疗|门诊|复诊|诊所/iu,
    by: /\b(?:reason|purpose|cause|issue|why|what for|because of what|what about)\b|\bwhat\b.{0,40}\b(?:about|for|done|do|concern\w*|planned)\b(?=[?. ]|$| (?:at|there|in|on)\b)|\bwhat (?:was|is|were) (?:to be|being|going to be|supposed to be) (?:done|treated|checked|looked at)|\bit was about\b|为什么|为何|因为(?:什么|啥)|(?:什么|啥)(?:原因|事|毛病|问题|目的|项目)|(?:做|干|治|查)(?:的)?(?:是)?(?:些)?(?:什么|啥)|为了(?:什么|啥)|为啥/iu,
    unless:
      /\bhow (?:much|many|long)\b|\bwhat(?: (?:is|was|are|were))?(?: the| my| our)?(?: [\p{L}-]+){0,2} (?:times?|hours?|days?|dates?|weekday|fees?|sum|amount|total|name|address|number|code)\b|\bwhen\b|\bcost\b|\bpa(?:y|id)\b|多少|几点|哪天|几号/iu,
  },
  {
    id: 'airline',
    of: /\b(?:fly|flew|flown|flying|flight|plane|aircraft|airline|carrier)\b|航班|飞机|飞往|飞去|飞的|航空|航司|机票/iu,
    by: /\b(?:who|which|what|whose|name of)\b.{0,40}\b(?:compan(?:y|ies)|airlines?|carriers?|operat\w+)\b|\bwho (?:operated|flew|took|carried)\b|\bname (?:me )?(?:the|that) (?:\p{L}+ )?(?:company|airline|carrier)\b|(?:哪|什么|啥|谁)(?:一)?(?:家|间|个)?的?(?:公司|航空|航司)|(?:航空|航司|公司)(?:是|叫)?(?:哪|什么|啥)|承运/iu,
    unless: /\bwith (?:me|us)\b|和谁|跟谁|谁和|谁跟|同行/iu,
  },
  {
    id: 'restaurant',
    of: /\b(?:restaurants?|places?|bistros?|caf[eé]s?|eater(?:y|ies)|where|house)\b|店|餐厅|餐馆|馆子|饭馆|饭店|哪(?:里|儿|家)/iu,
    by: /\b(?:which|what|where|name|called|escapes? me|slip(?:s|ped) my mind|find again)\b|哪|叫(?:什么|啥)|名(?:字|称)/iu,
    unless: /\b(?:buy|bought|order(?:ed)? from|purchase\w*|recipe|how much|when|who)\b|买|多少|什么时候|几点|谁/iu,
    party: { kinds: ['restaurant'], isNamed: false },
    ofDish: true,
  },
  {
    id: 'dish',
    of: /\b(?:eat|ate|eaten|food|dish|plate|meal|served|cho(?:ose|se|sen)|order(?:ed)?|had|have|taste)\b|吃|菜|点(?:的|了|过)|食/iu,
    over: ['product'],
    by: /\b(?:what|which)\b|什么|啥|哪/iu,
    unless: /\bhow much\b|\bwhen\b|\bwho\b|\bwhat time\b|\bpa(?:y|id)\b|多少|几|谁|什么时候|价/iu,
    party: { kinds: ['restaurant'], isNamed: true },
  },
  {
    id: 'hotel',
    of: /\b(?:hotels?|hostels?|inn|accommodations?|lodgings?|guest ?houses?|place to stay|stayed|slept)\b|酒店|宾馆|旅馆|民宿|旅店|客栈|饭店|下榻|住宿|住的/iu,
    by: /\b(?:which (?:one|was|hotel|place|inn|accommodation)|what (?:was|is) (?:it|the name|its name|mine|ours)|name|called)\b|哪(?:一)?(?:家|间|个|所)|叫(?:什么|啥|做什么)|名(?:字|称|儿)|怎么称呼/iu,
    unless:
      /\bhow (?:much|many|long|often)\b|\b(?:cheaper|cheapest|dearer|price|cost|paid|bill|nights|lower|less|more)\b|多少|几[晚夜宿次]|便宜|贵|[先早]|账单|花费|吃|菜/iu,
    party: { kinds: ['lodging'], isNamed: false },
  },
  {
    id: 'product',
    of: /\b(?:order(?:ed|s)?|b(?:uy|ought)|purchas\w+|get|got|sen[dt]|product|article|item|parcel|package|deliver\w*|thing)\b|买|订|购|下单|寄|发(?:给|来)|商品|产品|东西|包裹/iu,
    by: /\b(?:what|which)\b(?! (?:day|date|time|did .{1,40} cost))|什么|啥|哪(?:个|件|样|些)|(?:商品|产品|物品)(?:的)?名|品名/iu,
    unless:
      /\b(?:how much|when|who|why|cost|price|paid|pay|refund\w*|(?:sen[dt]|g[ai]ve|took|take|brought|bring) (?:\p{L}+ )?back|return(?:ed)?|emails?|mails?|messages?|documents?|number|code|colou?r|size)\b|退货|退回|多少|什么时候|哪天|谁|为什么|价|退款|邮件|单号|颜色|几号/iu,
    party: { kinds: ['order'], isNamed: true },
  },
  {
    id: 'shop',
    of: /\b(?:b(?:uy|ought)|purchas\w+|(?:re-?)?order(?:ed)?|come from|came from|sold|got|get)\b|买|卖给|订|购|下单|下的单|光顾|帮衬|入手/iu,
    by: /\b(?:which|what|name of the|the|whose)\b.{0,12}\b(?:shop|store|seller|vendor|retailer|merchant|dealer|supplier|website)\b|\bwhere\b|(?:哪|什么|啥)(?:一)?(?:家|间|个)?(?:的)?(?:商?店|铺|店家|商家|网站|网店|舖)|店(?:铺|家)?(?:的)?名|哪(?:里|儿|(?:一)?[家间])|店铺|(?:商|店|卖)家(?:的)?名/iu,
    unless:
      /\b(?:photo\w*|pictures?|tickets?|flight|hotel|how much|when|ate|eat|dish|food)\b|照片|票|机票|酒店|多少|什么时候|吃|菜/iu,
    party: { kinds: ['order'], isNamed: false },
  },
];

const fieldOf = new Map(askedFields.map((field) => [field.id, field]));

const isNamedIn = (text: string, { kinds }: { readonly kinds: readonly LedgerKind[] }, names: HouseNames): boolean => {
  const said = ` ${fold(text)} `;
  return kinds.some((kind) => names.get(kind)?.some((name) => says(said, name)) === true);
};

/** What houses to eat in are called. */
export const eatingHouse =
  /\b(?:restaurant|cantina|bistro|caf[eé]|trattoria|osteria|ristorante|pizzeria|brasserie|taverna?|bodega|chez|diner|grill|steakhouse|eatery|izakaya|gasthaus|gasthof|noodle (?:bar|house)|tea ?house|pub)\b|餐厅|餐馆|饭店|面馆|火锅|茶餐厅|小吃|酒馆|咖啡/iu;
/** "At Chez Nora", 在Osteria Roma: such a word as part of a name. */
const namedHouse =
  /(?<!\p{L})(?:cantina|bistro|caf[eé]|trattoria|osteria|ristorante|pizzeria|brasserie|taverna?|bodega|chez) \p{L}/iu;

const isPartyNamed = (text: string, party: { readonly kinds: readonly LedgerKind[] }, names: HouseNames): boolean =>
  isNamedIn(text, party, names) || (party.kinds.includes('restaurant') && namedHouse.test(text));

/** A name within other letters is no name: "Linden" of "linden tree" is for the record to tell. */
function says(said: string, name: string): boolean {
  const at = said.indexOf(name);
  if (at < 0) return false;
  return !/[a-z]/u.test(said.charAt(at - 1)) && !/[a-z]/u.test(said.charAt(at + name.length));
}

/** What the houses and shops of each kind are called, folded. */
export type HouseNames = ReadonlyMap<LedgerKind, readonly string[]>;

const SHORTEST = 3;
/** The parties of a memory's dealings, each of the kind that most of its dealings are of. */
export function houseNames(accounts: readonly LedgerAccount[]): HouseNames {
  const kindsOf = Map.groupBy(
    accounts.filter(({ counterparty }) => fold(counterparty ?? '').length >= SHORTEST),
    ({ counterparty }) => fold(counterparty ?? ''),
  );
  const names = new Map<LedgerKind, string[]>();
  for (const [name, dealings] of kindsOf) {
    const [most] = [...Map.groupBy(dealings, ({ kind }) => kind)].sort(([, a], [, b]) => b.length - a.length);
    if (most !== undefined) names.set(most[0], [...(names.get(most[0]) ?? []), name]);
  }
  return names;
}

/** The fact that a question asks for by what it speaks of, where no phrase of asking told it. */
export function impliedField(question: string, names: HouseNames, phrased?: AskedField): AskedField | undefined {
  const text = question.replace(/^[^.。]*(?:today(?:'s date)? is|今天是?)[^.。]*[.。]\s*/iu, '');
  if (!open.test(text)) return undefined;
  const row = rows.find(
    ({ of, by, unless, party, ofDish, over = [] }) =>
      (phrased === undefined || over.includes(phrased.id)) &&
      of.test(text) &&
      by.test(text) &&
      unless?.test(text) !== true &&
      (party === undefined || isPartyNamed(text, party, names) === party.isNamed) &&
      (ofDish !== true || namesOfDish(text).length > 0),
  );
  return row === undefined ? undefined : fieldOf.get(row.id);
}

/** Words that ask for a side of a dealing and that its records need not have. */
const asking: ReadonlySet<string> = new Set(
  tokens(
    `reason purpose cause company firm tradesman craftsman carrier airline operated product article item shop store seller vendor retailer
    restaurant place hotel accommodation name called title seat seats sitting sit sat row block words said say spoken talking heard clip dish food plate
    meant supposed asked needed wanted help thing satisfied care repaired reorder recall tickets ticket given
    公司 店家 商家 店铺 商店 商品 产品 东西 名字 名称 酒店 宾馆 餐厅 餐馆 馆子 航司 航空 原因 座位 话 菜 承运 负责`,
  ),
);

export const askingFor = (text: string): readonly string[] => tokens(text).filter((token) => asking.has(token));
