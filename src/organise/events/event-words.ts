import type { tongues } from '../../memory/event.ts';

/** The tongues that titles and stories are written in. */
export type Tongue = (typeof tongues)[number];
/** One thing as each tongue says it. */
export type InTongues = Readonly<Record<Tongue, string>>;

/** Temporal tags that say when rather than what; every other temporal tag is a holiday. */
export const plainTemporalTags: ReadonlySet<string> = new Set(
  [
    'early morning,morning,forenoon,noon,midday,afternoon,evening,night,late night,midnight,dawn,dusk,sunrise,sunset',
    'weekday,weekend,workday,monday,tuesday,wednesday,thursday,friday,saturday,sunday',
    'spring,summer,autumn,fall,winter,january,february,march,april,may,june,july,august,september,october,november,december',
    '清晨,早晨,早上,上午,中午,下午,傍晚,晚上,夜晚,深夜,凌晨,工作日,周末,星期一,星期二,星期三,星期四,星期五,星期六,星期日,春天,夏天,秋天,冬天,春季,夏季,秋季,冬季',
  ]
    .join(',')
    .split(','),
);

/** Tags that every second picture has: they tell one event from another as little as "photo" does. */
export const plainSubjects: ReadonlySet<string> = new Set(
  `photo,photos,photograph,image,picture,people,person,man,woman,men,women,human,face,smile,indoor,indoors,outdoor,outdoors,object,objects,text,daylight,day,scene,view,background,close-up,closeup,portrait,screenshot,document,documents,black and white,black-and-white,monochrome,blurred,blurry,snapshot,shot,everyday,life,moment,distance,warm,light,some,taken,showing,camera,color,colour,white,black,blue,red,green,other,misc,unknown,archived,favourite,favorite,favourites,favorites,starred,trashed,hidden,edited,live photo,motion photo,burst,hdr,panorama,raw,照片,图片,人,人物,男人,女人,室内,室外,户外,文字,风景,背景,其他`.split(
    ',',
  ),
);

/** What people do, told from tags and captions. Earlier rows say more and win; `out` is never done at home. */
export const activities: readonly {
  readonly title: InTongues;
  readonly words: RegExp;
  readonly out?: true;
}[] = [
  { title: { en: 'Wedding', zh: '婚礼' }, words: /\b(wedding|bride|groom|hochzeit|mariage|boda)\b|婚礼|新娘|新郎/iu },
  {
    title: { en: 'Birthday', zh: '生日' },
    words: /\b(birthday|birthday cake|cake with candles|geburtstag|anniversaire|cumpleaños)\b|生日/iu,
  },
  { title: { en: 'Graduation', zh: '毕业' }, words: /\b(graduation|graduate gown)\b|毕业/iu },
  {
    title: { en: 'Concert', zh: '音乐会' },
    words: /\b(concert|gig|live music|band playing|konzert|concierto)\b|演唱会|音乐会|音乐节/iu,
    out: true,
  },
  {
    title: { en: 'Theatre', zh: '看戏' },
    words: /\b(theatre|theater|opera|ballet|musical)\b|剧院|歌剧|话剧/iu,
    out: true,
  },
  {
    title: { en: 'Match', zh: '比赛' },
    words: /\b(football match|soccer|stadium|baseball|basketball game|tennis match|marathon)\b|球赛|体育场|马拉松/iu,
    out: true,
  },
  {
    title: { en: 'Hike', zh: '徒步' },
    words: /\b(hike|hiking|trail|trek|trekking|wanderung|randonnée)\b|徒步|爬山|登山/iu,
    out: true,
  },
  { title: { en: 'Skiing', zh: '滑雪' }, words: /\b(ski|skis|skiing|snowboard\w*)\b|滑雪/iu, out: true },
  { title: { en: 'Camping', zh: '露营' }, words: /\b(camping|tent|tents|campfire|campsite)\b|露营|帐篷/iu, out: true },
  {
    title: { en: 'Museum visit', zh: '看展' },
    words: /\b(museum|exhibition|art gallery|paintings)\b|博物馆|美术馆|展览/iu,
    out: true,
  },
  { title: { en: 'Zoo', zh: '动物园' }, words: /\b(zoo|aquarium|safari)\b|动物园|水族馆/iu, out: true },
  {
    title: { en: 'Beach', zh: '海边' },
    words: /\b(beach|seaside|sandy shore|seashore|strand|plage|playa)\b|海滩|沙滩|海边/iu,
    out: true,
  },
  { title: { en: 'Swimming', zh: '游泳' }, words: /\b(swimming|swimming pool|pool party)\b|游泳|泳池/iu },
  { title: { en: 'Picnic', zh: '野餐' }, words: /\b(picnic|barbecue|bbq|grilling)\b|野餐|烧烤/iu },
  { title: { en: 'Cycling', zh: '骑行' }, words: /\b(cycling|bike ride|bicycle tour)\b|骑行|骑车/iu, out: true },
  { title: { en: 'Christmas', zh: '圣诞' }, words: /\b(christmas tree|christmas market|weihnachtsmarkt)\b|圣诞树/iu },
  { title: { en: 'Fireworks', zh: '烟花' }, words: /\bfireworks?\b|烟花|焰火/iu },
  { title: { en: 'Dinner', zh: '晚餐' }, words: /\b(dinner|abendessen|dîner|cena)\b|晚餐|晚饭/iu },
  { title: { en: 'Lunch', zh: '午餐' }, words: /\b(lunch|mittagessen|déjeuner|almuerzo)\b|午餐|午饭/iu },
  { title: { en: 'Breakfast', zh: '早餐' }, words: /\b(breakfast|brunch|frühstück|desayuno)\b|早餐|早饭/iu },
];
/** Share of an event's items that must show the activity, so that one caption does not name a whole day. */
export const ACTIVITY_SHARE = 0.25;

export const partsOfDay: readonly { readonly before: number; readonly name: InTongues }[] = [
  { before: 5, name: { en: 'Night', zh: '深夜' } },
  { before: 12, name: { en: 'Morning', zh: '上午' } },
  { before: 14, name: { en: 'Midday', zh: '中午' } },
  { before: 18, name: { en: 'Afternoon', zh: '下午' } },
  { before: 22, name: { en: 'Evening', zh: '晚上' } },
  { before: 24, name: { en: 'Night', zh: '深夜' } },
];

/** What a trip is called by its nights; `weekend` asks for a Saturday night. The first row that fits wins. */
export const tripNames: readonly {
  readonly mostNights: number;
  readonly weekend: boolean;
  readonly name: InTongues;
}[] = [
  { mostNights: 3, weekend: true, name: { en: 'Weekend', zh: '周末游' } },
  { mostNights: 1, weekend: false, name: { en: 'Overnight trip', zh: '两日游' } },
  { mostNights: 5, weekend: false, name: { en: 'A few days', zh: '短途旅行' } },
  { mostNights: 8, weekend: false, name: { en: 'A week', zh: '一周旅行' } },
  { mostNights: 16, weekend: false, name: { en: 'Two weeks', zh: '两周旅行' } },
  { mostNights: Number.POSITIVE_INFINITY, weekend: false, name: { en: 'Long trip', zh: '长途旅行' } },
];

/** How mails and papers of an event's days are told. */
export const paperWords: Readonly<Record<string, InTongues | undefined>> = {
  booking: { en: 'a booking', zh: '预订' },
  ticket: { en: 'a ticket', zh: '票' },
  change: { en: 'a changed booking', zh: '变更通知' },
  invoice: { en: 'an invoice', zh: '账单' },
  receipt: { en: 'a receipt', zh: '收据' },
  cancellation: { en: 'a cancellation', zh: '取消通知' },
  reminder: { en: 'a reminder', zh: '提醒' },
  menu: { en: 'a menu', zh: '菜单' },
  card: { en: 'a card', zh: '贺卡' },
};

/** Holidays that people travel for. */
export const travelHolidays =
  /christmas|new year|easter|thanksgiving|spring festival|mid-autumn|dragon boat|golden week|diwali|eid|hanukkah|passover|midsummer|carnival|national day|songkran|qingming|labour day/iu;
/** Holidays that a day is called by. */
export const tellingHolidays =
  /christmas|new year|easter|thanksgiving|spring festival|mid-autumn|dragon boat|golden week|diwali|eid|ramadan|hanukkah|passover|midsummer|carnival|national day|lantern|songkran|holi\b|oktoberfest|halloween|valentine|independence day|bastille|mother's day|father's day|children's day|qixi|double ninth|qingming|golden week|king's day|saint nicholas|st\. nicholas/iu;
