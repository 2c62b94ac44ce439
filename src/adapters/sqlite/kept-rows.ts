import type { MemoryItem, StoredItem } from '../../memory/item.ts';
import type { IndexEntry } from '../../ports/store.ts';
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
const BYTES_OF_OFFSET = 4;

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

/** Texts of items one after the other, behind where each of them begins and the last one ends; to be read as `KeptRow`s. */
export function keepRows(rows: readonly RowTexts[]): SharedArrayBuffer {
  const texts = rows.flatMap(({ document, timeline: { key, code, document: shown }, words }) => [
    document,
    key,
    code,
    shown,
    words.title,
    words.names,
    words.body,
    words.terms,
  ]);
  const head = (texts.length + 1) * BYTES_OF_OFFSET;
  const lengths = texts.map((text) => Buffer.byteLength(text, 'utf8'));
  const bytes = new SharedArrayBuffer(lengths.reduce((sum, length) => sum + length, head));
  const [offsets, whole] = [new Uint32Array(bytes, 0, texts.length + 1), Buffer.from(bytes)];
  let offset = head;
  for (const [at, text] of texts.entries()) {
    offsets[at] = offset;
    whole.write(text, offset, 'utf8');
    offset += lengths[at] ?? 0;
  }
  offsets[texts.length] = offset;
  return bytes;
}

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

function textsOf({ bytes, at }: KeptRow, from: number, to: number): string[] {
  const offsets = new Uint32Array(bytes, (at * TEXTS + from) * BYTES_OF_OFFSET, to - from + 1);
  const whole = Buffer.from(bytes);
  return Array.from({ length: to - from }, (_, i) => whole.toString('utf8', offsets[i], offsets[i + 1]));
}
