import type { MediaKey } from './media-vault.ts';

/** The keys that copies of content are encrypted with, one for each: a copy whose key is destroyed is read by nobody again. */
export interface CopyKeys {
  /** Undefined where there is none: the copy was never encrypted, or is forgotten. Errors: `corrupt` for one of another memory. */
  find(copy: MediaKey): Promise<Uint8Array | undefined>;
  /** The key of a copy, made where there is none; the same for all who ask at the same time. Errors: as of `find`. */
  make(copy: MediaKey): Promise<Uint8Array>;
  /** Destroys the key of a copy; one that is not there is destroyed already. */
  destroy(copy: MediaKey): Promise<void>;
  /** What names of copies are encrypted with. */
  readonly ofNames: Uint8Array;
}
