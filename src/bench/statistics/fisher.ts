/** ln(n!) for all n up to the largest asked, by summing. */
function logFactorials(most: number): Float64Array {
  const made = new Float64Array(most + 1);
  for (let n = 2; n <= most; n++) made[n] = (made[n - 1] ?? 0) + Math.log(n);
  return made;
}

/**
 * Fisher's exact test (1922), two-sided: how likely two shares differ at least so much when they are the same; the sum over
 * all tables with the same margins that are no likelier than the one seen. 1 when either side is empty.
 */
export function fisherExact(hitsA: number, allA: number, hitsB: number, allB: number): number {
  if (allA === 0 || allB === 0) return 1;
  const all = allA + allB;
  const hits = hitsA + hitsB;
  const log = logFactorials(all);
  const choose = (n: number, k: number): number => (log[n] ?? 0) - (log[k] ?? 0) - (log[n - k] ?? 0);
  const chance = (k: number): number => Math.exp(choose(allA, k) + choose(allB, hits - k) - choose(all, hits));
  const observed = chance(hitsA) * (1 + 1e-7);
  let p = 0;
  for (let k = Math.max(0, hits - allB); k <= Math.min(allA, hits); k++) {
    const one = chance(k);
    if (one <= observed) p += one;
  }
  return Math.min(1, p);
}
