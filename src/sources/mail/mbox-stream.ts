import { asBuffer } from './message-attachments.ts';

/** One message of an mbox. Offsets are bytes of the mailbox as stored; `raw` has neither separator nor quoting. */
export type MboxMessage = {
  readonly kind: 'message';
  readonly raw: Buffer;
  readonly fromLine: string | undefined;
  readonly start: number;
  readonly end: number;
};

/** A stretch of the mailbox that cannot be a message: longer than the limit, or before the first separator. */
export type MboxGap = {
  readonly kind: 'too-large' | 'garbage';
  readonly start: number;
  readonly end: number;
};

export type MboxOptions = {
  /** Byte at which `chunks` starts in the mailbox. */
  readonly start?: number;
  /** Messages longer than this are reported and passed over; bounds the memory. Default 64 MiB. */
  readonly largest?: number;
};

/** Providers refuse mail above 25 to 50 MB; encoded, that stays below this. */
export const LARGEST_MESSAGE = 64 * 1024 * 1024;

const separator = Buffer.from('\nFrom ');
/** Enough to see the separator's line and the start of the next. */
const LOOK_AHEAD = 1024;
/** Enough to see whether the line before it is blank. */
const LOOK_BACK = 4;
/** What is left of a chunk to be searched with the next. */
const OVERLAP = separator.length + LOOK_BACK;

/**
 * Splits an mbox (RFC 4155; mboxo and mboxrd quoting; LF or CRLF; with or without the blank line before a separator)
 * into messages, in memory bounded by the largest message. A line that starts with "From " separates only if it looks
 * like a separator and a header follows, so that prose starting with "From" stays prose.
 */
export async function* readMboxStream(
  chunks: AsyncIterable<Uint8Array>,
  options: MboxOptions = {},
): AsyncGenerator<MboxMessage | MboxGap> {
  const splitter = new MboxSplitter(options.start ?? 0, options.largest ?? LARGEST_MESSAGE);
  for await (const chunk of chunks) yield* splitter.feed(asBuffer(chunk));
  yield* splitter.finish();
}

class MboxSplitter {
  private held: Buffer[] = [];
  private heldBytes = 0;
  /** Not yet searched, beside an overlap. */
  private window: Buffer = Buffer.alloc(0);
  private messageStart: number;
  private tooLarge = false;
  private readonly largest: number;
  private isFirst: boolean;

  constructor(start: number, largest: number) {
    this.messageStart = start;
    this.largest = largest;
    this.isFirst = start === 0;
  }

  *feed(chunk: Buffer): Generator<MboxMessage | MboxGap> {
    if (this.passes(chunk)) return;
    this.window = this.window.length === 0 ? chunk : Buffer.concat([this.window, chunk]);
    yield* this.split(false);
  }

  /** Takes a chunk in the middle of a long message as it is: large attachments are not copied to be searched. */
  private passes(chunk: Buffer): boolean {
    if (this.window.length > OVERLAP || chunk.length <= 2 * OVERLAP || chunk.includes(separator)) return false;
    if (Buffer.concat([this.window, chunk.subarray(0, OVERLAP)]).includes(separator)) return false;
    this.keep(this.window);
    this.keep(chunk.subarray(0, chunk.length - OVERLAP));
    // A copy, which does not keep the chunk alive.
    this.window = Buffer.from(chunk.subarray(chunk.length - OVERLAP));
    return true;
  }

  *finish(): Generator<MboxMessage | MboxGap> {
    yield* this.split(true);
    const rest = this.close(this.window);
    if (rest !== undefined) yield rest;
  }

  private *split(atEnd: boolean): Generator<MboxMessage | MboxGap> {
    let from = 0;
    let taken = 0;
    for (;;) {
      const at = this.window.indexOf(separator, from);
      if (at === -1) break;
      if (!atEnd && this.window.length - at < LOOK_AHEAD) {
        this.hold(taken, Math.max(taken, at - LOOK_BACK));
        return;
      }
      from = at + 1;
      if (!isSeparator(this.window, at + 1)) continue;
      const message = this.close(this.window.subarray(taken, at + 1));
      taken = at + 1;
      if (message !== undefined) yield message;
    }
    if (!atEnd) this.hold(taken, Math.max(taken, this.window.length - OVERLAP));
    else this.window = this.window.subarray(taken);
  }

  /** Keeps what was searched, up to `until`, as part of the current message; drops it once that is too large. */
  private hold(taken: number, until: number): void {
    this.keep(this.window.subarray(taken, until));
    this.window = this.window.subarray(until);
  }

  private keep(piece: Buffer): void {
    this.heldBytes += piece.length;
    this.tooLarge ||= this.heldBytes > this.largest;
    if (this.tooLarge) this.held = [];
    else if (piece.length > 0) this.held.push(piece);
  }

  private close(tail: Buffer): MboxMessage | MboxGap | undefined {
    const start = this.messageStart;
    const end = start + this.heldBytes + tail.length;
    const tooLarge = this.tooLarge || end - start > this.largest;
    const stored = tooLarge ? undefined : this.held.length === 0 ? tail : Buffer.concat([...this.held, tail]);
    const isFirst = this.isFirst;
    this.held = [];
    this.heldBytes = 0;
    this.tooLarge = false;
    this.messageStart = end;
    this.isFirst = false;
    if (stored === undefined) return { kind: 'too-large', start, end };
    return messageIn(stored, start, end, isFirst);
  }
}

const headerStart = /^(?:>?From |[!-9;-~]{1,100}[ \t]*:)/;
const fieldStart = /^[!-9;-~]{1,100}[ \t]*:/;
const dated = /\b\d{1,2}:\d{2}\b.*\b(?:19|20)\d{2}\b/;

/** True if the line at `at` ("From …") opens a message. */
function isSeparator(window: Buffer, at: number): boolean {
  const text = window.toString('latin1', at, Math.min(window.length, at + LOOK_AHEAD));
  const lineEnd = text.indexOf('\n');
  const line = (lineEnd === -1 ? text : text.slice(0, lineEnd)).trimEnd();
  const next = lineEnd === -1 ? '' : text.slice(lineEnd + 1);
  const afterBlank = at < 2 || /\n\r?\n$/.test(window.toString('latin1', Math.max(0, at - 3), at));
  if (dated.test(line)) return headerStart.test(next) || (afterBlank && next.trim() === '');
  return afterBlank && /^From \S+$/.test(line) && fieldStart.test(next);
}

function messageIn(stored: Buffer, start: number, end: number, isFirst: boolean): MboxMessage | MboxGap | undefined {
  const opens = stored.toString('latin1', 0, 5) === 'From ' && (!isFirst || isSeparator(stored, 0));
  const lineEnd = opens ? stored.indexOf(0x0a) : -1;
  const fromLine = opens
    ? stored.toString('latin1', 0, lineEnd === -1 ? Math.min(stored.length, 500) : lineEnd).trimEnd()
    : undefined;
  const content = opens ? stored.subarray(lineEnd === -1 ? stored.length : lineEnd + 1) : stored;
  if (content.length === 0 || content.subarray(0, 64).toString('latin1').trim() === '') {
    if (content.toString('latin1', 0, 4096).trim() === '' && content.length <= 4096) return undefined;
  }
  if (!opens && !headerStart.test(content.toString('latin1', 0, 200).trimStart()))
    return { kind: 'garbage', start, end };
  return { kind: 'message', raw: unquoted(withoutSeparatingLine(content)), fromLine, start, end };
}

/** The empty line before the next separator belongs to the mailbox. */
function withoutSeparatingLine(content: Buffer): Buffer {
  const tail = content.toString('latin1', Math.max(0, content.length - 4));
  if (tail.endsWith('\r\n\r\n')) return content.subarray(0, content.length - 2);
  return tail.endsWith('\n\n') ? content.subarray(0, content.length - 1) : content;
}

/** Undoes mboxrd quoting (">From ", ">>From "), which reads mboxo as well. */
function unquoted(content: Buffer): Buffer {
  if (!content.includes('>From ')) return content;
  return Buffer.from(content.toString('latin1').replace(/^>(>*From )/gm, '$1'), 'latin1');
}
