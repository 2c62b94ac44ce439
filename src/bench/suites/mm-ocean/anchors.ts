import type { Anchor } from '../../suite.ts';

const floor = 'always "Medium" and "F" on the 1,104 released files';
/** Published figures, on our scale of 0–1. */
export const mmOceanAnchors: readonly Anchor[] = [
  { measure: 'HR(0.5,0.7,0.5)', system: 'Gemini 3 Flash', value: 0.335, source: 'MM-OCEAN, Table 3' },
  { measure: 'T3-accuracy', system: 'Gemini 3.1 Pro', value: 0.706, source: 'MM-OCEAN, Table 3' },
  { measure: 'PR(0.5,0.7,0.5)', system: 'Gemini 3.1 Pro', value: 0.108, source: 'MM-OCEAN, Table 3' },
  { measure: 'T1-accuracy', system: 'constant', value: 0.481, source: floor },
  { measure: 'T3-accuracy', system: 'constant', value: 0.196, source: floor },
  { measure: 'T3-accuracy', system: 'chance', value: 1 / 6, source: 'one of six options' },
];
