/** What a system said of its own sureness, and whether it was right. */
export type Sure = { readonly confidence: number; readonly right: boolean };

export type Bin = {
  readonly low: number;
  readonly high: number;
  readonly n: number;
  readonly confidence: number;
  readonly rightness: number;
};

/** Equal-width bins of confidence with how often each was right; empty bins are left out. */
export function reliability(all: readonly Sure[], bins = 10): Bin[] {
  return Array.from({ length: bins }, (_, bin): Bin | undefined => {
    const low = bin / bins;
    const high = (bin + 1) / bins;
    const inside = all.filter(
      ({ confidence }) => confidence >= low && (confidence < high || (bin === bins - 1 && confidence <= 1)),
    );
    if (inside.length === 0) return undefined;
    const mean = (of: (one: Sure) => number) => inside.reduce((sum, one) => sum + of(one), 0) / inside.length;
    return {
      low,
      high,
      n: inside.length,
      confidence: mean((one) => one.confidence),
      rightness: mean((one) => (one.right ? 1 : 0)),
    };
  }).filter((bin) => bin !== undefined);
}

/** Expected calibration error (Naeini et al. 2015): mean distance of confidence from rightness, bins weighed by size. */
export function expectedCalibrationError(all: readonly Sure[], bins = 10): number | undefined {
  if (all.length === 0) return undefined;
  return reliability(all, bins).reduce(
    (sum, bin) => sum + (bin.n / all.length) * Math.abs(bin.confidence - bin.rightness),
    0,
  );
}

/**
 * Brier skill: 1 − Brier / Brier of always saying the base rate. Not above 0: the confidences tell nothing that the base
 * rate would not. Undefined when all are right or all wrong.
 */
export function brierSkill(all: readonly Sure[]): number | undefined {
  if (all.length === 0) return undefined;
  const base = all.filter(({ right }) => right).length / all.length;
  const reference = base * (1 - base);
  if (reference === 0) return undefined;
  const brier = all.reduce((sum, { confidence, right }) => sum + (confidence - (right ? 1 : 0)) ** 2, 0) / all.length;
  return 1 - brier / reference;
}

/** Area under the ROC curve: the chance that a right one has more confidence than a wrong one; ties count half. */
export function auroc(all: readonly Sure[]): number | undefined {
  const right = all.filter((one) => one.right).map((one) => one.confidence);
  const wrong = all.filter((one) => !one.right).map((one) => one.confidence);
  if (right.length === 0 || wrong.length === 0) return undefined;
  let above = 0;
  for (const a of right) for (const b of wrong) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (right.length * wrong.length);
}
