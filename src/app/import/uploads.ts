import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { fileError } from '../../adapters/files/file-error.ts';
import type { UploadedFile, UploadSet } from '../../contract/import-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { uploadsFolder } from '../keys/work-folder.ts';
import { SealedUploads, setName } from './sealed-uploads.ts';
import { bytesInWords } from './size-in-words.ts';
import { numbered, uploadPath } from './upload-name.ts';

export type UploadLimits = {
  readonly fileBytes: number;
  /** Of all that was uploaded and not yet taken in. */
  readonly bytes: number;
  readonly files: number;
  /** What must stay free on the disk. */
  readonly freeBytes: number;
  readonly atOnce: number;
  /** Without a byte for so long, an upload is given up. */
  readonly idleMs: number;
};

export const uploadLimits: UploadLimits = {
  fileBytes: 64e9,
  bytes: 512e9,
  files: 200_000,
  freeBytes: 1e9,
  atOnce: 16,
  idleMs: 120_000,
};

export type UploadedAs = {
  readonly set?: string;
  /** The file's name, with the folders of a drop above it. */
  readonly name: string;
  /** Milliseconds since the epoch: when the file was changed last, as its disk says. */
  readonly modified?: number;
  /** The length that the sender declares. */
  readonly bytes?: number;
};

const PARTS = '.parts';
/** What nobody took in for so long was given up. */
const ABANDONED_MS = 24 * 3600e3;

const newSetName = (): string => `u-${randomUUID().replaceAll('-', '').slice(0, 12)}`;

type Held = { files: number; bytes: number };

/**
 * Files on their way into the memory, in sets that lie in its own folder until an import takes them: what ends early leaves nothing.
 * Errors: `unsafe-path`, `too-large`, `disk-full`, `rate-limited`, `cancelled`, `timeout`, `not-found` for a set that is not there.
 */
export class Uploads {
  readonly #folder: string;
  readonly #limits: UploadLimits;
  readonly #sealed: SealedUploads | undefined;
  readonly #held = new Map<string, Held>();
  /** Bytes that running uploads have declared and not yet written. */
  #announced = 0;
  #running = 0;

  constructor(memoryFolder: string, limits: UploadLimits = uploadLimits) {
    this.#folder = uploadsFolder(memoryFolder);
    this.#limits = limits;
    this.#sealed = SealedUploads.of(memoryFolder);
  }

  /** Puts back what an encrypted memory had when the machine was turned off. */
  async restore(): Promise<void> {
    await this.#sealed?.restore(this.#folder);
  }

  /** A set without files, to take them into. */
  async begin(): Promise<string> {
    const set = newSetName();
    await mkdir(join(this.#folder, set), { recursive: true, mode: 0o700 });
    this.#held.set(set, { files: 0, bytes: 0 });
    return set;
  }

  /** Takes one file in. It is there whole when this resolves, and not at all when it rejects. */
  async take(file: UploadedAs, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<UploadedFile> {
    const path = uploadPath(file.name);
    if (this.#running >= this.#limits.atOnce) throw busy();
    const isNew = file.set === undefined;
    const set = file.set ?? newSetName();
    const announced = file.bytes ?? 0;
    this.#running += 1;
    this.#announced += announced;
    const part = join(this.#folder, PARTS, randomUUID());
    try {
      const held = isNew ? { files: 0, bytes: 0 } : await this.#heldBy(set);
      await this.#checkRoom(held, announced);
      await mkdir(dirname(part), { recursive: true, mode: 0o700 });
      const bytes = await this.#write(part, body, signal);
      await this.#checkRoom(held, 0);
      const kept = await place(part, join(this.#folder, set), path, file.modified);
      await this.#sealed?.keep(this.#folder, set, kept).catch(async (error: unknown) => {
        await rm(join(this.#folder, set, kept), { force: true });
        throw error;
      });
      held.files += 1;
      held.bytes += bytes;
      this.#held.set(set, held);
      return { set, name: kept, bytes, files: held.files, setBytes: held.bytes };
    } catch (error) {
      if (signal.aborted) throw new MadeleineError('cancelled', 'The upload was interrupted.', { cause: error });
      throw fileError(error, path, 'writing');
    } finally {
      await rm(part, { force: true });
      this.#running -= 1;
      this.#announced -= announced;
    }
  }

  /** Where the files of a set lie. Errors: `not-found`. */
  async folderOf(set: string): Promise<string> {
    await this.#heldBy(set);
    return join(this.#folder, set);
  }

  async show(set: string): Promise<UploadSet> {
    const { files, bytes } = await this.#heldBy(set);
    return { set, files, bytes, names: await topNames(join(this.#folder, set)) };
  }

  async drop(set: string): Promise<void> {
    await rm(await this.folderOf(set), { recursive: true, force: true });
    await this.#sealed?.drop(set);
    this.#held.delete(set);
  }

  /** Forgets what it knew of a set whose files an import has taken. */
  taken(set: string): void {
    this.#held.delete(set);
  }

  /** Removes what earlier runs left behind: parts, and sets that nobody took in for a day, but for `inUse` (folders). */
  async sweep(inUse: ReadonlySet<string>, now: Date): Promise<void> {
    if (this.#running === 0) await rm(join(this.#folder, PARTS), { recursive: true, force: true });
    for (const set of (await namesIn(this.#folder)).filter((name) => setName.test(name))) {
      const folder = join(this.#folder, set);
      const at = await stat(folder).catch(() => undefined);
      const isOld = at !== undefined && now.getTime() - at.mtimeMs > ABANDONED_MS;
      if (!isOld || inUse.has(folder)) continue;
      await rm(folder, { recursive: true, force: true });
      await this.#sealed?.drop(set);
    }
  }

  async #heldBy(set: string): Promise<Held> {
    const known = this.#held.get(set);
    if (known !== undefined) return known;
    const folder = join(this.#folder, set);
    if (!setName.test(set) || (await stat(folder).catch(() => undefined)) === undefined) {
      throw new MadeleineError('not-found', 'Upload not found.', {
        action: 'Upload the files again. Uploads that are not imported within a day are removed.',
      });
    }
    const held = { files: 0, bytes: 0 };
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      held.files += 1;
      held.bytes += (await stat(join(entry.parentPath, entry.name))).size;
    }
    // Several may have looked at once: what they take is counted together.
    const meanwhile = this.#held.get(set) ?? held;
    this.#held.set(set, meanwhile);
    return meanwhile;
  }

  async #checkRoom(held: Held, bytes: number): Promise<void> {
    const { fileBytes, files } = this.#limits;
    if (bytes > fileBytes) throw tooLarge(fileBytes);
    if (held.files >= files)
      throw new MadeleineError('too-large', `An upload can contain at most ${files} files.`, MANY);
    const all = [...this.#held.values()].reduce((sum, one) => sum + one.bytes, 0);
    if (all + this.#announced > this.#limits.bytes)
      throw new MadeleineError('too-large', `At most ${bytesInWords(this.#limits.bytes)} can be queued at once.`, MANY);
    const { bavail, bsize } = await statfs(dirname(this.#folder));
    if (bavail * bsize - this.#announced < this.#limits.freeBytes) throw diskFull(bavail * bsize);
  }

  async #write(part: string, body: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<number> {
    const { fileBytes, idleMs } = this.#limits;
    const CHECK_EVERY = 64e6;
    let bytes = 0;
    let checked = 0;
    const idle = new AbortController();
    const giveUp = () => idle.abort(new MadeleineError('timeout', 'The upload timed out.', AGAIN));
    let timer = setTimeout(giveUp, idleMs);
    const measure = new Transform({
      transform: (chunk: Uint8Array, _encoding, done) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, idleMs);
        bytes += chunk.length;
        if (bytes > fileBytes) return done(tooLarge(fileBytes));
        if (bytes - checked < CHECK_EVERY) return done(null, chunk);
        checked = bytes;
        this.#checkRoom({ files: 0, bytes: 0 }, 0).then(
          () => done(null, chunk),
          (error: Error) => done(error),
        );
      },
    });
    try {
      const stop = AbortSignal.any([signal, idle.signal]);
      // A web stream is cancelled at once; an iterator only when it yields again.
      const source = body instanceof ReadableStream ? Readable.fromWeb(body) : Readable.from(body);
      await pipeline(source, measure, createWriteStream(part, { flags: 'wx', mode: 0o600 }), { signal: stop });
      return bytes;
    } catch (error) {
      throw idle.signal.aborted ? idle.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Puts a part under its name, or under the next free one; never over what is there. Returns the name. */
async function place(part: string, set: string, path: string, modified: number | undefined): Promise<string> {
  if (modified !== undefined) await utimes(part, new Date(), new Date(modified));
  await mkdir(dirname(join(set, path)), { recursive: true, mode: 0o700 });
  for (let n = 1; ; n += 1) {
    const name = numbered(path, n);
    const target = join(set, name);
    const problem = await link(part, target).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (problem === undefined) return name;
    if ((await stat(target).catch(() => undefined)) !== undefined) continue;
    // Some disks know no second names.
    await rename(part, target);
    return name;
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The files and folders at the top of an upload, for who looks at a list of imports. */
export const topNames = async (folder: string): Promise<string[]> => (await namesIn(folder)).sort().slice(0, 20);

const MANY = { action: 'Import the uploaded files first, or upload fewer files at once.' };
const AGAIN = { action: 'Upload the file again.' };

const tooLarge = (most: number) =>
  new MadeleineError('too-large', `A file can be at most ${bytesInWords(most)}.`, {
    action: 'Add it from a folder on the computer that runs Madeleine.',
  });

const diskFull = (free: number) =>
  new MadeleineError('disk-full', `Not enough disk space: ${bytesInWords(free)} free.`, {
    action: 'Free some space, or upload less at once.',
  });

const busy = () =>
  new MadeleineError('rate-limited', 'Too many files are being uploaded.', {
    action: 'Wait until one of them is finished.',
    retryAfterSeconds: 1,
  });
