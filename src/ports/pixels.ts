import type { Box } from '../memory/item-text.ts';

/** Upright pixels: red, green, blue, one byte each, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array };

/** The part of a picture inside a box of fractions, at least one pixel of it. */
export function partOf({ width, height, rgb }: Pixels, box: Box): Pixels {
  const left = Math.max(0, Math.min(width - 1, Math.floor(box.x * width)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(box.y * height)));
  const w = Math.max(1, Math.min(width - left, Math.round(box.w * width)));
  const h = Math.max(1, Math.min(height - top, Math.round(box.h * height)));
  const part = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    const from = ((top + y) * width + left) * 3;
    part.set(rgb.subarray(from, from + w * 3), y * w * 3);
  }
  return { width: w, height: h, rgb: part };
}

/** The square part of a picture, `scale` times as long as the longer side of `box`, with `box` in its middle; grey beyond the edge. */
export function squareAround({ width, height, rgb }: Pixels, box: Box, scale: number): Pixels {
  const side = Math.max(2, Math.round(scale * Math.max(box.w * width, box.h * height)));
  const left = Math.round((box.x + box.w / 2) * width - side / 2);
  const top = Math.round((box.y + box.h / 2) * height - side / 2);
  const part = new Uint8Array(side * side * 3).fill(127);
  const [from, to] = [Math.max(0, left), Math.min(width, left + side)];
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y += 1)
    part.set(rgb.subarray((y * width + from) * 3, (y * width + to) * 3), ((y - top) * side + from - left) * 3);
  return { width: side, height: side, rgb: part };
}

/** The picture with its longer side at most `longestSide`: each pixel the mean of those it stands for. */
export function shrunk(picture: Pixels, longestSide: number): Pixels {
  const scale = longestSide / Math.max(picture.width, picture.height);
  if (scale >= 1) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const sums = new Float64Array(width * height * 3);
  const counts = new Uint32Array(width * height);
  const columns = Uint32Array.from({ length: picture.width }, (_, x) => Math.floor((x * width) / picture.width));
  for (let y = 0, i = 0; y < picture.height; y += 1) {
    const row = Math.floor((y * height) / picture.height) * width;
    for (let x = 0; x < picture.width; x += 1, i += 3) {
      const to = row + (columns[x] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
      for (let c = 0; c < 3; c += 1) sums[to * 3 + c] = (sums[to * 3 + c] ?? 0) + (picture.rgb[i + c] ?? 0);
    }
  }
  const rgb = Uint8Array.from(sums, (sum, i) => Math.round(sum / Math.max(1, counts[Math.floor(i / 3)] ?? 1)));
  return { width, height, rgb };
}
