import type { Link } from '../../memory/link.ts';
import type { RecordKind } from '../../memory/records.ts';
import { countOfTexts, keepTexts, textsIn } from './kept-texts.ts';

/** A record as its row keeps it. */
export type RecordRow =
  | { readonly kind: Exclude<RecordKind, 'link'>; readonly id: string; readonly document: string }
  | (Pick<Link, 'from' | 'to' | 'by'> & { readonly kind: 'link'; readonly id: string; readonly document: string });

/** A record whose document lacks a field that somebody else knows: what stands before it and after it. */
export type PartedRecord = { readonly id: string; readonly before: string; readonly after: string };

/**
 * Records of one kind that another thread has put down as their rows are to keep them, in memory that all threads share;
 * of parted ones with what stands between, in their order.
 */
export type KeptRecords =
  | { readonly kind: 'link'; readonly bytes: SharedArrayBuffer }
  | {
      readonly kind: Exclude<RecordKind, 'link'>;
      readonly bytes: SharedArrayBuffer;
      readonly between: readonly string[];
    };

export const isKeptRecords = (value: unknown): value is KeptRecords =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof SharedArrayBuffer;

const TEXTS_OF_LINK = 5;
const TEXTS_OF_PARTED = 3;

export const keepLinks = (links: readonly Link[]): SharedArrayBuffer =>
  keepTexts(links.flatMap((link) => [link.id, link.from, link.to, link.by, JSON.stringify(link)]));

export const keepParted = (records: readonly PartedRecord[]): SharedArrayBuffer =>
  keepTexts(records.flatMap(({ id, before, after }) => [id, before, after]));

/** The rows, in their order. */
export function* keptRecords(kept: KeptRecords): Generator<RecordRow> {
  const { bytes } = kept;
  const end = countOfTexts(bytes);
  if (kept.kind === 'link') {
    for (let at = 0; at < end; at += TEXTS_OF_LINK) {
      const [id = '', from = '', to = '', by = '', document = ''] = textsIn(bytes, at, at + TEXTS_OF_LINK);
      yield { kind: 'link', id, from: from as Link['from'], to: to as Link['to'], by, document };
    }
    return;
  }
  for (const [at, between] of kept.between.entries()) {
    const first = at * TEXTS_OF_PARTED;
    const [id = '', before = '', after = ''] = textsIn(bytes, first, first + TEXTS_OF_PARTED);
    yield { kind: kept.kind, id, document: `${before}${between}${after}` };
  }
}
