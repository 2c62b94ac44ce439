import { MadeleineError } from '../../memory/errors.ts';
import { type HeaderField, headerOf, readHeaderBlock } from './header-block.ts';
import { type Parameters, parseParameters } from './parameters.ts';
import { decodeTransfer } from './transfer-encoding.ts';

/** A node of a message's MIME tree (RFC 2045, 2046). `start` and `end` bound its undecoded body within the message. */
export type MimePart = {
  readonly fields: readonly HeaderField[];
  readonly type: Parameters;
  readonly disposition: Parameters;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly MimePart[];
  readonly fromLine: string | undefined;
};

/** Mail clients nest a handful; deeper or more numerous parts are made to exhaust readers. */
const DEEPEST_NESTING = 100;
const MOST_PARTS = 10_000;

type Count = { parts: number };

/** Reads the tree of the message in `bytes`. Throws `malformed-mail` when it has too many or too deeply nested parts. */
export function readMimeTree(bytes: Buffer): MimePart {
  return readPart(bytes, 0, bytes.length, 0, { parts: 0 });
}

function readPart(bytes: Buffer, start: number, end: number, depth: number, count: Count, fallback = ''): MimePart {
  count.parts += 1;
  if (depth > DEEPEST_NESTING || count.parts > MOST_PARTS) {
    throw new MadeleineError('malformed-mail', 'The message has too many or too deeply nested parts.', {
      action: 'Open it in a mail program; if it is genuine, save its parts separately and add them.',
    });
  }
  const { fields, bodyStart, fromLine } = readHeaderBlock(bytes, start, end);
  const type = parseParameters(headerOf(fields, 'content-type') ?? fallback);
  const disposition = parseParameters(headerOf(fields, 'content-disposition'));
  const part = { fields, type, disposition, start: Math.min(bodyStart, end), end, parts: [], fromLine };
  if (!type.value.startsWith('multipart/')) return part;
  const ranges = splitAtBoundary(bytes, part.start, end, type.parameters.get('boundary'));
  const childType = type.value === 'multipart/digest' ? 'message/rfc822' : '';
  return { ...part, parts: ranges.map(([from, to]) => readPart(bytes, from, to, depth + 1, count, childType)) };
}

/** The ranges between the delimiter lines; the last part of a cut message ends with the message. */
function splitAtBoundary(bytes: Buffer, start: number, end: number, declared: string | undefined): [number, number][] {
  const boundary = declared ?? guessBoundary(bytes, start, end);
  if (boundary === undefined || boundary === '') return [];
  const delimiter = Buffer.from(`--${boundary}`, 'utf8');
  const ranges: [number, number][] = [];
  let partStart: number | undefined;
  for (let at = bytes.indexOf(delimiter, start); at !== -1 && at < end; at = bytes.indexOf(delimiter, at + 1)) {
    if (at > start && bytes[at - 1] !== 0x0a) continue;
    const line = lineRest(bytes, at + delimiter.length, end);
    if (line === undefined) continue;
    if (partStart !== undefined) ranges.push([partStart, withoutLineEnd(bytes, partStart, at)]);
    partStart = line.closing ? undefined : line.next;
    if (line.closing || ranges.length > MOST_PARTS) break;
  }
  if (partStart !== undefined && partStart < end) ranges.push([partStart, end]);
  return ranges;
}

/** What follows a delimiter: the next line's start, if the rest of the line is "--" or blank; else it is none. */
function lineRest(bytes: Buffer, at: number, end: number): { closing: boolean; next: number } | undefined {
  const closing = bytes[at] === 0x2d && bytes[at + 1] === 0x2d;
  for (let i = closing ? at + 2 : at; i < end; i++) {
    const byte = bytes[i];
    if (byte === 0x0a) return { closing, next: i + 1 };
    // Anything may follow a closing delimiter; some mailers forget its line end.
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return closing ? { closing, next: i } : undefined;
  }
  return { closing, next: end };
}

function withoutLineEnd(bytes: Buffer, start: number, at: number): number {
  let end = at;
  if (end > start && bytes[end - 1] === 0x0a) end--;
  if (end > start && bytes[end - 1] === 0x0d) end--;
  return end;
}

/** A multipart that does not name its boundary: the first line that looks like a delimiter tells. */
function guessBoundary(bytes: Buffer, start: number, end: number): string | undefined {
  const head = bytes.toString('latin1', start, Math.min(end, start + 4096));
  return /^--([^\r\n]{1,70}?)[ \t]*\r?$/m.exec(head)?.[1];
}

/** The decoded bytes of a leaf. */
export function contentOf(bytes: Buffer, part: MimePart): Buffer {
  return decodeTransfer(bytes.subarray(part.start, part.end), headerOf(part.fields, 'content-transfer-encoding') ?? '');
}

/** Every part of the tree without children, in order. */
export function leavesOf(part: MimePart): MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}
