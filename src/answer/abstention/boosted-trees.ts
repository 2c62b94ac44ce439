/** A tree of thresholds: a feature up to `most` goes left. A leaf adds its value to the log-odds. */
export type Tree<F extends string> =
  | number
  | { readonly feature: F; readonly most: number; readonly left: Tree<F>; readonly right: Tree<F> };

/** Boosted trees (Friedman 2001): log-odds = bias + the leaf that each tree comes to. */
export type BoostedTrees<F extends string> = {
  readonly bias: number;
  readonly trees: readonly Tree<F>[];
};

/**
 * A tree as text: a node is "feature<most", its left and its right, a leaf its value, all parted by spaces. Throws a
 * RangeError on a text that is none, or names another feature.
 */
export function readTree<F extends string>(text: string, features: readonly F[]): Tree<F> {
  const words = text.split(' ');
  let at = 0;
  const read = (): Tree<F> => {
    const word = words[at++] ?? '';
    const [name, most] = word.split('<');
    if (most === undefined) return finite(word);
    const feature = features.find((one) => one === name);
    if (feature === undefined) throw new RangeError(`“${word}” is no node of a tree`);
    return { feature, most: finite(most), left: read(), right: read() };
  };
  const tree = read();
  if (at !== words.length) throw new RangeError(`“${text}” is more than a tree`);
  return tree;
}

export const treeText = (tree: Tree<string>): string =>
  typeof tree === 'number'
    ? String(tree)
    : `${tree.feature}<${tree.most} ${treeText(tree.left)} ${treeText(tree.right)}`;

/** How probable, in (0, 1). */
export function boostedProbability<F extends string>(
  { bias, trees }: BoostedTrees<F>,
  features: Readonly<Record<F, number>>,
): number {
  const odds = trees.reduce<number>((sum, tree) => sum + leafOf(tree, features), bias);
  return 1 / (1 + Math.exp(-odds));
}

export function leafOf<F extends string>(tree: Tree<F>, features: Readonly<Record<F, number>>): number {
  let node = tree;
  while (typeof node !== 'number') node = features[node.feature] <= node.most ? node.left : node.right;
  return node;
}

function finite(word: string): number {
  const value = word === '' ? Number.NaN : Number(word);
  if (!Number.isFinite(value)) throw new RangeError(`“${word}” is no number of a tree`);
  return value;
}
