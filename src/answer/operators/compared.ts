import { parseNumber } from '../../language/numbers.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { anyOf, lexicons } from '../../lexicon/lexicon.ts';
import { daysBetween } from '../../memory/time-span.ts';
import { amountAsk } from '../amounts/amount-ask.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { saysIt } from '../asked/same-words.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { countText, type Language } from '../wording.ts';
import { type Comparison, comparisonIn, partings, type Side } from './two-sides.ts';

const MOST_PARTINGS = 3;
/** Both sides were read from records that say what they are called: a search for the two together tells no more. */
const KNOWN = 0.8;
const MOST_SAID = 2 / 3;
const MINUTES_A_DAY = 1440;

/** What two things that a question names come to beside each other: how far apart they are, or which of them is the lesser. */
export async function answerCompared(question: Question): Promise<Draft | undefined> {
  const { text, part, form, language } = question;
  const comparison = form === undefined ? undefined : comparisonIn(text, form.kind);
  // What was booked and what was paid are records of one dealing, whose account tells how far they are apart.
  if (form === undefined || comparison === undefined || part === undefined) return undefined;
  if (form.kind === 'amount' && amountAsk(text).measure !== 'total') return undefined;
  for (const sides of partings(text, comparison, language).slice(0, MOST_PARTINGS)) {
    const [a, b] = [await part(sides[0].question), await part(sides[1].question)];
    const told = a === undefined || b === undefined ? undefined : besides(sides, [a, b], comparison, question, form);
    if (a === undefined || b === undefined || told === undefined) continue;
    const isGrounded = (await tellsOf(a, sides[0], question)) && (await tellsOf(b, sides[1], question));
    if (form.kind === 'amount' && !isGrounded) continue;
    const citations = [...a.citations, ...b.citations];
    return {
      text: told,
      type: form.kind === 'amount' || form.kind === 'interval' ? 'number' : 'open_end',
      citations: [...citations, ...(await whenTold(citations, question))],
      sureness: 0.9 * Math.min(a.sureness, b.sureness),
      ...(isGrounded ? { known: KNOWN } : {}),
      notes: [`${sides[0].name}: ${a.text}; ${sides[1].name}: ${b.text}.`, ...a.notes, ...b.notes],
      also: [...(a.also ?? []), ...(b.also ?? [])],
    };
  }
  return undefined;
}

/** Whether the records that an answer cites say most of what it is to be of. */
async function tellsOf({ citations }: Draft, { name }: Side, { store }: Question): Promise<boolean> {
  const items = await store.items([...new Set(citations.map(({ id }) => id))]);
  const asked = contentTokens(name);
  const said = asked.filter((token) => items.some((item) => saysIt(token, itemTokens(item))));
  return asked.length > 0 && said.length >= MOST_SAID * asked.length;
}

type Two<T> = readonly [T, T];
/** A quantity as a draft tells it, and what stands around its number. */
type Quantity = { readonly number: number; readonly unit: string; readonly like?: string };

/** One record's one value is no two sides; nor are values of two kinds, but sums of two currencies are both told. */
function besides(sides: Two<Side>, two: Two<Draft>, comparison: Comparison, question: Question, { kind }: AskedForm) {
  const [one, other] = two.map(({ citations }) => citations.map(({ id, quote }) => `${id} ${quote}`).join('\n'));
  const [a, b] = [quantityOf(two[0], comparison), quantityOf(two[1], comparison)];
  if (one === other || a === undefined || b === undefined) return undefined;
  const { language, text } = question;
  if (a.unit !== b.unit)
    return comparison.by === 'price' && kind === 'compare'
      ? `${two[0].text}${language === 'zh' ? '和' : ' and '}${two[1].text}`
      : undefined;
  if (kind === 'interval') return intervalText(daysApart(two), text, language);
  if (kind === 'amount') return a.like?.replace('#', moneyLike(Math.abs(a.number - b.number), two[0].text));
  return verdict(sides, a.number - b.number, comparison, question);
}

const moneyLike = (value: number, like: string): string =>
  value.toLocaleString('en-US', /\.\d\d\D*$/.test(like) ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {});

const lengthUnits = lexicons.flatMap(({ units }) => Object.entries(units).map(([unit, one]) => ({ unit, ...one })));
const minutesIn = (unit: string): number | undefined =>
  lengthUnits.find(({ names }) => names.some((name) => name.toLowerCase() === unit.toLowerCase()))?.minutes;

function quantityOf({ text, value }: Draft, { by }: Comparison): Quantity | undefined {
  if (by === 'time')
    return value?.kind === 'moment' ? { number: daysBetween('1970-01-01', value.start), unit: 'day' } : undefined;
  const {
    before = '',
    number = '',
    after = '',
  } = /^(?<before>\D*)(?<number>\d[\d,.]*)(?<after>\D*)$/u.exec(text)?.groups ?? {};
  const parsed = number === '' ? undefined : parseNumber(number);
  if (parsed === undefined) return undefined;
  const minutes = minutesIn(after.trim());
  if (by === 'length') return minutes === undefined ? undefined : { number: parsed * minutes, unit: 'minute' };
  return { number: parsed, unit: `${before}${after}`.trim(), like: `${before}#${after}` };
}

/** From where the earlier ends, where it ends before the later begins. */
function daysApart([a, b]: Two<Draft>): number {
  const [early, late] = [a.value, b.value].toSorted((x, y) => ((x?.start ?? '') < (y?.start ?? '') ? -1 : 1));
  if (early === undefined || late === undefined) return 0;
  return daysBetween(early.end < late.start ? early.end : early.start, late.start);
}

/** How a stretch of days is told, in the unit that is asked for. */
function intervalText(days: number, text: string, language: Language): string {
  const { unit, minutes } = longUnits.find(({ asks }) => asks.test(text)) ?? { unit: 'day', minutes: MINUTES_A_DAY };
  const n = Math.round((days * MINUTES_A_DAY) / minutes);
  if (language !== 'zh') return countText(n, unit);
  return `${n} ${lexicons.find((one) => one.language === language)?.units[unit]?.names[0] ?? ''}`;
}
const longUnits = lengthUnits
  .filter(({ minutes }) => minutes > MINUTES_A_DAY)
  .map((one) => ({
    ...one,
    asks: new RegExp(`(?:how many|how much|in|wie viele|几|多少)个?\\s*(?:${anyOf(one.names).source})`, 'iu'),
  }));

const asksForOrder = /\b(?:before or after|after or before)\b/iu;
const asksForTruth = /^(?:was|is|were|did|does|do)\b.*\bthan\b/iu;

function verdict(sides: Two<Side>, apart: number, { by, isGreater }: Comparison, { text, language }: Question): string {
  const chinese = language === 'zh';
  if (apart === 0) return chinese ? '一样' : by === 'time' ? 'Both on the same day' : 'Both the same';
  if (asksForOrder.test(text)) return apart < 0 ? 'Before' : 'After';
  const wins = apart > 0 === isGreater ? sides[0] : sides[1];
  if (asksForTruth.test(text)) return wins === sides[0] ? 'Yes' : 'No';
  return `${wins.name.charAt(0).toUpperCase()}${wins.name.slice(1)}`;
}

/** A day that is written without its year has that of the message: its time is a quote, too. */
async function whenTold(told: Draft['citations'], { store }: Question): Promise<Draft['citations']> {
  const yearless = new Set(
    told.filter(({ field, quote }) => field !== 'time' && !/\d{4}/.test(quote)).map(({ id }) => id),
  );
  const items = await store.items([...yearless]);
  return items.flatMap(({ id, time }) => (time === undefined ? [] : [cite(id, 'time', time.start)]));
}
