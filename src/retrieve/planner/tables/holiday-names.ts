import { addDays, weekdayOf } from '../../../memory/time-span.ts';
import { daySpan, easterSunday, isoDay, type Span } from '../calendar.ts';
import { lunar } from '../lunar.ts';

export type SpanOfYear = (year: number) => Span | undefined;
export type Holiday = {
  /** How people write it. */
  readonly words: RegExp;
  /** In Chinese, separated by spaces. */
  readonly chinese?: string;
  /** The temporal tag that items of such a day carry. */
  readonly tag: string;
  readonly span?: SpanOfYear;
  /** Where it is another day: by country of the owner (ISO 3166-1). */
  readonly elsewhere?: Readonly<Record<string, SpanOfYear>>;
  /** True when items carry the tag wherever they are from, so that the tag says enough. */
  readonly everywhere?: boolean;
};

const fixed =
  (month: number, day: number, before = 0, after = 0): SpanOfYear =>
  (year) => {
    const date = isoDay(year, month, day);
    return daySpan(addDays(date, -before), addDays(date, after));
  };
const easter =
  (from: number, to: number = from): SpanOfYear =>
  (year) =>
    daySpan(addDays(easterSunday(year), from), addDays(easterSunday(year), to));
/** The nth weekday (1 is Monday) of a month, and the days until `after` days later. */
const nth =
  (n: number, weekday: number, month: number, after = 0): SpanOfYear =>
  (year) => {
    const first = isoDay(year, month, 1);
    const date = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
    return daySpan(date, addDays(date, after));
  };
/** The last weekday of a month. */
const last =
  (weekday: number, month: number): SpanOfYear =>
  (year) => {
    const end = addDays(isoDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1), -1);
    return daySpan(addDays(end, -((weekdayOf(end) - weekday + 7) % 7)));
  };

/** Main days of Diwali, which no calendar of the runtime gives. */
const diwaliDays =
  '2000-10-26 2001-11-14 2002-11-04 2003-10-25 2004-11-12 2005-11-01 2006-10-21 2007-11-09 2008-10-28 2009-10-17 2010-11-05 2011-10-26 2012-11-13 2013-11-03 2014-10-23 2015-11-11 2016-10-30 2017-10-19 2018-11-07 2019-10-27 2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26'.split(
    ' ',
  );
const diwali: SpanOfYear = (year) => {
  const day = diwaliDays.find((date) => date.startsWith(String(year)));
  return day === undefined ? undefined : daySpan(addDays(day, -1), addDays(day, 1));
};

/** Qingming is when the sun stands at 15°: 4 or 5 April (rule of the 21st century). */
const qingming: SpanOfYear = (year) => {
  const day = Math.floor(((year % 100) * 0.2422 + 4.81) % 31) - Math.floor((year % 100) / 4);
  return daySpan(addDays(isoDay(year, 4, day), -1), addDays(isoDay(year, 4, day), 1));
};

/** Days that have a name, tried in this order: longer names first. */
export const holidays: readonly Holiday[] = [
  { words: /christmas eve/, chinese: '平安夜 圣诞前夜', tag: 'christmas eve', span: fixed(12, 24), everywhere: true },
  { words: /boxing day/, chinese: '节礼日', tag: 'boxing day', span: fixed(12, 26) },
  {
    words: /christmas(?: day| time)?|xmas/,
    chinese: '圣诞节 圣诞',
    tag: 'christmas',
    span: fixed(12, 25, 1, 1),
    everywhere: true,
  },
  {
    words: /(?:chinese|lunar) new year['’]?s eve/,
    chinese: '除夕夜 除夕 年三十 大年三十 大年夜',
    tag: "chinese new year's eve",
    span: lunar('chinese', '1', 1, '01-20', -1),
  },
  {
    words: /new year['’]?s eve|silvester|nye/,
    chinese: '跨年夜 跨年',
    tag: "new year's eve",
    span: fixed(12, 31),
    everywhere: true,
  },
  {
    words: /(?:chinese|lunar) new year|spring festival/,
    chinese: '春节 农历新年 大年初一 过大年 过年 新春',
    tag: 'chinese new year',
    span: lunar('chinese', '1', 1, '01-20', -1, 6),
  },
  {
    words: /lantern festival/,
    chinese: '元宵节 元宵',
    tag: 'lantern festival',
    span: lunar('chinese', '1', 15, '02-03'),
  },
  {
    words: /mid-?autumn(?: festival)?|moon festival|mooncake festival/,
    chinese: '中秋节 中秋',
    tag: 'mid-autumn',
    span: lunar('chinese', '8', 15, '09-05', -1, 1),
  },
  {
    words: /dragon boat(?: festival)?/,
    chinese: '端午节 端午',
    tag: 'dragon boat',
    span: lunar('chinese', '5', 5, '05-24', -1, 1),
  },
  { words: /qixi(?: festival)?/, chinese: '七夕节 七夕', tag: 'qixi', span: lunar('chinese', '7', 7, '07-28') },
  {
    words: /double ninth(?: festival)?/,
    chinese: '重阳节 重阳',
    tag: 'double ninth',
    span: lunar('chinese', '9', 9, '09-30'),
  },
  {
    words: /qingming(?: festival)?|tomb[- ]sweeping(?: day| festival)?/,
    chinese: '清明节 清明',
    tag: 'qingming',
    span: qingming,
  },
  {
    words: /new year(?:['’]?s)?(?: day)?/,
    chinese: '元旦节 元旦 新年',
    tag: 'new year',
    span: fixed(1, 1, 1, 0),
    everywhere: true,
  },
  { words: /valentine['’]?s?(?: day)?/, chinese: '情人节', tag: 'valentine', span: fixed(2, 14), everywhere: true },
  {
    words: /international women['’]?s day|women['’]?s day/,
    chinese: '三八妇女节 妇女节',
    tag: "women's day",
    span: fixed(3, 8),
  },
  { words: /st\.? patrick['’]?s(?: day)?/, chinese: '圣帕特里克节', tag: 'st patrick', span: fixed(3, 17) },
  { words: /good friday/, chinese: '耶稣受难日', tag: 'easter', span: easter(-2) },
  { words: /easter(?: sunday| monday| weekend)?/, chinese: '复活节', tag: 'easter', span: easter(-2, 1) },
  {
    words: /pentecost|whit(?: sunday| monday| weekend)/,
    chinese: '圣灵降临节',
    tag: 'pentecost',
    span: easter(49, 50),
  },
  { words: /carnival|mardi gras|fasching/, chinese: '狂欢节 嘉年华', tag: 'carnival', span: easter(-52, -46) },
  { words: /king['’]?s day|koningsdag/, tag: "king's day", span: fixed(4, 27) },
  {
    words: /labou?r day/,
    chinese: '五一劳动节 劳动节 五一假期 五一',
    tag: 'labour day',
    span: fixed(5, 1, 0, 4),
    elsewhere: { US: nth(1, 1, 9), CA: nth(1, 1, 9) },
  },
  { words: /may day/, tag: 'labour day', span: fixed(5, 1) },
  { words: /memorial day/, tag: 'memorial day', span: last(1, 5) },
  {
    words: /children['’]?s day/,
    chinese: '六一儿童节 儿童节 六一',
    tag: "children's day",
    span: fixed(6, 1),
    elsewhere: { JP: fixed(5, 5), TR: fixed(4, 23) },
  },
  {
    words: /mother['’]?s day|mothering sunday/,
    chinese: '母亲节',
    tag: 'mothers day',
    span: nth(2, 7, 5),
    elsewhere: { GB: easter(-21), IE: easter(-21), FR: last(7, 5), ES: nth(1, 7, 5), PT: nth(1, 7, 5), SE: last(7, 5) },
  },
  {
    words: /father['’]?s day/,
    chinese: '父亲节',
    tag: 'fathers day',
    span: nth(3, 7, 6),
    elsewhere: {
      AU: nth(1, 7, 9),
      NZ: nth(1, 7, 9),
      DE: easter(39),
      ES: fixed(3, 19),
      PT: fixed(3, 19),
      IT: fixed(3, 19),
    },
  },
  { words: /midsummer(?: eve| day)?/, chinese: '仲夏节', tag: 'midsummer', span: fixed(6, 20, 0, 6) },
  {
    words: /independence day/,
    chinese: '独立日',
    tag: 'independence day',
    span: fixed(7, 4),
    elsewhere: { IN: fixed(8, 15), MX: fixed(9, 16), BR: fixed(9, 7), GR: fixed(3, 25), IL: fixed(5, 1, 20, 20) },
  },
  { words: /fourth of july|4th of july/, tag: 'independence day', span: fixed(7, 4) },
  { words: /bastille day/, chinese: '法国国庆', tag: 'bastille day', span: fixed(7, 14) },
  {
    words: /national day|golden week/,
    chinese: '国庆长假 国庆假期 国庆节 国庆 十一黄金周 十一假期 十一长假 黄金周',
    tag: 'national day',
    span: fixed(10, 1, 0, 6),
    elsewhere: {
      FR: fixed(7, 14),
      SG: fixed(8, 9),
      CH: fixed(8, 1),
      DE: fixed(10, 3),
      AT: fixed(10, 26),
      ES: fixed(10, 12),
      NO: fixed(5, 17),
      SE: fixed(6, 6),
      AU: fixed(1, 26),
      NZ: fixed(2, 6),
      CA: fixed(7, 1),
      BE: fixed(7, 21),
      TW: fixed(10, 10),
      HK: fixed(10, 1),
    },
  },
  { words: /canada day/, tag: 'canada day', span: fixed(7, 1) },
  { words: /australia day/, tag: 'australia day', span: fixed(1, 26) },
  { words: /teachers?['’]?s?['’]? day/, chinese: '教师节', tag: "teachers' day", span: fixed(9, 10) },
  { words: /oktoberfest/, chinese: '慕尼黑啤酒节 啤酒节', tag: 'oktoberfest', span: fixed(9, 17, 0, 18) },
  { words: /halloween/, chinese: '万圣节前夜 万圣节', tag: 'halloween', span: fixed(10, 31), everywhere: true },
  { words: /bonfire night|guy fawkes(?: night)?/, tag: 'bonfire night', span: fixed(11, 5) },
  { words: /singles['’]? day/, chinese: '光棍节 双十一 双11', tag: "singles' day", span: fixed(11, 11) },
  { words: /black friday/, chinese: '黑色星期五 黑五', tag: 'black friday', span: nth(4, 4, 11, 1) },
  {
    words: /thanksgiving(?: day)?/,
    chinese: '感恩节',
    tag: 'thanksgiving',
    span: nth(4, 4, 11, 3),
    elsewhere: { CA: nth(2, 1, 10) },
  },
  {
    words: /st\.? nicholas(?: day)?|sinterklaas/,
    chinese: '圣尼古拉斯节',
    tag: 'st nicholas',
    span: fixed(12, 5, 0, 1),
  },
  { words: /diwali|deepavali/, chinese: '排灯节 印度排灯节', tag: 'diwali', span: diwali },
  { words: /ramadan/, chinese: '斋月', tag: 'ramadan', span: lunar('islamic-umalqura', '9', 1, '01-01', 0, 29) },
  {
    words: /eid al-adha/,
    chinese: '宰牲节 古尔邦节',
    tag: 'eid',
    span: lunar('islamic-umalqura', '12', 10, '01-01', 0, 3),
  },
  { words: /eid(?: al-fitr)?/, chinese: '开斋节', tag: 'eid', span: lunar('islamic-umalqura', '10', 1, '01-01', 0, 2) },
  {
    words: /hanukkah|chanukah/,
    chinese: '光明节',
    tag: 'hanukkah',
    span: lunar('hebrew', 'Kislev', 25, '11-20', 0, 7),
  },
  { words: /passover|pesach/, chinese: '逾越节', tag: 'passover', span: lunar('hebrew', 'Nisan', 15, '03-22', 0, 7) },
  {
    words: /rosh hashanah/,
    chinese: '犹太新年',
    tag: 'rosh hashanah',
    span: lunar('hebrew', 'Tishri', 1, '09-03', 0, 1),
  },
  { words: /yom kippur/, chinese: '赎罪日', tag: 'yom kippur', span: lunar('hebrew', 'Tishri', 10, '09-12') },
  {
    words: /(?:the )?(?:first |second )?(?:covid )?lockdown|(?:during )?the (?:covid |coronavirus )?pandemic/,
    chinese: '疫情期间 疫情 封城 隔离期间',
    tag: 'pandemic',
    span: (year) => (year === 2020 ? { start: '2020-03-01T00:00:00', end: '2021-06-30T23:59:59' } : undefined),
  },
];

const spanIn = (holiday: Holiday, country: string | undefined): SpanOfYear | undefined =>
  holiday.elsewhere?.[country ?? ''] ?? holiday.span;

/** When a named day is in a year, where the owner lives; undefined in years that do not have it. */
export const holidaySpan = (holiday: Holiday, year: number, country: string | undefined): Span | undefined =>
  spanIn(holiday, country)?.(year);
