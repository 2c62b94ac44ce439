import { createRequire } from 'node:module';
import sharp, { type Raw } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The package declares an ES default export but is CommonJS, so its own types do not fit; this one does. */
const phash: (pixels: Buffer, options: { raw: Raw }) => Promise<string> = createRequire(import.meta.url)('sharp-phash');

const THUMBHASH_SIDE = 100;

/**
 * A blurred preview in some 25 bytes (base64) and a 64-bit perceptual hash of the DCT's low frequencies (16
 * hexadecimal digits), from small upright pixels.
 */
export async function hashes(
  pixels: Buffer,
  raw: Raw,
): Promise<{ readonly thumbhash: string; readonly phash: string }> {
  const [{ data, info }, bits] = await Promise.all([
    sharp(pixels, { raw })
      .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
    phash(pixels, { raw }),
  ]);
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    phash: BigInt(`0b${bits}`).toString(16).padStart(16, '0'),
  };
}
