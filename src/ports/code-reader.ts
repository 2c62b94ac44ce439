import type { Box } from '../memory/item-text.ts';

/** A bar or matrix code as it was read: what it holds as text, and as bytes, which some tickets need. */
export type ReadCode = {
  /** "QRCode", "Aztec", "DataMatrix", "PDF417", "Code128"… */
  readonly format: string;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly box: Box;
};

export type GreyPicture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Reads bar and matrix codes off grey pictures, apart from the program and within bounds of time. */
export interface CodeReader {
  readonly version: number;
  /** How many pictures may be in flight at once. */
  readonly concurrency: number;
  /** Errors: `timeout`, `worker-crashed`, `cancelled`. */
  read(picture: GreyPicture, signal?: AbortSignal): Promise<readonly ReadCode[]>;
  close(): Promise<void>;
}
