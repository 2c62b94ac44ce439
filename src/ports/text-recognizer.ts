import type { Ocr } from '../memory/item-text.ts';

/** Reads printed text from a grey image (PNG bytes). `undefined` means that there is none; junk is dropped. */
export interface TextRecognizer {
  /** Who read it, for provenance. */
  readonly name: string;
  readonly version: number;
  /** How many images may be in flight at once. */
  readonly concurrency: number;
  recognize(png: Uint8Array, signal?: AbortSignal): Promise<Ocr | undefined>;
  close(): Promise<void>;
}
