import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { subkey, unsealable } from '../../access/sealed-bytes.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { keyIn } from '../keys/key-file.ts';
import { readSealed, UNENDED, writeSealed, writeWhole } from '../keys/sealed-file.ts';
import { uploadsFolder } from '../keys/work-folder.ts';
import { lockFolder } from '../lock-folder.ts';
import { layout } from '../memory-folder.ts';
import { uploadPath } from './upload-name.ts';

/** Names of uploads, each a folder of files. */
export const setName = /^u-[0-9a-f]{12}$/;
/** Before the content of a file stands where it lay, in one line. */
const headSchema = z.object({ path: z.string(), modified: z.number() });
const LONGEST_HEAD = 64 * 1024;
const END_OF_LINE = 10;

/**
 * What an encrypted memory was sent waits where other programs can read it, in memory that a power cut empties. So that nothing is
 * lost that was taken in, it lies sealed in the memory's folder, too, until an import has read it.
 */
export class SealedUploads {
  readonly #folder: string;
  readonly #key: Uint8Array;

  private constructor(folder: string, key: Uint8Array) {
    this.#folder = folder;
    this.#key = key;
  }

  /** Undefined for a memory that is not encrypted. */
  static of(memoryFolder: string): SealedUploads | undefined {
    const key = keyIn(memoryFolder);
    if (key === undefined) return undefined;
    return new SealedUploads(join(memoryFolder, layout.uploads), subkey(key, 'uploads'));
  }

  /** Keeps a file of a set that lies below `open`; it is on the disk when this resolves. Errors: those of the file system. */
  async keep(open: string, set: string, path: string, to = join(this.#folder, set)): Promise<void> {
    const file = join(open, set, path);
    const modified = Math.trunc((await stat(file)).mtimeMs);
    const head = Buffer.from(`${JSON.stringify({ path, modified })}\n`);
    await writeSealed(this.#key, after(head, createReadStream(file)), join(to, randomUUID()));
  }

  /** Puts back below `open` what is not there. What is damaged stays where it is. Errors: those of the file system. */
  async restore(open: string): Promise<void> {
    for (const set of (await namesIn(this.#folder)).filter((name) => setName.test(name)))
      await this.open(join(this.#folder, set), join(open, set));
  }

  /** Puts what is sealed in a folder into another, but for what is there. Errors: as of `restore`. */
  async open(from: string, to: string): Promise<void> {
    for (const name of await namesIn(from)) {
      const sealed = join(from, name);
      if (name.startsWith(UNENDED)) await rm(sealed, { force: true });
      else await this.#restored(sealed, to).catch(unlessDamaged);
    }
  }

  drop(set: string): Promise<void> {
    return rm(join(this.#folder, set), { recursive: true, force: true });
  }

  async #restored(sealed: string, set: string): Promise<void> {
    const pieces = readSealed(this.#key, sealed);
    try {
      const { head, rest } = await headOf(pieces);
      const target = join(set, uploadPath(head.path));
      if (await isThere(target)) return;
      await writeWhole(after(rest, pieces), target);
      await utimes(target, new Date(), new Date(head.modified));
    } finally {
      await pieces.return(undefined);
    }
  }
}

/**
 * Leaves only what is sealed of the uploads of an encrypted memory, before it is locked: the next program that opens it puts them
 * back. Another one that is at work on the memory may be reading them: then they stay.
 */
export async function hideUploads(memoryFolder: string): Promise<void> {
  if (keyIn(memoryFolder) === undefined) return;
  const lock = await lockFolder(memoryFolder, { atOnce: true }).catch(() => undefined);
  if (lock === undefined) return;
  try {
    await rm(uploadsFolder(memoryFolder), { recursive: true, force: true });
  } finally {
    await lock.release();
  }
}

function unlessDamaged(error: unknown): void {
  if (!isMadeleineError(error) || error.code !== 'corrupt') throw error;
}

async function* after(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** What stands before the content, and what of this was read with it. Errors: `corrupt`. */
async function headOf(pieces: AsyncGenerator<Buffer>): Promise<{ head: z.infer<typeof headSchema>; rest: Buffer }> {
  for (let read = Buffer.alloc(0); read.length <= LONGEST_HEAD; ) {
    const { value, done } = await pieces.next();
    if (done === true) break;
    read = Buffer.concat([read, value]);
    const end = read.indexOf(END_OF_LINE);
    if (end >= 0)
      return { head: headSchema.parse(JSON.parse(read.toString('utf8', 0, end))), rest: read.subarray(end + 1) };
  }
  throw unsealable();
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
