import { type PlanNode, type PlanWindow, windowSchema } from '../../memory/query-plan.ts';
import { type Cursor, expect, skipSpace, take, unreadable } from './plan-cursor.ts';
import { readLeaf } from './plan-leaf-parse.ts';
import { readValue } from './plan-values.ts';

/** A plan of a person or a model never comes near these; a text that does is not one. */
const MOST_CHARACTERS = 50_000;
const DEEPEST = 64;

/**
 * Reads the text form that `planText` writes; spaces and line breaks are free.
 * @throws MadeleineError `invalid-plan` that names, and points at, the column of the first thing that cannot be read.
 */
export function parsePlan(text: string): PlanNode {
  const cursor: Cursor = { text, at: 0 };
  if (text.length > MOST_CHARACTERS) {
    cursor.at = MOST_CHARACTERS;
    throw unreadable(cursor, `the plan is longer than ${MOST_CHARACTERS} characters`);
  }
  const node = readNode(cursor, 0);
  skipSpace(cursor);
  if (cursor.at < text.length) throw unreadable(cursor, 'expected the end of the plan');
  return node;
}

function readNode(cursor: Cursor, depth: number): PlanNode {
  skipSpace(cursor);
  const at = cursor.at;
  if (depth > DEEPEST) throw unreadable(cursor, `more than ${DEEPEST} levels`);
  const word = expect(cursor, /[\p{L}_-]+/u, 'all, any, not, within or a tool');
  switch (word) {
    case 'all':
    case 'any':
      return { kind: word, plans: readList(cursor, depth) };
    case 'not': {
      expect(cursor, /\(/, '(');
      const plan = readNode(cursor, depth + 1);
      expect(cursor, /\)/, ')');
      return { kind: 'not', plan };
    }
    case 'within':
      return readWithin(cursor, depth);
    default:
      return readLeaf(cursor, word, at);
  }
}

function readList(cursor: Cursor, depth: number): PlanNode[] {
  expect(cursor, /\(/, '(');
  const found: PlanNode[] = [];
  if (take(cursor, /\)/) !== undefined) return found;
  do found.push(readNode(cursor, depth + 1));
  while (take(cursor, /,/) !== undefined);
  expect(cursor, /\)/, ', or )');
  return found;
}

function readWithin(cursor: Cursor, depth: number): PlanNode {
  expect(cursor, /\(/, '(');
  const plan = readNode(cursor, depth + 1);
  expect(cursor, /,/, ', and what it is within');
  const anchor = readNode(cursor, depth + 1);
  expect(cursor, /,/, `, and one of ${windowUnits.join(', ')}`);
  const window = readWindow(cursor);
  expect(cursor, /\)/, ')');
  return { kind: 'within', plan, anchor, window };
}

const windowUnits = windowSchema.shape.unit.options;
/** Longer names first, so that "days" is not read as "day". */
const unitPattern = new RegExp(`(?:${windowUnits.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])`);

function readWindow(cursor: Cursor): PlanWindow {
  skipSpace(cursor);
  const at = cursor.at;
  const sides: Record<string, unknown> = { unit: expect(cursor, unitPattern, `one of ${windowUnits.join(', ')}`) };
  if (take(cursor, /\[/) !== undefined) {
    do {
      const side = expect(cursor, /before|after/, 'before or after');
      expect(cursor, /=/, '=');
      sides[side] = readValue(cursor);
    } while (take(cursor, /,/) !== undefined);
    expect(cursor, /\]/, ', or ]');
  }
  const window = windowSchema.safeParse(sides);
  if (window.success) return window.data;
  throw unreadable(cursor, window.error.issues[0]?.message ?? 'not a window', at);
}
