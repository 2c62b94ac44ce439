import type { MediaContent } from '../memory/source-record.ts';

/** Content whose hash is known and whose bytes lie in a file. `copy` is set when the memory holds that file itself. */
export type KeptContent = {
  readonly sha256: string;
  readonly bytes: number;
  /** Absolute path to read from. */
  readonly path: string;
  /** Path relative to the memory folder, when the content had no file of its own. */
  readonly copy?: string;
};

/**
 * The bytes behind items. Files are hashed where they lie and never modified; streams are copied into the memory by
 * hash, once. Errors: `unreadable`, `missing`, `empty-file`, `too-large`, `disk-full`.
 */
export interface MediaVault {
  keep(content: MediaContent, signal?: AbortSignal): Promise<KeptContent>;
  /** Size and time of change of a file, or undefined when it is not there (or cannot be reached) now. */
  stat(path: string): Promise<{ readonly bytes: number; readonly modified: number } | undefined>;
  /** Absolute path of a copy. Errors: `unsafe-path` for what is no copy's path. */
  resolve(copy: string): string;
  /** Deletes a copy, and nothing else. Errors: as of `resolve`. */
  remove(copy: string): Promise<void>;
}
