import type { Anchor } from '../../suite.ts';

const table = 'PhotoBench, Tables 5 and 6: the best published';
const own = 'PhotoBench, its own framework';
/** Published figures, mostly on the Chinese queries, on our scale of 0–1. */
export const photobenchAnchors: readonly Anchor[] = [
  { measure: 'set-F1', system: 'three-phase framework', value: 0.633, source: own },
  { measure: 'Rej-F1', system: 'three-phase framework', value: 0.52, source: own },
  ...Object.entries({ V: 0.406, M: 0.767, F: 0.934, VM: 0.457, VF: 0.332, MF: 0.805, VMF: 0.351 }).map(
    ([source, value]): Anchor => ({
      measure: 'set-F1',
      slice: `source=${source}`,
      system: 'best published',
      value,
      source: table,
    }),
  ),
];
