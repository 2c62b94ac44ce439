import { namesOf, rolesOfLabel, rolesOfName } from '../../language/field-labels.ts';
import type { FieldRole } from '../../lexicon/travel-terms.ts';
import type { Field, Roles } from './field.ts';
import { daysOfLine, timesOfLine } from './line-dates.ts';
import { reservationLine } from './reservation-lines.ts';

type Cell = { readonly text: string; readonly start: number; readonly end: number };
/** The row of a table by its columns. */
type Column = Cell & { readonly roles: Roles };
export type TableRow = {
  readonly cells: readonly Column[];
  readonly head: readonly Column[];
  /** The row without the word for leaving or arriving, where it has one. */
  readonly going: Field | undefined;
  readonly line: number;
};
export type Part = { readonly field: Field } | { readonly row: TableRow };

const MOST_LINES = 3000;
const LONGEST_LINE = 500;
const none: Roles = new Set();

const cellForm = /\S(?:(?!\s{3}|\t).)*/g;
/** Below the head of a table two spaces part columns. */
const columnForm = /\S(?:(?!\s{2}|\t).)*/g;
const cellsOf = (line: string, form = cellForm): Cell[] =>
  [...line.matchAll(form)].map(({ 0: text, index }) => ({
    text: text.trim(),
    start: index,
    end: index + text.length,
  }));

const MOST_WORDS = 6;
/** "Label: value"; a time of day is none, nor an address of the web. */
const labelled = /^[*_]{0,2}([^\d:：]{1,60}?)[*_]{0,2}\s?[:：](?!\/\/)[*_]{0,2}\s*(.*)$/u;
/** "*Label* value", as programs write what was bold. */
const bold = /^\*([^*\d]{2,40})\*\s+([^*]+)$/u;
/** "Electronic ticket no. 0123456789", "Your booking #XR4711: confirmed": a name of codes and a code. */
const coded = /^((?:(?:[–-]|\p{L}[\p{L}'’-]*\.?)\s){1,6})\s*#?((?=[^\s:.,]*\d)[A-Z\d][A-Z\d-]{4,24})(?![^\s:.,])/u;
/** "Train 171", "Flight LH 400", "Check-in Friday, 3 May": the word stands before the value without a mark. */
const numbered = /^(\p{L}[\p{L}-]{2,})\s((?=\D{0,16}\d)[\p{L}\d].*)$/u;
/** Text without labels, in which an unknown label means that its value is of no use. */
const other = Symbol('other');

const leadingRoles: Roles = new Set([
  'flight',
  'train',
  'bus',
  'boat',
  'departure',
  'arrival',
  'checkIn',
  'checkOut',
  'date',
]);

type Said = { readonly roles: Roles | typeof other; readonly value: string };

/** What a cell says as a label, with its value where that stands in the same cell. */
function labelIn({ text }: Cell): Said | undefined {
  const [, label = '', value = ''] = labelled.exec(text) ?? bold.exec(text) ?? [];
  const own = text.replace(/[*_]+/g, ' ').trim();
  if (label === '') {
    const roles = own.length <= 40 ? rolesOfName(own) : none;
    if (roles.size > 0) return { roles, value: '' };
    const [, name = '', code = ''] = coded.exec(own) ?? [];
    if (rolesOfLabel(name).has('booking')) return { roles: new Set(['booking']), value: code };
    const [, word = '', number = ''] = numbered.exec(own) ?? [];
    const leading = [...rolesOfName(word)].filter((role) => leadingRoles.has(role));
    return leading.length > 0 ? { roles: new Set(leading), value: number } : undefined;
  }
  const isLong = label.trim().split(/\s+/).length > MOST_WORDS;
  const roles = isLong ? none : rolesOfLabel(label);
  return { roles: roles.size === 0 ? other : roles, value: value.trim() };
}

const names = (...roles: readonly FieldRole[]): string =>
  namesOf(...roles)
    .filter((name) => !/\p{Script=Han}/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const clock = String.raw`\d{1,2}[:.h]\d\d(?!\d|\.)`;
const direction = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})\\.?:?\\s+(?=${clock})|(?<=${clock})\\s+(?:${words})(?!\\p{L})`, 'iu');
const directions = [
  { role: 'departure', form: direction(names('departure', 'origin')) },
  { role: 'arrival', form: direction(names('arrival', 'destination')) },
] as const;

/** A line that names a time with the word for leaving or arriving beside it: "ab 10:27 Berlin Hbf", "10:27 from Berlin". */
function directed(text: string, line: number): Field | undefined {
  for (const { role, form } of directions) {
    const found = form.exec(text);
    if (found !== null) return { roles: new Set([role]), value: text.replace(found[0], '   '), line };
  }
  return undefined;
}

/** Without a label, or with none but the word for leaving or arriving behind the name of a stop. */
function isFree(cell: Cell, at: number): boolean {
  const label = labelIn(cell)?.roles;
  return label === undefined || (at > 0 && label !== other && (label.has('departure') || label.has('arrival')));
}

const bullet = /^[\s●○•*▷►>|–—-]+(?=[\p{L}\d])/u;

/** The labelled values, rows of tables and single values of a text, in order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let head: readonly Column[] | undefined;
  let pair: Pair | undefined;
  let label: { readonly roles: Roles; readonly line: number } | undefined;
  for (const [line, written] of text.split('\n', MOST_LINES).entries()) {
    const plain = oneSpaced(written.slice(0, LONGEST_LINE));
    const cells = cellsOf(plain);
    const reserved = reservationLine(plain, line);
    if (reserved.length > 0) {
      parts.push(...reserved.map((field) => ({ field })));
      continue;
    }
    const sides = pairOf(cells);
    if (sides !== undefined) {
      pair = sides;
      continue;
    }
    const isUnlabelled = cells.length > 0 && cells.every((cell) => labelIn(cell) === undefined);
    if (pair !== undefined && cells.length <= 2 && isUnlabelled) {
      const { right } = pair;
      const roles = ({ start }: Cell): Roles => (start < right ? leaving : arriving);
      parts.push(...cells.map((cell) => ({ field: { roles: roles(cell), value: cell.text, line } })));
      continue;
    }
    pair = undefined;
    const columns = headOf(cells);
    if (columns !== undefined || cells.length === 0) {
      head = columns;
      continue;
    }
    const going = directed(plain.replace(bullet, ''), line);
    if (head !== undefined && timesOfLine(plain, daysOfLine(plain)).length > 0) {
      parts.push({ row: { cells: inColumns(cellsOf(plain, columnForm), head), head, going, line } });
      continue;
    }
    if (going !== undefined && cells.every((cell, at) => isFree(cell, at))) {
      parts.push({ field: going });
      label = undefined;
      continue;
    }
    label = addCells(parts, cells, label, line);
  }
  return parts;
}

/** Brackets hold one thing, however it is spaced. */
const oneSpaced = (line: string): string => line.replace(/\([^()]{0,40}\)/g, (inside) => inside.replace(/\s+/g, ' '));

const tableRoles: readonly FieldRole[] = [
  'departure',
  'arrival',
  'stop',
  'platform',
  'train',
  'service',
  'seat',
  'coach',
  'date',
  'start',
];

/** Where the right one of two columns begins. */
type Pair = { readonly right: number };
const leaving: Roles = new Set(['departure']);
const arriving: Roles = new Set(['arrival']);

/** "Depart   Arrive" above what is said of both ends side by side. */
function pairOf([left, right, third]: readonly Cell[]): Pair | undefined {
  if (left === undefined || right === undefined || third !== undefined) return undefined;
  const isPair = rolesOfName(left.text).has('departure') && rolesOfName(right.text).has('arrival');
  return isPair ? { right: right.start } : undefined;
}

/** The columns of a table, where a line is nothing but their names. */
function headOf(cells: readonly Cell[]): Column[] | undefined {
  if (cells.length < 3 || cells.some(({ text }) => /\d|[:：]$/.test(text))) return undefined;
  const columns = cells.map((cell) => ({ ...cell, roles: rolesOfLabel(cell.text) }));
  const known = columns.filter(({ roles }) => tableRoles.some((role) => roles.has(role)));
  return known.length >= 2 && known.length * 2 >= cells.length ? columns : undefined;
}

/** Each cell with the roles of the column that it stands below, or begins in. */
function inColumns(cells: readonly Cell[], head: readonly Column[]): TableRow['cells'] {
  return cells.map((cell) => {
    const below = head.find(({ start, end }) => cell.start < end && start < cell.end);
    const before = head.findLast(({ start }) => start <= cell.start);
    return { ...cell, roles: (below ?? before)?.roles ?? none };
  });
}

type Label = { readonly roles: Roles; readonly line: number };
/** A label of its own line is that of what follows it soon. */
const LINES_BELOW = 2;

function addCells(parts: Part[], cells: readonly Cell[], above: Label | undefined, line: number): Label | undefined {
  let label: Said | undefined =
    above === undefined || line - above.line > LINES_BELOW ? undefined : { roles: above.roles, value: '' };
  let value: string[] = [];
  const push = (): void => {
    const said = value.join('   ');
    const roles = label?.roles ?? none;
    if (roles !== other && (said !== '' || label?.roles !== undefined))
      parts.push({ field: { roles, value: said, line } });
    value = [];
  };
  for (const cell of cells) {
    const found = labelIn(cell);
    if (found === undefined) {
      if (label === undefined) parts.push({ field: { roles: none, value: cell.text, line } });
      else value.push(cell.text);
      continue;
    }
    if (label !== undefined) push();
    label = found;
    value = found.value === '' ? [] : [found.value];
  }
  if (label === undefined) return undefined;
  const isOpen = value.length === 0 && label.roles !== other;
  push();
  return isOpen && label.roles !== other ? { roles: label.roles, line } : undefined;
}
