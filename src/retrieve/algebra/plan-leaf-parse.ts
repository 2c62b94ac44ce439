import { leafSchema, type PlanLeaf, type PlanTool, planTools } from '../../memory/query-plan.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { dayExists } from '../planner/calendar.ts';
import { type Cursor, expect, nearestWord, skipSpace, take, unreadable } from './plan-cursor.ts';
import { argumentNames, leadingArgument } from './plan-text.ts';
import { readName, readValue } from './plan-values.ts';

/** The arguments of a leaf and where in the text each stands. */
type Arguments = { readonly values: Record<string, unknown>; readonly places: Map<string, number> };

/** The rest of a leaf, after its tool's name: `![2023-05, hours=[9]]`. */
export function readLeaf(cursor: Cursor, word: string, wordAt: number): PlanLeaf {
  const tool = planTools.find((name) => name === word);
  if (tool === undefined) throw unknownWord(cursor, word, wordAt);
  const strength = take(cursor, /!/) === undefined ? 'prefer' : 'must';
  const { values, places } = readArguments(cursor, tool);
  const parsed = leafSchema.safeParse({ kind: 'leaf', tool, args: values, strength });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[1] ?? '');
  const at = places.get(name) ?? wordAt;
  throw unreadable(cursor, `${name === '' ? tool : name}: ${issue?.message ?? 'not what this tool takes'}`, at);
}

const openings = ['all', 'any', 'not', 'within', ...planTools];

function unknownWord(cursor: Cursor, word: string, at: number): Error {
  const meant = nearestWord(word, openings);
  return unreadable(
    cursor,
    meant === undefined
      ? `“${word}” is none of ${openings.join(', ')}`
      : `“${word}” is not known; did you mean ${meant}`,
    at,
  );
}

function readArguments(cursor: Cursor, tool: PlanTool): Arguments {
  expect(cursor, /\[/, '[');
  const found: Arguments = { values: {}, places: new Map() };
  if (take(cursor, /\]/) !== undefined) return found;
  do readArgument(cursor, tool, found);
  while (take(cursor, /,/) !== undefined);
  expect(cursor, /\]/, ', or ]');
  return found;
}

function readArgument(cursor: Cursor, tool: PlanTool, { values, places }: Arguments): void {
  skipSpace(cursor);
  const at = cursor.at;
  const put = (name: string, value: unknown): void => {
    if (name in values) throw unreadable(cursor, `${name} is given twice`, at);
    values[name] = value;
    places.set(name, at);
  };
  const range = tool === 'time' ? take(cursor, /[\dT:-]*\.\.[\dT:-]*|\d[\dT:-]*/) : undefined;
  if (range !== undefined) {
    for (const [name, value] of Object.entries(rangeOf(cursor, range, at))) put(name, value);
    return;
  }
  if (cursor.text[at] === '"') {
    const lead = Object.entries(leadingArgument).find(([name]) => name === tool)?.[1];
    if (lead === undefined) throw unreadable(cursor, `${tool} takes its arguments by name`);
    put(lead, readValue(cursor));
    return;
  }
  const what = tool === 'time' ? 'a date or an argument' : 'a text in "…" or an argument';
  const name = readName(cursor, argumentNames.get(tool) ?? [], tool, what);
  put(name, readValue(cursor));
}

/** "2023-05", "2023-05-07..2023-05-09", "..2022", "2023-05-07T15:00:00..": a closed span, each end as wide as it is written. */
function rangeOf(cursor: Cursor, range: string, at: number): { start?: string; end?: string } {
  const [from = '', to = from] = range.split('..');
  const first = from === '' ? undefined : pointOf(cursor, from, at);
  const last = to === '' ? undefined : pointOf(cursor, to, at + range.length - to.length);
  if (first === undefined && last === undefined) throw unreadable(cursor, 'expected a date before or after ..', at);
  if (first !== undefined && last !== undefined && first.start > last.end)
    throw unreadable(cursor, 'the time ends before it begins', at);
  return {
    ...(first === undefined ? {} : { start: first.start }),
    ...(last === undefined ? {} : { end: last.end }),
  };
}

function pointOf(cursor: Cursor, written: string, at: number): { start: string; end: string } {
  const m = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(T\d{2}:\d{2}:\d{2})?)?)?$/.exec(written);
  const exists =
    m !== null &&
    (m[4] === undefined || !Number.isNaN(Date.parse(`${written}Z`))) &&
    dayExists(Number(m[1]), Number(m[2] ?? 1), Number(m[3] ?? 1));
  if (!exists) throw unreadable(cursor, `“${written}” is not a date such as 2023, 2023-05 or 2023-05-07`, at);
  return written.includes('T') ? { start: written, end: written } : calendarSpan(written, 'row');
}
