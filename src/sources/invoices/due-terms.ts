import { isoDay } from '../../language/calendar-day.ts';
import { fold } from '../../language/fold.ts';
import { invoiceTerms } from '../../lexicon/invoice-terms.ts';
import type { Sheet } from './sheet.ts';

const folded = (words: readonly string[]): string[] => words.map(fold);
const languages = invoiceTerms.map(({ days, within, from_invoice, after, early }) => ({
  days: folded(days).toSorted((a, b) => b.length - a.length),
  within: folded(within),
  fromInvoice: folded(from_invoice),
  after: folded(after),
  early: folded(early),
}));
type Language = (typeof languages)[number];

const LONGEST_TERM = 180;
const DAY = 86_400_000;

/**
 * The day that terms such as "30 days from invoice date" come to. Nothing where they run from another day, and the longest of
 * several: an earlier one is that of a discount.
 */
export function dueByTerms(sheet: Sheet, date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const text = fold(sheet.byRow.map((row) => row.map((segment) => segment.text).join(' ')).join(' '));
  const counts = languages.flatMap((language) => daysIn(text, language));
  if (counts.length === 0) return undefined;
  const due = new Date(Date.parse(`${date}T00:00:00Z`) + Math.max(...counts) * DAY);
  return isoDay(due.getUTCFullYear(), due.getUTCMonth() + 1, due.getUTCDate());
}

function daysIn(text: string, language: Language): number[] {
  const counts: number[] = [];
  for (const match of text.matchAll(/(?<![\d.,])(\d{1,3})(?![\d.,:/%])/g)) {
    const count = Number(match[1]);
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + LONGEST_TERM);
    const isNet = /(?<!\p{L})net(?:to)?\s$/u.test(before);
    const unit = language.days.find((day) => new RegExp(`^\\s?-?${day}(?!\\p{Script=Latin})`, 'u').test(behind));
    if (count < 1 || count > 180 || (unit === undefined && !isNet)) continue;
    const clause = behind.slice(unit?.length ?? 0, 60).split(/[.。;；]/u)[0] ?? '';
    const has = (words: readonly string[], where: string): boolean => words.some((word) => where.includes(word));
    if (!(isNet || has(language.within, before) || has(language.within, clause))) continue;
    if (has(language.early, clause.slice(0, 30))) continue;
    if (isFromInvoice(before, clause, language)) counts.push(count);
  }
  return counts;
}

/** Where terms say from which day they run, that is to be the invoice's. */
function isFromInvoice(before: string, clause: string, { after, fromInvoice }: Language): boolean {
  const start = after.find((word) =>
    new RegExp(`(?<!\\p{Script=Latin})${word}(?!\\p{Script=Latin})`, 'u').test(clause.slice(0, 12)),
  );
  const isHan = /\p{Script=Han}/u.test(after[0] ?? '');
  const anchor = isHan ? before.slice(-16) : clause.slice(0, 40);
  if (isHan ? !after.some((word) => before.slice(-6).includes(word)) : start === undefined) return true;
  return fromInvoice.some((word) => anchor.includes(word));
}
