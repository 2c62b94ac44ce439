import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/**
 * Whole numbers from 0 to below `n`, the same for the same seed on every machine. Numbers of 32 bits are scaled, which
 * prefers none by more than one in 2³² / n: resampling draws ten million of them.
 */
export function randomIndex(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  return (n) => Math.floor(((generator.next() >>> 0) / 2 ** 32) * n);
}

/** Thirty-two coins at once. */
export function randomBits(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => generator.next();
}
