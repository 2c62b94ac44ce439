import type { WrittenDate } from './date-order.ts';
import { hourOfDay, isDayPeriod } from './day-periods.ts';

/** The first line of a message: `[03.05.23, 14:05:06] Anna: Hi` of iOS, `5/3/23, 2:05 PM - Anna: Hi` of Android. */
export type MessageLine = {
  readonly date: WrittenDate;
  readonly clock: readonly [number, number, number];
  readonly hasTwelveHours: boolean;
  /** All after date and time. */
  readonly rest: string;
};

/** Marks of direction, which phones put around numbers and names. */
const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;
export const withoutMarks = (text: string): string => text.replace(marks, '');
/** iOS puts a mark before whatever it writes itself. */
export const beginsMarked = (text: string): boolean => /^\s?[\u200e\u200f]/.test(text);

const LONGEST_HEAD = 60;
const datePattern = /^\[?(\d{1,4})(?:[./-]|\. |年)(\d{1,2})(?:[./-]|\. |月)(\d{1,4})(?:日|\.)?(?: ?г\.)?[,،]?\s+/u;
const timePattern =
  /^(?:([^\d\s[\]-]{1,10})\s?)?(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?(?:\s?([^\d[\]-]{1,14}?))?(\]|\s[-–])(?:\s|$)/u;

/** Nothing for a line that carries on the message before it. */
export function messageLine(line: string): MessageLine | undefined {
  const head = plainDigits(withoutMarks(line.slice(0, LONGEST_HEAD)));
  const date = datePattern.exec(head);
  if (date === null) return undefined;
  const time = timePattern.exec(head.slice(date[0].length));
  if (time === null) return undefined;
  const [, before = '', hour = '', minute = '', second = '0', after = ''] = time;
  // Some languages put a word before the time that says no more than that it is one: "klo 9.05".
  const period = after.trim() || (isDayPeriod(before) ? before : '');
  if (period !== '' && !isDayPeriod(period)) return undefined;
  const clock = [hourOfDay(Number(hour), period), Number(minute), Number(second)] as const;
  if (clock[0] > 23 || clock[1] > 59 || clock[2] > 59) return undefined;
  return {
    date: [Number(date[1]), Number(date[2]), Number(date[3])],
    clock,
    hasTwelveHours: period !== '',
    rest: behind(line, date[0].length + time[0].length),
  };
}

/** The line from the place that lies so many characters other than marks behind its beginning. */
function behind(line: string, characters: number): string {
  let [at, left] = [0, characters];
  while (left > 0 && at < line.length) {
    if (withoutMarks(line.charAt(at)) !== '') left -= 1;
    at += 1;
  }
  return line.slice(at);
}

/** Digits of any script as those of ASCII: of each script they stand in a row that begins at a multiple of ten. */
const plainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOfDigit(digit)));
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const LONGEST_NAME = 80;

/** Who says what; without `from` a program does ("Anna added Ben"), whose lines name no speaker before a colon. */
export function speakerOf(rest: string): { readonly from: string | undefined; readonly text: string } {
  const at = rest.indexOf(': ') === -1 && rest.endsWith(':') ? rest.length - 1 : rest.indexOf(': ');
  const name = at === -1 ? '' : withoutMarks(rest.slice(0, at)).replace(/^~\s?/u, '').trim();
  if (name === '' || name.length > LONGEST_NAME || /["„“”«»]/u.test(name))
    return { from: undefined, text: withoutMarks(rest) };
  return { from: name, text: rest.slice(at + 2) };
}

const bracketed = /^<[^:<>]{1,60}:\s*([^<>\n]{1,255}\.[A-Za-z0-9]{1,5})>[^\S\n]*\n?/u;
const followed = /^([^\n]{1,250}?\.[A-Za-z0-9]{1,5})\s\([^()\n]{1,80}\)[^\S\n]*(?:\n|$)/u;

/**
 * The file that a message says it has, in whatever words: iOS writes `<attached: NAME>`, Android `NAME (file attached)`.
 * `isSure` where no person writes so; else it is one if there is such a file.
 */
export function attachedName(
  text: string,
): { readonly name: string; readonly caption: string; readonly isSure: boolean } | undefined {
  const plain = withoutMarks(text).trimStart();
  const inside = bracketed.exec(plain);
  const found = inside ?? followed.exec(plain);
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const isSure = inside !== null || /-WA\d{4}\./.test(name);
  return { name, caption: plain.slice(found[0].length).trim(), isSure };
}
