/**
 * Times of day as people write them in letters: in words, with the part of the day, or with a stop. What only looks like one ("4.30 each",
 * 有一点 for "a little", 两点建议 for "two proposals") is none.
 */
const han = '[一二两兩三四五六七八九十]';
const partOfDay = '凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|夜裡|半夜|[今明昨当當]晚|[今明]早';
const minuteHan = String.raw`(?:\d{1,2}|[二三四五]?十${han}?)分?`;
const behindHour = `(?:半|[一三]刻|${minuteHan})?`;

const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hour = `(?:${hourWords.join('|')}|1[0-2]|[1-9])`;
const minuteWords = 'twenty[- ]five|twenty|(?:a )?quarter|ten|five|half';
/** A figure with a stop is a time only where one is spoken of, and no sum is. */
const noSum = String.raw`(?![\d.]|\s?(?:[€£$%]|per\b|each\b|an? \b|a head\b|euros?\b|EUR\b|GBP\b|USD\b|pounds?\b|dollars?\b|k[mg]\b))`;
const beforeTime = String.raw`(?<=\b(?:at|till|until|from|by|is|around|about)\s|(?:day|days|\d(?:st|nd|rd|th))(?: now)?,\s|@\s?)`;

const forms: readonly string[] = [
  String.raw`(?:${partOfDay})\s?(?:\d{1,2}|${han}{1,3})[点點时時]${behindHour}`,
  String.raw`(?<![\d${han.slice(1, -1)}几幾:：.])(?:[三四五六七八九]|十[一二]?)[点點](?:半|整|钟|鐘|[一三]刻|${minuteHan})?(?!建议|建議|意见|意見|小|要求|说明)`,
  String.raw`(?<![\d:.])\d{1,2}[点點](?:半|[一三]刻)`,
  String.raw`(?<![\d:.,])(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)?\s?Uhr\b(?:\s[0-5]\d\b)?`,
  String.raw`\b(?:${minuteWords}) (?:past|to) ${hour}\b`,
  String.raw`\b${hour}(?:[.:][0-5]\d)? (?:o['’]clock )?(?:in the (?:morning|afternoon|evening)|at night)\b`,
  String.raw`\b${hour} o['’]clock\b`,
  String.raw`${beforeTime}(?:1\d|2[0-3]|0?[1-9])\.[0-5]\d(?:\s?[ap]\.?m\b\.?|${noSum})`,
  String.raw`(?<=(?:\b(?:de|dès|vers|avant)|(?<!\p{L})à|,)\s)(?:[01]?\d|2[0-3])\s?h(?:\s?[0-5]\d)?(?![\p{L}\d])`,
];

/** The forms, as a part of a pattern with the flags `iu`. */
export const spokenClock = forms.join('|');

const digits = '零一二三四五六七八九';
function hanNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const plain = written.replace(/[两兩]/gu, '二');
  const [, tens, ones] = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/u.exec(plain) ?? [];
  if (plain.includes('十'))
    return (tens === undefined ? 1 : digits.indexOf(tens)) * 10 + Math.max(0, digits.indexOf(ones ?? '零'));
  return digits.indexOf(plain);
}

const time = (hours: number, minutes: number): string | undefined =>
  hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : undefined;

const chinese = new RegExp(
  `^(?<part>${partOfDay})?\\s?(?<h>\\d{1,2}|${han}{1,3})(?:[:点點时時](?:(?<half>半)|(?<quarter>[一三])刻|(?<m>\\d{1,2}|[二三四五]?十${han}?)分?|[整钟鐘])?)?$`,
  'u',
);
const late = /下午|傍晚|晚/u;

function chineseTime(written: string): string | undefined {
  const { part = '', h = '', half, quarter, m } = chinese.exec(written)?.groups ?? {};
  if (h === '') return undefined;
  const said = hanNumber(h);
  const hours = (late.test(part) && said < 12) || (part === '中午' && said < 4) ? said + 12 : said;
  const minutes =
    half !== undefined ? 30 : quarter !== undefined ? 15 * hanNumber(quarter) : m === undefined ? 0 : hanNumber(m);
  return time(hours, minutes);
}

const hourOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : hourWords.indexOf(written.toLowerCase()) + 1;
const minuteOf = (written: string): number => {
  const word = written.toLowerCase().replace(/^a /, '');
  if (word === 'half') return 30;
  if (word === 'quarter') return 15;
  return /five$/.test(word) && /^twenty/.test(word) ? 25 : word === 'twenty' ? 20 : word === 'ten' ? 10 : 5;
};

const inWords = new RegExp(`^(?<m>${minuteWords}) (?<way>past|to) (?<h>${hour})$`, 'i');
const withPart = new RegExp(
  `^(?<h>${hour})(?:[.:](?<m>[0-5]\\d))?(?: o['’]clock)?(?: (?<part>in the (?:morning|afternoon|evening)|at night))?$`,
  'i',
);
const stopped = /^(?<h>\d{1,2})(?:[.:](?<m>[0-5]\d))?(?:\s?Uhr)?(?:\s(?<n>[0-5]\d))?$/i;
const french = /^(?<h>\d{1,2})\s?h(?:\s?(?<m>[0-5]\d))?$/i;

function wordedTime(written: string): string | undefined {
  const past = inWords.exec(written)?.groups;
  if (past !== undefined) {
    const [hours, minutes] = [hourOf(past['h'] ?? ''), minuteOf(past['m'] ?? '')];
    return past['way']?.toLowerCase() === 'to' ? time((hours + 11) % 12, 60 - minutes) : time(hours, minutes);
  }
  const parted = withPart.exec(written)?.groups;
  if (parted !== undefined) {
    const isLate = /afternoon|evening|night/i.test(parted['part'] ?? '');
    const hours = hourOf(parted['h'] ?? '');
    return time(isLate && hours < 12 ? hours + 12 : hours, Number(parted['m'] ?? 0));
  }
  const figure = (stopped.exec(written) ?? french.exec(written))?.groups;
  return figure === undefined ? undefined : time(Number(figure['h']), Number(figure['m'] ?? figure['n'] ?? 0));
}

/** "16:30" of 下午四点半, "half past four", "16 Uhr 30", "18 h 30"; nothing of what is written otherwise. */
export const spokenTime = (written: string): string | undefined => {
  const plain = written.trim();
  return chineseTime(plain) ?? wordedTime(plain);
};
