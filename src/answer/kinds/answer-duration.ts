import { everywhere } from '../../language/everywhere.ts';
import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { daysBetween } from '../../memory/time-span.ts';
import { askedAccounts } from '../amounts/amount-accounts.ts';
import { asksForPast } from '../asked/change-words.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { type CurrentRecords, currentRecords } from '../reading/current-records.ts';
import { stayEnds } from '../reading/stay-ends.ts';
import { lengthSaid } from '../reading/value-cues.ts';
import { countText, type Language, secondsText, spanText } from '../wording.ts';
import { clockSpan } from './clock-span.ts';
import { tripSpan } from './trip-span.ts';

const MOST_READ = 6;

/** How long a video, a stay or a trip took. */
export async function answerDuration(question: Question): Promise<Draft | undefined> {
  const { supported, text, language } = question;
  const video = /\b(?:video|clip|recording|footage)\b|视频|录像/i.test(text);
  const filmed = supported.find(({ item }) => item.media?.durationSeconds !== undefined);
  const unit = unitAsked(text);
  const short = unit === undefined || unit === 'hour' || unit === 'minute';
  if (filmed !== undefined && short && (video || supported[0] === filmed)) return filmLength(filmed.item);
  if (unit === 'year') return yearsSaid(question);
  const byClock = short ? clockSpan(question) : undefined;
  if (byClock !== undefined) return byClock;
  const isPast = asksForPast(text);
  for (const { item } of readable(question, unit).slice(0, MOST_READ)) {
    const records = await currentRecords(item, question);
    const told = isPast || (unit !== 'night' && unit !== undefined) ? undefined : stayOfAll(records, language);
    if (told !== undefined) return { ...told, notes: records.notes };
    for (const record of isPast ? inTime(records.items) : heldFirst(records.items, records.account)) {
      const found = stayOf(record, unit, language) ?? lengthIn(record, unit, language);
      if (found === undefined) continue;
      const isOfHouse = records.account?.kind === 'lodging' || unit !== 'night' || !ofHouse.test(text);
      const stay = isOfHouse ? undefined : await onlyStayBeside(record, question);
      return stay ?? { ...found, notes: records.notes, also: [record] };
    }
  }
  const stay = unit === 'night' ? await stayBooked(question) : undefined;
  if (stay !== undefined) return stay;
  const trip = await tripSpan(question);
  if (trip?.value?.kind !== 'moment') return undefined;
  const span = trip.value;
  const nights = daysBetween(span.start, span.end);
  const days = unit === 'night' ? nights : nights + 1;
  return {
    ...trip,
    text: lengthText(days, unit ?? 'day', language),
    notes: [spanText(span.start, span.end, language)],
    value: { kind: 'days', days },
  };
}

const ofHouse = /\b(?:hotel|hostel|inn|guest ?house|b&b|airbnb)\b|酒店|宾馆|旅馆|民宿|旅店/iu;

/** How long a journey was to be says whoever planned it; how many nights at the hotel, the one house of those days, whose last letter holds. */
async function onlyStayBeside(record: MemoryItem, { accounts, store, language }: Question): Promise<Draft | undefined> {
  const [first, last] = stayEnds(record);
  const [from, to] = [record.dates?.[first]?.start.slice(0, 10), record.dates?.[last]?.end.slice(0, 10)];
  if (from === undefined || to === undefined) return undefined;
  const [stay, other] = accounts.filter(
    ({ kind, state, span }) =>
      kind === 'lodging' &&
      state !== 'cancelled' &&
      span !== undefined &&
      span.start.slice(0, 10) < to &&
      span.end.slice(0, 10) > from,
  );
  if (stay === undefined || other !== undefined) return undefined;
  for (const item of (await store.items(stay.entries.map((entry) => entry.item))).toReversed()) {
    const found = stayOf(item, 'night', language) ?? lengthIn(item, 'night', language);
    if (found !== undefined) return { ...found, also: [item] };
  }
  return undefined;
}

/** How long it was to be at first stands in the first record. */
const inTime = (records: readonly MemoryItem[]): readonly MemoryItem[] =>
  records.toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));

/** "A guarantee of two years", 保修三年: 2025年 is a year and no length. */
const yearsLong =
  /(?<![\d.])(?<n>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?years?\b(?! (?:old|ago))|(?<![\d.])(?<n3>\d{1,2}|[一二两三四五六七八九十]{1,2})\s?年(?!\s?\d|级|前|[一二三四五六七八九十]{1,2}月|\p{Script=Han}?班)/iu;

/** So many years as a letter says beside the words of the question. */
function yearsSaid({ supported, topic, language }: Question): Draft | undefined {
  for (const { item } of supported.slice(0, MOST_READ)) {
    for (const { field, text } of quotable(item)) {
      for (const { text: line } of sentences(text)) {
        const found = yearsLong.exec(line);
        const said = new Set(tokens(line));
        const number = numberOf(found?.groups?.['n'] ?? found?.groups?.['n3'] ?? '');
        if (found === null || number === undefined || ![...topic.keys()].some((word) => said.has(word))) continue;
        return {
          text: lengthText(number, 'year', language),
          type: 'number',
          citations: [cite(item.id, field, found[0])],
          sureness: 0.7,
          notes: [],
          also: [item],
          value: { kind: 'days', days: number * 365.25 },
        };
      }
    }
  }
  return undefined;
}

/** What may tell a length; of nights, records of stays first. */
function readable({ supported, accounts }: Question, unit: Unit | undefined): readonly Support[] {
  const written = supported.filter(({ item }) => item.modality !== 'image' || item.ocr !== undefined);
  if (unit !== 'night') return written;
  const ofStay = ({ item }: Support): boolean => accountsOf(accounts, item.id).some(({ kind }) => kind === 'lodging');
  return [...written.filter(ofStay), ...written.filter((one) => !ofStay(one))];
}

/** Records of a stay whose days are those that hold before the others: a bill may tell of a night more than the booking. */
function heldFirst(records: readonly MemoryItem[], account: LedgerAccount | undefined): readonly MemoryItem[] {
  if (account?.kind !== 'lodging' || account.span === undefined) return records;
  const nights = daysBetween(account.span.start, account.span.end);
  const holds = (record: MemoryItem): boolean => {
    const told = stayOf(record, 'night', 'en')?.value;
    return told?.kind === 'days' && told.days === nights;
  };
  return [...records.filter(holds), ...records.filter((record) => !holds(record))];
}

/** The stay as it holds, where no letter tells both of its ends: one was moved by a later letter than tells the other. */
function stayOfAll({ items, account }: CurrentRecords, language: Language): Draft | undefined {
  if (account?.kind !== 'lodging' || account.span === undefined || account.state === 'cancelled') return undefined;
  const [first, last] = [account.span.start.slice(0, 10), account.span.end.slice(0, 10)];
  const nights = daysBetween(first, last);
  const tellsAll = items.some((record) => {
    const told = stayOf(record, 'night', 'en')?.value;
    return told?.kind === 'days' && told.days === nights;
  });
  if (tellsAll || nights < 1) return undefined;
  const ends = [first, last].map((day) => {
    for (const record of items) {
      const index = (record.dates ?? []).findIndex((date) => date.start.slice(0, 10) === day);
      const date = record.dates?.[index];
      if (date !== undefined) return { record, citation: cite(record.id, `dates.${index}`, date.text) };
    }
    return undefined;
  });
  const [start, end] = ends;
  if (start === undefined || end === undefined) return undefined;
  return {
    text: lengthText(nights, 'night', language),
    type: 'number',
    citations: [start.citation, end.citation],
    sureness: 0.9,
    notes: [],
    also: [start.record, end.record],
    value: { kind: 'days', days: nights },
  };
}

/** Words that ask how long one stayed, and tell no stay. */
const askingStay = new Set(
  [
    'night nights stay stayed staying sleep slept spend spent hotel room long many there',
    '晚 几晚 住 住了 酒店 多少',
  ].flatMap((words) => tokens(words)),
);

/** The nights of the one stay whose letters fit, where no record was found to have all that is asked. */
async function stayBooked(question: Question): Promise<Draft | undefined> {
  const { accounts, items } = await askedAccounts(question, {
    measure: 'total',
    kinds: new Set(['lodging']),
    many: false,
    pick: 'all',
    ofRecords: false,
    said: askingStay,
    object: [],
  });
  const [stay, other] = accounts;
  if (stay === undefined || other !== undefined) return undefined;
  for (const { item: id } of stay.entries.toReversed()) {
    const item = items.get(id);
    const found = item === undefined ? undefined : stayOf(item, 'night', question.language);
    if (item !== undefined && found !== undefined) return { ...found, also: [item] };
  }
  return undefined;
}

function filmLength(item: MemoryItem): Draft {
  const seconds = item.media?.durationSeconds ?? 0;
  return {
    text: secondsText(seconds),
    type: 'number',
    citations: [cite(item.id, 'media.durationSeconds', String(seconds))],
    sureness: 0.9,
    notes: [],
    value: { kind: 'days', days: seconds / 86_400 },
  };
}

type Unit = 'night' | 'day' | 'week' | 'month' | 'year' | 'hour' | 'minute';

const unitCues: readonly {
  readonly pattern: RegExp;
  readonly unit: Unit;
  readonly zh: string;
  readonly days: number;
}[] = [
  {
    pattern: /\b(?:nights?|n[äa]chte?n?|nuits?|noches?|noites?|notti|notte|nachten)\b|night\(s\)|[晚夜]/i,
    unit: 'night',
    zh: '晚',
    days: 1,
  },
  { pattern: /\bdays?\b|天/i, unit: 'day', zh: '天', days: 1 },
  { pattern: /\bweeks?\b|周|星期/i, unit: 'week', zh: '周', days: 7 },
  { pattern: /\bmonths?\b|个?月/i, unit: 'month', zh: '个月', days: 30.44 },
  { pattern: /\byears?\b|年/i, unit: 'year', zh: '年', days: 365.25 },
  { pattern: /\b(?:hours?|hrs?|h)\b|小时/i, unit: 'hour', zh: '小时', days: 1 / 24 },
  { pattern: /\b(?:minutes?|mins?)\b|分钟/i, unit: 'minute', zh: '分钟', days: 1 / 1440 },
];

const unitAsked = (text: string): Unit | undefined =>
  unitCues.find(({ pattern }) =>
    pattern.test(
      (/(?:how many|几|多少)\s*(?:个)?(\p{L}+)/iu.exec(text) ??
        /\b(nights|days|weeks|months|hours|minutes)[?. ]*$/iu.exec(text))?.[1] ?? '',
    ),
  )?.unit;

function lengthText(n: number, unit: Unit, language: Language): string {
  const row = unitCues.find((cue) => cue.unit === unit);
  return language === 'zh' ? `${n} ${row?.zh ?? ''}`.trim() : countText(n, unit);
}

/** From check-in to check-out, or from one end of a stated range to the other. */
function stayOf(item: MemoryItem, unit: Unit | undefined, language: Language): Draft | undefined {
  const dates = item.dates ?? [];
  const [first, last] = stayEnds(item);
  const [from, to] = [dates[first], dates[last]];
  if (from === undefined || to === undefined || to.end.slice(0, 10) <= from.start.slice(0, 10)) return undefined;
  if (unit === 'hour' || unit === 'minute') return undefined;
  const nights = daysBetween(from.start, to.end);
  const days = unit === 'day' ? nights + 1 : nights;
  return {
    text: lengthText(unit === 'week' ? Math.round(nights / 7) : days, unit ?? 'night', language),
    type: 'number',
    citations: [...new Set([first, last])].map((index) => cite(item.id, `dates.${index}`, dates[index]?.text ?? '')),
    sureness: 0.9,
    notes: [spanText(from.start, to.end, language)],
    value: { kind: 'days', days: nights },
  };
}

const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inChinese = '零一二三四五六七八九十';

/** "Thirty minutes before departure", "ten minutes late", "5 minutes' walk" are no length of what is asked. */
const isMargin = (text: string, at: number, length: number): boolean =>
  /^['’]?\s*(?:before|prior|ahead|earlier|early|in advance|late|later|delay|away|walk|notice|vor|前|之前|以前|提前|晚点|步行|路程)/iu.test(
    text.slice(at + length),
  ) || /(?:提前|步行|晚点|延误)\s*$/u.test(text.slice(0, at));

/** "6 nights", "1 h 25 min", as the record says it. */
function lengthIn(item: MemoryItem, unit: Unit | undefined, language: Language): Draft | undefined {
  for (const { field, text } of quotable(item)) {
    for (const found of text.matchAll(everywhere(lengthSaid))) {
      // 38H is a seat.
      if (/^\d{1,2}[A-Z]$/.test(found[0]) || isMargin(text, found.index, found[0].length)) continue;
      const { n, unit: said, n3, unit3 } = found.groups ?? {};
      const row = unitCues.find(({ pattern }) => pattern.test(said ?? unit3 ?? ''));
      const number = numberOf(n ?? n3 ?? '');
      if (row === undefined || number === undefined || (unit !== undefined && row.unit !== unit)) continue;
      const written = found.groups?.['n2'] === undefined ? lengthText(number, row.unit, language) : found[0];
      return {
        text: written,
        type: 'number',
        citations: [cite(item.id, field, found[0])],
        sureness: 0.8,
        notes: [],
        value: { kind: 'days', days: number * row.days },
      };
    }
  }
  return undefined;
}

function numberOf(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  const word = inWords.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  if (text === '两') return 2;
  const chinese = inChinese.indexOf(text);
  return chinese >= 0 ? chinese : undefined;
}
