import fc from 'fast-check';
import { UndirectedGraph } from 'graphology';
import { expect, test } from 'vitest';
import { personalPageRank } from './personal-page-rank.ts';

function graphOf(edges: readonly (readonly [string, string, number])[]): UndirectedGraph {
  const graph = new UndirectedGraph();
  for (const [a, b, weight] of edges) graph.mergeEdge(a, b, { weight });
  return graph;
}

test('a pair of nodes is what the equation gives by hand', () => {
  // x = (1 − d) + d·y and y = d·x with d = ½: x = 2/3, y = 1/3.
  const ranks = personalPageRank(graphOf([['a', 'b', 1]]), new Map([['a', 1]]), { damping: 0.5 });
  expect(ranks.get('a')).toBeCloseTo(2 / 3, 6);
  expect(ranks.get('b')).toBeCloseTo(1 / 3, 6);
});

test('a heavier edge carries more', () => {
  // From a: 3/4 to b, 1/4 to c, with d = ½: a = 2/3, b = ½·¾·2/3 = 1/4, c = 1/12.
  const ranks = personalPageRank(
    graphOf([
      ['a', 'b', 3],
      ['a', 'c', 1],
    ]),
    new Map([['a', 1]]),
    { damping: 0.5 },
  );
  expect(ranks.get('b')).toBeCloseTo(1 / 4, 6);
  expect(ranks.get('c')).toBeCloseTo(1 / 12, 6);
});

test('without a seed nothing is reached', () => {
  expect([...personalPageRank(graphOf([['a', 'b', 1]]), new Map(), { damping: 0.5 }).values()]).toEqual([0, 0]);
});

test('shares add up to one, on any graph', () => {
  const node = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const edge = fc.tuple(node, node, fc.double({ min: 0.01, max: 5, noNaN: true }));
  fc.assert(
    fc.property(fc.array(edge, { minLength: 1 }), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (edges, damping) => {
      const graph = graphOf(edges);
      const [first = 'a'] = graph.nodes();
      const ranks = personalPageRank(graph, new Map([[first, 1]]), { damping });
      expect([...ranks.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    }),
  );
});
