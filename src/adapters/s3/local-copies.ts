import { rm } from 'node:fs/promises';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaKey } from '../../ports/media-vault.ts';
import type { HashedFile } from './s3-upload.ts';

/** Copies that were just taken in and may be read next; the oldest go first. */
const MOST_SPARE = 64;

/** Where content comes from: how much it is, and its bytes in a file of this machine. */
export type Remote = {
  bytesOf(key: MediaKey): Promise<number>;
  download(key: MediaKey, most: number): Promise<HashedFile>;
};

type Held = { users: number; bytes: number; ready: Promise<string> };

/**
 * Temporary copies on this machine of content that lies elsewhere: made once for all who use them at the same time, never
 * more than `mostBytes` together, and removed when the last user is done.
 */
export class LocalCopies {
  readonly #remote: Remote;
  readonly #mostBytes: number;
  readonly #held = new Map<MediaKey, Held>();
  readonly #spare = new Set<MediaKey>();
  #waiting: (() => void)[] = [];
  #bytes = 0;

  constructor(remote: Remote, mostBytes: number) {
    this.#remote = remote;
    this.#mostBytes = mostBytes;
  }

  /** Errors: `too-large` for more than all may be together; those of `remote` and of `use`. */
  async lend<T>(key: MediaKey, use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const held = this.#held.get(key) ?? this.#begin(key);
    this.#spare.delete(key);
    held.users += 1;
    try {
      const path = await held.ready;
      signal?.throwIfAborted();
      return await use(path);
    } finally {
      held.users -= 1;
      if (held.users === 0) await this.#drop(key, held);
    }
  }

  /** Holds on to a copy for who asks for it next; it is removed sooner or later. */
  async spare(key: MediaKey, { path, bytes }: HashedFile): Promise<void> {
    if (this.#held.has(key) || this.#bytes + bytes > this.#mostBytes) return rm(path, { force: true });
    this.#held.set(key, { users: 0, bytes, ready: Promise.resolve(path) });
    this.#bytes += bytes;
    this.#spare.add(key);
    if (this.#spare.size > MOST_SPARE) await this.#dropOldest();
  }

  /** Removes a copy that is held for whoever comes next; one that is in use stays until its users are done. */
  async forget(key: MediaKey): Promise<void> {
    const held = this.#held.get(key);
    if (held !== undefined && this.#spare.delete(key)) await this.#drop(key, held);
  }

  /** Removes what is held for whoever comes next. */
  async close(): Promise<void> {
    while (this.#spare.size > 0) await this.#dropOldest();
  }

  #begin(key: MediaKey): Held {
    const held: Held = { users: 0, bytes: 0, ready: Promise.resolve('') };
    held.ready = this.#bring(key, held);
    this.#held.set(key, held);
    return held;
  }

  async #bring(key: MediaKey, held: Held): Promise<string> {
    const bytes = await this.#remote.bytesOf(key);
    await this.#makeRoom(key, bytes);
    held.bytes = bytes;
    return (await this.#remote.download(key, bytes)).path;
  }

  async #makeRoom(key: MediaKey, bytes: number): Promise<void> {
    if (bytes > this.#mostBytes) throw tooLarge(key);
    while (this.#bytes + bytes > this.#mostBytes) {
      if (this.#spare.size > 0) await this.#dropOldest();
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#bytes += bytes;
  }

  async #dropOldest(): Promise<void> {
    const [key] = this.#spare;
    const held = key === undefined ? undefined : this.#held.get(key);
    if (key === undefined || held === undefined) return;
    this.#spare.delete(key);
    await this.#drop(key, held);
  }

  /** Whoever asks for it from now on has it brought again. */
  async #drop(key: MediaKey, held: Held): Promise<void> {
    if (this.#held.get(key) === held) this.#held.delete(key);
    const path = await held.ready.catch(() => undefined);
    if (path !== undefined) await rm(path, { force: true });
    this.#bytes -= held.bytes;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}

const tooLarge = (path: string): MadeleineError =>
  new MadeleineError('too-large', 'The file is larger than all temporary copies may be.', {
    path,
    action: 'Work on it on a machine with more room for temporary files.',
  });
