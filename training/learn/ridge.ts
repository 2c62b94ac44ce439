import { hashedRuns } from '../../src/learn/hashed-text.ts';

/** Texts with what each says of every output; where it says nothing of one, that is undefined. */
export type Told = { readonly text: string; readonly outputs: readonly (number | undefined)[] };
type Sparse = readonly { readonly at: Int32Array; readonly share: Float64Array }[];

/** Ridge regression from a text's hashed runs to each output by itself, by conjugate gradients; weights in signed bytes. */
export function hashedRidge(
  told: readonly Told[],
  outputs: readonly string[],
  { width, ridge, rounds = 40 }: { readonly width: number; readonly ridge: number; readonly rounds?: number },
): { width: number; outputs: string[]; bias: number[]; scale: number[]; weights: string } {
  const rows = told.map(({ text }) => sparseOf(text, width));
  const bytes = new Int8Array(width * outputs.length);
  const [bias, scale]: [number[], number[]] = [[], []];
  for (const [i] of outputs.entries()) {
    const known = told.flatMap((one, n) => (one.outputs[i] === undefined ? [] : [n]));
    const mean = known.reduce((sum, n) => sum + (told[n]?.outputs[i] ?? 0), 0) / Math.max(1, known.length);
    const weights = solved(
      known.map((n) => rows[n]).filter((row) => row !== undefined),
      known.map((n) => (told[n]?.outputs[i] ?? 0) - mean),
      width,
      ridge,
      rounds,
    );
    const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0) || 1;
    for (const [run, weight] of weights.entries()) bytes[run * outputs.length + i] = Math.round((127 * weight) / most);
    bias.push(rounded(mean));
    scale.push(rounded(most));
  }
  return { width, outputs: [...outputs], bias, scale, weights: Buffer.from(bytes.buffer).toString('base64') };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function sparseOf(text: string, width: number): Sparse[number] {
  const counts = new Map<number, number>();
  for (const run of hashedRuns(text, width)) counts.set(run, (counts.get(run) ?? 0) + 1);
  const length = Math.sqrt([...counts.values()].reduce((sum, n) => sum + n * n, 0)) || 1;
  return { at: Int32Array.from(counts.keys()), share: Float64Array.from(counts.values(), (n) => n / length) };
}

/** The weights that come nearest to the targets in squares, with `ridge` on their own squares. */
function solved(rows: Sparse, targets: readonly number[], width: number, ridge: number, rounds: number): Float64Array {
  const weights = new Float64Array(width);
  let residual = transposed(rows, targets, width);
  let direction = residual.slice();
  let power = dot(residual, residual);
  for (let round = 0; round < rounds && power > 1e-10; round++) {
    const bent = transposed(
      rows,
      rows.map((row) => product(row, direction)),
      width,
    );
    for (let i = 0; i < width; i++) bent[i] = (bent[i] ?? 0) + ridge * (direction[i] ?? 0);
    const step = power / dot(direction, bent);
    for (let i = 0; i < width; i++) weights[i] = (weights[i] ?? 0) + step * (direction[i] ?? 0);
    residual = residual.map((value, i) => value - step * (bent[i] ?? 0));
    const next = dot(residual, residual);
    direction = direction.map((value, i) => (residual[i] ?? 0) + (next / power) * value);
    power = next;
  }
  return weights;
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
const product = ({ at, share }: Sparse[number], weights: Float64Array): number =>
  at.reduce((sum, run, n) => sum + (share[n] ?? 0) * (weights[run] ?? 0), 0);

function transposed(rows: Sparse, values: readonly number[], width: number): Float64Array {
  const sums = new Float64Array(width);
  for (const [n, { at, share }] of rows.entries())
    for (const [k, run] of at.entries()) sums[run] = (sums[run] ?? 0) + (share[k] ?? 0) * (values[n] ?? 0);
  return sums;
}
