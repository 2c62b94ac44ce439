import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CHUNK_BYTES,
  ChunkCipher,
  extentOf,
  HEAD_BYTES,
  placeOf,
  sealedPieces,
  sealName,
  unsealable,
  unsealName,
} from '../../access/sealed-bytes.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { copyPath, isCopyPath } from '../../memory/origin.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import type { ByteRange, KeptContent, MediaKey, MediaVault } from '../../ports/media-vault.ts';
import { fileError } from './file-error.ts';
import { emptyFile, takeIn } from './incoming-copy.ts';
import { asNamed, openMediaVault, ownCopy } from './media-vault.ts';

export type SealedVaultOptions = {
  readonly key: Uint8Array;
  /** Where uploads wait: what lies there becomes the memory's own. */
  readonly uploads: string;
  /** Where content is lent as a file that other programs can read. */
  readonly lent: string;
};

/**
 * Keeps copies encrypted, in files whose names do not say what they hold; originals are read where they lie, as they are. Closed, it
 * opens and keeps nothing more: the memory may be locked.
 */
export function openSealedVault(folder: string, options: SealedVaultOptions): MediaVault {
  return new SealedVault(folder, options);
}

class SealedVault implements MediaVault {
  readonly #media: string;
  readonly #incoming: string;
  readonly #key: Uint8Array;
  readonly #uploads: string;
  readonly #lent: string;
  readonly #originals: MediaVault;
  #isClosed = false;

  constructor(folder: string, { key, uploads, lent }: SealedVaultOptions) {
    this.#media = join(folder, 'media');
    this.#incoming = join(this.#media, 'incoming');
    this.#key = key;
    this.#uploads = uploads + sep;
    this.#lent = lent;
    this.#originals = openMediaVault(folder);
  }

  async keep(content: MediaContent, signal?: AbortSignal): Promise<KeptContent> {
    if (content.kind === 'file' && !content.path.startsWith(this.#uploads))
      return this.#originals.keep(content, signal);
    if (content.kind === 'stream' && content.bytes === 0) throw emptyFile();
    const name = content.kind === 'file' ? content.path : content.name;
    try {
      const opened = content.kind === 'file' ? createReadStream(content.path) : await content.open();
      const target = (sha256: string): string => this.where(copyPath(sha256, name));
      const taken = await this.#takeIn(opened, ({ sha256 }) => target(sha256), signal);
      const copy = copyPath(taken.sha256, name);
      return { ...taken, key: copy, copy };
    } catch (error) {
      throw fileError(error, content.kind === 'file' ? content.path : this.#media, 'writing');
    }
  }

  async stat(key: MediaKey) {
    if (isAbsolute(key)) return this.#originals.stat(key);
    if (!isCopyPath(key)) return undefined;
    const found = await stat(this.where(key)).catch(() => undefined);
    const extent = found === undefined ? undefined : extentOf(found.size);
    if (found === undefined || extent === undefined) return undefined;
    return { bytes: extent.bytes, modified: Math.trunc(found.mtimeMs) };
  }

  async open(key: MediaKey, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    if (isAbsolute(key)) return this.#originals.open(key, range);
    const file = await this.#opened(key);
    return Readable.toWeb(Readable.from(this.#pieces(key, file, range))) as ReadableStream<Uint8Array>;
  }

  async withLocalFile<T>(key: MediaKey, use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (isAbsolute(key)) return this.#originals.withLocalFile(key, use, signal);
    const file = await this.#opened(key);
    // A process that was killed leaves its own behind, which whoever opens the memory next removes.
    const folder = join(this.#lent, `${process.pid}-${randomUUID()}`);
    const path = join(folder, basename(key));
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const into = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(this.#pieces(key, file), into, signal === undefined ? {} : { signal }).catch((error: unknown) => {
        throw fileError(error, path, 'writing');
      });
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async put(key: MediaKey, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.where(ownCopy(key));
    try {
      await this.#takeIn(content, asNamed(key, path));
    } catch (error) {
      throw fileError(error, path, 'writing');
    }
  }

  async remove(key: MediaKey): Promise<void> {
    await rm(this.where(ownCopy(key)), { force: true });
  }

  async *copies(): AsyncGenerator<MediaKey> {
    for (const group of await namesIn(this.#media)) {
      for (const name of await namesIn(join(this.#media, group))) {
        const key = unsealName(this.#key, name)?.trimEnd();
        if (key !== undefined && isCopyPath(key)) yield key;
      }
    }
  }

  sweep(options?: { readonly dry?: boolean }): Promise<number> {
    return this.#originals.sweep(options);
  }

  where(key: MediaKey): string {
    if (isAbsolute(key)) return key;
    // Of one length, so that it does not tell a film from a picture.
    const name = sealName(this.#key, ownCopy(key).padEnd(LONGEST_KEY));
    return join(this.#media, name.slice(0, 2), name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  #requireOpen(): void {
    if (!this.#isClosed) return;
    throw new MadeleineError('passphrase-needed', 'This memory was closed and is encrypted.', {
      action: 'Unlock it, and try again.',
    });
  }

  #takeIn(
    content: AsyncIterable<Uint8Array>,
    target: Parameters<typeof takeIn>[2],
    signal?: AbortSignal,
  ): ReturnType<typeof takeIn> {
    this.#requireOpen();
    const sealing = (pieces: AsyncIterable<Uint8Array>) => sealedPieces(this.#key, pieces);
    return takeIn(content, this.#incoming, target, { sealing, ...(signal === undefined ? {} : { signal }) });
  }

  /** Errors: `missing`, `unreadable`. */
  async #opened(key: MediaKey): Promise<FileHandle> {
    this.#requireOpen();
    const path = this.where(key);
    return open(path).catch((error: unknown) => {
      const said = fileError(error, path);
      if (!(said instanceof MadeleineError) || said.code !== 'missing') throw said;
      throw new MadeleineError('missing', 'The original file was not found.', {
        path,
        action: 'Connect its disk and add its folder again.',
      });
    });
  }

  /** The content, or a part of it, decrypted chunk by chunk. Closes the file. Errors: `corrupt`. */
  async *#pieces(key: MediaKey, file: FileHandle, range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      const extent = extentOf((await file.stat()).size);
      if (extent === undefined) throw unsealable(this.where(key));
      const cipher = ChunkCipher.of(this.#key, await readAt(file, 0, HEAD_BYTES));
      const { first, last } = range ?? { first: 0, last: extent.bytes - 1 };
      for (let index = Math.floor(first / CHUNK_BYTES); index * CHUNK_BYTES <= last; index += 1) {
        const { at, length } = placeOf(index);
        const chunk = cipher.open(await readAt(file, at, length), index, index === extent.chunks - 1);
        const begins = index * CHUNK_BYTES;
        yield chunk.subarray(Math.max(0, first - begins), last + 1 - begins);
      }
    } finally {
      await file.close();
    }
  }
}

/** Longer than `media/ab/HASH.extension` can be. */
const LONGEST_KEY = 100;

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
