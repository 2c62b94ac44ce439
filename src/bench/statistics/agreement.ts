import { sampleCorrelation } from 'simple-statistics';

/** Cohen's κ (1960) of two raters' labels of the same things; undefined when chance alone would always agree, or of nothing. */
export function cohenKappa(a: readonly string[], b: readonly string[]): number | undefined {
  const n = Math.min(a.length, b.length);
  if (n === 0) return undefined;
  let agreed = 0;
  const shareA = new Map<string, number>();
  const shareB = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const x = a[i] ?? '';
    const y = b[i] ?? '';
    if (x === y) agreed += 1;
    shareA.set(x, (shareA.get(x) ?? 0) + 1 / n);
    shareB.set(y, (shareB.get(y) ?? 0) + 1 / n);
  }
  let chance = 0;
  for (const [label, share] of shareA) chance += share * (shareB.get(label) ?? 0);
  return chance >= 1 - 1e-12 ? undefined : (agreed / n - chance) / (1 - chance);
}

/**
 * Krippendorff's α (2011) of labels by any number of raters, with gaps: of each unit the ranks of the labels that it was
 * given, from 0. `ordinal` counts how many labels lie between two. Undefined when no unit was labelled twice or all
 * labels are the same.
 */
export function krippendorffAlpha(
  units: readonly (readonly number[])[],
  scale: 'nominal' | 'ordinal',
): number | undefined {
  const rated = units.filter(({ length }) => length > 1);
  const size = Math.max(-1, ...rated.map((labels) => Math.max(...labels))) + 1;
  const together = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const labels of rated) {
    labels.forEach((a, i) => {
      labels.forEach((b, j) => {
        const row = together[a];
        if (i !== j && row !== undefined) row[b] = (row[b] ?? 0) + 1 / (labels.length - 1);
      });
    });
  }
  const totals = together.map((row) => row.reduce((sum, one) => sum + one, 0));
  const n = totals.reduce((sum, one) => sum + one, 0);
  const distance = (a: number, b: number): number => {
    if (scale === 'nominal' || a === b) return a === b ? 0 : 1;
    const between = totals.slice(Math.min(a, b), Math.max(a, b) + 1).reduce((sum, one) => sum + one, 0);
    return (between - ((totals[a] ?? 0) + (totals[b] ?? 0)) / 2) ** 2;
  };
  let seen = 0;
  let byChance = 0;
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      seen += (together[a]?.[b] ?? 0) * distance(a, b);
      byChance += (totals[a] ?? 0) * (totals[b] ?? 0) * distance(a, b);
    }
  }
  return byChance === 0 ? undefined : 1 - ((n - 1) * seen) / byChance;
}

/** Ranks from 1; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const made = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1;
    for (let i = from; i <= to; i++) made[order[i]?.at ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return made;
}

const varies = (values: readonly number[]): boolean => values.some((value) => value !== values[0]);

/** Spearman's ρ: Pearson's correlation of the ranks, ties shared; undefined when either side does not vary. */
export function spearman(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length !== b.length || a.length < 2 || !varies(a) || !varies(b)) return undefined;
  return sampleCorrelation(ranks(a), ranks(b));
}
