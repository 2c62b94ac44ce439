import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import type { Pixels } from '../../ports/pixels.ts';
import { framed } from './face-chip.ts';
import { centre, type Spot } from './face-geometry.ts';

/** The upright square around both eyes: its side in distances between them, and where their middle lies in it. */
const SIDE = 96;
const shape = { side: 2.4, eyesDown: 0.4 } as const;
const EYES = SIDE * shape.eyesDown;
const APART = SIDE / shape.side;
const [LEFT, RIGHT] = [SIDE / 2 - APART / 2, SIDE / 2 + APART / 2];

/** Between the eyes, in pixels of the picture: below this frames are not to be seen. */
const LEAST_APART = 24;
/** Degrees: farther round, one lens covers the nose. */
const MOST_YAW = 35;

type Area = { readonly x: readonly [number, number]; readonly y: readonly [number, number] };
const beside = (eye: number, half: number, top: number, bottom: number): Area => ({
  x: [eye - half, eye + half],
  y: [EYES + top, EYES + bottom],
});

/** A constant and a weight for each cue. */
export const glassesWeights: readonly number[] = readModel('glasses', z.array(z.number()));

/** What glasses do to a face, each near 0 without them, in shares of the face's contrast. */
export type GlassesCues = readonly number[];

/** The part of a picture that glasses would be in; undefined where it is too small, or turned too far. `spots` are 68 landmarks in pixels. */
export function eyesChip(picture: Pixels, spots: readonly Spot[], yaw: number): Pixels | undefined {
  const [left, right] = [centre(spots.slice(36, 42)), centre(spots.slice(42, 48))];
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  if (spots.length < 68 || apart < LEAST_APART || Math.abs(yaw) > MOST_YAW) return undefined;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const side = shape.side * apart;
  const down = side * (0.5 - shape.eyesDown);
  const middle = centre([left, right]);
  const at = { x: middle.x - Math.sin(angle) * down, y: middle.y + Math.cos(angle) * down };
  return framed(picture, { at, width: side, height: side, angle }, SIDE);
}

/**
 * A bar over the nose, rims below the eyes and arms beside them, as level edges; lenses that are darker than the cheeks and
 * of one tone, as of sunglasses. Of two eyes the one that shows less counts: a lock of hair has one side.
 */
export function glassesCues(chip: Pixels): GlassesCues {
  const grey = greyOf(chip);
  const face = statistics(grey, { x: [16, 80], y: [24, 86] });
  const contrast = face.spread + 8;
  const both = (of: (eye: number, side: -1 | 1) => number): number => Math.min(of(LEFT, -1), of(RIGHT, 1));
  const cheek = (eye: number): number => statistics(grey, beside(eye, 9, 26, 38)).mean;
  return [
    edge(grey, { x: [SIDE / 2 - 5, SIDE / 2 + 5], y: [EYES - 10, EYES + 8] }) / contrast,
    both((eye) => edge(grey, beside(eye, 9, 9, 22))) / contrast,
    both((eye, side) => edge(grey, { x: outer(eye, side), y: [EYES - 8, EYES + 6] })) / contrast,
    both((eye) => cheek(eye) - statistics(grey, beside(eye, 10, -5, 9)).mean) / contrast,
    both((eye) => cheek(eye) - statistics(grey, beside(eye, 9, 7, 13)).mean) / contrast,
    both((eye) => -statistics(grey, beside(eye, 10, -4, 9)).spread) / contrast,
  ];
}

const outer = (eye: number, side: -1 | 1): readonly [number, number] =>
  side < 0 ? [eye - 20, eye - 12] : [eye + 12, eye + 20];

/** How likely a face wears glasses. */
export function glassesChance(chip: Pixels): number {
  const [constant = 0, ...weights] = glassesWeights;
  const sum = glassesCues(chip).reduce((total, cue, i) => total + cue * (weights[i] ?? 0), constant);
  return 1 / (1 + Math.exp(-sum));
}

function greyOf({ rgb }: Pixels): Float32Array {
  const grey = new Float32Array(rgb.length / 3);
  for (let i = 0; i < grey.length; i++)
    grey[i] = 0.299 * (rgb[3 * i] ?? 0) + 0.587 * (rgb[3 * i + 1] ?? 0) + 0.114 * (rgb[3 * i + 2] ?? 0);
  return grey;
}

const inside = (value: number): number => Math.max(1, Math.min(SIDE - 2, Math.round(value)));

function statistics(grey: Float32Array, { x, y }: Area): { readonly mean: number; readonly spread: number } {
  let [n, sum, squares] = [0, 0, 0];
  for (let row = inside(y[0]); row <= inside(y[1]); row++) {
    for (let column = inside(x[0]); column <= inside(x[1]); column++) {
      const level = grey[row * SIDE + column] ?? 0;
      n += 1;
      sum += level;
      squares += level * level;
    }
  }
  const mean = sum / n;
  return { mean, spread: Math.sqrt(Math.max(0, squares / n - mean * mean)) };
}

/** The strongest level edge: rows whose brightness changes by as much all along. */
function edge(grey: Float32Array, { x, y }: Area): number {
  let strongest = 0;
  const [from, to] = [inside(x[0]), inside(x[1])];
  for (let row = inside(y[0]); row <= inside(y[1]); row++) {
    let change = 0;
    for (let column = from; column <= to; column++)
      change += (grey[(row + 1) * SIDE + column] ?? 0) - (grey[(row - 1) * SIDE + column] ?? 0);
    strongest = Math.max(strongest, Math.abs(change) / (to - from + 1));
  }
  return strongest;
}
