import { mayMatch, PatternSieve } from '../../language/pattern-sieve.ts';
import type { PlainWords } from './tables/colloquial-words.ts';

const ROWS_OF_SIEVE = 32;

const asReplaced = (_: string, replaced: string): string => replaced;

/**
 * Puts the phrases of a table, one after the other, as the table says: the same as a replacement for each row in turn, but
 * rows that need letters which the text does not have are not tried. A question has the letters of a few rows of hundreds.
 */
export class PhraseTable {
  readonly #parts: readonly { readonly sieve: PatternSieve; readonly rows: readonly PlainWords[] }[];

  constructor(table: readonly PlainWords[]) {
    this.#parts = Array.from({ length: Math.ceil(table.length / ROWS_OF_SIEVE) }, (_, n) => {
      const rows = table.slice(n * ROWS_OF_SIEVE, (n + 1) * ROWS_OF_SIEVE);
      return { sieve: new PatternSieve(rows.map(({ pattern }) => pattern)), rows };
    });
  }

  /** @param taken of a text and what a row makes of it, the one to go on with */
  replace(text: string, taken: (whole: string, replaced: string) => string = asReplaced): string {
    let left = text;
    let small = left.toLowerCase();
    for (const { sieve, rows } of this.#parts) {
      let sifted = sieve.sift(small);
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at];
        if (row === undefined || !mayMatch(sifted, at)) continue;
        const replaced = taken(left, left.replace(row.pattern, row.plain));
        if (replaced === left) continue;
        left = replaced;
        small = left.toLowerCase();
        sifted = sieve.sift(small);
      }
    }
    return left;
  }
}
