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

/**
 * Hashes in order, as two 32-bit words each, and for every 16-bit band the items that have each value: `members` of three
 * numbers each (place in the order, high and low word), so that what is compared lies together.
 */
type HashIndex = {
  readonly views: readonly View[];
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly bands: readonly { readonly starts: Uint32Array; readonly members: Uint32Array }[];
};

const BANDS = 4;
const MEMBER = 3;
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
    const members = new Uint32Array(views.length * MEMBER);
    for (let i = 0; i < views.length; i++) {
      const value = bandOf(high, low, i, band);
      const at = fill[value] ?? 0;
      members.set([i, high[i] ?? 0, low[i] ?? 0], at * MEMBER);
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
  const index = indexOf([...firstOf.values()].sort(byTime));
  const seen = new Uint32Array(index.views.length);
  for (let i = 0; i < index.views.length; i++) found.push(...earlierLike(index, i, seen));
  return found;
}

const MOST_COMPARED = 4000;

type Near = { readonly j: number; readonly bits: number };

function earlierLike(index: HashIndex, i: number, seen: Uint32Array): LookAlike[] {
  const near: Near[] = [];
  let compared = 0;
  for (let band = 0; band < BANDS && compared < MOST_COMPARED; band++) compared += nearIn(index, i, band, seen, near);
  const from = index.views[i];
  if (from === undefined) return [];
  near.sort((a, b) => a.bits - b.bits || a.j - b.j);
  return near.slice(0, lookAlikeRule.most).flatMap(({ j, bits }) => {
    const to = index.views[j];
    return to === undefined ? [] : [{ from, to, bits }];
  });
}

/** Notes the earlier hashes that are near to one in a band; gives how many it was compared with. */
function nearIn({ high, low, bands }: HashIndex, i: number, band: number, seen: Uint32Array, near: Near[]): number {
  const { starts, members } = bands[band] ?? { starts: seen, members: seen };
  const own = bandOf(high, low, i, band);
  const [ownHigh, ownLow] = [high[i] ?? 0, low[i] ?? 0];
  let compared = 0;
  for (const mask of masksOfBand[band] ?? withinTwo) {
    const value = own ^ mask;
    const end = (starts[value + 1] ?? 0) * MEMBER;
    for (let at = (starts[value] ?? 0) * MEMBER; at < end; at += MEMBER) {
      const j = members[at] ?? 0;
      // Members are in time order, so what follows is later still.
      if (j >= i) break;
      if (seen[j] === i + 1) continue;
      seen[j] = i + 1;
      compared++;
      const bits = popcount(ownHigh ^ (members[at + 1] ?? 0)) + popcount(ownLow ^ (members[at + 2] ?? 0));
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
