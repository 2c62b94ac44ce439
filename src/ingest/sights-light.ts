import type { Sight } from '../memory/seen.ts';
import { type Pixels, shrunk } from '../ports/pixels.ts';

/** Measures of a picture's light, in grey levels from 0 to 255 and shares of its pixels. */
export type Light = {
  readonly mean: number;
  /** Share that is nearly black, and that is blown out. */
  readonly dark: number;
  readonly blown: number;
  /** Mean distance of the colours from grey. */
  readonly colourful: number;
  /** Strength of the finest edges of the sharpest part: low when nothing is in focus. */
  readonly sharpness: number;
};

const SIDE = 512;
const BLOCKS = 8;
const [DARK, BLOWN] = [40, 250];

export function lightOf(picture: Pixels): Light {
  const { width, height, rgb } = shrunk(picture, SIDE);
  const grey = new Float32Array(width * height);
  let [sum, dark, blown, colourful] = [0, 0, 0, 0];
  for (let i = 0; i < grey.length; i += 1) {
    const [r, g, b] = [rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0];
    const level = 0.299 * r + 0.587 * g + 0.114 * b;
    grey[i] = level;
    sum += level;
    if (level < DARK) dark += 1;
    if (level > BLOWN) blown += 1;
    colourful += Math.max(r, g, b) - Math.min(r, g, b);
  }
  const n = grey.length;
  return {
    mean: sum / n,
    dark: dark / n,
    blown: blown / n,
    colourful: colourful / n,
    sharpness: sharpest({ width, height, grey }),
  };
}

/** Variance of the Laplacian in the sharpest of 64 blocks: a portrait's background may well be out of focus. */
function sharpest({ width, height, grey }: { width: number; height: number; grey: Float32Array }): number {
  const sums = new Float64Array(BLOCKS * BLOCKS);
  const counts = new Float64Array(BLOCKS * BLOCKS);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const edge =
        4 * (grey[i] ?? 0) - (grey[i - 1] ?? 0) - (grey[i + 1] ?? 0) - (grey[i - width] ?? 0) - (grey[i + width] ?? 0);
      const block = Math.floor((y * BLOCKS) / height) * BLOCKS + Math.floor((x * BLOCKS) / width);
      sums[block] = (sums[block] ?? 0) + edge * edge;
      counts[block] = (counts[block] ?? 0) + 1;
    }
  }
  const blocks = Array.from(sums, (total, i) => total / Math.max(1, counts[i] ?? 1)).sort((a, b) => b - a);
  return blocks[Math.floor(blocks.length * 0.05)] ?? 0;
}

/** A cue as a probability: one half at `half`, steeper with `steep`. */
const chance = (value: number, half: number, steep: number): number => 1 / (1 + Math.exp(-steep * (value - half)));
const LEAST = 0.55;

/** What the light of a picture would be called. Each is left out when it is as likely not so. */
export function lightSights(light: Light): Sight[] {
  // Graded far up, so that of several sharp pictures of one moment the sharpest can be told.
  const sharp = chance(Math.log(1 + light.sharpness), Math.log(600), 1.2);
  const said: Sight[] = [
    { kind: 'light', name: 'dark', confidence: chance(light.mean, 52, -0.12) },
    { kind: 'light', name: 'overexposed', confidence: chance(light.blown, 0.4, 14) * chance(light.colourful, 6, 0.5) },
    { kind: 'picture', name: 'sharp', confidence: sharp },
    { kind: 'picture', name: 'blurry', confidence: chance(Math.log(1 + light.sharpness), Math.log(60), -3) },
    { kind: 'picture', name: 'black and white', confidence: chance(light.colourful, 3, -2) },
  ];
  return said.filter(({ confidence }) => confidence >= LEAST).map(rounded);
}

export const rounded = <S extends Sight>(sight: S): S => ({
  ...sight,
  confidence: Math.round(sight.confidence * 100) / 100,
});
