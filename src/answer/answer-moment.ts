import type { MemoryItem } from '../memory/item.ts';
import { dateCues } from './answer-words.ts';
import { currentRecords } from './current-records.ts';
import { type Moment, momentScore, momentsOf } from './moments.ts';
import { cite, type Draft, type Question } from './question.ts';
import { dayAnswer, dayText, type Language, spanText } from './wording.ts';

const MOST_READ = 6;
/** A moment that scores below this says nothing of what was asked. */
const LEAST_SCORE = -6;
/** Each place further down the evidence costs this much. */
const PER_PLACE = 0.6;
/** What holds now comes before what was said earlier, unless it does not say. */
const PER_RECORD = 4;

/** The date, or the time of day, that the records which hold give for what is asked. */
export async function answerMoment(question: Question, needs: 'day' | 'clock'): Promise<Draft | undefined> {
  const wanted = { text: question.text, topic: question.topic, needs };
  let best: { readonly moment: Moment; readonly score: number; readonly notes: readonly string[] } | undefined;
  const read = question.supported.filter(
    ({ item }) => item.modality === 'email' || item.modality === 'text' || item.ocr !== undefined,
  );
  for (const [place, { item }] of read.slice(0, MOST_READ).entries()) {
    const records = await currentRecords(item, question);
    for (const [order, record] of records.items.entries()) {
      for (const moment of momentsOf(record)) {
        const score = momentScore(moment, wanted) - PER_PLACE * place - PER_RECORD * order;
        if (score > (best?.score ?? LEAST_SCORE)) best = { moment, score, notes: records.notes };
      }
    }
  }
  if (best === undefined) return undefined;
  const moment = needs === 'day' ? withItsClock(best.moment, question) : best.moment;
  return draftOf(moment, question.language, needs, best.notes);
}

/** A clock this good is said for what is asked, by its role or as the new one. */
const CLEAR = 2;

/** "When does the flight leave": the day alone does not say it where the same record tells the time. */
function withItsClock(moment: Moment, { text, topic }: Question): Moment {
  if (moment.clock !== undefined || !dateCues.some(({ pattern }) => pattern.test(text))) return moment;
  const wanted = { text, topic, needs: 'clock' } as const;
  const times = momentsOf(moment.item)
    .map((time) => ({ time, score: momentScore(time, wanted) }))
    .filter(({ score }) => score >= CLEAR)
    .sort((a, b) => b.score - a.score);
  const [best] = times;
  if (best?.time.clock === undefined) return moment;
  return { ...moment, clock: best.time.clock, clockQuote: best.time.quote };
}

function draftOf(moment: Moment, language: Language, needs: 'day' | 'clock', notes: readonly string[]): Draft {
  const also: readonly MemoryItem[] = [moment.item];
  const citations = [moment.quote, ...(moment.clockQuote === undefined ? [] : [moment.clockQuote])].map((quote) =>
    cite(moment.item.id, moment.field, quote),
  );
  const base = { type: 'number', citations, sureness: 0.85, notes, also } as const;
  if (needs === 'clock') return { ...base, text: clockText(moment, language) };
  const { start, end } = moment.day ?? { start: '', end: '' };
  const oneDay = start.slice(0, 10) === end.slice(0, 10);
  return {
    ...base,
    text: oneDay ? dayAnswer(start, language, 'day', moment.clock) : spanText(start, end, language),
    value: { kind: 'moment', start, end },
  };
}

/** The time alone first, as the record has it; in figures too where it is in Chinese words. */
function clockText({ clock = '', day }: Moment, language: Language): string {
  const figures = chineseClock(clock);
  const shown = figures === undefined ? clock : `${figures}（${clock}）`;
  return day === undefined
    ? shown
    : language === 'zh'
      ? `${shown}（${dayText(day.start, language)}）`
      : `${shown} (${dayText(day.start, language)})`;
}

function chineseClock(clock: string): string | undefined {
  const found = /(上午|下午|早上|晚上|中午|傍晚|凌晨)\s?(\d{1,2})(?:[:点时](\d{1,2})?)?(半)?/u.exec(clock);
  if (found === null) return undefined;
  const late = /下午|晚上|傍晚/.test(found[1] ?? '') && Number(found[2]) < 12;
  const hour = Number(found[2]) + (late ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${found[4] === undefined ? (found[3] ?? '00').padStart(2, '0') : '30'}`;
}
