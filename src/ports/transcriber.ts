import type { Transcript } from '../memory/seen.ts';

export type SpokenPiece = { readonly mime: string; readonly bytes: Uint8Array; readonly seconds: number };

/**
 * A model that writes down what is said. Errors: `unreachable`, `rate-limited`, `timeout`, `malformed-reply`,
 * `invalid-configuration`, `system-failed`. Nothing is retried here.
 */
export interface Transcriber {
  readonly name: string;
  /** What is said in a piece of sound, in seconds from its start; no segments when nothing is. */
  transcribe(
    piece: SpokenPiece,
    options: { readonly language?: string; readonly signal?: AbortSignal },
  ): Promise<Transcript>;
}
