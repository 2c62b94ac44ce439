import type { MemoryItem, StoredItem } from '../../memory/item.ts';
import type { IndexEntry } from '../../ports/store.ts';
import { keepTexts, textsIn } from './kept-texts.ts';
import { type TimelineEntry, timelineEntry } from './timeline-table.ts';
import { encodeStream, encodeToken } from './token-code.ts';

/** The words of an item as the index keeps them. */
export type CodedWords = {
  readonly title: string;
  readonly names: string;
  readonly body: string;
  readonly terms: string;
};

/** An item of several that another thread has put down as their rows are to keep them, in memory that all threads share. */
export type KeptRow = { readonly bytes: SharedArrayBuffer; readonly at: number };

export const isKeptRow = (value: unknown): value is KeptRow =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof SharedArrayBuffer;

/** What the rows of one item keep. */
export type RowTexts = { readonly document: string; readonly timeline: TimelineEntry; readonly words: CodedWords };

const TEXTS = 8;

export const codedWords = (index: IndexEntry): CodedWords => ({
  title: encodeStream(index.title),
  names: encodeStream(index.names),
  body: encodeStream(index.body),
  terms: index.terms.map(encodeToken).join(' '),
});

/** @param whole the same item with the values of its fields */
export const rowTexts = (item: StoredItem, whole: MemoryItem, index: IndexEntry): RowTexts => ({
  document: JSON.stringify(item),
  timeline: timelineEntry(whole),
  words: codedWords(index),
});

/** Texts of items one after the other, to be read as `KeptRow`s. */
export const keepRows = (rows: readonly RowTexts[]): SharedArrayBuffer =>
  keepTexts(
    rows.flatMap(({ document, timeline: { key, code, document: shown }, words }) => [
      document,
      key,
      code,
      shown,
      words.title,
      words.names,
      words.body,
      words.terms,
    ]),
  );

/** The document of one item. */
export const keptDocument = (row: KeptRow): string => textsOf(row, 0, 1)[0] ?? '';

/** All that is kept of one item. */
export function keptRow(row: KeptRow): RowTexts {
  const [document = '', key = '', code = '', shown = '', title = '', names = '', body = '', terms = ''] = textsOf(
    row,
    0,
    TEXTS,
  );
  return { document, timeline: { key, code, document: shown }, words: { title, names, body, terms } };
}

const textsOf = ({ bytes, at }: KeptRow, from: number, to: number): string[] =>
  textsIn(bytes, at * TEXTS + from, at * TEXTS + to);
