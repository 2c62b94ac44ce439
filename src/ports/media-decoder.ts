import type { Media } from '../memory/media.ts';
import type { Pixels } from './pixels.ts';

export type Thumbnail = { readonly mime: string; readonly bytes: Uint8Array };
/** Grey pixels as a PNG, and raw: one byte each, row by row. */
export type GreyImage = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  png(): Promise<Uint8Array>;
};
export type Preview = {
  readonly media: Media;
  readonly thumbnail: Thumbnail;
  /** What is wrong with a picture that could be shown all the same. */
  readonly note?: string;
};

/**
 * Turns pictures (a file's path or its bytes) into upright pixels. Errors: `corrupt`, `too-large`,
 * `unsupported-format`, `timeout`.
 */
export interface MediaDecoder {
  /** Size, thumbhash, perceptual hash and a thumbnail (WebP, 320 pixels on the longer side), in one decode. */
  preview(picture: string | Uint8Array, mime: string): Promise<Preview>;
  /** An upright JPEG, shrunk to `longestSide`, that holds nothing but pixels: no place, no camera, no date. */
  jpeg(picture: string | Uint8Array, mime: string, longestSide: number): Promise<Uint8Array>;
  /** Upright grey pixels, shrunk to `longestSide`, for text recognition. */
  grey(picture: string | Uint8Array, mime: string, longestSide: number): Promise<GreyImage>;
  /** Upright colours, shrunk to `mostPixels` in all, so that a panorama keeps its height; what is transparent is white. */
  pixels(picture: string | Uint8Array, mime: string, mostPixels: number): Promise<Pixels>;
}
