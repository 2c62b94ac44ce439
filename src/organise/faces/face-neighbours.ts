import { DIMENSIONS } from './principal-axes.ts';

/** Groups of faces as points: middle, and the mean squared distance of their faces from it. One after the other. */
export type FacePoints = { readonly centres: Float32Array; readonly spreads: Float32Array };

/** Pairs of points, each once, `a` before `b`; `squared` is the mean squared distance between their faces. */
export type NearPairs = { readonly a: Int32Array; readonly b: Int32Array; readonly squared: Float32Array };

const STEP = 16;
const CELLS_OF_POINT = 3;

/**
 * The `most` nearest of each point within `reach`. Mean squared distances between the faces of two groups are the squared
 * distance of their middles and both spreads. Exactly, this costs the square of the number of points, though most
 * pairs are far apart and show it in the first numbers of turned vectors; roughly, only pairs are looked at that share
 * one of the few seeds nearest to each: the number of points to the power of 1.5, and few neighbours are missed.
 */
export function nearPairs(points: FacePoints, reach: number, most: number, roughly: boolean): NearPairs {
  const n = points.spreads.length;
  const lists = new NearestLists(n, most, reach * reach);
  if (!roughly) {
    const all = Int32Array.from({ length: n }, (_, i) => i);
    compareAll(points, all, lists, false);
  } else {
    for (const cell of cellsOf(points)) compareAll(points, cell, lists, true);
  }
  return lists.pairs();
}

function compareAll(points: FacePoints, cell: Int32Array, lists: NearestLists, again: boolean): void {
  const { centres, spreads } = gathered(points, cell);
  const [n, heads] = [cell.length, headsOf(centres)];
  for (let x = 0; x < n; x++) {
    const i = cell[x] ?? 0;
    const own = spreads[x] ?? 0;
    for (let y = x + 1; y < n; y++) {
      let sum = own + (spreads[y] ?? 0);
      for (let d = 0; d < STEP; d++) {
        const by = (heads[x * STEP + d] ?? 0) - (heads[y * STEP + d] ?? 0);
        sum += by * by;
      }
      const j = cell[y] ?? 0;
      const bound = lists.bound(i, j);
      for (let d = STEP; d < DIMENSIONS && sum <= bound; d += STEP) {
        for (let e = d; e < d + STEP; e++) {
          const by = (centres[x * DIMENSIONS + e] ?? 0) - (centres[y * DIMENSIONS + e] ?? 0);
          sum += by * by;
        }
      }
      if (sum <= bound) lists.offer(i, j, sum, again);
    }
  }
}

/** The points of a cell one after the other, so that they are read quickly. */
function gathered({ centres, spreads }: FacePoints, cell: Int32Array): FacePoints {
  if (cell.length === spreads.length) return { centres, spreads };
  const own = new Float32Array(cell.length * DIMENSIONS);
  for (let x = 0; x < cell.length; x++) {
    const at = (cell[x] ?? 0) * DIMENSIONS;
    own.set(centres.subarray(at, at + DIMENSIONS), x * DIMENSIONS);
  }
  return { centres: own, spreads: Float32Array.from(cell, (i) => spreads[i] ?? 0) };
}

function headsOf(centres: Float32Array): Float32Array {
  const n = centres.length / DIMENSIONS;
  const heads = new Float32Array(n * STEP);
  for (let i = 0; i < n; i++) heads.set(centres.subarray(i * DIMENSIONS, i * DIMENSIONS + STEP), i * STEP);
  return heads;
}

/** As many seeds as the square root of the points, evenly from their order; each point is in the cells of the nearest. */
function cellsOf({ centres, spreads }: FacePoints): Int32Array[] {
  const n = spreads.length;
  const size = Math.max(1, Math.round(Math.sqrt(n)));
  const seeds = Array.from({ length: size }, (_, s) => Math.floor((s * n) / size) * DIMENSIONS);
  const cells: number[][] = seeds.map(() => []);
  for (let i = 0; i < n; i++) {
    const nearest: { cell: number; squared: number }[] = [];
    for (const [cell, seed] of seeds.entries()) {
      const worst = nearest.length < CELLS_OF_POINT ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.squared ?? 0);
      let squared = 0;
      for (let d = 0; d < DIMENSIONS && squared < worst; d += STEP) {
        for (let e = d; e < d + STEP; e++) {
          const by = (centres[i * DIMENSIONS + e] ?? 0) - (centres[seed + e] ?? 0);
          squared += by * by;
        }
      }
      if (squared >= worst) continue;
      nearest.push({ cell, squared });
      nearest.sort((a, b) => a.squared - b.squared || a.cell - b.cell);
      nearest.length = Math.min(nearest.length, CELLS_OF_POINT);
    }
    for (const { cell } of nearest) cells[cell]?.push(i);
  }
  return cells.map((cell) => Int32Array.from(cell));
}

/** The nearest few of each point, nearest first. */
class NearestLists {
  readonly #most: number;
  readonly #size: number;
  readonly #count: Int32Array;
  readonly #other: Int32Array;
  readonly #squared: Float32Array;
  readonly #worst: Float32Array;

  constructor(size: number, most: number, bound: number) {
    this.#size = size;
    this.#most = most;
    this.#count = new Int32Array(size);
    this.#other = new Int32Array(size * most);
    this.#squared = new Float32Array(size * most);
    this.#worst = new Float32Array(size).fill(bound);
  }

  /** A pair farther apart than this is nothing to either. */
  bound(i: number, j: number): number {
    return Math.max(this.#worst[i] ?? 0, this.#worst[j] ?? 0);
  }

  /** `again`: the pair may have been offered before. */
  offer(i: number, j: number, squared: number, again: boolean): void {
    if (again && (this.#has(i, j) || this.#has(j, i))) return;
    this.#put(i, j, squared);
    this.#put(j, i, squared);
  }

  #put(of: number, other: number, squared: number): void {
    if (squared > (this.#worst[of] ?? 0)) return;
    const count = this.#count[of] ?? 0;
    const at = of * this.#most;
    let place = Math.min(count, this.#most - 1);
    while (place > 0 && (this.#squared[at + place - 1] ?? 0) > squared) {
      this.#squared[at + place] = this.#squared[at + place - 1] ?? 0;
      this.#other[at + place] = this.#other[at + place - 1] ?? 0;
      place--;
    }
    this.#squared[at + place] = squared;
    this.#other[at + place] = other;
    this.#count[of] = Math.min(count + 1, this.#most);
    if (count + 1 >= this.#most) this.#worst[of] = this.#squared[at + this.#most - 1] ?? 0;
  }

  #has(of: number, other: number): boolean {
    const at = of * this.#most;
    return this.#other.subarray(at, at + (this.#count[of] ?? 0)).includes(other);
  }

  pairs(): NearPairs {
    const a: number[] = [];
    const b: number[] = [];
    const squared: number[] = [];
    for (let i = 0; i < this.#size; i++) {
      for (let k = 0; k < (this.#count[i] ?? 0); k++) {
        const j = this.#other[i * this.#most + k] ?? 0;
        if (j < i && this.#has(j, i)) continue;
        a.push(Math.min(i, j));
        b.push(Math.max(i, j));
        squared.push(this.#squared[i * this.#most + k] ?? 0);
      }
    }
    return { a: Int32Array.from(a), b: Int32Array.from(b), squared: Float32Array.from(squared) };
  }
}
