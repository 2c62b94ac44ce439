import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ChunkCipher, HEAD_BYTES, sealedPieces } from '../../access/sealed-bytes.ts';
import { openedPieces, stretchOf } from '../../access/sealed-stretch.ts';
import { namesSynced, syncedFolder } from '../../adapters/files/synced.ts';

/** Files that were never ended begin so, in the folder that they were for. */
export const UNENDED = '.unended-';

/** Writes content sealed, in pieces; it is on the disk, and whole, when this resolves. Errors: those of the file system and of the content. */
export const writeSealed = (key: Uint8Array, content: AsyncIterable<Uint8Array>, to: string): Promise<void> =>
  writeWhole(sealedPieces(key, content), to, true);

/** As it was before `writeSealed`, a piece at a time. Errors: `corrupt`; those of the file system. */
export async function* readSealed(key: Uint8Array, path: string): AsyncGenerator<Buffer> {
  const begin = createReadStream(path, { end: HEAD_BYTES - 1 });
  const cipher = ChunkCipher.of(key, Buffer.concat(await Array.fromAsync(begin as AsyncIterable<Buffer>)));
  const stretch = stretchOf((await stat(path)).size);
  yield* openedPieces(cipher, stretch, createReadStream(path, { start: stretch.sealed.first }));
}

/** Writes a file for its owner alone, whole or not at all; with `flush`, it outlives a power cut from then on. Errors: those of the file system and of the content. */
export async function writeWhole(content: AsyncIterable<Uint8Array>, to: string, flush = false): Promise<void> {
  const draft = join(dirname(to), `${UNENDED}${randomUUID()}`);
  try {
    await (flush ? syncedFolder(dirname(to)) : mkdir(dirname(to), { recursive: true, mode: 0o700 }));
    await pipeline(Readable.from(content), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush }));
    await rename(draft, to);
    if (flush) await namesSynced(dirname(to));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
