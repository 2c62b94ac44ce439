import { randomUUID } from 'node:crypto';
import { createReadStream, open, type ReadStream, read } from 'node:fs';
import { type FileHandle, open as openFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';

/** A file that is open for reading in any order, until it is given back. */
export type Lent = { readonly handle: FileHandle; readonly bytes: number; release(): Promise<void> };

/** Where the bytes of an archive are: a file of the owner's, or a copy of what lay in another archive. */
export type ArchiveFile = { lend(): Promise<Lent> };

export const fileOnDisk = (path: string): ArchiveFile => ({
  async lend() {
    const handle = await openFile(path);
    return { handle, bytes: (await handle.stat()).size, release: () => handle.close() };
  },
});

/** A stream that ends closes its file; this one was only lent. */
const keptOpen = { open, read, close: (_: number, done: (error?: null) => void) => done() };

/** Bytes `start` to `end`, the last included; the file stays open. */
export const bytesOf = ({ handle }: Lent, start: number, end = Number.POSITIVE_INFINITY): ReadStream =>
  createReadStream('', { fd: handle.fd, fs: keptOpen, start, end, highWaterMark: 256 * 1024 });

export async function headIn({ handle }: Lent, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/** All copies together; they also leave half of the free space alone. */
const MOST_BYTES = 8 * 1024 ** 3;
const IDLE_MS = 60_000;

/** Copies on disk with their bytes, the one that was used last at the end. */
const copies = new Map<UnpackedFile, number>();

/**
 * A copy of `content` on disk, made when it is first asked for and again when it was dropped meanwhile: a minute after its last use,
 * or for another that needs its room. It has no name, so that nothing of it stays behind, however the program ends. Error of
 * `lend`: `too-large` where there is no room, and those of `content`.
 */
export class UnpackedFile implements ArchiveFile {
  readonly #content: () => Promise<AsyncIterable<Uint8Array>>;
  readonly #path: string;
  #copy: Promise<FileHandle> | undefined;
  #users = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(path: string, content: () => Promise<AsyncIterable<Uint8Array>>) {
    this.#path = path;
    this.#content = content;
  }

  get isThere(): boolean {
    return copies.has(this);
  }

  async lend(): Promise<Lent> {
    this.#users += 1;
    clearTimeout(this.#idle);
    try {
      this.#copy ??= this.#made();
      const handle = await this.#copy;
      const bytes = copies.get(this) ?? 0;
      copies.delete(this);
      copies.set(this, bytes);
      return { handle, bytes, release: async () => this.#release() };
    } catch (error) {
      this.#copy = undefined;
      this.#release();
      throw error;
    }
  }

  #release(): void {
    this.#users -= 1;
    if (this.#users > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.drop(), IDLE_MS).unref();
  }

  /** Whether its room is free now. */
  async drop(): Promise<boolean> {
    if (this.#users > 0) return false;
    const copy = this.#copy;
    this.#copy = undefined;
    copies.delete(this);
    await (await copy?.catch(() => undefined))?.close();
    return true;
  }

  async #made(): Promise<FileHandle> {
    const path = join(tmpdir(), `madeleine-${randomUUID()}`);
    const handle = await openFile(path, 'wx+', 0o600);
    await rm(path);
    try {
      copies.set(this, 0);
      await handle.writeFile(this.#within(await this.#content(), await room()));
      return handle;
    } catch (error) {
      copies.delete(this);
      await handle.close();
      throw error;
    }
  }

  async *#within(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
    let written = 0;
    for await (const part of content) {
      written += part.length;
      copies.set(this, written);
      if (!(await hasRoom(this, most)))
        throw new MadeleineError('too-large', 'There is no room for a copy of this archive while it is read.', {
          path: this.#path,
          action: `Make room in ${tmpdir()}, or unpack the archive yourself and add the folder.`,
        });
      yield part;
    }
  }
}

async function room(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return Math.min(MOST_BYTES, sumOf() + (bavail * bsize) / 2);
}

const sumOf = (): number => [...copies.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Drops copies that nobody reads, the one that was used longest ago first. */
async function hasRoom(asking: UnpackedFile, most: number): Promise<boolean> {
  for (const other of [...copies.keys()]) {
    if (sumOf() <= most) return true;
    if (other !== asking) await other.drop();
  }
  return sumOf() <= most;
}
