import { byTime, type View } from './view.ts';

/** Bits in which two perceptual hashes may differ: the same scene; a crop minutes later; a similar frame of a burst. */
export const lookAlikeRule = {
  same: 10,
  crop: 16,
  burst: 20,
  cropMs: 10 * 60_000,
  burstMs: 3_000,
  /** Look-alikes told of one picture; nearest first. */
  most: 4,
} as const;

export type LookAlike = { readonly from: View; readonly to: View; readonly bits: number };

const bitsOf = new Uint8Array(65_536).map((_, value) => {
  let left = value;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
});
const popcount = (word: number): number => (bitsOf[word & 0xffff] ?? 0) + (bitsOf[word >>> 16] ?? 0);

/** Hashes in order, as two 32-bit words each, and for every 16-bit band the items that have each value. */
type HashIndex = {
  readonly views: readonly View[];
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly bands: readonly { readonly starts: Uint32Array; readonly members: Uint32Array }[];
};

const BANDS = 4;
/** Nearly empty or nearly full hashes are of flat pictures (black, white, fog), which say nothing of each other. */
const FEWEST_BITS = 5;

const isTelling = (hash: string): boolean => {
  const bits = popcount(Number.parseInt(hash.slice(0, 8), 16)) + popcount(Number.parseInt(hash.slice(8), 16));
  return bits >= FEWEST_BITS && bits <= 64 - FEWEST_BITS;
};

function indexOf(views: readonly View[]): HashIndex {
  const high = Uint32Array.from(views, (v) => Number.parseInt(v.phash?.slice(0, 8) ?? '0', 16));
  const low = Uint32Array.from(views, (v) => Number.parseInt(v.phash?.slice(8) ?? '0', 16));
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const starts = new Uint32Array(65_537);
    for (let i = 0; i < views.length; i++) {
      const at = bandOf(high, low, i, band) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
    }
    for (let v = 1; v < starts.length; v++) starts[v] = (starts[v] ?? 0) + (starts[v - 1] ?? 0);
    const fill = starts.slice();
    const members = new Uint32Array(views.length);
    for (let i = 0; i < views.length; i++) {
      const value = bandOf(high, low, i, band);
      const at = fill[value] ?? 0;
      members[at] = i;
      fill[value] = at + 1;
    }
    return { starts, members };
  });
  return { views, high, low, bands };
}

function bandOf(high: Uint32Array, low: Uint32Array, i: number, band: number): number {
  const word = (band < 2 ? high[i] : low[i]) ?? 0;
  return band % 2 === 0 ? word >>> 16 : word & 0xffff;
}

/** All 16-bit values with at most two bits set: two bands of four differ by at most two bits when all do by eleven. */
const nearMasks: readonly number[] = [
  0,
  ...Array.from({ length: 16 }, (_, i) => 1 << i),
  ...Array.from({ length: 16 }, (_, i) => Array.from({ length: i }, (_, j) => (1 << i) | (1 << j))).flat(),
];

/**
 * Pairs of pictures whose perceptual hashes differ in at most ten bits, whenever they were taken: each later picture
 * with its nearest earlier ones. Multi-index hashing with four bands (a pair within 11 bits has a band within two),
 * so that a hundred thousand pictures take about a second; equal hashes are one entry, chained to their first.
 *
 * @param sorted oldest first
 */
export function lookAlikesOf(sorted: readonly View[]): LookAlike[] {
  const hashed = sorted.filter((v) => v.phash !== undefined && isTelling(v.phash));
  const firstOf = new Map<string, View>();
  const found: LookAlike[] = [];
  for (const view of hashed) {
    const first = firstOf.get(view.phash ?? '');
    if (first === undefined) firstOf.set(view.phash ?? '', view);
    else found.push({ from: view, to: first, bits: 0 });
  }
  const index = indexOf([...firstOf.values()].sort(byTime));
  const seen = new Uint32Array(index.views.length);
  for (let i = 0; i < index.views.length; i++) found.push(...earlierLike(index, i, seen));
  return found;
}

const MOST_COMPARED = 4000;

function earlierLike(index: HashIndex, i: number, seen: Uint32Array): LookAlike[] {
  const near: { readonly j: number; readonly bits: number }[] = [];
  const high = index.high[i] ?? 0;
  const low = index.low[i] ?? 0;
  let compared = 0;
  for (let band = 0; band < BANDS && compared < MOST_COMPARED; band++) {
    const { starts, members } = index.bands[band] ?? { starts: seen, members: seen };
    const own = bandOf(index.high, index.low, i, band);
    for (const mask of nearMasks) {
      const value = own ^ mask;
      const end = starts[value + 1] ?? 0;
      for (let at = starts[value] ?? 0; at < end; at++) {
        const j = members[at] ?? 0;
        // Members are in time order, so what follows is later still.
        if (j >= i) break;
        if (seen[j] === i + 1) continue;
        seen[j] = i + 1;
        compared++;
        const bits = popcount((high ^ (index.high[j] ?? 0)) >>> 0) + popcount((low ^ (index.low[j] ?? 0)) >>> 0);
        if (bits <= lookAlikeRule.same) near.push({ j, bits });
      }
    }
  }
  const from = index.views[i];
  if (from === undefined) return [];
  near.sort((a, b) => a.bits - b.bits || a.j - b.j);
  return near.slice(0, lookAlikeRule.most).flatMap(({ j, bits }) => {
    const to = index.views[j];
    return to === undefined ? [] : [{ from, to, bits }];
  });
}

/** Bits in which two hashes differ, or nothing when either picture has none. */
export function hashDistance(a: string | undefined, b: string | undefined): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  const part = (from: number, to: number) =>
    popcount((Number.parseInt(a.slice(from, to), 16) ^ Number.parseInt(b.slice(from, to), 16)) >>> 0);
  return part(0, 8) + part(8, 16);
}
