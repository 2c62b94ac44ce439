import { matchesIn } from '../../../language/matches.ts';
import { compact, type Span } from './spans.ts';

/** Any case of a word's first letter, or all of it in capitals. */
const anyCase = (list: string): string =>
  list
    .split('|')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|');

const streets = anyCase(
  'street|st|road|rd|avenue|ave|lane|ln|drive|close|court|square|row|terrace|crescent|way|place|boulevard|blvd|quay|mews|hill|gardens|grove',
);
const german = anyCase('straße|strasse|str\\.|str|allee|weg|platz|gasse|ring|damm|ufer|steig|chaussee|promenade|markt');
const roman = anyCase('rue|rua|via|viale|calle|avenida|avenue|boulevard|plaza|piazza|praça|place|largo|travessa');
const capital = "\\p{Lu}[\\p{L}'’-]{1,30}";

const patterns: readonly RegExp[] = [
  new RegExp(`\\d{1,5}[a-z]?,? (?:${capital} ){1,4}(?:${streets})\\b\\.?`, 'gu'),
  new RegExp(`(?:${capital} ){0,2}(?:\\p{Lu}[\\p{L}-]{0,30})?(?:${german}) \\d{1,4} ?[a-z]?(?![\\p{L}\\d])`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:${roman}) (?:[\\p{L}'’.-]{1,30} ){0,5}[\\p{L}'’-]{1,30},? (?:n[º°o.] ?)?\\d{1,4}(?!\\d)`,
    'gu',
  ),
  /(?:[\p{Script=Han}]{1,8}(?:大道|大街|路|街|巷|胡同|村|小区|花园|公寓))?(?:\s?[\dA-Za-z]{1,5}\s?(?:弄|号楼|号院|号|栋|幢|单元|座|楼|层|室)){1,6}/gu,
];

const isDayOrLine = /^\s?\d{1,2}\s?号$|^\s?\d{1,3}\s?(?:楼|层)$/u;

/** Streets with a number, in the ways that they are written in English, German, Romance languages and Chinese. */
export function addressSpans(text: string): Span[] {
  return patterns.flatMap((pattern) =>
    matchesIn(text, pattern)
      .filter((m) => /\d/.test(m[0]) && !isDayOrLine.test(m[0]))
      .map((m): Span => ({ kind: 'ADDRESS', start: m.index, end: m.index + m[0].length, key: compact(m[0]) })),
  );
}

const houseBefore = /(?<![\d.,:/-])\d{1,4}[a-z]?,? $/u;
const houseAfter = /^,? \d{1,4} ?[a-z]?(?![\p{L}\d.:%])/u;

/** A name beside a number of up to four digits is where somebody lives: "22 Fjordveien", "Lindenhof 3". */
export function housed(text: string, span: Span): Span {
  if (span.kind !== 'NAME') return span;
  const before = houseBefore.exec(text.slice(Math.max(0, span.start - 8), span.start))?.[0] ?? '';
  const after = houseAfter.exec(text.slice(span.end, span.end + 8))?.[0] ?? '';
  if (before === '' && after === '') return span;
  return { ...span, kind: 'ADDRESS', start: span.start - before.length, end: span.end + after.length };
}
