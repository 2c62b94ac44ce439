import type { MemoryItem } from '../../memory/item.ts';
import type { AskedType } from '../../memory/query-plan.ts';
import { readOnceWithin } from '../../memory/read-once.ts';
import { ownLength, ownText, textFields } from '../weigh/item-words.ts';

/** Words that place something in time, as people say them. */
const temporal =
  /\b(?:yesterday|today|tonight|tomorrow|last|next|ago|since|recently|just|week(?:end)?s?|months?|years?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|birthday|(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th))\b|昨天|今天|明天|上周|下周|去年|今年|明年|星期|周末|个月|\d年|\d月/giu;
const capitalised = /(?<=[\p{Ll},;:]\s)\p{Lu}\p{L}+/gu;
const firstPerson = /\b(?:i|i'm|i've|my|we|our|me)\b|我|咱/iu;
const numeral =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|once|twice|couple|several)\b|[两二三四五六七八九十百]/iu;
const endsAsking = (text: string): boolean => {
  const said = text.trimEnd();
  return said.endsWith('?') || said.endsWith('？');
};

/** What a text is like: each in [0, 1], and 0 where what is asked does not ask for it. */
export type TextCues = {
  /** Has words that place something in time. */
  readonly temporal: number;
  /** Ends by asking something. */
  readonly asks: number;
  /** Longer texts say more; saturates at some fifty words. */
  readonly length: number;
  /** Has names inside its sentences. */
  readonly named: number;
  readonly amount: number;
  /** Somebody tells of himself. */
  readonly told: number;
  /** Has a number. */
  readonly counts: number;
};

const TYPICAL_CHARACTERS = 250;
const MOST_READ = 2000;

/** How far the words of an item are those of an answer of the type that is asked for. */
export function cuesOf(item: MemoryItem, asked: AskedType): TextCues {
  const isRead = wantsTime(asked) || wantsNames(asked) || wantsNumber(asked);
  const text = isRead ? readOf(item) : '';
  const { asks, length, told } = standingCues(item);
  return {
    asks,
    length,
    told,
    temporal: wantsTime(asked) ? Math.min(1, count(temporal, text) / 2) : 0,
    named: wantsNames(asked) ? Math.min(1, count(capitalised, text) / 2) : 0,
    counts: wantsNumber(asked) && numeral.test(text) ? 1 : 0,
    amount: wantsAmount(asked) && (item.amounts?.length ?? 0) > 0 ? 1 : 0,
  };
}

/** What is read of an item. */
function readOf(item: MemoryItem): string {
  const whole = ownText(item);
  if (whole.length <= MOST_READ) return whole;
  return textFields(item)
    .map((field) => field.text.slice(0, MOST_READ))
    .join('\n')
    .slice(0, MOST_READ);
}

/** What holds of an item whatever is asked. */
type StandingCues = Pick<TextCues, 'asks' | 'length' | 'told'>;

const standingCues = readOnceWithin((item: MemoryItem): StandingCues => {
  const first = textFields(item).find(({ field }) => field === 'body')?.text ?? readOf(item);
  return {
    asks: endsAsking(first) ? 1 : 0,
    length: Math.min(1, Math.log1p(Math.min(MOST_READ, ownLength(item))) / Math.log1p(TYPICAL_CHARACTERS)),
    told: firstPerson.test(first) ? 1 : 0,
  };
});

/** A text that ends by asking: what follows it answers. */
export const asksSomething = (item: MemoryItem): boolean =>
  item.modality === 'text' && item.body !== undefined && endsAsking(item.body.text);

/** How often a pattern with the flag `g` matches, up to twice. */
function count(expression: RegExp, text: string): number {
  expression.lastIndex = 0;
  const found = expression.test(text) ? (expression.test(text) ? 2 : 1) : 0;
  expression.lastIndex = 0;
  return found;
}

const byName: readonly AskedType[] = ['who', 'where', 'what'];

const wantsTime = (asked: AskedType): boolean => asked === 'when' || asked === 'duration';
const wantsNames = (asked: AskedType): boolean => byName.includes(asked);
const wantsAmount = (asked: AskedType): boolean => asked === 'amount';
const wantsNumber = (asked: AskedType): boolean => asked === 'count' || asked === 'duration';
