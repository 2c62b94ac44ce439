import { rowsOf, sidesOf } from '../../../lexicon/rows.ts';

/** What describers call papers and screens, in either language, by kind. */
export const documentWords: ReadonlyMap<string, readonly string[]> = new Map(
  sidesOf(rowsOf('document-words'), ': ').map(([kind, words]) => [kind, words.split('|')]),
);
