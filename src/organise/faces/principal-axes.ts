/** How many numbers describe a face. */
export const DIMENSIONS = 128;
/** So many faces tell the axes of all; more would only cost time. */
const MOST_SAMPLED = 2000;
const MOST_SWEEPS = 12;

/**
 * The same vectors turned so that the first numbers vary most: distances stay as they are, and a distance that is too
 * large shows after a few numbers. `vectors` holds `DIMENSIONS` numbers each, one after the other.
 */
export function turned(vectors: Float32Array): Float32Array {
  const n = vectors.length / DIMENSIONS;
  const axes = axesOf(covariance(vectors, n));
  const out = new Float32Array(vectors.length);
  for (let i = 0; i < n; i++) {
    for (let a = 0; a < DIMENSIONS; a++) {
      let sum = 0;
      for (let d = 0; d < DIMENSIONS; d++) sum += (vectors[i * DIMENSIONS + d] ?? 0) * (axes[a * DIMENSIONS + d] ?? 0);
      out[i * DIMENSIONS + a] = sum;
    }
  }
  return out;
}

function covariance(vectors: Float32Array, n: number): Float64Array {
  const step = Math.max(1, Math.floor(n / MOST_SAMPLED));
  const sums = new Float64Array(DIMENSIONS);
  const products = new Float64Array(DIMENSIONS * DIMENSIONS);
  let count = 0;
  for (let i = 0; i < n; i += step, count++) {
    for (let a = 0; a < DIMENSIONS; a++) {
      const value = vectors[i * DIMENSIONS + a] ?? 0;
      sums[a] = (sums[a] ?? 0) + value;
      for (let b = 0; b <= a; b++) {
        const at = a * DIMENSIONS + b;
        products[at] = (products[at] ?? 0) + value * (vectors[i * DIMENSIONS + b] ?? 0);
      }
    }
  }
  const matrix = new Float64Array(DIMENSIONS * DIMENSIONS);
  for (let a = 0; a < DIMENSIONS; a++) {
    for (let b = 0; b <= a; b++) {
      const value = (products[a * DIMENSIONS + b] ?? 0) - ((sums[a] ?? 0) * (sums[b] ?? 0)) / Math.max(1, count);
      matrix[a * DIMENSIONS + b] = value;
      matrix[b * DIMENSIONS + a] = value;
    }
  }
  return matrix;
}

/** Rows are eigenvectors, of the largest eigenvalue first (cyclic Jacobi). */
function axesOf(matrix: Float64Array): Float64Array {
  const vectors = new Float64Array(DIMENSIONS * DIMENSIONS);
  for (let i = 0; i < DIMENSIONS; i++) vectors[i * DIMENSIONS + i] = 1;
  const scale = traceOf(matrix) * 1e-9;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let off = 0;
    for (let p = 0; p < DIMENSIONS; p++) {
      for (let q = p + 1; q < DIMENSIONS; q++) {
        const entry = matrix[p * DIMENSIONS + q] ?? 0;
        off = Math.max(off, Math.abs(entry));
        if (Math.abs(entry) > scale) rotate(matrix, vectors, p, q);
      }
    }
    if (off <= scale) break;
  }
  const order = Array.from({ length: DIMENSIONS }, (_, i) => i).sort(
    (a, b) => (matrix[b * DIMENSIONS + b] ?? 0) - (matrix[a * DIMENSIONS + a] ?? 0) || a - b,
  );
  const axes = new Float64Array(DIMENSIONS * DIMENSIONS);
  for (const [to, from] of order.entries())
    axes.set(vectors.subarray(from * DIMENSIONS, (from + 1) * DIMENSIONS), to * DIMENSIONS);
  return axes;
}

const traceOf = (matrix: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum += matrix[i * DIMENSIONS + i] ?? 0;
  return sum;
};

/** One Jacobi rotation of the symmetric matrix; `vectors` keeps its eigenvectors as rows. */
function rotate(matrix: Float64Array, vectors: Float64Array, p: number, q: number): void {
  const n = DIMENSIONS;
  const theta = ((matrix[q * n + q] ?? 0) - (matrix[p * n + p] ?? 0)) / (2 * (matrix[p * n + q] ?? 0));
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  const mix = (of: Float64Array, at: number, other: number): void => {
    const [x, y] = [of[at] ?? 0, of[other] ?? 0];
    of[at] = c * x - s * y;
    of[other] = s * x + c * y;
  };
  for (let k = 0; k < n; k++) mix(matrix, k * n + p, k * n + q);
  for (let k = 0; k < n; k++) mix(matrix, p * n + k, q * n + k);
  for (let k = 0; k < n; k++) mix(vectors, p * n + k, q * n + k);
}
