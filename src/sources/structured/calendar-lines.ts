import { createRequire } from 'node:module';
import type ICAL from 'ical.js';
import { linesOf } from './text-lines.ts';

/** A property of a calendar as jCal has it (RFC 7265): name, parameters and value, without its type. */
export type CalendarProperty = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | readonly string[]>>;
  readonly value: unknown;
};
export type CalendarComponent = {
  readonly name: string;
  /** Of its first line, from 1. */
  readonly line: number;
  readonly properties: CalendarProperty[];
  readonly parts: CalendarComponent[];
};
export type CalendarText = {
  readonly calendars: readonly CalendarComponent[];
  /** Numbers of lines that are no properties; all others were read. */
  readonly broken: readonly number[];
  /** Why the text was not read to its end. */
  readonly cut: string | undefined;
};

const MOST_LINES = 200_000;
const LONGEST_LINE = 200_000;
const DEEPEST = 8;

let loaded: typeof ICAL | undefined;
/** The library is loaded for the first calendar: most mails have none. */
function library(): typeof ICAL {
  loaded ??= createRequire(import.meta.url)('ical.js') as typeof ICAL;
  return loaded;
}

/**
 * The components of an iCalendar text (RFC 5545), line by line, so that a broken line costs nothing but itself. What is not
 * closed ends with the text.
 */
export function readCalendarText(text: string): CalendarText {
  const root: CalendarComponent = { name: '', line: 0, properties: [], parts: [] };
  const open = [root];
  const broken: number[] = [];
  let cut: string | undefined;
  for (const { line, written } of unfolded(text)) {
    const [, word, name] = /^(BEGIN|END):\s*([A-Za-z0-9-]{1,60})\s*$/i.exec(written) ?? [];
    if (line > MOST_LINES) {
      cut = `The calendar has more than ${MOST_LINES} lines.`;
      break;
    }
    const current = open.at(-1) ?? root;
    if (word === undefined || name === undefined) addProperty(current, written, line, broken);
    else if (word.toUpperCase() === 'END') close(open, name.toLowerCase());
    else {
      const begun = { name: name.toLowerCase(), line, properties: [], parts: [] };
      if (open.length > DEEPEST) cut = `The calendar is nested more than ${DEEPEST} deep.`;
      else current.parts.push(begun);
      // What lies too deep is read, to find its end, and kept nowhere.
      open.push(begun);
    }
  }
  return { calendars: root.parts.filter(({ name }) => name === 'vcalendar'), broken, cut };
}

/** What ends an outer component ends those that were left open in it; an end without a beginning ends nothing. */
function close(open: CalendarComponent[], name: string): void {
  const at = open.findLastIndex((component) => component.name === name);
  if (at > 0) open.length = at;
}

function addProperty(into: CalendarComponent, written: string, line: number, broken: number[]): void {
  const property = written.length > LONGEST_LINE ? undefined : propertyOf(written, library());
  if (property === undefined) broken.push(line);
  else into.properties.push(property);
}

/** Undefined for what the library refuses. */
function propertyOf(written: string, { parse }: typeof ICAL): CalendarProperty | undefined {
  try {
    const [name, parameters, , ...values] = parse.property(written) as unknown as JcalProperty;
    return { name, parameters, value: values.length > 1 ? values : values[0] };
  } catch {
    return undefined;
  }
}

type JcalProperty = [string, Readonly<Record<string, string | readonly string[]>>, string, ...unknown[]];

/** Lines that begin with a blank go on with the one before (RFC 5545, 3.1). */
function* unfolded(text: string): Generator<{ readonly line: number; readonly written: string }> {
  let pieces: string[] = [];
  let start = 1;
  let line = 0;
  for (const written of linesOf(text)) {
    line += 1;
    if (/^[ \t]/.test(written) && pieces.length > 0) {
      pieces.push(written.slice(1));
      continue;
    }
    if (pieces.length > 0) yield { line: start, written: pieces.join('') };
    pieces = written.trim() === '' ? [] : [written];
    start = line;
  }
  if (pieces.length > 0) yield { line: start, written: pieces.join('') };
}
