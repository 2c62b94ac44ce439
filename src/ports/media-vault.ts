import type { MemoryItem } from '../memory/item.ts';
import type { MediaContent } from '../memory/source-record.ts';

/** Names content: a copy that the memory holds by its hash (`isCopyPath`), or an original by its absolute path on this machine. */
export type MediaKey = string;

/** Content whose hash is known and which the vault can read. `copy` is set, and the key, when the memory holds it itself. */
export type KeptContent = {
  readonly sha256: string;
  readonly bytes: number;
  readonly key: MediaKey;
  readonly copy?: string;
};

/** A part of content in bytes, both ends included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** `modified`: milliseconds since 1970. */
export type MediaStat = { readonly bytes: number; readonly modified: number };

/**
 * The bytes behind items, wherever they are kept: in a folder or in an object store. Copies are named by the SHA-256 of
 * their content and never change; originals that are referenced where they lie are read and never written. Errors of
 * all: `unsafe-path` for a key that is neither, and for a copy that is a link out of the vault.
 */
export interface MediaVault {
  /** Takes content in, once. Errors: `unreadable`, `missing`, `empty-file`, `too-large`, `disk-full`, those of the store. */
  keep(content: MediaContent, signal?: AbortSignal): Promise<KeptContent>;
  /** Undefined for what is not there, or cannot be reached now. */
  stat(key: MediaKey): Promise<MediaStat | undefined>;
  /** A stream of the content or of a part of it; `range` lies inside it. Cancelling ends it at once. Errors: `missing`, `unreadable`. */
  open(key: MediaKey, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /**
   * Lends the content as a file of this machine for as long as `use` runs: the very file where there is one, which must
   * not be changed, else a temporary copy that is removed afterwards. Errors: `missing`, `too-large`, those of `use`.
   */
  withLocalFile<T>(key: MediaKey, use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Writes a copy under its own key. Errors: `corrupt` when the content has another hash; as of `keep`. */
  put(key: MediaKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Deletes a copy, and nothing else; one that is not there is deleted already. */
  remove(key: MediaKey): Promise<void>;
  /** The keys of all copies, in no order. */
  copies(): AsyncIterable<MediaKey>;
  /** How many pieces there are of copies that were never finished because a process was killed; removed unless `dry`. */
  sweep(options?: { readonly dry?: boolean }): Promise<number>;
  /** Where content lies, for people. */
  where(key: MediaKey): string;
  close(): Promise<void>;
}

/** Lends an item's bytes as a file of this machine while `use` runs. Errors: `missing` when they are gone; `unsafe-path`. */
export type LendContent = <T>(item: MemoryItem, use: (path: string) => Promise<T>, signal?: AbortSignal) => Promise<T>;
