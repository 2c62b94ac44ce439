import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from '../../memory/file-error.ts';
import { endingOf } from '../../memory/origin.ts';
import type { HashedFile } from './s3-upload.ts';

const PREFIX = 'madeleine-s3-';
/** What a process that was killed has left. */
const ABANDONED_MS = 24 * 3600e3;

/** Files of this process alone, in a folder of its own below `parent` that is made when it is first needed. */
export class TemporaryFiles {
  readonly #parent: string;
  #folder: Promise<string> | undefined;

  constructor(parent: string = tmpdir()) {
    this.#parent = parent;
  }

  /** Writes a stream under a new name with the ending of `name`. Errors: `empty-file`, `too-large`, `disk-full`, those of the stream. */
  async write(
    content: AsyncIterable<Uint8Array>,
    { name, most }: { readonly name: string; readonly most: number },
    signal?: AbortSignal,
  ): Promise<HashedFile> {
    const path = join(await this.#made(), `${randomUUID()}${endingOf(name)}`);
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        bytes += chunk.byteLength;
        hash.update(chunk);
        done(bytes > most ? tooLarge(name, most) : null, chunk);
      },
    });
    try {
      const into = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(Readable.from(content), measure, into, signal === undefined ? {} : { signal });
      if (bytes === 0) throw empty(name);
      return { path, bytes, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(path, { force: true });
      throw writingError(error, path);
    }
  }

  async close(): Promise<void> {
    const folder = await this.#folder?.catch(() => undefined);
    this.#folder = undefined;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  /** How many folders were left by processes that were killed a day ago or earlier; removed unless `dry`. */
  async sweep(dry: boolean): Promise<number> {
    const own = await this.#folder?.catch(() => undefined);
    let left = 0;
    for (const name of await readdir(this.#parent).catch(() => [])) {
      const path = join(this.#parent, name);
      if (!name.startsWith(PREFIX) || path === own) continue;
      const at = await stat(path).catch(() => undefined);
      if (at === undefined || Date.now() - at.mtimeMs < ABANDONED_MS) continue;
      left += 1;
      if (!dry) await rm(path, { recursive: true, force: true });
    }
    return left;
  }

  #made(): Promise<string> {
    this.#folder ??= mkdir(this.#parent, { recursive: true, mode: 0o700 })
      .then(() => mkdtemp(join(this.#parent, PREFIX)))
      .catch((error: unknown) => {
        this.#folder = undefined;
        throw writingError(error, this.#parent);
      });
    return this.#folder;
  }
}

/** Reads a file where it lies. Errors: `missing`, `unreadable`, `empty-file`. */
export async function hashedFile(path: string, signal?: AbortSignal): Promise<HashedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const read = createReadStream(path, { highWaterMark: 1 << 20, ...(signal === undefined ? {} : { signal }) });
    for await (const chunk of read as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      bytes += chunk.byteLength;
    }
  } catch (error) {
    throw fileError(path, error);
  }
  if (bytes === 0) throw empty(path);
  return { path, bytes, sha256: hash.digest('hex') };
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function writingError(error: unknown, path: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new MadeleineError('disk-full', 'The disk for temporary files is full.', {
      path,
      action: 'Free some space and run the same command again to resume.',
      cause: error,
    });
  if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') return error;
  return new MadeleineError('read-only', 'Temporary files cannot be written.', {
    path,
    action: 'Set TMPDIR to a folder that you may write to.',
    cause: error,
  });
}

const empty = (path: string): MadeleineError =>
  new MadeleineError('empty-file', 'The file has no content (0 bytes).', {
    path,
    action: 'Copy it again from its source.',
  });

const tooLarge = (path: string, most: number): MadeleineError =>
  new MadeleineError('too-large', `The file is larger than ${Math.floor(most / 2 ** 30)} GiB.`, {
    path,
    action: 'Save it as a separate file and add that file.',
  });
