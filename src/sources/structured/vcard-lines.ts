import { decodeCharset } from '../mail/charset.ts';
import { linesOf } from './text-lines.ts';

/** A property of a card: its name in capitals without its group, its parameters, and its value as it was written. */
export type CardProperty = {
  readonly group: string;
  readonly name: string;
  /** Values of `TYPE` in small letters, those that version 2.1 writes without a name as well. */
  readonly types: ReadonlySet<string>;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
};
export type Card = { readonly line: number; readonly properties: readonly CardProperty[] };
export type CardText = {
  readonly cards: readonly Card[];
  /** Numbers of lines that are no properties; all others were read. */
  readonly broken: readonly number[];
  readonly cut: string | undefined;
};

const MOST_LINES = 500_000;
/** Characters of one property; pictures are left out, however long they are. */
const LONGEST_VALUE = 20_000;
const LONGEST_PARAMETERS = 2000;
const MOST_PROPERTIES = 1000;
const MOST_CARDS = 50_000;
/** Data that is nothing to read: pictures, sounds and keys. */
const unreadNames: ReadonlySet<string> = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);

/** The cards of a vCard file (versions 2.1, 3.0 and 4.0), line by line, so that a broken line costs nothing but itself. */
export function readCardText(text: string): CardText {
  const cards: { line: number; properties: CardProperty[] }[] = [];
  const broken: number[] = [];
  let card: { line: number; properties: CardProperty[] } | undefined;
  let depth = 0;
  for (const { line, written } of unfolded(text)) {
    if (line > MOST_LINES || cards.length > MOST_CARDS)
      return { cards: cards.slice(0, MOST_CARDS), broken, cut: 'The file has more contacts than are read of one.' };
    const [, word] = /^(BEGIN|END)\s*:\s*VCARD\s*$/i.exec(written) ?? [];
    if (word?.toUpperCase() === 'BEGIN') {
      depth += 1;
      // A card inside another is that of an agent, which belongs to nobody here.
      if (depth > 1) continue;
      card = { line, properties: [] };
      cards.push(card);
    } else if (word !== undefined) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) card = undefined;
    } else if (depth <= 1) {
      const property = propertyOf(written);
      if (property === undefined || card === undefined) broken.push(line);
      else if (!unreadNames.has(property.name) && card.properties.length < MOST_PROPERTIES)
        card.properties.push(property);
    }
  }
  return { cards, broken, cut: undefined };
}

const nameForm = /^(?:([\w-]{1,60})\.)?([A-Za-z][\w-]{0,60})(?=[;:])/;

function propertyOf(written: string): CardProperty | undefined {
  const [head, group = '', name = ''] = nameForm.exec(written) ?? [];
  if (head === undefined) return undefined;
  const colon = colonAfter(written, head.length);
  if (colon === undefined) return undefined;
  const { parameters, types } = parametersOf(written.slice(head.length, colon));
  const coded = written.slice(colon + 1, colon + 1 + LONGEST_VALUE);
  const isQuoted = (parameters.get('ENCODING') ?? '').toUpperCase() === 'QUOTED-PRINTABLE';
  const value = isQuoted ? decodeCharset(bytesOf(coded), parameters.get('CHARSET')) : coded;
  return { group, name: name.toUpperCase(), types, parameters, value };
}

/** The first colon that no quotes hold. */
function colonAfter(written: string, from: number): number | undefined {
  let isQuoted = false;
  for (let at = from; at < written.length && at < from + LONGEST_PARAMETERS; at++) {
    if (written[at] === '"') isQuoted = !isQuoted;
    else if (written[at] === ':' && !isQuoted) return at;
  }
  return undefined;
}

const encodings: ReadonlySet<string> = new Set(['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT']);

function parametersOf(written: string): Pick<CardProperty, 'parameters' | 'types'> {
  const parameters = new Map<string, string>();
  const types = new Set<string>();
  for (const [, part = ''] of written.matchAll(/;((?:[^;"]|"[^"]*"?)*)/g)) {
    const [, key = '', value] = /^\s*([\w-]+)(?:\s*=\s*(.*?))?\s*$/s.exec(part) ?? [];
    const said = (value ?? '').replaceAll('"', '');
    const name = key.toUpperCase();
    if (name === 'TYPE') for (const type of said.split(',')) types.add(type.trim().toLowerCase());
    else if (value !== undefined) parameters.set(name, said);
    else if (encodings.has(name)) parameters.set('ENCODING', name);
    else if (key !== '') types.add(key.toLowerCase());
  }
  return { parameters, types };
}

function bytesOf(quoted: string): Buffer {
  const text = Buffer.from(quoted, 'utf8').toString('latin1');
  return Buffer.from(
    text.replace(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

/**
 * Lines with those that go on with them: after a line end and a blank (RFC 6350, 3.2), and in version 2.1 after an equals
 * sign at the end of quoted-printable text.
 */
function* unfolded(text: string): Generator<{ readonly line: number; readonly written: string }> {
  let pieces: string[] = [];
  let start = 1;
  let line = 0;
  let isSoft = false;
  for (const written of linesOf(text)) {
    line += 1;
    const isFolded = /^[ \t]/.test(written) && pieces.length > 0;
    if (isSoft || isFolded) pieces.push(isFolded && !isSoft ? written.slice(1) : written);
    else {
      if (pieces.length > 0) yield { line: start, written: pieces.join('') };
      pieces = written.trim() === '' ? [] : [written];
      start = line;
    }
    isSoft = written.endsWith('=') && isQuotedPrintable(pieces[0] ?? '');
    if (isSoft) pieces[pieces.length - 1] = (pieces.at(-1) ?? '').slice(0, -1);
  }
  if (pieces.length > 0) yield { line: start, written: pieces.join('') };
}

const isQuotedPrintable = (written: string): boolean => /^[^:]{0,200}QUOTED-PRINTABLE/i.test(written);
