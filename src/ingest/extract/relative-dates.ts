import * as chrono from 'chrono-node';
import type { Language } from '../../language/detect-language.ts';
import { findPhrases } from '../../language/phrases.ts';
import { isoDay } from './calendar-day.ts';
import { relativeWords } from './date-labels.ts';
import { lineEnd, lineStart, type Passage } from './passage.ts';

export type RelativeDate = {
  readonly day: string;
  readonly time?: string;
  readonly start: number;
  readonly end: number;
};

type Parser = (text: string, reference: Date, option: chrono.ParsingOption) => chrono.ParsedResult[];
const parsers: Readonly<Partial<Record<Language, Parser>>> = {
  de: chrono.de.parse,
  fr: chrono.fr.parse,
  es: chrono.es.parse,
  pt: chrono.pt.parse,
  nl: chrono.nl.parse,
  ja: chrono.ja.parse,
  zh: chrono.zh.parse,
  it: chrono.it.parse,
};

/** Reading words of time is slow, so only so many places of a text are read, each with so much around it. */
const MOST_PLACES = 8;
const MOST_AROUND = 60;

/** "Tomorrow", "next Friday at 3 pm": told against the day of writing; nothing without one. */
export function relativeDates(passage: Passage, sentAt: string | undefined): RelativeDate[] {
  if (sentAt === undefined || !/^\d{4}-\d{2}-\d{2}/.test(sentAt)) return [];
  const places = findPhrases(relativeWords, passage.words).slice(0, MOST_PLACES);
  if (places.length === 0) return [];
  const [year = 0, month = 1, day = 1] = sentAt.slice(0, 10).split('-').map(Number);
  const reference = new Date(year, month - 1, day, 12);
  const parse = parsers[passage.language ?? 'en'] ?? chrono.en.parse;
  const found: RelativeDate[] = [];
  let readTo = 0;
  for (const place of places) {
    if (place.start < readTo) continue;
    const { text } = passage;
    const from = Math.max(lineStart(text, place.start), place.start - MOST_AROUND, readTo);
    const to = Math.min(lineEnd(text, place.end), place.end + MOST_AROUND);
    readTo = place.end;
    for (const result of parse(text.slice(from, to), reference, { forwardDate: true })) {
      const start = from + result.index;
      if (start > place.start || start + result.text.length < place.end) continue;
      const { start: when } = result;
      const date = isoDay(when.get('year') ?? year, when.get('month') ?? month, when.get('day') ?? day);
      const end = start + result.text.length;
      const hour = when.isCertain('hour') ? when.get('hour') : null;
      const time = hour === null ? {} : { time: `${two(hour)}:${two(when.get('minute') ?? 0)}` };
      found.push({ day: date, ...time, start, end });
      readTo = end;
    }
  }
  return found;
}

const two = (n: number): string => String(n).padStart(2, '0');
