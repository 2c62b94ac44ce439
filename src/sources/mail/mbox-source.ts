import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { type MailPlace, mailEvent, mailPath } from './mail-record.ts';
import { type MboxGap, type MboxMessage, type MboxOptions, readMboxStream } from './mbox-stream.ts';
import { pathInside, tooLarge } from './message-files.ts';
import { pauseWhenBusy } from './pause.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * An mbox of any size, streamed in bounded memory. Each record's `offset` is the byte after its message; reading
 * carries on from `options.offsetOf`. `root` is the folder that was added (default: the mailbox's own).
 */
export function openMboxSource(file: string, root = dirname(resolve(file))): Source {
  const path = resolve(file);
  return {
    importer: 'mail',
    root,
    estimate: () => estimateMbox(path),
    read: (options) => readMbox(path, root, options),
  };
}

async function* readMbox(file: string, root: string, options: SourceOptions): AsyncGenerator<SourceEvent> {
  try {
    const found = await stat(file);
    const start = options.offsetOf?.(file, found.size, found.mtimeMs) ?? 0;
    if (start === 0 && options.unchanged?.(file, found.size, found.mtimeMs) === true) return;
    if (found.size === 0) throw emptyMailbox(file);
    const place = { root, path: pathInside(root, file), folder: mailboxName(file) };
    // A stream that starts beyond its end would fail; there is simply nothing left.
    if (start >= found.size) return;
    const chunks = createReadStream(file, { start, highWaterMark: CHUNK_BYTES, ...signalOf(options) });
    yield* mboxEvents(chunks, place, { start }, (from, to) => readRange(file, from, to));
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

const signalOf = (options: SourceOptions) => (options.signal === undefined ? {} : { signal: options.signal });

const emptyMailbox = (path: string): MadeleineError =>
  new MadeleineError('empty-file', 'The mailbox is empty.', { path, action: 'Export it again from the mail program.' });

/** "Inbox" of "Inbox.mbox", and of Apple Mail's "Inbox.mbox/mbox". */
export function mailboxName(path: string): string {
  const name = basename(path);
  const own = /^mbox$/i.test(name) ? basename(dirname(path)) : name;
  return own.replace(/\.(mbox|mbx|txt)$/i, '');
}

/**
 * Events of an mbox that comes as a stream, such as an archive's member. `reread` gives a stretch of the mailbox again,
 * where it can be read at random.
 */
export async function* mboxEvents(
  chunks: AsyncIterable<Uint8Array>,
  place: MailPlace,
  options: MboxOptions = {},
  reread?: (start: number, end: number) => Promise<Uint8Array>,
): AsyncGenerator<SourceEvent> {
  const pause = pauseWhenBusy();
  for await (const stretch of readMboxStream(chunks, options)) {
    const { start, end } = stretch;
    const where = { ...place, range: { start, end } };
    if (stretch.kind === 'message') yield messageEvent(stretch, where, reread);
    else yield { type: 'failure', failure: failureOf(mailPath(where), gapError(stretch, mailPath(where))) };
    await pause();
  }
}

function messageEvent(
  { raw, fromLine, start, end }: MboxMessage,
  where: MailPlace,
  reread: ((start: number, end: number) => Promise<Uint8Array>) | undefined,
): SourceEvent {
  const again = reread === undefined ? {} : { reread: async () => onlyMessage(await reread(start, end)) };
  return mailEvent(raw, { ...where, ...(fromLine === undefined ? {} : { fromLine }), ...again });
}

async function onlyMessage(bytes: Uint8Array): Promise<Uint8Array> {
  for await (const stretch of readMboxStream(oneChunk(bytes))) if (stretch.kind === 'message') return stretch.raw;
  return new Uint8Array();
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const gapError = (gap: MboxGap, path: string): MadeleineError =>
  gap.kind === 'too-large'
    ? tooLarge(path, gap.end - gap.start)
    : new MadeleineError('malformed-mail', 'The data before the first message of the mailbox is not an email.', {
        action: 'If the other messages are present, no action is needed; otherwise export the mailbox again.',
      });

async function readRange(file: string, start: number, end: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Bytes at the start and in the middle of a mailbox by which its messages are counted before they are read. */
const SAMPLE_BYTES = 2 * 1024 * 1024;

async function estimateMbox(file: string): Promise<SourceEstimate> {
  const bytes = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  const middle = Math.floor(bytes / 2);
  const samples = bytes > 4 * SAMPLE_BYTES ? [0, middle] : [0];
  const parts = samples.map(async (start) =>
    counted(await readRange(file, start, Math.min(bytes, start + SAMPLE_BYTES))),
  );
  const counts = await Promise.all(parts).catch(() => []);
  const read = counts.reduce((sum, part) => sum + part.bytes, 0);
  const messages = counts.reduce((sum, part) => sum + part.messages, 0);
  const mails = bytes === 0 ? 0 : Math.max(1, Math.round(bytes * (messages / Math.max(1, read))));
  return { images: 0, videos: 0, mails, rows: 0, bytes, copied: 0 };
}

/** How many messages a mailbox of so many bytes is likely to hold, by its first ones. */
export async function likelyMessages(chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<number> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    read += chunk.length;
    if (read >= SAMPLE_BYTES) break;
  }
  const sample = await counted(Buffer.concat(parts));
  return Math.max(1, Math.round(bytes * (sample.messages / Math.max(1, sample.bytes))));
}

async function counted(sample: Uint8Array): Promise<{ bytes: number; messages: number }> {
  let messages = 0;
  for await (const stretch of readMboxStream(oneChunk(sample))) if (stretch.kind === 'message') messages += 1;
  return { bytes: sample.length, messages };
}
