import type { Thing } from '../memory/structured-data.ts';

/** What a file of pages says. `unread` names what was left out, and why; an empty document has neither text nor nodes. */
export type DocumentRead = {
  readonly title?: string;
  /** In reading order; pages are parted by a form feed. */
  readonly text?: string;
  /** Pages, where the format has any. */
  readonly pages?: number;
  /** When the document says that it was written: ISO 8601, whole or in part, with an offset where it says one. */
  readonly written?: string;
  /** Words that its author sorted it by. */
  readonly tags?: readonly string[];
  readonly things: readonly Thing[];
  readonly unread: readonly { readonly place: string; readonly code: string; readonly message: string }[];
};

/** The code of pages that show pictures and have no text of their own. */
export const NO_TEXT = 'no-text';

/** What a page without text shows, in grey and upright. */
export type DocumentPicture = {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
};

/** A page that shows something, of which no picture was handed over: a bound of the document was reached, or it cannot be decoded. */
export type PageLeft = { readonly page: number; readonly why: 'bound' | 'undecoded' };

/** What the pages without text show, and which of them, in their order, no text can be recognised in. */
export type DocumentPictures = { readonly pictures: readonly DocumentPicture[]; readonly left: readonly PageLeft[] };

export type DocumentFile = { readonly name: string; readonly mime: string };

/**
 * Reads documents (PDF, passes, office files, notes) apart from the program, within bounds of bytes, pages, memory and CPU
 * time: nothing in them is run, and nothing is fetched.
 */
export interface DocumentReader {
  readonly version: number;
  /** How many documents may be in flight at once. */
  readonly concurrency: number;
  reads(file: DocumentFile): boolean;
  /** `path`: the file's bytes. Errors: `corrupt`, `encrypted`, `too-large`, `timeout`, `worker-crashed`. */
  read(path: string, file: DocumentFile, signal?: AbortSignal): Promise<DocumentRead>;
  /** The pictures of pages without text, in their order, for the recognition of text. Errors: as of `read`. */
  pictures(path: string, file: DocumentFile, signal?: AbortSignal): Promise<DocumentPictures>;
  close(): Promise<void>;
}
