import { rm, stat } from 'node:fs/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { MadeleineError } from '../../memory/errors.ts';
import { copyPath, isCopyPath } from '../../memory/origin.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import type { CopyKeys } from '../../ports/copy-keys.ts';
import type { ByteRange, KeptContent, MediaKey, MediaStat, MediaVault } from '../../ports/media-vault.ts';
import { LocalCopies } from './local-copies.ts';
import { goneFromStore } from './s3-error.ts';
import { type S3Limits, s3Limits } from './s3-limits.ts';
import { type CopyObjects, S3Objects } from './s3-objects.ts';
import { s3Place } from './s3-place.ts';
import type { HashedFile } from './s3-upload.ts';
import { SealedObjects } from './sealed-objects.ts';
import { hashedFile, TemporaryFiles } from './temporary-files.ts';

export type S3VaultOptions = {
  /** Names the owner's part of the bucket; absent for one owner with a prefix of their own. */
  readonly owner?: string;
  /** For copies that work needs as files; by default the system's. */
  readonly temporaryFolder?: string;
  readonly limits?: Partial<S3Limits>;
  /** Encrypts what is kept, and reads only what they open. */
  readonly keys?: CopyKeys;
};

/** Files of this machine that were just taken in, which need not come back from the store to be read. */
const MOST_NEAR = 256;
/** A single attachment or archive member above this is refused, as by a vault in a folder. */
const MOST_STREAMED_BYTES = 8 * 2 ** 30;

/**
 * A vault in any S3-compatible store, by an address as of `s3Place`; keys for it come from the environment or the
 * machine's role. Everything that is taken in is uploaded, by its hash. Errors: `dependency-missing`, `invalid-configuration`.
 */
export async function openS3Vault(
  url: string,
  { owner, temporaryFolder, limits, keys }: S3VaultOptions = {},
): Promise<MediaVault> {
  const place = s3Place(url, owner);
  const all = { ...s3Limits, ...limits };
  const plain = new S3Objects(await loadedSdk(), place, all);
  const files = new TemporaryFiles(temporaryFolder);
  const objects = keys === undefined ? plain : new SealedObjects(plain, keys, files);
  return new S3Vault(objects, files, all.temporaryBytes);
}

async function loadedSdk(): Promise<typeof Sdk> {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'Media in S3 require the package @aws-sdk/client-s3.', {
      action: 'Install it next to Madeleine: npm install @aws-sdk/client-s3',
      cause,
    });
  }
}

class S3Vault implements MediaVault {
  readonly #objects: CopyObjects;
  readonly #files: TemporaryFiles;
  readonly #copies: LocalCopies;
  readonly #near = new Map<MediaKey, MediaStat & { readonly path: string }>();

  constructor(objects: CopyObjects, files: TemporaryFiles, temporaryBytes: number) {
    this.#objects = objects;
    this.#files = files;
    const bytesOf = async (key: MediaKey) => (await this.#present(key)).bytes;
    const download = (key: MediaKey, most: number) => this.#download(key, most);
    this.#copies = new LocalCopies({ bytesOf, download }, temporaryBytes);
  }

  async keep(content: MediaContent, signal?: AbortSignal): Promise<KeptContent> {
    if (content.kind === 'file') {
      const at = await statOf(content.path);
      const file = await hashedFile(content.path, signal);
      const copy = copyPath(file.sha256, content.path);
      await this.#upload(copy, file, signal);
      if (at !== undefined) this.#note(copy, { ...at, path: content.path });
      return { sha256: file.sha256, bytes: file.bytes, key: copy, copy };
    }
    const named = { name: content.name, most: MOST_STREAMED_BYTES };
    const file = await this.#files.write(await content.open(), named, signal);
    const copy = copyPath(file.sha256, content.name);
    await this.#uploadAndSpare(copy, file, signal);
    return { sha256: file.sha256, bytes: file.bytes, key: copy, copy };
  }

  async stat(key: MediaKey): Promise<MediaStat | undefined> {
    return isCopyPath(key) ? this.#objects.head(key).catch(() => undefined) : undefined;
  }

  async open(key: MediaKey, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    return this.#objects.open(ownCopy(key), range);
  }

  async withLocalFile<T>(key: MediaKey, use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const near = this.#near.get(ownCopy(key));
    const now = near === undefined ? undefined : await statOf(near.path);
    if (near !== undefined && now?.bytes === near.bytes && now.modified === near.modified) return use(near.path);
    this.#near.delete(key);
    return this.#copies.lend(key, use, signal);
  }

  async put(key: MediaKey, content: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await this.#files.write(content, { name: ownCopy(key), most: Number.POSITIVE_INFINITY });
    if (!key.includes(file.sha256)) {
      await rm(file.path, { force: true });
      throw damaged(this.where(key));
    }
    await this.#uploadAndSpare(key, file);
  }

  async remove(key: MediaKey): Promise<void> {
    this.#near.delete(ownCopy(key));
    await this.#copies.forget(key);
    await this.#objects.remove(key);
  }

  async *copies(): AsyncGenerator<MediaKey> {
    for await (const key of this.#objects.copies()) if (isCopyPath(key)) yield key;
  }

  async sweep({ dry = false } = {}): Promise<number> {
    return (await this.#objects.abandoned(dry)) + (await this.#files.sweep(dry));
  }

  where(key: MediaKey): string {
    return this.#objects.where(ownCopy(key));
  }

  async close(): Promise<void> {
    await this.#copies.close();
    await this.#files.close();
    this.#objects.close();
  }

  /** What was written here goes up, and stays for a while for who reads it next. */
  async #uploadAndSpare(key: MediaKey, file: HashedFile, signal?: AbortSignal): Promise<void> {
    try {
      await this.#upload(key, file, signal);
    } catch (error) {
      await rm(file.path, { force: true });
      throw error;
    }
    await this.#copies.spare(key, file);
  }

  /** Content that is there by its hash is not sent again. */
  async #upload(key: MediaKey, file: HashedFile, signal?: AbortSignal): Promise<void> {
    const there = await this.#objects.head(key, signal);
    if (there?.bytes !== file.bytes) await this.#objects.put(key, file, signal);
  }

  async #download(key: MediaKey, most: number): Promise<HashedFile> {
    const file = await this.#files.write(await this.#objects.open(key), { name: key, most });
    if (key.includes(file.sha256)) return file;
    await rm(file.path, { force: true });
    throw damaged(this.where(key));
  }

  async #present(key: MediaKey): Promise<MediaStat> {
    const at = await this.#objects.head(key);
    if (at !== undefined) return at;
    throw goneFromStore(this.where(key));
  }

  #note(key: MediaKey, at: MediaStat & { readonly path: string }): void {
    this.#near.set(key, at);
    const [oldest] = this.#near.keys();
    if (this.#near.size > MOST_NEAR && oldest !== undefined) this.#near.delete(oldest);
  }
}

const damaged = (path: string): MadeleineError =>
  new MadeleineError('corrupt', 'The content is not what its name says: its hash differs.', {
    path,
    action: 'Copy it again from where it came from.',
  });

async function statOf(path: string): Promise<MediaStat | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined ? undefined : { bytes: found.size, modified: Math.trunc(found.mtimeMs) };
}

/** Originals that are referenced where they lie are of another machine. */
function ownCopy(key: MediaKey): MediaKey {
  if (isCopyPath(key)) return key;
  throw new MadeleineError('missing', 'The original is not in the object store.', {
    path: key,
    action: 'Add its folder again from the machine that has it.',
  });
}
