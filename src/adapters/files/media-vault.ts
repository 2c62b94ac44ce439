import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { MadeleineError } from '../../memory/errors.ts';
import { copyPath, isCopyPath } from '../../memory/origin.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import type { ByteRange, KeptContent, MediaKey, MediaVault } from '../../ports/media-vault.ts';
import { fileError } from './file-error.ts';
import { emptyFile, takeIn } from './incoming-copy.ts';
import { privateCopy } from './private-files.ts';
import { synced } from './synced.ts';

/** Files below `folder/uploads` are on their way into the memory: they are nobody's originals but its own. */
export const UPLOADS = 'uploads';

const CHUNK_BYTES = 256 * 1024;

type FileContent = Extract<MediaContent, { kind: 'file' }>;

/**
 * Keeps copies in `folder/media/ab/abcdef….jpg`, where `folder` is the memory folder, and reads originals where they lie.
 */
export function openMediaVault(folder: string): MediaVault {
  return new FolderVault(folder);
}

class FolderVault implements MediaVault {
  readonly #folder: string;
  readonly #media: string;
  readonly #incoming: string;
  readonly #uploads: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#media = join(folder, 'media');
    this.#incoming = join(this.#media, 'incoming');
    this.#uploads = join(folder, UPLOADS) + sep;
  }

  async keep(content: MediaContent, signal?: AbortSignal): Promise<KeptContent> {
    if (content.kind === 'file') {
      const hashed = await hashInPlace(content, signal);
      return content.path.startsWith(this.#uploads) ? this.#adopted(hashed) : hashed;
    }
    // An archive may have a hundred thousand of them: no file is made for nothing.
    if (content.bytes === 0) throw emptyFile();
    try {
      const opened = await content.open();
      const keyOf = (sha256: string): MediaKey => copyPath(sha256, content.name);
      const taken = await takeIn(opened, this.#incoming, ({ sha256 }) => this.where(keyOf(sha256)), {
        ...(signal === undefined ? {} : { signal }),
      });
      const copy = keyOf(taken.sha256);
      return { ...taken, key: copy, copy };
    } catch (error) {
      throw fileError(error, this.#media, 'writing');
    }
  }

  async stat(key: MediaKey) {
    try {
      const found = await stat(this.where(key));
      return { bytes: found.size, modified: Math.trunc(found.mtimeMs) };
    } catch {
      return undefined;
    }
  }

  async open(key: MediaKey, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const path = await this.#readable(key);
    const file = await open(path).catch((error: unknown) => {
      throw fileError(error, path);
    });
    const ends = range === undefined ? {} : { start: range.first, end: range.last };
    return Readable.toWeb(file.createReadStream({ highWaterMark: CHUNK_BYTES, ...ends })) as ReadableStream<Uint8Array>;
  }

  async withLocalFile<T>(key: MediaKey, use: (path: string) => Promise<T>): Promise<T> {
    return use(await this.#readable(key));
  }

  async put(key: MediaKey, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.where(ownCopy(key));
    try {
      await takeIn(content, this.#incoming, asNamed(key, path));
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
        const key = `media/${group}/${name}`;
        if (isCopyPath(key)) yield key;
      }
    }
  }

  async sweep({ dry = false } = {}): Promise<number> {
    const left = (await namesIn(this.#incoming)).map((name) => join(this.#incoming, name));
    if (!dry) for (const path of left) await rm(path, { force: true });
    return left.length;
  }

  where(key: MediaKey): string {
    return isAbsolute(key) ? key : join(this.#folder, ownCopy(key));
  }

  async close(): Promise<void> {}

  /** Where content can be read, which is there. A link in the place of a copy is not followed out of the vault. */
  async #readable(key: MediaKey): Promise<string> {
    const path = this.where(key);
    const real = await realpath(path).catch((error: unknown) => {
      const said = fileError(error, path);
      if (!(said instanceof MadeleineError) || said.code !== 'missing') throw said;
      throw new MadeleineError('missing', 'The original file was not found.', {
        path,
        action: 'Connect its disk and add its folder again.',
      });
    });
    if (!isAbsolute(key) && relative(await realpath(this.#media), real).startsWith('..')) throw leadsOut(path);
    // A device or a pipe may give bytes without end.
    if (!(await stat(real)).isFile()) throw noFile(path);
    return path;
  }

  /** What was uploaded becomes the memory's own copy: a second name of the same bytes, where the disk knows such. */
  async #adopted({ sha256, bytes, key: path }: KeptContent): Promise<KeptContent> {
    const copy = copyPath(sha256, path);
    const target = this.where(copy);
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await synced(path);
      await link(path, target).catch(async (error: unknown) => {
        if (!isCode(error, 'EEXIST')) await privateCopy(path, target);
      });
      return { sha256, bytes, key: copy, copy };
    } catch (error) {
      throw fileError(error, path);
    }
  }
}

/** Where content belongs whose hash its key names. Error: `corrupt` for other content. */
export const asNamed =
  (key: MediaKey, path: string) =>
  ({ sha256 }: { readonly sha256: string }): string => {
    if (key.includes(sha256)) return path;
    throw new MadeleineError('corrupt', 'The content is not what its name says: its hash differs.', {
      path,
      action: 'Copy it again from where it came from.',
    });
  };

/** A record may be a stranger's: what it calls a copy is read, written and deleted only where copies lie. */
export function ownCopy(copy: string): string {
  if (isCopyPath(copy)) return copy;
  throw new MadeleineError('unsafe-path', `Not a copy made by this memory: ${copy}.`, {
    action: 'Forget the item that refers to it.',
  });
}

const leadsOut = (path: string): MadeleineError =>
  new MadeleineError('unsafe-path', 'The link points outside the memory, so it was not read.', {
    path,
    action: 'Remove the link and add its source again.',
  });

const noFile = (path: string): MadeleineError =>
  new MadeleineError('unsupported-format', 'This is not a file.', { path, action: 'Add the file itself.' });

async function hashInPlace({ path }: FileContent, signal: AbortSignal | undefined): Promise<KeptContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const stream = createReadStream(path, { highWaterMark: 1 << 20, ...(signal === undefined ? {} : { signal }) });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    throw fileError(error, path);
  }
  if (bytes === 0) throw emptyFile(path);
  return { sha256: hash.digest('hex'), bytes, key: path };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
