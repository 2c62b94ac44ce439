import type { FaceId } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import { compareText } from '../ordering.ts';
import { type FaceCluster, mustDiffer, squaredBetween } from './face-cluster.ts';
import type { FaceGroup } from './face-groups.ts';
import { faceLimits, LEAST_CERTAINTY, unclearBy } from './face-limits.ts';
import { nearPairs } from './face-neighbours.ts';
import { type FaceWord, pairKey } from './face-word.ts';
import { DIMENSIONS } from './principal-axes.ts';

/** These faces may be this person's. */
export type AlikeSuggestion = {
  readonly person: PersonId;
  /** Whom the faces make up, when that is somebody, too. */
  readonly other?: PersonId;
  readonly faces: readonly FaceId[];
  /** How likely it is, in [0, 1]. */
  readonly certainty: number;
  /** Faces that a yes is expected to name. */
  readonly wins: number;
};

/** Farther apart, nobody would ask. */
const ASKED = 0.55;
const NEAREST = 8;
/**
 * Where two groups are as likely one person's as two people's, and how quickly that changes with their distance. Among sixty made people of two
 * to five faces each, 30 of 36 pairs of groups left between 0.44 and 0.5 are one person's, 8 of 34 between 0.5 and 0.54.
 */
const EVEN = 0.52;
const STEEP = 0.013;
/** A person without a name wins less by more faces. */
const NAMELESS = 0.5;

/** How likely two groups of faces are one person's. */
function certaintyOf(a: FaceCluster, b: FaceCluster): number {
  return 1 / (1 + Math.exp((Math.sqrt(squaredBetween(a, b)) - EVEN + unclearBy(a, b)) / STEEP));
}

/** Pairs of groups that are too far apart to be joined and too near to be let go, most worth asking first. */
export function alikeSuggestions(groups: readonly FaceGroup[], word: FaceWord, isNamed: (person: PersonId) => boolean) {
  const points = groups.flatMap((group) =>
    group.clusters.flatMap((cluster) => (cluster.quality < faceLimits.grouped ? [] : [{ group, cluster }])),
  );
  const centres = new Float32Array(points.length * DIMENSIONS);
  for (const [i, { cluster }] of points.entries()) centres.set(cluster.centre, i * DIMENSIONS);
  const spreads = Float32Array.from(points, ({ cluster }) => cluster.spread);
  const pairs = nearPairs({ centres, spreads }, ASKED, NEAREST, false);
  const found = new Map<string, AlikeSuggestion>();
  for (let k = 0; k < pairs.a.length; k++) {
    const [one, two] = [points[pairs.a[k] ?? 0], points[pairs.b[k] ?? 0]];
    if (one === undefined || two === undefined || one.group === two.group) continue;
    const made = suggestionOf(one, two, word, isNamed);
    if (made === undefined) continue;
    const key = pairKey(one.group.person, two.group.person);
    if ((found.get(key)?.certainty ?? 0) < made.certainty) found.set(key, made);
  }
  return [...found.values()].sort(
    (a, b) => b.wins - a.wins || compareText(a.person + (a.faces[0] ?? ''), b.person + (b.faces[0] ?? '')),
  );
}

type Look = { readonly group: FaceGroup; readonly cluster: FaceCluster };

function suggestionOf(
  one: Look,
  two: Look,
  word: FaceWord,
  isNamed: (person: PersonId) => boolean,
): AlikeSuggestion | undefined {
  if (!one.group.isSomebody && !two.group.isSomebody) return undefined;
  if (mustDiffer(one.cluster, two.cluster)) return undefined;
  if (word.differ.has(pairKey(one.group.person, two.group.person))) return undefined;
  const certainty = certaintyOf(one.cluster, two.cluster);
  if (certainty < LEAST_CERTAINTY) return undefined;
  const rank = ({ group }: Look): number =>
    (isNamed(group.person) ? 2e9 : 0) + (group.isSomebody ? 1e9 : 0) + group.faces.length;
  const isFirst = rank(one) > rank(two) || (rank(one) === rank(two) && one.group.person < two.group.person);
  const [known, other] = isFirst ? [one, two] : [two, one];
  const worth = isNamed(known.group.person) ? 1 : NAMELESS;
  const faces = other.group.isSomebody ? other.group.faces.map(({ id }) => id) : other.cluster.faces;
  return {
    person: known.group.person,
    ...(other.group.isSomebody ? { other: other.group.person } : {}),
    faces,
    certainty,
    wins: certainty * faces.length * worth,
  };
}
