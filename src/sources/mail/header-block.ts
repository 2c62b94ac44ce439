import { decodeCharset } from './charset.ts';

export type HeaderField = { readonly name: string; readonly value: string };

/** The header fields of a message or part in order, names in lower case, values unfolded but otherwise as written. */
export type HeaderBlock = {
  readonly fields: readonly HeaderField[];
  /** First byte of the body. */
  readonly bodyStart: number;
  /** A mailbox separator ("From a@b Tue May 10 …") that stood before the first field. */
  readonly fromLine: string | undefined;
};

/** Header blocks beyond this are not mail: 2 MiB holds some 50,000 addresses. */
const LONGEST_HEADER_BLOCK = 2 * 1024 * 1024;

const fieldLine = /^([!-9;-~]{1,200})[ \t]*:/;
const fromLinePattern = /^>?From \S/;

/** Reads the block that starts at `start`. Lines that are no header fields are passed over; nothing throws. */
export function readHeaderBlock(bytes: Buffer, start: number, end: number): HeaderBlock {
  const from = bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf ? start + 3 : start;
  const limit = Math.min(end, from + LONGEST_HEADER_BLOCK);
  const blockEnd = endOfBlock(bytes, from, limit);
  const lines = bytes.toString('latin1', from, blockEnd.textEnd).split(/\r\n|\n|\r/);
  const fields: { name: string; value: string[] }[] = [];
  let ignored = false;
  let fromLine: string | undefined;
  for (const line of lines) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (!ignored) fields.at(-1)?.value.push(line);
      continue;
    }
    const name = fieldLine.exec(line);
    if (name?.[1] !== undefined) {
      fields.push({ name: name[1].toLowerCase(), value: [line.slice(name[0].length)] });
      ignored = false;
    } else if (fields.length === 0 && fromLinePattern.test(line)) fromLine ??= line;
    // A stray line with a colon has folded lines of its own; one without is noise inside a field.
    else if (line.includes(':')) ignored = true;
  }
  if (fields.length === 0) {
    // Of a part without fields the empty line is all there is of the block.
    const isEmpty = blockEnd.textEnd === from;
    return { fields: [], bodyStart: isEmpty ? blockEnd.bodyStart : from, fromLine: undefined };
  }
  const unfolded = fields.map(({ name, value }) => ({ name, value: value.join('').trim() }));
  const charset = charsetIn(unfolded);
  return { fields: unfolded.map((field) => withCharacters(field, charset)), bodyStart: blockEnd.bodyStart, fromLine };
}

/** The block ends at the first empty line; a part may start with one, having no fields at all. */
function endOfBlock(bytes: Buffer, start: number, limit: number): { textEnd: number; bodyStart: number } {
  let at = start;
  while (at < limit) {
    const newline = bytes.indexOf(0x0a, at);
    if (newline === -1 || newline >= limit) break;
    if (newline === at || (newline === at + 1 && bytes[at] === 0x0d)) return { textEnd: at, bodyStart: newline + 1 };
    at = newline + 1;
  }
  const bareReturns = bytes.subarray(start, limit).indexOf('\r\r');
  if (bareReturns !== -1) return { textEnd: start + bareReturns, bodyStart: start + bareReturns + 2 };
  return { textEnd: limit, bodyStart: limit };
}

const charsetIn = (fields: readonly HeaderField[]): string | undefined =>
  /charset\s*=\s*"?([\w.:-]{2,40})/i.exec(fields.find(({ name }) => name === 'content-type')?.value ?? '')?.[1];

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Eight-bit characters in a header are UTF-8 (RFC 6532) or, against the rules, in the charset of the message. */
function withCharacters(field: HeaderField, charset: string | undefined): HeaderField {
  if (!/[\x80-\xff]/.test(field.value)) return field;
  const bytes = Buffer.from(field.value, 'latin1');
  try {
    return { name: field.name, value: strictUtf8.decode(bytes) };
  } catch {
    return { name: field.name, value: decodeCharset(bytes, charset) };
  }
}

/** The first field of that name (lower case); empty values count as absent. */
export function headerOf(fields: readonly HeaderField[], name: string): string | undefined {
  for (const field of fields) if (field.name === name && field.value !== '') return field.value;
  return undefined;
}

export const headersOf = (fields: readonly HeaderField[], name: string): string[] =>
  fields.filter((field) => field.name === name && field.value !== '').map((field) => field.value);
