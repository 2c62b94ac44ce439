import type { Failure } from '../memory/failure.ts';
import type { SourceEvent } from '../memory/source-record.ts';

export type SourceOptions = {
  readonly signal?: AbortSignal;
  /** Bytes of this mailbox that were read before, if it has not changed since; reading carries on from there. */
  readonly offsetOf?: (path: string, bytes: number, modified: number) => number | undefined;
  /** True for a file that has not changed since it was read: the source need not open it. */
  readonly unchanged?: (path: string, bytes: number, modified: number) => boolean;
};

/** What a source would bring, without reading it whole: for `--dry-run` and for the progress bar's total. */
export type SourceEstimate = {
  readonly images: number;
  readonly videos: number;
  readonly mails: number;
  readonly rows: number;
  /** How many of the images and videos are rows whose own file is not there: nothing of them is decoded. */
  readonly withoutFile?: number;
  readonly bytes: number;
  /** Bytes that would be copied into the memory (archive members, attachments). */
  readonly copied: number;
  /** What is met on the way that cannot be read. */
  readonly failures?: readonly Failure[];
};

/** One collection of a file that holds several: what its ids begin with, and the bytes where it stands. */
export type FilePart = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Only so many of its records, from the first. */
  readonly most?: number;
};

/** A folder, archive or file that can be read as a stream of records. Bad input is yielded as failures, not thrown. */
export interface Source {
  readonly importer: string;
  readonly root: string;
  estimate(signal?: AbortSignal): Promise<SourceEstimate>;
  read(options: SourceOptions): AsyncIterable<SourceEvent>;
}
