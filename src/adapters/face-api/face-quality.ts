import type { Box } from '../../memory/item-text.ts';
import type { Pixels } from '../../ports/pixels.ts';

export type FaceLook = {
  /** Width of the face in pixels of the picture that was looked at. */
  readonly width: number;
  /** Variance of the Laplacian of its grey levels, at the size that the descriptor is made of. */
  readonly sharpness: number;
  /** Degrees off the camera. */
  readonly yaw: number;
  /** Of the detector. */
  readonly confidence: number;
};

/** Where each cue reaches its worth of one half and how steeply it rises; measured on photographs made smaller, blurred and turned. */
const worth = {
  width: { half: 34, steep: 0.12 },
  sharpness: { half: 25, steep: 0.08 },
  yaw: { half: 52, steep: -0.14 },
  confidence: { half: 0.45, steep: 9 },
} as const;

const logistic = (value: number, { half, steep }: { readonly half: number; readonly steep: number }): number =>
  1 / (1 + Math.exp(-steep * (value - half)));

/** How far a descriptor can be trusted, in [0, 1]: every cue must be good. */
export const faceQuality = (look: FaceLook): number =>
  logistic(look.width, worth.width) *
  logistic(look.sharpness, worth.sharpness) *
  logistic(Math.abs(look.yaw), worth.yaw) *
  logistic(look.confidence, worth.confidence);

const SIDE = 64;

/** Variance of the Laplacian over the middle of the face, sampled at 64 pixels, so that large faces are not called blurred. */
export function sharpnessOf(picture: Pixels, box: Box): number {
  const grey = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      grey[y * SIDE + x] = greyAt(picture, box.x + ((x + 0.5) / SIDE) * box.w, box.y + ((y + 0.5) / SIDE) * box.h);
    }
  }
  let sum = 0;
  let squares = 0;
  const at = (x: number, y: number): number => grey[y * SIDE + x] ?? 0;
  for (let y = 1; y < SIDE - 1; y += 1) {
    for (let x = 1; x < SIDE - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += edge;
      squares += edge * edge;
    }
  }
  const n = (SIDE - 2) ** 2;
  return squares / n - (sum / n) ** 2;
}

/** Bilinear, at fractions of the picture. */
function greyAt({ width, height, rgb }: Pixels, fx: number, fy: number): number {
  const x = Math.max(0, Math.min(width - 1.001, fx * width - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, fy * height - 0.5));
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const level = (px: number, py: number): number => {
    const i = (py * width + px) * 3;
    return 0.299 * (rgb[i] ?? 0) + 0.587 * (rgb[i + 1] ?? 0) + 0.114 * (rgb[i + 2] ?? 0);
  };
  const [dx, dy] = [x - x0, y - y0];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  return (
    level(x0, y0) * (1 - dx) * (1 - dy) +
    level(x1, y0) * dx * (1 - dy) +
    level(x0, y1) * (1 - dx) * dy +
    level(x1, y1) * dx * dy
  );
}
