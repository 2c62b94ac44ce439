import { type BoostedTrees, leafOf, type Tree } from '../src/answer/boosted-trees.ts';

/** A case to learn from; `weight` is how often it counts. */
export type Lesson<F extends string> = {
  readonly features: Readonly<Record<F, number>>;
  readonly right: 0 | 1;
  readonly weight: number;
  /** Log-odds that were believed before; of all lessons or of none. */
  readonly start?: number;
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

/** A lesson's features as whole steps, and the lessons' present slopes: read a hundred times each, so kept as numbers side by side. */
type Grounds<F extends string> = {
  readonly names: readonly F[];
  readonly steps: readonly Int16Array[];
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
};

/** Gradient boosting of the logistic loss with Newton leaves (Friedman 2001; Chen and Guestrin 2016). */
export function boosted<F extends string>(
  lessons: readonly Lesson<F>[],
  names: readonly F[],
  rounds = TREES,
): BoostedTrees<F> {
  const total = (right: 0 | 1): number =>
    lessons.reduce((sum, one) => sum + (one.right === right ? one.weight : 0), 1e-9);
  const hasStart = lessons.some(({ start }) => start !== undefined);
  const bias = hasStart ? 0 : rounded(Math.log(total(1) / total(0)));
  const odds = lessons.map(({ start = bias }) => start);
  const grounds: Grounds<F> = {
    names,
    steps: names.map((name) => Int16Array.from(lessons, ({ features }) => Math.ceil(features[name] * STEPS - 1e-9))),
    gradient: new Float64Array(lessons.length),
    curvature: new Float64Array(lessons.length),
  };
  const all = Int32Array.from(lessons, (_, i) => i);
  const trees: Tree<F>[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [i, { right, weight }] of lessons.entries()) {
      const p = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
      grounds.gradient[i] = weight * (right - p);
      grounds.curvature[i] = weight * p * (1 - p);
    }
    const tree = grown(grounds, all, DEPTH);
    trees.push(tree);
    for (const [i, { features }] of lessons.entries()) odds[i] = (odds[i] ?? 0) + leafOf(tree, features);
  }
  return { bias, trees };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const worth = (gradient: number, curvature: number): number => gradient ** 2 / (curvature + RIDGE);

function grown<F extends string>(grounds: Grounds<F>, of: Int32Array, depth: number): Tree<F> {
  let [gradient, curvature] = [0, 0];
  for (const i of of) {
    gradient += grounds.gradient[i] ?? 0;
    curvature += grounds.curvature[i] ?? 0;
  }
  const leaf = rounded((RATE * gradient) / (curvature + RIDGE));
  if (depth === 0) return leaf;
  let best: (Parting & { readonly feature: F; readonly steps: Int16Array }) | undefined;
  for (const [k, feature] of grounds.names.entries()) {
    const steps = grounds.steps[k];
    const found = steps === undefined ? undefined : bestParting(grounds, of, steps, { gradient, curvature });
    if (steps !== undefined && found !== undefined && found.gain > (best?.gain ?? LEAST_GAIN))
      best = { ...found, feature, steps };
  }
  if (best === undefined) return leaf;
  const { feature, most, steps } = best;
  return {
    feature,
    most: most / STEPS,
    left: grown(
      grounds,
      of.filter((i) => (steps[i] ?? 0) <= most),
      depth - 1,
    ),
    right: grown(
      grounds,
      of.filter((i) => (steps[i] ?? 0) > most),
      depth - 1,
    ),
  };
}

/** Features lie in about [−1, 1.5], so their steps fit beside these. */
const LOWEST = -4 * STEPS;
const HIGHEST = 4 * STEPS;
type Parting = { readonly gain: number; readonly most: number };

/** Of the thresholds of a feature that leave enough on both sides, the one that gains most. */
function bestParting(
  { gradient, curvature }: Pick<Grounds<string>, 'gradient' | 'curvature'>,
  of: Int32Array,
  steps: Int16Array,
  whole: Slope,
): Parting | undefined {
  const [up, bend] = [new Float64Array(HIGHEST - LOWEST + 1), new Float64Array(HIGHEST - LOWEST + 1)];
  let [lowest, highest] = [HIGHEST, LOWEST];
  for (const i of of) {
    const step = Math.max(LOWEST, Math.min(HIGHEST, steps[i] ?? 0));
    up[step - LOWEST] = (up[step - LOWEST] ?? 0) + (gradient[i] ?? 0);
    bend[step - LOWEST] = (bend[step - LOWEST] ?? 0) + (curvature[i] ?? 0);
    if (step < lowest) lowest = step;
    if (step > highest) highest = step;
  }
  const before = worth(whole.gradient, whole.curvature);
  let best: Parting | undefined;
  let [leftGradient, leftCurvature] = [0, 0];
  for (let most = lowest; most < highest; most++) {
    leftGradient += up[most - LOWEST] ?? 0;
    leftCurvature += bend[most - LOWEST] ?? 0;
    const rightCurvature = whole.curvature - leftCurvature;
    if (leftCurvature < LEAST_SIDE || rightCurvature < LEAST_SIDE) continue;
    const gain = worth(leftGradient, leftCurvature) + worth(whole.gradient - leftGradient, rightCurvature) - before;
    if (gain > (best?.gain ?? 0)) best = { gain, most };
  }
  return best;
}
