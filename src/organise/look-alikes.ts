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

/** How many bits of a 32-bit word are set (Hacker's Delight §5-1: pairs, then fours, then bytes are added up at once). */
function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const BANDS = 4;
const VALUES_OF_BAND = 65_536;
const NONE = -1;

/** Nearly empty or nearly full hashes are of flat pictures (black, white, fog), which say nothing of each other. */
const FEWEST_BITS = 5;

const isTelling = (hash: string): boolean => {
  const bits = popcount(Number.parseInt(hash.slice(0, 8), 16)) + popcount(Number.parseInt(hash.slice(8), 16));
  return bits >= FEWEST_BITS && bits <= 64 - FEWEST_BITS;
};

/**
 * Of one 16-bit band, the hashes met so far by the value that they have there: a bit for each value that any has, which
 * most are asked for in vain, the last hash of each value, and the one before each hash.
 */
type Band = { readonly met: Uint32Array; readonly last: Int32Array; readonly before: Int32Array };

/** Hashes in order, as two 32-bit words each, and which of them were compared with the hash of that number less one. */
type HashIndex = {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly seen: Uint32Array;
  readonly bands: readonly Band[];
};

const noBand: Band = { met: new Uint32Array(), last: new Int32Array(), before: new Int32Array() };

const indexFor = (views: readonly View[]): HashIndex => ({
  high: Uint32Array.from(views, (v) => Number.parseInt(v.phash?.slice(0, 8) ?? '0', 16)),
  low: Uint32Array.from(views, (v) => Number.parseInt(v.phash?.slice(8) ?? '0', 16)),
  seen: new Uint32Array(views.length),
  bands: Array.from({ length: BANDS }, () => ({
    met: new Uint32Array(VALUES_OF_BAND / 32),
    last: new Int32Array(VALUES_OF_BAND).fill(NONE),
    before: new Int32Array(views.length),
  })),
});

const bandOf = ({ high, low }: HashIndex, i: number, band: number): number => {
  const word = (band < 2 ? high[i] : low[i]) ?? 0;
  return band % 2 === 0 ? word >>> 16 : word & 0xffff;
};

function meet(index: HashIndex, i: number): void {
  for (const [at, { met, last, before }] of index.bands.entries()) {
    const value = bandOf(index, i, at);
    before[i] = last[value] ?? NONE;
    last[value] = i;
    met[value >>> 5] = (met[value >>> 5] ?? 0) | (1 << (value & 31));
  }
}

const oneBit = Array.from({ length: 16 }, (_, i) => 1 << i);
const twoBits = oneBit.flatMap((one, i) => oneBit.slice(0, i).map((other) => one | other));
const withinOne = Uint16Array.from([0, ...oneBit]);
const withinTwo = Uint16Array.from([0, ...oneBit, ...twoBits]);
/** What a band may differ by: hashes that differ by three or more in three bands, and by two in the fourth, do by eleven. */
const masksOfBand = [withinTwo, withinTwo, withinTwo, withinOne] as const;

/**
 * Pairs of pictures whose perceptual hashes differ in at most ten bits, whenever they were taken: each later picture
 * with its nearest earlier ones. Multi-index hashing with four bands (a pair within ten bits has a band within two, or
 * the last within one); equal hashes are one entry, chained to their first.
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
  const views = [...firstOf.values()].sort(byTime);
  const index = indexFor(views);
  for (const [i, from] of views.entries()) {
    for (const { j, bits } of nearestMet(index, i)) {
      const to = views[j];
      if (to !== undefined) found.push({ from, to, bits });
    }
    meet(index, i);
  }
  return found;
}

const MOST_COMPARED = 4000;

type Near = { readonly j: number; readonly bits: number };

/** The hashes met that are nearest to one, the nearest first. */
function nearestMet(index: HashIndex, i: number): Near[] {
  const near: Near[] = [];
  let compared = 0;
  for (let band = 0; band < BANDS && compared < MOST_COMPARED; band++) compared += nearIn(index, i, band, near);
  return near.sort((a, b) => a.bits - b.bits || a.j - b.j).slice(0, lookAlikeRule.most);
}

/** Notes the hashes met that are near to one in a band; gives how many it was compared with. */
function nearIn(index: HashIndex, i: number, band: number, near: Near[]): number {
  const { high, low, seen } = index;
  const { met, last, before } = index.bands[band] ?? noBand;
  const own = bandOf(index, i, band);
  const [ownHigh, ownLow] = [high[i] ?? 0, low[i] ?? 0];
  let compared = 0;
  for (const mask of masksOfBand[band] ?? withinTwo) {
    const value = own ^ mask;
    if ((((met[value >>> 5] ?? 0) >>> (value & 31)) & 1) === 0) continue;
    for (let j = last[value] ?? NONE; j !== NONE; j = before[j] ?? NONE) {
      if (seen[j] === i + 1) continue;
      seen[j] = i + 1;
      compared++;
      const bits = popcount(ownHigh ^ (high[j] ?? 0)) + popcount(ownLow ^ (low[j] ?? 0));
      if (bits <= lookAlikeRule.same) near.push({ j, bits });
    }
  }
  return compared;
}

/** Bits in which two hashes differ, or nothing when either picture has none. */
export function hashDistance(a: string | undefined, b: string | undefined): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  const part = (from: number, to: number) =>
    popcount((Number.parseInt(a.slice(from, to), 16) ^ Number.parseInt(b.slice(from, to), 16)) >>> 0);
  return part(0, 8) + part(8, 16);
}
