import { readTree } from './boosted-trees.ts';
import { evidenceFeatures } from './evidence-features.ts';

export const answerable = {
  bias: 2,
  trees: ['probable<0.3 -1 1'].map((text) => readTree(text, evidenceFeatures)),
  provenance: '',
} as const;
