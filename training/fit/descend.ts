/** Learning by steps down a slope, for the scripts that fit. */

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Adam on a loss whose gradient `slope` adds up. What more of can only speak for an item (`upward`) has no negative weight. */
export function descend(
  size: number,
  steps: number,
  upward: (k: number) => boolean,
  slope: (at: Float64Array, gradient: Float64Array) => void,
  at: Float64Array = new Float64Array(size),
): Float64Array {
  const [m, v, gradient] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    slope(at, gradient);
    const rate = 0.15 * (step < steps / 2 ? 1 : step < (steps * 3) / 4 ? 0.3 : 0.1);
    for (let k = 0; k < size; k++) {
      const g = gradient[k] ?? 0;
      m[k] = 0.9 * (m[k] ?? 0) + 0.1 * g;
      v[k] = 0.999 * (v[k] ?? 0) + 0.001 * g * g;
      at[k] =
        (at[k] ?? 0) -
        (rate * ((m[k] ?? 0) / (1 - 0.9 ** step))) / (Math.sqrt((v[k] ?? 0) / (1 - 0.999 ** step)) + 1e-9);
      if (upward(k) && (at[k] ?? 0) < 0) at[k] = 0;
    }
  }
  return at;
}
