import { chargeWords } from '../../language/charge-words.ts';
import { matchesIn } from '../../language/matches.ts';
import { type FoundPhrase, findPhrases, firstPhraseWithin, lastPhraseWithin } from '../../language/phrases.ts';
import type { Amount } from '../../memory/item-text.ts';
import { amountLabels } from './amount-labels.ts';
import { lineAbove, lineEnd, lineStart, type Passage } from './passage.ts';

export type LabelledSum = { readonly role: Amount['role']; readonly what: string | undefined };

/** A label speaks for a sum at most this far behind it in one line. */
const FARTHEST_LABEL = 70;
const LONGEST_WHAT = 60;

/**
 * For one passage, what a sum in [start, end) is by its label: the nearest one before it in its line, right after it,
 * or in the line above when the sum stands alone. `what` is the line's text before the sum ("Hotel room, 2 nights").
 */
export function amountRole(passage: Passage): (start: number, end: number) => LabelledSum {
  const labels = findPhrases(amountLabels, passage.words);
  const { text } = passage;
  return (start, end) => {
    const from = lineStart(text, start);
    const before = text.slice(from, start);
    const nearest = withTaxIn(text, labels, Math.max(from, start - FARTHEST_LABEL), start);
    const what = described(before);
    if (nearest !== undefined && !isTaken(text.slice(nearest.end, start))) return { role: nearest.value, what };
    const behind = firstPhraseWithin(labels, end, Math.min(lineEnd(text, end), end + 25));
    if (
      behind !== undefined &&
      /^[\s(]*(?:in |of |as |for |de |the )?$/i.test(text.slice(end, behind.start)) &&
      !hasOwnSum.test(text.slice(behind.end, behind.end + 8))
    ) {
      return { role: behind.value, what };
    }
    return before.trim().length <= 3 && !/\p{Script=Han}/u.test(before)
      ? standingAlone(passage, labels, from, what)
      : { role: lineRole(passage, end), what };
  };
}

/** "Total incl. 19% VAT": the nearest label before a sum; that of the whole where a tax is only said to be in it. */
function withTaxIn(
  text: string,
  labels: readonly FoundPhrase<Amount['role']>[],
  from: number,
  start: number,
): FoundPhrase<Amount['role']> | undefined {
  const nearest = lastPhraseWithin(labels, from, start);
  if (nearest?.value !== 'tax') return nearest;
  if (besideCharge.test(text.slice(from, nearest.start))) return { ...nearest, value: 'line' };
  const whole = lastPhraseWithin(labels, from, nearest.start);
  return whole?.value === 'total' && isIncluding.test(text.slice(whole.end, nearest.start)) ? whole : nearest;
}
/** "Room and city tax": what was bought with its tax, of which the tax alone is not told. */
const besideCharge = new RegExp(
  String.raw`(?<!\p{L})(?:${chargeWords}|übernachtung(?:en)?|habitaci[oó]n|camera|quarto) ?(?:and|&|\+|plus|und|et|y|e|及|和|与|加) ?(?:all |the |any )?$`,
  'iu',
);
const isIncluding =
  /^\s?[(（,]?\s?(?:inkl(?:usive)?|incl(?:uding|usive(?: of)?)?|inc|with|mit|avec|y compris|con|com|inclusief|including all)\.?\s?(?:\d{1,2}(?:[.,]\d)? ?%\s?)?$/iu;

function standingAlone(
  passage: Passage,
  labels: readonly FoundPhrase<Amount['role']>[],
  from: number,
  what: string | undefined,
): LabelledSum {
  const above = lineAbove(passage.text, from);
  if (above === undefined) return { role: 'unknown', what };
  const words = passage.text.slice(above.start, above.end);
  if (/\d[.,]\d\d\b/.test(words)) return { role: 'unknown', what };
  const label = lastPhraseWithin(labels, above.start, above.end);
  return { role: label?.value ?? 'unknown', what: what ?? described(words) };
}

/** In a recognised receipt a line that ends in a sum is a line of the bill. */
const lineRole = (passage: Passage, end: number): Amount['role'] =>
  passage.field === 'ocr' && passage.text.slice(end, lineEnd(passage.text, end)).trim().length <= 2
    ? 'line'
    : 'unknown';

/** A sum as it stands in a line. */
const sum = String.raw`(?:[$€£¥￥]|\b(?:EUR|USD|GBP|CHF|CNY|RMB))\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£元円]|\b(?:EUR|USD|GBP|CHF))`;
const sumBetween = new RegExp(sum, 'u');
const sumsBefore = new RegExp(sum, 'gu');
/** "Fare 3,860  tax 1,422": a label with a sum behind it is that one's. */
const hasOwnSum = /^\s{0,3}[:：]?\s{0,3}(?:[$€£¥￥]|[A-Z]{3}\s?(?=\d))?\d/u;
/** A label that has its sum already says nothing of the next one: "Total €20, delivery €5", but "Total (2 × €10): €20". */
const isTaken = (between: string): boolean => sumBetween.test(between) && !/[:=：)）]\s*$/.test(between);

/** What ends a clause before a sum; a full stop within a number or after an abbreviation's letter does not. */
const clauseEnd = /[.!?](?=\s)|[。！？；;，,](?=\s|\p{Script=Han})|\s{3,}|\|/gu;

/** The words before a sum, from the beginning of its clause: "Room and city tax for 3 nights", "Total paid". */
function described(before: string): string | undefined {
  const line = before.replace(/[\s:：.…\-–*|(（]+$/u, '');
  const ends = matchesIn(line, clauseEnd).map((m) => m.index);
  const sums = matchesIn(line, sumsBefore).map((m) => m.index + m[0].length);
  const clause = line.slice(Math.max(0, ...ends, ...sums)).replace(/^[.!?。！？；;，,|\s]+/u, '');
  const tail = clause.length > LONGEST_WHAT ? clause.slice(-LONGEST_WHAT).replace(/^\S*\s/, '') : clause;
  const what = tail.replace(/^[\s\-–*•|]+/u, '').trim();
  return /\p{L}{2}|\p{Script=Han}/u.test(what) ? what : undefined;
}
