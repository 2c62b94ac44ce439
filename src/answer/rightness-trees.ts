import { readTree } from './boosted-trees.ts';
import { rightnessFeatures } from './confidence-features.ts';

/** How probable a proposed answer is right. Grown and written by scripts/fit-abstention.ts. */
export const rightness = {
  bias: 0,
  trees: ['0'].map((text) => readTree(text, rightnessFeatures)),
  provenance: '',
} as const;
