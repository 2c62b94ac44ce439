import { keepTexts, textsIn } from './kept-texts.ts';

/** So many rows are held as texts before they are put down: a table of any length takes little more than its bytes. */
const ROWS_IN_PART = 1024;

/** Rows of as many texts each, in memory that all threads share; the first text of a row is its key. */
export type KeptTable = {
  readonly width: number;
  readonly parts: readonly SharedArrayBuffer[];
  /** Which row comes at each place, in the order of keys. */
  readonly order: Uint32Array;
};

/** Takes rows in any order, to be read in the order of their keys; of rows with the same key the last stays. */
export class TextTable {
  readonly #width: number;
  readonly #keys: string[] = [];
  readonly #parts: SharedArrayBuffer[] = [];
  #texts: string[] = [];

  /** @param width texts of each row, the key among them */
  constructor(width: number) {
    this.#width = width;
  }

  add(key: string, ...texts: readonly string[]): void {
    this.#keys.push(key);
    this.#texts.push(key, ...texts);
    if (this.#texts.length >= ROWS_IN_PART * this.#width) this.#putDown();
  }

  finish(): KeptTable {
    this.#putDown();
    const keys = this.#keys;
    const keyAt = (row: number): string => keys[row] ?? '';
    const sorted = Uint32Array.from(keys.keys()).sort((a, b) => inUnits(keyAt(a), keyAt(b)) || a - b);
    const order = sorted.filter((row, at) => at + 1 === sorted.length || keyAt(row) !== keyAt(sorted[at + 1] ?? row));
    return { width: this.#width, parts: this.#parts, order };
  }

  #putDown(): void {
    if (this.#texts.length === 0) return;
    this.#parts.push(keepTexts(this.#texts));
    this.#texts = [];
  }
}

/** By code units, as organising puts what it finds in order. */
const inUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const isKeptTable = (value: unknown): value is KeptTable =>
  typeof value === 'object' && value !== null && 'order' in value && value.order instanceof Uint32Array;

/** The rows in the order of their keys, each read when it is asked for. */
export function* rowsOf({ width, parts, order }: KeptTable): Generator<string[]> {
  for (const row of order) {
    const part = parts[Math.floor(row / ROWS_IN_PART)];
    const at = (row % ROWS_IN_PART) * width;
    if (part !== undefined) yield textsIn(part, at, at + width);
  }
}
