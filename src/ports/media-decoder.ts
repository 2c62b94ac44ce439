import type { Media } from '../memory/media.ts';

export type Thumbnail = { readonly mime: string; readonly bytes: Uint8Array };
export type GreyImage = { readonly width: number; readonly height: number; readonly png: Uint8Array };

/** Turns picture files into upright pixels. Errors: `corrupt`, `too-large`, `unsupported-format`, `timeout`. */
export interface MediaDecoder {
  /** Size, thumbhash, perceptual hash and a thumbnail (WebP, 320 pixels on the longer side), in one decode. */
  preview(path: string, mime: string): Promise<{ readonly media: Media; readonly thumbnail: Thumbnail }>;
  /** Upright grey pixels, shrunk to `longestSide`, for text recognition. */
  grey(path: string, mime: string, longestSide: number): Promise<GreyImage>;
}
