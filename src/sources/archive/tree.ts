import type { Failure } from '../../memory/failure.ts';
import type { MediaContent } from '../../memory/source-record.ts';

/** A file in a folder or archive. `path` is relative with `/` between segments; `modified` is epoch milliseconds. */
export type TreeEntry = { readonly path: string; readonly bytes: number; readonly modified: number };

export type TreeEvent =
  /** `kept` and `head` are there when the walk was asked for the entry's content, or its beginning. */
  | { readonly type: 'entry'; readonly entry: TreeEntry; readonly kept?: Uint8Array; readonly head?: Uint8Array }
  | { readonly type: 'failure'; readonly failure: Failure };

export type WalkOptions = {
  /** Small files to read on the way (sidecars): their content comes with the entry. */
  readonly keep?: (entry: TreeEntry) => boolean;
  /** Files to look into on the way, to tell what they are: their first bytes come with the entry, unless they cannot be read. */
  readonly look?: (entry: TreeEntry) => boolean;
  readonly signal?: AbortSignal | undefined;
};

/**
 * A folder or an archive seen as the same thing: a listing of files, each of which can be opened. Nothing is unpacked but
 * for a while. Links, unsafe names, encrypted members and bombs come as failures of the walk, never as entries.
 */
export interface Tree {
  /** Absolute path of the folder or archive. */
  readonly root: string;
  readonly form: 'folder' | 'zip' | 'tar';
  /** Every file once; a damaged archive yields what precedes the damage, then one failure. Never throws on input. */
  walk(options?: WalkOptions): AsyncIterable<TreeEvent>;
  /**
   * The wanted entries, in the order in which they are cheapest to open. In a compressed tar an entry is cheap to
   * open only until some 128 MB later; afterwards `open` has to decompress from the start again.
   */
  visit(wanted: (path: string) => boolean, signal?: AbortSignal): AsyncIterable<TreeEntry>;
  /** The bytes of a file. Errors while reading: `corrupt`, `truncated`, `encrypted`, `archive-bomb`, `missing`. */
  open(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** The entry as content of a record: a file where it lies, or a stream. */
  content(entry: TreeEntry): MediaContent;
  /** How the entry is named in failures: a path, or `archive!/member`. */
  where(path: string): string;
}

/** Files larger than this are never kept in memory by a walk. */
export const KEEP_AT_MOST = 4 * 1024 * 1024;

/** First bytes that come with an entry that was looked into. */
export const LOOKED_AT_BYTES = 8192;

/** The first bytes of a stream, which is read no further. */
export async function beginningOf(stream: AsyncIterable<Uint8Array>, length = LOOKED_AT_BYTES): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of stream) {
    parts.push(part);
    read += part.length;
    if (read >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}

/** The whole content of a small stream; `undefined` when it is longer than `limit` bytes. */
export async function collect(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > limit) return undefined;
    parts.push(part);
  }
  return parts.length === 1 ? parts[0] : Buffer.concat(parts);
}

/** The last segment of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** The path without its last segment; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** The ending of a name, lower-cased, without the dot; empty when there is none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
