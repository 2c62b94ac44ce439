import type { Box } from '../memory/item-text.ts';

export type FoundCode = { readonly kind: 'matrix' | 'bars'; readonly box: Box };

/** Finds codes that machines read (QR codes, bars) in a grey picture, without reading them. Pure; errs towards finding. */
export interface CodeFinder {
  readonly version: number;
  find(picture: { readonly width: number; readonly height: number; readonly pixels: Uint8Array }): readonly FoundCode[];
}
