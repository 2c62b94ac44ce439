import { type CurrencyMark, currencyMarks, minorUnits } from '../../language/currencies.ts';
import { matchesIn } from '../../language/matches.ts';
import { decimalMark, parseNumber } from '../../language/numbers.ts';
import { findPhrases } from '../../language/phrases.ts';
import type { Amount } from '../../memory/item-text.ts';
import { priceWords } from './amount-labels.ts';
import { amountRole } from './amount-role.ts';
import { currencyOf } from './currency-of.ts';
import { countryOfDomain, lineStart, type Passage, type TextContext, wordsWithin } from './passage.ts';
import { tabledSums } from './tabled-sums.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const byMark = new Map<string, CurrencyMark>();
for (const mark of currencyMarks) {
  byMark.set(mark.mark, mark);
  if (mark.exactCase === true) continue;
  byMark.set(mark.mark.toLowerCase(), mark);
  if (/^\p{L}{3,}/u.test(mark.mark)) byMark.set(`${mark.mark.charAt(0).toUpperCase()}${mark.mark.slice(1)}`, mark);
  if (mark.mark.includes(' '))
    byMark.set(
      mark.mark.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
      mark,
    );
}
/** Marks that start or end in a letter must not lie inside a word; digits may touch them ("EUR408"). */
const longestFirst = [...byMark.keys()].sort((a, b) => b.length - a.length).map(escaped);
const words = longestFirst.filter((mark) => /^[a-z].*[a-zčł]$|^[a-z]$/i.test(mark));
const prefixes = longestFirst.filter((mark) => /^[a-z].*[^a-zčł]$/i.test(mark));
const signs = longestFirst.filter((mark) => !/^[a-z]/i.test(mark));
/** What stands around marks is looked at once for all, not once for each; "R$" goes before "R". */
const markPattern = new RegExp(
  `(?<![\\p{Script=Latin}$])(?:${prefixes.join('|')}|(?:${words.join('|')})(?!\\p{Script=Latin}))|${signs.join('|')}`,
  'gu',
);
/** The commonest of these, for which a text is searched in no time. */
const hasPlainMark = /[$€£¥]|[A-Z]{2}/;
const hasMark =
  /[$€£¥￥₩₽₺₫₪฿₱₴₹元圆円원]|[A-Z]{2,3}|kr|z[łl]|Kč|Ft|R[sp]?|Fr|[Ee]uro|EURO|[Dd]ollar|d[óo]lares|[Pp]ounds?|[Ss]terling|[Rr]enminbi|Kc|quid|franc|Franken|kron|crowns|bucks|zloty|złot|forint|baht|korun|Pfund|libras|livres|sterline|[Yy]en|[Yy]uan|rupees|reais|lei|\d ?(?:eur|usd|gbp|chf|jpy|cny|rmb|[a-z]{3}(?![a-z]))|(?:eur|usd|gbp|chf|jpy|cny|rmb|[a-z]{3}) ?\d|人民币|[块欧镑刀歐鎊塊蚊圓]|美金|克朗|英镑|[港台新澳加日]币|[港台臺澳民加新日]幣|[日]圓|[歐]元|英鎊|[瑞法]郎|泰[铢銖]|[韓]|克[朗郎]|koruna|koruny|baht/u;

const grouped = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{2,3}){0,5}[.,'’ \u00a0\u202f]\d{3}(?:[.,]\d{1,3})?`;
const number = String.raw`(?:${grouped}|\d{1,9}(?:[.,]\d{1,4})?)(?![\d%])`;
/** A mark's number stands beside it, or where a bill has its columns: at the end of its line, or, with hundredths, before a further column. */
const column = String.raw`[ \t\u00a0]{3,60}(?=[-−\d.,’' \u00a0]{1,20}(?:\n|$)|[-−]?\d[\d.,’']{0,14}[.,]\d{2}[ \t\u00a0]{2})`;
const numberAfter = new RegExp(
  String.raw`(?:${column}|[.:]?[ \u00a0\u202f]{0,2})([-−]?${number})(?:,-|,–|\.-|\.–)?`,
  'uy',
);
const numberBefore = new RegExp(
  String.raw`(?<![\d.,:/\p{Script=Latin}-]|\d[-–])([-−]?${number})(?:,-|\.-|[ \u00a0]?(?:k|K|million|Mio\.?|Millionen|bn|billion|万|萬|亿|億))?[ \u00a0\u202f]{0,2}$`,
  'u',
);
const scale = /[ \u00a0]?((?:k|K|million|Mio\.?|Millionen|bn|billion)(?!\p{L})|[万萬亿億])|([mM](?![\p{L}\d²³/]))/uy;
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  m: 1e6,
  M: 1e6,
  million: 1e6,
  'Mio.': 1e6,
  Mio: 1e6,
  Millionen: 1e6,
  bn: 1e9,
  billion: 1e9,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
};
const LONGEST_NUMBER = 26;
/** More sums than any bill has: a price list. The rest is left. */
const MOST_AMOUNTS = 200;

type Candidate = { readonly digits: string; readonly start: number; readonly end: number; readonly gap: number };
type Written = Candidate & { readonly mark: CurrencyMark; readonly markStart: number; readonly markEnd: number };

/** Sums of money in a text, in order, each as written (`text` occurs in the passage) with what its label says it is. */
export function amountsIn(passage: Passage, context: TextContext): Amount[] {
  const { text } = passage;
  if (!/\d/.test(text) || !(hasPlainMark.test(text) || hasMark.test(text))) return [];
  const written = writtenSums(passage, context);
  const decimal = fractionMark(written, context);
  const labels = amountRole(passage);
  return written.flatMap((sum): Amount[] => {
    const currency = currencyOf(sum.mark, sum.digits, passage, context);
    const multiple = scaleAfter(passage.text, sum);
    const parsed = parseNumber(sum.digits, { decimal, minorUnits: minorUnits(currency) });
    if (parsed === undefined) return [];
    const [start, end] = range(passage.text, sum, multiple.end);
    const value = Math.round((isNegative(passage.text, start) ? -parsed : parsed) * multiple.by * 1000) / 1000;
    const { role, what } = labels(start, end);
    return [
      {
        value,
        ...(currency === undefined ? {} : { currency }),
        role,
        ...(what === undefined ? {} : { what }),
        field: passage.field,
        text: passage.text.slice(start, end),
      },
    ];
  });
}

function writtenSums(passage: Passage, context: TextContext): Written[] {
  const { text } = passage;
  const found: Written[] = [];
  let consumed = 0;
  for (const match of matchesIn(text, markPattern)) {
    const mark = byMark.get(match[0]);
    if (mark === undefined || match.index < consumed) continue;
    const markEnd = match.index + match[0].length;
    const candidate = nearestNumber(text, mark, { start: match.index, end: markEnd }, consumed);
    if (candidate === undefined) continue;
    if (!isMoney({ mark, markEnd }, candidate, passage, context)) continue;
    consumed = Math.max(markEnd, candidate.end);
    found.push({ ...candidate, mark, markStart: match.index, markEnd });
    if (found.length >= MOST_AMOUNTS) break;
  }
  return withTabled(found, text);
}

/** With the numbers of columns whose head alone bears the currency. */
function withTabled(found: readonly Written[], text: string): Written[] {
  const tabled = tabledSums(text).flatMap(({ digits, start, end, mark: said }): Written[] => {
    const mark = byMark.get(said);
    const isRead = found.some((one) => one.start < end && start < one.end);
    return mark === undefined || isRead ? [] : [{ digits, start, end, gap: 0, mark, markStart: start, markEnd: end }];
  });
  if (tabled.length === 0) return [...found];
  return [...found, ...tabled].toSorted((a, b) => a.start - b.start).slice(0, MOST_AMOUNTS);
}

type Range = { readonly start: number; readonly end: number };

/** The number beside a mark: the nearer one; at equal distance the one with a fraction, else the one before. */
function nearestNumber(text: string, mark: CurrencyMark, at: Range, consumed: number): Candidate | undefined {
  const after = mark.side === 'after' ? undefined : candidateAfter(text, at.end);
  const before = mark.side === 'before' ? undefined : candidateBefore(text, at.start, consumed);
  if (before === undefined || after === undefined) return before ?? after;
  if (before.gap !== after.gap) return before.gap < after.gap ? before : after;
  const hasFraction = (c: Candidate): boolean => /[.,]\d{2}$/.test(c.digits);
  return hasFraction(after) && !hasFraction(before) ? after : before;
}

function candidateAfter(text: string, from: number): Candidate | undefined {
  numberAfter.lastIndex = from;
  const match = numberAfter.exec(text);
  const digits = match?.[1];
  if (match === null || digits === undefined) return undefined;
  const start = from + match[0].indexOf(digits);
  if (!endsCleanly(text, start + digits.length)) return undefined;
  return { digits, start, end: from + match[0].length, gap: start - from };
}

function candidateBefore(text: string, to: number, consumed: number): Candidate | undefined {
  const from = Math.max(consumed, to - LONGEST_NUMBER);
  const slice = text.slice(from, to);
  const match = numberBefore.exec(slice);
  const digits = match?.[1];
  if (match === null || digits === undefined) return undefined;
  if (match.index === 0 && from > 0 && /[\d.,]/.test(text[from - 1] ?? '')) return undefined;
  const start = from + match.index + match[0].indexOf(digits);
  return { digits, start, end: to, gap: to - start - digits.length };
}

/** "EUR 12:30" and "US 12/05" are times and dates, "GBP12-A4" is a code. */
const endsCleanly = (text: string, end: number): boolean =>
  !/^(?:[:/]\d|-\d{3,}|-[A-Z]\d|[A-Za-z]{2,}\d)/.test(text.slice(end, end + 4));

function isMoney(
  { mark, markEnd }: Pick<Written, 'mark' | 'markEnd'>,
  candidate: Candidate,
  passage: Passage,
  context: TextContext,
): boolean {
  switch (mark.needs) {
    case 'fraction':
      return /[.,](\d{2}|-)$/.test(candidate.digits);
    case 'three-digits':
      return /\d{3}|[.,]\d{2}$/.test(candidate.digits.replace(/(?<=\d)[,.' ](?=\d{3})/g, ''));
    case 'last-of-phrase':
      return !/^(?!了|的|吧|呢|啊|哦|左右|一|每|整|已|将|將|起|和|及|与|與|或|正|至|到|会|會)\p{Script=Han}/u.test(
        passage.text.slice(markEnd),
      );
    case 'own-country':
      return context.currency === mark.among[0] || countryOfDomain(context.senderDomain) === 'ZA';
    case 'price-words':
      // Weights have no two decimals as prices do.
      return (
        /[.,]\d{2}$/.test(candidate.digits) ||
        findPhrases(priceWords, wordsWithin(passage.words, candidate.start - 60, candidate.start)).length > 0
      );
    default:
      return true;
  }
}

/** The fraction mark that other sums of the same text show, else the one of the owner's locale. */
function fractionMark(written: readonly Written[], context: TextContext): '.' | ',' {
  for (const { digits } of written) {
    const mark = /([.,])\d{1,2}$/.exec(digits)?.[1];
    if (mark === '.' || mark === ',') return mark;
  }
  return decimalMark(context.locale);
}

function scaleAfter(text: string, sum: Written): { readonly by: number; readonly end: number } {
  scale.lastIndex = sum.start + sum.digits.length;
  const found = scale.exec(text);
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? { by: 1, end: 0 } : { by: scales[word] ?? 1, end: scale.lastIndex };
}

/** From the mark to the end of the digits, or the other way round; a minus before belongs to it. */
function range(text: string, sum: Written, scaleEnd: number): readonly [number, number] {
  const start = Math.min(sum.markStart, sum.start);
  const end = Math.max(sum.markEnd, sum.start + sum.digits.length, scaleEnd);
  return isNegative(text, start - 1) && start - 1 >= lineStart(text, start) ? [start - 1, end] : [start, end];
}

/** A minus at this position that starts a word: in "10-€20" it is a dash. */
const isNegative = (text: string, at: number): boolean =>
  at >= 0 &&
  /[-−]/.test(text[at] ?? '') &&
  (at === 0 || /[\s(:]/.test(text[at - 1] ?? '')) &&
  !/\d/.test(text[at + 1] ?? '');
