/**
 * Turns pictures and words into vectors of one space, so that near means alike. Errors: as of LanguageModel, and
 * `dependency-missing` for a local one whose library or folder is not there.
 */
export interface Embedder {
  /** Name and version of the space: vectors of two spaces are never compared. */
  readonly space: string;
  /** False: words only; pictures cannot be put into the space. */
  readonly seesPictures: boolean;
  /** How many pictures may be in flight at once. */
  readonly concurrency: number;
  /** One vector of unit length a text, in order. */
  texts(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /** One vector of unit length a picture (JPEG bytes without metadata), in order. */
  pictures(pictures: readonly Uint8Array[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}
