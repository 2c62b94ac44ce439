import sharp from 'sharp';
import type { Pixels } from '../../ports/perception.ts';

/** Pixels as a JPEG of at most `side` pixels on the longer side, without any metadata. */
export async function jpegOf({ width, height, rgb }: Pixels, side: number): Promise<Uint8Array> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
}
