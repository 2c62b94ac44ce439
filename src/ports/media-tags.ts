import type { Box } from '../memory/item-text.ts';
import type { Media } from '../memory/media.ts';

/**
 * Which clock a time tag was written from. `original`: the shutter (EXIF DateTimeOriginal); `digitized`: the sensor or
 * scanner (CreateDate); `modified`: the last program that saved it (DateTime); `xmp`: capture as XMP says it;
 * `xmp-created`: when the XMP's document was made; `gps`: UTC of the position fix; `quicktime-utc`: a movie header;
 * `quicktime-local`: a movie's creation date with offset.
 */
export type TimeTag =
  | 'original'
  | 'digitized'
  | 'modified'
  | 'xmp'
  | 'xmp-created'
  | 'gps'
  | 'quicktime-utc'
  | 'quicktime-local';

/** A time as the file writes it: text of the tag, and the tags that complete it. */
export type TaggedTime = {
  readonly tag: TimeTag;
  readonly text: string;
  readonly subSecond?: string;
  readonly offset?: string;
};

/** Signed degrees and metres, as written, not yet believed. */
export type TaggedPosition = {
  readonly source: 'exif-gps' | 'xmp-gps' | 'quicktime-gps';
  readonly lat: number;
  readonly lon: number;
  readonly altitude?: number;
};

/** The tags of one file that matter to a memory, whatever program read them. */
export type MediaTags = {
  /** Reader and version, for provenance. */
  readonly by: string;
  readonly version: number;
  readonly times: readonly TaggedTime[];
  readonly positions: readonly TaggedPosition[];
  readonly people: readonly string[];
  /** Where in the upright picture some of them were named. */
  readonly regions?: readonly { readonly name: string; readonly box?: Box }[];
  readonly keywords: readonly string[];
  /** Stars that somebody gave it, as written; 0 says nothing, -1 is rejected. */
  readonly rating?: number;
  readonly titles: readonly string[];
  readonly captions: readonly string[];
  readonly comment?: string;
  readonly make?: string;
  readonly model?: string;
  /** MIME type, upright size, duration, lens…; absent when the reader could not tell what the file is. */
  readonly media?: Media;
  /** Why this reading may be missing something; empty when the reader saw all there is. */
  readonly doubts: readonly string[];
};

/** Reads the tags of one kind of file. Errors: `corrupt`, `truncated`, `unsupported-format`, `timeout`, `missing`. */
export interface TagReader {
  readonly name: string;
  read(path: string): Promise<MediaTags>;
  close(): Promise<void>;
}
