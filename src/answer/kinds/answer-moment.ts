import type { MemoryItem } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import { daysBetween } from '../../memory/time-span.ts';
import { journeys } from '../asked/answer-words.ts';
import { asksForPast } from '../asked/change-words.ts';
import { asksOfRecords, type Limits } from '../evidence/constraint.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { currentRecords } from '../reading/current-records.ts';
import { type Moment, momentScore, momentsOf, type Wanted } from '../reading/moments.ts';
import { changeNote, isChangeOf, mayReplaceItem } from '../reading/one-transaction.ts';
import { daysIn } from '../reading/quoted-values.ts';
import { spokenTime } from '../reading/spoken-clock.ts';
import { dayAnswer, dayText, type Language, spanText } from '../wording.ts';

const MOST_READ = 6;
/** A moment that scores below this says nothing of what was asked. */
const LEAST_SCORE = -6;
/** Each place further down the evidence costs this much. */
const PER_PLACE = 0.6;
/** What holds now comes before what was said earlier, unless it does not say. */
const PER_RECORD = 4;

/** What another sender says of another day changes nothing. */
const ELSEWHERE = 3;

function isSameDealing(item: MemoryItem, best: MemoryItem | undefined): boolean {
  const senders = (one: MemoryItem | undefined): readonly string[] =>
    (one?.people ?? []).flatMap(({ how, id, name }) => (how === 'sender' || how === 'speaker' ? [id ?? name] : []));
  const own = senders(best);
  return own.length === 0 || senders(item).some((sender) => own.includes(sender));
}

/** Whether a later record of one sender may take the place of an earlier one: a name alone proves none. */
const replacesIt = (later: MemoryItem, earlier: MemoryItem): boolean =>
  isLater(later, earlier) && isSameDealing(later, earlier) && mayReplaceItem(earlier, later);

/** "When did we take off": records of flights say it, where there are any, and no others. */
function ofAskedKind({ text, supported, accounts }: Question): Question['supported'] {
  const kind = journeys.find(({ words }) => words.test(text))?.kind;
  if (kind === undefined) return supported;
  const own = supported.filter(({ item }) => accountsOf(accounts, item.id).some((one) => one.kind === kind));
  return own.length > 0 ? own : supported;
}

/** "When do the bins go out": on Tuesday, whichever. */
const asksForHabit =
  /^(?:and |so )?(?:when|what day|which day|on (?:what|which) day) (?:do|does|are|is)\b|每周|每个?(?:星期|礼拜)|(?:周|星期)几/iu;

/** Days that only whoever writes them can mean. */
const ofToday =
  /\b(?:today|tonight|tomorrow|yesterday|now|next|this|coming)\b|今[天晚日]|明[天晚日早]|昨[天晚日]|后天|[下这本]周/iu;

/** Of letters that are about as fit as the best the earliest first. */
const AS_FIT = 2;
function earliestFirst(read: Question['supported']): Question['supported'] {
  const [best] = read;
  if (best === undefined) return read;
  const isAsFit = ({ fit = 0 }: Support): boolean => (best.fit ?? 0) - fit <= AS_FIT;
  const inTime = read.filter(isAsFit).toSorted((a, b) => (isLater(a.item, b.item) ? 1 : -1));
  return [...inTime, ...read.filter((one) => !isAsFit(one))];
}

const LONGEST_SPAN_DAYS = 130;
/** When the question says that it was, a season at most: "on May 28", 清明, "in the fall"; not when records are asked for by the time they came. */
function timeNamed({ retrieval: { plan }, text }: Question): readonly Limits[] | undefined {
  if (asksOfRecords.test(text)) return undefined;
  const [only, other] = timesIn(plan.root);
  return only === undefined || other !== undefined ? undefined : only.filter(isShort);
}

/** Each time that holds for every answer: one leaf, or the alternatives that one word leaves open. */
function timesIn(node: PlanNode): readonly (readonly Limits[])[] {
  if (node.kind === 'leaf') return node.tool === 'time' ? [[node.args]] : [];
  if (node.kind === 'all') return node.plans.flatMap(timesIn);
  if (node.kind === 'within') return timesIn(node.plan);
  const each = node.kind === 'any' ? node.plans.map(timesIn) : [];
  return each.length > 0 && each.every((one) => one.length === 1) ? [each.flat(2)] : [];
}

const isShort = ({ start, end, months }: Limits): boolean =>
  start === undefined || end === undefined
    ? start === end && months !== undefined
    : daysBetween(start.slice(0, 10), end.slice(0, 10)) <= LONGEST_SPAN_DAYS;

/** The date, or the time of day, that the records which hold give for what is asked. */
export async function answerMoment(question: Question, needs: 'day' | 'clock'): Promise<Draft | undefined> {
  const isPast = asksForPast(question.text);
  let best: (Best & { readonly score: number; readonly isTied?: boolean }) | undefined;
  const written = ofAskedKind(question).filter(
    ({ item }) => item.modality === 'email' || item.modality === 'text' || item.ocr !== undefined,
  );
  const read = isPast ? earliestFirst(written) : written;
  const wanted = {
    text: question.text,
    topic: question.topic,
    needs,
    within: timeNamed(question),
  };
  for (const [place, { item }] of read.slice(0, MOST_READ).entries()) {
    const current = await currentRecords(item, question);
    // What was at first stands in the first record.
    const records = isPast
      ? { ...current, items: current.items.toSorted((a, b) => (isLater(a, b) ? 1 : -1)) }
      : current;
    for (const [order, record] of records.items.entries()) {
      const moments = momentsOf(record);
      const replaced = isPast ? new Set<string>() : replacedDays(record, moments, read);
      for (const moment of moments) {
        const other = place > 0 && !isSameDealing(item, read[0]?.item) ? ELSEWHERE : 0;
        // The hour of a day that was told before may be the new one.
        const isOldDay = needs === 'day' && moment.day !== undefined && replaced.has(moment.day.start.slice(0, 10));
        const old = isOldDay ? REPLACED : 0;
        const score = momentScore(moment, wanted) - PER_PLACE * place - PER_RECORD * order - other - old;
        if (score === best?.score && moment.day?.start !== best.moment.day?.start) best = { ...best, isTied: true };
        if (score > (best?.score ?? LEAST_SCORE)) best = { moment, score, notes: records.notes };
      }
    }
  }
  if (best === undefined) return undefined;
  const { moment: found, notes } = isPast ? best : changedLater(best, read, wanted, question);
  const told = draftOf(found, question, needs, notes);
  // Of what was at first, two days that a letter tells alike leave open which of them it was.
  const draft = isPast && best.isTied === true ? { ...told, sureness: TIED * told.sureness } : told;
  return needs === 'day' && asksForHabit.test(question.text) && !/\d/.test(found.quote) && !ofToday.test(found.quote)
    ? { ...draft, text: found.quote.trim() }
    : draft;
}

const TIED = 0.4;
const REPLACED = 4;
const daysOf = (moments: readonly Moment[]): ReadonlySet<string> =>
  new Set(moments.flatMap(({ day }) => (day === undefined ? [] : [day.start.slice(0, 10)])));
const isLater = (a: MemoryItem, b: MemoryItem): boolean => (a.time?.start ?? '') > (b.time?.start ?? '');

/** Of a record that names several days those that its writer had named before: what is new is what holds. */
function replacedDays(
  record: MemoryItem,
  moments: readonly Moment[],
  read: Question['supported'],
): ReadonlySet<string> {
  const own = daysOf(moments);
  if (own.size < 2) return new Set();
  const before = read.filter(({ item }) => replacesIt(record, item));
  const told = new Set(before.flatMap(({ item }) => [...daysOf(momentsOf(item))]));
  const replaced = [...own].filter((day) => told.has(day));
  return new Set(replaced.length < own.size ? replaced : []);
}

type Best = { readonly moment: Moment; readonly notes: readonly string[] };

/** Whoever writes later of the same and names the day that was told beside another one has moved it. */
function changedLater({ moment, notes }: Best, read: Question['supported'], wanted: Wanted, question: Question): Best {
  const day = moment.day?.start.slice(0, 10);
  if (day === undefined) return { moment, notes };
  // Both ends of a stay were told before: the bill that repeats them has moved nothing.
  const known = daysOf(momentsOf(moment.item));
  const changes = read.flatMap(({ item }) => {
    if (!replacesIt(item, moment.item)) return [];
    const moments = momentsOf(item);
    const days = daysOf(moments);
    if (days.size < 2 || !days.has(day)) return [];
    const others = moments.filter((one) => one.day !== undefined && !known.has(one.day.start.slice(0, 10)));
    const [next] = others.toSorted((a, b) => momentScore(b, wanted) - momentScore(a, wanted));
    return next === undefined || momentScore(next, wanted) === Number.NEGATIVE_INFINITY ? [] : [next];
  });
  const [last] = changes.toSorted((a, b) => (isLater(a.item, b.item) ? -1 : 1));
  if (last === undefined) return { moment, notes };
  const isTold = isChangeOf({ item: moment.item, field: moment.role }, { item: last.item, field: last.role }, question);
  return {
    moment: last,
    notes: isTold ? [...notes, changeNote(dayText(day, question.language), question.language)] : notes,
  };
}

/** "On what day and at what time", 哪天几点. */
const asksForBoth =
  /\b(?:day|date) and (?:at )?(?:what |which )?(?:time|hour)\b|\b(?:time|hour) and (?:on )?(?:what |which )?(?:day|date)\b|(?:哪天|几号|哪一天|什么日子)[^，。]{0,4}几点/iu;

function draftOf(
  moment: Moment,
  { language, text: asked }: Question,
  needs: 'day' | 'clock',
  notes: readonly string[],
): Draft {
  const of = moment.clockFrom ?? moment;
  const also: readonly MemoryItem[] = [...new Set([moment.item, of.item])];
  const { id, time } = moment.item;
  // "On Friday" says a day only together with when it was said.
  const isOfBoth = moment.day !== undefined && asksForBoth.test(asked);
  const isTold = (needs === 'day' || isOfBoth) && time !== undefined && daysIn(moment.quote).length === 0;
  const citations = [
    cite(id, moment.field, moment.quote),
    ...(moment.clockQuote === undefined ? [] : [cite(of.item.id, of.field, moment.clockQuote)]),
    ...(isTold ? [cite(id, 'time', time.start)] : []),
  ];
  const base = { type: 'number', citations, sureness: 0.85, notes, also } as const;
  if (needs === 'clock' && !isOfBoth) return { ...base, text: clockText(moment, language) };
  const { start, end } = moment.day ?? { start: '', end: '' };
  const oneDay = start.slice(0, 10) === end.slice(0, 10);
  return {
    ...base,
    text: oneDay
      ? dayAnswer(start, language, 'day', moment.clock === undefined ? undefined : figuresOf(moment.clock))
      : spanText(start, end, language),
    value: { kind: 'moment', start, end },
  };
}

/** The time alone first, in figures; as the record has it behind, where that differs. */
function clockText({ clock = '', day }: Moment, language: Language): string {
  const figures = figuresOf(clock);
  const shown = figures === clock ? clock : language === 'zh' ? `${figures} (${clock})` : figures;
  const aside = [...(figures === clock ? [] : [clock]), ...(day === undefined ? [] : [dayText(day.start, language)])];
  if (language === 'zh') return shown;
  return aside.length === 0 ? shown : `${figures} (${aside.join(', ')})`;
}

/** "4:15 pm" as "16:15": one way to write every time, whatever the record's. */
export function figuresOf(clock: string): string {
  const pad = (n: number): string => String(n).padStart(2, '0');
  const spoken = /^\d{1,2}[:.h]/.test(clock) ? undefined : spokenTime(clock);
  if (spoken !== undefined) return spoken;
  const military = /^([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hours)$/i.exec(clock);
  if (military !== null) return `${military[1]}:${military[2]}`;
  const french = /^(\d{1,2})\s?h\s?(\d{2})?$/i.exec(clock);
  if (french !== null) return `${pad(Number(french[1]))}:${french[2] ?? '00'}`;
  const half = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m/i.exec(clock);
  if (half === null) return clock;
  const hour = (Number(half[1]) % 12) + (half[3]?.toLowerCase() === 'p' ? 12 : 0);
  return `${pad(hour)}:${half[2] ?? '00'}`;
}
