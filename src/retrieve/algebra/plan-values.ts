import { type Cursor, expect, nearestWord, skipSpace, take, unreadable } from './plan-cursor.ts';

/** A string, a number, true, false, or a list of these, as JSON writes them. */
export function readValue(cursor: Cursor): unknown {
  const what = 'a text in "…", a number or a list in […]';
  if (take(cursor, /\[/) !== undefined) {
    const list: unknown[] = [];
    if (take(cursor, /\]/) !== undefined) return list;
    do list.push(readValue(cursor));
    while (take(cursor, /,/) !== undefined);
    expect(cursor, /\]/, ', or ]');
    return list;
  }
  skipSpace(cursor);
  const at = cursor.at;
  const literal = expect(cursor, /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false/, what);
  try {
    return JSON.parse(literal);
  } catch {
    throw unreadable(cursor, `expected ${what}`, at);
  }
}

/** The name of an argument and the equals sign behind it; `owner` takes only the known names. */
export function readName(cursor: Cursor, known: readonly string[], owner: string, what = 'an argument'): string {
  skipSpace(cursor);
  const at = cursor.at;
  const name = expect(cursor, /[a-zA-Z]+/, what);
  if (!known.includes(name)) {
    const meant = nearestWord(name, known);
    const help = meant === undefined ? `it takes ${known.join(', ')}` : `did you mean ${meant}`;
    throw unreadable(cursor, `${owner} has no “${name}”; ${help}`, at);
  }
  expect(cursor, /=/, '=');
  return name;
}

/** `by="time", nth=2]`: named values up to the closing bracket. */
export function readPairs(cursor: Cursor, known: readonly string[], owner: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  do {
    const name = readName(cursor, known, owner);
    found[name] = readValue(cursor);
  } while (take(cursor, /,/) !== undefined);
  expect(cursor, /\]/, ', or ]');
  return found;
}
