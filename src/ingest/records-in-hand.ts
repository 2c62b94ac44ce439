import type { SourceEvent } from '../memory/source-record.ts';
import type { Source } from '../ports/source.ts';

/** Records read ahead: enough to keep every thread busy with mails, few enough to hold their attachments. */
const RECORDS_IN_HAND = 256;
/** What brings bytes along is held as if it were so many records. */
const WEIGHT_OF_BYTES = 4;
/** Rows bring no bytes along. */
const ROWS_IN_HAND = 8192;
const rowImporters: ReadonlySet<string> = new Set(['atm', 'locomo', 'persona']);

/** How much of a source is read ahead of what is taken, in records without bytes. */
export const mostInHand = ({ importer }: Source): number =>
  rowImporters.has(importer) ? ROWS_IN_HAND : RECORDS_IN_HAND;

/** What an event counts for in `mostInHand`. */
export function weightInHand(event: SourceEvent): number {
  if (event.type === 'rows') return event.rows.texts.length;
  return event.type === 'record' && (event.record.content !== undefined || event.record.parts.length > 0)
    ? WEIGHT_OF_BYTES
    : 1;
}
