import { MadeleineError } from '../../memory/errors.ts';
import { type PlanNode, planNodeSchema, planTools } from '../../memory/query-plan.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { leadingArgument } from './plan-text.ts';

/** What has not been read yet; `at` counts UTF-16 code units from the start, for error messages. */
type Cursor = { readonly text: string; at: number };

/**
 * Reads the text form that `planText` writes; spaces are free.
 * @throws MadeleineError `invalid-plan` naming the position of the first thing that cannot be read.
 */
export function parsePlan(text: string): PlanNode {
  const cursor: Cursor = { text, at: 0 };
  const node = readNode(cursor);
  skipSpace(cursor);
  if (cursor.at < text.length) throw unreadable(cursor, 'the end of the plan');
  const parsed = planNodeSchema.safeParse(node);
  if (!parsed.success) throw unreadable(cursor, 'valid arguments');
  return parsed.data;
}

function unreadable(cursor: Cursor, expected: string): MadeleineError {
  return new MadeleineError(
    'invalid-plan',
    `The plan cannot be read at character ${cursor.at}: expected ${expected}.`,
    {
      action: 'Write plans as search --explain prints them, such as all(time[2023-05], place["Lisbon"]).',
    },
  );
}

function skipSpace(cursor: Cursor): void {
  while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at += 1;
}

function take(cursor: Cursor, pattern: RegExp): string | undefined {
  skipSpace(cursor);
  const sticky = new RegExp(pattern.source, 'y');
  sticky.lastIndex = cursor.at;
  const found = sticky.exec(cursor.text)?.[0];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

function expect(cursor: Cursor, pattern: RegExp, what: string): string {
  const found = take(cursor, pattern);
  if (found === undefined) throw unreadable(cursor, what);
  return found;
}

function readNode(cursor: Cursor): unknown {
  const word = expect(cursor, /[a-z]+/, 'all, any, not, within or a tool');
  if (word === 'all' || word === 'any') return { kind: word, plans: readList(cursor) };
  if (word === 'not') {
    expect(cursor, /\(/, '(');
    const plan = readNode(cursor);
    expect(cursor, /\)/, ')');
    return { kind: 'not', plan };
  }
  if (word === 'within') return readWithin(cursor);
  if (!planTools.some((tool) => tool === word)) throw unreadable(cursor, `a tool (${planTools.join(', ')})`);
  const strength = take(cursor, /!/) === undefined ? 'prefer' : 'must';
  return { kind: 'leaf', tool: word, args: readArguments(cursor, word), strength };
}

function readList(cursor: Cursor): unknown[] {
  expect(cursor, /\(/, '(');
  const found: unknown[] = [];
  if (take(cursor, /\)/) !== undefined) return found;
  do found.push(readNode(cursor));
  while (take(cursor, /,/) !== undefined);
  expect(cursor, /\)/, ')');
  return found;
}

function readWithin(cursor: Cursor): unknown {
  expect(cursor, /\(/, '(');
  const plan = readNode(cursor);
  expect(cursor, /,/, ',');
  const anchor = readNode(cursor);
  expect(cursor, /,/, ',');
  const unit = expect(cursor, /event|trip|days|day|hours|thread/, 'a window');
  const sides = take(cursor, /\[/) === undefined ? {} : readPairs(cursor);
  expect(cursor, /\)/, ')');
  return { kind: 'within', plan, anchor, window: { unit, ...sides } };
}

function readArguments(cursor: Cursor, tool: string): Record<string, unknown> {
  expect(cursor, /\[/, '[');
  const range = tool === 'time' ? take(cursor, /[\dT:-]*\.\.[\dT:-]*|\d{4}[\d-]*/) : undefined;
  if (range !== undefined) {
    if (take(cursor, /,/) !== undefined) return { ...rangeOf(range), ...readPairs(cursor) };
    expect(cursor, /\]/, ']');
    return rangeOf(range);
  }
  skipSpace(cursor);
  const lead = Object.entries(leadingArgument).find(([name]) => name === tool)?.[1];
  if (lead === undefined || cursor.text[cursor.at] !== '"') return readPairs(cursor);
  const first = readValue(cursor);
  if (take(cursor, /,/) !== undefined) return { [lead]: first, ...readPairs(cursor) };
  expect(cursor, /\]/, ']');
  return { [lead]: first };
}

function readPairs(cursor: Cursor): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  if (take(cursor, /\]/) !== undefined) return found;
  do {
    const key = expect(cursor, /[a-zA-Z]+/, 'an argument');
    expect(cursor, /=/, '=');
    found[key] = readValue(cursor);
  } while (take(cursor, /,/) !== undefined);
  expect(cursor, /\]/, ']');
  return found;
}

function readValue(cursor: Cursor): unknown {
  const literal = expect(
    cursor,
    /"(?:[^"\\]|\\.)*"|\[[\d,\s]*\]|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/,
    'a string, a number or a list of numbers',
  );
  try {
    return JSON.parse(literal);
  } catch {
    throw unreadable(cursor, 'a string, a number or a list of numbers');
  }
}

function rangeOf(range: string): Record<string, string> {
  const [from = '', to] = range.split('..');
  if (to === undefined) return spanOf(from);
  return {
    ...(from === '' ? {} : { start: from.includes('T') ? from : spanOf(from)['start'] }),
    ...(to === '' ? {} : { end: to.includes('T') ? to : spanOf(to)['end'] }),
  } as Record<string, string>;
}

function spanOf(prefix: string): Record<string, string> {
  const { start, end } = calendarSpan(prefix, 'row');
  return { start, end };
}
