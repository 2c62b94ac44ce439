import type { FaceCluster } from './face-cluster.ts';

/**
 * Root mean square distances between faces up to which groups of them are one person. Two faces alone may be alike by
 * chance; more of them are not. Small, blurred and turned faces all look a little alike, so they have to be closer.
 */
const PAIR = 0.46;
const SEVERAL = 0.5;
const ENOUGH_FACES = 5;
const CLEAR = 0.5;
const UNCLEAR = 0.15;
const DIM_PENALTY = 0.08;

/** No pair farther apart is ever one person without the owner's word. */
export const FARTHEST = SEVERAL;

export function limitOf(a: FaceCluster, b: FaceCluster): number {
  const faces = a.faces.length + b.faces.length;
  const known = Math.min(1, (faces - 2) / (ENOUGH_FACES - 2));
  const dimness = Math.min(1, Math.max(0, (CLEAR - Math.min(a.quality, b.quality)) / (CLEAR - UNCLEAR)));
  return PAIR + (SEVERAL - PAIR) * known - DIM_PENALTY * dimness;
}
