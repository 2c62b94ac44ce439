import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { messageInFile } from './eml-source.ts';
import { LARGEST_MESSAGE, readMboxStream } from './mbox-stream.ts';

/** What tells a message among others: a hash of its bytes without what its mailbox put around them. */
export type WantedMessage = { readonly sha256: string; readonly messageId?: string | undefined };

/** Where a message was found before, so that a mailbox is gone through once. */
export type FoundAt = { readonly start: number; readonly end: number; readonly modified: number };

const CHUNK_BYTES = 1024 * 1024;

/**
 * The bytes of a message that was read from `path` before: a file of its own, or a mailbox, which is gone through to where
 * it lies. Undefined when it is not there any more. Errors: those of the file system; what `signal` says.
 */
export async function originalMessage(
  path: string,
  wanted: WantedMessage,
  found: Map<string, FoundAt>,
  signal?: AbortSignal,
): Promise<Buffer | undefined> {
  const { size, mtimeMs } = await stat(path);
  if (size <= LARGEST_MESSAGE) {
    const own = messageInFile(path, await readFile(path));
    if (hashOf(own) === wanted.sha256) return own;
  }
  const known = found.get(wanted.sha256);
  if (known !== undefined && known.modified === mtimeMs) return messageAt(path, known);
  const chunks = createReadStream(path, { highWaterMark: CHUNK_BYTES, ...(signal === undefined ? {} : { signal }) });
  for await (const stretch of readMboxStream(chunks)) {
    if (stretch.kind !== 'message' || !isWanted(stretch.raw, wanted)) continue;
    found.set(wanted.sha256, { start: stretch.start, end: stretch.end, modified: mtimeMs });
    return stretch.raw;
  }
  return undefined;
}

/** Looking for its id first spares hashing all the others. */
const isWanted = (raw: Buffer, { sha256, messageId }: WantedMessage): boolean =>
  (messageId === undefined || raw.includes(messageId)) && hashOf(raw) === sha256;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function messageAt(path: string, { start, end }: FoundAt): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
    for await (const stretch of readMboxStream(once(buffer.subarray(0, bytesRead))))
      if (stretch.kind === 'message') return stretch.raw;
    return undefined;
  } finally {
    await file.close();
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
