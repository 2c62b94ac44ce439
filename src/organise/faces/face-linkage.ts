import { type FaceCluster, mustDiffer, squaredBetween, united } from './face-cluster.ts';
import { FARTHEST, faceLimits, isChance, limitOf } from './face-limits.ts';
import { nearPairs } from './face-neighbours.ts';
import { DIMENSIONS, turned } from './principal-axes.ts';

/** Of each group, so many of the nearest are looked at in one pass; what is left over is looked at in the next. */
const NEAREST = 10;

/** More groups than these are first joined roughly, as long as a pass leaves so much fewer. */
const MANY = 3000;
const WORTH = 0.9;

type Link = { readonly ratio: number; readonly a: number; readonly b: number };

/**
 * Average linkage under constraints: the two groups that are nearest in proportion to their limit become one, until no
 * two are within it. Passes over many groups look for neighbours roughly; the last always looks at all. Unclear faces stay
 * alone: they are near to everybody, and would make one group of people who look nothing alike.
 */
export function linkedFaces(singles: readonly FaceCluster[]): FaceCluster[] {
  const all = withTurnedCentres(singles);
  const isClear = ({ quality }: FaceCluster): boolean => quality >= faceLimits.grouped;
  return [...linked(all.filter(isClear)), ...all.filter((one) => !isClear(one))];
}

function linked(singles: readonly FaceCluster[]): readonly FaceCluster[] {
  let clusters = singles;
  for (let roughly = clusters.length > MANY; ; ) {
    const next = onePass(clusters, roughly);
    if (next.length === clusters.length && !roughly) return next;
    roughly &&= next.length > MANY && next.length < clusters.length * WORTH;
    clusters = next;
  }
}

function withTurnedCentres(singles: readonly FaceCluster[]): FaceCluster[] {
  const axes = turned(centresOf(singles));
  return singles.map((one, i) => ({
    ...one,
    places: new Map(one.places),
    centre: axes.slice(i * DIMENSIONS, (i + 1) * DIMENSIONS),
  }));
}

function centresOf(clusters: readonly FaceCluster[]): Float32Array {
  const centres = new Float32Array(clusters.length * DIMENSIONS);
  for (const [i, { centre }] of clusters.entries()) centres.set(centre, i * DIMENSIONS);
  return centres;
}

function onePass(given: readonly FaceCluster[], roughly: boolean): FaceCluster[] {
  const spreads = Float32Array.from(given, ({ spread }) => spread);
  const pairs = nearPairs({ centres: centresOf(given), spreads }, FARTHEST, NEAREST, roughly);
  const clusters: (FaceCluster | undefined)[] = [...given];
  const near: Set<number>[] = given.map(() => new Set());
  const queue = new LinkQueue();
  const offer = (a: number, b: number): void => {
    const [one, other] = [clusters[a], clusters[b]];
    if (one === undefined || other === undefined) return;
    near[a]?.add(b);
    near[b]?.add(a);
    const ratio = Math.sqrt(squaredBetween(one, other)) / limitOf(one, other);
    if (ratio <= 1) queue.push({ ratio, a, b });
  };
  for (let k = 0; k < pairs.a.length; k++) offer(pairs.a[k] ?? 0, pairs.b[k] ?? 0);
  for (let link = queue.pop(); link !== undefined; link = queue.pop()) {
    const { a, b } = link;
    const [one, other] = [clusters[a], clusters[b]];
    if (one === undefined || other === undefined || mustDiffer(one, other)) continue;
    const around = new Set([...(near[a] ?? []), ...(near[b] ?? [])].filter((next) => next !== a && next !== b));
    if (
      isChance(
        one,
        other,
        [...around].flatMap((next) => clusters[next] ?? []),
      )
    )
      continue;
    const made = clusters.push(united(one, other)) - 1;
    clusters[a] = undefined;
    clusters[b] = undefined;
    near.push(new Set());
    for (const next of around) offer(next, made);
    near[a]?.clear();
    near[b]?.clear();
  }
  return clusters.filter((cluster) => cluster !== undefined);
}

/** Links by ratio, then by number: a binary heap. */
class LinkQueue {
  readonly #links: Link[] = [];

  push(link: Link): void {
    const heap = this.#links;
    let at = heap.push(link) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(link, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = link;
  }

  pop(): Link | undefined {
    const heap = this.#links;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      const isRight = right !== undefined && left !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || !isBefore(child, last)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
    return top;
  }
}

const isBefore = (x: Link, y: Link): boolean =>
  x.ratio < y.ratio || (x.ratio === y.ratio && (x.a < y.a || (x.a === y.a && x.b < y.b)));
