import { type FaceCluster, mustDiffer, squaredBetween, united } from './face-cluster.ts';
import { faceLimits } from './face-limits.ts';

/** Who is known by so many faces takes in unclear ones … */
const WELL_KNOWN = 8;
/**
 * … that are within `reach`, when nobody else who is known is nearly as near: `margin` times as far. Blurred faces are near to everybody;
 * those of photographs made small, blurred and dark lie at 0.44 to 0.73 from their person, and at 0.55 or more from others (`training/measure/quality.ts faces`).
 */
type Attraction = { readonly reach: number; readonly margin: number };
const unsaid: Attraction = { reach: 0.53, margin: 1.2 };
/** Whoever has a name from the owner is surely somebody, and one person. */
const said: Attraction = { reach: 0.56, margin: 1.15 };

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

const isStray = ({ quality, person }: FaceCluster): boolean => quality < faceLimits.grouped && person === undefined;

function homeOf(stray: FaceCluster, known: readonly FaceCluster[]): FaceCluster | undefined {
  let home: FaceCluster | undefined;
  let [nearest, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const cluster of known) {
    const squared = squaredBetween(stray, cluster);
    if (squared < nearest) [home, nearest, next] = [cluster, squared, nearest];
    else if (squared < next) next = squared;
  }
  const { reach, margin } = home?.person === undefined ? unsaid : said;
  return nearest <= reach ** 2 && next >= nearest * margin ** 2 ? home : undefined;
}
