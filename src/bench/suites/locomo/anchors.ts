import type { Anchor } from '../../suite.ts';

const paper = 'Maharana et al. 2024, over all categories';
/** Published figures over conversations, on our scale of 0–1. */
export const locomoAnchors: readonly Anchor[] = [
  { measure: 'R@5', system: 'DRAGON', value: 0.567, source: paper },
  { measure: 'R@10', system: 'DRAGON', value: 0.662, source: paper },
  {
    measure: 'F1(official)',
    slice: 'categories=1-4',
    system: 'Mem0',
    value: 0.451,
    source: 'as published, categories 1–4',
  },
  {
    measure: 'F1(official)',
    slice: 'categories=1-4',
    system: 'Zep',
    value: 0.436,
    source: 'as published, categories 1–4',
  },
];
