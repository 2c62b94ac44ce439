import { fold } from '../language/fold.ts';
import { inSimpleCharacters } from '../language/simple-characters.ts';
import type { Citation } from '../memory/answer.ts';
import { playingTime } from '../memory/in-words/playing-time.ts';
import { MINUTES_A_DAY } from '../memory/time-span.ts';
import { asksForMean, asksPerPerson } from './amounts/mean-words.ts';
import { daysIn, minutesIn, numbersIn, type QuotedDay, sameDay, withoutMoments } from './reading/quoted-values.ts';
import { toldDays } from './reading/told-days.ts';
import { headsIn } from './reckoning/together-asked.ts';
import { originalOf } from './said-in.ts';

/** What an answer says, and the spans it says it from. */
type Claim = {
  readonly text: string;
  readonly citations: readonly Pick<Citation, 'id' | 'field' | 'quote'>[];
  /** What was asked: a comparison names one of its sides. */
  readonly question?: string;
  /** How many items the store itself counts with all the facts asked for; more than can be cited one by one. */
  readonly counted?: number;
  /** How the number was reckoned, of numbers that the quotes or the question have. */
  readonly worked?: string;
};

/**
 * Whether the value of an answer can be computed from its quotes alone: every day, time and number in it stands in a
 * quote, or is the sum, the difference or the distance of such, or counts the citations; every id is cited; every name is
 * quoted. Words that weigh two values ("before", "yes", "the one in Porto") need both values quoted.
 */
export function isComputable(written: Claim): boolean {
  if (written.citations.length === 0) return false;
  const claim = inOneScript(written);
  if (isIdList(claim) || isPlayingTimes(claim) || isBetweenHours(claim)) return true;
  const head = claim.text.replace(/\s*[(（][^)）]*[)）]/gu, '').trim();
  const original = originalOf(claim.text);
  // A name in the question's language rests on the original beside it.
  if (original !== undefined && isQuoted(original, claim)) return true;
  // Of two things that were asked, each is told by itself.
  const told = claim.text.split(/; |；/u);
  if (told.length === 2 && told.every((text) => isComputable({ ...claim, text }))) return true;
  if (claim.worked !== undefined) return isWorked(spokenNumbers(head), claim);
  const texts = [head, claim.text.trim()];
  return texts.some((text) => isQuoted(text, claim) || isVerdict(text, claim)) || hasValues(head, claim);
}

/** 18點45分 and 18点45分 are one: what is computed is computed of simplified characters. */
const inOneScript = (claim: Claim): Claim => ({
  ...claim,
  text: inSimpleCharacters(claim.text),
  citations: claim.citations.map((one) => ({ ...one, quote: inSimpleCharacters(one.quote) })),
});

/** Moments of films: each is the start or the end of a stretch that is cited, or how long all stretches are together. */
function isPlayingTimes({ text, citations }: Claim): boolean {
  const quoted = new Set(
    citations.flatMap(({ field, quote }) => (/\.(?:start|end)$/.test(field) ? [playingTime(Number(quote))] : [])),
  );
  const said = text.split(/[–,、\s]+/u);
  const edges = citations.flatMap(({ field, quote }) =>
    /\.end$/.test(field) ? [Number(quote)] : /\.start$/.test(field) ? [-Number(quote)] : [],
  );
  quoted.add(playingTime(edges.reduce((sum, edge) => sum + edge, 0)));
  return quoted.size > 1 && said.every((time) => quoted.has(time));
}

const hoursAndMinutes = /^(?:(?<hours>\d+) ?(?:hours?|小时))? ?(?:(?<minutes>\d+) ?(?:minutes?|分钟))?$/iu;

/** "4 hours 10 minutes" lie between two hours that are quoted, over midnight too. */
function isBetweenHours({ text, citations }: Claim): boolean {
  const { hours = '0', minutes = '0' } = hoursAndMinutes.exec(text)?.groups ?? {};
  const length = Number(hours) * 60 + Number(minutes);
  const clocks = citations.flatMap(({ quote }) => minutesIn(quote));
  return length > 0 && clocks.some((a) => clocks.some((b) => (b - a + MINUTES_A_DAY) % MINUTES_A_DAY === length));
}

function isIdList({ text, citations }: Claim): boolean {
  const cited = new Set<string>(citations.map(({ id }) => id));
  return text.split(/,\s*/).every((id) => cited.has(id));
}

/** Names and sentences: each part stands in a quote as it is. */
function isQuoted(head: string, { citations }: Claim): boolean {
  const quotes = citations.map(({ quote }) => plain(quote));
  const held = (part: string): boolean => part !== '' && quotes.some((quote) => quote.includes(part));
  const whole = plain(head);
  if (held(whole)) return true;
  // "wife of Tom Baker": what somebody is, and to whom.
  return [/,\s+|、|\s+(?:and|or)\s+|或/u, /(?<=[.!?。！？])\s+/u, / of (?=\p{Lu}[^,]*$)/u].some((between) => {
    const parts = head.split(between).map(plain);
    return parts.length > 1 && parts.every(held);
  });
}

const plain = (text: string): string => fold(text).replace(/\s+/gu, ' ').trim();

const verdicts =
  /^(?:yes|no|before|after|on the same day|both (?:the same|on the same day)|是的|没有|是|否|不(?=[:：])|之前|之后|同一天|一样)(?:$|[:：,，.\s])/iu;

/** A yes or no shows what it rests on; a comparison rests on two values. */
function isVerdict(head: string, { citations, question = '' }: Claim): boolean {
  const hasTwo = (): boolean =>
    citations.length >= 2 && citations.flatMap(({ quote }) => [...daysIn(quote), ...numbersIn(quote)]).length >= 2;
  if (!verdicts.test(head)) return /\p{L}/u.test(head) && plain(question).includes(plain(head)) && hasTwo();
  const rest = head.replace(verdicts, '').trim();
  if (/^(?:yes|no|是|否|没有|不[:：])/iu.test(head))
    return rest === '' || isQuoted(rest, { text: rest, citations }) || hasValues(rest, { text: rest, citations });
  return hasTwo();
}

/** Words that values are written with; any other word must be quoted as it is. */
const valueWords =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\b(?:to|and|until|from|about|at|on|in|am|pm|a|m|p|h|s|min|mins|hours?|minutes?|seconds?|days?|nights?|weeks?|months?|years?|old|years? old|photos?|videos?|mails?|items?|trips?|people|times?|kg|km|more|less|[A-Z]{3})\b|\b(?:CN|JP)(?=[¥￥])|\b(?:US|CA|AU|NZ|HK|NT|MX|[ACRS])(?=\$)|[年月日号天晚周个小时分钟秒岁张次封至到和点半上下午早晚元人民币多少]/giu;
const isValue = (head: string): boolean => !/\p{L}/u.test(head.replace(valueWords, ' '));

function hasValues(head: string, claim: Claim): boolean {
  if (!isValue(head)) return false;
  const days = quotedDays(claim);
  const said = daysIn(head);
  if (said.length > 0) return said.every((day) => days.some((quoted) => sameDay(day, quoted)));
  const quotes = claim.citations.map(({ quote }) => quote).join('\n');
  const minutes = minutesIn(head);
  if (minutes.length > 0) {
    const quoted = new Set(minutesIn(quotes));
    return minutes.every((minute) => quoted.has(minute));
  }
  const numbers = spokenNumbers(head);
  if (numbers.length === 0) return false;
  const sources = numbersIn(withoutMoments(quotes));
  return numbers.every((n) => isFigured(n, sources, days, claim, head));
}

const spokenNumbers = (head: string): number[] => {
  const found = head.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return found.map((written) => Number(written.replaceAll(',', '')));
};

function quotedDays({ citations }: Claim): QuotedDay[] {
  const saidOn = new Map(citations.flatMap(({ id, field, quote }) => (field === 'time' ? [[id, quote] as const] : [])));
  return citations.flatMap(({ id, quote }) => {
    const day = saidOn.get(id);
    const written = daysIn(quote);
    return day === undefined
      ? written
      : [...written.flatMap((one) => [one, ...inTheYearAfter(one, day)]), ...toldDays(quote, day)];
  });
}

/** A day without a year, in a message of a known day, is the next such day. */
function inTheYearAfter({ year, month, day }: QuotedDay, saidOn: string): QuotedDay[] {
  if (year !== undefined || day === undefined) return [];
  const said = Number(saidOn.slice(0, 4));
  const isLater = month * 31 + day >= Number(saidOn.slice(5, 7)) * 31 + Number(saidOn.slice(8, 10));
  return [{ year: isLater ? said : said + 1, month, day }];
}

const currency = /[€$£¥₹]|(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|元|円|人民币/u;

/** One currency, however it is written. */
const writtenAs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'CNY',
  RMB: 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  円: 'JPY',
};
const currencyOf = (quote: string): string => {
  const written = currency.exec(quote)?.[0] ?? '';
  return writtenAs[written] ?? written;
};

/** "2 × 580 + 14": each number is quoted, what a quoted share leaves, or a small one that the question says, and together they come to what is told. */
function isWorked(said: readonly number[], { worked = '', citations, question = '' }: Claim): boolean {
  const quotes = citations.map(({ quote }) => quote).join('\n');
  const inThousands = (quotes.match(/(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d,])/gu) ?? []).map((n) =>
    Number(n.replaceAll('.', '')),
  );
  const quoted = [...numbersIn(withoutMoments(quotes)), ...inThousands];
  const counts = headsIn(inSimpleCharacters(question)).map(({ number }) => number);
  const terms = worked.split(/ (?=[+−] )/u).map((term) => {
    const factors = term
      .replace(/^[+−] /u, '')
      .split(/ (?=[×÷])/u)
      .map((factor) => ({ n: Number(factor.replace(/^[×÷] /u, '')), divides: factor.startsWith('÷') }));
    const isGiven = factors.every(
      ({ n }) => quoted.some((q) => near(q, n) || near(1 - q / 100, n)) || (factors.length > 1 && counts.includes(n)),
    );
    const product = factors.reduce((sum, { n, divides }) => (divides ? sum / n : sum * n), 1);
    return isGiven ? (term.startsWith('−') ? -product : product) : Number.NaN;
  });
  const [number, other] = said;
  return (
    number !== undefined && other === undefined && near(Math.abs(terms.reduce((sum, term) => sum + term, 0)), number)
  );
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;

/** A number said is a quoted one, counts the citations, lies between two quoted days, or adds up from quoted ones. */
function isFigured(
  n: number,
  quoted: readonly number[],
  days: readonly QuotedDay[],
  { citations, counted, question = '' }: Claim,
  head: string,
): boolean {
  if (quoted.some((q) => near(q, n))) return true;
  if (isCount(head) && [new Set(citations.map(({ id }) => id)).size, citations.length, counted].includes(n))
    return true;
  if (isDistance(n, days, head)) return true;
  if (quoted.some((a) => quoted.some((b) => near(a - b, n)))) return true;
  if (currency.test(head) && isShare(n, quoted, days)) return true;
  if (currency.test(head) && asksForMean(question) && isMean(n, citations)) return true;
  if (currency.test(head) && asksPerPerson(question) && isHeadsShare(n, citations)) return true;
  return isSum(n, citations);
}

const MONTHS_OF_YEAR = 12;

/** All quoted sums of one currency by how many they are, by the months of a year, or by the nights of all stays. */
function isMean(n: number, citations: Claim['citations']): boolean {
  const dated = Map.groupBy(citations, ({ id }) => id);
  const nights = [...dated.values()].reduce((sum, of) => {
    const days = of.flatMap(({ quote }) => (currencyOf(quote) === '' ? daysIn(quote) : []));
    const millis = days.flatMap(({ year, month, day }) =>
      year === undefined || day === undefined ? [] : [Date.UTC(year, month - 1, day) / 86_400_000],
    );
    return sum + (millis.length < 2 ? 0 : Math.max(...millis) - Math.min(...millis));
  }, 0);
  const groups = Map.groupBy(
    citations.filter(({ quote }) => currencyOf(quote) !== ''),
    ({ quote }) => currencyOf(quote),
  );
  return [...groups.values()].some((group) => {
    const total = group.reduce((sum, { quote }) => sum + (numbersIn(withoutMoments(quote))[0] ?? 0), 0);
    return [group.length, MONTHS_OF_YEAR, nights].some((by) => by > 1 && near(Math.round((100 * total) / by) / 100, n));
  });
}

/** What is quoted of one currency by the people that are counted in another quote, or named in the others. */
function isHeadsShare(n: number, citations: Claim['citations']): boolean {
  const [sums, others] = [true, false].map((isMoney) =>
    citations.filter(({ quote }) => (currencyOf(quote) !== '') === isMoney),
  );
  const total = (sums ?? []).reduce((sum, { quote }) => sum + (numbersIn(withoutMoments(quote))[0] ?? 0), 0);
  const named = (others ?? []).filter(({ quote }) => numbersIn(quote).length === 0).length;
  const heads = [named, ...(others ?? []).flatMap(({ quote }) => numbersIn(quote))];
  return heads.some((by) => by > 1 && near(Math.round((100 * total) / by) / 100, n));
}

/** A quoted sum by the nights between two quoted days. */
function isShare(n: number, quoted: readonly number[], days: readonly QuotedDay[]): boolean {
  const millis = days.flatMap(({ year, month, day }) =>
    year === undefined || day === undefined ? [] : [Date.UTC(year, month - 1, day) / 86_400_000],
  );
  const nights = millis.flatMap((a) => millis.map((b) => a - b)).filter((apart) => apart > 1 && apart < 100);
  return nights.some((apart) => quoted.some((sum) => near(Math.round((100 * sum) / apart) / 100, n)));
}

const withBothEnds = /\bdays?\b|天/i;
const lengthUnit = /\b(?:days?|nights?|weeks?|months?|hours?|minutes?|seconds?|h|min|s)\b|[天晚周月时分秒]/i;
/** A bare number, or one of things: not money, not a length of time. */
const isCount = (head: string): boolean => !currency.test(head) && !lengthUnit.test(head);

const inWhole: readonly { readonly pattern: RegExp; readonly days: number }[] = [
  { pattern: /\bweeks?\b|周/i, days: 7 },
  { pattern: /\bmonths?\b|月/i, days: 30.44 },
];

/** Days of which no quote tells the year are of one, or of the next. */
const ANY_YEAR = 2001;

function dayNumbers(days: readonly QuotedDay[]): number[] {
  const told = [...new Set(days.flatMap(({ year }) => year ?? []))];
  const years = told.length > 0 ? told : [ANY_YEAR, ANY_YEAR + 1];
  return days.flatMap(({ year, month, day }) =>
    day === undefined ? [] : (year === undefined ? years : [year]).map((y) => Date.UTC(y, month - 1, day) / 86_400_000),
  );
}

function isDistance(n: number, days: readonly QuotedDay[], head: string): boolean {
  const millis = dayNumbers(days);
  const unit = inWhole.find(({ pattern }) => pattern.test(head))?.days ?? 1;
  return millis.some((a) =>
    millis.some((b) => {
      const apart = Math.abs(a - b);
      return (
        n === Math.round(apart / unit) ||
        (withBothEnds.test(head) && n === apart + 1) ||
        (!lengthUnit.test(head) && n === Math.floor(apart / 365.25))
      );
    }),
  );
}

/** Signs are tried for so many quotes at most: a refund is taken off. */
const MOST_SIGNED = 12;

/** Whether all quotes of one currency add up to it, each counted once; those of refunds may be taken off. */
function isSum(n: number, citations: Claim['citations']): boolean {
  const groups = Map.groupBy(citations, ({ quote }) => currencyOf(quote));
  return [...groups.values(), citations].some((group) => {
    if (group.length < 2) return false;
    let sums = new Set([0]);
    for (const [i, { quote }] of group.entries()) {
      const parts = numbersIn(withoutMoments(quote)).map((part) => Math.round(part * 100));
      const signed = i < MOST_SIGNED ? parts.flatMap((part) => [part, -part]) : parts;
      sums = new Set([...sums].flatMap((sum) => signed.map((part) => sum + part)));
    }
    return sums.has(Math.round(n * 100));
  });
}
