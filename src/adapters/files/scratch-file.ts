import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from './file-error.ts';

/**
 * Pieces of bytes put aside on disk that only this process can read, in the order in which they came. The file has no name
 * from the start, so that nothing of it outlives the process, however that ends; where a system keeps the name of an open
 * file, it goes when the file is closed.
 */
export class ScratchFile {
  readonly #path: string;
  readonly #file: number;
  /** Bytes of each piece. */
  readonly #lengths: number[] = [];
  #isClosed = false;

  /** Errors: `disk-full`, `read-only` and other errors of files. */
  constructor(folder: string) {
    this.#path = join(folder, `scratch-${randomUUID()}`);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#file = openSync(this.#path, 'wx+', 0o600);
    } catch (error) {
      throw fileError(error, this.#path, 'writing');
    }
    this.#unname();
  }

  /** Errors: `disk-full` and other errors of files. */
  append(bytes: Uint8Array): void {
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    } catch (error) {
      throw fileError(error, this.#path, 'writing');
    }
    this.#lengths.push(bytes.length);
  }

  /** Every piece, one in memory at a time. Errors: those of files, `truncated` where the disk gives back less than it was given. */
  *pieces(): Generator<Buffer> {
    let from = 0;
    for (const length of this.#lengths) {
      yield this.#pieceAt(from, length);
      from += length;
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.#file);
    this.#unname();
  }

  #pieceAt(from: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let at = 0;
    try {
      while (at < length) {
        const read = readSync(this.#file, bytes, at, length - at, from + at);
        if (read === 0) break;
        at += read;
      }
    } catch (error) {
      throw fileError(error, this.#path, 'reading');
    }
    if (at === length) return bytes;
    const action = 'Check the disk, and run the command again.';
    throw new MadeleineError('truncated', 'A part of what was put aside is missing.', { path: this.#path, action });
  }

  #unname(): void {
    try {
      rmSync(this.#path, { force: true });
    } catch {
      // It is tried again when the file is closed.
    }
  }
}
