import { mayMatch, PatternSieve, type Sifted } from './pattern-sieve.ts';

const ROWS_OF_SIEVE = 32;

/**
 * The rows of a table of patterns that may match a text, in the order of the table: those that need letters which it does
 * not have are left out. The answer to the last text is kept, for readers that go through one word by word.
 */
export class PatternTable<Row extends { readonly pattern: RegExp }> {
  readonly #rows: readonly Row[];
  readonly #sieves: readonly PatternSieve[];
  #text: string | undefined;
  #possible: readonly Row[] = [];

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
    this.#sieves = Array.from(
      { length: Math.ceil(rows.length / ROWS_OF_SIEVE) },
      (_, n) => new PatternSieve(rows.slice(n * ROWS_OF_SIEVE, (n + 1) * ROWS_OF_SIEVE).map(({ pattern }) => pattern)),
    );
  }

  rowsFor(text: string): readonly Row[] {
    if (text === this.#text) return this.#possible;
    const small = text.toLowerCase();
    const sifted: readonly Sifted[] = this.#sieves.map((sieve) => sieve.sift(small));
    const isPossible = (at: number): boolean =>
      mayMatch(sifted[Math.trunc(at / ROWS_OF_SIEVE)] ?? 0, at % ROWS_OF_SIEVE);
    this.#possible = this.#rows.filter((_, at) => isPossible(at));
    this.#text = text;
    return this.#possible;
  }
}
