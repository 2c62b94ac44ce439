import type { Ocr } from '../memory/item-text.ts';

/** A word as it stands in the picture, in pixels from its upper left corner. `line` numbers what was read as one line. */
export type RecognizedWord = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly line: number;
};

/** Words are for who looks at the layout; they are not kept. */
export type RecognizedText = Ocr & { readonly words: readonly RecognizedWord[] };

/** Reads printed text from a grey image (PNG bytes). `undefined` means that there is none; junk is dropped. */
export interface TextRecognizer {
  /** Who read it, for provenance. */
  readonly name: string;
  readonly version: number;
  /** How many images may be in flight at once. */
  readonly concurrency: number;
  recognize(png: Uint8Array, signal?: AbortSignal): Promise<RecognizedText | undefined>;
  close(): Promise<void>;
}
