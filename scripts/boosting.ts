import { type BoostedTrees, leafOf, type Tree } from '../src/answer/boosted-trees.ts';

/** A case to learn from; `weight` is how often it counts. */
export type Lesson<F extends string> = {
  readonly features: Readonly<Record<F, number>>;
  readonly right: 0 | 1;
  readonly weight: number;
};

const TREES = 140;
const DEPTH = 3;
const RATE = 0.1;
const RIDGE = 10;
/** Least curvature (p · (1 − p), summed) on either side of a threshold. */
const LEAST_SIDE = 2;
const LEAST_GAIN = 1e-3;
/** Thresholds lie on this grid. */
const STEPS = 20;

type Slope = { readonly gradient: number; readonly curvature: number };

/** Gradient boosting of the logistic loss with Newton leaves (Friedman 2001; Chen and Guestrin 2016). */
export function boosted<F extends string>(lessons: readonly Lesson<F>[], names: readonly F[]): BoostedTrees<F> {
  const total = (right: 0 | 1): number =>
    lessons.reduce((sum, one) => sum + (one.right === right ? one.weight : 0), 1e-9);
  const bias = rounded(Math.log(total(1) / total(0)));
  const odds = lessons.map(() => bias);
  const trees: Tree<F>[] = [];
  for (let round = 0; round < TREES; round++) {
    const slopes = lessons.map(({ right, weight }, i): Slope => {
      const p = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
      return { gradient: weight * (right - p), curvature: weight * p * (1 - p) };
    });
    const all = lessons.map((_, i) => i);
    const tree = grown(lessons, slopes, all, names, DEPTH);
    trees.push(tree);
    for (const [i, { features }] of lessons.entries()) odds[i] = (odds[i] ?? 0) + leafOf(tree, features);
  }
  return { bias, trees };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function summed(slopes: readonly Slope[], of: readonly number[]): Slope {
  let [gradient, curvature] = [0, 0];
  for (const i of of) {
    gradient += slopes[i]?.gradient ?? 0;
    curvature += slopes[i]?.curvature ?? 0;
  }
  return { gradient, curvature };
}

const worth = ({ gradient, curvature }: Slope): number => gradient ** 2 / (curvature + RIDGE);

function grown<F extends string>(
  lessons: readonly Lesson<F>[],
  slopes: readonly Slope[],
  of: readonly number[],
  names: readonly F[],
  depth: number,
): Tree<F> {
  const whole = summed(slopes, of);
  const leaf = rounded((RATE * whole.gradient) / (whole.curvature + RIDGE));
  if (depth === 0) return leaf;
  let best: { readonly gain: number; readonly feature: F; readonly most: number } | undefined;
  for (const feature of names) {
    for (const { gain, most } of partings(lessons, slopes, of, feature, whole))
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, feature, most };
  }
  if (best === undefined) return leaf;
  const { feature, most } = best;
  const isLeft = (i: number): boolean => (lessons[i]?.features[feature] ?? 0) <= most;
  return {
    feature,
    most,
    left: grown(lessons, slopes, of.filter(isLeft), names, depth - 1),
    right: grown(
      lessons,
      slopes,
      of.filter((i) => !isLeft(i)),
      names,
      depth - 1,
    ),
  };
}

/** Every threshold of a feature that leaves enough on both sides, with what it gains. */
function partings<F extends string>(
  lessons: readonly Lesson<F>[],
  slopes: readonly Slope[],
  of: readonly number[],
  feature: F,
  whole: Slope,
): { readonly gain: number; readonly most: number }[] {
  const bins = new Map<number, { gradient: number; curvature: number }>();
  for (const i of of) {
    const bin = Math.ceil((lessons[i]?.features[feature] ?? 0) * STEPS - 1e-9);
    const sum = bins.get(bin) ?? { gradient: 0, curvature: 0 };
    sum.gradient += slopes[i]?.gradient ?? 0;
    sum.curvature += slopes[i]?.curvature ?? 0;
    bins.set(bin, sum);
  }
  const found: { gain: number; most: number }[] = [];
  const left = { gradient: 0, curvature: 0 };
  for (const [bin, sum] of [...bins].sort(([a], [b]) => a - b).slice(0, -1)) {
    left.gradient += sum.gradient;
    left.curvature += sum.curvature;
    const right = { gradient: whole.gradient - left.gradient, curvature: whole.curvature - left.curvature };
    if (left.curvature < LEAST_SIDE || right.curvature < LEAST_SIDE) continue;
    found.push({ gain: worth(left) + worth(right) - worth(whole), most: bin / STEPS });
  }
  return found;
}
