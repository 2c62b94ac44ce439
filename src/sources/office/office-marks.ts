import type { TextMarks } from './xml-text.ts';

const set = (...names: readonly string[]): ReadonlySet<string> => new Set(names);

/** WordprocessingML (ECMA-376, part 1, §17). */
export const wordMarks: TextMarks = {
  words: set('w:t', 'm:t'),
  lines: set('w:p'),
  cells: set('w:tc'),
  rows: set('w:tr'),
  pages: set(),
  signs: { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' },
  // The positions of tab stops are called as tabs are; a text box stands in both a choice and its fallback.
  skipped: set('w:tabs', 'w:del', 'w:moveFrom', 'mc:Fallback'),
};

/** DrawingML in slides (ECMA-376, part 1, §21). */
export const slideMarks: TextMarks = {
  words: set('a:t'),
  lines: set('a:p'),
  cells: set('a:tc'),
  rows: set('a:tr'),
  pages: set(),
  signs: { 'a:br': '\n' },
  skipped: set('mc:Fallback'),
};

/** OpenDocument (ISO/IEC 26300): texts, sheets and slides alike. */
export const openMarks: TextMarks = {
  words: set('text:p', 'text:h'),
  lines: set('text:p', 'text:h'),
  cells: set('table:table-cell'),
  rows: set('table:table-row'),
  pages: set('draw:page'),
  signs: { 'text:tab': '\t', 'text:line-break': '\n', 'text:s': ' ' },
  skipped: set('text:tracked-changes', 'text:note-citation', 'office:annotation', 'svg:title', 'svg:desc'),
};
