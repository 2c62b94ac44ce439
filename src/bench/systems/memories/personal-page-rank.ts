import type { UndirectedGraph } from 'graphology';

export type WalkOptions = {
  /** How probable it is that the walk goes on along an edge, and not back to where it began. */
  readonly damping: number;
  readonly steps?: number;
  readonly tolerance?: number;
};

/**
 * Personalised PageRank by power iteration over the edges' weights: the share of time that a walk spends at each node which
 * begins, and begins again, at nodes by their share of `seeds`. What leads nowhere returns to the seeds. Sums to 1 unless
 * there is no seed, when every share is 0.
 */
export function personalPageRank(
  graph: UndirectedGraph,
  seeds: ReadonlyMap<string, number>,
  { damping, steps = 100, tolerance = 1e-9 }: WalkOptions,
): Map<string, number> {
  const nodes = graph.nodes();
  const at = new Map(nodes.map((node, i) => [node, i]));
  const start = new Float64Array(nodes.length);
  for (const [node, weight] of seeds) {
    const i = at.get(node);
    if (i !== undefined && weight > 0) start[i] = weight;
  }
  const whole = start.reduce((a, b) => a + b, 0);
  if (whole === 0) return new Map(nodes.map((node) => [node, 0]));
  for (let i = 0; i < start.length; i++) start[i] = (start[i] ?? 0) / whole;
  const edges = edgesOf(graph, at);
  let shares: Float64Array = start;
  for (let step = 0; step < steps; step++) {
    const next = walked(shares, start, edges, damping);
    const moved = next.reduce((sum, share, i) => sum + Math.abs(share - (shares[i] ?? 0)), 0);
    shares = next;
    if (moved < tolerance) break;
  }
  return new Map(nodes.map((node, i) => [node, shares[i] ?? 0]));
}

type Edge = { readonly from: number; readonly to: number; readonly share: number };

function edgesOf(graph: UndirectedGraph, at: ReadonlyMap<string, number>): Edge[] {
  const total = new Float64Array(graph.order);
  const raw: { from: number; to: number; weight: number }[] = [];
  graph.forEachEdge((_edge, attributes, a, b) => {
    const [from, to] = [at.get(a), at.get(b)];
    const weight = typeof attributes['weight'] === 'number' ? attributes['weight'] : 1;
    if (from === undefined || to === undefined) return;
    raw.push({ from, to, weight }, { from: to, to: from, weight });
    total[from] = (total[from] ?? 0) + weight;
    total[to] = (total[to] ?? 0) + weight;
  });
  return raw.map(({ from, to, weight }) => ({ from, to, share: weight / (total[from] ?? weight) }));
}

function walked(shares: Float64Array, start: Float64Array, edges: readonly Edge[], damping: number): Float64Array {
  const next = new Float64Array(shares.length);
  for (const { from, to, share } of edges) next[to] = (next[to] ?? 0) + damping * share * (shares[from] ?? 0);
  const kept = next.reduce((a, b) => a + b, 0);
  for (let i = 0; i < next.length; i++) next[i] = (next[i] ?? 0) + (1 - kept) * (start[i] ?? 0);
  return next;
}
