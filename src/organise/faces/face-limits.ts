import { type FaceCluster, mustDiffer, squaredBetween } from './face-cluster.ts';

/**
 * Root mean square distances between faces up to which groups of them are one person. Two faces alone may be alike by
 * chance; more of them are not. Small, blurred and turned faces all look a little alike, so they have to be closer.
 */
const PAIR = 0.46;
const SEVERAL = 0.5;
const ENOUGH_FACES = 5;
/** Faces of less quality are unclear. */
export const CLEAR = 0.5;
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

/** Few faces that are hardly nearer to each other than somebody beside them is, who is known to be another, are alike by chance. */
const NEARER = 0.9;
/** Somebody who is twice in a collage or before a mirror is not another. */
const DOUBLE = 0.33;

/** `around` are the groups near to either. */
export function isChance(a: FaceCluster, b: FaceCluster, around: readonly FaceCluster[]): boolean {
  if (a.faces.length + b.faces.length >= ENOUGH_FACES) return false;
  const least = squaredBetween(a, b) / NEARER ** 2;
  return around.some((other) =>
    [a, b].some((one) => {
      const squared = squaredBetween(one, other);
      return squared < least && squared > DOUBLE ** 2 && mustDiffer(one, other);
    }),
  );
}
