import type { Trees } from '../../src/learn/trees.ts';

/** Rows of features in lists: a list is what one question chooses from. */
export type Lists = {
  readonly features: readonly string[];
  /** Row by row, as many numbers each as there are features. */
  readonly rows: Float32Array;
  /** What a row is worth, from 0. */
  readonly worth: Float32Array;
  /** Where each list begins, and where the last one ends. */
  readonly bounds: Int32Array;
};

export type Growth = {
  readonly rounds: number;
  readonly leaves: number;
  readonly rate: number;
  readonly ridge: number;
  /** Fewest rows of a leaf. */
  readonly fewest: number;
  /** Share of the features that a tree may look at, drawn anew for each. */
  readonly share: number;
  /** Share of the lists that a tree is grown on, drawn anew for each. */
  readonly sample: number;
  /** By the name of a feature: whether more of it may only raise (1) or only lower (-1) a score. */
  readonly signs?: Readonly<Record<string, 1 | -1>>;
};

export const usualGrowth: Growth = {
  rounds: 150,
  leaves: 15,
  rate: 0.07,
  ridge: 5,
  fewest: 60,
  share: 0.5,
  sample: 0.6,
};

const BINS = 64;

/** Thresholds of a feature: between its quantiles over all rows. */
function thresholdsOf(rows: Float32Array, width: number, feature: number): Float32Array {
  const values = new Float32Array(rows.length / width);
  for (let i = 0; i < values.length; i++) values[i] = rows[i * width + feature] ?? 0;
  values.sort();
  const cuts: number[] = [];
  for (let bin = 1; bin < BINS; bin++) {
    const cut = values[Math.floor((bin * values.length) / BINS)] ?? 0;
    if (cut !== cuts.at(-1) && cut < (values.at(-1) ?? 0)) cuts.push(cut);
  }
  return Float32Array.from(cuts);
}

function binOf(thresholds: Float32Array, value: number): number {
  let [low, high] = [0, thresholds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (thresholds[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Binned = { readonly bins: readonly Uint8Array[]; readonly thresholds: readonly Float32Array[] };

function binned({ rows, features }: Lists): Binned {
  const width = features.length;
  const thresholds = features.map((_, feature) => thresholdsOf(rows, width, feature));
  const bins = thresholds.map((cuts, feature) => {
    const own = new Uint8Array(rows.length / width);
    for (let i = 0; i < own.length; i++) own[i] = binOf(cuts, rows[i * width + feature] ?? 0);
    return own;
  });
  return { bins, thresholds };
}

/** Xorshift: the same trees come of the same rows, wherever they are grown. */
function drawing(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Leaf = {
  readonly rows: Int32Array;
  readonly sums: Histograms;
  readonly gradient: number;
  readonly curvature: number;
  readonly least: number;
  readonly most: number;
  readonly split: Split | undefined;
};
/** Of each feature that is looked at, the gradient, the curvature and the number of rows of each bin, one after another. */
type Histograms = Float64Array;
type Split = { readonly feature: number; readonly bin: number; readonly gain: number };

/**
 * Grows trees by boosting, listwise: the softmax of a list's scores comes near to the shares of what its rows are worth
 * (ListNet with Newton leaves). Each list weighs the same. Lists of no worth are passed over.
 */
export function boostedLists(lists: Lists, growth: Growth = usualGrowth): Trees {
  const slopes = (scores: Float64Array, gradient: Float64Array, curvature: Float64Array): void => {
    for (let list = 0; list + 1 < lists.bounds.length; list++) softmaxSlopes(lists, list, scores, gradient, curvature);
  };
  return boosted(lists, growth, slopes);
}

function softmaxSlopes(
  { worth, bounds }: Lists,
  list: number,
  scores: Float64Array,
  gradient: Float64Array,
  curvature: Float64Array,
): void {
  const [from, to] = [bounds[list] ?? 0, bounds[list + 1] ?? 0];
  let [most, sum, whole] = [-Infinity, 0, 0];
  for (let i = from; i < to; i++) {
    most = Math.max(most, scores[i] ?? 0);
    whole += worth[i] ?? 0;
  }
  for (let i = from; i < to; i++) sum += Math.exp((scores[i] ?? 0) - most);
  for (let i = from; i < to; i++) {
    const p = Math.exp((scores[i] ?? 0) - most) / sum;
    gradient[i] = whole === 0 ? 0 : (worth[i] ?? 0) / whole - p;
    curvature[i] = whole === 0 ? 0 : Math.max(p * (1 - p), 1e-4);
  }
}

/** The same with each row by itself: the logistic of its score comes near to its worth, from 0 to 1. */
export function boostedRows(lists: Lists, growth: Growth = usualGrowth): Trees {
  return boosted(lists, growth, (scores, gradient, curvature) => {
    for (const [i, score] of scores.entries()) {
      const p = 1 / (1 + Math.exp(-score));
      gradient[i] = (lists.worth[i] ?? 0) - p;
      curvature[i] = Math.max(p * (1 - p), 1e-4);
    }
  });
}

type Slopes = (scores: Float64Array, gradient: Float64Array, curvature: Float64Array) => void;

function boosted(lists: Lists, growth: Growth, slopes: Slopes): Trees {
  const count = lists.worth.length;
  const scores = new Float64Array(count);
  const [gradient, curvature] = [new Float64Array(count), new Float64Array(count)];
  const draw = drawing(20_240_229);
  const ground: Ground = {
    ...binned(lists),
    growth,
    gradient,
    curvature,
    signs: lists.features.map((name) => growth.signs?.[name] ?? 0),
  };
  const trees: Trees['trees'] = [];
  for (let round = 0; round < growth.rounds; round++) {
    slopes(scores, gradient, curvature);
    const looked = lists.features.flatMap((_, feature) =>
      draw() < growth.share && (ground.thresholds[feature]?.length ?? 0) > 0 ? [feature] : [],
    );
    const tree = grown(ground, looked, sampled(lists, growth.sample, draw));
    trees.push(tree);
    for (let i = 0; i < count; i++) scores[i] = (scores[i] ?? 0) + (tree.leaf[leafBinned(tree, ground, i)] ?? 0);
  }
  return { features: [...lists.features], trees };
}

/** Rows of the lists that a tree is grown on. */
function sampled({ bounds }: Lists, sample: number, draw: () => number): Int32Array {
  const rows: number[] = [];
  for (let list = 0; list + 1 < bounds.length; list++)
    if (draw() < sample) for (let i = bounds[list] ?? 0; i < (bounds[list + 1] ?? 0); i++) rows.push(i);
  return Int32Array.from(rows);
}

function leafBinned(tree: Trees['trees'][number], { bins, thresholds }: Binned, row: number): number {
  if (tree.feature.length === 0) return 0;
  let node = 0;
  while (node >= 0) {
    const feature = tree.feature[node] ?? 0;
    const at = bins[feature]?.[row] ?? 0;
    // A row goes left where its value is at most the threshold: where its bin is not beyond it.
    const isLess =
      at < (thresholds[feature]?.length ?? 0) && (thresholds[feature]?.[at] ?? 0) <= (tree.most[node] ?? 0);
    node = (isLess ? tree.left[node] : tree.right[node]) ?? -1;
  }
  return ~node;
}

type Ground = Binned & {
  readonly growth: Growth;
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
  readonly signs: readonly (0 | 1 | -1)[];
};

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Splits the leaf that gains most, until there are enough. */
function grown(ground: Ground, looked: readonly number[], all: Int32Array): Trees['trees'][number] {
  const { growth, thresholds, bins } = ground;
  const leaves = [leafOf(ground, looked, all, histogramsOf(ground, looked, all), [-Infinity, Infinity])];
  const tree: Trees['trees'][number] = { feature: [], most: [], left: [], right: [], leaf: [] };
  /** Where a leaf hangs: a node and a side. */
  const hung: ({ readonly node: number; readonly side: 'left' | 'right' } | undefined)[] = [undefined];
  while (leaves.length < growth.leaves) {
    let best = -1;
    for (const [i, { split }] of leaves.entries())
      if (split !== undefined && split.gain > (best < 0 ? 1e-6 : (leaves[best]?.split?.gain ?? 0))) best = i;
    const leaf = leaves[best];
    if (leaf?.split === undefined) break;
    const { feature, bin } = leaf.split;
    const own = bins[feature] ?? new Uint8Array();
    const node = tree.feature.length;
    tree.feature.push(feature);
    tree.most.push(thresholds[feature]?.[bin] ?? 0);
    tree.left.push(~best);
    tree.right.push(~leaves.length);
    const from = hung[best];
    if (from !== undefined) tree[from.side][from.node] = node;
    const [less, more] = [leaf.rows.filter((i) => (own[i] ?? 0) <= bin), leaf.rows.filter((i) => (own[i] ?? 0) > bin)];
    const sign = ground.signs[feature] ?? 0;
    const [lessRange, moreRange] = ranges(ground, leaf, less, more, sign);
    // What is counted of the fewer rows is taken from the whole for the others.
    const fewer = histogramsOf(ground, looked, less.length < more.length ? less : more);
    const others = leaf.sums.map((sum, i) => sum - (fewer[i] ?? 0));
    const [lessSums, moreSums] = less.length < more.length ? [fewer, others] : [others, fewer];
    leaves[best] = leafOf(ground, looked, less, lessSums, lessRange);
    hung[best] = { node, side: 'left' };
    leaves.push(leafOf(ground, looked, more, moreSums, moreRange));
    hung.push({ node, side: 'right' });
  }
  for (const { gradient, curvature, least, most } of leaves)
    tree.leaf.push(rounded(growth.rate * Math.max(least, Math.min(most, gradient / (curvature + growth.ridge)))));
  return tree;
}

type Range = readonly [least: number, most: number];

/** On either side of a threshold whose feature has a sign, leaves keep to their side of the middle. */
function ranges(
  ground: Ground,
  leaf: Leaf,
  less: Int32Array,
  more: Int32Array,
  sign: 0 | 1 | -1,
): readonly [Range, Range] {
  const whole: Range = [leaf.least, leaf.most];
  if (sign === 0) return [whole, whole];
  const value = (rows: Int32Array): number => {
    const [gradient, curvature] = sums(ground, rows);
    return Math.max(leaf.least, Math.min(leaf.most, gradient / (curvature + ground.growth.ridge)));
  };
  const middle = (value(less) + value(more)) / 2;
  const [below, above]: [Range, Range] = [
    [leaf.least, middle],
    [middle, leaf.most],
  ];
  return sign > 0 ? [below, above] : [above, below];
}

function sums({ gradient, curvature }: Ground, rows: Int32Array): readonly [gradient: number, curvature: number] {
  let [up, bend] = [0, 0];
  for (const i of rows) {
    up += gradient[i] ?? 0;
    bend += curvature[i] ?? 0;
  }
  return [up, bend];
}

const OF_BIN = 3;
const OF_FEATURE = BINS * OF_BIN;

function histogramsOf({ bins, gradient, curvature }: Ground, looked: readonly number[], rows: Int32Array): Histograms {
  const sums = new Float64Array(looked.length * OF_FEATURE);
  for (let k = 0; k < looked.length; k++) {
    const own = bins[looked[k] as number] as Uint8Array;
    const from = k * OF_FEATURE;
    for (let n = 0; n < rows.length; n++) {
      const i = rows[n] as number;
      const at = from + OF_BIN * (own[i] as number);
      (sums[at] as number) += gradient[i] as number;
      (sums[at + 1] as number) += curvature[i] as number;
      (sums[at + 2] as number) += 1;
    }
  }
  return sums;
}

function leafOf(
  ground: Ground,
  looked: readonly number[],
  rows: Int32Array,
  histograms: Histograms,
  [least, most]: Range,
): Leaf {
  const [gradient, curvature] = sums(ground, rows);
  const leaf = { rows, sums: histograms, gradient, curvature, least, most };
  let split: Split | undefined;
  if (rows.length >= 2 * ground.growth.fewest)
    for (const [k, feature] of looked.entries()) {
      const found = bestSplit(ground, leaf, feature, k * OF_FEATURE);
      if (found !== undefined && found.gain > (split?.gain ?? 0)) split = found;
    }
  return { ...leaf, split };
}

function bestSplit(ground: Ground, leaf: Omit<Leaf, 'split'>, feature: number, from: number): Split | undefined {
  const { thresholds, growth, signs } = ground;
  const cuts = thresholds[feature]?.length ?? 0;
  const worth = (g: number, c: number): number => g ** 2 / (c + growth.ridge);
  const value = (g: number, c: number): number => g / (c + growth.ridge);
  const before = worth(leaf.gradient, leaf.curvature);
  const sign = signs[feature] ?? 0;
  let best: Split | undefined;
  let [lessUp, lessBend, less] = [0, 0, 0];
  for (let bin = 0; bin < cuts; bin++) {
    const at = from + OF_BIN * bin;
    lessUp += leaf.sums[at] ?? 0;
    lessBend += leaf.sums[at + 1] ?? 0;
    less += leaf.sums[at + 2] ?? 0;
    if (less < growth.fewest || leaf.rows.length - less < growth.fewest) continue;
    const [moreUp, moreBend] = [leaf.gradient - lessUp, leaf.curvature - lessBend];
    if (sign !== 0 && sign * (value(moreUp, moreBend) - value(lessUp, lessBend)) < 0) continue;
    const gain = worth(lessUp, lessBend) + worth(moreUp, moreBend) - before;
    if (gain > (best?.gain ?? 0)) best = { feature, bin, gain };
  }
  return best;
}
