import type { ByteRange } from '../ports/media-vault.ts';
import { CHUNK_BYTES, type ChunkCipher, extentOf, placeOf, unsealable } from './sealed-bytes.ts';

/** A part of content, and the sealed bytes that hold it: those of every chunk that it touches. */
export type SealedStretch = {
  readonly content: ByteRange;
  readonly sealed: ByteRange;
  /** Of all of the content. */
  readonly chunks: number;
};

/** Of content in so many sealed bytes; all of it without a range. Errors: `corrupt` where no content comes to that. */
export function stretchOf(sealedBytes: number, range?: ByteRange): SealedStretch {
  const extent = extentOf(sealedBytes);
  if (extent === undefined) throw unsealable();
  const content = range ?? { first: 0, last: extent.bytes - 1 };
  const [begin, end] = [placeOf(chunkOf(content.first)), placeOf(chunkOf(content.last))];
  const last = Math.min(end.at + end.length, sealedBytes) - 1;
  return { content, sealed: { first: begin.at, last }, chunks: extent.chunks };
}

/** The part of the content, of the sealed bytes of its stretch in pieces of any size. Errors: `corrupt`. */
export async function* openedPieces(
  cipher: ChunkCipher,
  { content: { first, last }, chunks }: SealedStretch,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let index = chunkOf(first);
  const opened = (bytes: Uint8Array): Buffer => {
    const begins = index * CHUNK_BYTES;
    const chunk = cipher.open(bytes, index, index === chunks - 1);
    index += 1;
    return chunk.subarray(Math.max(0, first - begins), last + 1 - begins);
  };
  const { length } = placeOf(0);
  const held = Buffer.alloc(length);
  let filled = 0;
  for await (const piece of sealed) {
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + length - filled);
      held.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < length) continue;
      filled = 0;
      yield opened(held);
    }
  }
  if (filled > 0) yield opened(held.subarray(0, filled));
}

const chunkOf = (byte: number): number => Math.floor(byte / CHUNK_BYTES);
