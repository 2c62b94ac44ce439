import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ChunkCipher, extentOf, HEAD_BYTES, sealedPieces, sealName, unsealName } from '../../access/sealed-bytes.ts';
import { openedPieces, stretchOf } from '../../access/sealed-stretch.ts';
import type { CopyKeys } from '../../ports/copy-keys.ts';
import type { ByteRange, MediaKey, MediaStat } from '../../ports/media-vault.ts';
import { goneFromStore } from './s3-error.ts';
import type { CopyObjects, S3Objects } from './s3-objects.ts';
import { changedFile, type HashedFile } from './s3-upload.ts';
import type { TemporaryFiles } from './temporary-files.ts';

/** Below it lie encrypted objects, beside those that are not. */
const FOLDER = 'sealed/';
/** Longer than `media/ab/HASH.extension` can be: a name does not tell a film from a picture. */
const LONGEST_KEY = 100;

/**
 * Encrypted objects, each with a key of its own that is kept elsewhere, so that no version and no copy of an object is read
 * once its key is destroyed. A part of one is fetched and decrypted by the chunks that it touches.
 */
export class SealedObjects implements CopyObjects {
  readonly #objects: S3Objects;
  readonly #keys: CopyKeys;
  readonly #files: TemporaryFiles;

  constructor(objects: S3Objects, keys: CopyKeys, files: TemporaryFiles) {
    this.#objects = objects;
    this.#keys = keys;
    this.#files = files;
  }

  async head(copy: MediaKey, signal?: AbortSignal): Promise<MediaStat | undefined> {
    if ((await this.#keys.find(copy)) === undefined) return undefined;
    const found = await this.#objects.head(this.#name(copy), signal);
    const extent = found === undefined ? undefined : extentOf(found.bytes);
    return found === undefined || extent === undefined ? undefined : { bytes: extent.bytes, modified: found.modified };
  }

  /** Errors: `missing` without a key, `corrupt` for what was changed or put back under another one. */
  async open(copy: MediaKey, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const key = await this.#keys.find(copy);
    if (key === undefined) throw goneFromStore(this.where(copy));
    const name = this.#name(copy);
    const { bytes, total } = await this.#objects.beginning(name, HEAD_BYTES);
    const cipher = ChunkCipher.of(key, bytes);
    const stretch = stretchOf(total, range);
    const sealed = await this.#objects.open(name, stretch.sealed);
    return Readable.toWeb(Readable.from(openedPieces(cipher, stretch, sealed))) as ReadableStream<Uint8Array>;
  }

  async put(copy: MediaKey, file: HashedFile, signal?: AbortSignal): Promise<void> {
    // An object without a key is left of something forgotten: with a new key it would be taken for what is about to be put.
    const name = this.#name(copy);
    if ((await this.#keys.find(copy)) === undefined && (await this.#objects.head(name, signal)) !== undefined)
      await this.#objects.remove(name);
    const pieces = sealedPieces(await this.#keys.make(copy), unchanged(file));
    const sealed = await this.#files.write(pieces, { name: 'sealed', most: Number.POSITIVE_INFINITY }, signal);
    try {
      await this.#objects.put(name, sealed, signal);
    } finally {
      await rm(sealed.path, { force: true });
    }
  }

  /** The key goes first: what is left of an object then is read by nobody. */
  async remove(copy: MediaKey): Promise<void> {
    await this.#keys.destroy(copy);
    await this.#objects.remove(this.#name(copy));
  }

  async *copies(): AsyncGenerator<string> {
    for await (const name of this.#objects.keys(FOLDER)) {
      const copy = unsealName(this.#keys.ofNames, name.slice(name.lastIndexOf('/') + 1));
      if (copy !== undefined) yield copy.trimEnd();
    }
  }

  abandoned(dry: boolean): Promise<number> {
    return this.#objects.abandoned(dry, FOLDER);
  }

  where(copy: MediaKey): string {
    return this.#objects.where(this.#name(copy));
  }

  close(): void {
    this.#objects.close();
  }

  #name(copy: MediaKey): string {
    const sealed = sealName(this.#keys.ofNames, copy.padEnd(LONGEST_KEY));
    return `${FOLDER}${sealed.slice(0, 2)}/${sealed}`;
  }
}

/** Errors: `unreadable` for a file that is no longer what it was hashed as. */
async function* unchanged({ path, sha256 }: HashedFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path) as AsyncIterable<Uint8Array>) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw changedFile(path);
}
