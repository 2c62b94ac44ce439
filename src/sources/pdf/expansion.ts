import { inflateSync } from 'node:zlib';

/** Bytes that one stream of a file may come to, and all of them. */
const LARGEST_STREAM = 256 * 1024 * 1024;
const LARGEST_ALL = 512 * 1024 * 1024;
/** A stream of fewer bytes cannot come to more than some sixty million. */
const SMALLEST_SUSPECT = 64 * 1024;
const MOST_STREAMS = 5000;

/**
 * Whether the compressed streams of a PDF file come to more than is unpacked of one. The reader unpacks a stream whole, so that this
 * is asked before. Streams that are compressed twice, or otherwise than by Flate, are asked for their first layer alone.
 */
export function expandsTooFar(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let all = 0;
  let at = 0;
  for (let streams = 0; streams < MOST_STREAMS; streams++) {
    const start = file.indexOf('stream', at, 'latin1');
    if (start === -1) return false;
    const end = file.indexOf('endstream', start, 'latin1');
    const stop = end === -1 ? file.length : end;
    at = stop + 'endstream'.length;
    const content = start + 'stream'.length;
    const from = content + (file[content] === 13 ? 2 : 1);
    if (stop - from < SMALLEST_SUSPECT || !isZlib(file[from], file[from + 1])) continue;
    const length = inflatedLength(file.subarray(from, stop));
    if (length === undefined) return true;
    all += length;
    if (all > LARGEST_ALL) return true;
  }
  return false;
}

/** The head of zlib data (RFC 1950, 2.2). */
const isZlib = (first = 0, second = 0): boolean => (first & 15) === 8 && (first * 256 + second) % 31 === 0;

/** Bytes; nothing where they are too many. Broken data is left to the reader, which unpacks it as far as it goes. */
function inflatedLength(data: Uint8Array): number | undefined {
  try {
    return inflateSync(data, { maxOutputLength: LARGEST_STREAM }).length;
  } catch (error) {
    const isTooLarge = error instanceof RangeError || (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? undefined : 0;
  }
}
