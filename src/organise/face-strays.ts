import { type FaceCluster, mustDiffer, squaredBetween, united } from './face-cluster.ts';
import { CLEAR, FARTHEST } from './face-limits.ts';

/** Who is known by so many faces takes in unclear ones that are as near as faces of one person are … */
const WELL_KNOWN = 8;
/** … when nobody else who is known is nearly as near. Blurred faces are near to everybody. */
const NEARER_THAN_OTHERS = 1.2;
const FEW = 2;

/** The same clusters, with unclear faces given to who is well known where no other comes into question. */
export function withStrays(clusters: readonly FaceCluster[]): FaceCluster[] {
  const known = clusters.filter(({ faces }) => faces.length >= WELL_KNOWN);
  const now = new Map(known.map((cluster) => [cluster, cluster]));
  const left: FaceCluster[] = [];
  for (const cluster of clusters) {
    if (now.has(cluster)) continue;
    const home = isStray(cluster) ? homeOf(cluster, known) : undefined;
    const grown = home === undefined ? undefined : now.get(home);
    if (home === undefined || grown === undefined || mustDiffer(grown, cluster)) left.push(cluster);
    else now.set(home, united(grown, cluster));
  }
  return [...now.values(), ...left];
}

const isStray = ({ faces, quality, person }: FaceCluster): boolean =>
  faces.length <= FEW && quality < CLEAR && person === undefined;

function homeOf(stray: FaceCluster, known: readonly FaceCluster[]): FaceCluster | undefined {
  let home: FaceCluster | undefined;
  let [nearest, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const cluster of known) {
    const squared = squaredBetween(stray, cluster);
    if (squared < nearest) [home, nearest, next] = [cluster, squared, nearest];
    else if (squared < next) next = squared;
  }
  return nearest <= FARTHEST ** 2 && next >= nearest * NEARER_THAN_OTHERS ** 2 ? home : undefined;
}
