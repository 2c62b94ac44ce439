/** One question's values under two systems, and the cluster (conversation, album, person) it belongs to. */
export type Pair = { readonly id: string; readonly cluster: string; readonly a: number; readonly b: number };

/** A cluster's sum of differences (a − b) and its number of questions: all that resampling clusters needs. */
export type ClusterSum = { readonly sum: number; readonly n: number };

export function clusterSums(pairs: readonly Pair[]): ClusterSum[] {
  const sums = new Map<string, { sum: number; n: number }>();
  for (const { cluster, a, b } of pairs) {
    const at = sums.get(cluster) ?? { sum: 0, n: 0 };
    at.sum += a - b;
    at.n += 1;
    sums.set(cluster, at);
  }
  return [...sums.values()];
}

/** Mean difference over questions; a cluster weighs as many times as it has questions. */
export function meanDifference(sums: readonly ClusterSum[]): number {
  let sum = 0;
  let n = 0;
  for (const cluster of sums) {
    sum += cluster.sum;
    n += cluster.n;
  }
  return n === 0 ? 0 : sum / n;
}
