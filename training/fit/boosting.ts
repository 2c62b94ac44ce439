import { type BoostedTrees, leafOf, type Tree } from '../../src/answer/abstention/boosted-trees.ts';
import { seededShare } from '../../src/bench/systems/seeded.ts';

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

/** Whether more of a feature may only raise the odds (1) or only lower them (-1). */
export type Monotone<F extends string> = Readonly<Partial<Record<F, 1 | -1>>>;

type Slope = { readonly gradient: number; readonly curvature: number };

/** A lesson's features as whole steps, and the lessons' present slopes: read a hundred times each, so kept as numbers side by side. */
type Grounds<F extends string> = {
  readonly names: readonly F[];
  readonly signs: readonly (1 | -1 | undefined)[];
  readonly ridge: number;
  readonly steps: readonly Int16Array[];
  /** Whether the tree that is being grown may look at a feature. */
  looked: readonly boolean[];
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
};

/**
 * How trees are grown: how many and how deep, how strongly leaves are drawn towards nothing, what share of the features each
 * tree may look at (all of them, else drawn by the tree's number), and what is known of a feature.
 */
export type Growth<F extends string> = {
  readonly rounds?: number;
  readonly depth?: number;
  readonly ridge?: number;
  readonly share?: number;
  readonly monotone?: Monotone<F>;
};

/**
 * Gradient boosting of the logistic loss with Newton leaves (Friedman 2001; Chen and Guestrin 2016). What is known of a
 * feature beforehand is held to (`monotone`): a few cases to the contrary are chance.
 */
export function boosted<F extends string>(
  lessons: readonly Lesson<F>[],
  names: readonly F[],
  { rounds = TREES, depth = DEPTH, ridge = RIDGE, share = 1, monotone }: Growth<F> = {},
): BoostedTrees<F> {
  const total = (right: 0 | 1): number =>
    lessons.reduce((sum, one) => sum + (one.right === right ? one.weight : 0), 1e-9);
  const hasStart = lessons.some(({ start }) => start !== undefined);
  const bias = hasStart ? 0 : rounded(Math.log(total(1) / total(0)));
  const odds = lessons.map(({ start = bias }) => start);
  const grounds: Grounds<F> = {
    names,
    signs: names.map((name) => monotone?.[name]),
    ridge,
    looked: names.map(() => true),
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
    if (share < 1) grounds.looked = names.map((name) => seededShare(round, name) < share);
    const tree = grown(grounds, all, depth, anything);
    trees.push(tree);
    for (const [i, { features }] of lessons.entries()) odds[i] = (odds[i] ?? 0) + leafOf(tree, features);
  }
  return { bias, trees };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const worth = (gradient: number, curvature: number, ridge: number): number => gradient ** 2 / (curvature + ridge);

/** What the leaves below a node may come to, so that those on the other side of a monotone threshold keep their order. */
type Range = { readonly least: number; readonly most: number };
const anything: Range = { least: -Infinity, most: Infinity };
const within = ({ least, most }: Range, value: number): number => Math.max(least, Math.min(most, value));
const newton = ({ gradient, curvature }: Slope, ridge: number): number => gradient / (curvature + ridge);

function slopeOf({ gradient, curvature }: Grounds<string>, of: Int32Array): Slope {
  let [up, bend] = [0, 0];
  for (const i of of) {
    up += gradient[i] ?? 0;
    bend += curvature[i] ?? 0;
  }
  return { gradient: up, curvature: bend };
}

function grown<F extends string>(grounds: Grounds<F>, of: Int32Array, depth: number, range: Range): Tree<F> {
  const whole = slopeOf(grounds, of);
  const leaf = rounded(RATE * within(range, newton(whole, grounds.ridge)));
  if (depth === 0) return leaf;
  let best:
    | (Parting & { readonly feature: F; readonly steps: Int16Array; readonly sign: 1 | -1 | undefined })
    | undefined;
  for (const [k, feature] of grounds.names.entries()) {
    const steps = grounds.looked[k] === true ? grounds.steps[k] : undefined;
    const found = steps === undefined ? undefined : bestParting(grounds, of, steps, whole, grounds.signs[k]);
    if (steps !== undefined && found !== undefined && found.gain > (best?.gain ?? LEAST_GAIN))
      best = { ...found, feature, steps, sign: grounds.signs[k] };
  }
  if (best === undefined) return leaf;
  const { feature, most, steps, sign } = best;
  const [left, right] = [of.filter((i) => (steps[i] ?? 0) <= most), of.filter((i) => (steps[i] ?? 0) > most)];
  const middle = within(
    range,
    (newton(slopeOf(grounds, left), grounds.ridge) + newton(slopeOf(grounds, right), grounds.ridge)) / 2,
  );
  const [below, above] = [
    { ...range, most: middle },
    { ...range, least: middle },
  ];
  return {
    feature,
    most: most / STEPS,
    left: grown(grounds, left, depth - 1, sign === undefined ? range : sign > 0 ? below : above),
    right: grown(grounds, right, depth - 1, sign === undefined ? range : sign > 0 ? above : below),
  };
}

/** Features lie in about [−1, 1.5], so their steps fit beside these. */
const LOWEST = -4 * STEPS;
const HIGHEST = 4 * STEPS;
type Parting = { readonly gain: number; readonly most: number };

/** Of the thresholds of a feature that leave enough on both sides, and keep to its sign, the one that gains most. */
function bestParting(
  { gradient, curvature, ridge }: Pick<Grounds<string>, 'gradient' | 'curvature' | 'ridge'>,
  of: Int32Array,
  steps: Int16Array,
  whole: Slope,
  sign: 1 | -1 | undefined,
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
  const before = worth(whole.gradient, whole.curvature, ridge);
  let best: Parting | undefined;
  let [leftGradient, leftCurvature] = [0, 0];
  for (let most = lowest; most < highest; most++) {
    leftGradient += up[most - LOWEST] ?? 0;
    leftCurvature += bend[most - LOWEST] ?? 0;
    const rightCurvature = whole.curvature - leftCurvature;
    if (leftCurvature < LEAST_SIDE || rightCurvature < LEAST_SIDE) continue;
    const rightGradient = whole.gradient - leftGradient;
    if (
      sign !== undefined &&
      sign * (rightGradient / (rightCurvature + ridge) - leftGradient / (leftCurvature + ridge)) < 0
    )
      continue;
    const gain = worth(leftGradient, leftCurvature, ridge) + worth(rightGradient, rightCurvature, ridge) - before;
    if (gain > (best?.gain ?? 0)) best = { gain, most };
  }
  return best;
}
