import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Beside `src` in a checkout and beside `dist` in the package. */
const folder = new URL('../../lexicon/tables/', import.meta.url);

/**
 * The rows of a table of `lexicon/tables`, without empty ones and remarks: those before the first `[heading]`, or those under
 * the heading that is named. Errors: those of a file that is none.
 */
export function rowsOf(table: string, heading = ''): readonly string[] {
  const rows: string[] = [];
  let under = '';
  for (const line of readFileSync(new URL(`${table}.txt`, folder), 'utf8').split(/\r?\n/)) {
    const next = /^\[(.+)\]$/.exec(line)?.[1];
    if (next !== undefined) under = next;
    else if (under === heading && line !== '' && !line.startsWith('#')) rows.push(line);
  }
  return rows;
}

/** The rows of a table that is packed by Brotli, without headings. Errors: those of a file that is none. */
export const packedRowsOf = (table: string): readonly string[] =>
  brotliDecompressSync(readFileSync(new URL(`${table}.br`, folder)))
    .toString()
    .split('\n');

/** What stands before and behind the first `sign` of each row: `AT Vienna=Wien` by `=`. */
export const sidesOf = (rows: readonly string[], sign: string): (readonly [before: string, behind: string])[] =>
  rows.map((row) => {
    const at = row.indexOf(sign);
    return [row.slice(0, at), row.slice(at + sign.length)];
  });
