import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import type { Media, Turn } from '../memory/media.ts';

/** The facts of a picture that is shown turned: its size and its blurred preview are those of the turned one. */
export function turnedMedia(media: Media, turned: Turn): Media {
  const { width, height, thumbhash, ...rest } = media;
  const lies = turned === 90 || turned === 270;
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
  const swapped = {
    ...(height === undefined ? {} : { width: height }),
    ...(width === undefined ? {} : { height: width }),
  };
  const hash = thumbhash === undefined ? undefined : turnedHash(thumbhash, turned);
  return { ...rest, ...(lies ? swapped : size), ...(hash === undefined ? {} : { thumbhash: hash }), turned };
}

const BYTES = 4;

/** Undefined for a hash that cannot be read. */
function turnedHash(thumbhash: string, turned: Turn): string | undefined {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
    const [width, height] = turned === 180 ? [w, h] : [h, w];
    const pixels = new Uint8Array(rgba.length);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const [nx, ny] = turned === 90 ? [h - 1 - y, x] : turned === 180 ? [w - 1 - x, h - 1 - y] : [y, w - 1 - x];
        const from = (y * w + x) * BYTES;
        pixels.set(rgba.subarray(from, from + BYTES), (ny * width + nx) * BYTES);
      }
    }
    return Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64');
  } catch {
    return undefined;
  }
}
