import type { Pixels } from '../../ports/pixels.ts';
import { centre, type Spot } from './face-geometry.ts';

/** Shares of the chip: where its reference point lies, and how far the mouth is from the eyes. */
const shape = { x: 0.5, y: 0.43, eyesToMouth: 0.45 } as const;
const SIDE = 150;
const MOST_POINTS = 6;

/**
 * The upright square that a descriptor is made of: the face turned so that its eyes lie level, as the network was trained, and
 * black beyond the edge. `spots` are 68 landmarks in pixels. The library itself neither turns nor pads: a head
 * tilted by 15 degrees is then 0.37 from itself instead of 0.13, and a face cut by the edge 0.71 instead of 0.48 from others of the person.
 */
export function faceChip(picture: Pixels, spots: readonly Spot[]): Pixels {
  const [left, right, mouth] = [spots.slice(36, 42), spots.slice(42, 48), spots.slice(48, 68)].map(centre);
  if (left === undefined || right === undefined || mouth === undefined) return picture;
  const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
  const side = (distance(left, mouth) + distance(right, mouth)) / 2 / shape.eyesToMouth;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const middle = centre([left, right, mouth]);
  const corner = { x: side * (1 - shape.x), y: side * (1 - shape.y) };
  const at = inPicture(corner, { at: middle, width: side, height: side, angle });
  return framed(picture, { at, width: side, height: side, angle }, SIDE);
}

/** A part of a picture, turned: its middle and size in pixels, and the angle that it was turned by, in radians. */
export type Frame = { readonly at: Spot; readonly width: number; readonly height: number; readonly angle: number };

/** The part inside a frame, upright, `width` pixels wide. Each pixel is the mean of a few points of what it stands for. */
export function framed(picture: Pixels, frame: Frame, width: number): Pixels {
  const step = frame.width / width;
  const height = Math.max(1, Math.round(frame.height / step));
  const rgb = new Uint8Array(width * height * 3);
  const points = Math.max(1, Math.min(MOST_POINTS, Math.round(step)));
  const sum = [0, 0, 0];
  for (let v = 0, i = 0; v < height; v += 1) {
    for (let u = 0; u < width; u += 1, i += 3) {
      sum.fill(0);
      for (let n = 0; n < points * points; n += 1) {
        const x = (u + ((n % points) + 0.5) / points) * step;
        const y = (v + (Math.floor(n / points) + 0.5) / points) * step;
        const from = inPicture({ x, y }, frame);
        addAt(picture, from.x - 0.5, from.y - 0.5, sum);
      }
      for (let c = 0; c < 3; c += 1) rgb[i + c] = Math.round((sum[c] ?? 0) / (points * points));
    }
  }
  return { width, height, rgb };
}

/** Where a spot of the frame, in pixels of the picture from its corner, lies in the picture. */
export function inPicture({ x, y }: Spot, { at, width, height, angle }: Frame): Spot {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: at.x + dx * cos - dy * sin, y: at.y + dx * sin + dy * cos };
}

/** Adds the colour at a place between pixels; beyond the edge it is black. */
function addAt({ width, height, rgb }: Pixels, x: number, y: number, sum: number[]): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  for (let corner = 0; corner < 4; corner += 1) {
    const [right, below] = [corner & 1, corner >> 1];
    const [px, py] = [x0 + right, y0 + below];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const weight = (right === 1 ? fx : 1 - fx) * (below === 1 ? fy : 1 - fy);
    const i = (py * width + px) * 3;
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + weight * (rgb[i + c] ?? 0);
  }
}
