import { everywhere } from '../../language/everywhere.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { daysBetween } from '../../memory/time-span.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { currentRecords } from '../reading/current-records.ts';
import { stayEnds } from '../reading/stay-ends.ts';
import { lengthSaid } from '../reading/value-cues.ts';
import { countText, type Language, secondsText, spanText } from '../wording.ts';
import { clockSpan } from './clock-span.ts';

const MOST_READ = 6;

/** How long a video, a stay or a trip took. */
export async function answerDuration(question: Question): Promise<Draft | undefined> {
  const { supported, text, language } = question;
  const video = /\b(?:video|clip|recording|footage)\b|视频|录像/i.test(text);
  const filmed = supported.find(({ item }) => item.media?.durationSeconds !== undefined);
  const unit = unitAsked(text);
  const short = unit === undefined || unit === 'hour' || unit === 'minute';
  if (filmed !== undefined && short && (video || supported[0] === filmed)) return filmLength(filmed.item);
  if (unit === 'year') return undefined;
  const byClock = short ? clockSpan(question) : undefined;
  if (byClock !== undefined) return byClock;
  for (const { item } of readable(question, unit).slice(0, MOST_READ)) {
    const records = await currentRecords(item, question);
    for (const record of records.items) {
      const found = stayOf(record, unit, language) ?? lengthIn(record, unit, language);
      if (found === undefined) continue;
      return { ...found, notes: records.notes, also: [record] };
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

function filmLength(item: MemoryItem): Draft {
  const seconds = item.media?.durationSeconds ?? 0;
  return {
    text: secondsText(seconds),
    type: 'number',
    citations: [cite(item.id, 'media.durationSeconds', String(seconds))],
    sureness: 0.9,
    notes: [],
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
