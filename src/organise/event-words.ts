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

/** What people do, told from tags, captions and the words of documents. Earlier rows say more and win. */
export const activities: readonly { readonly title: string; readonly words: RegExp }[] = [
  { title: 'Wedding', words: /\b(wedding|bride|groom|hochzeit|mariage)\b|婚礼/iu },
  { title: 'Birthday', words: /\b(birthday|birthday cake|geburtstag|anniversaire)\b|生日/iu },
  { title: 'Graduation', words: /\bgraduation\b|毕业/iu },
  { title: 'Concert', words: /\b(concert|gig|live music|konzert)\b|演唱会|音乐会/iu },
  { title: 'Hike', words: /\b(hike|hiking|trail|trek|wanderung|randonnée)\b|徒步|爬山/iu },
  { title: 'Skiing', words: /\b(ski|skiing|snowboard\w*)\b|滑雪/iu },
  { title: 'Camping', words: /\b(camping|tent|campfire|campsite)\b|露营/iu },
  { title: 'Museum visit', words: /\b(museum|exhibition|gallery)\b|博物馆|展览/iu },
  { title: 'Beach', words: /\b(beach|seaside|strand|plage)\b|海滩|沙滩/iu },
  { title: 'Picnic', words: /\b(picnic|barbecue|bbq)\b|野餐|烧烤/iu },
  { title: 'Dinner', words: /\b(dinner|abendessen|dîner)\b|晚餐|晚饭/iu },
  { title: 'Lunch', words: /\b(lunch|mittagessen|déjeuner)\b|午餐|午饭/iu },
  { title: 'Breakfast', words: /\b(breakfast|brunch|frühstück)\b|早餐/iu },
];
/** Share of an event's items that must show the activity, so that one caption does not name a whole day. */
export const ACTIVITY_SHARE = 0.2;

export const partsOfDay: readonly { readonly before: number; readonly name: string }[] = [
  { before: 5, name: 'Night' },
  { before: 12, name: 'Morning' },
  { before: 14, name: 'Midday' },
  { before: 18, name: 'Afternoon' },
  { before: 22, name: 'Evening' },
  { before: 24, name: 'Night' },
];
export const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');
export const weekdayNames: readonly string[] = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** What a trip is called by its nights; `weekend` asks for a Saturday night. The first row that fits wins. */
export const tripNames: readonly { readonly mostNights: number; readonly weekend: boolean; readonly name: string }[] = [
  { mostNights: 3, weekend: true, name: 'Weekend' },
  { mostNights: 1, weekend: false, name: 'Overnight trip' },
  { mostNights: 5, weekend: false, name: 'A few days' },
  { mostNights: 8, weekend: false, name: 'A week' },
  { mostNights: 16, weekend: false, name: 'Two weeks' },
  { mostNights: Number.POSITIVE_INFINITY, weekend: false, name: 'Long trip' },
];

/** How mails of an event's days are told. */
export const mailWords: Readonly<Record<string, string | undefined>> = {
  booking: 'a booking',
  ticket: 'a ticket',
  change: 'a changed booking',
  invoice: 'an invoice',
  receipt: 'a receipt',
  cancellation: 'a cancellation',
  reminder: 'a reminder',
};
