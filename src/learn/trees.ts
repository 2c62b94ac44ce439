import { z } from 'zod';

/**
 * A regression tree over a row of numbers, its inner nodes in arrays side by side. At node n a row goes `left` where its
 * feature is at most the threshold, else `right`; a child below zero is the leaf ~child. A tree without nodes has one leaf.
 */
const treeSchema = z
  .strictObject({
    feature: z.array(z.int().nonnegative()),
    most: z.array(z.number()),
    left: z.array(z.int()),
    right: z.array(z.int()),
    leaf: z.array(z.number()).min(1),
  })
  .refine(({ feature, most, left, right, leaf }) => {
    const isWhole = [most, left, right].every(({ length }) => length === feature.length);
    const leadsOn = (child: number, node: number): boolean =>
      child < 0 ? ~child < leaf.length : child > node && child < feature.length;
    return isWhole && left.every(leadsOn) && right.every(leadsOn);
  });

/** Trees whose leaves add up, and the names of the features, in the order of a row. */
export const treesSchema = z
  .strictObject({ features: z.array(z.string().min(1)), trees: z.array(treeSchema) })
  .refine(({ features, trees }) => trees.every(({ feature }) => feature.every((one) => one < features.length)));
export type Trees = Readonly<z.infer<typeof treesSchema>>;
type Tree = Trees['trees'][number];

/** The sum of the leaves that a row of features comes to; `at` is where the row begins in `rows`. */
export function scoreOf({ trees }: Trees, rows: Float32Array, at = 0): number {
  let score = 0;
  for (const tree of trees) score += tree.leaf[leafAt(tree, rows, at)] ?? 0;
  return score;
}

/** The number of the leaf in which a row ends. */
export function leafAt({ feature, most, left, right }: Tree, rows: Float32Array, at: number): number {
  if (feature.length === 0) return 0;
  let node = 0;
  while (node >= 0) {
    const value = rows[at + (feature[node] ?? 0)] ?? 0;
    node = (value <= (most[node] ?? 0) ? left[node] : right[node]) ?? -1;
  }
  return ~node;
}
