import type { Box } from '../../memory/item-text.ts';
import { partOf } from '../../ports/pixels.ts';

/** Beyond these a picture is shrunk before a part is cut out of it. */
const MOST_PIXELS = 12_000_000;

/**
 * A part of a picture file as an upright JPEG with nothing in it but pixels; `box` in shares of the picture's width and
 * height. Errors: those of `MediaDecoder.pixels`.
 */
export async function croppedPicture(
  file: { readonly path: string; readonly mime: string },
  box: Box,
  longestSide: number,
): Promise<Uint8Array> {
  const [{ SharpDecoder }, { jpegOf }] = await Promise.all([
    import('../../adapters/sharp/decoder.ts'),
    import('../../adapters/sharp/jpeg.ts'),
  ]);
  const pixels = await new SharpDecoder().pixels(file.path, file.mime, MOST_PIXELS);
  return jpegOf(partOf(pixels, box), longestSide);
}
