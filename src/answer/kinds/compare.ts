import { type Aspect, type TwoParts, twoEnds, twoParts, whenOf } from '../asked/parts-of-question.ts';
import { tellsOf } from '../evidence/tells-of.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { countText, dayText } from '../wording.ts';

const DAY = 86_400_000;

/** Which of two is cheaper, longer, earlier: each side answered by itself, then compared. */
export async function answerCompare(question: Question): Promise<Draft | undefined> {
  const parts = question.form === undefined ? undefined : twoParts(question.text, question.form);
  if (parts === undefined || question.part === undefined) return undefined;
  const [a, b] = [await question.part(parts.first.question), await question.part(parts.second.question)];
  if (a === undefined || b === undefined) return undefined;
  const [x, y] = [magnitude(a, parts.by), magnitude(b, parts.by)];
  if (x === undefined || y === undefined) return undefined;
  if (x.unit === y.unit) {
    const sides = `${parts.first.name}: ${a.text}; ${parts.second.name}: ${b.text}.`;
    return ofBoth(a, b, verdict(question, parts, x.value, y.value), [sides, ...a.notes, ...b.notes]);
  }
  return parts.by === 'price' ? withoutRate(question, parts, a, b) : undefined;
}

/** What is said of two sides rests on what each of them rests on. */
const ofBoth = (a: Draft, b: Draft, text: string, notes: readonly string[]): Draft => ({
  text,
  type: 'open_end',
  citations: [...a.citations, ...b.citations],
  sureness: 0.9 * Math.min(a.sureness, b.sureness),
  notes,
  also: [...(a.also ?? []), ...(b.also ?? [])],
  ...posteriorOf(a, b),
});

/** Sums of two currencies are not compared, since no rate between them is known: both are told. */
function withoutRate({ language }: Question, { first, second }: TwoParts, a: Draft, b: Draft): Draft {
  return language === 'zh'
    ? ofBoth(a, b, `${a.text}和${b.text}`, [
        `${first.name}：${a.text}；${second.name}：${b.text}。两种货币之间的汇率不明。`,
      ])
    : ofBoth(a, b, `${a.text} and ${b.text}`, [
        `${first.name}: ${a.text}; ${second.name}: ${b.text}. No rate between the two currencies is known.`,
      ]);
}

const posteriorOf = (a: Draft, b: Draft): { readonly posterior?: number } =>
  a.posterior === undefined || b.posterior === undefined ? {} : { posterior: Math.min(a.posterior, b.posterior) };

function verdict({ text, language }: Question, { first, second, by, greater }: TwoParts, x: number, y: number): string {
  const chinese = language === 'zh';
  if (/before or after|after or before|之前还是之后/i.test(text)) {
    const word =
      x < y
        ? chinese
          ? '之前'
          : 'before'
        : x > y
          ? chinese
            ? '之后'
            : 'after'
          : chinese
            ? '同一天'
            : 'on the same day';
    return chinese ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  }
  const yesNo = /^(?:was|is|were|did|does|do)\b.*\bthan\b/i.test(text);
  if (x === y) return chinese ? '一样' : by === 'time' ? 'Both on the same day' : 'Both the same';
  const wins = x > y === greater ? first : second;
  if (yesNo) return `${wins === first ? 'Yes' : 'No'}`;
  return `${wins.name.charAt(0).toUpperCase()}${wins.name.slice(1)}`;
}

/** A draft as a number that can be compared, in a unit. */
function magnitude(draft: Draft, by: Aspect): { readonly value: number; readonly unit: string } | undefined {
  if (by === 'time')
    return draft.value?.kind === 'moment'
      ? { value: Date.parse(`${draft.value.start.slice(0, 10)}T00:00:00Z`), unit: 'day' }
      : undefined;
  if (by === 'length') return draft.value?.kind === 'days' ? { value: draft.value.days, unit: 'day' } : undefined;
  if (by === 'count') return { value: Number(draft.text), unit: '' };
  const money = /^([^\d-]*)([\d,]+(?:\.\d+)?)$/.exec(draft.text.trim());
  return money === null
    ? undefined
    : { value: Number((money[2] ?? '').replaceAll(',', '')), unit: (money[1] ?? '').trim() };
}

/** How many days lie between two things, each dated by itself. */
export async function answerInterval(question: Question): Promise<Draft | undefined> {
  for (const ends of twoEnds(question.text).slice(0, MOST_PARTINGS)) {
    const found = await intervalOf(ends, question);
    if (found !== undefined) return found;
  }
  return undefined;
}

const MOST_PARTINGS = 3;

async function intervalOf(ends: readonly [string, string], question: Question): Promise<Draft | undefined> {
  const [a, b] = [await question.part?.(whenOf(ends[0])), await question.part?.(whenOf(ends[1]))];
  if (a?.value?.kind !== 'moment' || b?.value?.kind !== 'moment') return undefined;
  const same = a.citations[0]?.id === b.citations[0]?.id && a.citations[0]?.quote === b.citations[0]?.quote;
  if (same) return undefined;
  const early = a.value.start <= b.value.start ? a.value : b.value;
  const late = early === a.value ? b.value : a.value;
  const from = /\bbetween\b|之间|隔/.test(question.text) && early.end < late.start ? early.end : early.start;
  const days = Math.round((dayMillis(late.start) - dayMillis(from)) / DAY);
  const told = [...a.citations, ...b.citations];
  return {
    text: intervalText(days, question),
    type: 'number',
    citations: [...told, ...(await whenTold(told, question))],
    sureness: 0.85 * Math.min(a.sureness, b.sureness),
    notes: [`${a.text}; ${b.text}.`],
    also: [...(a.also ?? []), ...(b.also ?? [])],
    value: { kind: 'days', days },
    ...((await tellsOf(a, ends[0], question)) && (await tellsOf(b, ends[1], question))
      ? { known: KNOWN_INTERVAL }
      : {}),
  };
}

/** Both ends were read from records that say what they are called: the search for the two together tells no more. */
const KNOWN_INTERVAL = 0.85;
/** A day that is written without its year has that of the message: its time is a quote, too. */
async function whenTold(told: Draft['citations'], { store }: Question): Promise<Draft['citations']> {
  const yearless = new Set(told.filter(({ quote }) => !/\d{4}/.test(quote)).map(({ id }) => id));
  const items = await store.items([...yearless]);
  return items.flatMap(({ id, time }) => (time === undefined ? [] : [cite(id, 'time', time.start)]));
}

const dayMillis = (local: string): number => Date.parse(`${local.slice(0, 10)}T00:00:00Z`);

function intervalText(days: number, { text, language }: Question): string {
  // 周可 is somebody's name, and 周年 no week.
  const weeks = /\bweeks?\b|(?:几|多少)个?(?:周|星期|礼拜)/iu.test(text);
  const months = /\bmonths?\b|(?:几|多少)个?月/iu.test(text);
  const n = weeks ? Math.round(days / 7) : months ? Math.round(days / 30.44) : days;
  if (language === 'zh') return `${n} ${weeks ? '周' : months ? '个月' : '天'}`;
  return countText(n, weeks ? 'week' : months ? 'month' : 'day');
}

/** How old someone was: from a birthday and a day. */
export async function answerAge(question: Question): Promise<Draft | undefined> {
  if (question.part === undefined) return undefined;
  const name =
    /\bhow old (?:is|was|are|were|will)\s+(.+?)(?:\s+(?:when|in|on|at|by|now|be|turn\w*)\b.*)?[?？]?$/i.exec(
      question.text,
    )?.[1] ?? /^(.+?)(?:今年|现在|那时|当时)?(?:是)?(?:几岁|多大)/u.exec(question.text)?.[1];
  if (name === undefined) return undefined;
  const who = /^(?:i|am i)$/i.test(name.trim()) ? 'my' : `${name.trim()}’s`;
  const born = await question.part(
    question.language === 'zh' ? `${name}的生日是什么时候？` : `When is ${who} birthday?`,
  );
  if (born?.value?.kind !== 'moment' || !(await tellsOfBirth(born, question))) return undefined;
  const when = /\b(?:when|on|at)\s+(.+?)[?？]?$/i.exec(
    question.text.slice(question.text.indexOf(name) + name.length),
  )?.[1];
  const then = when === undefined ? undefined : await question.part(`When was ${when}?`);
  const at = then?.value?.kind === 'moment' ? then.value.start : question.retrieval.plan.now;
  const years = ageAt(born.value.start, at);
  if (years <= 0 || years > 125) return undefined;
  return {
    text: String(years),
    type: 'number',
    citations: [...born.citations, ...(then?.citations ?? [])],
    sureness: 0.7,
    notes: [`${dayText(born.value.start, question.language)} – ${dayText(at, question.language)}`],
    also: [...(born.also ?? []), ...(then?.also ?? [])],
    value: { kind: 'number', number: years },
  };
}

/** A birthday party of one of the years that the memory covers is no birth, unless it is called one. */
async function tellsOfBirth(
  { value, citations }: Draft,
  { store, retrieval: { gazetteer } }: Question,
): Promise<boolean> {
  if (value?.kind === 'moment' && Number(value.start.slice(0, 4)) < gazetteer.years.first) return true;
  const items = await store.items(citations.map(({ id }) => id));
  return items.some((item) => ofBirth.test(`${item.title ?? ''}\n${item.body?.text ?? ''}\n${item.ocr?.text ?? ''}`));
}
const ofBirth = /\b(?:born|birth|newborn|puppy|kitten|hatched)\b|出生|生于|诞生/i;

function ageAt(born: string, at: string): number {
  const years = Number(at.slice(0, 4)) - Number(born.slice(0, 4));
  return at.slice(5, 10) < born.slice(5, 10) ? years - 1 : years;
}
