import type { Face, FaceId } from '../../memory/face.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import { DIMENSIONS } from './principal-axes.ts';

/** Faces that are held to be one person's. `centre`, `spread` and `quality` are means, weighted by quality. */
export type FaceCluster = {
  readonly faces: readonly FaceId[];
  readonly centre: Float32Array;
  /** Mean squared distance of the faces from the centre. */
  readonly spread: number;
  readonly weight: number;
  readonly quality: number;
  /** Where it is seen; in films from when until when. */
  readonly places: ReadonlyMap<ItemId, readonly Span[]>;
  /** Whose the owner said it is. */
  readonly person?: PersonId;
  /** Whose the owner said it is not. */
  readonly refused: ReadonlySet<PersonId>;
};

type Span = { readonly start: number; readonly end: number };
const whole: Span = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
const LEAST_WEIGHT = 0.05;

export function clusterOfFace(
  face: Face,
  centre: Float32Array,
  person: PersonId | undefined,
  refused: ReadonlySet<PersonId>,
): FaceCluster {
  return {
    faces: [face.id],
    centre,
    spread: 0,
    weight: Math.max(LEAST_WEIGHT, face.quality),
    quality: face.quality,
    places: new Map([[face.item, [face.span ?? whole]]]),
    ...(person === undefined ? {} : { person }),
    refused,
  };
}

/** Mean squared distance between the faces of the one and those of the other. */
export function squaredBetween(a: FaceCluster, b: FaceCluster): number {
  return squaredOfCentres(a.centre, b.centre) + a.spread + b.spread;
}

function squaredOfCentres(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < DIMENSIONS; d++) {
    const by = (a[d] ?? 0) - (b[d] ?? 0);
    sum += by * by;
  }
  return sum;
}

export function united(a: FaceCluster, b: FaceCluster): FaceCluster {
  const weight = a.weight + b.weight;
  const [shareA, shareB] = [a.weight / weight, b.weight / weight];
  const centre = new Float32Array(DIMENSIONS);
  for (let d = 0; d < DIMENSIONS; d++) centre[d] = shareA * (a.centre[d] ?? 0) + shareB * (b.centre[d] ?? 0);
  const [few, many] = a.places.size < b.places.size ? [a, b] : [b, a];
  const places = many.places as Map<ItemId, readonly Span[]>;
  for (const [item, spans] of few.places) places.set(item, [...(places.get(item) ?? []), ...spans]);
  const person = a.person ?? b.person;
  return {
    faces: [...a.faces, ...b.faces],
    centre,
    spread: shareA * a.spread + shareB * b.spread + shareA * shareB * squaredOfCentres(a.centre, b.centre),
    weight,
    quality: shareA * a.quality + shareB * b.quality,
    places,
    ...(person === undefined ? {} : { person }),
    refused: a.refused.size + b.refused.size === 0 ? a.refused : new Set([...a.refused, ...b.refused]),
  };
}

/** Nobody is twice in one picture, or twice at one moment of a film; and what the owner said holds. */
export function mustDiffer(a: FaceCluster, b: FaceCluster): boolean {
  if (a.person !== undefined && b.person !== undefined) return a.person !== b.person;
  if (a.person !== undefined && b.refused.has(a.person)) return true;
  if (b.person !== undefined && a.refused.has(b.person)) return true;
  return areTogether(a, b);
}

/** True when both are seen at once. */
function areTogether(a: FaceCluster, b: FaceCluster): boolean {
  const [few, many] = a.places.size < b.places.size ? [a, b] : [b, a];
  for (const [item, spans] of few.places) {
    const others = many.places.get(item);
    if (others?.some((other) => spans.some((span) => span.start <= other.end && other.start <= span.end)) === true)
      return true;
  }
  return false;
}
