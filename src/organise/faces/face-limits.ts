import { type FaceCluster, mustDiffer, squaredBetween } from './face-cluster.ts';

/**
 * Every limit by which faces become people. Distances are between descriptors, qualities those of `faceQuality`, both measured on 7 photographs
 * of two men, the samples of the two face packages (120 faces of 40 people or more, 12 to 445 pixels wide), and these made smaller,
 * blurred and dark; see docs/people.md for what came out.
 */
export const faceLimits = {
  /** Faces of less quality look like each other rather than like their person: they join nobody unless a well-known person is near. */
  grouped: 0.5,
  /** Still less, and a descriptor says nothing of whose face it is; many are of nobody. */
  stray: 0.3,
  /** Root mean square distance up to which two faces are one person's; beyond it more people are alike by chance than alike at all. */
  pair: 0.47,
  /** As `pair`, of `enough` faces or more, or where the owner said whose one is. */
  several: 0.5,
  enough: 5,
  /** Small and softly drawn faces are nearer to others: down from this quality to `grouped`, the limits fall by `unclearBy`. */
  clear: 0.75,
  unclearBy: 0.05,
  /** Few faces hardly nearer to each other than somebody in the same picture is, who is known to be another, are alike by chance. */
  nearer: 0.9,
  /** Somebody who is twice in a collage or before a mirror is not another. */
  double: 0.33,
  /** Nearer than this, two faces are of one picture: a copy, a crop, a smaller version, or the next frame of a burst. */
  samePicture: 0.2,
  /** Clear faces, and occasions, that make somebody a person of this life. */
  fewestFaces: 2,
  fewestOccasions: 2,
  /** A burst is one occasion, in milliseconds. */
  occasionMs: 10 * 60_000,
} as const;

/** Who is asked about is so with at least this certainty: a question that is mostly answered no teaches nobody to answer. */
export const LEAST_CERTAINTY = 0.8;

/** No pair farther apart is ever one person without the owner's word. */
export const FARTHEST = faceLimits.several;

/** Root mean square distance up to which two groups are one person's, unasked. */
export function limitOf(a: FaceCluster, b: FaceCluster): number {
  const { pair, several, enough } = faceLimits;
  const faces = a.faces.length + b.faces.length;
  const isSaid = a.person !== undefined || b.person !== undefined;
  const known = isSaid ? 1 : Math.min(1, (faces - 2) / (enough - 2));
  return pair + (several - pair) * known - unclearBy(a, b);
}

/** What the less clear of two groups costs. */
export function unclearBy(a: FaceCluster, b: FaceCluster): number {
  const { clear, grouped, unclearBy: most } = faceLimits;
  return most * Math.min(1, Math.max(0, (clear - Math.min(a.quality, b.quality)) / (clear - grouped)));
}

/** `around` are the groups near to either. */
export function isChance(a: FaceCluster, b: FaceCluster, around: readonly FaceCluster[]): boolean {
  if (a.faces.length + b.faces.length >= faceLimits.enough) return false;
  const least = squaredBetween(a, b) / faceLimits.nearer ** 2;
  return around.some((other) =>
    [a, b].some((one) => {
      const squared = squaredBetween(one, other);
      return squared < least && squared > faceLimits.double ** 2 && mustDiffer(one, other);
    }),
  );
}
