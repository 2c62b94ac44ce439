import { createRequire } from 'node:module';
import sharp, { type Raw } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The package declares an ES default export but is CommonJS, so its own types do not fit; this one does. */
const phash: (pixels: Buffer, options: { raw: Raw }) => Promise<string> = createRequire(import.meta.url)('sharp-phash');

const THUMBHASH_SIDE = 100;
/** Grey levels (of 255) by which a picture must vary for its hash to be more than rounding; a lens cap's noise stays below. */
const FLAT_DEVIATION = 2;

/**
 * A blurred preview in some 25 bytes (base64) and a 64-bit perceptual hash of the DCT's low frequencies (16
 * hexadecimal digits), from small upright pixels. A flat picture (a white page, a black frame) has no perceptual hash: its
 * bits would be rounding errors, the same ones for every flat picture.
 */
export async function hashes(
  pixels: Buffer,
  raw: Raw,
): Promise<{ readonly thumbhash: string; readonly phash?: string }> {
  const [{ data, info }, bits, stats] = await Promise.all([
    sharp(pixels, { raw })
      .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
    phash(pixels, { raw }),
    sharp(pixels, { raw }).greyscale().stats(),
  ]);
  const isFlat = (stats.channels[0]?.stdev ?? 0) < FLAT_DEVIATION;
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    ...(isFlat ? {} : { phash: BigInt(`0b${bits}`).toString(16).padStart(16, '0') }),
  };
}
