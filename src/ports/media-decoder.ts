import type { Failure } from '../memory/failure.ts';
import type { Media } from '../memory/media.ts';

export type Thumbnail = { readonly mime: string; readonly bytes: Uint8Array };
export type GreyImage = {
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
  /** The same picture as one byte per pixel, row by row, where the decoder can give it cheaply. */
  readonly pixels?: Uint8Array;
};

/** `problem` says what is wrong with a picture that could be decoded only in part (a truncated file). */
export type Preview = { readonly media: Media; readonly thumbnail: Thumbnail; readonly problem?: Failure };

/** Turns picture files into upright pixels. Errors: `corrupt`, `too-large`, `unsupported-format`, `timeout`. */
export interface MediaDecoder {
  /**
   * Size, thumbhash, perceptual hash and a thumbnail (WebP, 320 pixels on the longer side), in one decode. `picture`
   * is a file's path or the bytes of an encoded picture (a video's frame).
   */
  preview(picture: string | Uint8Array, mime: string): Promise<Preview>;
  /** Upright grey pixels, shrunk to `longestSide`, for text recognition. */
  grey(path: string, mime: string, longestSide: number): Promise<GreyImage>;
}
