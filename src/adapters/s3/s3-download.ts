import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Limits } from './s3-limits.ts';

/** After so many bytes without trouble, earlier failures no longer count. */
const FORGIVEN_BYTES = 2 ** 20;

/** A reply's body, and the place of its last byte in the whole. */
export type Body = { readonly stream: Readable; readonly last: number };

/**
 * The bytes of a download from `first` on, in order and each once: one that breaks off or stalls goes on from where it was
 * with what `again` asks for. Errors: the last, when it failed too often in a row.
 */
export async function* resumed(
  first: number,
  begun: Body,
  again: (from: number) => Promise<Body>,
  { idleMs, tries, pauseMs }: S3Limits,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  let body = begun;
  let chunks = iterated(body);
  let [at, failures, failedAt] = [first, 0, first];
  try {
    while (at <= begun.last) {
      let chunk: Uint8Array;
      try {
        chunk = (await nextChunk(body, chunks, idleMs)).subarray(0, begun.last - at + 1);
      } catch (error) {
        body.stream.destroy();
        failures = at - failedAt > FORGIVEN_BYTES ? 1 : failures + 1;
        failedAt = at;
        if (signal.aborted || failures >= tries) throw error;
        await sleep(pauseMs * 2 ** (failures - 1), undefined, { signal });
        body = await again(at);
        chunks = iterated(body);
        continue;
      }
      at += chunk.byteLength;
      yield chunk;
    }
  } finally {
    body.stream.destroy();
  }
}

const iterated = ({ stream }: Body): AsyncIterator<Uint8Array> => stream[Symbol.asyncIterator]();

/** An end, which comes too early wherever this is asked, is an error, and so is a stall. */
async function nextChunk({ stream }: Body, chunks: AsyncIterator<Uint8Array>, idleMs: number): Promise<Uint8Array> {
  const timer = setTimeout(() => stream.destroy(new Error(`No byte came for ${idleMs} ms.`)), idleMs);
  try {
    const { done, value } = await chunks.next();
    if (done !== true) return value;
    throw new Error('The connection was closed before the end.');
  } finally {
    clearTimeout(timer);
  }
}
