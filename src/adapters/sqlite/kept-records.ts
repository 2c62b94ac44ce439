import type { Link } from '../../memory/link.ts';
import type { RecordKind } from '../../memory/records.ts';
import { isKeptTable, type KeptTable, rowsOf, TextTable } from './text-table.ts';

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
  | { readonly kind: 'link'; readonly table: KeptTable }
  | { readonly kind: Exclude<RecordKind, 'link'>; readonly table: KeptTable; readonly between: readonly string[] };

export const isKeptRecords = (value: unknown): value is KeptRecords =>
  typeof value === 'object' && value !== null && 'table' in value && isKeptTable(value.table);

const TEXTS_OF_LINK = 5;
const TEXTS_OF_PARTED = 3;

/** Takes links one by one: nothing of them is held but what is kept. */
export class LinkTable {
  readonly #texts = new TextTable(TEXTS_OF_LINK);

  add(link: Link): void {
    this.#texts.add(link.id, link.from, link.to, link.by, JSON.stringify(link));
  }

  finish(): KeptTable {
    return this.#texts.finish();
  }
}

/** The same for parted records. */
export class PartedTable {
  readonly #texts = new TextTable(TEXTS_OF_PARTED);

  add({ id, before, after }: PartedRecord): void {
    this.#texts.add(id, before, after);
  }

  finish(): KeptTable {
    return this.#texts.finish();
  }
}

/** The rows, in the order of their ids. */
export function* keptRecords(kept: KeptRecords): Generator<RecordRow> {
  if (kept.kind === 'link') {
    for (const [id = '', from = '', to = '', by = '', document = ''] of rowsOf(kept.table))
      yield { kind: 'link', id, from: from as Link['from'], to: to as Link['to'], by, document };
    return;
  }
  let at = 0;
  for (const [id = '', before = '', after = ''] of rowsOf(kept.table))
    yield { kind: kept.kind, id, document: `${before}${kept.between[at++] ?? ''}${after}` };
}
