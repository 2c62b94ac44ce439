import { likeness } from './nearest.ts';

/** Up to so many, all are compared with all. */
const FEW = 1000;

export type Pair = { readonly a: number; readonly b: number; readonly alike: number };

/**
 * Pairs of unit vectors that are alike from `least`, `a` before `b`: an index of inverted lists, as of vector databases.
 * Each vector lies in the lists of the centres nearest to it, and is compared with what shares a list with it; with some
 * thousand and more vectors a few pairs are missed, and time grows with n·√n instead of n².
 */
export function alikePairs(vectors: readonly Float32Array[], least: number): Pair[] {
  const pairs: Pair[] = [];
  const compare = (a: number, b: number): void => {
    const [one, other] = [vectors[a], vectors[b]];
    const alike = one === undefined || other === undefined ? 0 : likeness(one, other);
    if (alike >= least) pairs.push({ a, b, alike });
  };
  if (vectors.length <= FEW) {
    for (let a = 0; a < vectors.length; a++) for (let b = a + 1; b < vectors.length; b++) compare(a, b);
    return pairs;
  }
  const lists = listsOf(vectors);
  const shared = new Map<number, number[]>();
  for (const [list, members] of lists.entries())
    for (const member of members) shared.set(member, [...(shared.get(member) ?? []), list]);
  for (const [a] of vectors.entries()) {
    const others = new Set((shared.get(a) ?? []).flatMap((list) => lists[list] ?? []));
    for (const b of others) if (b > a) compare(a, b);
  }
  return pairs.sort((x, y) => x.a - y.a || x.b - y.b);
}

/** Lists that a vector lies in: two neighbours seldom have all of them apart. */
const LISTS_OF_ONE = 4;

/** The members of each of √n lists; centres are vectors at even distances in the given order. */
function listsOf(vectors: readonly Float32Array[]): number[][] {
  const count = Math.ceil(Math.sqrt(vectors.length));
  const centres = Array.from({ length: count }, (_, i) => vectors[Math.floor((i * vectors.length) / count)]);
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (const [place, vector] of vectors.entries()) {
    const best = centres
      .map((centre, list) => ({ list, score: centre === undefined ? -1 : likeness(centre, vector) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, LISTS_OF_ONE);
    for (const { list } of best) lists[list]?.push(place);
  }
  return lists;
}
