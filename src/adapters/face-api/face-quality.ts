import type { Box } from '../../memory/item-text.ts';
import type { Pixels } from '../../ports/pixels.ts';

export type FaceLook = {
  /** Width of the face in pixels of the picture that was looked at. */
  readonly width: number;
  /** As `sharpnessOf`. */
  readonly sharpness: number;
  /** Degrees off the camera. */
  readonly yaw: number;
  /** Of the detector. */
  readonly confidence: number;
};

/**
 * Where each cue reaches its worth of one half and how steeply it rises. Measured on 164 faces of photographs and of the samples of both face
 * packages, and on 38 of them made smaller, blurred and dark:
 * - width: made 28 pixels wide, faces are 0.29 (median) and up to 0.36 from themselves, 0.19 at 40 pixels;
 * - sharpness: blurred by 3% of its width a face is 0.38 to 0.45 from itself, and such faces have 50 to 150; in focus, 120 and more;
 * - yaw: faces from the side are nearer to other faces from the side than to their person;
 * - confidence: nine in ten faces get 0.7 or more; none got less than 0.55.
 */
const worth = {
  width: { half: 36, steep: 0.12 },
  sharpness: { half: 45, steep: 0.08 },
  yaw: { half: 52, steep: -0.14 },
  confidence: { half: 0.55, steep: 12 },
} as const;

/**
 * What is left of the quality of a face in which another model finds no eyes, nose and mouth: it found them in all but 3 of 73
 * faces, two of these under 30 pixels and one drawn, and in none of 99 pieces of photographs without faces.
 */
const UNCONFIRMED = 0.3;

const logistic = (value: number, { half, steep }: { readonly half: number; readonly steep: number }): number =>
  1 / (1 + Math.exp(-steep * (value - half)));

/** How far a descriptor can be trusted, in [0, 1]: every cue must be good. */
export const faceQuality = (look: FaceLook): number =>
  logistic(look.width, worth.width) *
  logistic(look.sharpness, worth.sharpness) *
  logistic(Math.abs(look.yaw), worth.yaw) *
  logistic(look.confidence, worth.confidence);

/** The quality of a face that a second look did not confirm. */
export const unconfirmed = (quality: number): number => quality * UNCONFIRMED;

const SIDE = 64;
/** What lies between brows and chin: the edge of a collar, of hair or of a picture on a wall says nothing of the face. */
const inner = { x: [11, 53], y: [13, 53] } as const;

/**
 * Variance of the Laplacian of a face's grey levels between brows and chin, the face sampled at 64 pixels, so that large faces
 * are not called blurred.
 */
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
  for (let y = inner.y[0]; y < inner.y[1]; y += 1) {
    for (let x = inner.x[0]; x < inner.x[1]; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += edge;
      squares += edge * edge;
    }
  }
  const n = (inner.x[1] - inner.x[0]) * (inner.y[1] - inner.y[0]);
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
