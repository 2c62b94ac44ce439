import type { TextRegion } from './text-regions.ts';

/** A grey picture, a byte for each pixel, row by row. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
/** A line set straight: values in -1 to 1, row by row. */
export type StraightLine = { readonly width: number; readonly height: number; readonly values: Float32Array };

const LINE_HEIGHT = 48;
const MOST_WIDTH = 2400;

/** Cuts a line out of a picture and sets it straight, 48 pixels high; `upsideDown` turns it once more. */
export function lineCrop(picture: GreyPicture, region: TextRegion, upsideDown: boolean): StraightLine {
  const scale = region.height / LINE_HEIGHT;
  const width = Math.min(MOST_WIDTH, Math.max(LINE_HEIGHT / 2, Math.round(region.width / scale)));
  const along = region.width / width;
  const angle = region.angle + (upsideDown ? Math.PI : 0);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const values = new Float32Array(width * LINE_HEIGHT);
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    const v = (row + 0.5 - LINE_HEIGHT / 2) * scale;
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5 - width / 2) * along;
      values[row * width + column] =
        greyAt(picture, region.x + u * cos - v * sin, region.y + u * sin + v * cos) / 127.5 - 1;
    }
  }
  return { width, height: LINE_HEIGHT, values };
}

/** Between four pixels; beyond the edge as at the edge. */
function greyAt({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [fx, fy] = [cx - x0, cy - y0];
  const at = (px: number, py: number): number => pixels[py * width + px] ?? 0;
  return (at(x0, y0) * (1 - fx) + at(x1, y0) * fx) * (1 - fy) + (at(x0, y1) * (1 - fx) + at(x1, y1) * fx) * fy;
}
