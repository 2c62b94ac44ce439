import { auroc, brierSkill, expectedCalibrationError, type Sure } from '../../src/bench/statistics/calibration.ts';

export type Row = { readonly features: readonly number[]; readonly right: 0 | 1; readonly weight: number };
export type Fit = { readonly bias: number; readonly weights: readonly number[] };

/** Logistic regression with a ridge, by Newton's method. */
export function fit(rows: readonly Row[], ridge: number): Fit {
  const size = (rows[0]?.features.length ?? 0) + 1;
  let beta = new Array<number>(size).fill(0);
  for (let step = 0; step < 30; step++) {
    const gradient = beta.map((b, i) => (i === 0 ? 0 : -ridge * b));
    const hessian = beta.map((_, i) => beta.map((__, j) => (i === j ? (i === 0 ? 1e-6 : ridge) : 0)));
    for (const { features, right, weight } of rows) {
      const x = [1, ...features];
      const p = 1 / (1 + Math.exp(-x.reduce((sum, v, i) => sum + v * (beta[i] ?? 0), 0)));
      for (let i = 0; i < size; i++) {
        gradient[i] = (gradient[i] ?? 0) + weight * (right - p) * (x[i] ?? 0);
        const row = hessian[i];
        if (row === undefined) continue;
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + weight * p * (1 - p) * (x[i] ?? 0) * (x[j] ?? 0);
      }
    }
    const change = solve(hessian, gradient);
    beta = beta.map((b, i) => b + (change[i] ?? 0));
  }
  const [bias = 0, ...weights] = beta;
  return { bias, weights };
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot] ?? [], rows[i] ?? []];
    for (let k = 0; k < rows.length; k++) {
      const [own, other] = [rows[i] ?? [], rows[k] ?? []];
      const factor = k === i ? 0 : (other[i] ?? 0) / (own[i] || 1e-12);
      if (factor !== 0) rows[k] = other.map((v, j) => v - factor * (own[j] ?? 0));
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] || 1e-12));
}

export const probabilityOf = ({ bias, weights }: Fit, { features }: Row): number =>
  1 / (1 + Math.exp(-features.reduce((sum, v, i) => sum + v * (weights[i] ?? 0), bias)));

/** How well probabilities tell right from wrong, in a line. */
export function told(said: readonly Sure[]): string {
  const base = said.filter(({ right }) => right).length / Math.max(1, said.length);
  const [area, error, skill] = [auroc(said) ?? 0, expectedCalibrationError(said) ?? 0, brierSkill(said) ?? 0];
  return `${said.length} cases, ${Math.round(100 * base)}% right, AUROC ${area.toFixed(3)}, ECE ${error.toFixed(3)}, Brier skill ${skill.toFixed(3)}`;
}

/** The same of a fit on rows. */
export const measured = (by: Fit, rows: readonly Row[]): string =>
  told(rows.map((row) => ({ confidence: probabilityOf(by, row), right: row.right === 1 })));
