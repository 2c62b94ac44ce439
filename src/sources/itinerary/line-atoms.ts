import type { CalendarDay } from '../../language/calendar-day.ts';
import { namesOf, rolesOfLabel } from '../../language/field-labels.ts';
import { type FieldRole, travelTerms } from '../../lexicon/travel-terms.ts';
import { daysOfLine, type LineTime, type Placed, timesOfLine } from './line-dates.ts';

/** The number of a flight, a train or a bus, and what is said behind it: mostly who runs it. */
export type Vehicle = {
  readonly letters: string;
  readonly digits: string;
  /** As it is written: "G17", "ICE 577". */
  readonly written: string;
  readonly after: string;
};
/** A stop as a line names it, with a code of three capitals in brackets behind its name. */
export type StopName = { readonly name: string; readonly code?: string };

/** What a part of a line says, each thing once. */
export type Atoms = {
  readonly days: readonly CalendarDay[];
  readonly times: readonly LineTime[];
  readonly vehicle: Vehicle | undefined;
  readonly platform: string | undefined;
  readonly terminal: string | undefined;
  readonly coach: string | undefined;
  readonly seat: string | undefined;
  readonly stop: StopName | undefined;
};

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyName = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const platformForm = new RegExp(
  `(?<!\\p{L})(?:${anyName(namesOf('platform'))})(?!\\p{L})\\.?:?\\s*(\\d{1,3}\\s?[a-z]?(?!\\p{L}))?`,
  'iu',
);
const terminalForm = new RegExp(
  `,?\\s*(?<!\\p{L})(?:${anyName(namesOf('terminal'))}):?\\s+([A-Z\\d]{1,3})(?![\\p{L}\\d])`,
  'iu',
);
const seatForm = new RegExp(
  `(?<!\\p{L})(?:${anyName(namesOf('seat'))})(?!\\p{L})\\.?:?\\s*(\\d{1,3}[A-Z]?|[A-Z]\\d{1,2})(?![\\p{L}\\d])`,
  'iu',
);
const coachForm = new RegExp(`(?<!\\p{L})(?:${anyName(namesOf('coach'))})(?!\\p{L})\\.?:?\\s*(\\d{1,3})(?!\\d)`, 'iu');
/** Letters of one to four signs, or a short word, and a number: "ICE 577", "X2   531", "Bus 501262". */
const vehicleForm =
  /(?<![\p{L}\d])(\p{Lu}{1,4}\d(?=\s{1,4}\d)|\p{Lu}{2,5}\s\p{Lu}{2,7}(?=\s\d{3})|\p{Lu}{1,5}|\d\p{Lu}|\p{Lu}\p{L}{1,13})\s{0,4}(\d{1,6})(?![\p{L}\d:%/]|[.,]\d)/u;
const codeForm = /^([^()]{1,80}?)\s*[([]([A-Z]{3})[)\]]/;
/** What parts a stop from what is said of it. */
const partings = /\s{2,}|\t|\s?[▷►|•]\s?|\s[–—-](?:\s|$)/u;
const edges = /^[\s,;:|@●○•*▷►>–—-]+|[\s,;:|@●○•*▷►<–—-]+$/gu;

/** "ICE 577" and what stands behind it; numbers of seats and platforms, and months, are none. */
export function vehicleIn(text: string): (Vehicle & Placed) | undefined {
  const match = vehicleForm.exec(text);
  const [all, letters = '', digits = ''] = match ?? [];
  if (match === null || all === undefined) return undefined;
  // "AB 123" is a flight, though "ab" is a word for leaving.
  const roles = /^\p{Lu}{1,2}$/u.test(letters) ? new Set<FieldRole>() : rolesOfLabel(letters);
  if (roles.size > 0 && !roles.has('bus') && !roles.has('train')) return undefined;
  // "Praha 1" is a part of a town.
  if (/\p{Ll}{2}/u.test(letters) && digits.length < 3) return undefined;
  const [start, end] = [match.index, match.index + all.length];
  const after =
    text
      .slice(end)
      .replace(edges, '')
      .split(/\s{2,}|\t/)[0] ?? '';
  return { letters, digits, written: all.replace(/\s+/g, ' '), after, start, end };
}

/** Without the ranges, which become gaps that no name has. */
function without(text: string, ranges: readonly Placed[]): string {
  let left = text;
  for (const { start, end } of ranges) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left;
}

/** What the text says of a stop of a journey. `isMonthFirst` reads "7/4/2024" as 4 July. */
export function atomsOf(text: string, isMonthFirst = false): Atoms {
  const days = daysOfLine(text, isMonthFirst);
  const times = timesOfLine(text, days);
  const dated = without(text, [...days, ...times]);
  const [platformAll, platform] = platformForm.exec(dated) ?? [];
  const [terminalAll, terminal] = terminalForm.exec(dated) ?? [];
  const [coachAll, coach] = coachForm.exec(dated) ?? [];
  const [seatAll, seat] = seatForm.exec(dated) ?? [];
  const plain = [platformAll, terminalAll, coachAll, seatAll].reduce<string>(
    (left, part) => (part === undefined ? left : left.replace(part, ' '.repeat(part.length))),
    dated,
  );
  const vehicle = vehicleIn(plain);
  const rest = vehicle === undefined ? plain : without(plain, [vehicle]);
  return {
    days: days.map(({ day }) => day),
    times,
    vehicle,
    platform: platform?.replace(/\s/g, ''),
    terminal,
    coach,
    seat,
    stop: stopIn(rest),
  };
}

const LONGEST_STOP = 80;

const fillers = anyName(travelTerms.flatMap((terms) => terms.fillers));
const filled = new RegExp(`^(?:(?:${fillers})\\.?(?:\\s+|$))+|(?:\\s+(?:${fillers})\\.?)+$`, 'giu');

/** "le", "and then?": names begin with a capital, where their script has any, and have no marks of sentences. */
const nameForm = /^[\p{N}"'’(]{0,4}[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N} .,'’()/&+|:–—-]*$/u;
const isName = (said: string): boolean =>
  said.length <= LONGEST_STOP && /\p{L}{2}|\p{Script=Han}/u.test(said) && nameForm.test(said);

/** "from", "da", "ab": what stands before a name in small letters. */
const leadingWords = /^(?:\p{Ll}{1,6}\s+){1,2}(?=\p{Lu})/u;

/** The first part of a line that is a name. */
export function stopIn(text: string): StopName | undefined {
  for (const part of text.split(partings)) {
    const said = part
      .replace(edges, '')
      .replace(/\(\s*\)|\s\($/g, '')
      .replace(filled, '')
      .replace(leadingWords, '')
      .replace(edges, '');
    if (!isName(said)) continue;
    if (/^[A-Z]{3}$/.test(said)) return { name: said, code: said };
    const [, name = '', code] = codeForm.exec(said) ?? [];
    const named = name.replace(edges, '');
    return code === undefined || named === '' ? { name: said } : { name: named, code };
  }
  return undefined;
}
