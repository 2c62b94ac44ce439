import { MadeleineError } from '../../memory/errors.ts';
import type { PageSize } from '../../ports/page-lines.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height in pixels from a PNG's header (IHDR, ISO/IEC 15948 §11.2.2). Throws `corrupt` on anything else. */
export function pngSize(png: Uint8Array): PageSize {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const isPng = png.byteLength >= 33 && SIGNATURE.every((byte, i) => png[i] === byte);
  const width = isPng ? view.getUint32(16) : 0;
  const height = isPng ? view.getUint32(20) : 0;
  if (width === 0 || height === 0) {
    throw new MadeleineError('corrupt', 'The picture given to text recognition is not a PNG.', {
      action: 'Check that the picture opens in a viewer.',
    });
  }
  return { width, height };
}
