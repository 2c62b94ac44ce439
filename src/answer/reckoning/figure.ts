import { matchesIn } from '../../language/matches.ts';
import { parseNumber } from '../../language/numbers.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import { readOnce } from '../../memory/read-once.ts';
import { quotable } from '../reading/best-sentence.ts';
import { type Past, type Per, pastIn, perIn } from './figure-words.ts';

/** A number of a record, with the words of its row before and behind it. */
export type Figure = {
  readonly item: MemoryItem;
  readonly field: string;
  /** As it stands there, with its currency. */
  readonly quote: string;
  readonly value: number;
  /** What it is a number of: a currency, or the word behind or before it. Money of no told currency has none. */
  readonly currency?: string;
  readonly isMoney: boolean;
  readonly role: Amount['role'];
  /** Of its row, simplified and in small letters. */
  readonly label: string;
  readonly tail: string;
  readonly row: string;
  /** Where it stands in its field. */
  readonly at: number;
  readonly per?: Per;
  /** Where its words say that it held before: "last year", 原. */
  readonly past?: Past;
};

const rowEnd =
  /\n|[·|；;。！？!?]|(?<=[\p{L}\p{N})%]{2})(?<!(?<!\p{L})(?:fl|st|nr|no|pcs|stk|ca|art|ref|pers|inkl|incl|excl|zzgl|abzgl|szt|pz|kom|db))\.(?=\s+\p{Lu}|\s*$)/giu;
/** Days, hours, years and codes are no figures. */
const noFigure =
  /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{1,2}[:.h]\d{2}(?= ?(?:[ap]\.?m|uhr|h\b))|\d{1,2}:\d{2}(?::\d{2})?|(?:19|20)\d\d ?[-–/] ?\d{2,4}|\d{1,4} ?年|\d{1,2}月(?:\d{1,2}[日号])?|(?:周|第)\d+|\d{1,2}[日号点點](?:\d{1,2}分)?|\d{1,2}(?:st|nd|rd|th)?\.? (?:of |de )?(?:jan|feb|mar|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|mär|juin|juil|août)\p{L}*\.?(?: (?:de )?(?:19|20)\d\d)?|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?!\d)(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?|(?<![\d.,])(?:19|20)\d\d(?![\d.,]|\s?(?:kwh|元|块|kr|円))/giu;
const numberIn =
  /(?<![\p{Script=Latin}\d.,:/#_-])(?:\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?(?![\d\p{L}])|\d{1,9}(?:[.,]\d{1,9})*)(?![\d%‰]|[:/]\d|-\d|\s?%)/gu;

type Row = { readonly start: number; readonly text: string };

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const { index, 0: mark } of [...matchesIn(text, rowEnd), { index: text.length, 0: '' }]) {
    if (index > start) rows.push({ start, text: text.slice(start, index) });
    start = index + mark.length;
  }
  return rows;
}

/** "1.250 kg" is little more than one, "96.000" a great sum. */
const isWeighed = /^\s?(?:kg|kilo|l|m|km|t|公斤|千克|升|米|公里|吨)(?!\p{L})/u;

type Span = { readonly start: number; readonly end: number; readonly value: number; readonly amount?: Amount };

/** Where the sums that were read at the import stand in a field. */
function sumsIn(item: MemoryItem, field: string, text: string): Span[] {
  let from = 0;
  return (item.amounts ?? []).flatMap((amount): Span[] => {
    if (amount.field !== field) return [];
    const start = text.indexOf(amount.text, from);
    if (start < 0) return [];
    from = start + amount.text.length;
    return [{ start, end: from, value: Math.abs(amount.value), amount }];
  });
}

function spansIn(item: MemoryItem, field: string, text: string, plain: string): Span[] {
  const sums = sumsIn(item, field, text);
  const masked = plain.replace(noFigure, (found) => ' '.repeat(found.length));
  const others = matchesIn(masked, numberIn).flatMap(({ index: start, 0: written }): Span[] => {
    const end = start + written.length;
    const isInThousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written) && !isWeighed.test(masked.slice(end));
    const value = parseNumber(written, { decimal: isInThousands || /,\d{1,2}$/.test(written) ? ',' : '.' });
    const isOfSum = sums.some((sum) => sum.start < end && start < sum.end);
    return value === undefined || isOfSum ? [] : [{ start, end, value }];
  });
  return [...sums, ...others].sort((a, b) => a.start - b.start);
}

/** "135.00" at the end of a row of a bill is money, whatever its currency. */
const looksLikeMoney = (written: string, tail: string): boolean =>
  /[.,]\d{2}$/.test(written) && !/^\s?\p{L}/u.test(tail);

function figuresOfField(item: MemoryItem, field: string, text: string): Figure[] {
  const simple = inSimpleCharacters(text);
  const plain = (simple.length === text.length ? simple : text).toLowerCase();
  if (plain.length !== text.length || !/\d/.test(text)) return [];
  const spans = spansIn(item, field, text, plain);
  return rowsOf(text).flatMap(({ start, text: { length } }) => {
    const end = start + length;
    const own = spans.filter((span) => span.start >= start && span.end <= end);
    return own.map((span, i): Figure => {
      const before = own.slice(0, i).findLast((other) => other.amount !== undefined || span.amount === undefined);
      const label = plain.slice(before?.end ?? start, span.start);
      const tail = plain.slice(span.end, own[i + 1]?.start ?? end);
      const quote = text.slice(span.start, span.end);
      const per = perIn(label, tail);
      const past = pastIn(label, tail);
      const currency = span.amount?.currency;
      return {
        item,
        field,
        quote,
        value: span.value,
        ...(currency === undefined ? {} : { currency }),
        isMoney: span.amount !== undefined || looksLikeMoney(quote, tail),
        role: span.amount?.role ?? 'unknown',
        label,
        tail,
        row: plain.slice(start, end),
        at: span.start,
        ...(per === undefined ? {} : { per }),
        ...(past === undefined ? {} : { past }),
      };
    });
  });
}

/** Every figure that a record writes, in order. */
export const figuresOf = readOnce((item: MemoryItem): readonly Figure[] =>
  quotable(item)
    .filter(({ field }) => field !== 'shortCaption' && field !== 'summary')
    .flatMap(({ field, text }) => figuresOfField(item, field, text)),
);
