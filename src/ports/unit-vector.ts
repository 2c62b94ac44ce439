/** The vector of the same direction and length 1; undefined for one without a direction, or with numbers that are none. */
export function unitVector(vector: Float32Array): Float32Array | undefined {
  let squares = 0;
  for (const x of vector) squares += x * x;
  const length = Math.sqrt(squares);
  return length > 0 && Number.isFinite(length) ? vector.map((x) => x / length) : undefined;
}

/** The direction between several unit vectors; undefined of none, or where they cancel out. */
export function meanDirection(vectors: readonly Float32Array[]): Float32Array | undefined {
  const [first] = vectors;
  if (first === undefined) return undefined;
  const sum = new Float32Array(first.length);
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  return unitVector(sum);
}
